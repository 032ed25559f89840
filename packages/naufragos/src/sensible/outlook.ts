// How things stand for one castaway: what it can expect, and what everything is worth to it, in figures of energy.
import { BUILDINGS } from '../cards/buildings.ts'
import type { BuildingId } from '../cards/ids.ts'
import type { Seat } from '../components/seats.ts'
import { SUMMIT } from '../components/tracks.ts'
import { happeningAt, modFor } from '../lasting.ts'
import { atHome, capOf, castaway, isAtHome, living } from '../people.ts'
import { missingFor } from '../projects.ts'
import { chanceAfter, type Revealed } from './rescue.ts'
import { cubesIn, energyOf, type Seen } from './seen.ts'

/** Whom a player looks after. */
export type Temper = 'sensible' | 'selfish'

export interface Outlook {
  readonly seen: Seen
  readonly me: Seat
  readonly temper: Temper
  readonly revealed: Revealed
  /** Everybody at home, in turn order. */
  readonly home: readonly Seat[]
  /** The turns to come, this one included. */
  readonly left: number
  /** The furthest space that anybody has reached. */
  readonly lead: number
  /** Between choices that are worth the same the seed decides. */
  readonly taste: (id: string) => number
}

export function outlookOf(seen: Seen, me: Seat, temper: Temper, revealed: Revealed, taste: Outlook['taste']): Outlook {
  const events = seen.eventDeck + 1
  return {
    seen,
    me,
    temper,
    revealed,
    taste,
    home: atHome(seen),
    left: seen.lastTurn === undefined ? events : Math.min(events, seen.lastTurn - seen.turn + 1),
    lead: Math.max(...living(seen).map((seat) => castaway(seen, seat).space)),
  }
}

/** Who looks after the group cares for everybody alike. */
export const caresFor = ({ temper, me }: Outlook, seat: Seat): number => (temper === 'sensible' || seat === me ? 1 : 0)

/** The game ends with this turn. */
export const isLastTurn = ({ seen }: Outlook): boolean => seen.lastTurn === seen.turn

// Energy and bodies

/** What the last point of so much energy is worth: the less there is, the more. */
const POINTS: readonly number[] = [0, 1.7, 1.2, 0.9, 0.7, 0.6, 0.5, 0.4]

const pointAt = (energy: number): number => POINTS[energy] ?? 0

/** What it costs somebody to spend so much. */
export function spending(o: Outlook, seat: Seat, by: number): number {
  const energy = energyOf(o.seen, seat)
  let cost = 0
  for (let spent = 0; spent < by; spent++) cost += pointAt(energy - spent)
  return cost
}

/** What a wound means: fewer points of energy, and the danger of a trauma every evening. */
export function woundCost(o: Outlook, seat: Seat, by = 1): number {
  const { wounds, traumas } = castaway(o.seen, seat)
  let cost = 0
  for (let more = 0; more < by; more++) cost += 1.3 + 0.35 * (wounds + more) + 0.7 * traumas
  return isLastTurn(o) ? 0.2 * cost : cost
}

export const traumaCost = (o: Outlook, seat: Seat): number => 4 + 3 * castaway(o.seen, seat).traumas

/** What it is worth to somebody to gain energy, or to lose it. */
export function energyWorth(o: Outlook, seat: Seat, by: number): number {
  const energy = energyOf(o.seen, seat)
  if (by < 0) return -spending(o, seat, Math.min(-by, energy)) - (energy < -by ? woundCost(o, seat) : 0)
  const gained = Math.min(by, Math.max(0, capOf(o.seen, seat) - energy))
  let worth = 0
  for (let more = 1; more <= gained; more++) worth += pointAt(energy + more)
  return worth
}

export function healWorth(o: Outlook, seat: Seat, by: number): number {
  const { wounds } = castaway(o.seen, seat)
  const healed = Math.min(by, wounds)
  return healed === 0 ? 0 : healed * (1 + 0.35 * wounds)
}

/** A night without a meal: energy and two wounds. */
export const hungerCost = (o: Outlook, seat: Seat): number => -energyWorth(o, seat, -1) + woundCost(o, seat, 2)

// Food

/** What a forage tile and a fish tile bring on the average. */
export const FORAGED = 2.17
const FISHED = 1.2

/** What pawns that stand on the board will bring for the meal. */
function coming(o: Outlook): number {
  const { seen } = o
  let food = 0
  let tiles = seen.forageSupply
  for (const { action, card, seat, done } of seen.pawns) {
    if (done === true) continue
    if (action === 'forage' && tiles-- > 0) food += FORAGED + modFor(seen, seat, 'forage')
    if (card === 'A1') food += fishing(o, seat)
  }
  return food
}

/** What going fishing brings. */
export function fishing({ seen }: Outlook, seat: Seat): number {
  const more = modFor(seen, seat, 'fish') + seen.fishBonus
  const draws = modFor(seen, seat, 'fishdraw') > 0 ? 0.7 : 0
  return FISHED + draws + 0.67 * more
}

/** How many white cubes become tokens in the evening. */
function cures({ seen }: Outlook): number {
  let cured = seen.seats.length === 1 ? 1 : 0
  for (const { effects } of happeningAt(seen, 'upkeep')) {
    for (const effect of effects) {
      if (effect.do === 'cure') cured += effect.by
      if (effect.do === 'if') cured += 1
    }
  }
  return cured
}

/** Whoever eats tonight: those at home, and the lost, who may come back. */
const eaters = ({ home, seen }: Outlook): number => home.length + 0.3 * (living(seen).length - home.length)

/** What a meal is worth to whoever would have none. */
const HUNGER = 4.5

/** What so many more white cubes are worth tonight. */
export function foodWorth(o: Outlook, by: number): number {
  const { seen, me } = o
  const there = cubesIn(seen) + coming(o)
  if (o.temper === 'selfish') {
    if (castaway(seen, me).tokens > 0) return 0.1 * by
    const hungry = Math.max(0, eaters(o) - there - seen.reserve.tokens)
    return hungry > 0 ? (Math.min(by, hungry) / eaters(o)) * hungerCost(o, me) : 0.1 * by
  }
  const stored = seen.reserve.tokens + o.home.reduce((sum, seat) => sum + castaway(seen, seat).tokens, 0)
  const wanted = Math.max(0, eaters(o) - there)
  const used = Math.min(by, wanted)
  const hungry = Math.min(used, Math.max(0, wanted - stored))
  const kept = Math.min(by - used, Math.max(0, cures(o) - Math.max(0, there - eaters(o))))
  const left = Math.max(0, stored - wanted)
  return HUNGER * hungry + storedWorth(o, left) * (used - hungry + 0.8 * kept) + 0.02 * (by - used - kept)
}

/** What a meal is worth that keeps until somebody needs it, where so many are there already. */
function storedWorth(o: Outlook, stored: number): number {
  const nights = stored / eaters(o)
  if (nights >= o.left - 1) return 0.05
  return nights < 1 ? 1.4 : nights < 2 ? 1.1 : nights < 4 ? 0.6 : 0.2
}

export function tokenWorth(o: Outlook, by: number): number {
  const { seen, home } = o
  if (o.temper === 'selfish') return 0.2 * by
  const there = cubesIn(seen) + coming(o) + seen.reserve.tokens
  const hungry = Math.min(by, Math.max(0, home.length - there))
  return HUNGER * hungry + storedWorth(o, Math.max(0, there - eaters(o))) * (by - hungry)
}

/** Food of one's own. */
export const ownTokenWorth = ({ temper, left }: Outlook, by: number): number =>
  (temper === 'selfish' ? 1.8 : left > 1 ? 1 : 0.1) * by

// Wood and fire

/** For how many nights a fire would burn on: until a storm puts it out. */
const NIGHTS: readonly number[] = [0, 9, 8, 6, 4.5, 3]

/** What a fire is worth that is lit now: every night everybody gains energy instead of losing it. */
export function fireWorth(o: Outlook): number {
  const nights = Math.min(o.left, NIGHTS[o.seen.weather] ?? 1)
  if (o.temper === 'selfish') return 0
  const warm = 2.4 * o.home.length
  return nights * Math.max(0.3, warm - 0.4) + (isLastTurn(o) ? 3 : 0)
}

/** Wood that is spoken for: tonight's, and that of the next building. */
export function woodWanted({ seen, left }: Outlook, forBuilding: number): number {
  const tonight = seen.fire.lit ? Math.max(0, 1 - seen.fire.wood) : 1
  return tonight + (left > 1 ? 1 : 0) + forBuilding
}

/** Of what is in the Common Reserve, what a building may take. */
export function woodToBuildWith({ seen, left }: Outlook): number {
  const tonight = seen.fire.lit && seen.fire.wood === 0 && left > 1 ? 1 : 0
  return Math.max(0, seen.reserve.wood - tonight)
}

// The goal

/** A story tile: points for whoever has it, and a second chance. */
export const storyWorth = ({ temper, left }: Outlook): number => (temper === 'selfish' ? 2.5 : left > 1 ? 0.75 : 0.6)

/** How likely a rescue is if the last turn is so many turns from now, with these buildings besides. */
export const chanceIn = ({ seen, revealed }: Outlook, turns: number, plus: readonly BuildingId[] = []): number =>
  chanceAfter(seen, revealed, turns, plus)

/** Spaces that one expedition gains on the average. */
const SPACES_A_TURN = 2.4

/** How many turns the way to the summit will take. */
export const turnsToSummit = ({ lead }: Outlook): number => Math.ceil((SUMMIT - lead) / SPACES_A_TURN)

/** How many turns a building takes, with what a castaway has to spare in a turn. */
function turnsToBuild({ seen, home }: Outlook, id: BuildingId): number {
  const { hourglass, wood } = BUILDINGS[id]
  const energy = missingFor(seen, id) / (ENERGY_A_TURN * Math.max(1, home.length))
  const logs = (hourglass === 'wood' ? missingFor(seen, id) : wood) - seen.reserve.wood
  return Math.max(1, Math.ceil(energy), Math.ceil(logs / (0.5 + 0.5 * home.length)))
}

/** What a castaway can spare for building in a turn. */
const ENERGY_A_TURN = 1.4

/** How much likelier a rescue becomes with a building, at the time when the summit can be reached. */
export function rescueGain(o: Outlook, id: BuildingId): number {
  const turns = turnsToSummit(o)
  return chanceIn(o, Math.max(turns, turnsToBuild(o, id) - 1), [id]) - chanceIn(o, turns)
}

/** Whether it is better to be on the summit now than to wait for another building; every turn an event is gone. */
export function mayClimb(o: Outlook): boolean {
  const { seen } = o
  if (o.temper === 'selfish' || seen.summit !== undefined) return true
  const now = chanceIn(o, 0)
  return seen.projects.every((id) => id === '' || chanceIn(o, turnsToBuild(o, id), [id]) <= now + 0.04)
}

/** Whether somebody is there to be counted on. */
export const isThere = ({ seen }: Outlook, seat: Seat): boolean => isAtHome(seen, seat)
