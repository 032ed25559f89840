import { defineGame, type Session, start } from '@landfall/kernel'
import { describe, expect, test } from 'vitest'
import { at, bytes, imagine, PEARLS, type Pearls, pearls, rules, say } from './pearls.ts'

const LUCKS = Array.from({ length: 60 }, (_, i) => `luck ${i}`)

const pieces = ({ state }: Session<Pearls>): readonly string[] =>
  [...Object.values(state.hands).flat(), ...state.deck, ...state.shown, state.treasure].sort()

describe('an imagined world', () => {
  test('agrees with what the seat sees and differs where it cannot look', () => {
    const session = start(pearls, { length: 3, seed: 's' })
    const before = bytes(session)
    const worlds = LUCKS.map((luck) => imagine(session, 'ann', luck))
    for (const world of worlds) {
      expect(world.view('ann')).toEqual(session.view('ann'))
      expect(world.questionsFor('ann')).toEqual(session.questionsFor('ann'))
      expect(pieces(world)).toEqual([...PEARLS].sort())
    }
    expect(new Set(worlds.map(({ state }) => state.treasure)).size).toBeGreaterThan(5)
    expect(new Set(worlds.map(({ state }) => state.hands.bob.join())).size).toBeGreaterThan(20)
    expect(new Set(worlds.map(({ state }) => state.deck.at(-1))).size).toBeGreaterThan(5)
    expect(bytes(session)).toBe(before)
  })

  test('leaves what came to light in this step where it was, and asks others about their imagined hands', () => {
    const session = at([{ step: 'show' }])
    const asked = LUCKS.map((luck) => {
      const world = imagine(session, 'ann', luck)
      expect(world.state.shown).toEqual(['pearl-11'])
      expect(world.questionsFor('bob')[0]?.choices.map(({ id }) => id)).toEqual(world.state.hands.bob)
      expect(pieces(world)).toEqual([...PEARLS].sort())
      return world.state.hands.bob.join()
    })
    expect(new Set(asked).size).toBeGreaterThan(20)
    for (const luck of LUCKS) expect(imagine(session, 'bob', luck).state.hands.bob).toEqual(['pearl-3', 'pearl-4'])
  })

  test('does not tell what others answered before', () => {
    const session = at([{ step: 'both' }, { step: 'group' }])
    say(session, 'ann', 'pearl-1')
    say(session, 'bob', 'pearl-3')
    expect(imagine(session, 'bob', 'x').answers).toEqual([
      { seat: 'ann', kind: 'bid', choice: '' },
      { seat: 'bob', kind: 'bid', choice: 'pearl-3' },
    ])
  })

  test('is for seats only', () => {
    expect(() => start(pearls, { length: 3, seed: 's' }).imagine('mallory', 'x')).toThrow('no seat')
  })
})

describe('an imagined world in which others have chosen in secret', () => {
  test('chooses again what another seat chose in secret', () => {
    const session = at([{ step: 'both' }])
    say(session, 'ann', 'pearl-1')
    const bids = LUCKS.map((luck) => {
      const world = imagine(session, 'bob', luck)
      say(world, 'bob', 'pearl-3')
      return world.state.trail[0]
    })
    expect(new Set(bids).size).toBeGreaterThan(3)
    for (const luck of LUCKS) {
      const own = imagine(session, 'ann', luck)
      say(own, 'bob', own.questionsFor('bob')[0]?.choices[0]?.id ?? '')
      expect(own.state.trail[0]).toBe('ann:pearl-1')
    }
  })

  test('agrees with what was chosen in secret and has come to light since, however unlikely it was', () => {
    const session = at([{ step: 'guesses' }])
    for (const [seat, guess] of [
      ['ann', '7'],
      ['bob', '31'],
      ['eve', '5'],
    ] as const) {
      say(session, seat, guess)
    }
    for (const luck of LUCKS) {
      const world = imagine(session, 'ann', luck)
      expect(world.state.trail).toEqual(['ann:7', 'bob:31'])
      expect(world.view('ann')).toEqual(session.view('ann'))
      expect(world.questionsFor('ann')).toEqual(session.questionsFor('ann'))
    }
    const told = LUCKS.map((luck) => {
      const world = imagine(session, 'ann', luck)
      say(world, 'ann', 'left')
      return world.state.trail.at(-1)
    })
    expect(new Set(told).size, 'guesses of Eve').toBeGreaterThan(10)
  })
})

describe('an imagined session', () => {
  test('has luck of its own to come, and the same luck each time it is forked', () => {
    const session = at([{ step: 'roll' }])
    const rolls = LUCKS.map((luck) => {
      const world = imagine(session, 'ann', luck)
      const fork = world.fork()
      for (const one of [world, fork]) say(one, 'ann', 'left')
      expect(fork.state.trail).toEqual(world.state.trail)
      return world.state.trail[0]
    })
    expect(new Set(rolls).size).toBe(6)
  })

  test('can be forked, imagined further and played to the end, but neither saved nor undone into the past', () => {
    const session = start(pearls, { length: 3, seed: 's' })
    say(session, 'bob', 'left')
    say(session, 'ann', 'left')
    const world = imagine(imagine(session, 'bob', 'one'), 'eve', 'two').fork()
    expect(world.undoTo(1)).toMatchObject({ refused: 'noSuchPosition' })
    expect(world.rewind(1)).toMatchObject({ refused: 'noSuchPosition' })
    expect(() => world.save()).toThrow('imagined')
    while (world.outcome === undefined) say(world, world.questions[0]?.seat ?? '', 'right')
    expect(world.outcome.why).toBe('arrived')
    expect(session.answers).toHaveLength(2)
  })

  test('can be imagined further in the middle of a step that has drawn on chance', () => {
    const session = at([{ step: 'rolls' }])
    say(session, 'ann', 'left')
    const rolls = LUCKS.map((luck) => {
      const world = imagine(session, 'ann', luck)
      say(world, 'ann', 'left')
      const further = imagine(world, 'bob', luck)
      expect(further.state.trail).toEqual(world.state.trail)
      expect(further.fork().state.trail).toEqual(world.state.trail)
      say(further, 'ann', 'left')
      expect(further.state.trail.slice(0, 2)).toEqual(world.state.trail)
      return further.state.trail.join()
    })
    expect(new Set(rolls).size).toBeGreaterThan(15)
  })
})

/** A pearl is shown and shuffled back into the deck; then Ann is asked something. */
const peek = defineGame<Pearls>({
  ...rules,
  events: {
    ...rules.events,
    // The deck is put back as it is told.
    given: {
      told: { from: 'everyone', to: 'everyone', pearl: () => false },
      apply(_, { pearl }, secret) {
        secret.deck = pearl.split(' ')
      },
    },
  },
  steps: {
    ...rules.steps,
    *pair(t) {
      const pearl = t.state.deck.at(-1) ?? ''
      t.emit({ t: 'went', seat: 'shown', way: pearl })
      t.emit({ t: 'given', from: 'ann', to: 'bob', pearl: t.shuffle('deck', t.state.deck).join(' ') })
      yield* t.ask({ seat: 'ann', kind: 'way', choices: [{ id: 'left' }, { id: 'right' }] })
    },
  },
})
const startPeek = (seed: string): Session<Pearls> =>
  peek.startAt({ state: rules.setup({ length: 3 }), steps: [{ step: 'pair' }] }, { length: 3, seed })

describe('a world that agrees with what was seen and hidden again', () => {
  test('is never the real one, and what was not seen lies in other places', () => {
    const decks = new Set<string>()
    for (const seed of LUCKS) {
      const real = startPeek(seed)
      const world = imagine(real, 'ann', seed)
      expect(world.view('ann')).toEqual(real.view('ann'))
      expect(pieces(world)).toEqual([...PEARLS].sort())
      expect(world.state).not.toEqual(real.state)
      decks.add(world.state.deck.join())
    }
    expect(decks.size).toBeGreaterThan(40)
  })

  test('says so when there is no other, and gives the real one only when nothing is hidden', () => {
    // Everything hidden is told by what is asked: only one world agrees.
    const told = defineGame<Pearls>({
      ...rules,
      steps: {
        ...rules.steps,
        *pair(t) {
          const { deck, hands, treasure } = t.state
          t.emit({ t: 'went', seat: 'all', way: [...deck, ...hands.bob, ...hands.eve, treasure].join() })
          yield* t.ask({ seat: 'ann', kind: 'way', choices: [{ id: 'left' }, { id: 'right' }] })
        },
      },
    })
    const state = rules.setup({ length: 3 })
    const known = told.startAt({ state, steps: [{ step: 'pair' }] }, { length: 3, seed: 's' })
    expect(known.imagine('ann', 'luck')).toBeUndefined()
    const bare = { trail: [], hands: { ann: [...PEARLS], bob: [], eve: [] }, deck: [], shown: [], treasure: '' }
    const open = pearls.startAt({ state: bare, steps: [{ step: 'roll' }] }, { length: 3, seed: 's' })
    expect(imagine(open, 'ann', 'luck').state).toEqual(open.state)
  })

  test('tells nothing of what chance gave before', () => {
    const real = startPeek('s')
    say(real, 'ann', 'left')
    const before = at([{ step: 'rolls' }])
    say(before, 'ann', 'left')
    expect(JSON.stringify(imagine(before, 'ann', 'x').dealt)).toBe('[]')
    expect(real.answers).toHaveLength(1)
    const later = start(pearls, { length: 3, seed: 's' })
    say(later, 'bob', 'left')
    expect(imagine(later, 'ann', 'x').answers.every(({ luck }) => luck === undefined)).toBe(true)
  })
})
