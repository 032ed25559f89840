// Whether questions are understood: what asks or what it is about is said, and no two choices are called the same.
import { type Choice, type GameTypes, isAsking, type Question, type Session } from '@landfall/kernel'
import { type Bot, type GamePlugin, type InEachLanguage, LANGUAGES, type Voice, voiceFor } from '@landfall/tabletop'

/** What need not be said. */
export interface Leniency {
  /** Kinds of questions whose own words say all: neither what asks them nor what they are about. */
  readonly plain: readonly string[]
  /** Whether two choices may be called the same, and numbered, because players cannot tell them apart at a table either. */
  readonly areAlike: (one: Choice, other: Choice) => boolean
}

export interface Clarity<G extends GameTypes> extends Leniency {
  readonly plugin: GamePlugin<G>
  readonly voices: InEachLanguage<Voice<G>>
  readonly players: readonly ((seed: string) => Bot<G>)[]
  readonly games: number
}

/**
 * Plays games of all variants and numbers of players, half of them with everybody asked everywhere, and tells what is wrong
 * with their questions, each fault once.
 */
export function unclearQuestions<G extends GameTypes>(clarity: Clarity<G>): readonly string[] {
  const faults = new Set<string>()
  for (let game = 0; game < clarity.games; game++) {
    for (const fault of unclearIn(clarity, game)) faults.add(fault)
  }
  return [...faults]
}

function* unclearIn<G extends GameTypes>(clarity: Clarity<G>, game: number): Generator<string> {
  const { plugin, voices, players } = clarity
  const { least, most } = plugin.players
  const options = plugin.options ?? [{}]
  const variant = options[Math.floor(game / 4) % options.length]
  const config = plugin.setupFor(least + (game % (most - least + 1)), game, variant)
  const seed = `clarity/${game}`
  const session = plugin.game.start({ ...config, seed })
  const player = players[(game + Math.floor(game / 4)) % players.length]?.(seed)
  while (session.outcome === undefined && player !== undefined) {
    if (game % 2 === 1 && askEverywhere(session)) continue
    for (const question of session.questions.filter((one) => !isAsking(one)))
      for (const language of LANGUAGES) yield* faultsOf(question, voices[language], config, clarity)
    session.answer(player.answer(session))
  }
}

/** Says for somebody that it wants to be asked everywhere, if somebody still can. */
function askEverywhere<G extends GameTypes>(session: Session<G>): boolean {
  const asking = session.questions.find(
    (question) => isAsking(question) && question.choices.some(({ id }) => id === 'everywhere'),
  )
  if (asking === undefined) return false
  const [first = ''] = session.seats
  const seat = session.seats.find((one) => one === asking.seat) ?? first
  return session.answer({ seat, question: asking.id, choice: 'everywhere' }) === undefined
}

/** What is wrong with a question in the voice of a game, before any choice of it is numbered. */
export function* faultsOf<G extends GameTypes>(
  question: Question<G['clause']>,
  voice: Voice<G>,
  config: G['config'],
  { plain, areAlike }: Leniency,
): Generator<string> {
  const { kind, choices, about, optional } = question
  const own = voice.of?.(config) ?? voice
  const where = `${kind} (${voice.language})`
  const labels = choices.map((choice) => own.choice(choice, question))
  for (const [at, choice] of choices.entries()) {
    const first = choices[labels.indexOf(labels[at] ?? '')]
    if (first !== undefined && first !== choice && !areAlike(first, choice))
      yield `${where}: two choices are called “${labels[at]}”`
  }
  const asker = own.asker?.(question)
  if (asker !== undefined && !voiceFor(voice, config).prompt(question).includes(asker))
    yield `${where}: ${asker} is not named`
  const isNamed = asker !== undefined || about !== undefined || optional === true || plain.includes(kind)
  if (!isNamed) yield `${where}: it is not said what asks, nor what it is about`
}
