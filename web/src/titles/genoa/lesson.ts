import { doing, type Moment } from '../../pages/lessons'

export const moments: Moment[] = [
  { text: 'learn-gn-offer', when: doing('offer') },
  { text: 'learn-gn-keep', when: doing('keep') },
  { text: 'learn-gn-perform', when: doing('perform') },
  { text: 'learn-gn-pass', when: doing('pass') },
  { text: 'learn-gn-roll', when: doing('roll') },
  { text: 'learn-gn-floor', when: doing('open_floor') },
  { text: 'learn-gn-accept', when: doing('accept') },
  { text: 'learn-gn-move', when: doing('move') },
  { text: 'learn-gn-take', when: doing('take') },
  { text: 'learn-gn-markers', when: doing('place_markers') },
]
