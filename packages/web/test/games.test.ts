// The games that the page knows: both sides know the same ones, and each says what it is in every language.
import { crusoePlugin } from '@landfall/crusoe'
import { generalSetup, LANGUAGES, spokenGame } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { game as beaconScreen } from '../src/demo/test-game.ts'
import { gamesOf } from '../src/games/games.ts'
import { GAMES } from '../src/games/index.ts'
import { isGeneralOffer } from '../src/general/offer.ts'
import { chosenFrom } from '../src/general/options.ts'
import { isNaufragosOffer } from '../src/naufragos/board.ts'
import { SCREEN_WORDS } from '../src/text/screen-words.ts'
import { findGame } from '../src/worker/games.ts'
import { migrated } from '../src/worker/migrate-saves.ts'
import { beacon, crusoe, naufragos } from './spoken.ts'

test('what is offered can be played, under the name that journals have; Beacon is not offered', async () => {
  expect(GAMES.all.map(({ id }) => id)).not.toContain('demo')
  for (const { id } of GAMES.all) expect((await findGame(id, 'en'))?.plugin.game.id).toBe(id)
  expect(await findGame('demo', 'en')).toBeUndefined()
  expect(await findGame('constructor', 'en')).toBeUndefined()
})

test('each says what it is in every language, and how many play it', async () => {
  for (const { id, faces } of [...GAMES.all, beaconScreen]) {
    const { least, most } = (await findGame(id, 'en'))?.plugin.players ?? beacon.en.plugin.players
    expect(faces).not.toEqual([])
    for (const language of LANGUAGES) {
      const { name, line, text, facts } = (await SCREEN_WORDS[language].first()).games[id]
      for (const said of [name, line, text]) expect(said, `${id}, ${language}`).not.toBe('')
      expect(facts[0]).toContain(least === most ? `${most}` : `${least}–${most}`)
    }
  }
})

test('a rule is found in the book of its game', () => {
  const games = gamesOf(GAMES.first, ...GAMES.all.slice(1), beaconScreen)
  expect(games.ofRule('RC-PLAN-01')?.id).toBe('crusoe')
  expect(games.ofRule('NA-FIRE-01')?.id).toBe('naufragos')
  expect(games.ofRule('BE-WORK')?.id).toBe('demo')
  expect(games.ofRule('XX-1')).toBeUndefined()
  expect(games.named('demo')).toBe(beaconScreen)
})

describe('a game without a form of its own', () => {
  test('is set up by the number of players', () => {
    expect(beacon.en.spoken.offer()).toEqual({
      of: 'general',
      players: { least: 2, most: 4 },
      options: [],
      combinations: [],
    })
    expect(beacon.en.plugin.setup({ players: 3, options: {} })).toEqual({ castaways: ['captain', 'cook', 'carpenter'] })
    expect(() => beacon.en.plugin.setup({})).toThrow('how many play?')
  })

  test('offers what it lets one choose, by name', () => {
    const names = { jenny: 'Jenny Needs Help!', scenario: 'Scenario' }
    const offer = spokenGame(crusoePlugin, crusoe.en.spoken.voice, { names }).offer()
    if (!isGeneralOffer(offer)) throw new Error('another offer was expected')
    const [scenario, edition] = offer.options
    expect(scenario).toMatchObject({ id: 'scenario', name: 'Scenario' })
    expect(scenario?.values).toContainEqual({ id: 'jenny', name: 'Jenny Needs Help!' })
    expect(edition?.values.map(({ id }) => id)).toEqual(['second', 'first'])
    const chosen = chosenFrom(offer.combinations, { scenario: 'jenny' })
    const setup = generalSetup({ players: 2, options: chosen }, crusoePlugin.setupFor)
    expect(setup).toMatchObject({ scenario: 'jenny', edition: 'second' })
  })
})

describe('Náufragos', () => {
  test('is set up with colours and options by name', () => {
    const offer = naufragos.en.spoken.offer()
    if (!isNaufragosOffer(offer)) throw new Error('another offer was expected')
    expect(offer.seats.map(({ name }) => name)).toEqual(['Red', 'Yellow', 'Green', 'Blue'])
    expect(offer.options.map(({ id }) => id)).toEqual(['characters', 'decks', 'victory'])
    const options = { characters: 'chosen', decks: 'full', victory: 'together' }
    expect(naufragos.en.plugin.setup({ players: 2, options })).toEqual({ seats: ['red', 'yellow'], ...options })
  })

  test('says how far a game on the shelf is', () => {
    const digest = { seats: ['red', 'yellow'], facts: { turn: 3, turns: 18, phase: 'survival' } }
    expect(naufragos.en.spoken.digestText(digest)).toEqual({
      title: 'Náufragos',
      players: [
        { id: 'red', name: 'Red' },
        { id: 'yellow', name: 'Yellow' },
      ],
      progressText: ['Turn 3 of 18', 'Survival'],
      progress: 3 / 18,
    })
  })
})

test('of options that do not go together, the one that was touched last counts', () => {
  const combinations = [
    { map: 'small', wind: 'weak' },
    { map: 'small', wind: 'strong' },
    { map: 'large', wind: 'strong' },
  ]
  expect(chosenFrom(combinations, {})).toEqual({ map: 'small', wind: 'weak' })
  expect(chosenFrom(combinations, { wind: 'strong' })).toEqual({ map: 'small', wind: 'strong' })
  expect(chosenFrom(combinations, { map: 'large', wind: 'weak' })).toEqual({ map: 'large', wind: 'strong' })
  expect(chosenFrom(combinations, { wind: 'weak', map: 'large' })).toEqual({ map: 'small', wind: 'weak' })
  expect(chosenFrom([], { wind: 'weak' })).toEqual({})
})

describe('what older pages kept', () => {
  const older = { id: 'a', changed: 1, scenario: 'jenny', characters: ['cook', 'soldier'], round: 3, outcome: 'won' }

  test('is said as before, with the phase or without', () => {
    const facts = { scenario: 'jenny', round: 3 }
    expect(migrated({ ...older, phase: 'night' })).toEqual({
      id: 'a',
      changed: 1,
      outcome: 'won',
      digest: { seats: ['cook', 'soldier'], facts: { ...facts, phase: 'night' } },
    })
    expect(crusoe.en.spoken.digestText({ seats: ['cook', 'soldier'], facts: { ...facts, phase: 'night' } })).toEqual({
      title: 'Jenny Needs Help!',
      players: [
        { id: 'cook', name: 'Cook' },
        { id: 'soldier', name: 'Soldier' },
      ],
      progressText: ['Round 3 of 8', 'Night Phase'],
      progress: 3 / 8,
    })
    expect(migrated(older)).toMatchObject({ digest: { facts } })
    expect(crusoe.en.spoken.digestText({ seats: [], facts }).progressText).toEqual(['Round 3 of 8'])
  })

  test('is left as it is, if it is newer', () => {
    const newer = { id: 'a', digest: { seats: [], facts: {} } }
    expect(migrated(newer)).toBe(newer)
  })
})
