// What the log says of each event. What is not here is not worth a line.

import type { Happened } from '@landfall/kernel'
import { act, capital, type Phrase, stopped } from '@landfall/tabletop'
import { isCard, numberOf } from '../cards/decks.ts'
import type { Seat } from '../components/seats.ts'
import { tileValue } from '../components/tiles.ts'
import { weatherName } from '../components/tracks.ts'
import type { Roll } from '../state.ts'
import type { Goods, Votable } from '../types.ts'
import { ABSTAIN } from '../votes.ts'
import type { NaufragosWords } from '../words.ts'
import { cardText, roleOf, titleOf } from './cards.ts'
import { type ByEvent, lookUp } from './event-table.ts'
import { fishText, seatName } from './labels.ts'
import type { LanguagePack } from './language-pack.ts'
import { signed } from './signed.ts'

type Lines = ByEvent<string | undefined, [pack: LanguagePack]>
type Noun = NaufragosWords['noun']

/** What is counted. */
const some = (noun: Noun, count: number): Phrase<NaufragosWords> => ({ noun, count: Math.abs(count) })

/** Somebody did something with some amount of a thing, and why, where the rules alone make it happen. */
function did(
  { say, screen }: LanguagePack,
  seat: Seat,
  verb: NaufragosWords['verb'],
  noun: Noun,
  count: number,
  rule?: string,
): string {
  const why = rule === undefined ? undefined : screen.reasons[rule]
  return say.log(act(verb, { subject: { noun: seat }, object: some(noun, count) }), why)
}

/** More or less of something in the Common Reserve. */
function changed({ say, screen }: LanguagePack, noun: Noun, by: number): string {
  return `${screen.table.reserve}: ${by < 0 ? '−' : '+'}${say.phrase(some(noun, by))}.`
}

const quoted = (pack: LanguagePack, id: string): string => pack.screen.quoted(titleOf(pack, id))

const headings = {
  turnBegan: ({ turn }, { screen }) => screen.turn(turn),
  phaseBegan: ({ phase }, { screen }) => screen.phases[phase],
} satisfies ByEvent<string, [pack: LanguagePack]>

const lines: Lines = {
  turnBegan: (told, pack) => `=== ${headings.turnBegan(told, pack)} ===`,
  phaseBegan: (told, pack) => `— ${headings.phaseBegan(told, pack)} —`,
  characterTaken: ({ seat, character }, pack) =>
    pack.screen.log.character(seatName(pack, seat), titleOf(pack, character), roleOf(pack, character)),
  started: ({ seat }, pack) => startsNow(pack, seat),
  startPassed: ({ to }, pack) => startsNow(pack, to),
  // Bodies
  energyGained: ({ seat, by, rule }, pack) => did(pack, seat, 'gain', 'energy', by, rule),
  energyLost: ({ seat, by, rule }, pack) => did(pack, seat, 'lose', 'energy', by, rule),
  energyPaid: ({ seat, by }, pack) => did(pack, seat, 'pay', 'energy', by),
  wounded: ({ seat, rule }, pack) => did(pack, seat, 'suffer', 'wound', 1, rule),
  healed: ({ seat, by, rule }, pack) => did(pack, seat, 'heal', 'wound', by, rule),
  traumaReceived: ({ seat, rule }, pack) => did(pack, seat, 'suffer', 'trauma', 1, rule),
  woundShielded: ({ seat }, pack) => pack.screen.log.shielded(seatName(pack, seat)),
  died: ({ seat }, pack) => pack.screen.log.died(seatName(pack, seat)),
  inherited: ({ seat, item }, pack) => pack.screen.log.inherited(seatName(pack, seat), quoted(pack, item)),
  // Rolls and stories
  rolled: ({ roll }, pack) => rolled(pack, roll),
  // Explorers set out together.
  actionBegan: ({ seat, action }, pack) =>
    action === 'explore' ? undefined : pack.screen.log.acts(seatName(pack, seat), pack.screen.actions[action]),
  storySpent: ({ seat, tile }, pack) => pack.screen.log.storySpent(seatName(pack, seat), tileValue(tile)),
  storiesDrawn: ({ seat, tiles }, pack) =>
    seat === undefined
      ? undefined
      : pack.screen.log.storiesDrawn(seatName(pack, seat), tiles?.map(tileValue).join(', ')),
  storiesReshuffled: (_, { screen }) => screen.log.storiesReshuffled,
  // The Common Reserve and the fire
  foodChanged: ({ by }, pack) => changed(pack, 'food', by),
  tokensChanged: ({ by }, pack) => changed(pack, 'token', by),
  woodChanged: ({ by }, pack) => changed(pack, 'wood', by),
  ownTokensChanged: ({ seat, by }, pack) => did(pack, seat, by < 0 ? 'pay' : 'gain', 'token', by),
  forageDrawn: ({ tile, by }, pack) =>
    pack.screen.log.forageDrawn(by === undefined ? undefined : seatName(pack, by), tileValue(tile)),
  forageAdded: (_, { screen }) => screen.log.forageAdded,
  forageLost: (_, { screen }) => screen.log.forageLost,
  forageEaten: ({ food }, { say, screen }) => screen.log.forageEaten(say.phrase(some('food', food))),
  fished: ({ seat, tile }, pack) => pack.screen.log.fished(seatName(pack, seat), fishText(pack, tile)),
  cured: ({ by }, { say, screen }) => screen.log.cured(say.phrase(some('food', by))),
  spoiled: ({ by }, { say, screen }) => screen.log.spoiled(say.phrase(some('food', by))),
  fireLit: ({ seat }, pack) => pack.screen.log.fireLit(seatName(pack, seat)),
  fireFailed: ({ seat }, pack) => pack.screen.log.fireFailed(seatName(pack, seat)),
  fireFed: ({ seat }, pack) => pack.screen.log.fireFed(seatName(pack, seat)),
  fireBurned: (_, { screen }) => screen.log.fireBurned,
  fireWentOut: (_, { screen }) => screen.log.fireWentOut,
  // Events and weather
  eventRevealed: ({ card }, pack) => read(pack, pack.screen.kinds.event, card),
  weatherMoved: ({ to }, { screen }) => `${screen.table.weather}: ${screen.weather[weatherName(to)]}.`,
  cubeWashedIn: (_, { screen }) => screen.log.cubeWashedIn,
  cubesAdded: ({ by }, { say, screen }) => screen.log.cubesAdded(say.phrase(some('blackCube', by))),
  fishingBanned: (_, { screen }) => screen.log.fishingBanned,
  surcharged: ({ action, by }, { say }) =>
    say.log(act('costMore', { object: { name: action }, by: some('energy', by), at: { noun: 'dearer' } })),
  fishBonusGiven: ({ by }, { say }) => say.log(act('fishBonus', { object: some('food', by) })),
  startShifted: ({ by }, { say }) => `${say.phrase({ noun: 'firstSquare' })}: ${signed(by)}.`,
  // Decks and numbered cards
  cardAdded: ({ card, deck, top }, { screen }) => screen.log.cardAdded(numberOf(card), screen.decks[deck], top),
  cardGone: ({ card, deck }, { screen }) => screen.log.cardGone(numberOf(card), screen.decks[deck]),
  lookedAt: ({ seat, deck, cards }, pack) =>
    seat === undefined || deck === undefined
      ? undefined
      : pack.screen.log.lookedAt(
          seatName(pack, seat),
          pack.screen.decks[deck],
          cards?.map((card) => titleOf(pack, card)).join(', '),
        ),
  sorted: ({ seat, deck }, pack) =>
    seat === undefined || deck === undefined
      ? undefined
      : pack.screen.log.sorted(seatName(pack, seat), pack.screen.decks[deck]),
  flagged: ({ flag, set }, { say }) => say.log(act(set ? 'remember' : 'forget', { object: { noun: `flag/${flag}` } })),
  // Items
  itemTaken: ({ seat, item }, pack) => pack.screen.log.took(seatName(pack, seat), quoted(pack, item)),
  wreckageRevealed: ({ cards }, pack) => pack.screen.log.wreckage(cards.map((card) => titleOf(pack, card)).join(', ')),
  wreckageTaken: ({ seat, card }, pack) => pack.screen.log.took(seatName(pack, seat), quoted(pack, card)),
  itemGone: ({ seat, item }, pack) => pack.screen.log.lostItem(seatName(pack, seat), quoted(pack, item)),
  itemUsed: ({ seat, item }, pack) => pack.screen.log.used(seatName(pack, seat), quoted(pack, item)),
  traded: ({ seat, other, gave, got }, pack) => {
    const [gives, gets] = [goods(gave), goods(got)]
    if (gives === undefined) return gets === undefined ? undefined : given(pack, other, gets, seat)
    if (gets === undefined) return given(pack, seat, gives, other)
    const { say, screen } = pack
    return screen.log.traded(seatName(pack, seat), seatName(pack, other), say.phrase(gives), say.phrase(gets))
  },
  // The camp
  campPlaced: ({ card }, pack) => pack.screen.log.campPlaced(quoted(pack, card)),
  campDiscarded: ({ card }, pack) => pack.screen.log.campDiscarded(quoted(pack, card)),
  campRemoved: ({ card }, pack) => pack.screen.log.campRemoved(quoted(pack, card)),
  repaired: ({ seat, card }, pack) => pack.screen.log.repaired(seatName(pack, seat), quoted(pack, card)),
  projectOffered: ({ building }, pack) => pack.screen.log.offered(quoted(pack, building)),
  progressed: ({ building, by }, pack) => pack.screen.log.progressed(quoted(pack, building), by),
  setBack: ({ building, by }, pack) => pack.screen.log.setBack(quoted(pack, building), by),
  pledged: ({ seat, by, building }, { say }) =>
    say.log(act('invest', { subject: { noun: seat }, object: some('energy', by), to: { name: building } })),
  buildFailed: ({ building }, pack) => pack.screen.log.buildFailed(quoted(pack, building)),
  built: ({ seat, building }, pack) => pack.screen.log.built(seatName(pack, seat), quoted(pack, building)),
  // Pawns
  pawnPlaced: ({ pawn: { seat, action, card, white } }, pack) =>
    pack.screen.log.placed(
      seatName(pack, seat),
      card === undefined ? pack.screen.actions[action] : titleOf(pack, card),
      white === true,
    ),
  pawnKept: ({ seat, white }, pack) => pack.screen.log.kept(seatName(pack, seat), white === true),
  pawnsForReturn: ({ seats }, pack) => pack.screen.log.searching(named(pack, seats)),
  // Exploration
  expeditionBegan: ({ explorers, cube }, pack) => pack.screen.log.setOut(named(pack, explorers), cube),
  cardDrawn: ({ seat, deck, card }, pack) =>
    read(pack, pack.screen.log.drew(seatName(pack, seat), pack.screen.areas[deck]), card),
  pendingTaken: ({ seat, card }, pack) => read(pack, pack.screen.log.tookPending(seatName(pack, seat)), card),
  advanced: ({ seat, to }, pack) => pack.screen.log.advanced(seatName(pack, seat), to),
  cubeMoved: ({ to }, { screen }) => screen.log.difficulty(to),
  returnRollsChanged: ({ by }, { screen }) => `${screen.table.returnRolls}: ${signed(by)}.`,
  cardLeftPending: ({ card }, pack) => pack.screen.log.pended(quoted(pack, card)),
  pendingRemoved: ({ card }, pack) => pack.screen.log.pendingRemoved(quoted(pack, card)),
  cardBack: ({ card, deck }, pack) => pack.screen.log.cardBack(quoted(pack, card), pack.screen.decks[deck]),
  joined: ({ seat, returning }, pack) => pack.screen.log.joined(seatName(pack, seat), returning),
  cameHome: ({ seats }, pack) => pack.screen.log.cameHome(named(pack, seats)),
  gotLost: ({ seats, square }, pack) => pack.screen.log.gotLost(named(pack, seats), square),
  lostMoved: ({ seat, to }, pack) => pack.screen.log.lostMoved(seatName(pack, seat), to),
  // What one chooses is told by what happens to whom.
  targeted: ({ as, seat }, pack) => (as === 'random' ? pack.screen.log.targeted(seatName(pack, seat)) : undefined),
  // Eating
  ate: ({ seat, what }, pack) => did(pack, seat, 'eat', what === 'food' ? 'food' : 'token', 1),
  foodGiven: ({ seat, to, what }, pack) => given(pack, seat, some(what === 'food' ? 'food' : 'token', 1), to),
  foodPutBack: ({ seat }, pack) => pack.screen.log.putBack(seatName(pack, seat)),
  wentHungry: ({ seat }, pack) => pack.screen.log.wentHungry(seatName(pack, seat)),
  // Votes
  voted: ({ ballots }, pack) =>
    pack.screen.log.voted(
      Object.entries(ballots)
        .map(([seat, option]) => `${seatName(pack, seat)} — ${optionName(pack, option)}`)
        .join('; '),
    ),
  tied: (_, { screen }) => screen.log.tied,
  tieDecided: ({ seat }, pack) => pack.screen.log.tieDecided(seatName(pack, seat)),
  decided: ({ option }, pack) => pack.screen.log.decided(optionName(pack, option)),
  // The end
  summitReached: ({ seat, lastTurn }, pack) => pack.screen.log.summit(seatName(pack, seat), lastTurn),
  rescueCame: ({ event, seats }, pack) => pack.screen.log.rescue(named(pack, seats), quoted(pack, event)),
  scored: ({ seat, score, stories, final, items }, pack) =>
    pack.screen.log.scored(seatName(pack, seat), score, stories, final, items),
}

const named = (pack: LanguagePack, seats: readonly Seat[]): readonly string[] =>
  seats.map((seat) => seatName(pack, seat))

function startsNow({ say }: LanguagePack, seat: Seat): string {
  return say.log(act('become', { subject: { noun: seat }, object: { noun: 'start' } }))
}

function goods({ item, tokens }: Goods): Phrase<NaufragosWords> | undefined {
  if (item !== undefined) return { name: item, kind: 'item' }
  return tokens === undefined ? undefined : some('token', tokens)
}

function given({ say }: LanguagePack, from: Seat, object: Phrase<NaufragosWords>, to: Seat): string {
  return say.log(act('give', { subject: { noun: from }, object, to: { noun: to } }))
}

/** What was voted for: the caption of an option, a card to cover, or nothing. */
function optionName(pack: LanguagePack, option: Votable | typeof ABSTAIN): string {
  if (option === ABSTAIN) return pack.screen.choices.abstain.toLocaleLowerCase('en')
  return isCard(option) ? titleOf(pack, option) : pack.say.name(option)
}

/** A card that comes up: its title, its mood and its text. */
function read(pack: LanguagePack, label: string, card: string): string {
  const { title, mood, parts } = cardText(pack, card)
  return [`${label}: ${title}`, mood, ...parts].map(stopped).join(' ')
}

/** Strength test (Red): 4 + 2 = 6, at least 5: success. */
function rolled(pack: LanguagePack, { of, by, dice, plus, target, good }: Roll): string {
  const { screen } = pack
  const sum = dice.reduce((total, die) => total + die, plus)
  const shown = [...dice.map(String), ...(plus === 0 ? [] : [String(Math.abs(plus))])]
  const parts = shown.map((part, at) => (at === 0 ? part : `${at === dice.length && plus < 0 ? '−' : '+'} ${part}`))
  const isSum = of !== 'wounds' && parts.length > 1
  const told = of === 'wounds' ? dice.join(', ') : isSum ? `${parts.join(' ')} = ${sum}` : parts.join(' ')
  const who = screen.list(named(pack, by))
  if (of === 'rest' || of === 'tie') return screen.roll(screen.rolls[of], who, told, '', '')
  const needs = of === 'wounds' ? '' : of === 'fire' ? screen.needs.most(target) : screen.needs.least(target)
  return screen.roll(screen.rolls[of], who, told, needs, good ? screen.success : screen.failure)
}

export function logLine(event: Happened, pack: LanguagePack): string | undefined {
  const line = lookUp(lines, event, pack)
  return line === undefined ? undefined : capital(line)
}

/** What an event begins: a turn or a phase. */
export function headingOf(event: Happened, pack: LanguagePack): string | undefined {
  return lookUp(headings, event, pack)
}
