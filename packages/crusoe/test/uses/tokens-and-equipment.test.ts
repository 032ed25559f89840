// Every Discovery token and every Starting Equipment card of the box, against the figures printed on it. Those beyond it need
// no row.
import { DISCOVERIES, type EquipmentId, SPECIAL_DISCOVERIES } from '@landfall/crusoe'
import { mayJoin, plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { expect, test } from 'vitest'
import { entriesOf, type Game, hunt, owned } from './moments.ts'

interface Summary {
  readonly food: number
  readonly nonperishable: number
  readonly wood: number
  readonly fur: number
  readonly morale: number
  readonly weapons: number
  readonly palisade: number
  readonly wounds: readonly number[]
  readonly tokens: readonly number[]
  readonly items: readonly string[]
}

function summary({ state }: Game): Summary {
  const { available, morale, levels, people, items } = state
  return {
    ...available,
    morale,
    weapons: levels.weapons,
    palisade: levels.palisade,
    wounds: [people.carpenter?.wounds ?? 0, people.cook?.wounds ?? 0],
    tokens: [people.carpenter?.determination ?? 0, people.cook?.determination ?? 0],
    items,
  }
}

const RICH = {
  shelterBuilt: true,
  items: ['invention/pot'],
  levels: { weapons: 1, palisade: 1, roof: 0 },
  available: { nonperishable: 2, wood: 1 },
  people: { carpenter: { wounds: 3, determination: 1 }, cook: { wounds: 3 } },
  mysteryDeck: ['treasure/boxes', 'treasure/gold', 'trap/snare'],
} satisfies Scene

const BEFORE: Summary = {
  food: 0,
  nonperishable: 2,
  wood: 1,
  fur: 0,
  morale: 0,
  weapons: 1,
  palisade: 1,
  wounds: [3, 3],
  tokens: [1, 0],
  items: ['invention/pot'],
}

type Standard = keyof typeof DISCOVERIES

const bring = (token: Standard): Scene => ({ ...RICH, availableDiscoveries: [token] })

const usedEarly = (token: Standard) => table(bring(token)).play('preparation').choose(token)

const becoming = (token: Standard) => table({ ...RICH, phase: 'action', futureDiscoveries: [token] }).play('actionsEnd')

interface Token {
  readonly count: 1 | 2
  readonly use: (token: Standard) => Game
  readonly change: Partial<Summary>
  readonly kept?: readonly string[]
}

const TOKENS = {
  'discovery/candles': {
    count: 2,
    use: (token) =>
      table({ ...bring(token), phase: 'action' }).play(
        'build',
        stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true, support: [token] }),
      ),
    change: { weapons: 2 },
  },
  'discovery/fallen-tree': { count: 2, use: becoming, change: { wood: 2 } },
  'discovery/goat': { count: 2, use: usedEarly, change: { food: 1, fur: 1 } },
  'discovery/healing-herbs': { count: 1, use: usedEarly, change: { items: ['invention/pot', 'invention/medicine'] } },
  'discovery/herbs': { count: 1, use: usedEarly, change: { morale: 1 } },
  'discovery/large-leaves': {
    count: 1,
    use: (token) =>
      table({ ...bring(token), weatherTokens: { rain: true } })
        .play('weather')
        .choose(token),
    change: {},
  },
  'discovery/nourishing-larvae': { count: 2, use: becoming, change: { food: 2 } },
  'discovery/old-machete': { count: 1, use: usedEarly, change: { weapons: 2 } },
  'discovery/poison': { count: 1, use: usedEarly, change: { weapons: 3 } },
  'discovery/thorny-bushes': { count: 1, use: usedEarly, change: { palisade: 2 } },
  'discovery/tobacco': { count: 1, use: usedEarly, change: { morale: 1 } },
  'discovery/treasure': { count: 2, use: usedEarly, change: {}, kept: ['treasure/gold'] },
  'discovery/vegetables': {
    count: 1,
    use: (token) =>
      table(bring(token)).everywhere().play('eating').choose(token).choose('carpenter').choose('cook').choose(PASS),
    change: { wounds: [2, 2], nonperishable: 0 },
  },
} satisfies { readonly [T in Standard]?: Token }

interface Equipment {
  /** Uses one of two, with what it needs about it. */
  readonly use: (scene: Scene) => Game
  readonly change: Partial<Summary>
}

const arranged = (scene: Scene): Game => table({ ...scene, phase: 'action' }).play('arrange', stack('arrange', 'cook'))

const EQUIPMENT = {
  'equipment/bible': {
    use: (scene) => arranged(scene).choose('equipment/bible/cook'),
    // Two tokens and one morale are for the Action itself.
    change: { tokens: [1, 3], wounds: [3, 2], morale: 1 },
  },
  'equipment/biscuits': {
    use: (scene) => table(scene).play('preparation').choose('equipment/biscuits'),
    change: { nonperishable: 3 },
  },
  'equipment/empty-bottle': {
    use: (scene) => table(scene).play('preparation').choose('equipment/empty-bottle'),
    change: { weapons: 2 },
  },
  'equipment/flask-of-rum': {
    use: (scene) =>
      table({ ...scene, phase: 'night', tiles: { A1: 5 } })
        .play('camping')
        .choose('equipment/flask-of-rum')
        .choose('cook'),
    change: { wounds: [3, 2] },
  },
  'equipment/hammer-and-nails': {
    use: (scene) =>
      table({ ...scene, phase: 'action' }).play(
        'build',
        stack('build', 'cook', {
          target: { kind: 'building', building: 'weapons' },
          certain: true,
          support: ['equipment/hammer-and-nails'],
        }),
      ),
    change: { weapons: 2 },
  },
  'equipment/pipe-and-tobacco': {
    use: (scene) => table(scene).play('preparation').choose('equipment/pipe-and-tobacco/cook'),
    change: { tokens: [1, 2] },
  },
  'equipment/pistol': {
    use: (scene) =>
      table({ ...scene, phase: 'action', huntingDeck: ['beast/chamois'] })
        .play(...hunt('carpenter'))
        .choose('equipment/pistol'),
    // Strength 5 against 1 and 3; the Chamois lowers the level by 1.
    change: { wounds: [4, 3], weapons: 0 },
  },
  'equipment/storm-glass': {
    use: (scene) =>
      table({ ...scene, round: 4, rolls: { 'die.weather.rain': ['rain-2'] } })
        .play('preparation')
        .choose('equipment/storm-glass')
        .has({ weather: { clouds: ['rain-2'] } }),
    change: {},
  },
} satisfies { readonly [E in EquipmentId]?: Equipment }

test('RC-BOARD-08 RC-DECK-09 RC-DECK-12 RC-DISC-04 eight cards; eighteen tokens of thirteen kinds, and four special ones', () => {
  expect(entriesOf(EQUIPMENT)).toHaveLength(8)
  const counts: readonly number[] = Object.values(TOKENS).map(({ count }) => count)
  expect([counts.length, counts.reduce((sum, count) => sum + count, 0)]).toEqual([13, 18])
  expect(SPECIAL_DISCOVERIES).toHaveLength(4)
})

test.each(entriesOf<keyof typeof TOKENS, Token>(TOKENS))(
  'RC-DECK-12 RC-DISC-04 %s is worth what is printed on it',
  (token, printed) => {
    const { count, use, change, kept = [] } = printed
    expect(DISCOVERIES[token].count).toBe(count)
    const t = use(token)
    expect(summary(t)).toEqual({ ...BEFORE, ...change })
    expect(t.state.kept.map(({ card }) => card)).toEqual(kept)
    expect([t.state.availableDiscoveries, t.state.futureDiscoveries, t.state.removed]).toEqual([[], [], [token]])
    t.settled(...(t.offers().length === 0 ? [] : ['woodForPile']))
  },
)

test.each(entriesOf<keyof typeof EQUIPMENT, Equipment>(EQUIPMENT))(
  'RC-DECK-09 RC-USE-09 RC-USE-13 %s is used twice as is printed on it',
  (card, printed) => {
    const { use, change } = printed
    table({ phase: 'action', futureEquipment: [card] })
      .play('actionsEnd')
      .has({ kept: [{ card, uses: 2 }] })
      .settled()
    const once = use({ ...RICH, kept: [{ card, uses: 2 }] })
    if (once.offers().includes(PASS)) once.choose(PASS)
    expect(summary(once)).toEqual({ ...BEFORE, ...change })
    expect(once.state.kept).toMatchObject([{ card, uses: 1 }])
    const last = use({ ...RICH, kept: [{ card, uses: 1 }] })
    expect(summary(last)).toEqual({ ...BEFORE, ...change })
    last.has({ kept: [] }).settled(...(last.offers().length === 0 ? [] : ['woodForPile', 'campMove']))
    expect(last.state.removed).toContain(card)
  },
)

test('RC-DECK-09 Hammer & Nails lend two pawns, for Build Actions only', () => {
  const t = planning({ ...owned('equipment/hammer-and-nails'), available: { wood: 3 }, tiles: { A1: 5 } })
  for (const leader of ['carpenter', 'cook']) plan(t, 'build/weapons', leader, 'equipment/hammer-and-nails')
  plan(t, 'build/weapons', 'carpenter')
  expect(mayJoin(t)).toEqual(['cook'])
  plan(t, 'gather/A1/wood', 'cook')
  expect(mayJoin(t)).toEqual([])
  t.settled('plan')
})
