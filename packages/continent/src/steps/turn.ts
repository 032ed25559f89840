// A turn begins: who does what is decided by all. T7-TURN

import { type Routine, TABLE, type Table } from '@landfall/kernel'
import {
  actionOf,
  destinationsOf,
  helpersFor,
  isFogSource,
  movesOn,
  type Offered,
  type Possible,
  performable,
} from '../actions.ts'
import { terrainAt } from '../board.ts'
import { mayCamp } from '../camping.ts'
import type { Lasts } from '../cards/decks.ts'
import type { Spot } from '../components/map.ts'
import type { Explorer } from '../components/seats.ts'
import { inHand } from '../lasting.ts'
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
  const hampering = inHand(member, 'boost').filter(isHampering)
  for (const possible of performable(state, member)) {
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
  const { source, action } = possible
  const isQuick = isPlain && (action.all !== true || state.members.length === 1)
  const { open, atOnce } = offeredTo(member, possible)
  if (movesOn(action)) {
    const hasHelp = helpersFor(state, member.who, false).length > 0
    for (const destination of destinationsOf(state, member, source, action)) {
      const to = leadingTo(state, source, destination)
      if (isQuick) choices.push(deed(member, possible, { how: 'atOnce', ending: `/${destination}`, to }))
      if (hasHelp) choices.push(deed(member, possible, { how: 'together', ending: `/${destination}/together`, to }))
    }
  } else if (isQuick) {
    choices.push(atOnce)
  }
  choices.push(open)
}

/** What leads nowhere in particular is the same whenever it is possible. */
function offeredTo(member: Member, possible: Possible): Offered {
  const known = possible.offered[member.who]
  if (known !== undefined && known.seat === member.seat) return known
  const offered: Offered = {
    seat: member.seat,
    open: deed(member, possible, { ending: '' }),
    atOnce: deed(member, possible, { how: 'atOnce', ending: '/atOnce' }),
  }
  possible.offered[member.who] = offered
  return offered
}

/** All have the same fields in the same order, which keeps reading them fast. */
function deed({ who, seat }: Member, possible: Possible, { how, ending, to = NOWHERE }: DeedDetails): ActChoice {
  const { source, name, isItem, area } = possible
  const { destination, place, toward = possible.toward } = to
  const here = isFogSource(source) ? (`space/${source.fog}` as const) : source.card
  return {
    id: `${who}/${name}${ending}`,
    means: { who, source, isItem, destination, place, toward, area, how },
    at: destination === undefined ? here : `space/${destination}`,
    moves: `explorer-figure/${who}`,
    concerns: [seat],
  }
}

interface DeedDetails extends Pick<Deed, 'how'> {
  /** What follows in the id of the choice. */
  readonly ending: string
  readonly to?: Leading
}

type Leading = Pick<Deed, 'destination' | 'place' | 'toward'>

const NOWHERE: Leading = {}

/** Where it leads, and what lies there, or else in which direction that is. */
function leadingTo(state: ContinentState, source: Source, destination: Spot): Leading {
  const place = terrainAt(state, destination)
  if (place !== undefined || isFogSource(source)) return { destination, place }
  return { destination, toward: sideOf(state, source.card, destination) }
}

/** Nothing has to be decided for it, and it cannot fail. */
function isPlain({ action }: Possible, hampering: readonly Lasts<'boost'>[]): boolean {
  const { difficulty = 0, locked, pays, needs, icon } = action
  if (difficulty > 0 || locked === true || pays !== undefined || needs?.used !== undefined) return false
  return !hampering.some(([, , { on }]) => on !== 'any' && on.includes(icon))
}

/** It makes actions harder, and nobody is asked. */
const isHampering = ([, , { compulsory, benefits }]: Lasts<'boost'>): boolean =>
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
  t.emit({ t: 'actionBegan', who, source, at: member.at, involved, destination: named })
  if (how === 'atOnce') t.next('prepare', { atOnce: true })
  else t.next('prepare', {})
}

/** T7-TURN-28: nobody can do anything; a camp may help. */
export function stuck(t: T): undefined {
  if (!mayCamp(t.state)) return t.end({ result: 'lost', why: 'stranded' })
  t.next('camp')
  return undefined
}
