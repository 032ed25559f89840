// The end of the turn: upkeep, and the next Starting Player. NA-UPKEEP.

import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { expect } from 'vitest'
import type { CampId } from '../src/cards/card-ids.ts'
import type { Seat } from '../src/components/seats.ts'
import type { Naufragos } from '../src/types.ts'

/** Castaways who cure nothing, so that only what a test names does. */
const PLAIN = {
  red: { character: 'character/maud-castellan' },
  yellow: { character: 'character/ines-ferrolle' },
  green: { character: 'character/felicity-marrow' },
} as const

const upkeep = ({ castaways = {}, ...scene }: Scene): TestTable<Naufragos> => {
  const { red, yellow, green } = castaways
  return table({
    phase: 'end',
    ...scene,
    castaways: {
      red: { ...PLAIN.red, ...red },
      yellow: { ...PLAIN.yellow, ...yellow },
      green: { ...PLAIN.green, ...green },
    },
  }).play('upkeep')
}

/** A Camp board with these cards on it. */
const camp = (...cards: readonly CampId[]): CampId[][] =>
  Array.from({ length: 8 }, (_, space) => cards.slice(space, space + 1))

rule('NA-UPKEEP-01', 'what cures does so before food spoils', () => {
  upkeep({ reserve: { food: 5, tokens: 1 }, built: ['building/smokehouse'] })
    .changed({ reserve: { food: 0, tokens: 3 } })
    .settled()
  upkeep({ reserve: { food: 1, tokens: 1 }, built: ['building/smokehouse'] })
    .changed({ reserve: { food: 0, tokens: 2 } })
    .settled()
  upkeep({ reserve: { food: 5, tokens: 1 }, castaways: { green: { items: ['wreckage/sack-of-salt'] } } })
    .changed({ reserve: { food: 0, tokens: 2 } })
    .settled()
  const cook = { red: { character: 'character/tomasa-quill' } } as const
  upkeep({ reserve: { food: 5, tokens: 0 }, castaways: cook })
    .changed({ reserve: { food: 0, tokens: 1 } })
    .settled()
  upkeep({ reserve: { food: 5, tokens: 0 }, castaways: cook, fire: { lit: true, wood: 1 } })
    .changed({ reserve: { food: 0, tokens: 2 } })
    .settled()
})

rule('NA-UPKEEP-01', 'first the cures, then the losses of tokens', () => {
  // Without a token in the Reserve the rats would find nothing if they came first.
  const t = upkeep({
    reserve: { food: 3, tokens: 0 },
    built: ['building/smokehouse'],
    camp: camp('damage/spoiled-stores'),
  })
  t.changed({ reserve: { food: 0, tokens: 1 } }).settled()
  upkeep({ reserve: { food: 0, tokens: 4 }, camp: camp('damage/spoiled-stores', 'damage/fined-by-the-neighbours') })
    .changed({ reserve: { tokens: 2 } })
    .settled()
  upkeep({ reserve: { food: 0, tokens: 0 }, camp: camp('damage/spoiled-stores') })
    .changed({ reserve: { tokens: 0 } })
    .settled()
})

rule('NA-UPKEEP-01 NA-EVT-14', 'with nobody at home, lasting effects of the board do nothing', () => {
  const lost: NonNullable<Scene['castaways']> = {
    red: { lost: 5 },
    yellow: { lost: 6 },
    green: { lost: 7, items: ['wreckage/sack-of-salt'] },
  }
  const t = upkeep({
    reserve: { food: 3, tokens: 2 },
    built: ['building/smokehouse'],
    camp: camp('damage/spoiled-stores'),
    castaways: lost,
  })
  t.has({ reserve: { food: 0, tokens: 2 } }).settled()
})

rule('NA-UPKEEP-02', 'white cubes spoil; tokens and wood remain', () => {
  const t = upkeep({ reserve: { food: 4, tokens: 3, wood: 5 }, fire: { lit: true, wood: 2 } })
  t.changed({ reserve: { food: 0, tokens: 3, wood: 5 }, fire: { lit: true, wood: 2 } })
  expect(t.happened('spoiled')).toMatchObject([{ by: 4 }])
  t.settled()
})

rule('NA-UPKEEP-03 NA-LOST-03', 'each lost marker moves one square back, never below 2', () => {
  const t = upkeep({ castaways: { red: { lost: 15 }, yellow: { lost: 3 }, green: { lost: 2 } } })
  t.changed({ castaways: { red: { lost: 14 }, yellow: { lost: 2 }, green: { lost: 2 } } }).settled()
})

rule('NA-UPKEEP-04', 'surcharges, bans and bonuses of this turn end', () => {
  const t = upkeep({
    surcharges: { explore: 1 },
    noFishing: true,
    fishBonus: 1,
    strengthBonus: { red: 4 },
    startShift: -1,
    usedItems: ['wreckage/spyglass'],
    refusedTrades: ['red/yellow'],
    ate: ['red'],
    taken: { red: ['wood', 'rest'] },
    pawnsUsed: { red: 2 },
  })
  t.has({
    noFishing: false,
    fishBonus: 0,
    startShift: 0,
    usedItems: [],
    refusedTrades: [],
    ate: [],
    pawns: [],
  }).settled()
  const { surcharges, strengthBonus, taken, pawnsUsed } = t.state
  expect({ surcharges, strengthBonus, taken, pawnsUsed }).toEqual({
    surcharges: {},
    strengthBonus: {},
    taken: {},
    pawnsUsed: {},
  })
})

rule('NA-UPKEEP-04', 'what cost more yesterday costs the usual today', () => {
  const scene: Scene = { surcharges: { explore: 1 }, castaways: { red: { energy: 1 } } }
  const dear = table(scene).play('place', { seat: 'red', pawn: 'first' })
  expect(dear.offers('place')).not.toContain('explore')
  dear.settled('place')
  const usual = upkeep(scene).play('place', { seat: 'red', pawn: 'first' })
  expect(usual.offers('place')).toContain('explore')
  usual.settled('place')
})

rule('NA-UPKEEP-05', 'fish tiles return to the pool', () => {
  const t = upkeep({ fishDrawn: ['3/1', 'shark', '0/2'] })
  t.changed({ fishDrawn: [] }).settled()
})

const start = (scene: Scene): Seat => {
  const t = table({ phase: 'end', ...scene }).play('nextStart')
  t.settled()
  return t.state.startPlayer
}

rule('NA-UPKEEP-06', 'the marker passes clockwise to the next castaway who is not lost', () => {
  expect(start({})).toBe('yellow')
  expect(start({ startPlayer: 'green' })).toBe('red')
  expect(start({ castaways: { yellow: { lost: 6 } } })).toBe('green')
  expect(start({ castaways: { yellow: { dead: true } } })).toBe('green')
  expect(start({ castaways: { red: { lost: 5 } } })).toBe('yellow')
  expect(start({ castaways: { yellow: { lost: 6 }, green: { lost: 6 } } })).toBe('red')
})

rule('NA-UPKEEP-07', 'with all of them lost it passes to the next who lives, and the fire goes out', () => {
  const lost = { red: { lost: 5 }, yellow: { lost: 6 }, green: { lost: 7 } }
  const t = table({ phase: 'end', castaways: lost, fire: { lit: true, wood: 3 } }).play('nextStart')
  t.changed({ startPlayer: 'yellow', fire: { lit: false, wood: 0 } }).settled()
  expect(start({ castaways: { ...lost, yellow: { dead: true } } })).toBe('green')
  const one = table({
    phase: 'end',
    castaways: { red: { lost: 5 }, yellow: { lost: 6 } },
    fire: { lit: true, wood: 3 },
  })
  one
    .play('nextStart')
    .changed({ startPlayer: 'green', fire: { lit: true, wood: 3 } })
    .settled()
})

rule('NA-EX-39 NA-UPKEEP-02 NA-UPKEEP-03 NA-UPKEEP-06', 'only A is at home', () => {
  const t = upkeep({ reserve: { food: 2, tokens: 3 }, castaways: { yellow: { lost: 5 }, green: { lost: 8 } } })
  t.play('nextStart')
  t.changed({
    reserve: { food: 0, tokens: 3 },
    castaways: { yellow: { lost: 4 }, green: { lost: 7 } },
    startPlayer: 'red',
  })
  t.settled()
})
