// From the rules of a game to a game that can be played.
import { secretsOf } from './casts.ts'
import { newChance } from './chance.ts'
import { currentHead, translationFrom } from './earlier.ts'
import { JournalError, SetupError } from './errors.ts'
import type { Cause, EventRule, Game, GameTypes, Happened, Rules, StepOf } from './game.ts'
import type { Origin } from './history.ts'
import { checkJournal, FORMAT, isPlain, type Journal, type JournalHead } from './journal.ts'
import { Ledger } from './ledger.ts'
import { LiveSession } from './live-session.ts'
import { lookup } from './lookup.ts'
import type { Match } from './machine.ts'
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
    const config = rules.configure(input)
    const head = newHead(rules, plainOf(config), seed, opening, options)
    return LiveSession.begin(originOf(head, config), new Ledger(), 0, options)
  }

  function bringBack(data: Journal, options: Options = {}): BroughtBack<G> {
    const journal = checkJournal(data)
    checkVersion(rules, journal, oldest)
    const translation = translationFrom(journal.version, rules)
    const head = currentHead(journal, rules.version, translation)
    let config: G['config']
    try {
      config = rules.configure(isRecord(head.config) ? head.config : {})
    } catch (thrown) {
      throw new JournalError('diverged', thrown instanceof Error ? thrown.message : String(thrown), 0)
    }
    return replayJournal(originOf(head, config), journal, translation, options)
  }

  return {
    id: rules.id,
    version: rules.version,
    oldest,
    start: (setup, options = {}) => begin(setup, undefined, options),
    startAt: (opening, setup, options = {}) => begin(setup, plainOf(opening), options),
    resume(data, options = {}) {
      const { session, misfit } = bringBack(data, options)
      if (misfit === undefined) return session
      throw new JournalError('diverged', misfit.message, misfit.at)
    },
    bringBack,
    translationFrom: (version) => translationFrom(version, rules),
    restore(data, { listen: listener } = {}) {
      const snapshot = checkSnapshot(data)
      // Another version has other states.
      checkVersion(rules, snapshot, rules.version)
      const config = rules.configure(isRecord(snapshot.config) ? snapshot.config : {})
      const { answers, takenBack, dealt, idsFrom, base, position, ...head } = snapshot
      const session = new LiveSession(historyOf(originOf(head, config), snapshot), new Ledger(takenBack))
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
  return (head, config) => {
    const { seed, script, onlyScripted, opening } = head
    return {
      match: matchOf(config, opening !== undefined),
      head,
      position: () => {
        const chance = newChance(seed, script, onlyScripted)
        if (opening === undefined) return { state: rules.setup(config), agenda: [rules.first], chance, asked: 0 }
        return { ...openedAt<G>(opening), chance, asked: 0 }
      },
    }
  }
}

function newHead(
  { id, version }: { readonly id: string; readonly version: number },
  config: Plain,
  seed: string,
  opening: Plain | undefined,
  { script, onlyScripted }: Options,
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
  const game = list.find(({ id }) => id === journal.game)
  if (game === undefined) {
    const known = list.map(({ id }) => id).join(', ')
    throw new JournalError('unknownGame', `this journal is of "${journal.game}"; known games: ${known}`)
  }
  return game.resume(journal, options)
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

function plainOf(value: object): Plain {
  if (isPlain(value)) return value
  throw new SetupError('a configuration or an opening must be plain data')
}

function openedAt<G extends GameTypes>(opening: Plain): { state: G['state']; agenda: StepOf<G>[] }
function openedAt(opening: Plain): unknown {
  if (!isRecord(opening) || !Array.isArray(opening['steps'])) throw new SetupError('an opening needs a state and steps')
  return { state: copy(opening['state']), agenda: opening['steps'].toReversed() }
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
