// What is asked at all: single choices are taken, and windows are opened for those who want to be asked there.
import { type Happened, isAsking, PASS, type Session } from '@landfall/kernel'
import { describe, expect, test } from 'vitest'
import { asked, give, type Lagoon, lagoon } from './lagoon.ts'
import { bytes } from './pearls.ts'

const game = lagoon({ version: 1 })

type Step = { [Name in keyof Lagoon['steps']]: { step: Name; with: Lagoon['steps'][Name] } }[keyof Lagoon['steps']]

interface Given {
  readonly ann?: number
  readonly bob?: number
  readonly everywhere?: readonly string[]
  readonly happened?: (events: readonly Happened[], answers: number) => void
}

function at(steps: readonly Step[], { ann = 0, bob = 0, everywhere, happened }: Given = {}): Session<Lagoon> {
  const opening = { state: { trail: [], flasks: { ann, bob } }, steps: [...steps] }
  return game.startAt(
    everywhere === undefined ? opening : { ...opening, everywhere },
    { seed: 'test' },
    happened === undefined ? {} : { listen: { happened } },
  )
}

const calm = { danger: false }
const danger = { danger: true }
const crossing: Step = { step: 'walk', with: { ways: ['left', 'right'] } }
const alley: Step = { step: 'walk', with: { ways: ['left'] } }

describe('a single choice', () => {
  test('is taken without asking, and what comes of it is told', () => {
    const told: [readonly string[], number][] = []
    const session = at([crossing, alley, alley, crossing], {
      happened: (events, answers) => told.push([events.map(({ what }) => String(what)), answers]),
    })
    give(session, 'ann', 'way', 'right')
    expect(session.state.trail).toEqual(['right', 'left', 'left'])
    expect(told).toEqual([
      [[], 0],
      [['right', 'left', 'left'], 1],
    ])
    expect(asked(session)).toEqual(['way to ann'])
    expect(session.answers).toHaveLength(1)
  })

  test('of one seat is taken while the others are asked at once', () => {
    const session = at([{ step: 'part', with: { ann: ['left'], bob: ['left', 'right'] } }])
    expect(asked(session)).toEqual(['way to bob'])
    give(session, 'bob', 'way', 'right')
    expect(session.state.trail).toEqual(['left, right'])
    const none = at([{ step: 'part', with: { ann: ['left'], bob: ['right'] } }])
    expect(none.questions).toEqual([])
    expect(none.state.trail).toEqual(['left, right'])
  })

  test('is asked for where somebody could use something and wants to be asked everywhere', () => {
    expect(at([alley], { bob: 1 }).questions).toEqual([])
    const session = at([alley], { bob: 1, everywhere: ['bob'] })
    expect(asked(session)).toEqual(['way to ann', 'anyTime to bob', 'asking to bob'])
    give(session, 'bob', 'anyTime', 'flask')
    // With nothing left to use there is nothing to wait for.
    expect(session.state.trail).toEqual(['bob drank', 'left'])
  })
})

test('what a use leaves nothing of is not picked', () => {
  const session = at([{ step: 'offer', with: {} }], { ann: 1, bob: 1 })
  expect(asked(session)[0]).toBe('flask to ann')
  give(session, 'ann', 'anyTime', 'flask')
  expect(session.state.trail).toEqual(['ann drank', 'offered bob'])
  const emptied = at([{ step: 'offer', with: {} }], { ann: 1, bob: 1, everywhere: ['ann', 'bob'] })
  give(emptied, 'ann', 'anyTime', 'flask')
  give(emptied, 'bob', 'anyTime', 'flask')
  expect(emptied.state.trail).toEqual(['ann drank', 'bob drank', 'offered nothing'])
})

describe('in windows', () => {
  test('a seat is asked where a use matters, and nowhere else', () => {
    const session = at(
      [
        { step: 'day', with: calm },
        { step: 'day', with: danger },
      ],
      { ann: 1, bob: 1 },
    )
    expect(session.state.trail).toEqual(['first tide', 'second tide'])
    expect(asked(session)).toEqual(['tide to ann', 'asking to ann', 'tide to bob', 'asking to bob'])
    expect(session.awaited).toEqual(['ann', 'bob'])
    expect(session.questions.filter(isAsking).every(({ optional }) => optional)).toBe(true)
  })

  test('those who have nothing to use are never asked, whatever they want', () => {
    const steps: readonly Step[] = [{ step: 'day', with: danger }, alley, { step: 'night', with: danger }]
    const session = at(steps, { everywhere: ['ann', 'bob', 'table'] })
    expect(session.questions).toEqual([])
    expect(session.state.trail).toHaveLength(5)
    expect(session.outcome).toBeUndefined()
  })

  test('one who says so is asked everywhere from this window on, until it is said otherwise', () => {
    const session = at([{ step: 'day', with: danger }, { step: 'day', with: calm }, alley, crossing], {
      ann: 9,
      bob: 9,
    })
    expect(session.questionsFor('ann').find(isAsking)?.choices).toEqual([{ id: 'everywhere' }, { id: 'phase' }])
    give(session, 'ann', 'asking', 'everywhere')
    // It is no pass.
    expect(session.awaited).toEqual(['ann', 'bob'])
    expect(session.questionsFor('ann').find(isAsking)?.choices).toEqual([{ id: 'matters' }, { id: 'phase' }])
    for (const seat of ['ann', 'bob', 'ann', 'bob']) give(session, seat, 'tide', PASS)
    expect(session.state.trail).toHaveLength(2)
    expect(session.awaited).toEqual(['ann'])
    give(session, 'ann', 'tide', PASS)
    expect(session.awaited).toEqual(['ann'])
    // It is a pass for this window as well.
    give(session, 'ann', 'asking', 'matters')
    expect(session.state.trail).toEqual(['first tide', 'second tide', 'first tide', 'second tide', 'left'])
    expect(asked(session)).toEqual(['way to ann', 'anyTime to ann', 'asking to ann', 'anyTime to bob', 'asking to bob'])
  })

  test('one who passes for the phase is not asked before it ends, and then as before', () => {
    const steps: readonly Step[] = [
      { step: 'day', with: danger },
      { step: 'day', with: danger },
      { step: 'night', with: calm },
      { step: 'night', with: danger },
    ]
    const session = at(steps, { ann: 1 })
    give(session, 'ann', 'asking', 'phase')
    expect(session.state.trail).toHaveLength(6)
    expect(session.awaited).toEqual(['ann'])

    const everywhere = at(steps, { ann: 1, everywhere: ['ann'] })
    give(everywhere, 'ann', 'asking', 'phase')
    // Where it does not matter, too: what was wanted before the phase is wanted after it.
    expect(everywhere.state.trail).toHaveLength(4)
    expect(everywhere.awaited).toEqual(['ann'])
  })

  test('a pass for the phase is one seat’s own', () => {
    const session = at([{ step: 'day', with: danger }], { ann: 1, bob: 1 })
    give(session, 'ann', 'asking', 'phase')
    expect(session.awaited).toEqual(['bob'])
    give(session, 'bob', 'tide', PASS)
    expect(session.awaited).toEqual(['bob'])
    give(session, 'bob', 'tide', 'flask')
    expect(session.state.trail).toEqual(['first tide', 'bob drank', 'second tide'])
  })

  test('somebody who passed is asked again after a use, but not after a pass that stands', () => {
    const session = at([{ step: 'day', with: danger }], { ann: 1, bob: 2 })
    give(session, 'ann', 'tide', PASS)
    expect(session.awaited).toEqual(['bob'])
    give(session, 'bob', 'tide', 'flask')
    expect(session.awaited).toEqual(['ann', 'bob'])
    give(session, 'ann', 'asking', 'phase')
    give(session, 'bob', 'tide', 'flask')
    expect(session.awaited).toEqual([])
    expect(session.state.trail).toEqual(['bob drank', 'bob drank', 'first tide', 'second tide'])
  })

  test('beside a question it can be said too', () => {
    const session = at([crossing, { step: 'day', with: calm }], { ann: 1 })
    give(session, 'ann', 'asking', 'everywhere')
    expect(session.awaited).toEqual(['ann'])
    give(session, 'ann', 'way', 'left')
    expect(asked(session)).toEqual(['tide to ann', 'asking to ann'])
  })
})

describe('what a seat has said', () => {
  const steps: readonly Step[] = [
    { step: 'day', with: danger },
    { step: 'day', with: danger },
    { step: 'night', with: danger },
  ]

  test.each(['everywhere', 'phase'])('(%s) is kept by a save, a snapshot, a fork and a resumed game', (asking) => {
    const session = at(steps, { ann: 1, bob: 1 })
    give(session, 'ann', 'asking', asking)
    give(session, 'bob', 'tide', PASS)
    if (asking === 'everywhere') give(session, 'ann', 'tide', PASS)
    const others = [
      game.resume(session.save(), { staged: true }),
      game.restore(JSON.parse(JSON.stringify(session.snapshot())), { staged: true }),
      session.fork(),
    ]
    for (const other of others) {
      expect(bytes(other)).toBe(bytes(session))
      const on = session.fork()
      for (const one of [on, other]) give(one, 'bob', 'tide', 'flask')
      expect(bytes(other)).toBe(bytes(on))
      expect(asked(other)).toEqual(asked(on))
    }
  })

  test('is taken back with its answer', () => {
    const session = at(steps, { ann: 1 })
    const before = session.hash()
    give(session, 'ann', 'asking', 'phase')
    expect(session.state.trail).toHaveLength(4)
    expect(session.undoTo(0)).toBeUndefined()
    expect(session.hash()).toBe(before)
    give(session, 'ann', 'tide', PASS)
    expect(session.state.trail).toHaveLength(1)
    expect(session.awaited).toEqual(['ann'])
  })

  test('stands when a later answer is taken back', () => {
    const session = at([{ step: 'day', with: danger }, crossing, crossing], { ann: 1 })
    give(session, 'ann', 'asking', 'phase')
    give(session, 'ann', 'way', 'left')
    const after = session.hash()
    give(session, 'ann', 'way', 'right')
    expect(session.undoTo(2)).toBeUndefined()
    expect(session.hash()).toBe(after)
    expect(session.state.trail).toEqual(['first tide', 'second tide', 'left'])
  })
})
