// From the rules of a game to a game that can be played.

import { secretsOf } from './casts.ts'
import { FOR_NOW } from './catching-up.ts'
import { newChance } from './chance.ts'
import { currentHead, translationFrom } from './earlier.ts'
import { JournalError, SetupError } from './errors.ts'
import type { Cause, EventRule, Game, GameTypes, Happened, Rules } from './game.ts'
import type { Origin } from './history.ts'
import { checkJournal, FORMAT, isPlain, isSeed, type Journal, type JournalHead } from './journal.ts'
import { Ledger } from './ledger.ts'
import { LIMITS } from './limits.ts'
import { LiveSession } from './live-session.ts'
import { lookup } from './lookup.ts'
import type { Match, Position } from './machine.ts'
import { copy, isRecord, type Plain } from './plain.ts'
import { TABLE } from './question.ts'
import { replayJournal } from './resuming.ts'
import type { BroughtBack, Options, Session } from './session.ts'
import { checkSnapshot, historyOf } from './snapshot.ts'
import { differBySeat } from './zones.ts'

export function defineGame<G extends GameTypes>(written: Rules<G>): Game<G> {
  const rules: Rules<G> = { ...written, events: lookup(written.events), steps: lookup(written.steps) }
  const originOf = originsOf(rules)
  const { oldest = rules.version } = rules

  function begin(setup: object, opening: Plain | undefined, options: Options): Session<G> {
    const { seed, ...input }: { seed?: unknown; [key: string]: unknown } = { ...setup }
    if (typeof seed !== 'string' || seed === '')
      throw new SetupError('a game needs a seed: a text of at least one letter')
    if (!isSeed(seed)) throw new SetupError(`a seed has at most ${LIMITS.string} letters`)
    const config = configured(rules, plainOf(input, LIMITS.values))
    const head = newHead(rules, plainOf(config, LIMITS.values), seed, opening, options)
    return LiveSession.begin(originOf(head, config), new Ledger(), 0, options)
  }

  function bringBack(data: Journal, options: Options = {}): BroughtBack<G> {
    const journal = checkJournal(data)
    checkVersion(rules, journal, oldest)
    checkStaged(journal, options)
    const translation = translationFrom(journal.version, rules)
    const head = currentHead(journal, rules.version, translation)
    return unlessBroken(() =>
      replayJournal(originOf(head, configured(rules, head.config)), journal, translation, options),
    )
  }

  return {
    id: rules.id,
    version: rules.version,
    oldest,
    start: (setup, options = {}) => begin(setup, undefined, options),
    startAt: (opening, setup, options = {}) => begin(setup, plainOf(opening, LIMITS.openingValues), options),
    resume(data, options = {}) {
      const { session, misfit } = bringBack(data, options)
      if (misfit === undefined) return session
      throw new JournalError('diverged', misfit.message, misfit.at)
    },
    bringBack,
    translationFrom: (version) => translationFrom(version, rules),
    restore(data, { listen: listener, ...options } = {}) {
      const snapshot = checkSnapshot(data)
      // Another version has other states.
      checkVersion(rules, snapshot, rules.version)
      checkStaged(snapshot, options)
      const { answers, takenBack, dealt, idsFrom, base, position, ...head } = snapshot
      const history = unlessBroken(() => historyOf(originOf(head, configured(rules, head.config)), snapshot))
      const session = new LiveSession(history, new Ledger(takenBack))
      if (listener !== undefined) session.listen(listener)
      return session
    },
    isOpen: !differBySeat(rules.zones),
    told: (event, seat) => toldOf(rules, event, seat),
  }
}

/** Makes the origins of a game's sessions. */
function originsOf<G extends GameTypes>(rules: Rules<G>): (head: JournalHead, config: G['config']) => Origin<G> {
  const secretOf = secretsOf<G>(rules.zones)
  function matchOf(config: G['config'], mayRest: boolean): Match<G> {
    const seats = rules.seats(config)
    if (seats.includes(TABLE)) throw new SetupError(`no seat may be called "${TABLE}"`)
    if (new Set(seats).size !== seats.length) throw new SetupError(`a seat is taken twice: ${seats.join(', ')}`)
    return { rules, config, seats, secretOf, mayRest }
  }
  return function originOf(head, config) {
    const { seed, script, onlyScripted, opening, everywhere = 0 } = head
    return {
      match: matchOf(config, opening !== undefined),
      head,
      heldFor: (answers) => originOf({ ...head, everywhere: answers }, config),
      position: () => {
        const chance = newChance(seed, script, onlyScripted)
        const { state, agenda, standings } =
          opening === undefined
            ? { state: rules.setup(config), agenda: [rules.first], standings: undefined }
            : openedAt<G>(opening)
        const held = everywhere > 0 ? everywhere : undefined
        return { state, agenda, chance, asked: 0, standings, everywhere: held, outcome: undefined }
      },
    }
  }
}

function newHead(
  { id, version }: { readonly id: string; readonly version: number },
  config: Plain,
  seed: string,
  opening: Plain | undefined,
  { script, onlyScripted, earlier }: Options,
): JournalHead {
  return {
    landfall: FORMAT,
    game: id,
    version,
    config,
    seed,
    ...(script === undefined ? {} : { script }),
    ...(onlyScripted === undefined ? {} : { onlyScripted }),
    ...(opening === undefined ? {} : { opening }),
    ...(earlier === undefined ? {} : { everywhere: FOR_NOW }),
  }
}

/** Starts a game. Everything that follows is determined by this configuration, this seed and the answers. */
export function start<G extends GameTypes>(
  game: Game<G>,
  setup: G['config'] & { readonly seed: string },
  options?: Options,
): Session<G> {
  return game.start(setup, options)
}

/** Continues a saved game to the byte. Throws a JournalError that says what is wrong with the journal, and where. */
export function resume<G extends GameTypes>(
  games: Game<G> | readonly Game<G>[],
  journal: Journal,
  options?: Options,
): Session<G> {
  const list: readonly Game<G>[] = 'start' in games ? [games] : games
  const game = list.find(({ id }) => isRecord(journal) && id === journal['game'])
  if (game !== undefined) return game.resume(journal, options)
  const { game: name } = checkJournal(journal)
  const known = list.map(({ id }) => id).join(', ')
  throw new JournalError('unknownGame', `this journal is of "${name}"; known games: ${known}`)
}

function checkVersion(
  rules: { readonly id: string; readonly version: number },
  journal: JournalHead,
  oldest: number,
): void {
  if (journal.game !== rules.id)
    throw new JournalError('unknownGame', `this journal is of "${journal.game}", not of "${rules.id}"`)
  if (journal.version > rules.version) {
    throw new JournalError(
      'newer',
      `this journal has version ${journal.version} of the rules; these are version ${rules.version}`,
    )
  }
  if (journal.version < oldest) {
    throw new JournalError(
      'unknownVersion',
      `this journal has version ${journal.version} of the rules; these replay ${oldest} to ${rules.version}`,
    )
  }
}

/** Games that somebody staged are for tests: nothing in them is checked by the rules. */
function checkStaged({ opening, script, onlyScripted }: JournalHead, { staged }: Options): void {
  if (staged === true || (opening === undefined && script === undefined && onlyScripted === undefined)) return
  const what = opening === undefined ? 'with luck' : 'at a position'
  throw new JournalError('staged', `this game begins ${what} that somebody made up; only tests take such games`, 0)
}

/** The configuration that a game makes of data from outside. Whatever goes wrong there is wrong with the data. */
function configured<G extends GameTypes>(rules: Rules<G>, input: Plain): G['config'] {
  try {
    return rules.configure(isRecord(input) ? input : {})
  } catch (thrown) {
    if (thrown instanceof SetupError) throw thrown
    throw new SetupError(`this configuration cannot be read: ${messageOf(thrown)}`)
  }
}

/** Saved games come from outside: if the rules cannot even begin one, it is the save that does not fit. */
function unlessBroken<Result>(bring: () => Result): Result {
  try {
    return bring()
  } catch (thrown) {
    if (thrown instanceof JournalError) throw thrown
    throw new JournalError('diverged', messageOf(thrown), 0)
  }
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

function plainOf(value: object, most: number): Plain {
  if (isPlain(value, most)) return value
  throw new SetupError('a configuration or an opening must be plain data, and not too much of it')
}

function openedAt<G extends GameTypes>(opening: Plain): Pick<Position<G>, 'state' | 'agenda' | 'standings'>
function openedAt(opening: Plain): unknown {
  if (!isRecord(opening) || !Array.isArray(opening['steps'])) throw new SetupError('an opening needs a state and steps')
  const { state, steps, everywhere } = opening
  const standings = Array.isArray(everywhere)
    ? Object.fromEntries(everywhere.map((seat) => [seat, { everywhere: true }]))
    : undefined
  return { state: copy(state), agenda: steps.toReversed(), standings }
}

function toldOf<G extends GameTypes>(rules: Rules<G>, event: Happened, seat: string | undefined): Happened
function toldOf(
  rules: { readonly events: { readonly [name: string]: EventRule<GameTypes, Happened> | undefined } },
  event: Happened,
  seat: string | undefined,
): Happened {
  const rule = rules.events[event.t]
  if (rule === undefined) throw new Error(`nothing called "${event.t}" can happen here`)
  if (typeof rule === 'function' || rule.told === undefined) return event
  const told: { t: string; within?: Cause; [fact: string]: unknown } = { t: event.t }
  if (event.within !== undefined) told.within = event.within
  for (const [fact, to] of Object.entries(rule.told)) {
    if (event[fact] !== undefined && (to === 'everyone' || (seat !== undefined && to(event, seat))))
      told[fact] = event[fact]
  }
  return told
}
