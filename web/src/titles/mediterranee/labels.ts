/** Words for blanks and things of forms, where the generic form filler shows them. */
import type { TitleModule } from '../board'
import type { View } from './types'
import { galleyName } from './words'

const GOODS = ['gems', 'gold', 'spices', 'wine', 'cloth', 'iron', 'wood']
const POWERS = ['venice', 'genoa', 'spain', 'turkey']
const SEATS = ['partner', 'buyer', 'mover']
const ANSWERS = ['ask', 'consent', 'refuse']

export const label: TitleModule['label'] = ({ path, value }, given, t, names) => {
  const view = given as View
  if (value === null) return null
  const name = path.at(-1) ?? ''
  if (SEATS.includes(name)) return names[Number(value)] ?? null
  const text = String(value)
  if (GOODS.includes(text)) return t('good', { good: text })
  if (POWERS.includes(text)) return t('power', { power: text })
  if (ANSWERS.includes(text)) return t('web-passage-answer', { answer: text })
  if (text === 'sailors') return t('board-sailors')
  if (text === 'garrison') return t('web-garrison-name')
  if (text === 'enrolled') return t('web-enrolled-name')
  if (text in view.galleys) return galleyName(text, t)
  if (text in view.ports) return text[0].toUpperCase() + text.slice(1)
  return null
}
