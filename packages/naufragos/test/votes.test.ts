// Decisions of the group. NA-VOTE, NA-STRENGTH-03.
import { PASS } from '@landfall/kernel'
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { type PerSeat, SEATS } from '../src/components/seats.ts'
import type { Naufragos } from '../src/types.ts'

/** Tempers: talk it out, or let it rot. */
const TALK = 'event/tempers/talk-it-out'
const ROT = 'event/tempers/let-it-rot'
const tempers = (scene: Scene = {}): TestTable<Naufragos> =>
  table({ phase: 'events', eventDeck: ['event/tempers'], ...scene }).play('event')
/** What the card brings before anybody votes. */
const REVEALED: Scene = { activeEvent: 'event/tempers', eventDeck: [], weather: 2, wreckCubes: 5, wreckReady: true }

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
    const t = table({
      players: 4,
      expedition: { explorers: ['green', 'red'] },
      top: { coast: ['coast/cliffs-to-the-waterline'] },
    })
    t.play('exploration').choose('coast')
    expect(voters(t)).toEqual(['green', 'red'])
    cast(t, {
      green: 'coast/cliffs-to-the-waterline/climb-together',
      red: 'coast/cliffs-to-the-waterline/climb-together',
    })
    t.has({ castaways: { red: { energy: 5 }, yellow: { energy: 6 }, green: { energy: 5 }, blue: { energy: 6 } } })
    t.settled('explore')
  })

  rule('NA-VOTE-01 NA-CAMP-05', 'the group decides which camp card is covered', () => {
    const camp: Scene['camp'] = [
      ['camp/fish-from-the-rocks'],
      ['camp/plan-the-route'],
      ['camp/scan-the-surroundings'],
      ['camp/tend-the-hurt'],
      ['camp/put-the-camp-in-order'],
      ['camp/turtle-beach'],
      ['camp/the-figurehead-watches'],
      ['damage/fouled-spring'],
    ]
    const t = table({ camp, top: { event: ['event/rats-on-the-ration-line'] } }).play('event')
    expect(t.session.questions.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['cover', 'red'],
      ['cover', 'yellow'],
      ['cover', 'green'],
    ])
    expect(t.as('red').offers('cover')).toEqual([
      'camp/fish-from-the-rocks',
      'camp/plan-the-route',
      'camp/scan-the-surroundings',
      'camp/tend-the-hurt',
      'camp/put-the-camp-in-order',
      'camp/turtle-beach',
      'camp/the-figurehead-watches',
      'abstain',
    ])
    t.choose('camp/turtle-beach')
      .as('yellow')
      .choose('camp/fish-from-the-rocks')
      .as('green')
      .choose('camp/turtle-beach')
    expect(t.state.camp[5]).toEqual(['camp/turtle-beach', 'damage/spoiled-stores'])
    t.settled()
  })

  rule('NA-VOTE-05', 'a sole voter decides alone', () => {
    const t = tempers({ castaways: { red: { lost: 5 }, green: { lost: 6 } } })
    t.asks('vote', 'yellow')
    expect(t.offers('vote')).toEqual([TALK, ROT])
    t.choose(ROT)
    expect(t.state.camp[5]).toEqual(['damage/bad-blood'])
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
    rot.changed({
      ...REVEALED,
      called: ['damage/bad-blood'],
      camp: [
        ['camp/fish-from-the-rocks'],
        ['camp/plan-the-route'],
        ['camp/scan-the-surroundings'],
        ['camp/tend-the-hurt'],
        ['camp/put-the-camp-in-order'],
        ['damage/bad-blood'],
        [],
        [],
      ],
    })
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
      top: { coast: ['coast/the-marooned-bosun'] },
    })
    three.play('exploration').choose('coast')
    cast(three, {
      red: 'coast/the-marooned-bosun/take-him-in',
      yellow: 'coast/the-marooned-bosun/send-him-off-fed',
      green: 'coast/the-marooned-bosun/drive-him-away',
      blue: 'coast/the-marooned-bosun/send-him-off-fed',
    })
    expect(decided(three)).toBe('coast/the-marooned-bosun/send-him-off-fed')
    // The price is paid by the player who drew the card, from the Common Reserve.
    three.has({ reserve: { tokens: 1 } }).settled('explore')
  })

  rule('NA-VOTE-05', 'if nobody votes, the player who resolves the card decides', () => {
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
        castaways: {
          yellow: { items: ['wreckage/cutlass'] },
          green: { character: 'character/ines-ferrolle' },
          blue: { character: 'character/jory-pentreath' },
        },
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
      top: { coast: ['coast/the-marooned-bosun'] },
      rolls: { 'die.tie': [4, 2, 4, 1, 6], 'die.strength': [5] },
    })
    t.play('exploration').choose('coast')
    cast(t, {
      red: 'coast/the-marooned-bosun/take-him-in',
      yellow: 'coast/the-marooned-bosun/send-him-off-fed',
      green: 'coast/the-marooned-bosun/drive-him-away',
    })
    expect(t.happened('rolled').map((event) => event['roll'])).toMatchObject(
      ['red', 'yellow', 'green', 'red', 'green', 'red'].map((seat) => ({ by: [seat] })),
    )
    expect(decided(t)).toBe('coast/the-marooned-bosun/drive-him-away')
    t.settled('explore')
  })

  rule('NA-VOTE-04', 'one voter against one, with an abstention', () => {
    const t = tempers({ rolls: { 'die.tie': [5, 3] } })
    cast(t, { red: TALK, yellow: 'abstain', green: ROT })
    expect(decided(t)).toBe(TALK)
    t.settled()
  })

  rule('NA-VOTE-04', 'the speaking trumpet decides it instead, once a turn', () => {
    const castaways: Scene['castaways'] = {
      green: { character: 'character/ines-ferrolle', items: ['wreckage/speaking-trumpet'] },
      blue: { character: 'character/jory-pentreath' },
    }
    const t = four([], { castaways, rolls: {} })
    t.asks('tie', 'green')
    expect(t.session.awaited).toEqual(['green'])
    t.as('green').choose('use/wreckage/speaking-trumpet').asks('vote', 'green')
    expect(t.offers('vote')).toEqual([TALK, ROT])
    t.choose(TALK).has({
      usedItems: ['wreckage/speaking-trumpet'],
      castaways: { green: { items: ['wreckage/speaking-trumpet'] } },
    })
    expect(decided(t)).toBe(TALK)
    expect(t.happened('rolled')).toEqual([])
    t.settled()
    const used = four([1, 6], { castaways, usedItems: ['wreckage/speaking-trumpet'] })
    expect(decided(used)).toBe(ROT)
    used.settled()
    const passed = four([6, 1], { castaways }).as('green').choose(PASS)
    expect(decided(passed)).toBe(TALK)
    passed.settled()
  })
})
