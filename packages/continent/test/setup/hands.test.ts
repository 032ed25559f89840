// Cards of hands, of the fog and of the Action Deck. T7-CARD-08 to -11, -19, T7-ICON-03 to -07, -12, -35

import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { CURSE, CURSES, exploring, POOLS } from './exploring.ts'

describe('hands', () => {
  /** Tomás searches in vain, and keeps one of the cards. */
  const keeping = (hand: readonly CardId[]) =>
    table({ people: { tomas: { hand }, ingrid: {} }, rolls: { action: ['skill/log-raft'] } })
      .play('turn')
      .choose('tomas/terrain/strand-of-buoys/1')
      .choose('draw/1')
      .choose('skill/log-raft')

  rule('T7-ICON-05 T7-ICON-06 T7-ICON-07 T7-CARD-08', 'Skills and Bonuses count for the limit, States do not', () => {
    const states: readonly CardId[] = ['state/tired#1', 'state/injured#1', 'state/frightened#1']
    keeping(['skill/trail-sense', 'fog/second-wind', ...states]).settled('act')
    const full = keeping(['skill/trail-sense', 'fog/second-wind', 'skill/keep-low', ...states])
    full.asks('handLimit', 'second')
    expect(full.offers('handLimit')).toEqual([
      'skill/trail-sense',
      'fog/second-wind',
      'skill/keep-low',
      'skill/log-raft',
    ])
    full.settled('handLimit')
  })

  rule('T7-CARD-10 T7-ICON-07', 'a Bonus goes into a hand: a companion, a condition, a mission', () => {
    const t = exploring('fog/second-wind', { people: { tomas: {}, ingrid: {} }, rolls: POOLS })
    t.asks('bonus', 'second').choose('tomas')
    t.has({ spaces: { '0,1': { terrain: 'terrain/tide-pools' } }, past: [] })
    expect(t.state.members.map(({ who, hand }) => [who, hand])).toEqual([
      ['ingrid', []],
      ['tomas', ['fog/second-wind']],
    ])
    t.settled('act')
  })

  rule(
    'T7-CARD-08 T7-CARD-09 T7-CARD-19 T7-ICON-06 T7-ICON-35',
    'a State may cost life; the Character card counts',
    () => {
      /** Tomás fails to fish and gets wet. */
      const fishing = (hand: readonly CardId[], drenched: CardId, lost: readonly CardId[]) => {
        const t = table({
          land: [12],
          people: { tomas: { hand } },
          rolls: { action: [...CURSES.slice(0, 2), ...lost], adventure: [drenched] },
        })
        t.play('turn').choose('tomas/terrain/tide-pools/1').choose('draw/2')
        expect(t.state.members[0]?.hand).toEqual([...hand, drenched])
        t.has({ pile: [...CURSES.slice(0, 2), ...lost] }).settled('act')
      }
      const LOST: readonly CardId[] = ['skill/log-raft', 'skill/short-bow', 'skill/sling']
      // Two of the six copies show the icon.
      fishing([], 'state/drenched#2', LOST.slice(0, 1))
      fishing([], 'state/drenched#3', [])
      fishing(['state/tired#1', 'state/injured#1'], 'state/drenched#1', LOST)
      // Skills do not count.
      fishing(['skill/keep-low'], 'state/drenched#1', LOST.slice(0, 1))
    },
  )
})

describe('Exploration cards', () => {
  rule('T7-CARD-11 T7-ICON-03', 'show their area and what to do about them', () => {
    /** Which fog lies to the east, and what is asked for it. */
    const foggy = (on: number, spot: `${number},${number}`) => {
      const t = table({ land: [on], people: { ingrid: {} } })
      const space = t.play('turn').session.view('first').spaces[spot]
      t.choose(`ingrid/fog/${spot}`).settled('sheet')
      return [space, t.offers('sheet')[0], t.state.action?.icon]
    }
    expect(foggy(14, '2,1')).toEqual([{ fog: 'strand' }, 'draw/1', 'pathfind'])
    expect(foggy(208, '1,1')).toEqual([{ fog: 'fen' }, 'draw/1', 'pathfind'])
    expect(foggy(305, '7,3')).toEqual([{ fog: 'terraces' }, 'draw/1', 'pathfind'])
    expect(foggy(402, '1,1')).toEqual([{ fog: 'shelf' }, 'draw/2', 'pathfind'])
  })

  rule('T7-CARD-11', 'a failure in the other areas costs cards before they are turned over', () => {
    const t = table({
      land: [402],
      people: { ingrid: {} },
      fogged: { '1,1': 'fog/kelp-curtain' },
      rolls: { action: [...CURSES.slice(0, 2), 'skill/log-raft', 'skill/sling'] },
    })
    t.play('turn').choose('ingrid/fog/1,1').choose('draw/2')
    t.has({
      pile: [...CURSES.slice(0, 2), 'skill/log-raft', 'skill/sling'],
      spaces: { '1,1': { open: 'fog/kelp-curtain' } },
    })
    t.settled('act')
  })
})

describe('Curses and Advanced Skills', () => {
  rule('T7-ICON-04 T7-LOSE-01', 'a Curse from the pile ends the game', () => {
    const t = table({
      people: { tomas: {} },
      deck: [],
      turnedPile: [CURSE, 'skill/log-raft'],
      rolls: { action: [CURSE] },
    })
    t.play('turn').choose('tomas/terrain/strand-of-buoys/1').choose('draw/1')
    t.ended('lost', 'curse').settled()
  })

  rule('T7-ICON-12 T7-XP-02', 'an Advanced Skill costs as much experience as it shows', () => {
    /** What can be learned with these cards of experience. */
    const offered = (...insights: readonly CardId[]) => {
      const t = table({
        land: [74],
        people: { tomas: {} },
        quests: ['clue/the-drowned-lighthouse', ...insights],
        rolls: { action: [CURSE], adventure: ['event/learners-cairn#1'] },
      })
      t.play('turn').choose('tomas/terrain/charcoal-clearing/1/atOnce').settled('learn')
      return t.offers('learn')
    }
    expect(offered('supply/insight#1')).toEqual(['advanced/old-hand', 'enough'])
    const two = offered('supply/deep-insight#1')
    expect(two).toContain('advanced/bonesetter')
    expect(two).not.toContain('advanced/second-skin')
    expect(offered('supply/insight#1', 'supply/deep-insight#1')).toContain('advanced/second-skin')
  })
})
