// The players that know the game: they answer what is asked, see no more than a seat may, and know what they are doing.
import type { Answer, Session } from '@landfall/kernel'
import type { Bot } from '@landfall/tabletop'
import type { TestTable } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../src/components/seats.ts'
import { naufragos } from '../src/game.ts'
import { heuristicPlayer, selfishPlayer } from '../src/heuristic.ts'
import { naufragosPlayers } from '../src/players.ts'
import { naufragosPlugin } from '../src/plugin.ts'
import { table } from '../src/testing.ts'
import type { Naufragos } from '../src/types.ts'

type Maker = (seed: string) => Bot<Naufragos>

function begin(players: number, seed: string, variant?: number): Session<Naufragos> {
  return naufragos.start({ ...naufragosPlugin.setupFor(players, variant), seed })
}

/** A session without its state: what the player is given, and nothing else. Notes whose view was asked for. */
function shownBy(session: Session<Naufragos>, looked: (string | undefined)[]): Parameters<Bot<Naufragos>['answer']>[0] {
  const { questions, seats } = session
  const view: Session<Naufragos>['view'] = (seat) => {
    looked.push(seat)
    return session.view(seat)
  }
  return { questions, seats, view }
}

function play(session: Session<Naufragos>, player: Bot<Naufragos>): Session<Naufragos> {
  while (session.outcome === undefined) expect(session.answer(player.answer(session))).toBeUndefined()
  return session
}

/** No game takes longer than this. */
const MOST_ANSWERS = 1500

describe.each(Object.entries(naufragosPlayers))('%s', (_, player) => {
  test.each([1, 2, 3, 4])('%i castaways: every answer is taken, and the game comes to an end', (players) => {
    for (let variant = 0; variant < 8; variant++) {
      const seed = `legal/${players}/${variant}`
      const session = begin(players, seed, variant)
      const own = player(seed)
      while (session.outcome === undefined) {
        const looked: (string | undefined)[] = []
        const answer = own.answer(shownBy(session, looked))
        expect(looked).toEqual([answer.seat])
        expect(session.answer(answer)).toBeUndefined()
        expect(session.answers.length).toBeLessThan(MOST_ANSWERS)
      }
    }
  })

  test('the same seed plays the same game', () => {
    const answers = (): string => JSON.stringify(play(begin(3, 'again'), player('again')).answers)
    expect(answers()).toBe(answers())
  })

  test('it answers the same wherever hidden cards and tiles lie', () => {
    for (const players of [1, 2, 3, 4]) {
      const seed = `hidden/${players}`
      const session = begin(players, seed)
      const own = player(seed)
      while (session.outcome === undefined) {
        const answer = own.answer(session)
        if (session.answers.length % 11 === players) {
          const here = player(seed).answer(session)
          const world = session.imagine(answer.seat, 'other')
          if (world === undefined) throw new Error(`${seed}: ${answer.seat} can imagine nothing`)
          const elsewhere = player(seed).answer(world)
          expect(elsewhere).toMatchObject({ seat: here.seat, choice: here.choice })
        }
        session.answer(answer)
      }
    }
  })
})

/** What a player answers in a position. */
function choice(t: TestTable<Naufragos>, player: Maker = heuristicPlayer): string {
  return answer(t, player).choice
}

const answer = (t: TestTable<Naufragos>, player: Maker): Answer => player('here').answer(t.session)

describe('the camp', () => {
  const hungry = () =>
    table({ phase: 'survival', reserve: { food: 1, tokens: 0 }, castaways: { green: { energy: 0, wounds: 3 } } })

  test('one log goes onto a fire that has none, unless one thinks only of oneself', () => {
    const cold = (wood: number) =>
      table({ fire: { lit: true, wood }, reserve: { wood: 3 } }).play('place', {
        seat: 'red',
        pawn: 'first',
      })
    expect(choice(cold(0))).toBe('feedFire')
    expect(choice(cold(1))).not.toBe('feedFire')
    expect(choice(cold(0), selfishPlayer)).not.toBe('feedFire')
  })

  test('the last food goes to the player who needs it most, unless one thinks only of oneself', () => {
    const meal = () => hungry().play('meal', { seat: 'red' })
    expect(choice(meal())).toBe('give/food/green')
    expect(choice(meal(), selfishPlayer)).toBe('eat/food')
  })

  test('with enough for all what spoils is handed out to everybody', () => {
    const meal = table({ phase: 'survival', reserve: { food: 3, tokens: 3 } }).play('meal', { seat: 'red' })
    expect(choice(meal)).toBe('serve')
  })

  test('own food is for oneself, then for the player who has none', () => {
    const own = (ate: Seat[]) =>
      table({ phase: 'survival', castaways: { red: { tokens: 1 } }, ate }).play('ownFood', { seat: 'red' })
    expect(choice(own(['yellow', 'green']))).toBe('eat')
    expect(choice(own(['red', 'yellow']))).toBe('give/green')
    expect(choice(own(['red', 'yellow']), selfishPlayer)).toBe('done')
  })

  test('everybody gives a fair share for a building, and nothing where it would be in vain', () => {
    const pledge = (energy: number) =>
      table({
        reserve: { wood: 3 },
        acting: { seat: 'red', action: 'build' },
        castaways: {
          red: { energy, character: 'character/tomasa-quill' },
          yellow: { energy, character: 'character/felicity-marrow' },
          green: { energy: 1 },
        },
      })
        .play('act', { seat: 'red', action: 'build', box: 0 })
        .choose('building/lean-to')
    const rich = pledge(6)
    expect(choice(rich)).toBe('2')
    rich.choose('2')
    expect(answer(rich, heuristicPlayer)).toMatchObject({ seat: 'yellow', choice: '1' })
    expect(answer(rich, selfishPlayer)).toMatchObject({ seat: 'yellow', choice: '0' })
    expect(choice(pledge(2))).toBe('0')
  })

  test('somebody lights the fire when there is wood and energy for it', () => {
    const dark = (player: Maker) =>
      choice(table({ reserve: { wood: 2, tokens: 6 } }).play('place', { seat: 'red', pawn: 'first' }), player)
    expect(dark(heuristicPlayer)).toBe('fire')
    expect(dark(selfishPlayer)).not.toBe('fire')
    const stake = table({ reserve: { wood: 2 } }).play('act', { seat: 'red', action: 'fire', box: 0 })
    expect(choice(stake)).toBe('5')
  })

  test('a story repeats a roll that matters, the cheapest first', () => {
    const fire = table({ reserve: { wood: 1 }, stories: { red: ['4/1', '2/1'] }, rolls: { 'die.fire': [6, 1] } })
      .play('act', { seat: 'red', action: 'fire', box: 0 })
      .choose('3')
    expect(choice(fire)).toBe('story/2/1')
    const rest = table({
      castaways: { red: { energy: 2 } },
      built: ['building/lean-to'],
      stories: { red: ['1/1'] },
      rolls: { 'die.rest': [1] },
    }).play('act', { seat: 'red', action: 'rest', box: 0 })
    expect(choice(rest)).toBe('pass')
  })

  test('a fair trade is accepted, and none is proposed', () => {
    const offered = (gives: string, asks: string) =>
      table({
        castaways: {
          red: { items: ['wreckage/ships-compass', 'wreckage/speaking-trumpet'] },
          yellow: { items: ['wreckage/sea-boots'] },
        },
      })
        .play('place', { seat: 'red', pawn: 'first' })
        .as('red')
        .choose('trade')
        .choose('yellow')
        .choose(gives)
        .choose(asks)
    expect(choice(offered('wreckage/ships-compass', 'wreckage/sea-boots'))).toBe('accept')
    expect(choice(offered('wreckage/speaking-trumpet', 'wreckage/sea-boots'))).toBe('decline')
    expect(choice(offered('nothing', 'wreckage/sea-boots'))).toBe('decline')
  })
})

describe('an event that leaves a choice', () => {
  test('it gives up what is not there', () => {
    const stream = (wood: number, tokens: number) =>
      table({
        reserve: { wood, tokens },
        progress: { 'building/huge-bonfire': 2 },
        top: { event: ['event/a-stream-through-the-camp'] },
      }).play('event')
    expect(choice(stream(4, 0))).toBe('event/a-stream-through-the-camp/save-the-firewood')
    expect(choice(stream(0, 4))).toBe('event/a-stream-through-the-camp/save-the-food')
  })
})

describe('the expedition', () => {
  const out = (cube: number, space: number, more: Parameters<typeof table>[0] = {}) =>
    table({
      expedition: { explorers: ['red', 'yellow'], cube },
      castaways: { red: { space }, yellow: { space } },
      eventDeck: [
        'event/clear-horizon',
        'event/spring-tide',
        'event/ants-in-the-stores',
        'event/shoal-in-the-bay',
        'event/the-leaning-palm',
        'event/the-good-day',
      ],
      ...more,
    }).play('exploration')

  test('it goes on while the way home is likely enough, and then back together', () => {
    expect(choice(out(4, 3))).toBe('coast')
    expect(choice(out(9, 3))).toBe('return')
    expect(choice(out(9, 3).choose('return'))).toBe('join')
  })

  test('those who have most pay for another roll', () => {
    const castaways = { red: { energy: 1 }, yellow: { energy: 5 } }
    const t = out(9, 3, { castaways, rolls: { 'die.return': [1, 1] } }).choose('return')
    t.choose('join')
    expect(answer(t, heuristicPlayer)).toMatchObject({ seat: 'red', choice: '0' })
    t.choose('0')
    expect(answer(t, heuristicPlayer)).toMatchObject({ seat: 'yellow', choice: '2' })
  })

  test('the furthest deck moves most', () => {
    expect(choice(out(4, 3, { castaways: { red: { space: 3 }, yellow: { space: 7 } } }))).toBe('interior')
  })

  test('nobody climbs the summit before two signals stand, unless time is short', () => {
    expect(choice(out(2, 14))).toBe('return')
    expect(choice(out(2, 14, { built: ['building/signs-in-the-sand', 'building/huge-bonfire'] }))).toBe('centre')
    expect(choice(out(2, 14, { eventDeck: [] }))).toBe('centre')
    expect(choice(out(2, 14), selfishPlayer)).toBe('centre')
  })
})

test('a player who looks after the group is rescued more often than one who looks after itself', () => {
  const rescued = (player: Maker): number =>
    Array.from({ length: 24 }, (_, game) => {
      const seed = `rescue/${game}`
      return play(begin(1 + (game % 4), seed), player(seed)).outcome?.why
    }).filter((why) => why === 'rescued').length
  const together = rescued(heuristicPlayer)
  expect(together).toBeGreaterThanOrEqual(6)
  expect(rescued(selfishPlayer)).toBeLessThan(together / 2)
})

test('programs find them by their names', () => {
  expect(Object.keys(naufragosPlayers)).toEqual(['heuristic', 'selfish'])
})
