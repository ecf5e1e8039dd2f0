import { doing, type Moment } from '../../pages/lessons'

export const moments: Moment[] = [
  { text: 'learn-om-colour', when: doing('choose_colour') },
  { text: 'learn-om-reading', when: doing('propose') },
  { text: 'learn-om-propose', when: doing('propose') },
  { text: 'learn-om-refuse', when: doing('refuse') },
  { text: 'learn-om-end-trade', when: doing('end_trade') },
  { text: 'learn-om-play', when: doing('play') },
  { text: 'learn-om-second', when: (step) => doing('play')(step) && step.view.picked.length > 0 },
  { text: 'learn-om-sail', when: doing('sail') },
  { text: 'learn-om-load', when: doing('load') },
  { text: 'learn-om-accept', when: doing('accept') },
  { text: 'learn-om-counter', when: doing('counter') },
  { text: 'learn-om-half-way', when: doing('accept', (action) => action.proposal === 18) },
  { text: 'learn-om-buy', when: doing('buy') },
]
