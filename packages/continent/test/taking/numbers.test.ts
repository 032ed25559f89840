// Which card of a number is taken, and when the Past comes back for it. T7-NUM-01 to T7-NUM-10
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { blanks, handOf, perform, stars, story } from './doing.ts'

type T = TestTable<Continent>

/** Ingrid fails at the fog bank and takes a 171. Two of them are green and cost two cards; the gold one costs one. */
function lost(scene: Scene, brings: 'green' | 'gold', ...adventure: readonly CardId[]): T {
  const losses: readonly CardId[] = ['skill/log-raft', 'skill/trail-sense']
  return table({
    land: [203],
    ...scene,
    pending: [{ source: { card: 'terrain/fog-bank', nth: 0 }, active: 'ingrid', involved: ['ingrid'] }],
    rolls: {
      ...scene.rolls,
      action: [...blanks(1), ...(brings === 'green' ? losses : losses.slice(0, 1))],
      ...(adventure.length === 0 ? {} : { adventure }),
    },
  }).play('mandatory')
}

/** The cards that were taken. */
const taken = (t: T): readonly unknown[] => t.happened('taken').map((event) => event['card'])

const LOST = ['event/lost#1', 'event/lost#2'] as const

describe('the card of a number', () => {
  rule('T7-NUM-01', 'is one card, which the active player takes', () => {
    const t = table({
      land: [12],
      people: { ingrid: {}, tomas: {} },
      rolls: { action: stars(2), adventure: ['supply/fat-bream'] },
    })
    perform(t.play('turn'), 'tomas/terrain/tide-pools/1', 2)
    expect(t.happened('taken')).toEqual([{ t: 'taken', who: 'tomas', card: 'supply/fat-bream', number: 110 }])
    t.has({ events: [{ card: 'supply/fat-bream', at: '0,1' }] }).settled('act')
  })

  rule('T7-NUM-02', 'is any of the green ones in the deck, at random', () => {
    for (const card of LOST) {
      const t = lost({}, 'green', card)
      expect(taken(t)).toEqual([card])
      t.has({ past: [card] }).settled('act')
    }
  })

  rule('T7-NUM-02 T7-NUM-03', 'is the last green one for certain, before the gold one', () => {
    const t = lost({ past: ['event/lost#1'] }, 'green')
    expect(taken(t)).toEqual(['event/lost#2'])
    t.has({ past: [...LOST] }).settled('act')
  })

  rule('T7-NUM-03', 'is the gold one once no green one is in the deck, wherever they are', () => {
    for (const elsewhere of [
      { past: [...LOST] },
      { past: ['event/lost#1'], banished: ['event/lost#2'] },
      { banished: ['event/lost#1'], sealed: ['event/lost#2'] },
    ] satisfies Scene[]) {
      const t = lost(elsewhere, 'gold')
      expect(taken(t)).toEqual(['event/lost-again'])
      // As long as there is a gold card, the Past stays where it is.
      t.has({ past: elsewhere.past ?? [] })
      t.settled('act')
    }
  })

  rule('T7-EX-24 T7-NUM-02 T7-NUM-03 T7-NUM-05', 'taken four times: green, green, gold, and a green one again', () => {
    // The gold card returns by its own text; here, it went to the Past.
    const steps: readonly (readonly [past: readonly CardId[], 'green' | 'gold', ...CardId[]])[] = [
      [[], 'green', 'event/lost#2'],
      [['event/lost#2'], 'green'],
      [['event/lost#2', 'event/lost#1'], 'gold'],
      [['event/lost#2', 'event/lost#1', 'event/lost-again'], 'green', 'event/lost#1'],
    ]
    const cards = steps.map(([past, brings, ...adventure]) => {
      const t = lost({ past: [...past] }, brings, ...adventure)
      t.settled('act')
      return taken(t)
    })
    expect(cards).toEqual([['event/lost#2'], ['event/lost#1'], ['event/lost-again'], ['event/lost#1']])
  })
})

describe('a card that is taken', () => {
  /** Ingrid searches the scrub. */
  const searched = (card: CardId, rolls: { action?: CardId[]; adventure?: CardId[] } = {}): T =>
    perform(
      table({
        land: [18],
        rolls: { action: [...stars(1), ...(rolls.action ?? [])], adventure: [card, ...(rolls.adventure ?? [])] },
      }).play('turn'),
      'ingrid/terrain/scrub-terrace/1',
      1,
    )

  rule('T7-NUM-18', 'is resolved by its type', () => {
    const item = searched('supply/samphire')
    item.asks('place').choose('new', 'place')
    item.has({ events: [], past: [] }).settled('act')
    const permanent = searched('supply/crowberry-patch')
    permanent.has({ events: [{ card: 'supply/crowberry-patch', at: '1,3' }], past: [] }).settled('act')
    // A Temporary Event, and the State that it brings.
    const temporary = searched('supply/wrong-mushroom', { adventure: ['state/poisoned#5'], action: ['skill/log-raft'] })
    temporary.has({ events: [], past: ['supply/wrong-mushroom'] })
    expect(handOf(temporary, 'ingrid')).toEqual(['state/poisoned#5'])
    temporary.settled('act')
  })
})

describe('a number of which no card is left', () => {
  rule('T7-NUM-05', 'brings the whole Past back: Adventure cards by number, Exploration cards to their areas', () => {
    const t = lost(
      { past: ['event/boar#1', ...LOST, 'fog/sea-fret', 'event/lost-again', 'fog/otter-path', 'terrain/tide-pools'] },
      'green',
      'event/lost#1',
    )
    t.has({ past: ['event/lost#1'] })
    expect(t.state.explorations.strand).toContain('fog/sea-fret')
    expect(t.state.explorations.fen).toContain('fog/otter-path')
    t.settled('act')
  })

  rule('T7-NUM-05', 'brings it back for an exploration arrow too', () => {
    const t = table({
      land: [14, 46, 23],
      fogged: { '0,1': 'fog/oilskin-coat' },
      past: ['terrain/tide-pools', 'event/boar#1', 'fog/sea-fret'],
      rolls: { action: blanks(1) },
    })
    t.play('turn').choose('ingrid/fog/0,1/atOnce').choose('new', 'place')
    t.has({ past: [], spaces: { '0,1': { terrain: 'terrain/tide-pools' } } })
    expect(t.state.explorations.strand).toContain('fog/sea-fret')
    t.settled('act')
  })

  rule('T7-NUM-05', 'brings it back for a Board that is laid out again', () => {
    const t = table({
      land: [208],
      past: ['terrain/ferry-stones', 'event/lost#1'],
      rolls: { action: stars(3), 'exploration.strand': ['fog/sea-fret', 'fog/squall'] },
    })
    perform(t.play('turn'), 'ingrid/terrain/reed-landing/1', 3)
    t.has({ spaces: { '4,4': { terrain: 'terrain/ferry-stones' } } })
    expect(t.state.past).toEqual([])
    t.settled('act')
  })

  rule('T7-NUM-05', 'does not bring it back if the card says "if there is one"', () => {
    const t = table({
      land: [14],
      past: ['item/hemp-coil'],
      rolls: { action: stars(1) },
    })
    perform(t.play('turn'), 'ingrid/terrain/strand-of-buoys/1', 1)
    t.has({ past: ['item/hemp-coil'], events: [{ card: 'event/picked-over-wrack', at: '1,1' }] }).settled('act')
  })

  rule('T7-NUM-06', 'does not bring banished cards back', () => {
    const t = lost({ past: ['event/lost#1', 'event/lost-again'], banished: ['event/lost#2'] }, 'green')
    expect(taken(t)).toEqual(['event/lost#1'])
    t.has({ past: ['event/lost#1'], banished: ['event/lost#2'] }).settled('act')
  })

  rule('T7-NUM-07', 'does not touch what is in play, in hands and inventories, or stored', () => {
    const t = lost(
      {
        past: [...LOST, 'event/lost-again'],
        people: {
          ingrid: { hand: ['state/tired#1', 'bonus/fair-wind'], items: [{ cards: ['item/hemp-coil'], die: 2 }] },
        },
        quests: ['clue/the-drowned-lighthouse', 'quest/harbour-key'],
        events: [[203, 'event/milestones']],
      },
      'green',
      'event/lost#1',
    )
    t.has({
      events: [{ card: 'event/milestones', at: '1,2' }],
      quests: ['clue/the-drowned-lighthouse', 'quest/harbour-key'],
      spaces: { '1,2': { terrain: 'terrain/fog-bank' } },
    })
    expect(t.state.members).toMatchObject([
      { hand: ['state/tired#1', 'bonus/fair-wind'], items: [{ cards: ['item/hemp-coil'], die: 2 }] },
    ])
    t.settled('act')
  })

  rule('T7-NUM-08', 'is not taken if none comes back, and play goes on', () => {
    const t = table({
      land: [66],
      banished: ['event/salt-crust'],
      past: ['event/boar#1'],
      rolls: { action: stars(2) },
    })
    perform(t.play('turn'), 'ingrid/terrain/salt-pans/1', 2)
    expect(t.happened('nothingTaken')).toMatchObject([{ who: 'ingrid', number: 138 }])
    // The Past came back all the same. T7-NUM-05
    t.has({ events: [], past: [] }).asks('act').settled('act')
  })
})

describe('several players who take a card', () => {
  /** The river takes everybody by surprise. Of the drenched cards, the first two show life loss; of paranoid, not the last. */
  const inTheRiver = (active: 'ingrid' | 'tomas', helper: 'ingrid' | 'tomas'): T => {
    const t = table({
      land: [95],
      people: { ingrid: {}, tomas: {}, wanjiru: {} },
      rolls: {
        action: [...blanks(2), 'skill/log-raft', 'skill/trail-sense'],
        adventure: ['state/drenched#1', 'state/drenched#2', 'state/paranoid#5'],
      },
    }).play('turn')
    return perform(t, `${active}/terrain/river-mouth/2`, 2, `with/${helper}`)
  }

  rule('T7-NUM-10 T7-STATE-14', 'do so one after the other: the active player first, and completely', () => {
    const t = inTheRiver('ingrid', 'tomas')
    expect(story(t, 'taken', 'lifeLost', 'putIntoHand')).toEqual([
      'taken state/drenched#1',
      'lifeLost',
      'putIntoHand state/drenched#1',
      'taken state/drenched#2',
      'lifeLost',
      'putIntoHand state/drenched#2',
      'taken state/paranoid#5',
      'putIntoHand state/paranoid#5',
    ])
    expect(handOf(t, 'ingrid')).toEqual(['state/drenched#1', 'state/paranoid#5'])
    expect(handOf(t, 'tomas')).toEqual(['state/drenched#2'])
    expect(handOf(t, 'wanjiru')).toEqual([])
    t.settled('act')
  })

  rule('T7-NUM-10', 'go on clockwise from there', () => {
    const t = inTheRiver('tomas', 'ingrid')
    expect(handOf(t, 'tomas')).toEqual(['state/drenched#1', 'state/paranoid#5'])
    expect(handOf(t, 'ingrid')).toEqual(['state/drenched#2'])
    t.settled('act')
  })
})
