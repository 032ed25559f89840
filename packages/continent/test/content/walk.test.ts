// Every card can be reached, and leads only to cards that there are. Sections L2 and K3 of content.md.

import { describe, expect, test } from 'vitest'
import type { FaceId } from '../../src/cards/card-ids.ts'
import { CLUE_IDS, CURSE_IDS, cardsNumbered, explorationsOf, FACE_IDS, nameOf } from '../../src/cards/decks.ts'
import { AREAS } from '../../src/components/map.ts'
import { PENNANTS } from '../../src/components/materials.ts'
import { CLUES, type Clue } from '../../src/config.ts'
import { rowsOf } from './brief.ts'
import { isNumbered, numbered, PRINTED } from './printed.ts'
import { actionsOf, everyEffect, itemOf, ownEffects, reachedIn } from './walk.ts'

const idsIn = (section: string): readonly FaceId[] =>
  rowsOf(section, 'Icon in arrow').map((cells) => numbered(cells['No.'], cells['Back'], cells['Title']).id)

/** What is in the game only with a clue. */
const OWN: { readonly [C in Clue]: readonly FaceId[] } = {
  drownedLighthouse: [
    CLUE_IDS.drownedLighthouse,
    CURSE_IDS.drownedLighthouse,
    // What the beam falls on: 123, 139, 163 and 368 with 7 added.
    ...([130, 146, 170, 375] as const).flatMap((number) => cardsNumbered(number).green.map(nameOf)),
  ],
  borrowedShadow: [CLUE_IDS.borrowedShadow, CURSE_IDS.borrowedShadow, ...idsIn('K1'), 'item/tailors-thimble'],
  saltChoir: [CLUE_IDS.saltChoir, CURSE_IDS.saltChoir, ...idsIn('K2'), 'item/salt-harmonica'],
}

const missing = (reached: ReadonlySet<FaceId>): readonly FaceId[] => FACE_IDS.filter((id) => !reached.has(id))

/** The numbers that stand on a card, each with what it is. */
const NAMED = PRINTED.flatMap(({ id, face }) => {
  const effects = [...ownEffects(face), ...actionsOf(face).flatMap(everyEffect)]
  return [
    ...effects.flatMap((effect): readonly number[] => {
      if (effect.do === 'take')
        return effect.pennant === undefined
          ? [effect.number]
          : [effect.number, effect.number + PENNANTS[effect.pennant].adds]
      if (effect.do === 'takeIfThere' || effect.do === 'journey' || effect.do === 'hide') return [effect.number]
      return effect.do === 'banishStored' || effect.do === 'returnStored' ? [effect.number] : []
    }),
    ...(face.type === 'terrain' || face.type === 'barrier' ? Object.values(face.arrows) : []),
    ...('hidden' in face && face.hidden !== undefined ? [face.hidden] : []),
    ...(face.type === 'clue' ? [face.start] : []),
    ...(face.lasting ?? []).flatMap((lasting) => (lasting.last === 'leavesHand' ? [lasting.taking] : [])),
  ].map((number) => ({ id, number }))
})

describe('numbers', () => {
  test('every number on a card is that of a card', () => {
    expect(NAMED.length).toBeGreaterThan(400)
    const wrong = NAMED.filter(({ number }) => cardsNumbered(number).green.length === 0)
    expect(wrong).toEqual([])
  })

  test('every gold card has a green card of its number', () => {
    const gold = PRINTED.flatMap(({ face }) => (isNumbered(face) && face.back === 'gold' ? [face.number] : []))
    expect(gold.filter((number) => cardsNumbered(number).green.length === 0)).toEqual([])
    expect(new Set(gold).size).toBe(gold.length)
  })

  test('a number is of one kind: land is land, and the numbers lie where they were planned', () => {
    const kinds = new Map<number, Set<string>>()
    for (const { face } of PRINTED) {
      if (!isNumbered(face)) continue
      const kind = face.type === 'terrain' || face.type === 'barrier' || face.type === 'state' ? face.type : 'card'
      kinds.set(face.number, (kinds.get(face.number) ?? new Set()).add(kind))
    }
    expect([...kinds].filter(([, of]) => of.size > 1)).toEqual([])
  })
})

describe('the walk', () => {
  test('with all three clues every card can be reached', () => {
    expect(missing(reachedIn())).toEqual([])
  })

  test.each([
    ['drownedLighthouse', ['borrowedShadow', 'saltChoir']],
    ['borrowedShadow', ['drownedLighthouse', 'saltChoir']],
    ['saltChoir', ['drownedLighthouse', 'borrowedShadow']],
  ] as const)('with %s alone all is reached but what belongs to the other clues', (clue, others) => {
    const expected = others.flatMap((other) => OWN[other])
    expect(missing(reachedIn({ clues: [clue] })).toSorted()).toEqual(expected.toSorted())
  })

  test('a card of K is reached from its clue, its hooks and its own chain, and from nowhere else', () => {
    for (const [clue, others] of [
      ['borrowedShadow', ['drownedLighthouse', 'saltChoir']],
      ['saltChoir', ['drownedLighthouse', 'borrowedShadow']],
    ] as const) {
      const reached = reachedIn({ clues: others })
      expect(OWN[clue].filter((id) => reached.has(id))).toEqual([])
    }
  })

  test.each([
    ['borrowedShadow', [604, 608, 612]],
    ['saltChoir', [659, 661, 678]],
  ] as const)('without the pennant of %s, %s cannot be taken', (clue, numbers) => {
    // The pennant is on nothing but the clue.
    const pennant = { borrowedShadow: 'shade', saltChoir: 'choir' }[clue]
    const suppliers = PRINTED.filter(({ face }) => 'pennant' in face && face.pennant === pennant)
    expect(suppliers.map(({ face }) => face.type)).toEqual(['clue'])
    const reached = reachedIn({ clues: CLUES.filter((one) => one !== clue) })
    for (const number of numbers) {
      const { green, gold } = cardsNumbered(number)
      expect([...green, ...gold].map(nameOf).filter((id) => reached.has(id))).toEqual([])
      // And no numbox names one of them without a pennant.
      expect(NAMED.filter((named) => named.number === number).map(({ id }) => id)).toEqual(
        PRINTED.flatMap(({ id, face }) =>
          actionsOf(face).some((action) =>
            everyEffect(action).some(
              (effect) =>
                effect.do === 'take' && effect.pennant === pennant && effect.number + PENNANTS[pennant].adds === number,
            ),
          )
            ? [id]
            : [],
        ),
      )
    }
  })

  test('the first curse cannot be lifted without the clapper or without the lens', () => {
    const win = 'event/dark-at-last'
    expect(reachedIn({ clues: ['drownedLighthouse'] }).has(win)).toBe(true)
    expect(reachedIn({ without: ['quest/bell-clapper'] }).has(win)).toBe(false)
    expect(reachedIn({ without: ['quest/the-black-lens'] }).has(win)).toBe(false)
    // The lens is cast from two things, and there is no other way to one.
    expect(reachedIn({ without: ['quest/glass-mould'] }).has('quest/the-black-lens')).toBe(false)
    expect(reachedIn({ without: ['quest/raw-black-glass'] }).has('quest/the-black-lens')).toBe(false)
    // Neither the tide table nor any tool opens area IV by another way than the tunnel.
    expect(reachedIn({ without: ['quest/tide-table'] }).has('terrain/tunnels-end')).toBe(false)
  })

  test('every prerequisite names a card that can be obtained', () => {
    const reached = reachedIn({ clues: ['drownedLighthouse'] })
    const has = (number: number): boolean => cardsNumbered(number).green.some((card) => reached.has(nameOf(card)))
    const asked = PRINTED.flatMap(({ id, face }) =>
      reached.has(id)
        ? actionsOf(face).flatMap(({ needs, pays }) => [
            ...(needs?.quests ?? []),
            ...(needs?.stored === undefined ? [] : [needs.stored.quest]),
            ...(pays ?? []).flatMap((payment) => (payment.pay === 'item' ? [payment.number] : [])),
          ])
        : [],
    )
    expect(asked.toSorted()).toEqual([511, 544, 545, 547, 550])
    expect(asked.filter((number) => !has(number))).toEqual([])
    // For each keyword that is paid with there are cards enough.
    const keywords = PRINTED.flatMap(({ face }) =>
      actionsOf(face).flatMap(({ pays = [] }) => pays.flatMap((one) => (one.pay === 'keyword' ? [one.keyword] : []))),
    )
    for (const keyword of new Set(keywords)) {
      const items = PRINTED.filter(({ face }) => itemOf(face)?.keywords.includes(keyword) === true)
      expect(items.length, keyword).toBeGreaterThan(4)
    }
  })

  test('the walk is no matter of course: without an arrow or a start it finds what is missing', () => {
    const reached = reachedIn({ clues: ['drownedLighthouse'], without: ['terrain/ferry-stones'] })
    expect(reached.has('terrain/river-mouth')).toBe(true)
    expect(AREAS.map((area) => explorationsOf(area).some((card) => reached.has(nameOf(card))))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
