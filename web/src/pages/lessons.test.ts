import { expect, it } from 'vitest'
import { doing, told, type Step } from './lessons'

const step = (name: string, more = {}) =>
  ({ choice: { action: { do: name, ...more } }, view: {}, heard: [] }) as unknown as Step

it('explains a thing once, when it first shows', () => {
  const moments = [
    { text: 'a', when: doing('load') },
    { text: 'b', when: doing('sail') },
    { text: 'c', when: doing('sail', (action) => action.space === 0) },
  ]
  const steps = [step('load'), step('sail', { space: 4 }), step('load'), step('sail', { space: 0 })]
  expect(told(steps, moments)).toEqual([['a'], ['b'], [], ['c']])
})
