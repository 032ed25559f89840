// The icons of the action frame: costs, successes, locks. T7-ICON-15 to -27

import { readFileSync } from 'node:fs'
import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { actionsOn } from '../../src/actions.ts'
import type { CardId } from '../../src/cards/card-ids.ts'
import { CARDS } from '../../src/cards/decks.ts'
import { FOG_ACTIONS } from '../../src/cards/fog.ts'
import { parts } from '../../src/text/en/parts.ts'
import { CURSE, lost } from './cards.ts'

type People = NonNullable<Scene['people']>

/** What can be decided before cards are drawn for this action. */
function sheet(action: string, scene: Scene): readonly string[] {
  const t = table({ people: { tomas: {} }, ...scene })
    .play('turn')
    .choose(action)
  t.settled('sheet')
  return t.offers('sheet')
}

const draws = (offers: readonly string[]): readonly string[] => offers.filter((id) => id.startsWith('draw/'))

/** An item of Tomás. */
const carrying = (...cards: readonly CardId[]): People => ({ tomas: { items: [{ cards, die: 3 }] } })

describe('cost', () => {
  rule('T7-ICON-20 T7-ACT-COST-15', 'a blue card with a plus: so many cards, or more', () => {
    // 45 cards in the deck, and the least is three.
    const offers = draws(sheet('tomas/terrain/chalk-shoulder/1', { land: [46] }))
    expect(offers[0]).toBe('draw/3')
    expect(offers.at(-1)).toBe('draw/45')
    expect(offers).toHaveLength(43)
  })

  rule('T7-ICON-17 T7-ACT-COST-16', 'a padlock: exactly so many', () => {
    // It is the only thing to decide, apart from calling it off.
    expect(sheet('tomas/barrier/fallen-path/1', FALLEN)).toEqual(['draw/3', 'cancel'])
    expect(draws(sheet('tomas/barrier/fallen-path/0', FALLEN))).toHaveLength(42)
  })

  rule('T7-ICON-21', 'a blue card with a minus: so many cards less', () => {
    const dig = (people: People) => draws(sheet('tomas/terrain/chalk-shoulder/1', { land: [46], people }))[0]
    const stick = table({ land: [46], people: carrying('skill/digging-stick') }).play('turn')
    stick.choose('tomas/terrain/chalk-shoulder/1').choose('use/skill/digging-stick')
    expect(dig({ tomas: {} })).toBe('draw/3')
    expect(draws(stick.offers('sheet'))[0]).toBe('draw/1')
    stick.settled('sheet')
  })

  rule('T7-ICON-16 T7-ACT-03', 'a brown frame: an effect counts only in actions with its icon', () => {
    const offers = (action: string) => sheet(action, { land: [46], people: carrying('skill/digging-stick') })
    expect(offers('tomas/terrain/chalk-shoulder/1')).toContain('use/skill/digging-stick')
    expect(offers('tomas/terrain/chalk-shoulder/2')).not.toContain('use/skill/digging-stick')
  })

  rule('T7-ICON-16 T7-ACT-03', 'and only for those who are involved', () => {
    const t = table({ land: [46], people: { ...carrying('skill/digging-stick'), wanjiru: {} } }).play('turn')
    t.choose('wanjiru/terrain/chalk-shoulder/1')
    expect(t.offers('sheet')).not.toContain('use/skill/digging-stick')
    t.choose('with/tomas')
    expect(t.offers('sheet')).toContain('use/skill/digging-stick')
    t.settled('sheet')
  })
})

const FALLEN: Scene = {
  land: [46, 72],
  spaces: { '2,0': { barrier: 'barrier/fallen-path' } },
  people: { tomas: { on: 46 } },
}

describe('success and failure', () => {
  /** Tomás digs on the chalk shoulder: three cards, two successes. */
  const digging = (cards: readonly CardId[], people: People = { tomas: {} }, more: readonly CardId[] = []) =>
    table({ land: [46], people, rolls: { action: [...cards, ...more] } })
      .play('turn')
      .choose('tomas/terrain/chalk-shoulder/1')

  const result = (t: ReturnType<typeof digging>) => t.happened('resultKnown')[0]

  rule(
    'T7-ICON-22 T7-ICON-26 T7-ICON-27',
    'a star with a number: so many successes; then the white section, else the black one',
    () => {
      const exactly = digging(['skill/short-bow', 'skill/sling', CURSE]).choose('draw/3').choose('none')
      expect(result(exactly)).toMatchObject({ stars: 2, difficulty: 2, succeeded: true })
      exactly.has({ pile: ['skill/short-bow', 'skill/sling', CURSE] })
      exactly.has({ events: [{ card: 'event/flint-seam', at: '1,0' }] }).asks('place')
      exactly.choose('discard').settled('act')
      // One short: a card of the deck is lost.
      const short = digging(['skill/short-bow', ...lost(2)], { tomas: {} }, ['skill/log-raft'])
        .choose('draw/3')
        .choose('none')
      expect(result(short)).toMatchObject({ stars: 1, difficulty: 2, succeeded: false })
      short.has({ pile: ['skill/short-bow', ...lost(2), 'skill/log-raft'], events: [] }).settled('act')
    },
  )

  rule('T7-ICON-23', 'a star on an effect: one success more', () => {
    // Four cards and two successes against the hounds: a bow brings one, the bayonet another.
    const t = table({
      people: carrying('item/old-bayonet'),
      waiting: [{ card: 'event/marsh-hounds' }],
      pending: [{ source: { card: 'event/marsh-hounds', nth: 0 }, active: 'tomas', involved: ['tomas'] }],
      rolls: { action: ['skill/short-bow', ...lost(3)], adventure: ['supply/insight#1'] },
    })
    t.play('mandatory').choose('use/item/old-bayonet').choose('none')
    expect(t.happened('resultKnown')[0]).toMatchObject({ stars: 2, difficulty: 2, succeeded: true })
    t.settled('act')
  })

  rule('T7-ICON-24 T7-ACT-RES-07', 'a seven by itself is worth nothing', () => {
    // Three right halves and three sevens.
    const sevens: readonly CardId[] = ['skill/lean-to', 'skill/pitch-torch', 'skill/wire-snare']
    const t = digging(sevens, { tomas: {} }, ['skill/log-raft']).choose('draw/3').choose('none')
    expect(result(t)).toMatchObject({ stars: 0, succeeded: false })
    t.settled('act')
  })

  rule('T7-ICON-25 T7-ICON-24 T7-ACT-RES-08', 'a star tied to a seven: one success for each of them, or none', () => {
    const stick = carrying('skill/digging-stick')
    const sevens: readonly CardId[] = ['skill/lean-to', 'skill/pitch-torch', 'skill/wire-snare']
    const three = digging(sevens, stick).choose('use/skill/digging-stick').choose('draw/3').choose('none')
    expect(result(three)).toMatchObject({ stars: 3, succeeded: true })
    three.choose('discard').settled('act')
    const none = digging(lost(3), stick, ['skill/log-raft']).choose('use/skill/digging-stick').choose('draw/3')
    expect(result(none)).toMatchObject({ stars: 0, succeeded: false })
    none.settled('act')
  })

  rule('T7-ICON-15 T7-MOVE-14', 'the mandatory mark: it is not among the things that one can do', () => {
    const t = table({ land: [61], people: { tomas: {} } }).play('turn')
    const own = t.offers('act').filter((id) => id.includes('/terrain/'))
    expect(own).toEqual(['tomas/terrain/boar-thicket/2'])
    t.settled('act')
  })
})

describe('kinds of actions', () => {
  rule('T7-ICON-40', 'there are these 29', () => {
    const rules = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8')
    const listed = [...rules.matchAll(/^\| \d+ \| `([a-z]+)` \|/gm)].map(([, code]) => code)
    expect(listed).toHaveLength(29)
    expect(Object.keys(parts.icons)).toEqual(listed)
    const printed = CARDS.flatMap((card) => [...actionsOn(card), ...actionsOn(card, true)])
    const used = new Set([...printed, ...Object.values(FOG_ACTIONS)].map(({ icon }) => icon))
    for (const icon of used) expect(listed).toContain(icon)
  })

  rule('T7-ICON-40 T7-ICON-16', 'an effect matches the kind of the action', () => {
    const orient = (card: CardId): readonly string[] =>
      sheet('tomas/terrain/salt-pans/2', { land: [66], people: carrying(card) })
    // An oil lamp helps to find a way, a map also to find out where one is.
    expect(orient('item/eel-oil-lamp')).not.toContain('use/item/eel-oil-lamp')
    expect(orient('skill/bark-map')).toContain('use/skill/bark-map')
  })
})
