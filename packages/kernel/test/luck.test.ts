// Kept games and what chance gave: decks, dice and generators may change, and no kept game does.
import {
  codeOf,
  counted,
  defineGame,
  everyone,
  type Game,
  type GameTypes,
  type Given,
  type Journal,
  JournalError,
  journalOf,
  type Outcome,
  type QuestionOf,
  readJournal,
  type Session,
  type Table,
  writeJournal,
  type Zones,
} from '@landfall/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as chance from '../src/chance.ts'

interface State {
  deck: string[]
  drawn: string[]
  rolls: number[]
}

const zones = { deck: counted('cards'), drawn: everyone, rolls: everyone } satisfies Zones<State>

interface Storm extends GameTypes {
  seat: 'ann'
  config: Record<never, never>
  state: State
  zones: typeof zones
  events: { shuffled: { deck: readonly string[] }; drew: { card: string }; rolled: { die: number } }
  steps: { setUp: undefined; turn: undefined }
  moments: Record<never, never>
  ability: Record<never, never>
  questions: { deed: 'draw' | 'roll' | 'shuffle' | 'hand' | 'wait' }
  openQuestion: QuestionOf<Storm>
  piece: never
  clause: never
  outcome: Outcome
}

const CARDS = Array.from({ length: 20 }, (_, i) => `card/${i + 1}`)
const DIE = [1, 2, 3, 4, 5, 6]

interface Edition {
  readonly cards?: readonly string[]
  /** Cards that are no longer dealt. */
  readonly withdrawn?: readonly string[]
  readonly die?: readonly number[]
  readonly deeds?: readonly Storm['questions']['deed'][]
  /** A die more is rolled with every card. */
  readonly windy?: boolean
  /** A new hand of cards is drawn one by one. */
  readonly oneByOne?: boolean
  readonly version?: number
}

/** The same game with other cards, dice or rules. */
function storm({
  cards = CARDS,
  withdrawn,
  die = DIE,
  deeds = ['draw', 'roll', 'shuffle', 'hand', 'wait'],
  windy,
  oneByOne,
  version = 1,
}: Edition = {}): Game<Storm> {
  return defineGame<Storm>({
    id: 'storm',
    version,
    configure: () => ({}),
    seats: () => ['ann'],
    setup: () => ({ deck: [], drawn: [], rolls: [] }),
    first: { step: 'setUp', with: undefined },
    zones,
    events: {
      shuffled: {
        told: { deck: () => false },
        apply(_, { deck }, secret) {
          secret.deck = [...deck]
        },
      },
      drew(state, { card }, secret) {
        secret.deck.pop()
        state.drawn.push(card)
      },
      rolled(state, { die: face }) {
        state.rolls.push(face)
      },
    },
    steps: {
      setUp(t) {
        t.emit({ t: 'shuffled', deck: t.shuffle('deck', cards, withdrawn) })
        t.next('turn')
        return undefined
      },
      *turn(t) {
        const deed = yield* t.ask({ seat: 'ann', kind: 'deed', choices: deeds.map((id) => ({ id })) })
        if (deed === 'draw') {
          t.emit({ t: 'drew', card: t.state.deck.at(-1) ?? '' })
          if (windy === true) t.emit({ t: 'rolled', die: t.chance('wind', die) })
        }
        if (deed === 'roll') t.emit({ t: 'rolled', die: t.chance('die', die) })
        if (deed === 'shuffle') t.emit({ t: 'shuffled', deck: t.shuffle('deck', t.state.deck) })
        if (deed === 'hand') t.emit({ t: 'shuffled', deck: handOf(t, cards, oneByOne) })
        t.next('turn')
      },
    },
  })
}

const HAND = 15

function handOf(t: Table<Storm>, cards: readonly string[], oneByOne = false): readonly string[] {
  if (!oneByOne) return t.draw('bag', cards, HAND)
  const left = [...cards]
  return Array.from({ length: Math.min(HAND, left.length) }, () => {
    const card = t.chance('bag', left)
    left.splice(left.indexOf(card), 1)
    return card
  })
}

function play(game: Game<Storm>, deeds: readonly string[], seed = 'gale'): Session<Storm> {
  const session = game.start({ seed })
  for (const choice of deeds) deed(session, choice)
  return session
}

function deed(session: Session<Storm>, choice: string): void {
  const question = session.questions[0]?.id ?? -1
  expect(session.answer({ seat: 'ann', question, choice })).toBeUndefined()
}

const DEEDS = ['draw', 'roll', 'shuffle', 'draw', 'roll', 'roll', 'draw', 'shuffle', 'draw', 'wait']
const played = play(storm(), DEEDS)
/** As it lies on a disk. */
const text = writeJournal(played.save())
const kept = (): Journal => readJournal(text)

function faultOf(read: () => unknown): Pick<JournalError, 'fault' | 'at' | 'message'> {
  try {
    read()
  } catch (thrown) {
    if (thrown instanceof JournalError) return thrown
    throw thrown
  }
  throw new Error('the journal was accepted')
}

afterEach(() => vi.restoreAllMocks())

describe('a kept game is the same', () => {
  const CHANGED: { readonly [what: string]: Edition } = {
    'with a card more in the deck': { cards: [...CARDS, 'card/new'] },
    'with a card more at the top': { cards: ['card/new', ...CARDS] },
    'with the deck written in another order': { cards: CARDS.toReversed() },
    'with another face on the die': { die: [...DIE, 7] },
    'with cards that were withdrawn': { cards: CARDS.slice(5), withdrawn: CARDS.slice(0, 5) },
    'with a card in the place of a withdrawn one': { cards: [...CARDS.slice(1), 'card/new'], withdrawn: ['card/1'] },
  }
  for (const [what, edition] of Object.entries(CHANGED)) {
    test(what, () => {
      const again = storm(edition).resume(kept())
      expect(again.state).toEqual(played.state)
      expect(writeJournal(again.save())).toBe(text)
      // Also where a part of it is played again from memory.
      const fork = again.fork()
      expect(fork.rewind(3)).toBeUndefined()
      expect(fork.state.deck).toHaveLength(19)
      for (const choice of DEEDS.slice(3)) deed(fork, choice)
      expect(fork.state.drawn.slice(0, 1)).toEqual(played.state.drawn.slice(0, 1))
      expect(storm(edition).restore(JSON.parse(JSON.stringify(again.snapshot()))).state).toEqual(played.state)
    })
  }

  test('a new game has none of the withdrawn cards', () => {
    const { deck } = storm({ cards: CARDS.slice(5), withdrawn: CARDS.slice(0, 5) }).start({ seed: 'gale' }).state
    expect(deck.toSorted()).toEqual(CARDS.slice(5).toSorted())
  })

  test('with another generator: the seed decides only what comes after the record', () => {
    const other = vi.spyOn(chance, 'shuffled').mockImplementation((_, __, faces) => faces.toReversed())
    expect(storm().start({ seed: 'gale' }).state.deck).toEqual(CARDS.toReversed())
    const again = storm().resume(kept())
    expect(other).toHaveBeenCalled()
    expect(again.state).toEqual(played.state)
    expect(writeJournal(again.save())).toBe(text)
    deed(again, 'shuffle')
    expect(again.state.deck).toEqual(played.state.deck.toReversed())
  })

  test('and goes on as it would have gone on, where nothing changed', () => {
    const again = storm().resume(kept())
    const beside = played.fork()
    for (const choice of ['roll', 'shuffle', 'draw', 'roll']) {
      deed(again, choice)
      deed(beside, choice)
    }
    expect(again.state).toEqual(beside.state)
    expect(writeJournal(again.save())).toBe(writeJournal(beside.save()))
  })

  test('with rules that roll a die more: it comes from the seed, and the player is told', () => {
    const { session, misfit } = storm({ windy: true }).bringBack(kept())
    expect(session.answers).toHaveLength(DEEDS.length)
    expect(session.state.drawn).toEqual(played.state.drawn)
    expect(session.state.rolls).toHaveLength(played.state.rolls.length + 4)
    expect(misfit).toMatchObject({ why: 'otherPosition', at: 0 })
    expect(storm({ windy: true }).bringBack(session.save()).misfit).toBeUndefined()
  })
})

describe('several draws at once', () => {
  const HANDS = Array.from({ length: 6 }, () => 'hand')
  const atOnce = play(storm(), HANDS)

  test('are the same as one after the other, across the keys of a stream', () => {
    const oneByOne = play(storm({ oneByOne: true }), HANDS)
    expect(oneByOne.state).toEqual(atOnce.state)
    expect(writeJournal(oneByOne.save())).toBe(writeJournal(atOnce.save()))
  })

  test('follow the record of a game, whatever there is now to draw from', () => {
    const other = storm({ cards: [...CARDS.toReversed(), 'card/new'] })
    const again = other.resume(atOnce.save())
    expect(again.state).toEqual(atOnce.state)
  })

  test('give what there is, and nothing twice', () => {
    const few = play(storm({ cards: CARDS.slice(0, 4) }), ['hand'])
    expect(few.state.deck.toSorted()).toEqual(CARDS.slice(0, 4).toSorted())
  })
})

describe('luck that cannot be used', () => {
  test('is an error at the answer that it came of', () => {
    const rolled = played.state.rolls[0]
    const blunt = storm({ die: DIE.filter((face) => face !== rolled) })
    const fault = faultOf(() => blunt.resume(kept()))
    expect(fault).toMatchObject({ fault: 'diverged', at: 1 })
    expect(fault.message).toContain(`"die" gave ${rolled}, which is no longer there`)
    const { session, misfit } = blunt.bringBack(kept())
    expect(session.answers).toHaveLength(1)
    expect(misfit).toMatchObject({ at: 1, why: 'unusableLuck', answer: { seat: 'ann', kind: 'deed', choice: 'roll' } })
    deed(session, 'wait')
    expect(session.save().takenBack).toEqual([[DEEDS.length, 1, 'misfit']])
  })

  test('is an error before the first answer when a card of the set-up is gone: the game would begin again', () => {
    const smaller = storm({ cards: CARDS.slice(1) })
    const fault = faultOf(() => smaller.resume(kept()))
    expect(fault).toMatchObject({ fault: 'diverged', at: 0 })
    expect(fault.message).toContain('which is no longer there')
    const { session, misfit } = smaller.bringBack(kept())
    expect(misfit).toMatchObject({ at: 0, why: 'unusableLuck' })
    expect(misfit?.answer).toBeUndefined()
    expect(session.answers).toEqual([])
    expect(session.state.deck.toSorted()).toEqual(CARDS.slice(1).toSorted())
  })
})

describe('an answer that is no longer offered', () => {
  const stricter = storm({ deeds: ['draw', 'roll', 'wait'] })

  test('is named, and the game goes on before it', () => {
    expect(faultOf(() => stricter.resume(kept()))).toMatchObject({ fault: 'diverged', at: 2 })
    const { session, misfit } = stricter.bringBack(kept())
    expect(misfit).toMatchObject({ at: 2, why: 'notOffered', answer: { seat: 'ann', kind: 'deed', choice: 'shuffle' } })
    expect(session.answers.map(({ choice }) => choice)).toEqual(DEEDS.slice(0, 2))
    expect(session.state).toMatchObject({
      drawn: played.state.drawn.slice(0, 1),
      rolls: played.state.rolls.slice(0, 1),
    })
    deed(session, 'draw')
    const saved = stricter.bringBack(readJournal(writeJournal(session.save())))
    expect(saved.misfit).toBeUndefined()
    expect(saved.session.state).toEqual(session.state)
  })

  test('leaves the journal as it was', () => {
    const journal = kept()
    stricter.bringBack(journal)
    expect(writeJournal(journal)).toBe(text)
  })

  test('can be repeated one by one: what does not fit changes nothing', () => {
    const session = stricter.start({ seed: 'other' }, { dealt: played.dealt })
    const [first, second, third]: readonly Given[] = played.answers
    if (first === undefined || second === undefined || third === undefined) throw new Error('there are three')
    expect(session.repeat(first)).toBeUndefined()
    expect(session.repeat(second)).toBeUndefined()
    const before = writeJournal(session.save())
    expect(session.repeat(third)).toMatchObject({ why: 'notOffered', at: 2 })
    expect(writeJournal(session.save())).toBe(before)
    // The seed is another one, but luck comes from what was kept.
    expect(session.state.rolls).toEqual(played.state.rolls.slice(0, 1))
  })
})

describe('a journal', () => {
  test('covers luck with the checks of its answers', () => {
    const edited = (change: (luck: Journal['luck']) => unknown): Pick<JournalError, 'fault' | 'at'> =>
      faultOf(() => readJournal(JSON.stringify({ ...kept(), luck: change(kept().luck) })))
    expect(edited(({ die = [], ...rest }) => ({ ...rest, die: die.with(0, [2, 7]) }))).toMatchObject({
      fault: 'edited',
      at: 1,
    })
    expect(edited(({ die = [], ...rest }) => ({ ...rest, die: die.slice(1) }))).toMatchObject({
      fault: 'edited',
      at: 1,
    })
    expect(edited(({ deck = [], ...rest }) => ({ ...rest, deck: deck.slice(1) }))).toMatchObject({
      fault: 'edited',
      at: 0,
    })
    expect(edited((luck) => ({ ...luck, die: [[99, 1]] })).fault).toBe('edited')
    expect(edited(() => ({ die: [[1, {}]] })).fault).toBe('corrupt')
    expect(edited(() => undefined).fault).toBe('corrupt')
  })

  test('can be made without the rules, of what was kept elsewhere', () => {
    const { game, version } = played
    const made = journalOf({ game, version, config: {}, seed: 'gale' }, played.dealt, played.answers)
    const again = storm().bringBack(readJournal(writeJournal(made)))
    expect(again.misfit).toBeUndefined()
    expect(again.session.state).toEqual(played.state)
  })

  test('writes an order in four letters a card, and by name where two cards share them', () => {
    const { deck = [] } = kept().luck
    expect(deck[0]).toEqual([0, { order: expect.stringMatching(/^[\w-]{80}$/) }])
    const [one, other] = collision()
    const twins = storm({ cards: [one, other, 'card/3'] })
    const journal = play(twins, ['draw', 'draw']).save()
    expect(journal.luck['deck']?.[0]?.[1]).toHaveLength(3)
    expect(twins.resume(journal).state).toEqual(play(twins, ['draw', 'draw']).state)
    // A new card that shares its letters with an old one cannot be told from it.
    const before = play(storm({ cards: [one, 'card/3'] }), ['draw']).save()
    expect(faultOf(() => twins.resume(before)).message).toContain('cannot tell')
  })
})

/** Two names that share a code: with 16 million codes some thousand names are enough. */
function collision(): readonly [string, string] {
  const known = new Map<string, string>()
  for (let i = 0; ; i++) {
    const name = `card/x${i}`
    const other = known.get(codeOf(name))
    if (other !== undefined) return [other, name]
    known.set(codeOf(name), name)
  }
}
