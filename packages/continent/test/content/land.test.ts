// The land: arrows agree with the grid and with the maps that were drawn, and all of it can be walked to. Section L2 of content.md.

import { describe, expect, test } from 'vitest'
import { CLUE_IDS, cardsNumbered, clueOn, faceOf } from '../../src/cards/decks.ts'
import { FOG_ACTIONS } from '../../src/cards/fog.ts'
import { CAMP_ICONS } from '../../src/components/actions.ts'
import { AREAS, type Area, DIRECTIONS, type Direction, neighbour, spotAt } from '../../src/components/map.ts'
import { CLUES } from '../../src/config.ts'
import { blocksOf } from './brief.ts'
import { actionSaid, threeDigits } from './notation.ts'
import { PRINTED } from './printed.ts'
import { actionsOf, reachedIn } from './walk.ts'

const LAND = PRINTED.flatMap(({ id, face }) =>
  face.type === 'terrain' || face.type === 'barrier' ? [{ id, face }] : [],
)
/** What a map shows: no gold cards, and none that replaces another one. */
const FIRST = LAND.filter(({ face }) => face.back === 'green' && face.origin === undefined)

/** Journeys leave the whole Board behind: the areas on both sides of one have their places each for themselves. */
const BOARDS: { readonly [A in Area]: string } = { strand: 'first', fen: 'second', terraces: 'second', shelf: 'third' }
const placeOf = ({ area, at }: (typeof LAND)[number]['face']): string => `${BOARDS[area]} ${at.join()}`

const OPPOSITE: { readonly [D in Direction]: Direction } = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
}

const landNumbered = (number: number) => LAND.filter(({ face }) => face.number === number)

describe('arrows', () => {
  test('a card lies where the arrows of others point, and points back', () => {
    const wrong: string[] = []
    for (const { id, face } of LAND) {
      const spot = spotAt(face.at[0], face.at[1])
      for (const direction of DIRECTIONS) {
        const number = face.arrows[direction]
        if (number === undefined) continue
        for (const { id: other, face: there } of landNumbered(number)) {
          if (spotAt(there.at[0], there.at[1]) !== neighbour(spot, direction))
            wrong.push(`${other} does not lie ${direction} of ${id}`)
          const back = there.arrows[OPPOSITE[direction]]
          const origin = face.type === 'terrain' ? face.origin : undefined
          if (back !== face.number && back !== origin) wrong.push(`${other} does not point back at ${id}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('wherever two neighbours could meet they do; only 027 has no arrow to the barrier north of it', () => {
    const lonely: string[] = []
    for (const { face } of FIRST) {
      for (const direction of DIRECTIONS) {
        const spot = neighbour(spotAt(face.at[0], face.at[1]), direction)
        const beside = FIRST.find((other) => placeOf(other.face) === `${BOARDS[face.area]} ${spot}`)
        if (beside !== undefined && face.arrows[direction] === undefined)
          lonely.push(`${threeDigits(face.number)} ${direction} ${beside.face.number}`)
      }
    }
    expect(lonely).toEqual(['027 north 52', '052 south 27'])
  })

  test('no two cards lie in one place, but for those that replace each other', () => {
    const places = FIRST.map(({ face }) => placeOf(face))
    expect(new Set(places).size).toBe(places.length)
    for (const { id, face } of LAND) {
      if (face.back === 'green' && face.origin === undefined) continue
      const [before] = face.origin === undefined ? cardsNumbered(face.number).green : cardsNumbered(face.origin).green
      const there = before === undefined ? undefined : faceOf(before)
      expect(there, id).toMatchObject({ at: face.at, arrows: face.arrows, area: face.area })
    }
  })
})

const MAPS: { readonly [A in Area]: { readonly section: string; readonly corner: readonly [x: number, y: number] } } = {
  strand: { section: 'F', corner: [0, 0] },
  fen: { section: 'G', corner: [0, -2] },
  terraces: { section: 'J1', corner: [5, 0] },
  shelf: { section: 'J2', corner: [0, 0] },
}

test.each(AREAS)('the map of %s is the one that was drawn', (area) => {
  const { section, corner } = MAPS[area]
  const [drawn = ''] = blocksOf(section)
  const cells = drawn
    .trimEnd()
    .split('\n')
    .flatMap((line, y) =>
      [...line.matchAll(/<(?<barrier>\d{3})>|(?<terrain>\d{3})|\.{3}/g)].flatMap(({ groups = {} }, x) => {
        const number = groups['barrier'] ?? groups['terrain']
        const at = `${x + corner[0]},${y + corner[1]}`
        return number === undefined
          ? []
          : [`${at} ${groups['barrier'] === undefined ? 'terrain' : 'barrier'} ${number}`]
      }),
    )
  const own = FIRST.filter(({ face }) => face.area === area)
  // The stair between the areas is drawn on both maps.
  const both = area === 'terraces' ? FIRST.filter(({ face }) => face.number === 270) : []
  const printed = [...own, ...both].map(({ face }) => `${face.at.join()} ${face.type} ${threeDigits(face.number)}`)
  expect(cells.toSorted()).toEqual(printed.toSorted())
})

describe('the way', () => {
  test.each(CLUES)('from the start of %s every terrain can be reached', (clue) => {
    const reached = reachedIn({ clues: [clue] })
    expect(LAND.filter(({ id }) => !reached.has(id))).toEqual([])
  })

  test('each clue starts on land of its own area, where nothing must be done', () => {
    const starts = CLUES.map((clue) => {
      const [card] = cardsNumbered(clueOn(clue).start).green
      const face = card === undefined ? undefined : faceOf(card)
      if (face?.type !== 'terrain') throw new Error(`${CLUE_IDS[clue]} starts nowhere`)
      expect(face.actions.some(({ mandatory }) => mandatory)).toBe(false)
      return face.area
    })
    expect(starts).toEqual(['strand', 'terraces', 'fen'])
  })

  test('everywhere but at the ends of the world one can walk on, or do something besides', () => {
    for (const { id, face } of LAND) {
      if (face.type === 'barrier') continue
      const walks = face.actions.some(({ success }) => success.some((effect) => effect.do === 'move'))
      const isEnd = [79, 262, 460].includes(face.number)
      expect(walks, id).toBe(!isEnd)
    }
  })
})

describe('what can be done on land', () => {
  test('T7-ICON-19 no exposed terrain offers Make fire, Craft or Rest', () => {
    const exposed = LAND.filter(({ face }) => face.type === 'terrain' && face.exposed === true)
    expect(exposed.length).toBeGreaterThan(15)
    for (const { id, face } of exposed) {
      expect(
        face.actions.filter(({ icon }) => CAMP_ICONS.has(icon)),
        id,
      ).toEqual([])
    }
  })

  test('the fog of each area has the action that was planned', () => {
    expect(AREAS.map((area) => actionSaid(FOG_ACTIONS[area]).join())).toEqual([
      'pathfind 1+/0 → reveal',
      'pathfind 1+/1 → reveal ✗ lose 1, reveal',
      'pathfind 1+/1 → reveal ✗ lose 1, reveal',
      'pathfind 2+/1 → reveal ✗ lose 2, reveal',
    ])
  })

  test('mandatory actions stand first on their terrain, are locked, and never move anybody', () => {
    const mandatory = LAND.flatMap(({ id, face }) =>
      actionsOf(face).flatMap((action, nth) => (action.mandatory === true ? [{ id, action, nth }] : [])),
    )
    expect(mandatory.map(({ id }) => id)).toHaveLength(10)
    for (const { action, nth } of mandatory) {
      expect(nth).toBe(0)
      expect(action).toMatchObject({ locked: true, success: [] })
    }
  })
})
