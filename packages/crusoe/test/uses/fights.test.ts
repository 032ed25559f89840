// Fights, and what is printed on every Beast of the box. Beasts beyond it need no row.
import type { BeastId } from '@landfall/crusoe'
import { places, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { Outside } from '../../src/state.ts'
import { building, entriesOf, type Game, hungry, hunt, owned } from './moments.ts'

/** Out for the night, without a meal. */
const away: Outside = {
  space: 'A1',
  pack: { food: 0, nonperishable: 0, wood: 0, fur: 0 },
  discoveries: [],
  treasures: [],
  emptied: [],
}

/** Strength, weapon loss, food, fur, wounds without and with Medicine, Discovery tokens. */
const BEASTS = {
  'beast/alligator': [6, 2, 3, 0, 0, 0, 0],
  'beast/bear': [6, 1, 5, 2, 0, 0, 0],
  'beast/birds': [1, 0, 2, 0, 0, 0, 0],
  'beast/boa': [2, 2, 2, 0, 0, 0, 1],
  'beast/chamois': [5, 1, 3, 2, 0, 0, 0],
  'beast/cheetah': [4, 1, 2, 1, 0, 0, 0],
  'beast/fox': [2, 0, 2, 1, 0, 0, 0],
  'beast/goats': [4, 1, 3, 1, 0, 0, 0],
  'beast/gorilla': [6, 3, 5, 2, 0, 0, 1],
  'beast/iguana': [4, 1, 3, 1, 1, 1, 0],
  'beast/jaguar': [5, 0, 4, 1, 2, 0, 0],
  'beast/puma': [5, 0, 2, 1, 2, 0, 0],
  'beast/tapir': [3, 1, 2, 1, 0, 0, 0],
  'beast/tiger': [6, 2, 5, 2, 0, 0, 0],
  'beast/wild-dog': [3, 0, 2, 1, 2, 0, 0],
  'beast/wild-pig': [3, 1, 3, 1, 0, 0, 0],
} satisfies { readonly [B in BeastId]?: readonly [number, number, number, number, number, number, number] }

describe('fights', () => {
  const pistol = owned('equipment/pistol')

  /** An enemy of strength 4, from wherever it comes. */
  const enemies: readonly ((scene: Scene) => Game)[] = [
    (scene) => table({ phase: 'action', huntingDeck: ['beast/cheetah'], ...scene }).play(...hunt('carpenter')),
    (scene) => building({ buildDeck: ['build/predator-in-the-camp'], ...scene }, 'shelter'),
    (scene) => table({ round: 2, eventOrder: ['creature/big-ape'], ...scene }).play('event'),
    (scene) =>
      table({
        phase: 'action',
        adventureTokens: ['explore'],
        islandStack: [9],
        exploreDeck: ['explore/old-hut'],
        mysteryDeck: ['creature/furious-tiger'],
        ...scene,
      })
        .play('explore', stack('explore', 'carpenter', { target: { kind: 'space', space: 'A1' }, certain: true }))
        .choose('1'),
  ]

  rule('RC-FIGHT-01', 'wherever an enemy comes from, the fight is the same', () => {
    for (const meet of enemies) {
      meet({ levels: { weapons: 2 } })
        .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } } })
        .settled()
      meet({ levels: { weapons: 2 }, ...pistol })
        .asks('fight')
        .choose('equipment/pistol')
        .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
        .settled()
    }
    table({ ...hungry('beast'), ...pistol, levels: { weapons: 0 } })
      .play('weather')
      .asks('fight')
      .choose('equipment/pistol')
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-FIGHT-07 RC-EX-47', 'what cannot be lowered of the Palisade wounds the fighter', () => {
    const cave = (palisade: number) =>
      table({ round: 2, eventOrder: ['explore/secret-cave'], levels: { weapons: 2, palisade } }).play('event')
    cave(0)
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } }, levels: { palisade: 0, weapons: 2 } })
      .settled()
    cave(2)
      .has({ people: { carpenter: { wounds: 1 } }, levels: { palisade: 1 }, available: { food: 2, fur: 1 } })
      .settled()
  })

  rule('RC-FIGHT-09', 'where only a strength is given, only that is compared', () => {
    building({ buildDeck: ['build/predator-in-the-camp'], levels: { weapons: 3, palisade: 1 } }, 'shelter')
      .has({
        levels: { weapons: 3, palisade: 1 },
        people: { carpenter: { wounds: 1 } },
        future: { food: 0, fur: 0 },
        eventOrder: ['build/predator-in-the-camp'],
      })
      .settled()
  })

  rule('RC-FIGHT-11', 'who resolves the Action fights, or the First Player, or everybody in camp', () => {
    table({ phase: 'action', firstPlayer: 'carpenter', huntingDeck: ['beast/birds'] })
      .play(...hunt('cook'))
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 1 } } })
      .settled()
    table({ round: 2, firstPlayer: 'cook', eventOrder: ['creature/big-ape'] })
      .play('event')
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 4 } } })
      .settled()
    table({ ...hungry('beast'), characters: ['carpenter', 'cook', 'soldier'], outside: { cook: away } })
      .play('weather')
      .has({ people: { carpenter: { wounds: 3 }, cook: { wounds: 0 }, soldier: { wounds: 3 } } })
      .settled()
  })

  rule('RC-EX-59', 'a shot at a Bear counts for the comparison, and the track is lowered without it', () => {
    table({ phase: 'action', huntingDeck: ['beast/bear'], levels: { weapons: 4 }, ...pistol })
      .play(...hunt('carpenter'))
      .choose('equipment/pistol')
      .has({ people: { carpenter: { wounds: 0 } }, levels: { weapons: 3 } })
      .settled()
  })

  rule('RC-HUNT-06', 'no dice are rolled for a Hunt', () => {
    const t = table({ phase: 'action', huntingDeck: ['beast/birds'], adventureTokens: ['build', 'gather', 'explore'] })
    t.play(...hunt('carpenter')).has({ future: { food: 2 }, adventureTokens: ['build', 'gather', 'explore'] })
    expect(t.happened('diceRolled')).toEqual([])
    t.settled()
  })

  rule('RC-HUNT-07 RC-DECK-07', 'the Hunting deck is made of Beasts that were found, and is used up', () => {
    const t = table({ phase: 'action', beastDeck: ['beast/bear', 'beast/fox'], islandStack: [10, 9] })
    expect(places(t.play('planning'))).not.toContain('hunt')
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
    t.has({ huntingDeck: ['beast/fox'], beastDeck: ['beast/bear'] })
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'C1' }, certain: true }))
    t.has({ huntingDeck: ['beast/fox'], beastDeck: ['beast/bear'] })
    expect(places(t.play('planning'))).toContain('hunt')
    t.play(...hunt('cook')).has({ huntingDeck: [], removed: ['beast/fox'] })
    expect(places(t.play('planning'))).not.toContain('hunt')
    t.settled('plan')
  })
})

test('RC-BOARD-08 RC-DECK-06 RC-HUNT-08 sixteen Beasts, by their strength', () => {
  const strengths = entriesOf(BEASTS).map(([, [strength]]) => strength)
  expect(strengths).toHaveLength(16)
  expect([1, 2, 3, 4, 5, 6].map((strength) => strengths.filter((one) => one === strength).length)).toEqual([
    1, 2, 3, 3, 3, 4,
  ])
})

test.each(entriesOf(BEASTS))('RC-DECK-06 RC-HUNT-08 %s is as is printed on it', (beast, figures) => {
  const [strength, loss, food, fur, bite, scratch, discoveries] = figures
  const fought = (weapons: number, items: Scene['items'] & object) =>
    table({ phase: 'action', huntingDeck: [beast], levels: { weapons }, items, discoveryStack: ['discovery/goat'] })
      .play(...hunt('carpenter'))
      .has({ future: { food, fur }, futureDiscoveries: discoveries === 1 ? ['discovery/goat'] : [] })
  fought(0, [])
    .has({ people: { carpenter: { wounds: strength + loss + bite } } })
    .settled()
  fought(9, ['invention/medicine'])
    .has({ people: { carpenter: { wounds: scratch } }, levels: { weapons: 9 - loss } })
    .settled()
})
