// The Salt Choir: one more voice at every camp, and what can be done about it. Sections K2 and K3 of content.md.

import type { Scene } from '@landfall/continent/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { continentPlugin } from '../../src/plugin.ts'
import { CURSES, offers, perform, STARS, type Table } from './performing.ts'
import { BREATH, CLUE, singing, voices } from './singing.ts'

const [first = STARS, second = STARS] = CURSES

test('T7-SETUP-20 it begins at the Reed Landing, under the breath', () => {
  const { state } = continentPlugin.game.start({
    ...continentPlugin.setupFor(2, 0, { clues: 'saltChoir' }),
    seed: 'choir',
  })
  expect(state.spaces['0,1']).toEqual({ terrain: 'terrain/reed-landing' })
  expect(state.quests).toEqual([CLUE, BREATH])
})

/** A camp at the Reed Landing. */
const camping = (stored: readonly CardId[], { rolls, ...scene }: Scene): Table =>
  singing(stored, {
    land: [208],
    actedSinceCamp: true,
    rolls: { 'exploration.fen': ['fog/sucking-mud', 'fog/otter-path'], ...rolls },
    ...scene,
  })
    .as('first')
    .choose('camp', 'anyTime')

describe('camps', () => {
  rule('T7-SAVE-09 T7-QUEST-08', 'each camp brings a voice, whichever copy it is', () => {
    const t = camping([], { rolls: { adventure: ['choir/one-more-voice#4'] } })
    t.has({ quests: [CLUE, BREATH, 'choir/one-more-voice#4'], camps: 1 }).settled('act')
  })

  rule('T7-SAVE-09 T7-NUM-02', 'the sixth camp brings the last of them', () => {
    const t = camping(voices(5), { camps: 5 })
    t.has({ quests: [CLUE, BREATH, ...voices(6)], camps: 6 }).settled('act')
  })

  rule('T7-SAVE-09 T7-NUM-03', 'from the seventh on the full choir frightens everybody, and costs three cards', () => {
    const t = camping(voices(6), {
      camps: 6,
      people: { ingrid: {}, emil: {} },
      rolls: {
        adventure: ['state/frightened#4', 'state/frightened#5'],
        action: ['skill/sling', 'skill/log-raft', 'skill/short-bow'],
      },
    })
    t.has({
      quests: [CLUE, BREATH, ...voices(6)],
      past: [],
      members: [
        { seat: 'first', who: 'ingrid', at: '0,1', hand: ['state/frightened#4'], items: [] },
        { seat: 'second', who: 'emil', at: '0,1', hand: ['state/frightened#5'], items: [] },
      ],
    })
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling', 'skill/log-raft', 'skill/short-bow'] }])
    t.settled('act')
  })

  rule('T7-NUM-23', 'a lullaby keeps one off, once', () => {
    const t = camping([], { people: { ingrid: { hand: ['choir/lullaby'] } } })
    t.choose('choir/lullaby/0', 'taking')
    t.has({
      quests: [CLUE, BREATH],
      past: ['choir/lullaby'],
      members: [{ seat: 'first', who: 'ingrid', at: '0,1', hand: [], items: [] }],
    })
    t.settled('act')
    const kept = camping([], {
      people: { ingrid: { hand: ['choir/lullaby'] } },
      rolls: { adventure: ['choir/one-more-voice#1'] },
    })
    kept
      .choose(PASS)
      .has({ quests: [CLUE, BREATH, 'choir/one-more-voice#1'], past: [] })
      .settled('act')
  })
})

describe('what helps', () => {
  rule('T7-QUEST-07', 'the frogs teach the lullaby', () => {
    const t = singing([], { land: [219], rolls: { action: ['skill/read-the-swell'] } })
    perform(t, `ingrid/${BREATH}/2`, 1).choose('ingrid', 'bonus')
    t.has({ members: [{ seat: 'first', who: 'ingrid', at: '0,2', hand: ['choir/lullaby'], items: [] }] }).settled('act')
  })

  rule('T7-QUEST-07 T7-RETURN-02', 'the watch list in the wreck calls two of them away for good', () => {
    const t = singing(voices(3), { land: [39], rolls: { action: [STARS, first], adventure: ['supply/insight#1'] } })
    perform(t, `ingrid/${BREATH}/1`, 2)
    expect(t.happened('returned')).toHaveLength(2)
    t.has({
      quests: [CLUE, BREATH, 'choir/one-more-voice#3', 'supply/insight#1'],
      banished: ['choir/the-watch-list'],
      past: [],
    })
    t.settled('act')
  })

  rule('T7-GEN-20', 'if only one has come, that one', () => {
    const t = singing(voices(1), { land: [39], rolls: { action: [STARS, first], adventure: ['supply/insight#1'] } })
    perform(t, `ingrid/${BREATH}/1`, 2)
      .has({ quests: [CLUE, BREATH, 'supply/insight#1'] })
      .settled('act')
  })

  rule('T7-NUM-02 T7-SAVE-09', 'after that two more camps are free', () => {
    // Six have come, and two were called away: the next two camps bring green cards, the third the gold one.
    const t = camping(voices(4), { camps: 6, rolls: { adventure: ['choir/one-more-voice#6'] } })
    t.has({ quests: [CLUE, BREATH, ...voices(4), 'choir/one-more-voice#6'] })
    expect(t.happened('lifeLost')).toEqual([])
    t.settled('act')
    const next = camping(voices(5), { camps: 7 })
    next.has({ quests: [CLUE, BREATH, ...voices(6)] }).settled('act')
  })

  rule('T7-BANISH-03 T7-NUM-03', 'the list is read once', () => {
    const t = singing(voices(2), { land: [39], banished: ['choir/the-watch-list'], rolls: { action: [STARS, first] } })
    perform(t, `ingrid/${BREATH}/1`, 2)
    t.has({ quests: [CLUE, BREATH, ...voices(2)], past: [] }).settled('act')
  })

  rule('T7-ACT-CONS-01', 'who cannot read it is frightened', () => {
    const t = singing([], { land: [39], rolls: { action: [first, second], adventure: ['state/frightened#4'] } })
    perform(t, `ingrid/${BREATH}/1`, 2)
    t.has({ members: [{ seat: 'first', who: 'ingrid', at: '3,1', hand: ['state/frightened#4'], items: [] }] }).settled(
      'act',
    )
  })

  rule('T7-QUEST-07 T7-ITEM-01', 'a harmonica lies in a boot in the orchard', () => {
    const t = singing([], { land: [249], rolls: { action: ['skill/read-the-swell'] } })
    perform(t, `ingrid/${BREATH}/0`, 1).choose('new', 'place')
    t.has({
      members: [
        { seat: 'first', who: 'ingrid', at: '4,1', hand: [], items: [{ cards: ['item/salt-harmonica'], die: 4 }] },
      ],
    })
    expect(offers(t, `ingrid/${BREATH}/0`)).toBe(false)
    t.settled('act')
  })
})

describe('who fails together', () => {
  const failing = (people: Scene['people'], rolls: Scene['rolls'], helper?: string): Table => {
    const t = singing([], { land: [23], people: people ?? {}, rolls: rolls ?? {} }).choose('tomas/terrain/dune-gate/2')
    if (helper !== undefined) t.choose(helper)
    return t.choose('draw/1')
  }

  rule('T7-ACT-CONS-06 T7-GEN-03', 'loses a card more', () => {
    const t = failing(
      { tomas: {}, emil: {} },
      { action: [first, 'skill/sling'], adventure: ['state/paranoid#4'] },
      'with/emil',
    )
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling'] }])
    t.settled('act')
  })

  rule('T7-ACT-CONS-09', 'who fails alone does not', () => {
    const t = failing({ tomas: {}, emil: {} }, { action: [first] })
    expect(t.happened('lifeLost')).toEqual([])
    t.settled('act')
  })
})
