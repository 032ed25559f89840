// Random rounds of what is there: nothing breaks, nothing is lost or made out of nothing, and everything replays.
import { randomPlayer } from '@landfall/bots'
import { BEAST_IDS, CHARACTERS, crusoe, DISCOVERIES, TILE_NUMBERS } from '@landfall/crusoe'
import type { Session } from '@landfall/kernel'
import { Logbook, PROPERTIES, type Subject, watched } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { setup } from '../src/state.ts'
import type { Crusoe } from '../src/types.ts'

const ROUND = ['morale', 'production', 'preparation', 'planning', 'weather', 'eating', 'camping', 'roundEnd'].map(
  (step) => ({ step }),
)
const ROUNDS = 4

function begin(seed: number, characters: readonly (typeof CHARACTERS)[number][]): Session<Crusoe> {
  const config = { characters, friday: characters.length <= 2, scenario: 'castaways' } as const
  const start = setup(config)
  const items = seed % 3 === 0 ? ['invention/map', 'invention/medicine'] : []
  const state = {
    ...start,
    items,
    inventions: start.inventions.filter((id) => !items.includes(id)),
    round: 4,
    available: { food: seed % 4, nonperishable: seed % 2, wood: seed % 6, fur: seed % 3 },
    islandStack: TILE_NUMBERS.filter((tile) => tile !== 8),
    beastDeck: BEAST_IDS.slice(2),
    huntingDeck: BEAST_IDS.slice(0, 2),
    discoveryStack: Object.keys(DISCOVERIES),
  }
  const steps = Array.from({ length: ROUNDS }, () => ROUND).flat()
  return crusoe.startAt({ state, steps }, { ...config, seed: `rounds/${seed}` })
}

function problems({ state }: Session<Crusoe>): readonly string[] {
  const resources = [...Object.values(state.available), ...Object.values(state.future), ...Object.values(state.levels)]
  const known = state.nextTile === undefined ? [] : [state.nextTile]
  const tiles = [
    ...state.islandStack,
    ...known,
    ...state.lookedAt.tiles,
    ...Object.values(state.island).map(({ tile }) => tile),
  ]
  const inventions = [...state.lookedAt.inventions, ...state.inventions, ...state.items, ...state.futureItems]
  const pawns = state.players.map(
    (player) =>
      state.plan.flatMap(({ leader, support }) => [leader, ...support]).filter((pawn) => pawn === player).length,
  )
  return [
    ...(resources.some((amount) => amount < 0) ? ['less than nothing'] : []),
    ...(new Set(tiles).size !== TILE_NUMBERS.length || tiles.length !== TILE_NUMBERS.length
      ? ['tiles are not all there']
      : []),
    ...(new Set(inventions).size !== inventions.length ? ['an Invention is in two places'] : []),
    ...(pawns.some((placed) => placed > 2) ? ['somebody has a third pawn'] : []),
    ...(state.morale < -3 || state.morale > 3 ? ['morale has left its track'] : []),
    ...(Object.values(state.people).some(({ wounds, determination }) => wounds < 0 || determination < 0)
      ? ['somebody owes something']
      : []),
  ]
}

test.each([1, 2, 3, 4])('random rounds with %i players', (players) => {
  for (let seed = 0; seed < 40; seed++) {
    const session = begin(seed, CHARACTERS.slice(0, players))
    const player = randomPlayer(`rounds/${seed}`)
    // A random player takes stacks back as often as it plans them: a limit keeps that finite.
    for (let answers = 0; session.questions.length > 0 && answers < 2000; answers++) {
      const before = session.answers.length
      expect(session.answer(player.answer(session))).toBeUndefined()
      expect(session.answers.length).toBe(before + 1)
      expect(problems(session)).toEqual([])
    }
    expect(crusoe.resume(session.save()).hash()).toBe(session.hash())
    expect(session.questions).toEqual([])
  }
})

const subject: Subject<Crusoe> = {
  game: crusoe,
  configs: [],
  secrets: (state) => [...state.beastDeck, ...state.huntingDeck, ...state.inventionDeck],
  invariants: () => [],
}

test('every promise of the kernel holds in the middle of rounds', () => {
  for (let seed = 0; seed < 12; seed++) {
    const session = begin(seed, CHARACTERS.slice(0, 1 + (seed % 4)))
    const player = randomPlayer(`promises/${seed}`)
    const logbook = new Logbook()
    const begun = crusoe.resume(session.save(), { listen: logbook })
    while (begun.questions.length > 0) {
      begun.answer(player.answer(begun))
      if (begun.answers.length % 9 !== 0) continue
      for (const holds of Object.values(PROPERTIES)) holds(subject, watched(begun, logbook))
    }
  }
})
