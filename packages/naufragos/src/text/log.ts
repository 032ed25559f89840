// What the log says of each event. What is not here is not worth a line.
import { act, type Phrase } from '@landfall/effects'
import type { Happened } from '@landfall/kernel'
import { capital } from '@landfall/text'
import { isCard, numberOf } from '../cards/ids.ts'
import type { Seat } from '../components/seats.ts'
import { tileValue } from '../components/tiles.ts'
import { weatherName } from '../components/tracks.ts'
import type { Roll } from '../state.ts'
import type { Goods, Votable } from '../types.ts'
import { ABSTAIN } from '../votes.ts'
import type { NaufragosWords } from '../words.ts'
import { cardText, roleOf, signed, type Tongue, titleOf } from './cards.ts'
import { fishText, seatName } from './labels.ts'
import { stopped } from './rules-text.ts'
import { type ByEvent, lookUp } from './told.ts'

type Lines = ByEvent<string | undefined, [tongue: Tongue]>
type Noun = NaufragosWords['noun']

/** What is counted. */
const some = (noun: Noun, count: number): Phrase<NaufragosWords> => ({ noun, count: Math.abs(count) })

/** Somebody did something with so much of a thing. */
function did(tongue: Tongue, seat: Seat, verb: NaufragosWords['verb'], noun: Noun, count: number): string {
  return tongue.say.log(act(verb, { subject: { noun: seat }, object: some(noun, count) }))
}

/** More or less of something in the Common Reserve. */
function changed({ say, screen }: Tongue, noun: Noun, by: number): string {
  return `${screen.table.reserve}: ${by < 0 ? '−' : '+'}${say.phrase(some(noun, by))}.`
}

/** Why something happened, where the rules alone make it happen. */
function because({ screen }: Tongue, line: string, rule: string): string {
  const why = screen.reasons[rule]
  return why === undefined ? line : `${line.slice(0, -1)} (${why}).`
}

const quoted = (tongue: Tongue, id: string): string => tongue.screen.quoted(titleOf(tongue, id))

const headings = {
  turnBegan: ({ turn }, { screen }) => screen.turn(turn),
  phaseBegan: ({ phase }, { screen }) => screen.phases[phase],
} satisfies ByEvent<string, [tongue: Tongue]>

const lines: Lines = {
  turnBegan: (told, tongue) => `=== ${headings.turnBegan(told, tongue)} ===`,
  phaseBegan: (told, tongue) => `— ${headings.phaseBegan(told, tongue)} —`,
  characterTaken: ({ seat, character }, tongue) =>
    tongue.screen.log.character(seatName(tongue, seat), titleOf(tongue, character), roleOf(tongue, character)),
  started: ({ seat }, tongue) => startsNow(tongue, seat),
  startPassed: ({ to }, tongue) => startsNow(tongue, to),
  // Bodies
  energyGained: ({ seat, by, rule }, tongue) => because(tongue, did(tongue, seat, 'gain', 'energy', by), rule),
  energyLost: ({ seat, by, rule }, tongue) => because(tongue, did(tongue, seat, 'lose', 'energy', by), rule),
  energyPaid: ({ seat, by }, tongue) => did(tongue, seat, 'pay', 'energy', by),
  wounded: ({ seat, rule }, tongue) => because(tongue, did(tongue, seat, 'suffer', 'wound', 1), rule),
  healed: ({ seat, by, rule }, tongue) => because(tongue, did(tongue, seat, 'heal', 'wound', by), rule),
  traumaReceived: ({ seat, rule }, tongue) => because(tongue, did(tongue, seat, 'suffer', 'trauma', 1), rule),
  woundShielded: ({ seat }, tongue) => tongue.screen.log.shielded(seatName(tongue, seat)),
  died: ({ seat }, tongue) => tongue.screen.log.died(seatName(tongue, seat)),
  inherited: ({ seat, item }, tongue) => tongue.screen.log.inherited(seatName(tongue, seat), quoted(tongue, item)),
  // Rolls and stories
  rolled: ({ roll }, tongue) => rolled(tongue, roll),
  // Explorers set out together.
  actionBegan: ({ seat, action }, tongue) =>
    action === 'explore' ? undefined : tongue.screen.log.acts(seatName(tongue, seat), tongue.screen.actions[action]),
  storySpent: ({ seat, tile }, tongue) => tongue.screen.log.storySpent(seatName(tongue, seat), tileValue(tile)),
  storiesDrawn: ({ seat, tiles }, tongue) =>
    seat === undefined
      ? undefined
      : tongue.screen.log.storiesDrawn(seatName(tongue, seat), tiles?.map(tileValue).join(', ')),
  storiesReshuffled: (_, { screen }) => screen.log.storiesReshuffled,
  // The Common Reserve and the fire
  foodChanged: ({ by }, tongue) => changed(tongue, 'food', by),
  tokensChanged: ({ by }, tongue) => changed(tongue, 'token', by),
  woodChanged: ({ by }, tongue) => changed(tongue, 'wood', by),
  ownTokensChanged: ({ seat, by }, tongue) => did(tongue, seat, by < 0 ? 'pay' : 'gain', 'token', by),
  forageDrawn: ({ tile, by }, tongue) =>
    tongue.screen.log.forageDrawn(by === undefined ? undefined : seatName(tongue, by), tileValue(tile)),
  forageAdded: (_, { screen }) => screen.log.forageAdded,
  forageLost: (_, { screen }) => screen.log.forageLost,
  forageEaten: ({ food }, { say, screen }) => screen.log.forageEaten(say.phrase(some('food', food))),
  fished: ({ seat, tile }, tongue) => tongue.screen.log.fished(seatName(tongue, seat), fishText(tongue, tile)),
  cured: ({ by }, { say, screen }) => screen.log.cured(say.phrase(some('food', by))),
  spoiled: ({ by }, { say, screen }) => screen.log.spoiled(say.phrase(some('food', by))),
  fireLit: ({ seat }, tongue) => tongue.screen.log.fireLit(seatName(tongue, seat)),
  fireFailed: ({ seat }, tongue) => tongue.screen.log.fireFailed(seatName(tongue, seat)),
  fireFed: ({ seat }, tongue) => tongue.screen.log.fireFed(seatName(tongue, seat)),
  fireBurned: (_, { screen }) => screen.log.fireBurned,
  fireWentOut: (_, { screen }) => screen.log.fireWentOut,
  // Events and weather
  eventRevealed: ({ card }, tongue) => read(tongue, tongue.screen.kinds.event, card),
  weatherMoved: ({ to }, { screen }) => `${screen.table.weather}: ${screen.weather[weatherName(to)]}.`,
  cubeWashedIn: (_, { screen }) => screen.log.cubeWashedIn,
  cubesAdded: ({ by }, { say, screen }) => screen.log.cubesAdded(say.phrase(some('blackCube', by))),
  fishingBanned: (_, { screen }) => screen.log.fishingBanned,
  madeDear: ({ action, by }, { say }) =>
    say.log(act('costMore', { object: { name: action }, by: some('energy', by), at: { noun: 'dearer' } })),
  fishBonusGiven: ({ by }, { say }) => say.log(act('fishBonus', { object: some('food', by) })),
  startShifted: ({ by }, { say }) => `${say.phrase({ noun: 'firstSquare' })}: ${signed(by)}.`,
  // Decks and numbered cards
  cardAdded: ({ card, deck, top }, { screen }) => screen.log.cardAdded(numberOf(card), screen.decks[deck], top),
  cardGone: ({ card, deck }, { screen }) => screen.log.cardGone(numberOf(card), screen.decks[deck]),
  lookedAt: ({ seat, deck, cards }, tongue) =>
    seat === undefined || deck === undefined
      ? undefined
      : tongue.screen.log.lookedAt(
          seatName(tongue, seat),
          tongue.screen.decks[deck],
          cards?.map((card) => titleOf(tongue, card)).join(', '),
        ),
  sorted: ({ seat, deck }, tongue) =>
    seat === undefined || deck === undefined
      ? undefined
      : tongue.screen.log.sorted(seatName(tongue, seat), tongue.screen.decks[deck]),
  flagged: ({ flag, set }, { say }) => say.log(act(set ? 'remember' : 'forget', { object: { noun: `flag/${flag}` } })),
  // Items
  itemTaken: ({ seat, item }, tongue) => tongue.screen.log.took(seatName(tongue, seat), quoted(tongue, item)),
  wreckageRevealed: ({ cards }, tongue) =>
    tongue.screen.log.wreckage(cards.map((card) => titleOf(tongue, card)).join(', ')),
  wreckageTaken: ({ seat, card }, tongue) => tongue.screen.log.took(seatName(tongue, seat), quoted(tongue, card)),
  itemGone: ({ seat, item }, tongue) => tongue.screen.log.lostItem(seatName(tongue, seat), quoted(tongue, item)),
  itemUsed: ({ seat, item }, tongue) => tongue.screen.log.used(seatName(tongue, seat), quoted(tongue, item)),
  traded: ({ seat, other, gave, got }, tongue) => {
    const [gives, gets] = [goods(gave), goods(got)]
    if (gives === undefined) return gets === undefined ? undefined : given(tongue, other, gets, seat)
    if (gets === undefined) return given(tongue, seat, gives, other)
    const { say, screen } = tongue
    return screen.log.traded(seatName(tongue, seat), seatName(tongue, other), say.phrase(gives), say.phrase(gets))
  },
  // The camp
  campPlaced: ({ card }, tongue) => tongue.screen.log.campPlaced(quoted(tongue, card)),
  campDiscarded: ({ card }, tongue) => tongue.screen.log.campDiscarded(quoted(tongue, card)),
  campRemoved: ({ card }, tongue) => tongue.screen.log.campRemoved(quoted(tongue, card)),
  repaired: ({ seat, card }, tongue) => tongue.screen.log.repaired(seatName(tongue, seat), quoted(tongue, card)),
  projectOffered: ({ building }, tongue) => tongue.screen.log.offered(quoted(tongue, building)),
  progressed: ({ building, by }, tongue) => tongue.screen.log.progressed(quoted(tongue, building), by),
  setBack: ({ building, by }, tongue) => tongue.screen.log.setBack(quoted(tongue, building), by),
  pledged: ({ seat, by, building }, { say }) =>
    say.log(act('invest', { subject: { noun: seat }, object: some('energy', by), to: { name: building } })),
  buildFailed: ({ building }, tongue) => tongue.screen.log.buildFailed(quoted(tongue, building)),
  built: ({ seat, building }, tongue) => tongue.screen.log.built(seatName(tongue, seat), quoted(tongue, building)),
  // Pawns
  pawnPlaced: ({ pawn: { seat, action, card, white } }, tongue) =>
    tongue.screen.log.placed(
      seatName(tongue, seat),
      card === undefined ? tongue.screen.actions[action] : titleOf(tongue, card),
      white === true,
    ),
  pawnKept: ({ seat, white }, tongue) => tongue.screen.log.kept(seatName(tongue, seat), white === true),
  pawnsForReturn: ({ seats }, tongue) => tongue.screen.log.searching(named(tongue, seats)),
  // Exploration
  expeditionBegan: ({ explorers, cube }, tongue) => tongue.screen.log.setOut(named(tongue, explorers), cube),
  cardDrawn: ({ seat, deck, card }, tongue) =>
    read(tongue, tongue.screen.log.drew(seatName(tongue, seat), tongue.screen.areas[deck]), card),
  pendingTaken: ({ seat, card }, tongue) => read(tongue, tongue.screen.log.tookPending(seatName(tongue, seat)), card),
  advanced: ({ seat, to }, tongue) => tongue.screen.log.advanced(seatName(tongue, seat), to),
  cubeMoved: ({ to }, { screen }) => screen.log.difficulty(to),
  returnRollsChanged: ({ by }, { screen }) => `${screen.table.returnRolls}: ${signed(by)}.`,
  cardPended: ({ card }, tongue) => tongue.screen.log.pended(quoted(tongue, card)),
  pendingRemoved: ({ card }, tongue) => tongue.screen.log.pendingRemoved(quoted(tongue, card)),
  cardBack: ({ card, deck }, tongue) => tongue.screen.log.cardBack(quoted(tongue, card), tongue.screen.decks[deck]),
  joined: ({ seat, returning }, tongue) => tongue.screen.log.joined(seatName(tongue, seat), returning),
  cameHome: ({ seats }, tongue) => tongue.screen.log.cameHome(named(tongue, seats)),
  gotLost: ({ seats, square }, tongue) => tongue.screen.log.gotLost(named(tongue, seats), square),
  lostMoved: ({ seat, to }, tongue) => tongue.screen.log.lostMoved(seatName(tongue, seat), to),
  // What one chooses is told by what happens to whom.
  targeted: ({ as, seat }, tongue) =>
    as === 'random' ? tongue.screen.log.targeted(seatName(tongue, seat)) : undefined,
  // Eating
  ate: ({ seat, what }, tongue) => did(tongue, seat, 'eat', what === 'food' ? 'food' : 'token', 1),
  foodGiven: ({ seat, to, what }, tongue) => given(tongue, seat, some(what === 'food' ? 'food' : 'token', 1), to),
  foodPutBack: ({ seat }, tongue) => tongue.screen.log.putBack(seatName(tongue, seat)),
  wentHungry: ({ seat }, tongue) => tongue.screen.log.wentHungry(seatName(tongue, seat)),
  // Votes
  voted: ({ ballots }, tongue) =>
    tongue.screen.log.voted(
      Object.entries(ballots)
        .map(([seat, option]) => `${seatName(tongue, seat)} — ${optionName(tongue, option)}`)
        .join('; '),
    ),
  tied: (_, { screen }) => screen.log.tied,
  tieDecided: ({ seat }, tongue) => tongue.screen.log.tieDecided(seatName(tongue, seat)),
  decided: ({ option }, tongue) => tongue.screen.log.decided(optionName(tongue, option)),
  // The end
  summitReached: ({ seat, lastTurn }, tongue) => tongue.screen.log.summit(seatName(tongue, seat), lastTurn),
  rescueCame: ({ event, seats }, tongue) => tongue.screen.log.rescue(named(tongue, seats), quoted(tongue, event)),
  scored: ({ seat, score, stories, final, items }, tongue) =>
    tongue.screen.log.scored(seatName(tongue, seat), score, stories, final, items),
}

const named = (tongue: Tongue, seats: readonly Seat[]): readonly string[] => seats.map((seat) => seatName(tongue, seat))

function startsNow({ say }: Tongue, seat: Seat): string {
  return say.log(act('become', { subject: { noun: seat }, object: { noun: 'start' } }))
}

function goods({ item, tokens }: Goods): Phrase<NaufragosWords> | undefined {
  if (item !== undefined) return { name: item, kind: 'item' }
  return tokens === undefined ? undefined : some('token', tokens)
}

function given({ say }: Tongue, from: Seat, object: Phrase<NaufragosWords>, to: Seat): string {
  return say.log(act('give', { subject: { noun: from }, object, to: { noun: to } }))
}

/** What was voted for: the caption of an option, a card to cover, or nothing. */
function optionName(tongue: Tongue, option: Votable | typeof ABSTAIN): string {
  if (option === ABSTAIN) return tongue.screen.choices.abstain.toLocaleLowerCase('en')
  return isCard(option) ? titleOf(tongue, option) : tongue.say.name(option)
}

/** A card that comes up: its title, its mood and its text. */
function read(tongue: Tongue, label: string, card: string): string {
  const { title, mood, parts } = cardText(tongue, card)
  return [`${label}: ${title}`, mood, ...parts].map(stopped).join(' ')
}

/** Strength test (Red): 4 + 2 = 6, at least 5: success. */
function rolled(tongue: Tongue, { of, by, dice, plus, target, good }: Roll): string {
  const { screen } = tongue
  const sum = dice.reduce((total, die) => total + die, plus)
  const shown = [...dice.map(String), ...(plus === 0 ? [] : [String(Math.abs(plus))])]
  const parts = shown.map((part, at) => (at === 0 ? part : `${at === dice.length && plus < 0 ? '−' : '+'} ${part}`))
  const isSum = of !== 'wounds' && parts.length > 1
  const told = of === 'wounds' ? dice.join(', ') : isSum ? `${parts.join(' ')} = ${sum}` : parts.join(' ')
  const who = screen.list(named(tongue, by))
  if (of === 'rest' || of === 'tie') return screen.roll(screen.rolls[of], who, told, '', '')
  const needs = of === 'wounds' ? '' : of === 'fire' ? screen.needs.most(target) : screen.needs.least(target)
  return screen.roll(screen.rolls[of], who, told, needs, good ? screen.success : screen.failure)
}

export function logLine(event: Happened, tongue: Tongue): string | undefined {
  const line = lookUp(lines, event, tongue)
  return line === undefined ? undefined : capital(line)
}

/** What an event begins: a turn or a phase. */
export function headingOf(event: Happened, tongue: Tongue): string | undefined {
  return lookUp(headings, event, tongue)
}
