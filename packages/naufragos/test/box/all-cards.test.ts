// What must be true of all cards together.

import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../../src/cards/buildings.ts'
import { CAMP_CARDS } from '../../src/cards/camp-cards.ts'
import type { Lasting, Price } from '../../src/cards/cards.ts'
import { CHARACTERS } from '../../src/cards/characters.ts'
import { DAMAGE_CARDS } from '../../src/cards/damage-cards.ts'
import {
  BASE_EVENT_IDS,
  BUILDING_IDS,
  EXPLORATIONS,
  ITEMS,
  isCard,
  isExploration,
  NUMBERED_EVENT_IDS,
  numberOn,
} from '../../src/cards/decks.ts'
import { EVENT_CARDS } from '../../src/cards/events.ts'
import { rankOf } from '../../src/components/tracks.ts'
import type { NaufragosEffect, Option } from '../../src/effect-types.ts'
import { VERBS } from '../../src/verbs/table.ts'
import {
  CAMP_CARD_IDS,
  DAMAGE_IDS,
  designed,
  NUMBERED_EXPLORATION_IDS,
  NUMBERED_IDS,
  NUMBERED_ITEM_IDS,
} from '../designed.ts'
import { packs } from '../spoken.ts'
import { requirement } from './counting.ts'

/** An effect and all that it contains. */
function* within(effects: readonly NaufragosEffect[]): Iterable<NaufragosEffect> {
  for (const effect of effects) {
    yield effect
    if (effect.do === 'chooseOne' || effect.do === 'vote')
      for (const option of effect.options) yield* within(option.effects)
    if (effect.do === 'test') {
      yield* within(effect.success)
      yield* within(effect.failure)
    }
    if (effect.do === 'if') {
      yield* within(effect.effects)
      yield* within(effect.otherwise ?? [])
    }
  }
}

const lastingEffects = (lasting: readonly Lasting[] = []): readonly NaufragosEffect[] =>
  lasting.flatMap((one) => (one.last === 'at' ? one.effects : []))

/** Every card and tile, with all effects that stand on it. */
const LINES: ReadonlyMap<string, readonly NaufragosEffect[]> = new Map(
  [
    ...Object.entries(EXPLORATIONS).map(([id, { effects }]) => [id, effects] as const),
    ...Object.entries(EVENT_CARDS).map(([id, { effects }]) => [id, effects] as const),
    ...Object.entries(CAMP_CARDS).map(([id, { effects, enter = [] }]) => [id, [...enter, ...effects]] as const),
    ...Object.entries(DAMAGE_CARDS).map(
      ([id, { enter = [], lasting }]) => [id, [...enter, ...lastingEffects(lasting)]] as const,
    ),
    ...Object.entries(ITEMS).map(
      ([id, { use, lasting }]) => [id, [...(use?.effects ?? []), ...lastingEffects(lasting)]] as const,
    ),
    ...Object.entries(BUILDINGS).map(([id, { lasting }]) => [id, lastingEffects(lasting)] as const),
    ...Object.entries(CHARACTERS).map(([id, { lasting }]) => [id, lastingEffects(lasting)] as const),
  ].map(([id, effects]) => [id, [...within(effects)]]),
)

const EFFECTS = [...LINES.values()].flat()

const OPTIONS: readonly (readonly Option[])[] = EFFECTS.flatMap((effect) =>
  effect.do === 'chooseOne' || effect.do === 'vote' ? [effect.options] : [],
)

const NUMBERS = Array.from({ length: 105 }, (_, index) => index + 1)

/** The numbered cards that a line can bring into play, in ascending order. */
function nextOf(line: string): readonly string[] {
  const named = (LINES.get(line) ?? []).flatMap((effect) =>
    effect.do === 'add' || effect.do === 'camp' || effect.do === 'item' ? [effect.card] : [],
  )
  return [...new Set(named)].toSorted((one, other) => designed(one).localeCompare(designed(other), 'en'))
}

/** Everything that is written about a card, as text. */
const WRITTEN = JSON.stringify([EXPLORATIONS, EVENT_CARDS, CAMP_CARDS, DAMAGE_CARDS, ITEMS, BUILDINGS, CHARACTERS])

const asked = (kind: string): readonly string[] =>
  [...WRITTEN.matchAll(new RegExp(`"fact":"(?:${kind})/([a-z]+)"`, 'g'))].flatMap(([, name]) => name ?? [])

/** The flow of the stories: each line with every numbered card that it can bring into play. */
const NEXT = `
E10 > 097; E11 > 099; E12 > 101; E13 > 098; E15 > 100; C12 > 103; C14 > 102; C19 > 104; I04 > 105
Z01 > 001 002; Z02 > 009; Z03 > 009 010; Z04 > 015; Z05 > 016 017; Z06 > 024 025; Z07 > 033; Z08 > 033
Z09 > 040 041 042; Z10 > 046; Z11 > 046 047; Z12 > 053 054; Z13 > 059; Z14 > 059 061; Z15 > 067; Z16 > 069 070
Z17 > 075; Z18 > 076 081; Z19 > 083; Z20 > 088; Z21 > 090; Z22 > 096
001 > 003 004 005; 002 > 003; 003 > 006 007; 004 > 003 005; 006 > 008
009 > 010; 010 > 011 012; 012 > 013; 013 > 014
015 > 016 017 018; 017 > 018 019; 018 > 019 023; 019 > 020; 020 > 021 022; 022 > 101; 023 > 019
024 > 025 026 027; 025 > 027; 026 > 027 028 029 031; 027 > 030 031; 031 > 032
033 > 034 039; 034 > 035 036 037 038
040 > 041 042 043; 041 > 040 042; 042 > 098; 043 > 044 045
046 > 047 048; 047 > 048; 048 > 049 050 051; 050 > 049; 051 > 050 052
053 > 054 056; 054 > 055 058; 058 > 057
059 > 060 065; 060 > 062 066; 061 > 063 064
067 > 068; 068 > 069 070; 069 > 071; 070 > 071; 071 > 072 073 074; 073 > 098
075 > 076 077 078; 076 > 077 079 080; 077 > 082; 079 > 081; 082 > 079
083 > 084 085; 085 > 086 087
088 > 089; 089 > 090 091 093; 090 > 092 094; 093 > 090; 094 > 095
`

describe('all cards together', () => {
  test('every number occurs once, is named by another line, and can be reached', () => {
    expect([...LINES.keys()]).toHaveLength(259)
    const numbers = [...LINES.keys()].flatMap((id) => numberOn(id) ?? [])
    expect(numbers.toSorted((one, other) => one - other)).toEqual(NUMBERS)
    for (const number of NUMBERED_IDS) {
      const namedBy = [...LINES.keys()].filter((line) => line !== number && nextOf(line).includes(number))
      expect(namedBy.length, number).toBeGreaterThan(0)
    }
    const reached = new Set([...LINES.keys()].filter((line) => /^[ACEHIZ]/.test(designed(line))))
    for (const line of reached) for (const next of nextOf(line)) reached.add(next)
    expect(NUMBERED_IDS.filter((number) => !reached.has(number))).toEqual([])
  })

  test('cards go where cards of their kind lie', () => {
    const decks: readonly string[] = [...NUMBERED_EXPLORATION_IDS, ...NUMBERED_EVENT_IDS]
    const camp: readonly string[] = [...CAMP_CARD_IDS, ...DAMAGE_IDS]
    const items: readonly string[] = NUMBERED_ITEM_IDS
    const named = EFFECTS.flatMap((effect) => {
      if (effect.do === 'add') return [decks.includes(effect.card)]
      if (effect.do === 'camp') return [camp.includes(effect.card)]
      return effect.do === 'item' ? [items.includes(effect.card)] : []
    })
    expect([named.length, named.every(Boolean)]).toEqual([164, true])
  })

  test('no exploration card adds to the deck of an earlier area', () => {
    const steps = [...LINES.keys()].filter(isExploration).flatMap((line) =>
      nextOf(line)
        .filter(isExploration)
        .map((next) => rankOf(EXPLORATIONS[next].deck) - rankOf(EXPLORATIONS[line].deck)),
    )
    expect([steps.length, Math.min(...steps)]).toEqual([80, 0])
  })

  test('every choice has at least two options, and one of them costs nothing', () => {
    expect(OPTIONS).toHaveLength(73)
    for (const options of OPTIONS) {
      expect(options.length, options[0]?.label).toBeGreaterThanOrEqual(2)
      expect(
        options.some(({ price }) => price === undefined),
        options[0]?.label,
      ).toBe(true)
    }
  })

  test('the captions of a card are those of its options, inner ones included', () => {
    for (const [line, effects] of LINES) {
      const labels = effects.flatMap((effect) =>
        effect.do === 'chooseOne' || effect.do === 'vote' ? effect.options.map(({ label }) => label) : [],
      )
      const captions = isCard(line) ? Object.keys(packs.en.cards[line].options ?? {}) : []
      expect(labels.toSorted()).toEqual(captions.map((caption) => `${line}/${caption}`).toSorted())
    }
  })

  test('NA-RESCUE-02 no two requirements are the same', () => {
    const sorted = (id: keyof typeof EVENT_CARDS): string => requirement(id).split('+').toSorted().join('+')
    expect(new Set(BASE_EVENT_IDS.map(sorted)).size).toBe(21)
    expect(new Set(NUMBERED_EVENT_IDS.map(sorted)).size).toBe(13)
  })

  test('NA-BUILD-15 every building comes from somewhere', () => {
    const offered = new Set(EFFECTS.flatMap((effect) => (effect.do === 'project' ? [effect.building] : [])))
    const others = BUILDING_IDS.filter((id) => BUILDINGS[id].start !== true && BUILDINGS[id].after === undefined)
    expect([...offered].toSorted()).toEqual(others.toSorted())
    expect(others).toHaveLength(10)
  })

  test('every flag that is asked for is set somewhere, every tag is carried by some item', () => {
    const prices: readonly Price[] = [
      ...OPTIONS.flat().flatMap(({ price }) => price ?? []),
      ...Object.values(DAMAGE_CARDS).flatMap(({ fix }) => fix),
    ]
    const needs = Object.values(EVENT_CARDS).flatMap(({ rescue }) => rescue.flat())
    const set = new Set(EFFECTS.flatMap((effect) => (effect.do === 'remember' ? [effect.flag] : [])))
    const flags = new Set<string>([
      ...asked('flag'),
      ...EFFECTS.flatMap((effect) => (effect.do === 'forget' ? [effect.flag] : [])),
      ...prices.flatMap(({ flag }) => flag ?? []),
      ...needs.flatMap((need) => ('flag' in need ? [need.flag] : [])),
    ])
    const ALL = ['allies', 'bones', 'bosun', 'gift', 'mercy', 'offence', 'respect', 'robbed', 'smoke', 'trust']
    expect([...flags].toSorted()).toEqual(ALL)
    expect([...set].toSorted()).toEqual(ALL)
    const carried = new Set<string>(Object.values(ITEMS).flatMap(({ tags }) => tags))
    expect(carried.size).toBe(37)
    const tags = new Set<string>([
      ...asked('has|groupHas'),
      ...prices.flatMap(({ item }) => item ?? []),
      ...Object.values(BUILDINGS).flatMap(({ item }) => item ?? []),
      ...needs.flatMap((need) => ('item' in need ? [need.item] : [])),
    ])
    expect(tags.size).toBe(18)
    expect([...tags].filter((tag) => !carried.has(tag))).toEqual([])
  })

  test('every verb stands on some card', () => {
    const VERB_NAMES = [...Object.keys(VERBS), 'chooseOne', 'if', 'test', 'vote'].toSorted()
    expect([...new Set(EFFECTS.map((effect) => effect.do))].toSorted()).toEqual(VERB_NAMES)
  })

  test('each line brings the cards of its story into play, and no others', () => {
    const found = [...LINES.keys()].flatMap((line) => {
      const next = nextOf(line)
      return next.length === 0 ? [] : [`${designed(line)} > ${next.map(designed).join(' ')}`]
    })
    expect(found.toSorted()).toEqual(
      NEXT.trim()
        .split(/ *[;\n] */)
        .toSorted(),
    )
  })
})
