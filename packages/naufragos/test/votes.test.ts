// Decisions of the group. NA-VOTE, NA-STRENGTH-03.
import { PASS } from '@landfall/kernel'
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { type PerSeat, SEATS } from '../src/components/seats.ts'
import type { Naufragos } from '../src/types.ts'

/** Tempers: talk it out, or let it rot. */
const TALK = 'E12/1'
const ROT = 'E12/2'
const tempers = (scene: Scene = {}): TestTable<Naufragos> =>
  table({ phase: 'events', eventDeck: ['E12'], ...scene }).play('event')
/** What the card brings before anybody votes. */
const REVEALED: Scene = { activeEvent: 'E12', eventDeck: [], weather: 2, wreckCubes: 5, wreckReady: true }

const voters = (t: TestTable<Naufragos>): readonly string[] =>
  t.session.questions.filter(({ kind }) => kind === 'vote').map(({ seat }) => seat)

function cast(t: TestTable<Naufragos>, ballots: PerSeat<string>): TestTable<Naufragos> {
  for (const seat of SEATS) {
    const ballot = ballots[seat]
    if (ballot !== undefined) t.as(seat).choose(ballot, 'vote')
  }
  return t
}

const decided = (t: TestTable<Naufragos>): unknown => t.happened('decided')[0]?.['option']

describe('who votes', () => {
  rule('NA-VOTE-01', 'everybody at home', () => {
    const asked = (scene: Scene = {}): readonly string[] => {
      const t = tempers(scene)
      t.settled('vote')
      return voters(t)
    }
    expect(asked()).toEqual(['red', 'yellow', 'green'])
    expect(asked({ players: 4, castaways: { yellow: { lost: 6 }, green: { dead: true } } })).toEqual(['red', 'blue'])
  })

  rule('NA-VOTE-01', 'on an expedition those who are still out', () => {
    const t = table({ players: 4, expedition: { explorers: ['green', 'red'] }, top: { coast: ['C16'] } })
    t.play('exploration').choose('coast')
    expect(voters(t)).toEqual(['green', 'red'])
    cast(t, { green: 'C16/1', red: 'C16/1' })
    t.has({ castaways: { red: { energy: 5 }, yellow: { energy: 6 }, green: { energy: 5 }, blue: { energy: 6 } } })
    t.settled('explore')
  })

  rule('NA-VOTE-01 NA-CAMP-05', 'the group decides which camp card is covered', () => {
    const camp: Scene['camp'] = [['A1'], ['A2'], ['A3'], ['A4'], ['A5'], ['103'], ['104'], ['099']]
    const t = table({ camp, top: { event: ['E13'] } }).play('event')
    expect(t.session.questions.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['cover', 'red'],
      ['cover', 'yellow'],
      ['cover', 'green'],
    ])
    expect(t.as('red').offers('cover')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', '103', '104', 'abstain'])
    t.choose('103').as('yellow').choose('A1').as('green').choose('103')
    expect(t.state.camp[5]).toEqual(['103', '098'])
    t.settled()
  })

  rule('NA-VOTE-05', 'a sole voter decides alone', () => {
    const t = tempers({ castaways: { red: { lost: 5 }, green: { lost: 6 } } })
    t.asks('vote', 'yellow')
    expect(t.offers('vote')).toEqual([TALK, ROT])
    t.choose(ROT)
    expect(t.state.camp[5]).toEqual(['101'])
    expect(t.happened('voted')).toEqual([])
    t.settled()
  })
})

describe('the vote', () => {
  rule('NA-VOTE-02', 'one vote each, given secretly and revealed together', () => {
    const t = tempers()
    expect(t.as('yellow').offers('vote')).toEqual([TALK, ROT, 'abstain'])
    t.as('yellow').choose(ROT)
    expect(t.happened('voted')).toEqual([])
    const seen = (): string => JSON.stringify(['red', 'green', undefined].map((seat) => t.session.view(seat)))
    expect(seen()).not.toContain(ROT)
    expect(voters(t)).toEqual(['red', 'green'])
    cast(t, { red: ROT, green: TALK })
    expect(t.happened('voted')).toMatchObject([{ ballots: { red: ROT, yellow: ROT, green: TALK } }])
    t.settled()
  })

  rule('NA-VOTE-03', 'the option with the most votes wins', () => {
    const talk = cast(tempers(), { red: TALK, yellow: ROT, green: TALK })
    talk.changed({ ...REVEALED, castaways: { red: { energy: 5 }, yellow: { energy: 5 }, green: { energy: 5 } } })
    talk.settled()
    const rot = cast(tempers(), { red: TALK, yellow: ROT, green: ROT })
    rot.changed({ ...REVEALED, called: ['101'], camp: [['A1'], ['A2'], ['A3'], ['A4'], ['A5'], ['101'], [], []] })
    rot.settled()
  })

  rule('NA-VOTE-02 NA-VOTE-03', 'who abstains counts for nothing, and half of the votes is not needed', () => {
    const t = cast(tempers(), { red: 'abstain', yellow: ROT, green: 'abstain' })
    expect(decided(t)).toBe(ROT)
    t.settled()
    const three = table({
      players: 4,
      reserve: { tokens: 2 },
      expedition: { explorers: ['red', 'yellow', 'green', 'blue'] },
      top: { coast: ['075'] },
    })
    three.play('exploration').choose('coast')
    cast(three, { red: '075/1', yellow: '075/2', green: '075/3', blue: '075/2' })
    expect(decided(three)).toBe('075/2')
    // The price is paid by whoever drew the card, from the Common Reserve.
    three.has({ reserve: { tokens: 1 } }).settled('explore')
  })

  rule('NA-VOTE-05', 'if nobody votes, whoever resolves the card decides', () => {
    const t = cast(tempers({ startPlayer: 'green' }), { red: 'abstain', yellow: 'abstain', green: 'abstain' })
    t.asks('vote', 'green')
    expect(voters(t)).toEqual(['green'])
    expect(t.offers('vote')).toEqual([TALK, ROT])
    t.choose(TALK)
      .changed({ ...REVEALED, castaways: { red: { energy: 5 }, yellow: { energy: 5 }, green: { energy: 5 } } })
      .settled()
  })
})

describe('a tie', () => {
  const four = (dice: readonly number[], scene: Scene = {}): TestTable<Naufragos> =>
    cast(
      tempers({
        players: 4,
        castaways: { yellow: { items: ['W07'] }, green: { character: 'K3' }, blue: { character: 'K4' } },
        rolls: { 'die.tie': [...dice] },
        ...scene,
      }),
      { red: TALK, yellow: TALK, green: ROT, blue: ROT },
    )

  rule('NA-VOTE-04', 'the strongest of each side roll, and the higher sum wins', () => {
    const t = four([1, 2])
    expect(t.happened('rolled')).toMatchObject([
      { roll: { by: ['yellow'], dice: [1], plus: 2 } },
      { roll: { by: ['green'], dice: [2], plus: 0 } },
    ])
    expect(decided(t)).toBe(TALK)
    t.settled()
    const other = four([1, 4])
    expect(decided(other)).toBe(ROT)
    other.settled()
  })

  rule('NA-EX-40 NA-VOTE-04 NA-STRENGTH-03', '3 + 2 against 5 + 0: both roll again', () => {
    const t = four([3, 5, 2, 6])
    expect(t.happened('rolled').map((event) => event['roll'])).toMatchObject([
      { by: ['yellow'], dice: [3], plus: 2 },
      { by: ['green'], dice: [5], plus: 0 },
      { by: ['yellow'], dice: [2], plus: 2 },
      { by: ['green'], dice: [6], plus: 0 },
    ])
    expect(decided(t)).toBe(ROT)
    t.settled()
  })

  rule('NA-VOTE-04', 'of three only those with the highest sum roll again', () => {
    const t = table({
      expedition: { explorers: ['red', 'yellow', 'green'] },
      top: { coast: ['075'] },
      rolls: { 'die.tie': [4, 2, 4, 1, 6], 'die.strength': [5] },
    })
    t.play('exploration').choose('coast')
    cast(t, { red: '075/1', yellow: '075/2', green: '075/3' })
    expect(t.happened('rolled').map((event) => event['roll'])).toMatchObject(
      ['red', 'yellow', 'green', 'red', 'green', 'red'].map((seat) => ({ by: [seat] })),
    )
    expect(decided(t)).toBe('075/3')
    t.settled('explore')
  })

  rule('NA-VOTE-04', 'one voter against one, with an abstention', () => {
    const t = tempers({ rolls: { 'die.tie': [5, 3] } })
    cast(t, { red: TALK, yellow: 'abstain', green: ROT })
    expect(decided(t)).toBe(TALK)
    t.settled()
  })

  rule('NA-VOTE-04', 'the speaking trumpet decides it instead, once a turn', () => {
    const castaways: Scene['castaways'] = { green: { character: 'K3', items: ['W27'] }, blue: { character: 'K4' } }
    const t = four([], { castaways, rolls: {} })
    t.asks('tie', 'green')
    expect(t.session.questions.map(({ seat }) => seat)).toEqual(['green'])
    t.as('green').choose('use/W27').asks('vote', 'green')
    expect(t.offers('vote')).toEqual([TALK, ROT])
    t.choose(TALK).has({ usedItems: ['W27'], castaways: { green: { items: ['W27'] } } })
    expect(decided(t)).toBe(TALK)
    expect(t.happened('rolled')).toEqual([])
    t.settled()
    const used = four([1, 6], { castaways, usedItems: ['W27'] })
    expect(decided(used)).toBe(ROT)
    used.settled()
    const passed = four([6, 1], { castaways }).as('green').choose(PASS)
    expect(decided(passed)).toBe(TALK)
    passed.settled()
  })
})
