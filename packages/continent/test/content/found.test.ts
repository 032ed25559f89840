// Where items, quests and bonuses are found: the column of section H. And what an area gives away without any tool.

import { describe, expect, test } from 'vitest'
import type { Effects } from '../../src/cards/cards.ts'
import { cardsNumbered, type Face, faceOf } from '../../src/cards/decks.ts'
import { PENNANTS } from '../../src/components/materials.ts'
import { rowsOf, textOf } from './brief.ts'
import { isFog, isNumbered, PRINTED } from './printed.ts'
import { actionsOf, ownEffects, within } from './walk.ts'

/** The numbers that a card takes in the end, whatever happens on the way; `at`: the terrain where a Quest Item acts. */
function taken(face: Face, at?: number, seen: Set<number> = new Set()): ReadonlySet<number> {
  const effects: Effects = [
    ...ownEffects(face),
    ...actionsOf(face).flatMap((action) =>
      at === undefined || action.at === at ? [...within([...action.success, ...(action.failure ?? [])])] : [],
    ),
  ]
  for (const effect of effects) {
    if (effect.do !== 'take' && effect.do !== 'takeIfThere') continue
    const sum = effect.do === 'take' && effect.pennant !== undefined ? PENNANTS[effect.pennant].adds : 0
    for (const number of new Set([effect.number, effect.number + sum])) {
      if (seen.has(number) || number < 120) continue
      seen.add(number)
      const { green, gold } = cardsNumbered(number)
      for (const card of [...green, ...gold]) taken(faceOf(card), undefined, seen)
    }
  }
  return seen
}

const FOGS: { readonly [numeral: string]: string } = { I: 'strand', II: 'fen', III: 'terraces', IV: 'shelf' }

/** The card that a place in the column stands for: a number, or an exploration card by its row. */
function facesAt(place: string): readonly { readonly face: Face; readonly at?: number }[] {
  const fog = /^(?<numeral>I?[IV]+)-\d\d$/.exec(place)?.groups?.['numeral']
  if (fog !== undefined) {
    const title = rowsOf(`Area ${fog}`).find((cells) => cells['ID'] === place)?.['Title']
    return PRINTED.filter(
      (one) => isFog(one.face) && 'area' in one.face && one.face.area === FOGS[fog] && one.title === title,
    )
  }
  const number = Number(/\d{3}/.exec(place)?.[0])
  const own = PRINTED.filter(({ face }) => isNumbered(face) && face.number === number)
  // A Quest Item that acts there.
  const quests = PRINTED.filter(({ face }) => face.type === 'quest' && actionsOf(face).some(({ at }) => at === number))
  return [...own, ...quests.map(({ face }) => ({ face, at: number }))]
}

const FOUND = ['H1', 'H2', 'H3'].flatMap((section) =>
  rowsOf(section).map(
    (cells) => [`${cells['No.']} ${cells['Title']}`, Number(cells['No.']), textOf(cells['Found at'])] as const,
  ),
)

test.each(FOUND)('%s', (_, number, places) => {
  for (const place of places.split(/ \/ |, /)) {
    const found = facesAt(place).some(({ face, at }) => taken(face, at).has(number))
    expect(found, place).toBe(true)
  }
})

describe('where else', () => {
  test('every item, quest and bonus is found in one place, or in those that are listed', () => {
    const rows = new Map(FOUND.map(([, number, places]) => [number, places]))
    for (const [number, places] of rows) {
      const takers = PRINTED.filter(({ face }) =>
        [
          ...ownEffects(face),
          ...actionsOf(face).flatMap(({ success, failure = [] }) => [...within([...success, ...failure])]),
        ].some((effect) => (effect.do === 'take' || effect.do === 'takeIfThere') && effect.number === number),
      )
      const listed = places.split(/ \/ |, /).length
      // Two events may stand for the same place, with a pennant and without.
      expect(takers.length, `${number}: ${takers.map(({ id }) => id).join(', ')}`).toBeLessThanOrEqual(listed + 1)
      expect(takers.length, String(number)).toBeGreaterThan(0)
    }
  })
})
