// A turn begins: who does what is decided by all. T7-TURN

import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { actionOf, destinationsOf, helpersFor, isFogSource, movesOn, type Possible, performable } from '../actions.ts'
import { terrainAt } from '../board.ts'
import { mayCamp } from '../camping.ts'
import type { Boosts } from '../cards/decks.ts'
import { directionOf, type Spot } from '../components/map.ts'
import type { Explorer } from '../components/seats.ts'
import { boostsInHand } from '../lasting.ts'
import { deciderOf, leftOf, type Member, memberOf } from '../people.ts'
import { sideOf } from '../places.ts'
import type { ContinentState, Source } from '../state.ts'
import type { ChoiceOf, Continent, Deed } from '../types.ts'

type T = Table<Continent>
type ActChoice = ChoiceOf<'act'>

export function* turn(t: T): Routine {
  const chosen = yield* t.ask(() => question(t.state))
  if (chosen === 'goOn') return t.next(isOwed(t.state) ? 'mandatory' : 'stuck')
  if (chosen === 'disagree') {
    t.emit({ t: 'disputed' })
    return t.next('turn')
  }
  begin(t, chosen)
}

interface ActQuestion {
  readonly seat: Continent['seat'] | typeof TABLE
  readonly kind: 'act'
  readonly rule: string
  readonly choices: readonly ActChoice[]
}

function question(state: ContinentState): ActQuestion {
  // T7-GEN-18: what must be done next comes first.
  if (isOwed(state)) return { seat: TABLE, kind: 'act', rule: 'T7-TURN-21', choices: [GO_ON] }
  if (state.disputed) return { ...ownQuestion(state), kind: 'act', rule: 'T7-TURN-02' }
  const deeds: ActChoice[] = []
  for (const member of state.members) addDeedsOf(state, member, deeds)
  if (deeds.length === 0) return { seat: TABLE, kind: 'act', rule: 'T7-TURN-28', choices: [GO_ON] }
  const [only, second] = state.members
  if (only !== undefined && second === undefined) {
    return { seat: only.seat, kind: 'act', rule: 'T7-TURN-04', choices: deeds }
  }
  deeds.push(DISAGREE)
  return { seat: TABLE, kind: 'act', rule: 'T7-TURN-01', choices: deeds }
}

/** Something must be done before anybody does anything else. */
const isOwed = ({ pending, leaving }: ContinentState): boolean => pending.length > 0 || leaving.length > 0

const GO_ON: ActChoice = { id: 'goOn', means: 'goOn' }
const DISAGREE: ActChoice = { id: 'disagree', means: 'disagree' }

/** T7-TURN-02, T7-TURN-03: the player to the left, as long as there is something that player can do. T7-TURN-28 */
function ownQuestion(state: ContinentState): {
  readonly seat: Continent['seat']
  readonly choices: readonly ActChoice[]
} {
  const first = state.last === undefined ? state.members[0] : leftOf(state, state.last)
  let member = first
  for (let tries = 0; member !== undefined && tries < state.members.length; tries++) {
    const choices: ActChoice[] = []
    addDeedsOf(state, member, choices)
    if (choices.length > 0) return { seat: member.seat, choices }
    member = leftOf(state, member.seat)
  }
  return { seat: deciderOf(state).seat, choices: [GO_ON] }
}

/** Everything that somebody could do as active player. */
function addDeedsOf(state: ContinentState, member: Member, choices: ActChoice[]): void {
  const hampering = boostsInHand(member).filter(isHampering)
  for (const possible of performable(state, member.who)) {
    addDeeds(state, member, possible, isPlain(possible, hampering), choices)
  }
}

function addDeeds(
  state: ContinentState,
  member: Member,
  possible: Possible,
  isPlain: boolean,
  choices: ActChoice[],
): void {
  const { who, seat } = member
  const { source, action } = possible
  const { toward, area, isItem } = detailsOf(state, member, source)
  const at = isFogSource(source) ? (`space/${source.fog}` as const) : source.card
  const name = `${who}/${possible.name}`
  const moves = `explorer-figure/${who}` as const
  const concerns = [seat]
  // All have the same fields in the same order, which keeps reading them fast.
  const add = (id: string, how: Deed['how'], to: Leading = NOWHERE): void => {
    const { destination, place } = to
    choices.push({
      id,
      means: { who, source, isItem, destination, place, toward: to.toward ?? toward, area, how },
      at: destination === undefined ? at : `space/${destination}`,
      moves,
      concerns,
    })
  }
  const isQuick = isPlain && (action.all !== true || state.members.length === 1)
  if (movesOn(action)) {
    const hasHelp = helpersFor(state, who, false).length > 0
    for (const destination of destinationsOf(state, member, source, action)) {
      const to = leadingTo(state, source, destination)
      if (isQuick) add(`${name}/${destination}`, 'atOnce', to)
      if (hasHelp) add(`${name}/${destination}/together`, 'together', to)
    }
  } else if (isQuick) {
    add(`${name}/atOnce`, 'atOnce')
  }
  add(name, undefined)
}

type Leading = Pick<Deed, 'destination' | 'place' | 'toward'>

const NOWHERE: Leading = {}

/** Where it leads, and what lies there, or else in which direction that is. */
function leadingTo(state: ContinentState, source: Source, destination: Spot): Leading {
  const place = terrainAt(state, destination)
  if (place !== undefined || isFogSource(source)) return { destination, place }
  return { destination, toward: sideOf(state, source.card, destination) }
}

type Details = Pick<Deed, 'toward' | 'area' | 'isItem'>

const NO_DETAILS: Details = {}
const OF_ITEM: Details = { isItem: true }

/** What a reader of the choice wants to know of its source. */
function detailsOf(state: ContinentState, { at, items }: Member, source: Source): Details {
  if (!isFogSource(source)) return items.some(({ cards }) => cards.includes(source.card)) ? OF_ITEM : NO_DETAILS
  const space = state.spaces[source.fog]
  return {
    toward: directionOf(at, source.fog),
    area: space !== undefined && 'fog' in space ? space.fog : undefined,
  }
}

/** Nothing has to be decided for it, and it cannot fail. */
function isPlain({ action }: Possible, hampering: readonly Boosts[]): boolean {
  const { difficulty = 0, locked, pays, needs, icon } = action
  if (difficulty > 0 || locked === true || pays !== undefined || needs?.used !== undefined) return false
  return !hampering.some(({ boost: { on } }) => on !== 'any' && on.includes(icon))
}

/** It makes actions harder, and nobody is asked. */
const isHampering = ({ boost: { compulsory, benefits } }: Boosts): boolean =>
  compulsory === true && benefits.some((benefit) => 'difficulty' in benefit)

/** T7-ACT-06 */
function begin(t: T, { who, source, destination, how }: Deed): void {
  const member = memberOf(t.state, who)
  const action = actionOf(t.state, source)
  const everybody = t.state.members.map((one) => one.who)
  const involved: readonly Explorer[] =
    action.all === true ? everybody : how === 'together' ? [who, ...helpersFor(t.state, who, false)] : [who]
  const places = movesOn(action) ? destinationsOf(t.state, member, source, action) : []
  const named = destination ?? (places.length === 1 ? places[0] : undefined)
  t.emit({
    t: 'actionBegan',
    who,
    source,
    at: member.at,
    involved,
    ...(named === undefined ? {} : { destination: named }),
  })
  if (how === 'atOnce') t.next('prepare', { atOnce: true })
  else t.next('prepare', {})
}

/** T7-TURN-28: nobody can do anything; a camp may help. */
export function stuck(t: T): undefined {
  if (!mayCamp(t.state)) return t.end({ result: 'lost', why: 'stranded' })
  t.next('camp')
  return undefined
}
