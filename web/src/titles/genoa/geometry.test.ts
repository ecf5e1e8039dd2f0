import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inset, outline, path, plan, roofs, written } from './geometry'
import type { Components } from './types'

const file = '../src/fondaco/games/genoa/components.json'
const components = JSON.parse(readFileSync(file, 'utf8')) as Components
const boards = Object.entries(components.boards).map(
  ([name, { grid }]) => [name, plan(grid)] as const,
)

describe.each(boards)('layout %s', (_name, spaces) => {
  it('has 18 buildings, 20 street cells and a market', () => {
    const kinds = [...spaces.values()].map((space) => space.kind)
    expect(kinds.filter((kind) => kind === 'building')).toHaveLength(18)
    expect(kinds.filter((kind) => kind === 'street')).toHaveLength(20)
    expect(spaces.get('mkt')!.cells).toHaveLength(4)
  })

  it('knows the same neighbours from both sides', () => {
    for (const [id, space] of spaces) {
      for (const other of space.next) expect(spaces.get(other)!.next).toContain(id)
    }
    expect(spaces.get('mkt')!.next.sort()).toEqual(['gil', 'kat', 'pos', 'rat'])
  })

  it('keeps what stands on a space inside it', () => {
    for (const { id, cells, stand, owner, icons } of spaces.values()) {
      for (const { x, y } of [stand, owner, icons.at]) {
        const inside = cells.some(
          (cell) => cell.x === Math.floor(x / 100) && cell.y === Math.floor(y / 100),
        )
        expect(inside || id === 'mkt', id).toBe(true)
      }
    }
  })
})

describe('outlines', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ]

  it('follow the corners of an angled building', () => {
    expect(path(outline(corner))).toBe('M0 0L200 0L200 100L100 100L100 200L0 200Z')
  })

  it('are moved inwards at convex and at hollow corners', () => {
    expect(path(inset(outline(corner), 10))).toBe('M10 10L190 10L190 90L90 90L90 190L10 190Z')
  })

  it('give two slopes for each wall', () => {
    const slopes = roofs(outline([{ x: 0, y: 0 }]), 3, 9, 15)
    expect(slopes).toHaveLength(8)
    expect(slopes.filter(({ faces }) => faces === 'north')).toHaveLength(2)
  })
})

describe('names', () => {
  it('stand in one line where there is room, in two even ones where there is not', () => {
    expect(written('Dépôt de métaux', 200)).toEqual(['Dépôt de métaux'])
    expect(written('Halle des guildes', 90)).toEqual(['Halle des', 'guildes'])
    expect(written('Poststation', 60)).toEqual(['Poststation'])
  })
})
