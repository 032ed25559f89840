// Victory points of the first edition: what counts, what it is worth, and that it decides nothing.

import { crusoe, crusoePlugin } from '@landfall/crusoe'
import { type Scene, table } from '@landfall/crusoe/testing'
import { LANGUAGES, randomPlayer } from '@landfall/tabletop'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../src/board/board-of.ts'
import { scoreSheet } from '../src/board/score.ts'
import { EDITION_IDS } from '../src/editions.ts'
import type { ScenarioId } from '../src/scenarios/scenario.ts'
import { SCENARIO_IDS, scenariosOf } from '../src/scenarios/sheets.ts'
import { scoreOf } from '../src/victory-points.ts'
import { packs, voices } from './spoken.ts'

/** Points by what they are for, and their sum. Unless said otherwise a Carpenter and a Cook have 24 wound spaces. */
function points(scenario: ScenarioId, scene: Scene = {}): { readonly [what: string]: number } {
  const score = scoreOf(table({ ...scene, config: { scenario, edition: 'first' } }).state)
  if (score === undefined) throw new Error('nothing is counted')
  for (const { count, each, points } of score.lines) expect(points).toBe(count * each)
  return { ...Object.fromEntries(score.lines.map((line) => [line.id, line.points])), total: score.total }
}

const levels = { weapons: 3, roof: 2, palisade: 4 }

describe('what is counted', () => {
  rule('RC-VP-12', 'wound spaces of all player characters that are not used', () => {
    expect(points('castaways')['health']).toBe(12 + 12)
    expect(points('castaways', { people: { carpenter: { wounds: 5 }, cook: { wounds: 12 } } })['health']).toBe(7)
    // Neither Friday nor the skull counts.
    expect(points('castaways', { friday: true, people: { cook: { wounds: 13 } } })['health']).toBe(12)
    expect(points('jenny', { characters: ['explorer', 'soldier', 'cook'] })['health']).toBe(11 + 11 + 12)
  })

  rule('RC-VP-06 RC-VP-02', 'Castaways', () => {
    const castaways = { pile: [1, 2, 3, 2, 0], filledInRound: 4 }
    expect(points('castaways', { levels, scenarioState: { castaways } })).toEqual({
      health: 24,
      weapons: 6,
      roof: 6,
      palisade: 8,
      stages: 12,
      total: 56,
    })
  })

  rule('RC-VP-07', 'Cursed Island: fog costs', () => {
    const markers: Scene['markers'] = { A1: ['fog'], B2: ['fog', 'cross'], C1: ['cross'] }
    expect(points('cursed-island', { levels, markers })).toEqual({
      health: 24,
      weapons: 6,
      palisade: 8,
      roof: 6,
      crosses: 6,
      fog: -2,
      total: 48,
    })
  })

  rule('RC-VP-08', 'Jenny and the Lifeboat', () => {
    const saved: Scene = { joined: ['jenny'] }
    expect(points('jenny', { levels, ...saved, items: ['jenny/raft', 'jenny/lifeboat'] })).toEqual({
      health: 24,
      weapons: 6,
      roof: 8,
      palisade: 12,
      jenny: 5,
      lifeboat: 5,
      total: 60,
    })
    // Who has just built the boat has won before it is available.
    expect(points('jenny', { ...saved, futureItems: ['jenny/lifeboat'] })).toMatchObject({ jenny: 5, lifeboat: 5 })
    expect(points('jenny')).toMatchObject({ jenny: 0, lifeboat: 0 })
  })

  rule('RC-VP-09', 'Volcano Island: tiles and locations, whatever lava has done to them', () => {
    const scene: Scene = {
      levels,
      tiles: { A1: 1, A2: 2, A3: 3, B1: 4, B2: 5, C1: 6, C2: 7 },
      scenarioState: { 'volcano-island': { explored: [2, 5, 6] } },
      items: ['volcano-island/jolly-boat'],
    }
    expect(points('volcano-island', scene)).toEqual({
      jollyBoat: 5,
      health: 24,
      weapons: 6,
      tiles: 7,
      locations: 9,
      total: 51,
    })
  })

  rule('RC-VP-10', 'Cannibal Island: villages and the City', () => {
    const burning = (cityBurnt: boolean): Scene => ({
      levels,
      scenarioState: { 'cannibal-island': { burnt: [1, 3], cityBurnt } },
    })
    expect(points('cannibal-island', burning(true))).toEqual({
      health: 24,
      weapons: 9,
      palisade: 12,
      villages: 6,
      city: 5,
      total: 56,
    })
    expect(points('cannibal-island', burning(false))).toMatchObject({ city: 0, total: 51 })
  })

  rule('RC-VP-11', 'Family Robinson: Items, even those that are out of reach', () => {
    const scene: Scene = {
      levels,
      items: ['invention/rope', 'invention/pot'],
      memory: { 'event/catastrophe': { aside: ['invention/map'] } },
    }
    expect(points('family-robinson', scene)).toEqual({
      health: 24,
      weapons: 6,
      roof: 6,
      palisade: 12,
      items: 6,
      total: 54,
    })
    expect(scoreOf(table({ config: { scenario: 'king-kong' } }).state)).toBeUndefined()
  })
})

describe('when', () => {
  test('RC-VP-04 RC-VP-05 RC-ED-43 every scenario of the first edition has a table, the second edition none', () => {
    for (const scenario of SCENARIO_IDS) {
      for (const edition of EDITION_IDS) {
        if (!scenariosOf(edition).includes(scenario)) continue
        const { state } = crusoe.start({ characters: ['cook'], scenario, edition, seed: 'points' })
        expect([edition, scoreOf(state) === undefined]).toEqual([edition, edition === 'second'])
      }
    }
  })

  test('RC-VP-01 the score is there all the time, and after the game, won or lost', () => {
    const config = crusoePlugin.setupFor(2, undefined, { edition: 'first', scenario: 'castaways' })
    const session = crusoePlugin.game.start({ ...config, seed: 'score' })
    const player = randomPlayer('score')
    expect(boardOf(session.view(), packs.en).score?.total).toBe(24)
    while (session.outcome === undefined) {
      expect(boardOf(session.view(), packs.en).score?.total).toBe(scoreOf(session.state)?.total)
      session.answer(player.answer(session))
    }
    const board = boardOf(session.view(), packs.en)
    expect(board.score?.lines.map(({ id }) => id)).toEqual(['health', 'weapons', 'roof', 'palisade', 'stages'])
    const voice = voices.en
    expect(voice.score?.(session.view())).toHaveLength(6)
    const second = crusoePlugin.game.start({ ...crusoePlugin.setupFor(2), seed: 'score' })
    expect(boardOf(second.view(), packs.en).score).toBeUndefined()
    expect(voice.score?.(second.view())).toEqual([])
  })

  rule('RC-VP-03', 'many points do not win, and few do not lose', () => {
    const pile = { pile: [1, 2, 3, 4, 5], filledInRound: 9 }
    const rich = table({
      config: { edition: 'first' },
      round: 12,
      levels: { weapons: 99 },
      scenarioState: { castaways: { pile: [1, 2, 3, 4, 4], filledInRound: 9 } },
    }).play('roundEnd')
    rich.ended('lost', 'lastRound').settled()
    const poor = table({
      config: { edition: 'first' },
      round: 9,
      people: { carpenter: { wounds: 12 }, cook: { wounds: 12 } },
      items: ['invention/fire'],
      scenarioState: { castaways: pile },
    }).play('roundEnd')
    poor.ended('won', 'goal').settled()
    expect(scoreOf(rich.state)?.total).toBeGreaterThan(scoreOf(poor.state)?.total ?? 0)
  })
})

test('the score sheet stands in four languages', () => {
  const names = new Map<string, Set<string>>()
  for (const scenario of scenariosOf('first')) {
    const { state } = table({ levels, config: { scenario, edition: 'first' } })
    for (const language of LANGUAGES) {
      const sheet = scoreSheet(state, packs[language])
      if (sheet === undefined) throw new Error('nothing is counted')
      expect(sheet.total).toBe(scoreOf(state)?.total)
      for (const { id, name } of [...sheet.lines, { id: 'total', name: sheet.name }]) {
        expect(name.trim()).not.toBe('')
        if (language === 'ru') expect(name).toMatch(/^[\p{Script=Cyrillic} -]+$/u)
        names.set(id, (names.get(id) ?? new Set()).add(`${language} ${name}`))
      }
      const lines = voices[language].score?.(
        crusoe.start({ characters: ['cook'], scenario, edition: 'first', seed: 's' }).view(),
      )
      for (const line of lines ?? []) expect(line.length).toBeLessThanOrEqual(80)
    }
  }
  expect(names.size).toBe(16)
  for (const spoken of names.values()) expect(spoken.size).toBe(LANGUAGES.length)
})
