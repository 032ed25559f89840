// Every numbered chain, card by card and branch by branch, played through the real steps. NA-SETUP-05, NA-CARD-05.

import { PASS } from '@landfall/kernel'
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../src/cards/buildings.ts'
import { CAMP_CARDS } from '../src/cards/camp-cards.ts'
import type { CampId, EventId, ExplorationId, ItemId } from '../src/cards/card-ids.ts'
import { DAMAGE_CARDS } from '../src/cards/damage-cards.ts'
import {
  BASE_EVENT_IDS,
  BUILDING_IDS,
  CENTRE_IDS,
  COAST_IDS,
  EXPLORATIONS,
  FIRST_CAMP_IDS,
  INTERIOR_IDS,
  ITEMS,
  isDamage,
  NUMBERED_EVENT_IDS,
  numberOn,
  WITHDRAWN_EVENT_IDS,
  WRECKAGE_IDS,
  ZERO_IDS,
} from '../src/cards/decks.ts'
import { EVENT_CARDS } from '../src/cards/events.ts'
import { isSeat } from '../src/components/seats.ts'
import { FIRST_SPACE } from '../src/components/tracks.ts'
import type { Fact, Flag } from '../src/effect-types.ts'
import { visibleCamp } from '../src/lasting.ts'
import { DECK_FIELDS } from '../src/state.ts'
import { allWithin } from '../src/traverse.ts'
import type { Naufragos } from '../src/types.ts'
import { type Branch, branchesOf, nameOf, type Promised, promisedBy } from './branches.ts'
import {
  CAMP_CARD_IDS,
  CARD_ASKED,
  cardDesigned,
  DAMAGE_IDS,
  isInBox,
  NUMBERED_EXPLORATION_IDS,
  NUMBERED_IDS,
  NUMBERED_ITEM_IDS,
} from './designed.ts'

/** The stories of the island: what leads to what. `|` are branches in the order of the card, `+` comes together. */
const CHAINS: { readonly [chain: string]: string } = {
  'The barefoot neighbour':
    'Z01 > 001 | 002 ; 001 > 003 | 004 | 005 ; 002 > 003 ; 003 > 006 | 007 ; 004 > 005 | 003 ; 006 > 008',
  'Eggs and feathers': 'Z02 > 009 ; Z03 > 010 | 009 ; 009 > 010 ; 010 > 011 + B13 | 012 ; 012 > 013 ; 013 > 014',
  'What the drowned captain buried':
    'Z04 > 015 ; Z05 > 016 + 017 ; 015 > 016 + 017 | 018 | 017 ; 017 > 019 | 018 ; 018 > 019 | 023 ; 023 > 019 ; 019 > 020 ; 020 > 021 | 021 + 022 ; 022 > 101',
  'Turtle season':
    'Z06 > 024 | 025 ; 024 > 026 | 027 | 025 ; 025 > 027 ; 026 > 029 | 028 + 031 | 027 ; 027 > 031 | 030 ; 031 > 032',
  'The stern on the reef': 'Z07 > 033 ; Z08 > 033 ; 033 > 034 | 039 ; 034 > 035 | 036 | 038 | 037 + 038',
  'The ship’s cat': 'Z09 > 040 | 041 | 042 ; 040 > 043 | 041 | 042 ; 041 > 040 | 042 ; 042 > 098 ; 043 > 044 | 045',
  'The prowler':
    'Z10 > 046 ; Z11 > 047 | 046 ; 046 > 048 | 047 ; 047 > 048 + B10 ; 048 > 049 | 051 | 050 ; 051 > 050 | 052 + 050 ; 050 > 049',
  'Marsh fever': 'Z12 > 053 | 054 ; 053 > 054 + 056 ; 054 > 055 + 058 ; 058 > 057',
  'The smoking mountain': 'Z13 > 059 ; Z14 > 059 + 061 ; 059 > 060 | 065 ; 060 > 062 | 066 ; 061 > 063 + 064',
  'The stone watchers':
    'Z15 > 067 ; 067 > 068 ; Z16 > 070 | 069 ; 068 > 069 | 070 ; 069 > 071 ; 070 > 071 ; 071 > 072 + 073 | 074 ; 073 > 098',
  'The marooned bosun':
    'Z17 > 075 ; Z18 > 076 | 081 ; 075 > 077 | 078 | 076 ; 076 > 077 | 079 | 080 ; 077 > 082 ; 082 > 079 ; 079 > 081',
  'Honey and bread': 'Z19 > 083 ; 083 > 084 + 085 | 085 ; 085 > 086 | 087',
  'The survey station':
    'Z20 > 088 ; 088 > 089 ; Z21 > 090 ; 089 > 091 + 090 | 093 ; 093 > 090 ; 090 > B16 + 094 | 092 ; 094 > 095',
  'Odds and ends of the camp':
    'Z22 > 096 ; C12 > 103 ; C14 > 102 ; C19 > 104 ; I04 > 105 ; E25 > 097 ; E27 > 098 ; E26 > 099 ; E15 > 100',
}

const explorations: readonly ExplorationId[] = [
  ...COAST_IDS,
  ...INTERIOR_IDS,
  ...CENTRE_IDS,
  ...ZERO_IDS,
  ...NUMBERED_EXPLORATION_IDS,
]
/** Withdrawn ones too: older games have them. */
const events: readonly EventId[] = [...BASE_EVENT_IDS, ...WITHDRAWN_EVENT_IDS, ...NUMBERED_EVENT_IDS]
const items: readonly ItemId[] = [...WRECKAGE_IDS, ...NUMBERED_ITEM_IDS]
const FLAGS: readonly Flag[] = [...explorations.map((id) => EXPLORATIONS[id]), ...events.map((id) => EVENT_CARDS[id])]
  .flatMap(({ effects }) => allWithin(effects))
  .flatMap((effect) => (effect.do === 'remember' ? [effect.flag] : []))

const itemTagged = (tag: string): readonly ItemId[] =>
  items.filter((id) => ITEMS[id].tags.some((own) => own === tag)).slice(0, 1)

/** A position in which a branch can be gone: red is alone on the way, or at home with yellow. */
function sceneFor(card: string, { facts, prices, luck, done }: Branch): Scene {
  const holding = Object.entries(facts).flatMap(([fact, holds]) => (holds ? [fact.split('/')] : []))
  const named = (kind: string): readonly string[] =>
    holding.flatMap(([what, name = '']) => (what === kind ? [name] : []))
  const asked = Object.entries(CARD_ASKED).flatMap(([fact, id]) => (facts[fact as Fact] === true ? [id] : []))
  const { uncamped, gone } = promisedBy(card, done)
  const held = [...named('has'), ...named('groupHas'), ...prices.flatMap(({ item = [] }) => item)].flatMap(itemTagged)
  const lying = [...CAMP_CARD_IDS, ...DAMAGE_IDS].filter(
    (id) => asked.includes(id) || uncamped.includes(id) || id === card,
  )
  const isStrong = [luck['die.strength'], luck['die.group']].some((dice) => dice?.includes(6))
  return {
    players: 2,
    // The player who cooks would cure food, which has nothing to do with any story.
    castaways: {
      red: { character: 'character/jory-pentreath', energy: 6, items: held },
      yellow: { character: 'character/ines-ferrolle' },
    },
    reserve: { food: 0, tokens: 4, wood: 4 },
    stories: prices.some(({ stories = 0 }) => stories > 0) ? { red: ['1/101'] } : {},
    strengthBonus: isStrong ? { red: 9 } : {},
    weather: facts.rainy === true ? 4 : 3,
    fire: facts.fire === true ? { lit: true, wood: 1 } : {},
    flags: FLAGS.filter((flag, at) => named('flag').includes(flag) && FLAGS.indexOf(flag) === at),
    built: BUILDING_IDS.filter((id) => asked.includes(id)),
    camp: Array.from({ length: 8 }, (_, space): CampId[] => [...FIRST_CAMP_IDS, ...lying].slice(space, space + 1)),
    called: NUMBERED_IDS.filter((id) => id === card || [...held, ...lying, ...gone].some((other) => other === id)),
    coastDeck: [...COAST_IDS, ...NUMBERED_EXPLORATION_IDS.filter((id) => gone.includes(id))],
    rolls: luckOf(card, luck, done, lying),
  }
}

/** All that luck decides: the dice of the branch, who is struck, what is caught, and the roll of those sent home. */
function luckOf(
  card: string,
  dice: Branch['luck'],
  done: Branch['done'],
  lying: readonly CampId[],
): NonNullable<Scene['rolls']> {
  const strikes = done.some((effect) => 'who' in effect && effect.who === 'random')
  const goesHome = done.some((effect) => effect.do === 'goHome')
  const fishes = done.some((effect) => effect.do === 'fish')
  // At the end of the Event phase a fever that lies in camp strikes nobody.
  const feverish = events.some((id) => id === card) && lying.includes('damage/fever-in-the-camp')
  return {
    ...dice,
    ...(strikes ? { castaway: ['yellow'] } : {}),
    ...(goesHome ? { 'die.return': [6, 6] } : {}),
    // Red is the netmender, who draws two tiles.
    ...(fishes ? { fish: ['1/1', '2/1'] } : {}),
    ...(feverish ? { 'die.card': [...(dice['die.card'] ?? []), 6] } : {}),
  }
}

/** Goes on until the card is dealt with: the options of the branch, and for all else whatever comes first. */
function finish(t: TestTable<Naufragos>, { labels }: Branch): void {
  for (;;) {
    const question = t.session.questions.find(
      ({ kind, optional }) => optional !== true && kind !== 'explore' && kind !== 'place',
    )
    if (question === undefined || !isSeat(question.seat)) return
    const ids = question.choices.map(({ id }) => id)
    const choice = labels.find((label) => ids.includes(label)) ?? (ids.includes(PASS) ? PASS : ids[0])
    if (choice === undefined || (isDecision(question.kind) && !labels.includes(choice))) {
      throw new Error(`none of ${labels.join(', ')} is offered, but ${ids.join(', ')}`)
    }
    t.as(question.seat).choose(choice, question.kind)
  }
}

const isDecision = (kind: string): boolean => kind === 'option' || kind === 'vote' || kind === 'price'

/** A card and how it is played. */
interface Played {
  readonly card: string
  readonly branches: readonly Branch[]
  /** The question that is asked once a branch is finished. */
  next?(branch: Branch): 'explore' | 'place' | undefined
  play(branch: Branch): TestTable<Naufragos>
}

/** What takes a castaway out of the expedition. */
const LEAVING: ReadonlySet<string> = new Set(['goHome', 'lost', 'safe'])

function exploration(card: ExplorationId): Played {
  const { deck, effects } = EXPLORATIONS[card]
  return {
    card,
    branches: branchesOf(effects),
    // Red is alone: the exploration is over when red leaves it.
    next: ({ done }) => (done.some((effect) => LEAVING.has(effect.do)) ? undefined : 'explore'),
    play(branch) {
      const { castaways, coastDeck = [], ...scene } = sceneFor(card, branch)
      const t = table({
        ...scene,
        ...(deck === 'coast'
          ? { coastDeck: [...coastDeck.filter((id) => id !== card), card] }
          : { top: { [deck]: [card] } }),
        castaways: { ...castaways, red: { ...castaways?.red, space: FIRST_SPACE[deck] } },
        expedition: { explorers: ['red'] },
      })
      return t.play('exploration').choose(deck)
    },
  }
}

const event = (card: EventId): Played => ({
  card,
  branches: branchesOf(EVENT_CARDS[card].effects),
  play: (branch) => table({ ...sceneFor(card, branch), top: { event: [card] } }).play('event'),
})

/** A pawn on a camp card; on a damage card it pays each of the prices in turn. */
function camp(card: CampId): Played {
  const pawn = (branch: Branch): TestTable<Naufragos> => table(sceneFor(card, branch)).play('whitePawn').choose(card)
  if (!isDamage(card)) return { card, branches: branchesOf(CAMP_CARDS[card].effects), play: pawn }
  const branches = DAMAGE_CARDS[card].fix.map(
    (price, at): Branch => ({
      labels: [String(at)],
      prices: [price],
      luck: {},
      facts: Object.fromEntries(price.flag === undefined ? [] : [[`flag/${price.flag}`, true]]),
      done: [{ do: 'leaveCamp', card }],
    }),
  )
  return { card, branches, play: pawn }
}

/** An item in hand: it is used, if it can be. */
function item(card: ItemId): Played {
  const { use } = ITEMS[card]
  return {
    card,
    branches: branchesOf(use?.effects ?? []),
    next: () => 'place',
    play(branch) {
      const { castaways, ...scene } = sceneFor(card, branch)
      const t = table({ ...scene, castaways: { ...castaways, red: { ...castaways?.red, items: [card] } } })
      t.play('place', { seat: 'red', pawn: 'first' })
      return use === undefined ? t : t.as('red').choose(`use/${card}`)
    },
  }
}

const cards: readonly Played[] = [
  ...explorations.map(exploration),
  ...events.map(event),
  ...[...FIRST_CAMP_IDS, ...CAMP_CARD_IDS, ...DAMAGE_IDS].map(camp),
  ...NUMBERED_ITEM_IDS.map(item),
]

const ids = (list: readonly string[]): readonly string[] => list.toSorted()
const isNumber = (id: string): boolean => numberOn(id) !== undefined
const isBuilding = (id: string): boolean => Object.hasOwn(BUILDINGS, id)

/** Plays a branch to its end and sees that exactly what it promises has come. */
function walk({ card, next, play }: Played, branch: Branch): Promised {
  const promised = promisedBy(card, branch.done)
  const scene = sceneFor(card, branch)
  const t = play(branch)
  finish(t, branch)
  const { state } = t
  const had = new Set<string>(scene.called)
  expect(ids(state.called.filter((id) => !had.has(id)))).toEqual(ids(promised.called))
  for (const id of promised.inDecks) {
    const decks = Object.values(DECK_FIELDS).filter((field) => state[field].some((one) => one === id))
    const deck = explorations.find((one) => one === id)
    expect(decks).toEqual([DECK_FIELDS[deck === undefined ? 'event' : EXPLORATIONS[deck].deck]])
  }
  const tops: readonly (string | undefined)[] = Object.values(DECK_FIELDS).map((field) => state[field].at(-1))
  for (const id of promised.onTop) expect(tops).toContain(id)
  for (const id of promised.gone) expect(state.coastDeck).not.toContain(id)
  const before = (scene.camp ?? []).flat()
  const { uncamped } = promised
  expect(visibleCamp(state)).toEqual([...before.filter((id) => !uncamped.includes(id)), ...promised.camp])
  const given = branch.prices.flatMap(({ item: tag = [] }) => tag).flatMap(itemTagged)
  const held = scene.castaways?.red?.items ?? []
  const kept: readonly string[] = isHeldFor(card) ? [card] : held.filter((id) => !given.includes(id))
  const now: readonly string[] = state.castaways.red?.items ?? []
  expect(now.filter(isNumber)).toEqual([...kept, ...promised.items].filter(isNumber))
  const flags = [...(scene.flags ?? []), ...promised.flags].filter((flag) => !promised.unflags.includes(flag))
  expect(ids(state.flags)).toEqual(ids([...new Set(flags)]))
  expect(state.projects).toEqual(projectsWith(scene.built ?? [], promised.projects))
  expect(state.pending).toEqual(promised.leaves === 'pending' ? [card] : [])
  const isBack = Object.values(DECK_FIELDS).some((field) => state[field].some((one) => one === card))
  expect(isBack).toBe(promised.leaves === 'back')
  expect(state.expedition?.card).toBeUndefined()
  expect(state.resolving).toEqual([])
  const open = next?.(branch)
  t.settled(...(open === undefined ? [] : [open]))
  return promised
}

/** An item that is not used up stays with its holder. */
function isHeldFor(card: string): boolean {
  const held = NUMBERED_ITEM_IDS.find((id) => id === card)
  return held !== undefined && ITEMS[held].use?.often !== 'once'
}

/** The Hut lies where the Lean-to lay before it was built. */
const projectsWith = (built: readonly string[], more: readonly string[]): readonly string[] => {
  const shelter = built.includes('building/lean-to') ? 'building/hut' : 'building/lean-to'
  return Array.from(
    { length: 6 },
    (_, at) => [shelter, 'building/signs-in-the-sand', 'building/huge-bonfire', 'building/raft', ...more][at] ?? '',
  )
}

/** What a camp or damage card does when it enters is a branch that is gone with the card that brings it. */
const entering = (card: string): readonly string[] => {
  const found = [...CAMP_CARD_IDS, ...DAMAGE_IDS].find((id) => id === card)
  if (found === undefined) return []
  return promisedBy(card, (isDamage(found) ? DAMAGE_CARDS[found].enter : CAMP_CARDS[found].enter) ?? []).named
}

/** The ways that lead on from a card: what each of its branches names; what happens on entering comes last. */
function leadsOf({ card, branches }: Played): readonly string[] {
  const named = branches.map(({ done }) => promisedBy(card, done).named)
  const ways = [...named, entering(card)].filter((way) => way.some(isNumber)).map((way) => ids(way).join(' + '))
  return [...new Set(ways)]
}

const flow = Object.entries(CHAINS).map(([chain, text]) => ({
  chain,
  links: text.split(' ; ').map((link) => {
    const [card = '', ways = ''] = link.split(' > ')
    return {
      card: cardDesigned(card),
      ways: ways.split(' | ').map((way) => ids(way.split(' + ').map(cardDesigned)).join(' + ')),
    }
  }),
}))

const playedOf = (card: string): Played => {
  const found = cards.find((one) => one.card === card)
  if (found === undefined) throw new Error(`there is no card "${card}"`)
  return found
}

/** The cards of a chain: those that lead on, and those they lead to. */
const cardsOf = (links: (typeof flow)[number]['links']): readonly string[] => [
  ...new Set(links.flatMap(({ card, ways }) => [card, ...ways.flatMap((way) => way.split(' + '))])),
]

describe.each(flow)('$chain', ({ links }) => {
  test('leads where the story says', () => {
    for (const { card, ways } of links) expect([card, leadsOf(playedOf(card))]).toEqual([card, ways])
    // What the story does not mention leads nowhere.
    const mentioned = new Set<string>(flow.flatMap((other) => other.links.map(({ card }) => card)))
    for (const card of cardsOf(links).filter((id) => !isBuilding(id) && !mentioned.has(id))) {
      expect([card, leadsOf(playedOf(card))]).toEqual([card, []])
    }
  })

  for (const card of cardsOf(links).filter((id) => !isBuilding(id))) {
    const played = playedOf(card)
    for (const branch of played.branches) {
      rule('NA-SETUP-05 NA-CARD-05', `${card}: ${nameOf(branch)}`, () => {
        walk(played, branch)
      })
    }
  }
})

rule('NA-CARD-04', 'a card that has been called already does not come again', () => {
  // The eyes in the fern lead back to the cat, which has been met.
  const t = table({
    players: 2,
    called: ['interior/ribs-and-a-torn-ear', 'interior/eyes-in-the-fern'],
    expedition: { explorers: ['red'] },
    castaways: { red: { space: 6 } },
    top: { interior: ['interior/eyes-in-the-fern'] },
  })
  t.play('exploration').choose('interior').choose('interior/eyes-in-the-fern/keep-still-for-an-hour')
  t.has({ called: ['interior/ribs-and-a-torn-ear', 'interior/eyes-in-the-fern'] })
  expect(t.state.interiorDeck).not.toContain('interior/ribs-and-a-torn-ear')
  t.settled('explore')
})

test('every branch of every card can be gone, and every numbered card comes into play and is finished by one', () => {
  expect(NUMBERED_IDS.filter(isInBox)).toHaveLength(105)
  const brings = new Map<string, Set<string>>()
  const finished = new Set<string>()
  for (const played of cards) {
    for (const branch of played.branches) {
      const { called } = walk(played, branch)
      brings.set(played.card, new Set([...(brings.get(played.card) ?? []), ...called]))
      finished.add(played.card)
    }
  }
  // From what lies in the decks and on the Camp board at the beginning.
  const reached = new Set<string>([
    ...COAST_IDS,
    ...INTERIOR_IDS,
    ...CENTRE_IDS,
    ...ZERO_IDS,
    ...BASE_EVENT_IDS,
    ...FIRST_CAMP_IDS,
  ])
  for (const card of reached) for (const next of brings.get(card) ?? []) reached.add(next)
  expect(NUMBERED_IDS.filter((id) => !reached.has(id))).toEqual([])
  expect(NUMBERED_IDS.filter((id) => !finished.has(id))).toEqual([])
})
