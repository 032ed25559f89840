// Games of earlier rules, which asked other questions: their answers are followed as far as they mean anything now.
import { type Given, type Journal, PASS, readJournal, type Session, writeJournal } from '@landfall/kernel'
import { describe, expect, test } from 'vitest'
import { asked, give, type Lagoon, lagoon, type Version } from './lagoon.ts'

const file = (session: Session<Lagoon>): Journal => readJournal(writeJournal(session.save()))

/** The other order of faces: what chance gave is only the same where it is taken from the record. */
const NOW = { version: 2, oldest: 1, faces: [6, 5, 4, 3, 2, 1] } as const

type Answers = readonly (readonly [seat: string, kind: string, choice: string])[]

function played(version: Omit<Version, 'version'>, answers: Answers): Session<Lagoon> {
  const session = lagoon({ version: 1, ...version }).start({ seed: 'lagoon' })
  for (const [seat, kind, choice] of answers) give(session, seat, kind, choice)
  return session
}

const repeated = (times: number, answers: Answers): Answers => Array.from({ length: times }, () => answers).flat()

describe('a question that is no longer asked', () => {
  const sung = repeated(3, [
    ['bob', 'song', 'hum'],
    ['bob', 'song', 'shout'],
    ['bob', 'way', 'right'],
  ])

  test('is passed over, and its luck is drawn by the answer before it', () => {
    const old = played({ songs: 2, flasks: 0 }, sung)
    const { session, misfit } = lagoon({ ...NOW, flasks: 0 }).bringBack(file(old))
    expect(misfit).toBeUndefined()
    expect(session.answers.map(({ kind }) => kind)).toEqual(['way', 'way', 'way'])
    const { length } = old.state.trail
    expect(session.state.trail.slice(0, length)).toEqual(old.state.trail)
    // The die that the earlier rules had not rolled yet.
    expect(session.state.trail).toHaveLength(length + 1)
    give(session, 'bob', 'way', 'left')
    expect(
      lagoon({ ...NOW, flasks: 0 })
        .resume(file(session))
        .hash(),
    ).toBe(session.hash())
  })

  test('because it has a single choice now, is passed over, whatever was chosen', () => {
    const ways = repeated(2, [
      ['bob', 'song', 'hum'],
      ['bob', 'way', 'right'],
      ['bob', 'song', 'shout'],
      ['bob', 'way', 'left'],
    ])
    const { session, misfit } = lagoon({ ...NOW, songs: 1, ways: ['left'], flasks: 0 }).bringBack(
      file(played({ songs: 1, flasks: 0 }, ways)),
    )
    expect(misfit).toBeUndefined()
    expect(session.answers.map(({ kind, choice }) => `${kind} ${choice}`)).toEqual([
      'song hum',
      'song shout',
      'song hum',
      'song shout',
    ])
    expect(session.state.trail.filter((what) => !what.startsWith('rolled'))).toEqual(['left', 'left', 'left', 'left'])
    expect(asked(session)).toEqual(['song to bob'])
  })

  test.each([
    [12, undefined],
    [13, { at: 0, why: 'notOffered', answer: { kind: 'song' } }],
  ])('may be followed by others, but not by more than twelve: %i', (songs, misfit) => {
    const answers: Answers = [
      ...repeated(songs, [['bob', 'song', 'hum']]),
      ['bob', 'way', 'left'],
      ...repeated(songs, [['bob', 'song', 'hum']]),
      ['bob', 'way', 'right'],
    ]
    const early: Version = { version: 1, songs, flasks: 0 }
    const back = lagoon({ ...NOW, flasks: 0 }).bringBack(file(played(early, answers)))
    if (misfit === undefined) expect(back.misfit).toBeUndefined()
    else expect(back.misfit).toMatchObject(misfit)
    expect(back.session.answers).toHaveLength(misfit === undefined ? 2 : 0)
  })

  test('is all there is, if there is a question instead that nobody has answered', () => {
    const old = played({ flasks: 0 }, repeated(20, [['bob', 'way', 'left']]))
    const { session, misfit } = lagoon({ ...NOW, flasks: 0, songs: 1 }).bringBack(file(old))
    expect(misfit).toMatchObject({ at: 0, why: 'notOffered', answer: { kind: 'way' } })
    expect(asked(session)).toEqual(['song to bob'])
  })

  test('is a misfit where it is still asked, without that choice', () => {
    const old = played({ flasks: 0 }, [
      ['bob', 'way', 'left'],
      ['bob', 'way', 'right'],
    ])
    const closed = lagoon({ ...NOW, flasks: 0, ways: ['left', 'left'] })
    const { session, misfit } = closed.bringBack(file(old))
    expect(misfit).toMatchObject({ at: 1, why: 'notOffered', answer: { choice: 'right' } })
    expect(session.answers).toHaveLength(1)
    expect(session.save().takenBack).toEqual([[2, 1, 'misfit']])
  })
})

describe('a window that is new', () => {
  const walked = repeated(2, [['bob', 'way', 'left']])

  test('is passed, by everybody who could use something in it', () => {
    const { session, misfit } = lagoon({ ...NOW, windows: ['dawn', 'dusk'] }).bringBack(file(played({}, walked)))
    expect(misfit).toBeUndefined()
    expect(session.answers.map(({ seat, kind, choice }) => `${seat} ${kind} ${choice}`)).toEqual([
      `ann dawn ${PASS}`,
      'bob way left',
      `ann dusk ${PASS}`,
      `ann dawn ${PASS}`,
      'bob way left',
    ])
    expect(session.state.flasks.ann).toBe(2)
  })

  test('is not opened where the rules know that it was not there', () => {
    const { session } = lagoon({ ...NOW, windows: ['dawn', 'dusk'], wasOffered: () => false }).bringBack(
      file(played({}, walked)),
    )
    expect(session.answers).toHaveLength(2)
  })
})

describe('a use', () => {
  const used: Answers = [
    ['ann', 'anyTime', 'flask'],
    ['bob', 'way', 'left'],
    ['bob', 'way', 'left'],
  ]

  test('in a window that is still there is made there, whether it matters or not', () => {
    const dawn = played({ windows: ['dawn'], asksAlways: true }, [
      ['ann', 'dawn', PASS],
      ['bob', 'way', 'left'],
      ['ann', 'dawn', 'flask'],
      ['ann', 'dawn', PASS],
      ['bob', 'way', 'right'],
    ])
    const { session, misfit } = lagoon({ ...NOW, windows: ['dawn'] }).bringBack(file(dawn))
    expect(misfit).toBeUndefined()
    expect(session.state.trail.filter((what) => !what.startsWith('rolled'))).toEqual(['left', 'ann drank', 'right'])
  })

  test('in a window that is gone is made beside the question after it', () => {
    const dusk = played({ windows: ['dusk'], asksAlways: true }, [
      ['bob', 'way', 'left'],
      ['ann', 'dusk', 'flask'],
      ['ann', 'dusk', PASS],
      ['bob', 'way', 'right'],
    ])
    const { session, misfit } = lagoon(NOW).bringBack(file(dusk))
    expect(misfit).toBeUndefined()
    expect(session.answers.map(({ kind }) => kind)).toContain('anyTime')
    const done = session.state.trail.filter((what) => !what.startsWith('rolled'))
    expect(done).toEqual(['left', 'ann drank', 'right'])
  })

  test('of what nobody has any more is passed over', () => {
    const { session, misfit } = lagoon({ ...NOW, flasks: 0 }).bringBack(file(played({}, used)))
    expect(misfit).toBeUndefined()
    expect(session.state.trail).not.toContain('ann drank')
    expect(session.answers).toHaveLength(2)
  })
})

describe('an answer that means something else now', () => {
  type Meant = NonNullable<Version['formerly']>

  /** Who shouted went the other way; songs are not sung any more. */
  const turned: Meant = (kept, before) => {
    if (kept.kind === 'song') return 'nothing'
    return before?.choice === 'shout' ? { ...kept, choice: kept.choice === 'left' ? 'right' : 'left' } : undefined
  }

  /** Songs are sung on the way. */
  const later: Meant = (kept, _, questions) =>
    kept.kind === 'song' && questions.some(({ kind }) => kind === 'way') ? 'wait' : undefined

  const done = ({ state }: Session<Lagoon>): readonly string[] =>
    state.trail.filter((what) => !what.startsWith('rolled'))

  const rolled = ({ state }: Session<Lagoon>): readonly string[] =>
    state.trail.filter((what) => what.startsWith('rolled'))

  test('becomes another one, after the one that was kept before it', () => {
    const old = played({ songs: 1, flasks: 0 }, [
      ['bob', 'song', 'hum'],
      ['bob', 'way', 'left'],
      ['bob', 'song', 'shout'],
      ['bob', 'way', 'left'],
      ['bob', 'song', 'shout'],
      ['bob', 'way', 'right'],
    ])
    const now = lagoon({ ...NOW, flasks: 0, formerly: turned })
    const { session, misfit } = now.bringBack(file(old))
    expect(misfit).toBeUndefined()
    expect(session.answers.map(({ kind, choice }) => `${kind} ${choice}`)).toEqual([
      'way left',
      'way right',
      'way left',
    ])
    expect(rolled(session).slice(0, 3)).toEqual(rolled(old))
    expect(now.resume(file(session)).hash()).toBe(session.hash())
  })

  test('is a misfit as what it means now', () => {
    const old = played({ songs: 1, flasks: 0 }, [
      ['bob', 'song', 'shout'],
      ['bob', 'way', 'left'],
    ])
    const { session, misfit } = lagoon({ ...NOW, flasks: 0, ways: ['left', 'left'], formerly: turned }).bringBack(
      file(old),
    )
    expect(misfit).toMatchObject({ at: 0, why: 'notOffered', answer: { kind: 'way', choice: 'right' } })
    expect(session.answers).toEqual([])
  })

  test.each([13, 40])('may mean nothing, as often as the rules say so: %i', (songs) => {
    const answers: Answers = [...repeated(songs, [['bob', 'song', 'hum']]), ['bob', 'way', 'right']]
    const old = played({ songs, flasks: 0 }, answers)
    const { session, misfit } = lagoon({ ...NOW, flasks: 0, formerly: turned }).bringBack(file(old))
    expect(misfit).toBeUndefined()
    expect(done(session)).toEqual(['right'])
  })

  const walking = { ...NOW, flasks: 0, songsOnTheWay: 1, formerly: later } as const

  test('waits until the rules ask for it', () => {
    const old = played({ songs: 1, flasks: 0 }, [
      ['bob', 'song', 'hum'],
      ['bob', 'way', 'right'],
      ['bob', 'song', 'shout'],
      ['bob', 'way', 'left'],
    ])
    const { session, misfit } = lagoon(walking).bringBack(file(old))
    expect(misfit).toBeUndefined()
    expect(session.answers.map(({ kind }) => kind)).toEqual(['way', 'song', 'way', 'song'])
    expect(done(session)).toEqual(['right', 'hum', 'left', 'shout'])
    expect(lagoon(walking).resume(file(session)).hash()).toBe(session.hash())
  })

  test('comes after those that have waited longer', () => {
    const old = played({ songs: 2, flasks: 0 }, [
      ['bob', 'song', 'hum'],
      ['bob', 'song', 'shout'],
      ['bob', 'way', 'right'],
      ['bob', 'song', 'shout'],
      ['bob', 'song', 'hum'],
      ['bob', 'way', 'left'],
    ])
    const { session, misfit } = lagoon({ ...walking, songsOnTheWay: 2 }).bringBack(file(old))
    expect(misfit).toBeUndefined()
    expect(done(session)).toEqual(['right', 'hum', 'shout', 'left', 'shout', 'hum'])
  })

  test('is not given if the game was left before its turn came', () => {
    const old = played({ songs: 1, flasks: 0 }, [['bob', 'song', 'hum']])
    const { session, misfit } = lagoon(walking).bringBack(file(old))
    expect([misfit, session.answers]).toEqual([undefined, []])
    give(session, 'bob', 'way', 'left')
    // He is asked, as he has not sung.
    expect([done(session), asked(session)]).toEqual([['left'], ['song to bob']])
  })

  describe('with answers taken back while it is followed', () => {
    /** A session that follows kept answers one after another, as a table online does. */
    function follower(version: Version) {
      const session = lagoon(version).start({ seed: 'lagoon' }, { earlier: [] })
      const kept: Given[] = []
      const follow = (...answers: Answers): void => {
        for (const [seat, kind, choice] of answers) {
          const given = { seat, kind, choice }
          expect(session.catchUp(given, { before: kept.at(-1), ahead: [] })).toBeUndefined()
          kept.push(given)
        }
      }
      return { session, kept, follow }
    }

    test('the answer before it is the one that is still there', () => {
      const { session, kept, follow } = follower({ ...NOW, flasks: 0, formerly: turned })
      follow(['bob', 'song', 'hum'], ['bob', 'way', 'left'], ['bob', 'song', 'shout'], ['bob', 'way', 'left'])
      expect(done(session)).toEqual(['left', 'right'])
      // Back to the second song, and another way.
      kept.splice(3)
      session.rewind(1)
      follow(['bob', 'way', 'right'])
      expect(done(session)).toEqual(['left', 'left'])
      // Back to before that song, and another one.
      kept.splice(2)
      session.rewind(1)
      follow(['bob', 'song', 'hum'], ['bob', 'way', 'right'])
      expect(done(session)).toEqual(['left', 'right'])
    })

    test('what waited does not come any more', () => {
      const { session, kept, follow } = follower(walking)
      follow(['bob', 'song', 'hum'])
      kept.splice(0)
      session.rewind(0)
      follow(['bob', 'way', 'left'])
      expect([done(session), asked(session)]).toEqual([['left'], ['song to bob']])
      // What has come is taken back with the answer that it waited for.
      kept.splice(0)
      session.rewind(0)
      follow(['bob', 'song', 'shout'], ['bob', 'way', 'left'])
      expect(done(session)).toEqual(['left', 'shout'])
      kept.splice(0)
      session.rewind(0)
      follow(['bob', 'song', 'hum'], ['bob', 'way', 'right'])
      expect(done(session)).toEqual(['right', 'hum'])
    })
  })
})

describe('a game that has caught up', () => {
  const now = lagoon({ ...NOW, windows: ['dusk'] })
  const old = played({}, repeated(3, [['bob', 'way', 'left']]))

  test('says in its journal for how long everybody was asked everywhere, and comes back to the byte', () => {
    const { session } = now.bringBack(file(old))
    const saved = file(session)
    expect(saved).toMatchObject({ version: 2, everywhere: session.answers.length + 1 })
    expect(now.start({ seed: 'lagoon' }).save()).not.toHaveProperty('everywhere')
    const resumed = now.resume(saved)
    expect(resumed.hash()).toBe(session.hash())
    expect(file(resumed)).toEqual(saved)
    expect(() => now.resume({ ...saved, everywhere: 1 })).toThrow()
  })

  test('asks from then on only where it matters', () => {
    const { session } = now.bringBack(file(old))
    while (asked(session)[0] === 'dusk to ann') give(session, 'ann', 'dusk', PASS)
    const answers = session.answers.length
    for (const _ of [1, 2, 3]) give(session, 'bob', 'way', 'right')
    expect(session.answers).toHaveLength(answers + 3)
    const again = now.resume(file(session))
    expect(again.hash()).toBe(session.hash())
    expect(again.rewind(1)).toBeUndefined()
    expect(session.rewind(1)).toBeUndefined()
    expect(again.hash()).toBe(session.hash())
  })
})
