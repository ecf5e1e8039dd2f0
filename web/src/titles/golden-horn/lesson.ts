import { doing, type Moment } from '../../pages/lessons'

export const moments: Moment[] = [
  { text: 'learn-gh-fleet', when: doing('choose_fleet') },
  { text: 'learn-gh-place', when: doing('place_boats') },
  { text: 'learn-gh-load', when: doing('choose_boat', (action) => action.load !== null) },
  { text: 'learn-gh-sail', when: doing('choose_stop') },
  { text: 'learn-gh-raid', when: doing('raid') },
  {
    text: 'learn-gh-colours',
    when: (step) => step.heard.some(({ event }) => event.it === 'raided' && event.seat === 0),
  },
  { text: 'learn-gh-wind', when: doing('choose_stop', (action) => action.space === 5) },
  { text: 'learn-gh-missing', when: doing('choose_boat', (action) => action.load === 'blue') },
  { text: 'learn-gh-three', when: doing('choose_stop', (action) => action.space === 7) },
  {
    text: 'learn-gh-raided',
    when: (step) => step.heard.some(({ event }) => event.it === 'raided' && event.victim === 0),
  },
  { text: 'learn-gh-on', when: doing('choose_boat', (action) => action.load === null) },
  { text: 'learn-gh-stops', when: doing('choose_stop', (action) => action.space === 11) },
  {
    text: 'learn-gh-one',
    when: doing('choose_boat', (action) => action.boat === 'A2' && action.load === null),
  },
  { text: 'learn-gh-leap', when: doing('choose_stop', (action) => action.space === 10) },
  { text: 'learn-gh-arrive', when: doing('choose_stop', (action) => action.space === 13) },
]
