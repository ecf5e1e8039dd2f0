import { doing, type Moment } from '../../pages/lessons'

export const moments: Moment[] = [
  { text: 'learn-gn-offer', when: doing('offer') },
  { text: 'learn-gn-keep', when: doing('keep') },
  { text: 'learn-gn-asked', when: doing('offer', (action) => action.target === 'pos') },
  { text: 'learn-gn-perform', when: doing('perform') },
  { text: 'learn-gn-pass', when: doing('pass') },
  { text: 'learn-gn-roll', when: doing('roll') },
  { text: 'learn-gn-floor', when: doing('open_floor') },
  { text: 'learn-gn-accept', when: doing('accept') },
  { text: 'learn-gn-ask-on', when: doing('open_floor', (action) => action.ask.target === 'kut') },
  { text: 'learn-gn-move', when: doing('move') },
  { text: 'learn-gn-cathedral', when: doing('move', (action) => action.space === 'kat') },
  { text: 'learn-gn-take', when: doing('take') },
  { text: 'learn-gn-own', when: (step) => doing('perform')(step) && step.view.active === 0 },
  { text: 'learn-gn-market', when: doing('move', (action) => action.space === 'mkt') },
  { text: 'learn-gn-sell-on', when: doing('accept', (action) => action.target === 'gil') },
  { text: 'learn-gn-markers', when: doing('place_markers') },
]
