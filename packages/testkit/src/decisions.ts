// Whether questions are decisions: each required one is answered in every way, and the games that follow are compared.
import { type Answer, type GameTypes, isAsking, type Question, type Session, TABLE } from '@landfall/kernel'

/** A question whose answers all come to the same. */
export interface Indecision {
  readonly kind: string
  readonly rule: string | undefined
  readonly seat: string
  readonly choices: readonly string[]
  /** How many answers came before it. */
  readonly answers: number
}

/** Whoever plays the game in which the questions come up. */
interface Player<G extends GameTypes> {
  answer(session: Session<G>): Answer
}

/** So many answers later a difference has shown, if there is one. */
const LOOK_AHEAD = 8

export interface DecisionOptions<G extends GameTypes> {
  /** Something has happened since that evens out whatever was chosen: a death, for example. */
  readonly isEvenedOut?: (before: Session<G>['state'], after: Session<G>['state'], question: Question) => boolean
  /** One in so many positions is looked at; each, if nothing is said. */
  readonly oneIn?: number
}

/** Plays a game to its end, and gives back the questions on the way that were no decisions. */
export function indecisions<G extends GameTypes>(
  session: Session<G>,
  player: Player<G>,
  { oneIn = 1, isEvenedOut = () => false }: DecisionOptions<G> = {},
): readonly Indecision[] {
  const found: Indecision[] = []
  let voted = ''
  while (session.outcome === undefined) {
    // Whether a vote still counts when others have voted, nobody who votes can know: it is looked at as a whole.
    const isUnderWay =
      voted !== '' && session.questions.some((question) => isSecret(question) && nameOf(question) === voted)
    for (const question of session.answers.length % oneIn === 0 ? session.questions : []) {
      if (question.optional === true || question.choices.length < 2 || (isSecret(question) && isUnderWay)) continue
      if (isDecision(session, question, isEvenedOut)) continue
      const { kind, rule, seat, choices } = question
      found.push({ kind, rule, seat, choices: choices.map(({ id }) => id), answers: session.answers.length })
    }
    const answer = player.answer(session)
    const answered = session.questions.find(({ id }) => id === answer.question)
    if (answered !== undefined && isSecret(answered)) voted = nameOf(answered)
    session.answer(answer)
  }
  return found
}

/** The same vote has the same name, whoever is asked. */
const nameOf = ({ kind, choices }: Question): string => [kind, ...choices.map(({ id }) => id)].join(' ')

type IsEvenedOut<G extends GameTypes> = NonNullable<DecisionOptions<G>['isEvenedOut']>

/** Luck that is still to come may make up for a choice, so it is looked at with other luck as well. */
const OTHER_LUCK = Array.from({ length: 40 }, (_, world) => `world ${world}`)

function isDecision<G extends GameTypes>(
  session: Session<G>,
  question: Question,
  isEvenedOut: IsEvenedOut<G>,
): boolean {
  if (leadsElsewhere(session, question, isEvenedOut)) return true
  const seat = question.seat === TABLE ? (session.seats[0] ?? '') : question.seat
  return OTHER_LUCK.some((luck) => {
    const world = session.imagine(seat, luck)
    const same = world?.questions.find(({ kind, seat: whose }) => kind === question.kind && whose === question.seat)
    return world !== undefined && same !== undefined && leadsElsewhere(world, same, isEvenedOut)
  })
}

/** Whether any of its choices leads elsewhere than the first one. Most are decisions between the first and the last. */
function leadsElsewhere<G extends GameTypes>(
  session: Session<G>,
  question: Question,
  isEvenedOut: IsEvenedOut<G>,
): boolean {
  const [first, ...others] = question.choices
  if (first === undefined) return true
  return others.toReversed().some(({ id }) => {
    return PLAYERS.some((player) => !meet(session, question, [first.id, id], player, isEvenedOut))
  })
}

/** Whether two choices lead to the same game, after the same number of further answers. */
function meet<G extends GameTypes>(
  session: Session<G>,
  question: Question,
  [first, second]: readonly [string, string],
  player: Choose,
  isEvenedOut: IsEvenedOut<G>,
): boolean {
  const one = after(session, question, first)
  const other = after(session, question, second)
  for (let answers = 0; answers <= LOOK_AHEAD; answers++) {
    if (isAnotherTable(one, other) || isEvenedOut(session.state, one.state, question)) return false
    if (isSame(one, other) && PLAYERS.every((choose) => isSame(played(one, choose), played(other, choose)))) return true
    goOn(one, (asked) => sameAs(asked, question, first, player) ?? player(asked))
    goOn(other, (asked) => sameAs(asked, question, second, player) ?? player(asked))
  }
  return false
}

type Choose = (asked: Question) => string | undefined

const LAST: Choose = ({ choices }) => choices.at(-1)?.id

/**
 * Simple players: the first choice, the last one, one in the middle. What one of them makes up for soon, by death for
 * example, another does not; and games that look the same may still differ in what was answered and not carried out.
 */
const PLAYERS: readonly Choose[] = [
  ({ choices }) => choices[0]?.id,
  LAST,
  ({ choices }) => choices[Math.floor(choices.length / 2)]?.id,
]

/** How many answers games that look the same are played on. */
const FURTHER = 4

/**
 * Where the same is asked again, of others for example, everybody chooses the same, so that a vote has a result. The last
 * player follows in votes only.
 */
function sameAs(asked: Question, { kind }: Question, choice: string, player: Choose): string | undefined {
  if (asked.kind !== kind || (player === LAST && !isSecret(asked))) return undefined
  return asked.choices.find(({ id }) => id === choice)?.id
}

function after<G extends GameTypes>(session: Session<G>, question: Question, choice: string): Session<G> {
  // A fork asks the same questions under the same ids.
  const fork = session.fork()
  give(fork, question, choice)
  return fork
}

function played<G extends GameTypes>(session: Session<G>, choose: Choose): Session<G> {
  const fork = session.fork()
  for (let answers = 0; answers < FURTHER; answers++) goOn(fork, choose)
  return fork
}

function goOn<G extends GameTypes>(session: Session<G>, choose: Choose): void {
  const asked = session.questions.find((question) => question.optional !== true && !isAsking(question))
  const choice = asked === undefined ? undefined : choose(asked)
  if (asked !== undefined && choice !== undefined) give(session, asked, choice)
}

/** Votes are secret until all are in: until then they differ. A hash takes long, so most differences are found before. */
function isSame<G extends GameTypes>(one: Session<G>, other: Session<G>): boolean {
  if (one.questions.some(isSecret) || one.questions.length !== other.questions.length) return false
  return isEqual(one.state, other.state) && one.hash() === other.hash()
}

/**
 * The same question is open to the same seat, and the table is another one: the choice has made a difference, even if it
 * should be made up for later.
 */
function isAnotherTable<G extends GameTypes>(one: Session<G>, other: Session<G>): boolean {
  const [mine, others] = [one, other].map(({ questions }) => questions.filter(({ optional }) => optional !== true))
  if (mine === undefined || others === undefined || mine.length !== others.length || mine.some(isSecret)) return false
  const isAligned = mine.every(({ kind, seat }, at) => others[at]?.kind === kind && others[at].seat === seat)
  return isAligned && mine.length > 0 && !isEqual(one.state, other.state)
}

const isSecret = ({ secret }: Question): boolean => secret === true

/** Plain data; lists and records with the same fields in another order count as different. */
function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other
  const [mine, others] = [Object.entries(one), Object.entries(other)]
  return (
    mine.length === others.length &&
    mine.every(([key, value], at) => others[at]?.[0] === key && isEqual(value, others[at][1]))
  )
}

function give<G extends GameTypes>(session: Session<G>, { id, seat }: Question, choice: string): void {
  const answerer = seat === TABLE ? (session.seats[0] ?? seat) : seat
  const refusal = session.answer({ seat: answerer, question: id, choice })
  if (refusal !== undefined) throw new Error(`"${choice}" was offered and refused: ${JSON.stringify(refusal)}`)
}

/** Plays a game to its end, and gives back how many answers each of its turns took. */
export function answersPerTurn<G extends GameTypes>(
  session: Session<G>,
  player: Player<G>,
  turnOf: (state: Session<G>['state']) => number,
): readonly number[] {
  const turns = new Map<number, number>()
  while (session.outcome === undefined) {
    const turn = turnOf(session.state)
    turns.set(turn, (turns.get(turn) ?? 0) + 1)
    session.answer(player.answer(session))
  }
  return [...turns.values()]
}

export function median(all: readonly number[]): number {
  const sorted = all.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
