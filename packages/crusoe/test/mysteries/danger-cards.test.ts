// Every Creature and Trap of the box, and every lower half, against the figures printed on it. Cards beyond it need no row.
import { type Scene, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { type DangerId, type MysteryId, mysteryType } from '../../src/cards/decks.ts'
import { find, meet, type Table } from './helpers.ts'
import { BEFORE, entriesOf, RICH, type Summary, summary } from './printed.ts'

interface Danger {
  readonly given?: Scene
  /** What is drawn before it. */
  readonly first?: readonly MysteryId[]
  /** Answers to what it asks. */
  readonly answers?: readonly string[]
  /** What it changes at once, … */
  readonly now?: Partial<Summary>
  /** … and that night. */
  readonly tonight?: Partial<Summary>
  /** It ends the draw. */
  readonly stops?: true
  readonly where: 'discarded' | 'inEventDeck' | 'untilAfterTheNight' | 'untilTheNextRoundEnds' | 'forGood'
}

/** The Carpenter meets it, in a cave. */
const DANGERS = {
  'creature/a-shiny-jewel': { tonight: { carpenter: [2, 3, 0], cook: [2, 1, 0] }, where: 'untilAfterTheNight' },
  'creature/bats': { answers: ['0'], now: { carpenter: [1, 2, 0] }, where: 'discarded' },
  'creature/big-ape': { where: 'inEventDeck' },
  'creature/bite': { now: { carpenter: [2, 3, 0] }, where: 'discarded' },
  'creature/furious-tiger': { now: { carpenter: [2, 3, 0] }, where: 'discarded' },
  'creature/giant-snake': { now: { carpenter: [1, 0, 0] }, stops: true, where: 'discarded' },
  'creature/gorilla': { now: { carpenter: [3, 3, 0] }, where: 'inEventDeck' },
  'creature/gremlins': {
    given: { levels: { weapons: 0, roof: 1, palisade: 2 } },
    now: { carpenter: [3, 3, 0], weapons: 0 },
    where: 'inEventDeck',
  },
  'creature/savage': { now: { weapons: 0 }, where: 'inEventDeck' },
  'creature/scorpion': { now: { carpenter: [4, 3, 0] }, where: 'discarded' },
  'creature/snake': { now: { carpenter: [3, 3, 0] }, where: 'discarded' },
  'creature/spiders': { now: { carpenter: [1, 1, 0] }, where: 'discarded' },
  'creature/unleashed-beast': { now: { hunting: ['beast/fox'] }, where: 'discarded' },
  'trap/blowgun': { now: { onePawnNext: ['carpenter'] }, where: 'untilTheNextRoundEnds' },
  'trap/blunt-spear': { now: { carpenter: [3, 3, 0] }, where: 'discarded' },
  'trap/collapse': { stops: true, where: 'discarded' },
  'trap/confused': { now: { confused: ['carpenter'] }, where: 'discarded' },
  'trap/net': { now: { outside: ['carpenter'] }, stops: true, where: 'discarded' },
  'trap/poisonous-spores': {
    now: { carpenter: [2, 3, 0] },
    tonight: { carpenter: [3, 3, 0], cook: [2, 1, 0], friday: [2, 1, 0] },
    where: 'untilAfterTheNight',
  },
  'trap/sharp-blade': { now: { carpenter: [3, 3, 0] }, where: 'discarded' },
  'trap/snare': { now: { weapons: 1 }, where: 'discarded' },
  'trap/spider-web': { now: { carpenter: [2, 3, 0] }, tonight: { carpenter: [3, 3, 0] }, where: 'forGood' },
  'trap/strange-disease': {
    answers: ['carpenter', 'carpenter', 'cook', 'friday'],
    now: { carpenter: [1, 3, 2], cook: [1, 1, 1], friday: [1, 1, 1] },
    tonight: { carpenter: [3, 3, 0], cook: [2, 1, 0], friday: [2, 1, 0] },
    where: 'untilAfterTheNight',
  },
  'trap/terrible-scream': { now: { carpenter: [1, 0, 0] }, where: 'discarded' },
  'trap/trapdoor': { first: ['treasure/boxes'], where: 'discarded' },
  'trap/unlucky-incident': { where: 'discarded' },
} satisfies { readonly [C in DangerId]?: Danger }

const whereIs = ({ state }: Table, card: MysteryId) => ({
  discarded: state.mysteryDiscard.includes(card),
  inEventDeck: state.eventOrder.includes(card),
  reminder: state.reminders.includes(card),
})

test('RC-BOARD-08 RC-DECK-05 thirteen Creatures and thirteen Traps', () => {
  const types = entriesOf(DANGERS).map(([card]) => mysteryType(card))
  expect(['creature', 'trap'].map((type) => types.filter((one) => one === type).length)).toEqual([13, 13])
})

for (const [card, danger] of entriesOf<keyof typeof DANGERS, Danger>(DANGERS)) {
  rule('RC-DECK-05', `${card} does what is printed on it`, () => {
    const { given = {}, first = [], answers = [], now = {}, tonight = {}, stops, where } = danger
    const t = find('explore/secret-cave', [...first, card, 'treasure/gold'], { ...RICH, ...given })
    for (const _ of first) t.choose('yes')
    for (const answer of answers) t.choose(answer)
    // Room for a Treasure is left, so the draw goes on unless the card ends it.
    if (stops !== true) t.choose('no', 'drawOn')
    t.settled()
    expect(summary(t)).toEqual({ ...BEFORE, ...now })
    // What was drawn before it is in Future Resources, except after a Trapdoor.
    expect(t.state.cardsToCome).toEqual([])
    for (const lost of first) expect(t.state.mysteryDiscard).toContain(lost)
    const kept = where !== 'discarded' && where !== 'inEventDeck'
    expect(whereIs(t, card)).toEqual({
      discarded: where === 'discarded',
      inEventDeck: where === 'inEventDeck',
      reminder: kept,
    })
    if (!kept) return
    t.play('eating').settled()
    expect(summary(t)).toEqual({ ...BEFORE, ...now, ...tonight })
    const stays = where !== 'untilAfterTheNight'
    expect(whereIs(t, card)).toEqual({ discarded: !stays, inEventDeck: false, reminder: stays })
    t.play('roundEnd').play('roundEnd').settled()
    expect(whereIs(t, card)).toEqual({
      discarded: where !== 'forGood',
      inEventDeck: false,
      reminder: where === 'forGood',
    })
  })
}

rule('RC-DECK-05', 'Bats may wound instead of taking a token', () => {
  const t = meet('creature/bats', RICH).choose('1')
  expect(summary(t)).toEqual({ ...BEFORE, carpenter: [2, 3, 0] })
  t.settled()
  meet('creature/bats')
    .has({ people: { carpenter: { wounds: 1, determination: 0 } } })
    .settled()
})

rule('RC-DECK-05', 'Medicine helps against a Scorpion', () => {
  meet('creature/scorpion', { items: ['invention/medicine'] })
    .has({ people: { carpenter: { wounds: 0 } } })
    .settled()
})

/** The five lower halves, drawn from the Event deck; the Carpenter is First Player. */
const LOWER_HALVES: readonly (readonly [MysteryId, Scene, Partial<Summary>, Scene['eventOrder'] & object])[] = [
  ['treasure/ceremonial-bowl', { cursed: { now: ['cook'], next: ['friday'] } }, {}, []],
  ['creature/big-ape', {}, { carpenter: [2, 3, 0], fur: 3 }, []],
  ['creature/gorilla', {}, { weapons: 1 }, []],
  [
    'creature/gremlins',
    { levels: { weapons: 1, roof: 1, palisade: 2 } },
    { carpenter: [3, 3, 0], weapons: 1 },
    ['creature/gremlins'],
  ],
  [
    'creature/savage',
    { mysteryDeck: ['treasure/gold', 'treasure/antique-rapier', 'trap/blunt-spear'] },
    { weapons: 5 },
    [],
  ],
]

for (const [card, given, change, eventOrder] of LOWER_HALVES) {
  rule('RC-DECK-05', `the lower half of ${card} does what is printed on it`, () => {
    const rolls: NonNullable<Scene['rolls']> = eventOrder.length > 0 ? { 'deck.events': [[card, 'event']] } : {}
    const t = table({
      ...RICH,
      round: 2,
      eventDeck: ['event/awful-weather'],
      eventOrder: ['event', card],
      ...given,
      rolls,
    })
    t.play('event')
      .has({ eventOrder, threats: { right: 'event/awful-weather' }, cursed: { now: [], next: [] } })
      .settled()
    expect(summary(t)).toEqual({ ...BEFORE, ...change })
    expect(t.state.mysteryDiscard.includes(card)).toBe(eventOrder.length === 0)
  })
}
