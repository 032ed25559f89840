// Every figure of the 73 Event cards of the box. Cards beyond it need no row here.
import { lead, plan, planning, type Scene, table } from '@landfall/crusoe/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { secondEdition } from '../../src/editions.ts'
import { itemsAside } from '../../src/memory.ts'
import { rules as castaways } from '../../src/scenarios/castaways/rules.ts'
import { packs } from '../spoken.ts'
import { BOOK_CARDS } from './book-cards.ts'
import { isOffered } from './helpers.ts'
import { adventures, type Changes, each, got, lost, type Row } from './printed.ts'
import { SYMBOL_CARDS } from './symbol-cards.ts'

type Table = ReturnType<typeof table>

type EventId = keyof typeof BOOK_CARDS | keyof typeof SYMBOL_CARDS

const CARDS: { readonly [C in EventId]: Row } = { ...BOOK_CARDS, ...SYMBOL_CARDS }

const isInBox = (id: string): id is EventId => Object.hasOwn(CARDS, id)
const EVENT_IDS = Object.keys(CARDS).filter(isInBox)

describe('the Event cards', () => {
  /** A position in which every card finds what it asks for. */
  const RICH: Scene = {
    characters: ['cook', 'explorer', 'soldier'],
    firstPlayer: 'explorer',
    round: 5,
    people: {
      cook: { wounds: 1, determination: 5 },
      explorer: { wounds: 1, determination: 5 },
      soldier: { wounds: 1, determination: 5 },
    },
    shelterBuilt: true,
    levels: { roof: 5, palisade: 4, weapons: 4 },
    available: { food: 3, nonperishable: 2, wood: 4, fur: 3 },
    tiles: { A1: 5, B2: 10, C1: 7, A2: 6 },
    items: ['invention/knife', 'invention/moat', 'invention/shovel', 'invention/rope', 'invention/fire'],
    inventions: ['invention/pot', 'invention/dam', 'invention/map', 'invention/medicine'],
    inventionDeck: ['invention/bed', 'invention/sling'],
    huntingDeck: ['beast/fox', 'beast/chamois'],
    beastDeck: ['beast/bear', 'beast/puma', 'beast/wild-pig', 'beast/boa'],
    mysteryDeck: ['treasure/compass', 'treasure/gold'],
  }
  const CRATES = 'wreckage/food-crates'
  /** A card whose effects are all books. */
  const PUSHER = 'event/the-island-fights-back'
  /** The card that pushes it off the board in turn. */
  const PUSHER_OF_PUSHER = 'event/poisoning'

  /** How the plan stands, and what a card remembers, is nobody's gain or loss. */
  const BOOKKEEPING = ['plan', 'attempted', 'memory']

  const label = (thing: unknown): string => {
    if (typeof thing !== 'object' || thing === null) return String(thing)
    return 'item' in thing ? String(thing.item) : JSON.stringify(thing)
  }

  const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(label) : [])

  function without(these: readonly string[], those: readonly string[]): readonly string[] {
    const left = [...these]
    for (const one of those) if (left.includes(one)) left.splice(left.indexOf(one), 1)
    return left
  }

  function collect(before: unknown, after: unknown, path: string, into: { [path: string]: Changes[string] }): void {
    if (Array.isArray(before) || Array.isArray(after)) {
      const came = got(...without(listOf(after), listOf(before)))
      const went = lost(...without(listOf(before), listOf(after)))
      if (came.length + went.length > 0) into[path] = [...came, ...went].sort()
    } else if (typeof (after ?? before) === 'object') {
      for (const key of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
        if (BOOKKEEPING.includes(key)) continue
        const [was, is] = [before, after].map((value) =>
          typeof value === 'object' ? Reflect.get(value ?? {}, key) : undefined,
        )
        collect(was, is, path === '' ? key : `${path}.${key}`, into)
      }
    } else if (typeof after === 'number' && typeof before === 'number') {
      if (after !== before) into[path] = after - before
    } else if (after !== before) {
      into[path] = typeof after === 'boolean' ? after : after === undefined ? 'none' : String(after)
    }
  }

  /** But the Items that it keeps are somebody's loss. */
  const asideIn = ({ memory }: Pick<Table['state'], 'memory'>): readonly string[] => itemsAside({ memory })

  function changes(before: Table['state'], after: Table['state']): Changes {
    const found: { [path: string]: Changes[string] } = {}
    collect(before, after, '', found)
    collect(asideIn(before), asideIn(after), 'aside', found)
    return found
  }

  /** Several changes as one: numbers add up, and lists are joined. */
  function together(...all: readonly Changes[]): Changes {
    const sum: { [path: string]: Changes[string] } = {}
    for (const [path, change] of all.flatMap((one) => Object.entries(one))) {
      const known = sum[path]
      if (typeof known === 'number' && typeof change === 'number') sum[path] = known + change
      else if (typeof change === 'object') sum[path] = [...(typeof known === 'object' ? known : []), ...change].sort()
      else sum[path] = change
    }
    return sum
  }

  /** Every question has its first choice for an answer, or another one where the card lets the group choose. */
  function answerAll(t: Table, option = 0): Table {
    for (;;) {
      const question = t.session.questions.find(({ optional }) => optional !== true)
      if (question === undefined) return t
      const { kind, choices } = question
      t.choose(choices[kind === 'chooseOne' ? option : 0]?.id ?? '', kind)
    }
  }

  /** What drawing this card changes, and the table after it. */
  function draw(card: EventId, scene: Scene, option = 0): { readonly t: Table; readonly changed: Changes } {
    const t = table({ ...RICH, eventDeck: [card], eventOrder: ['event'], threats: { right: CRATES }, ...scene })
    const before = t.state
    answerAll(t.play('event'), option)
    return { t, changed: changes(before, t.state) }
  }

  function checkEvent(card: EventId, event: Changes, option = 0): void {
    const { icon, drawn = {} } = CARDS[card]
    const { t, changed } = draw(card, drawn, option)
    expect(changed).toEqual(
      together(
        event,
        icon === 'book' ? { extraMeals: 1 } : adventures(icon),
        { eventDeck: lost(card), eventOrder: lost('event'), 'threats.right': card },
        drawn.threats === undefined ? { 'threats.left': CRATES } : {},
      ),
    )
    t.settled()
  }

  function checkReward(card: EventId, reward: Changes, option = 0): void {
    const { pawns, drawn = {} } = CARDS[card]
    const { t } = draw(card, drawn)
    answerAll(t.play('preparation'))
    lead(t.play('planning'), 'threat/right', 'cook')
    if (pawns === 2) t.choose('soldier', 'support')
    if (t.session.questions.some(({ kind }) => kind === 'payment')) t.choose(t.offers('payment')[0] ?? '')
    const before = t.state
    answerAll(t.play('threat', t.state.plan[0]), option)
    expect(changes(before, t.state)).toEqual(together(reward, { 'threats.right': 'none', removed: got(card) }))
    t.settled()
  }

  function checkThreatEffect(card: EventId, strikes: Changes, option = 0): void {
    const pusher = card === PUSHER ? PUSHER_OF_PUSHER : PUSHER
    const { t, changed } = draw(pusher, { threats: { left: card, right: CRATES }, ...CARDS[card].pushed }, option)
    expect(changed).toEqual(
      together(strikes, CARDS[pusher].event, {
        extraMeals: 1,
        eventDeck: lost(pusher),
        eventOrder: lost('event'),
        'threats.left': CRATES,
        'threats.right': pusher,
        removed: got(card),
      }),
    )
    t.settled()
  }

  /** The book is nothing in Castaways: here each one asks for a meal, so that they can be counted. */
  beforeEach(() => {
    vi.spyOn(castaways, 'book').mockImplementation(function* (t) {
      t.emit({ t: 'extraMealAsked' })
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('RC-BOARD-08 RC-DECK-01 73 cards with 72 titles; 39 books, 13 Gather, 12 Explore and 9 Build symbols', () => {
    expect(EVENT_IDS).toHaveLength(73)
    expect(secondEdition.eventIds).toEqual(expect.arrayContaining(EVENT_IDS))
    expect(new Set(EVENT_IDS.map((id) => packs.en.cards[id].title)).size).toBe(72)
    const icons = Object.values(CARDS).map(({ icon }) => icon)
    expect(['book', 'gather', 'explore', 'build'].map((icon) => icons.filter((one) => one === icon).length)).toEqual([
      39, 13, 12, 9,
    ])
  })

  test.each(EVENT_IDS)('RC-DECK-01 the symbol and the Event effect of %s', (card) => {
    checkEvent(card, CARDS[card].event)
  })

  test.each(EVENT_IDS)('RC-DECK-01 what the Threat Action of %s asks for', (card) => {
    const { pawns, items = [], weapons = 0, pay = [], orItem } = CARDS[card]
    const exact: Scene = { items: [...items], levels: { weapons }, available: pay[0] ?? {} }
    expect(isOffered(card, exact)).toBe(true)
    for (const item of items)
      expect(isOffered(card, { ...exact, items: items.filter((one) => one !== item) })).toBe(false)
    if (weapons > 0) expect(isOffered(card, { ...exact, levels: { weapons: weapons - 1 } })).toBe(false)
    for (const way of pay) {
      expect(isOffered(card, { ...exact, available: way })).toBe(true)
      const short = Object.fromEntries(Object.entries(way).map(([resource, amount]) => [resource, amount - 1]))
      expect(isOffered(card, { ...exact, available: short })).toBe(false)
    }
    for (const resource of ['food', 'wood', 'fur'] as const) {
      const enough = pay.length === 0 || pay.some((way) => way[resource] !== undefined)
      expect([resource, isOffered(card, { ...exact, available: { [resource]: 9 } })]).toEqual([resource, enough])
    }
    if (orItem !== undefined) expect(isOffered(card, { ...exact, available: {}, items: [orItem] })).toBe(true)
    const helper = pawns === 2 ? ['carpenter'] : []
    const t = plan(planning({ ...exact, threats: { right: card } }), 'threat/right', 'cook', ...helper)
    expect(t.state.plan).toMatchObject([{ leader: 'cook', support: helper, paid: pay[0] ?? {} }])
    for (const resource of ['food', 'wood', 'fur'] as const) expect(t.state.available[resource]).toBe(0)
    t.settled('plan')
  })

  test.each(EVENT_IDS)('RC-DECK-01 what the Threat Action of %s brings', (card) => {
    checkReward(card, CARDS[card].reward)
  })

  test.each(EVENT_IDS)('RC-DECK-01 the Threat effect of %s', (card) => {
    checkThreatEffect(card, CARDS[card].strikes)
  })

  /** The choices after the first, which the table above has. */
  const OTHER_CHOICES: readonly {
    readonly card: EventId
    readonly check: typeof checkEvent
    readonly effects: readonly Changes[]
  }[] = [
    { card: 'event/disaster', check: checkEvent, effects: [{ 'levels.palisade': -1 }] },
    { card: 'event/disaster', check: checkReward, effects: [{ 'levels.palisade': 1 }] },
    { card: 'event/disaster', check: checkThreatEffect, effects: [{ 'levels.palisade': -2 }] },
    {
      card: 'event/flood',
      check: checkEvent,
      effects: [{ 'levels.weapons': -1 }, { 'levels.palisade': -1 }, each('wounds', 1)],
    },
    { card: 'event/flying-surprise', check: checkEvent, effects: [{ 'levels.palisade': -1 }] },
    { card: 'event/flying-surprise', check: checkThreatEffect, effects: [{ 'levels.palisade': -1 }] },
    { card: 'event/storm-damage', check: checkEvent, effects: [{ 'levels.palisade': -2 }] },
    { card: 'event/storm-damage', check: checkReward, effects: [{ 'levels.palisade': 1 }] },
    { card: 'event/storm-damage', check: checkThreatEffect, effects: [{ 'levels.palisade': -1 }] },
    { card: 'event/unusually-cold-night', check: checkEvent, effects: [each('wounds', 1)] },
  ]

  test.each(OTHER_CHOICES)('RC-DECK-01 the other choices of $card', ({ card, check, effects }) => {
    for (const [index, effect] of effects.entries()) check(card, effect, index + 1)
    expect(() => check(card, {}, effects.length + 1)).toThrow('is not offered')
  })
})
