// Who sets out: explorers, figures, hands, and what the Satchel & Journal allows them. T7-SETUP-01 to -06, -15, -17

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { configure, type MODES } from '../../src/config.ts'
import { begun, party } from './beginning.ts'

describe('explorers', () => {
  rule('T7-GEN-01', 'one to four players set out', () => {
    for (const players of [1, 2, 3, 4]) {
      const t = begun({ explorers: party(players) })
      expect(t.state.members.map(({ seat }) => seat)).toEqual(['first', 'second', 'third', 'fourth'].slice(0, players))
      t.settled('act')
    }
    expect(() => configure({ explorers: [] })).toThrow('one to four')
    expect(() => configure({ explorers: ['ingrid', 'tomas', 'wanjiru', 'anselm', 'zofia'] })).toThrow('one to four')
  })

  rule('T7-SETUP-01 T7-GEN-04', 'each player has an explorer of their own, and only one', () => {
    const t = begun({ explorers: ['mirela', 'ingrid', 'barnaby'] })
    expect(t.state.members.map(({ seat, who }) => [seat, who])).toEqual([
      ['first', 'mirela'],
      ['second', 'ingrid'],
      ['third', 'barnaby'],
    ])
    t.settled('act')
    expect(() => configure({ explorers: ['ingrid', 'tomas', 'ingrid'] })).toThrow('twice')
    expect(() => configure({ explorers: ['nobody'] })).toThrow('not one of')
  })

  rule('T7-SETUP-02 T7-SETUP-15', 'all figures stand on the first terrain; the fire figures are not lit', () => {
    const strand = begun({ explorers: party(3) })
    expect(strand.state.members.map(({ at }) => at)).toEqual(['1,1', '1,1', '1,1'])
    for (const member of strand.state.members) expect(member).not.toHaveProperty('fire')
    strand.settled('act')
    const fen = begun(
      { explorers: party(2), clues: ['saltChoir'] },
      { 'exploration.fen': ['fog/sucking-mud', 'fog/midge-cloud'] },
    )
    expect(fen.state.members.map(({ at }) => at)).toEqual(['0,1', '0,1'])
    fen.settled('act')
  })

  rule('T7-SETUP-17', 'hands hold nothing but the Character card, and inventories are empty', () => {
    const t = begun({ explorers: party(4) })
    for (const { hand, items } of t.state.members) expect([hand, items]).toEqual([[], []])
    t.settled('act')
  })
})

describe('modes', () => {
  rule('T7-SETUP-04', 'a mode card lies under the Satchel & Journal from the beginning, and never two', () => {
    const stored = (mode: (typeof MODES)[number]): readonly CardId[] => {
      const t = begun({ explorers: party(1), mode })
      t.settled('act')
      return t.state.quests
    }
    expect(stored('normal')).toEqual(['clue/the-drowned-lighthouse'])
    expect(stored('easy')).toEqual(['clue/the-drowned-lighthouse', 'mode/a-kinder-tide'])
    expect(stored('hardcore')).toEqual(['clue/the-drowned-lighthouse', 'mode/the-long-night'])
    expect(() => configure({ explorers: ['ingrid'], mode: ['easy', 'hardcore'] })).toThrow('mode')
  })

  rule('T7-SETUP-04 T7-HARD-01', 'it works for everybody, like a Quest Item', () => {
    // Two players may hold three cards each; in the Long Night they may hold two.
    const t = table({
      config: { mode: 'hardcore' },
      people: { ingrid: {}, tomas: { hand: ['skill/trail-sense', 'skill/keep-low'] } },
      rolls: { action: ['skill/log-raft'] },
    })
    t.play('turn').choose('tomas/terrain/strand-of-buoys/1').choose('draw/1').choose('skill/log-raft')
    t.asks('handLimit', 'second').settled('handLimit')
  })
})

const GEAR: readonly CardId[] = ['item/hemp-coil', 'item/salt-block', 'item/old-bayonet', 'item/storm-lantern']

/** Ingrid is about to place a boathook that lay in the fog. */
function finding(players: number, items: readonly (readonly CardId[])[]): readonly string[] {
  const people: Scene['people'] = {
    ingrid: { items: items.map((cards) => ({ cards, die: 2 })) },
    ...Object.fromEntries(
      party(players)
        .slice(1)
        .map((who) => [who, {}]),
    ),
  }
  const t = table({
    people,
    fogged: { '0,1': 'fog/boathook' },
    deck: ['curse/the-drowned-lighthouse', 'skill/log-raft'],
    rolls: { action: ['curse/the-drowned-lighthouse'] },
  })
  t.play('turn').choose('ingrid/fog/0,1/atOnce').asks('place', 'first').settled('place')
  return t.offers('place')
}

const LIMITS = [
  { players: 1, items: 4, cards: 4 },
  { players: 2, items: 3, cards: 3 },
  { players: 3, items: 2, cards: 3 },
  { players: 4, items: 2, cards: 2 },
]

describe('the Satchel & Journal', () => {
  rule('T7-EX-22 T7-SETUP-03 T7-SETUP-05 T7-CARD-20 T7-ITEM-06', '4, 3, 2 and 2 dice for 1 to 4 players', () => {
    for (const { players, items } of LIMITS) {
      const gear = GEAR.map((card) => [card])
      expect(finding(players, gear.slice(0, items - 1))).toContain('new')
      const full = finding(players, gear.slice(0, items))
      expect(full).not.toContain('new')
      expect(full).toContain('instead/item/hemp-coil')
    }
  })

  rule('T7-EX-22 T7-SETUP-03 T7-CARD-20 T7-ITEM-07', '4, 3, 3 and 2 cards to an item', () => {
    for (const { players, cards } of LIMITS) {
      expect(finding(players, [GEAR.slice(0, cards - 1)])).toContain('under/item/hemp-coil')
      expect(finding(players, [GEAR.slice(0, cards)])).not.toContain('under/item/hemp-coil')
    }
  })

  rule('T7-CARD-20 T7-SETUP-03 T7-ACT-HAND-03', '5, 3, 3 and 2 cards in a hand', () => {
    const skills: readonly CardId[] = [
      'skill/trail-sense',
      'skill/keep-low',
      'skill/sling',
      'skill/short-bow',
      'skill/tar-pot',
    ]
    /** Whether the first player must discard one after a search that brought another. */
    const isTooMuch = (players: number, held: number): boolean => {
      const people = Object.fromEntries(
        party(players).map((who, at) => [who, at === 0 ? { hand: skills.slice(0, held) } : {}]),
      )
      const t = table({ people, deck: ['skill/log-raft', 'skill/stand-fast'], rolls: { action: ['skill/log-raft'] } })
      t.play('turn').choose('ingrid/terrain/strand-of-buoys/1').choose('draw/1').choose('skill/log-raft')
      t.settled('act', 'handLimit')
      return t.session.questions.some(({ kind }) => kind === 'handLimit')
    }
    for (const [at, limit] of [5, 3, 3, 2].entries()) {
      expect(isTooMuch(at + 1, limit - 1)).toBe(false)
      expect(isTooMuch(at + 1, limit)).toBe(true)
    }
  })
})
