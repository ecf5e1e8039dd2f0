import { doing, type Moment } from '../../pages/lessons'

export const moments: Moment[] = [
  { text: 'learn-me-deploy', when: doing('deploy') },
  { text: 'learn-me-bid', when: doing('bid') },
  { text: 'learn-me-position', when: doing('take_position') },
  { text: 'learn-me-buy', when: doing('buy') },
  { text: 'learn-me-second', when: (step) => doing('buy')(step) && step.view.galleys.g2.goods },
  { text: 'learn-me-done', when: (step) => doing('done')(step) && step.view.phase === 'purchases' },
  { text: 'learn-me-step', when: doing('step') },
  { text: 'learn-me-way', when: doing('step', (action) => action.area === 11) },
  { text: 'learn-me-stop', when: doing('stop') },
  { text: 'learn-me-combat', when: (step) => step.view.phase === 'combat' },
  { text: 'learn-me-land', when: doing('land') },
  { text: 'learn-me-sell', when: doing('sell') },
  { text: 'learn-me-again', when: (step) => doing('bid')(step) && step.view.round === 2 },
  { text: 'learn-me-last', when: doing('take_position', (action) => action.position === 3) },
  { text: 'learn-me-price', when: doing('name_price') },
  { text: 'learn-me-firm', when: doing('refuse') },
  { text: 'learn-me-galley', when: doing('build_galley') },
]
