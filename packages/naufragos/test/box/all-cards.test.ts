// What must be true of all cards together. Only those of the box are counted.

import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../../src/cards/buildings.ts'
import { CAMP_CARDS } from '../../src/cards/camp-cards.ts'
import type { ItemId } from '../../src/cards/card-ids.ts'
import type { Lasting, Price } from '../../src/cards/cards.ts'
import { CHARACTERS } from '../../src/cards/characters.ts'
import { DAMAGE_CARDS } from '../../src/cards/damage-cards.ts'
import {
  BASE_EVENT_IDS,
  BUILDING_IDS,
  CENTRE_IDS,
  COAST_IDS,
  EXPLORATIONS,
  FIRST_CAMP_IDS,
  INTERIOR_IDS,
  ITEMS,
  isCard,
  isExploration,
  NUMBERED_EVENT_IDS,
  numberOn,
  WRECKAGE_IDS,
  ZERO_IDS,
} from '../../src/cards/decks.ts'
import { EVENT_CARDS } from '../../src/cards/events.ts'
import { rankOf } from '../../src/components/tracks.ts'
import type { NaufragosEffect, Option } from '../../src/effect-types.ts'
import { VERBS } from '../../src/verbs/table.ts'
import {
  CAMP_CARD_IDS,
  DAMAGE_IDS,
  designed,
  isInBox,
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

/** The same for the cards of the box alone, which are counted. */
const EFFECTS_OF_BOX = [...LINES].flatMap(([id, effects]) => (isInBox(id) ? effects : []))

const optionsIn = (effects: readonly NaufragosEffect[]): readonly (readonly Option[])[] =>
  effects.flatMap((effect) => (effect.do === 'chooseOne' || effect.do === 'vote' ? [effect.options] : []))

const OPTIONS = optionsIn(EFFECTS)

const from1To = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1)

/** The numbered cards that a line can bring into play, in ascending order. */
function nextOf(line: string): readonly string[] {
  const named = (LINES.get(line) ?? []).flatMap((effect) =>
    effect.do === 'add' || effect.do === 'camp' || effect.do === 'item' ? [effect.card] : [],
  )
  return [...new Set(named)].toSorted((one, other) => designed(one).localeCompare(designed(other), 'en'))
}

type AnyDeck = { readonly [id: string]: unknown }

/** The flags and tags that some cards ask for. */
function askedBy(isOfThem: (id: string) => boolean): {
  readonly flags: readonly string[]
  readonly tags: readonly string[]
} {
  const among = <Card>(deck: { readonly [id: string]: Card }): readonly Card[] =>
    Object.entries(deck).flatMap(([id, card]) => (isOfThem(id) ? [card] : []))
  const decks: readonly AnyDeck[] = [EXPLORATIONS, EVENT_CARDS, CAMP_CARDS, DAMAGE_CARDS, ITEMS, BUILDINGS, CHARACTERS]
  const written = JSON.stringify(decks.map(among))
  const facts = (kind: string): readonly string[] =>
    [...written.matchAll(new RegExp(`"fact":"(?:${kind})/([a-z]+)"`, 'g'))].flatMap(([, name]) => name ?? [])
  const effects = [...LINES].flatMap(([id, all]) => (isOfThem(id) ? all : []))
  const prices: readonly Price[] = [
    ...optionsIn(effects)
      .flat()
      .flatMap(({ price }) => price ?? []),
    ...among(DAMAGE_CARDS).flatMap(({ fix }) => fix),
  ]
  const needs = among(EVENT_CARDS).flatMap(({ rescue }) => rescue.flat())
  const flags = [
    ...facts('flag'),
    ...effects.flatMap((effect) => (effect.do === 'forget' ? [effect.flag] : [])),
    ...prices.flatMap(({ flag }) => flag ?? []),
    ...needs.flatMap((need) => ('flag' in need ? [need.flag] : [])),
  ]
  const tags = [
    ...facts('has|groupHas'),
    ...prices.flatMap(({ item }) => item ?? []),
    ...among(BUILDINGS).flatMap(({ item }) => item ?? []),
    ...needs.flatMap((need) => ('item' in need ? [need.item] : [])),
  ]
  return { flags: [...new Set(flags)].toSorted(), tags: [...new Set(tags)].toSorted() }
}

/** The flow of the stories: each line with every numbered card that it can bring into play. */
const NEXT = `
E15 > 100; E25 > 097; E26 > 099; E27 > 098; C12 > 103; C14 > 102; C19 > 104; I04 > 105
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
    const lines = [...LINES.keys()]
    const numbersOf = (ids: readonly string[]): readonly number[] =>
      ids.flatMap((id) => numberOn(id) ?? []).toSorted((one, other) => one - other)
    expect(lines.filter(isInBox)).toHaveLength(259)
    expect(numbersOf(lines.filter(isInBox))).toEqual(from1To(105))
    expect(numbersOf(lines)).toEqual(from1To(NUMBERED_IDS.length))
    for (const number of NUMBERED_IDS) {
      const namedBy = [...LINES.keys()].filter((line) => line !== number && nextOf(line).includes(number))
      expect(namedBy.length, number).toBeGreaterThan(0)
    }
    const reached = new Set<string>([
      ...[COAST_IDS, INTERIOR_IDS, CENTRE_IDS, ZERO_IDS, BASE_EVENT_IDS, FIRST_CAMP_IDS].flat(),
    ])
    for (const line of reached) for (const next of nextOf(line)) reached.add(next)
    expect(NUMBERED_IDS.filter((number) => !reached.has(number))).toEqual([])
  })

  test('cards go where cards of their kind lie', () => {
    const decks: readonly string[] = [...NUMBERED_EXPLORATION_IDS, ...NUMBERED_EVENT_IDS]
    const camp: readonly string[] = [...CAMP_CARD_IDS, ...DAMAGE_IDS]
    const items: readonly string[] = NUMBERED_ITEM_IDS
    const namedIn = (effects: readonly NaufragosEffect[]): readonly boolean[] =>
      effects.flatMap((effect) => {
        if (effect.do === 'add') return [decks.includes(effect.card)]
        if (effect.do === 'camp') return [camp.includes(effect.card)]
        return effect.do === 'item' ? [items.includes(effect.card)] : []
      })
    expect(namedIn(EFFECTS_OF_BOX)).toHaveLength(163)
    expect(namedIn(EFFECTS).every(Boolean)).toBe(true)
  })

  test('no exploration card adds to the deck of an earlier area', () => {
    const stepsFrom = (lines: readonly string[]): readonly number[] =>
      lines.filter(isExploration).flatMap((line) =>
        nextOf(line)
          .filter(isExploration)
          .map((next) => rankOf(EXPLORATIONS[next].deck) - rankOf(EXPLORATIONS[line].deck)),
      )
    expect(stepsFrom([...LINES.keys()].filter(isInBox))).toHaveLength(80)
    expect(Math.min(...stepsFrom([...LINES.keys()]))).toBe(0)
  })

  test('every choice has at least two options, and one of them costs nothing', () => {
    expect(optionsIn(EFFECTS_OF_BOX)).toHaveLength(74)
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
    expect(new Set(BASE_EVENT_IDS.map(sorted)).size).toBe(BASE_EVENT_IDS.length)
    expect(new Set(NUMBERED_EVENT_IDS.map(sorted)).size).toBe(NUMBERED_EVENT_IDS.length)
  })

  test('NA-BUILD-15 every building comes from somewhere', () => {
    const offered = new Set(EFFECTS.flatMap((effect) => (effect.do === 'project' ? [effect.building] : [])))
    const others = BUILDING_IDS.filter((id) => BUILDINGS[id].start !== true && BUILDINGS[id].after === undefined)
    expect([...offered].toSorted()).toEqual(others.toSorted())
    expect(others.filter(isInBox)).toHaveLength(10)
  })

  test('every flag that is asked for is set somewhere, every tag is carried by some item', () => {
    const setBy = (effects: readonly NaufragosEffect[]): readonly string[] =>
      [...new Set(effects.flatMap((effect) => (effect.do === 'remember' ? [effect.flag] : [])))].toSorted()
    const carriedBy = (items: readonly ItemId[]): ReadonlySet<string> => new Set(items.flatMap((id) => ITEMS[id].tags))
    const everyItem = [...WRECKAGE_IDS, ...NUMBERED_ITEM_IDS]
    const all = askedBy(() => true)
    expect(setBy(EFFECTS)).toEqual(all.flags)
    const carried = carriedBy(everyItem)
    expect(all.tags.filter((tag) => !carried.has(tag))).toEqual([])
    const inBox = askedBy(isInBox)
    const FLAGS = ['allies', 'bones', 'bosun', 'gift', 'mercy', 'offence', 'respect', 'robbed', 'smoke', 'trust']
    expect(inBox.flags).toEqual(FLAGS)
    expect(setBy(EFFECTS_OF_BOX)).toEqual(FLAGS)
    expect(inBox.tags).toHaveLength(18)
    expect(carriedBy(everyItem.filter(isInBox)).size).toBe(37)
  })

  test('every verb stands on some card', () => {
    const VERB_NAMES = [...Object.keys(VERBS), 'chooseOne', 'if', 'test', 'vote'].toSorted()
    expect([...new Set(EFFECTS.map((effect) => effect.do))].toSorted()).toEqual(VERB_NAMES)
  })

  test('each line brings the cards of its story into play, and no others', () => {
    const found = [...LINES.keys()].filter(isInBox).flatMap((line) => {
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
