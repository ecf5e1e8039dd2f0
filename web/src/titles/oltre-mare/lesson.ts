import { doing, type Moment } from '../../pages/lessons'

export const moments: Moment[] = [
  { text: 'learn-om-colour', when: doing('choose_colour') },
  { text: 'learn-om-propose', when: doing('propose') },
  { text: 'learn-om-refuse', when: doing('refuse') },
  { text: 'learn-om-end-trade', when: doing('end_trade') },
  { text: 'learn-om-play', when: doing('play') },
  { text: 'learn-om-sail', when: doing('sail') },
  { text: 'learn-om-load', when: doing('load') },
  { text: 'learn-om-accept', when: doing('accept') },
  { text: 'learn-om-counter', when: doing('counter') },
  { text: 'learn-om-buy', when: doing('buy') },
]
