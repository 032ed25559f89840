// The Drowned Lighthouse: what has to be found and made before the end. Sections E, F, G and J of content.md.

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { continent } from '../../src/game.ts'
import { continentPlugin } from '../../src/plugin.ts'
import { CURSES, draw, offers, perform, quests, STARS, type Table } from './performing.ts'

const CLUE: CardId = 'clue/the-drowned-lighthouse'
const [first = STARS, second = STARS] = CURSES

/** Ingrid alone on a terrain: three successes and so many blanks come up. */
const on = (number: number, blanks: number, scene: Scene = {}): Table =>
  table({
    land: [number],
    ...quests(CLUE),
    ...scene,
    rolls: { ...scene.rolls, action: [STARS, ...CURSES.slice(0, blanks)] },
  }).play('turn')

test('T7-SETUP-13 T7-SETUP-06 it begins on the Strand of Buoys, with the clue in the satchel', () => {
  for (const seed of ['one', 'two']) {
    const { state, questions } = continent.start({
      ...continentPlugin.setupFor(1, 0, { clues: 'drownedLighthouse' }),
      seed,
    })
    expect(state.spaces['1,1']).toEqual({ terrain: 'terrain/strand-of-buoys' })
    expect(state.members.map(({ at }) => at)).toEqual(['1,1'])
    expect(Object.values(state.spaces).filter((space) => 'fog' in space)).toHaveLength(4)
    expect(state.quests).toEqual([CLUE])
    expect(questions.map(({ kind }) => kind)).toContain('act')
  }
})

describe('the clapper', () => {
  rule('T7-HIDDEN-02 T7-HIDDEN-04 T7-EX-17', 'the number on the last buoy opens the strand at ebb', () => {
    const t = table({ land: [14], ...quests(CLUE) }).play('turn')
    t.choose('number', 'anyTime').choose('0').choose('3').choose('3')
    t.has({ spaces: { '1,1': { terrain: 'terrain/strand-at-ebb' } }, past: ['terrain/strand-of-buoys'] })
    expect(offers(t, 'ingrid/terrain/strand-at-ebb/2')).toBe(true)
    t.settled('act')
  })

  rule('T7-NUM-20', 'another number leads nowhere', () => {
    const t = table({ land: [14], ...quests(CLUE) }).play('turn')
    t.choose('number', 'anyTime').choose('0').choose('3').choose('4')
    t.has({ spaces: { '1,1': { terrain: 'terrain/strand-of-buoys' } }, tried: [34], past: [] })
    t.settled('act')
  })

  rule('T7-QUEST-01', 'the chain is pulled, and the clapper is at its end, once', () => {
    const t = on(33, 2)
    perform(t, 'ingrid/terrain/strand-at-ebb/2', 3)
    t.has({ quests: [CLUE, 'quest/bell-clapper'], events: [{ at: '1,1', card: 'event/slack-chain' }] })
    expect(offers(t, 'ingrid/terrain/strand-at-ebb/2')).toBe(false)
    t.settled('act')
  })
})

describe('the mould and the glass', () => {
  rule('T7-QUEST-01', 'the mould lies in the mill', () => {
    const t = on(262, 2)
    perform(t, 'ingrid/terrain/mill-islet/0', 3)
    t.has({ quests: [CLUE, 'quest/glass-mould'] }).settled('act')
  })

  rule('T7-QUEST-01', 'the glass is broken out of the flow', () => {
    const t = on(338, 2)
    perform(t, 'ingrid/terrain/glass-flow/1', 3)
    t.has({ quests: [CLUE, 'quest/raw-black-glass'] }).settled('act')
  })
})

describe('the lens', () => {
  const KILN = 'ingrid/terrain/kiln-ruin/1'
  const BOTH: readonly CardId[] = ['quest/glass-mould', 'quest/raw-black-glass']

  rule('T7-TURN-17 T7-TURN-31', 'it cannot be cast without the mould, nor without the glass', () => {
    for (const stored of [[], ['quest/glass-mould'], ['quest/raw-black-glass']] as const) {
      const t = table({ land: [352], ...quests(CLUE, ...stored) }).play('turn')
      expect(offers(t, KILN)).toBe(false)
      t.settled('act')
    }
  })

  rule('T7-QUEST-01 T7-BANISH-01', 'with both it is, and the casting is over for good', () => {
    const t = on(352, 4, { ...quests(CLUE, ...BOTH), rolls: { adventure: ['supply/insight#1'] } })
    perform(t, KILN, 5)
    t.has({
      quests: [CLUE, ...BOTH, 'quest/the-black-lens', 'supply/insight#1'],
      banished: ['event/the-casting'],
      past: [],
    })
    t.settled('act')
  })

  rule('T7-NUM-03', 'a second casting finds a cold kiln', () => {
    const t = on(352, 4, { ...quests(CLUE, ...BOTH, 'quest/the-black-lens'), banished: ['event/the-casting'] })
    perform(t, KILN, 5)
    expect(t.happened('taken')).toMatchObject([{ card: 'event/cold-kiln', number: 374 }])
    t.has({ past: [], quests: [CLUE, ...BOTH, 'quest/the-black-lens'] }).settled('act')
  })

  rule('T7-DUR-01 T7-ACT-CONS-05', 'a failure wears two points off, and somebody bleeds', () => {
    const t = table({
      land: [352],
      ...quests(CLUE, ...BOTH),
      people: { ingrid: { items: [{ cards: ['item/brass-spyglass'], die: 4 }] } },
      rolls: { action: [...CURSES, 'curse/the-drowned-lighthouse'], adventure: ['state/bloody#5'] },
    }).play('turn')
    perform(t, KILN, 5)
    t.has({
      members: [
        {
          seat: 'first',
          who: 'ingrid',
          at: '9,1',
          hand: ['state/bloody#5'],
          items: [{ cards: ['item/brass-spyglass'], die: 2 }],
        },
      ],
      quests: [CLUE, ...BOTH],
    })
    t.settled('act')
  })

  rule('T7-STATE-01 T7-GEN-03', 'from then on being beam-sick costs life, whichever copy it is', () => {
    const sick = (stored: readonly CardId[]): Table =>
      perform(
        table({
          land: [333],
          ...quests(CLUE, ...stored),
          rolls: {
            action: [first, second, ...(stored.length === 0 ? [] : (['skill/sling'] as const))],
            adventure: ['state/beam-sick#4'],
          },
        }).play('turn'),
        'ingrid/terrain/crater-lip/1',
        2,
      )
    const without = sick([])
    expect(without.happened('lifeLost')).toEqual([])
    without.settled('act')
    const t = sick(['quest/the-black-lens'])
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling'], rule: 'T7-STATE-02' }])
    t.settled('act')
  })
})

describe('the tide table', () => {
  const HERMIT: NonNullable<Scene['events']> = [[217, 'event/the-hermit-of-the-dyke']]
  const OFFER = 'ingrid/event/the-hermit-of-the-dyke/0'
  const DECIPHER = 'ingrid/event/the-hermit-of-the-dyke/1'
  const owning = (...cards: readonly CardId[]): NonNullable<Scene['people']> => ({
    ingrid: { items: cards.map((card) => ({ cards: [card], die: 1 })) },
  })

  rule('T7-PERM-02', 'the hermit is at home to whoever knocks', () => {
    const t = on(217, 0)
    perform(t, 'ingrid/terrain/hermits-dyke/1', 1)
    t.has({ events: [{ at: '2,4', card: 'event/the-hermit-of-the-dyke' }] }).settled('act')
  })

  rule('T7-TURN-30', 'he wants eels, or two meals, and neither with one meal nor with none', () => {
    for (const cards of [[], ['supply/smoked-eel']] as const) {
      const t = table({ land: [217], events: HERMIT, people: owning(...cards) }).play('turn')
      expect(offers(t, OFFER)).toBe(false)
      t.settled('act')
    }
  })

  rule('T7-ITEM-22 T7-BANISH-04', 'for eels he gives it away, and nods from then on', () => {
    const t = on(217, 1, {
      events: HERMIT,
      people: owning('item/live-eels'),
      rolls: { adventure: ['supply/insight#2'] },
    })
    perform(t, OFFER, 2)
    t.has({
      quests: [CLUE, 'quest/tide-table', 'supply/insight#2'],
      past: ['item/live-eels'],
      banished: ['event/the-hermit-of-the-dyke'],
      events: [{ at: '2,4', card: 'event/the-hermit-paid' }],
      members: [{ seat: 'first', who: 'ingrid', at: '2,4', hand: [], items: [] }],
    })
    t.settled('act')
  })

  rule('T7-ITEM-22', 'or for two meals', () => {
    const t = on(217, 1, {
      events: HERMIT,
      people: owning('supply/smoked-eel', 'item/bog-butter'),
      rolls: { adventure: ['supply/insight#2'] },
    })
    t.choose(OFFER).choose('draw/2').choose('item/bog-butter')
    draw(t, 2)
    t.has({ past: ['item/bog-butter', 'supply/smoked-eel'] })
    expect(t.state.quests).toContain('quest/tide-table')
    t.settled('act')
  })

  rule('T7-TURN-31', 'whoever has his tally need not pay: three successes are enough', () => {
    const refused = table({ land: [217], events: HERMIT }).play('turn')
    expect(offers(refused, DECIPHER)).toBe(false)
    refused.settled('act')
    const t = on(217, 3, { events: HERMIT, ...quests(CLUE, 'quest/tide-tally') })
    perform(t, DECIPHER, 4)
    t.has({ quests: [CLUE, 'quest/tide-tally', 'quest/tide-table'] }).settled('act')
  })

  rule('T7-HIDDEN-02', 'the tally lies in the barrow, behind the number that is combed into its grass', () => {
    const t = on(234, 3, { rolls: { adventure: ['supply/insight#1'] } })
    t.choose('number', 'anyTime').choose('2').choose('8').choose('8')
    perform(t, 'ingrid/terrain/barrow-isle-opened/1', 4)
    t.has({ quests: [CLUE, 'quest/tide-tally', 'supply/insight#1'] }).settled('act')
  })

  rule('T7-QUEST-07', 'the paid hermit has an errand: a light for the chapel is worth two insights', () => {
    const paid = on(217, 0, { events: [[217, 'event/the-hermit-paid']] })
    perform(paid, 'ingrid/event/the-hermit-paid/2', 1)
    expect(paid.offers('bonus')).toEqual(['ingrid', 'discard'])
    paid.choose('ingrid').settled('act')
    const t = table({
      land: [445],
      ...quests(CLUE),
      people: { ingrid: { hand: ['bonus/the-hermits-errand'], items: [{ cards: ['item/green-lantern'], die: 3 }] } },
      rolls: { adventure: ['supply/insight#1', 'supply/deep-insight#1'] },
    }).play('turn')
    t.choose('ingrid/bonus/the-hermits-errand/0').choose('draw/0')
    t.has({
      quests: [CLUE, 'supply/insight#1', 'supply/deep-insight#1'],
      banished: ['bonus/the-hermits-errand'],
      past: ['item/green-lantern'],
    })
    t.settled('act')
  })
})
