// What is seen, what is random, who stands together and who decides. T7-GEN-10 to -16, -19, -21

import { continent } from '@landfall/continent'
import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { configure } from '../../src/config.ts'
import { CURSE, lost, won } from './cards.ts'

describe('what is seen', () => {
  const SEATS = ['first', 'second'] as const

  rule('T7-GEN-11 T7-GEN-12 T7-GEN-14', 'the Past, the pile, hands and inventories, by everybody', () => {
    const t = table({
      people: { ingrid: { hand: ['skill/log-raft'], items: [{ cards: ['item/iron-bar'], die: 2 }] }, tomas: {} },
      past: ['fog/squall', 'event/only-surf'],
      pile: ['skill/sling', CURSE],
    }).play('turn')
    for (const seat of SEATS) {
      const { past, pile, members } = t.session.view(seat)
      expect(past).toEqual(['fog/squall', 'event/only-surf'])
      expect(pile).toEqual(['skill/sling', CURSE])
      expect(members[0]).toMatchObject({ hand: ['skill/log-raft'], items: [{ cards: ['item/iron-bar'], die: 2 }] })
    }
    t.settled('act')
  })

  rule('T7-GEN-13 T7-GEN-12 T7-LIFE-04', 'but the pile lies face down while the deck is empty', () => {
    const t = table({
      people: { ingrid: {}, tomas: {} },
      deck: [CURSE, 'curse/death-keeps-pace#1'],
      pile: ['skill/sling'],
      rolls: { action: [CURSE, 'curse/death-keeps-pace#1'] },
    })
    t.play('turn').choose('ingrid/terrain/strand-of-buoys/1').choose('draw/1')
    for (const seat of SEATS)
      expect(t.session.view(seat)).toMatchObject({ deck: 1, pile: ['skill/sling', CURSE], turnedPile: 0 })
    t.choose('ingrid/terrain/strand-of-buoys/1').choose('draw/1')
    for (const seat of SEATS) expect(t.session.view(seat)).toMatchObject({ deck: 0, pile: [], turnedPile: 3 })
    t.settled('act')
  })

  rule('T7-GEN-15', 'nobody sees what is left in the deck, or in which order', () => {
    const t = table({ people: { ingrid: {}, tomas: {} }, deck: ['skill/sling', CURSE, 'skill/log-raft'] }).play('turn')
    for (const seat of SEATS) {
      expect(t.session.view(seat).deck).toBe(3)
      expect(JSON.stringify(t.session.view(seat))).not.toContain('skill/')
    }
    t.settled('act')
  })

  rule('T7-GEN-10', 'the front of a numbered card when it is taken, and not before', () => {
    const t = table({ people: { ingrid: {}, tomas: {} }, past: ['item/hemp-coil'], rolls: { action: won(1) } }).play(
      'turn',
    )
    const isKnown = () => SEATS.map((seat) => JSON.stringify(t.session.view(seat)).includes('picked-over-wrack'))
    t.choose('tomas/terrain/strand-of-buoys/1').choose('draw/1').asks('keep')
    expect(isKnown()).toEqual([false, false])
    t.choose('none')
    expect(isKnown()).toEqual([true, true])
    t.settled('act')
  })
})

describe('chance', () => {
  /** Sailcloth, a float or a tin: which of three cards 129 Tomás finds. */
  const finding = (seed: string) => {
    const { state } = table({
      land: [27],
      people: { tomas: {} },
      deck: [...won(2), 'skill/against-the-odds', 'skill/sharp-eyes'],
    })
    const config = configure({ explorers: ['tomas'] })
    const session = continent.startAt({ state: structuredClone(state), steps: [{ step: 'turn' }] }, { ...config, seed })
    for (const choice of ['tomas/terrain/wrack-line/1', 'draw/4', 'none']) {
      const [question] = session.questions
      const refused = session.answer({ seat: 'first', question: question?.id ?? -1, choice })
      if (refused !== undefined) throw new Error(`refused: ${choice}`)
    }
    return session
  }

  rule('T7-GEN-16 T7-NUM-02', 'is uniform', () => {
    const counts = new Map<string, number>()
    for (let game = 1; game <= 90; game++) {
      const card = finding(`find ${game}`).state.resolving[0] ?? 'nothing'
      counts.set(card, (counts.get(card) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual(['event/biscuit-tin', 'event/cork-float', 'event/sailcloth'])
    for (const count of counts.values()) expect(Math.abs(count - 30)).toBeLessThan(16)
  })

  rule('T7-GEN-16', 'comes from the seed, so that a replay is the same', () => {
    const drawn = (seed: string) => finding(seed).state.resolving
    expect(drawn('one')).toEqual(drawn('one'))
    const session = finding('one')
    expect(continent.resume(session.save(), { staged: true }).hash()).toBe(session.hash())
  })
})

describe('those on a terrain', () => {
  rule('T7-GEN-19', 'are all whose figures stand there, involved or not', () => {
    const t = table({
      land: [14, 27],
      people: {
        ingrid: { hand: ['fog/whistled-tune'] },
        tomas: { hand: ['state/frightened#1'] },
        wanjiru: { on: 27, hand: ['state/frightened#2'] },
      },
    })
    t.play('turn').choose('ingrid/fog/whistled-tune/0/atOnce')
    expect(t.state.members.map(({ hand }) => hand)).toEqual([[], [], ['state/frightened#2']])
    t.settled('act')
  })

  /** The fewest cards for a smoke rack: 3, less 2 for fire and 1 for wood. */
  const rack = (scene: Scene) => {
    const t = table({
      land: [14, 27],
      people: { ingrid: { hand: ['skill/smoke-rack'] }, tomas: { on: 27 } },
      ...scene,
    })
    t.play('turn').choose('ingrid/skill/smoke-rack/0').settled('sheet')
    return t.offers('sheet')[0]
  }

  rule('T7-GEN-19 T7-FIRE-02 T7-FIRE-03', 'have what the terrain, its events and the fires on it provide', () => {
    expect(rack({})).toBe('draw/2')
    expect(rack({ land: [18, 27] })).toBe('draw/3')
    expect(rack({ events: [[14, 'event/the-posts-answer']] })).toBe('draw/0')
    expect(rack({ events: [[27, 'event/the-posts-answer']] })).toBe('draw/2')
    const lit = (on: number): Scene => ({
      people: { ingrid: { hand: ['skill/smoke-rack'] }, tomas: { on: 27, fire: on } },
    })
    expect(rack(lit(14))).toBe('draw/0')
    expect(rack(lit(27))).toBe('draw/2')
  })
})

describe('choices of all', () => {
  rule('T7-GEN-21 T7-DUR-02', 'are made by the active player', () => {
    // The locker resists, and a point of durability is lost.
    const t = table({
      land: [39],
      people: {
        ingrid: { items: [{ cards: ['item/hemp-coil'], die: 2 }] },
        tomas: { items: [{ cards: ['item/salt-block'], die: 2 }] },
      },
      rolls: { action: lost(3), adventure: ['state/paranoid#5'] },
    })
    t.play('turn').choose('tomas/terrain/wreck-of-the-perpetua-bow/1').choose('with/ingrid').choose('draw/3')
    t.asks('wear', 'second').choose('item/hemp-coil')
    expect(t.state.members.map(({ items }) => items[0]?.die)).toEqual([1, 2])
    t.settled('act')
  })

  rule('T7-GEN-21 T7-SAVE-09', 'between two actions by the last active player', () => {
    // The seventh camp: the beam finds everybody, and the last active player first.
    const t = table({
      land: [262],
      people: { ingrid: {}, tomas: {}, wanjiru: {} },
      camps: 6,
      last: 'second',
      actedSinceCamp: true,
      rolls: {
        adventure: ['state/beam-sick#4', 'state/beam-sick#5', 'state/beam-sick#3'],
        action: ['skill/log-raft', 'skill/sling', 'skill/short-bow', 'skill/keep-low'],
        'exploration.fen': ['fog/sucking-mud'],
      },
    })
    t.play('turn').as('first').choose('camp', 'anyTime')
    expect(t.happened('taken').map(({ who }) => who)).toEqual(['tomas', 'wanjiru', 'ingrid'])
    t.settled('act')
  })
})
