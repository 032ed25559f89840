// What the board, the log and the cards show and say of scenario 2.

import type { Happened } from '@landfall/kernel'
import { LANGUAGES, type Language } from '@landfall/tabletop'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { packs } from '../../../../test/spoken.ts'
import { boardOf } from '../../../board/board-of.ts'
import { readCard } from '../../../board/read-card.ts'
import { told } from '../../../events.ts'
import { planned } from './scenes.ts'

describe('what is seen and said', () => {
  const LINES: readonly (readonly [Language, readonly RegExp[]])[] = [
    ['en', [/Fog settles on A1/, /fog lifts from A1/, /Cross stands on A1/, /A1: Dark Temple/, /no more secrets/]],
    [
      'it',
      [/nebbia cala su A1/, /nebbia si alza da A1/, /Croce si leva su A1/, /A1: Tempio Oscuro/, /non ha più segreti/],
    ],
    [
      'pl',
      [
        /Mgła spowija obszar A1/,
        /Mgła ustępuje z obszaru A1/,
        /A1 stoi Krzyż/,
        /A1: Mroczna świątynia/,
        /nie ma już tajemnic/,
      ],
    ],
    ['ru', [/Туман ложится на A1/, /Туман уходит с A1/, /На A1 стоит Крест/, /A1: Тёмный храм/, /не осталось тайн/]],
  ]

  rule('RC-SCN2-03 RC-SCN2-05 RC-SCN2-13', 'the log tells of fog, Crosses and places', () => {
    const events: readonly Happened[] = [
      { t: 'markerPut', space: 'A1', marker: 'fog' },
      { t: 'markerRemoved', space: 'A1', marker: 'fog' },
      { t: 'markerPut', space: 'A1', marker: 'cross' },
      { t: 'numberPut', space: 'A1', number: 1, place: 'cursed-island/dark-temple' },
      { t: 'templeExplored', space: 'A1' },
    ]
    for (const [language, lines] of LINES) {
      for (const [index, line] of lines.entries()) {
        const event = events[index]
        expect(event === undefined ? '' : told.line(event, packs[language])).toMatch(line)
      }
    }
  })

  rule('RC-SCN2-01 RC-SCN2-03', 'the board shows Crosses, fog, the temple, and what the fog hides', () => {
    const t = planned({
      tiles: { A1: 4, B2: 5, C1: 6 },
      numbers: { A1: 1, B2: 2, C1: 3 },
      lastNumber: 3,
      markers: { A1: ['cross'], B2: ['fog', 'cross'], C3: ['fog'] },
      scenarioState: { 'cursed-island': { templeExplored: true } },
    })
    const { scenario, island: spaces } = boardOf(t.session.view(), packs.en)
    expect(scenario.parts).toMatchObject([
      { part: 'count', id: 'crosses', has: 2, needs: 5, said: 'Crosses on the island: 2/5' },
      { part: 'figure', id: 'fog', figure: 2, said: '2 fog markers' },
      { part: 'list', name: 'Dark Temple', entries: [{ met: true }, { met: true }] },
    ])
    expect(scenario.track.map(({ dice, marks }) => [dice.join(), marks.length])).toEqual([
      ...Array.from({ length: 5 }, () => ['', 0]),
      ...Array.from({ length: 5 }, () => ['winter', 0]),
    ])
    const at = (space: string) => spaces.find((one) => one.space === space)
    expect(at('A1')?.number).toEqual({ number: 1, name: 'Dark Temple' })
    expect(at('B2')?.number).toEqual({ number: 2, name: 'Altar of Death' })
    expect(at('C1')?.number).toEqual({ number: 3, name: 'Cultist Hideout' })
    expect([at('A1')?.tile?.covered, at('B2')?.tile?.covered]).toEqual([false, true])
    expect(at('B2')?.marks.map(({ id }) => id)).toEqual(['fog', 'cross'])
    for (const language of LANGUAGES) {
      const sheet = boardOf(t.session.view(), packs[language]).scenario
      for (const text of [sheet.goal, sheet.book, sheet.totem, ...sheet.guide]) expect(text).not.toBe('')
      expect(sheet.guide).toHaveLength(6)
      for (const part of sheet.parts) expect(part.name).not.toBe('')
    }
    const start = boardOf(leftAt(planned(), 'plan').session.view(), packs.en).scenario
    expect(start.parts).toMatchObject([{ has: 0 }, { figure: 0 }, { entries: [{ met: false }, { met: false }] }])
    t.settled('plan')
  })

  test('its six things can be read in four languages, and each has a mood of its own', () => {
    const things = [
      'cross',
      'cultists-candle',
      'decorated-bell',
      'mysterious-vial',
      'sacred-bell',
      'sacrificial-dagger',
    ]
    const read = (thing: string, language: Language) => readCard(`cursed-island/${thing}`, packs[language])
    for (const language of LANGUAGES) {
      for (const thing of things) {
        const { title, mood, parts, rules } = read(thing, language)
        expect([title, mood, ...parts].filter((text) => text === '')).toEqual([])
        expect(mood.length).toBeLessThan(75)
        expect(rules.length).toBeGreaterThan(0)
      }
    }
    expect(read('cross', 'en').parts).toEqual([
      'Needs: 2 wood.',
      'Build it on any explored tile, one on each; the farther away, the more pawns it takes.',
      'It can be built again and again, several times in one round too.',
    ])
    expect(read('sacred-bell', 'it').parts).toEqual([
      'Richiede: Colline, Corda.',
      'Si può costruire più volte, anche nello stesso round.',
      'Quando diventa disponibile: rimuovi fino a 3 indicatori nebbia.',
    ])
    expect(read('decorated-bell', 'pl').parts).toEqual(['W dowolnym momencie: usuń do 2 znaczników Mgły.'])
    expect(read('sacrificial-dagger', 'ru').parts).toEqual([
      'В бою: временно повысьте уровень оружия на 3, затем получите 1 рану. (один персонаж за раунд)',
      'Жетон не сбрасывается.',
    ])
  })
})
