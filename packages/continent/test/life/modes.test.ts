// A kinder tide and the long night. T7-EASY, T7-HARD

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Mode } from '../../src/config.ts'
import type { Continent } from '../../src/types.ts'
import { BLANKS, hand, sorted } from './life.ts'

const CURSE = 'curse/death-keeps-pace#1'
const TEN = [
  'skill/log-raft',
  'skill/sling',
  'skill/short-bow',
  'skill/keep-low',
  'skill/lean-to',
  'skill/bark-map',
  'skill/tar-pot',
  'skill/bone-flute',
  'skill/fish-spear',
  'skill/wire-snare',
] as const

const camp = (mode: Mode, scene: Scene): TestTable<Continent> =>
  table({
    config: { mode },
    land: [79],
    actedSinceCamp: true,
    ...scene,
    rolls: { 'exploration.strand': ['fog/squall'], ...scene.rolls },
  })
    .play('turn')
    .choose('camp', 'anyTime')

describe('easy', () => {
  rule('T7-EASY-01', 'brings back six cards at each of the first six camps', () => {
    const sixth = camp('easy', { camps: 5, pile: TEN, rolls: { action: TEN.slice(0, 6) } })
    sixth.has({ camps: 6, pile: TEN.slice(6) }).settled('act')
    const seventh = camp('easy', {
      camps: 6,
      pile: TEN,
      rolls: { adventure: ['state/beam-sick#4'], action: BLANKS.slice(0, 3) },
    })
    seventh.has({ camps: 7, pile: [...TEN, ...BLANKS.slice(0, 3)] }).settled('act')
  })

  rule('T7-EASY-01', 'forgives one Curse of the pile, and brings ten cards back; the second one ends the game', () => {
    const t = table({
      config: { mode: 'easy' },
      land: [14],
      deck: [],
      turnedPile: [CURSE, BLANKS[1] ?? CURSE, ...TEN],
      rolls: { action: [CURSE, ...TEN] },
    })
    t.play('turn').choose('ingrid/terrain/strand-of-buoys/1').choose('draw/1')
    t.has({ banished: ['mode/a-kinder-tide'], turnedPile: [] })
    expect(sorted(t.state.deck)).toEqual(sorted(TEN))
    expect(sorted(t.state.pile)).toEqual([CURSE, 'curse/death-keeps-pace#2'])
    t.settled('act')
    const again = table({
      config: { mode: 'easy' },
      quests: ['clue/the-drowned-lighthouse'],
      banished: ['mode/a-kinder-tide'],
      land: [14],
      deck: [],
      turnedPile: [CURSE, ...TEN],
      rolls: { action: [CURSE] },
    })
    again.play('turn').choose('ingrid/terrain/strand-of-buoys/1').choose('draw/1').ended('lost', 'curse')
    again.settled()
  })
})

describe('hardcore', () => {
  rule('T7-HARD-01', 'takes three cards at each camp', () => {
    const t = camp('hardcore', { rolls: { action: TEN.slice(0, 3) } })
    t.has({ pile: TEN.slice(0, 3) }).settled('act')
  })

  rule('T7-HARD-01', 'brings one card fewer back, but not less than one', () => {
    const recovered = (front: 'fog/easy-going' | 'fog/captains-flask'): number => {
      const t = table({
        config: { mode: 'hardcore' },
        land: [46, 12],
        people: front === 'fog/captains-flask' ? { ingrid: { items: [{ cards: [front], die: 2 }] } } : { ingrid: {} },
        ...(front === 'fog/easy-going' ? { fogged: { '0,0': front } } : {}),
        pile: TEN,
        rolls: { action: front === 'fog/easy-going' ? [CURSE, 'skill/sling'] : TEN.slice(0, 4) },
      })
      t.play('turn').choose(front === 'fog/easy-going' ? 'ingrid/fog/0,0/atOnce' : `ingrid/${front}/0/atOnce`)
      t.settled('act')
      return t.state.today.recovered
    }
    expect(recovered('fog/captains-flask')).toBe(4)
    expect(recovered('fog/easy-going')).toBe(1)
  })

  rule('T7-HARD-01', 'leaves room for one card fewer in each hand', () => {
    const t = (mode: Mode): TestTable<Continent> =>
      table({
        config: { mode },
        people: { ingrid: { hand: TEN.slice(0, 4) } },
        land: [14],
        rolls: { action: ['skill/trail-sense'] },
      })
        .play('turn')
        .choose('ingrid/terrain/strand-of-buoys/1')
        .choose('draw/1')
        .choose('skill/trail-sense', 'keep')
    const hard = t('hardcore').asks('handLimit')
    hard.choose('skill/sling')
    expect(hand(hard, 'ingrid')).toHaveLength(4)
    hard.settled('act')
    const normal = t('normal')
    expect(hand(normal, 'ingrid')).toHaveLength(5)
    normal.settled('act')
  })

  rule('T7-HARD-02', 'lasts for the whole game: nothing offers another mode, and a camp keeps its card', () => {
    const t = camp('hardcore', { rolls: { action: TEN.slice(0, 3) } })
    t.has({ mode: 'hardcore', quests: ['clue/the-drowned-lighthouse', 'mode/the-long-night'], banished: [] })
    expect(t.offers('anyTime')).toEqual(['number'])
    t.settled('act')
  })
})
