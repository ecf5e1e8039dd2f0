import { expect, test } from 'vitest'
import { looksOf } from './faces'

test('every merchant of the house has a face of his own', () => {
  const names = 'Pegolotti Datini Zaccaria Lomellini Embriaco Contarini Giustiniani'.split(' ')
  expect(new Set(names.map(looksOf)).size).toBe(names.length)
  expect(looksOf('Datini')).toBe(looksOf('Datini'))
})
