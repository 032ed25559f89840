// What the board and the cards show and say of scenario 6.

import { plan, type Scene } from '@landfall/crusoe/testing'
import type { Choice } from '@landfall/kernel'
import { LANGUAGES } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { packs } from '../../../../test/spoken.ts'
import { boardOf } from '../../../board/board-of.ts'
import { readCard } from '../../../board/read-card.ts'
import { EIGHT, FIRST, HOUSE, NINE, planning, RECULTIVATION } from './scenes.ts'

describe('on the screen', () => {
  const boardIn = (scene: Scene, language: (typeof LANGUAGES)[number] = 'en') =>
    boardOf(planning(scene).session.view(), packs[language]).scenario
  const part = (scene: Scene, id: string) => boardIn(scene).parts.find((one) => one.id === id)

  test('RC-SCN6-01 RC-SCN6-04 the nine Inventions, with what is built and what is gone', () => {
    const t = { ...HOUSE, items: EIGHT.slice(1), futureItems: [FIRST], inventions: ['invention/map'] } satisfies Scene
    const nine = part(t, 'nine')
    if (nine?.part !== 'list') throw new Error('there is no list')
    expect(nine.entries.map(({ card }) => card)).toEqual(NINE)
    expect(nine.entries.slice(0, 3)).toEqual([
      { name: 'Basket', met: false, card: 'invention/basket' },
      { name: 'Bed (discarded)', met: false, card: 'invention/bed' },
      { name: 'Cellar', met: true, card: 'invention/cellar' },
    ])
  })

  test('RC-SCN6-01 the house, level by level', () => {
    expect(part({ levels: { palisade: 2 } }, 'house')).toMatchObject({
      entries: [
        { name: 'Shelter', met: false },
        { name: 'Roof 1', met: false },
        { name: 'Palisade 1', met: true },
        { name: 'Weapons 1', met: false },
      ],
    })
    expect(part(HOUSE, 'house')).toMatchObject({ entries: [1, 2, 3, 4].map(() => ({ met: true })) })
  })

  test('RC-SCN6-05 the children, their supper, and when the next is born', () => {
    const family = (round: number) => [
      part({ round }, 'children'),
      part({ round }, 'supper'),
      part({ round }, 'births'),
    ]
    const states = (...all: readonly string[]) => ({ entries: all.map((state) => ({ state })) })
    expect(family(6)).toMatchObject([{ has: 0, needs: 3 }, { figure: 0 }, states('next', 'later', 'later')])
    expect(family(7)).toMatchObject([
      { has: 1 },
      { figure: 1, said: 'Supper for the children: 1 food tonight' },
      states('now', 'next', 'later'),
    ])
    expect(family(10)).toMatchObject([{ has: 2 }, { figure: 2 }, states('past', 'past', 'next')])
    expect(family(12)).toMatchObject([{ has: 3 }, { figure: 3 }, states('past', 'past', 'past')])
    const marks = boardIn({}).track.flatMap(({ round, marks: some }) => some.map(({ id }) => [round, id]))
    expect(marks).toEqual([
      [7, 'birth'],
      [9, 'birth'],
      [11, 'birth'],
    ])
  })

  test('RC-SCN6-08 Recultivation has its place on the sheet, where choices point', () => {
    const scene = { tiles: { A1: 4 }, island: { A1: { terrainCovered: true } } } satisfies Scene
    expect(part(scene, 'recultivation')).toMatchObject({ at: RECULTIVATION, name: 'Recultivation', figure: 1 })
    const choices = planning(scene).session.questions.flatMap<Choice>((question) => question.choices)
    expect(choices.map((choice) => choice.at)).toContain(RECULTIVATION)
    const t = plan(planning(scene), RECULTIVATION, 'cook', 'cook')
    expect(boardOf(t.session.view(), packs.en).plan).toMatchObject([
      { at: RECULTIVATION, name: 'Recultivation', odds: undefined },
    ])
  })

  test('RC-SCN6-01 everything has words in every language', () => {
    for (const language of LANGUAGES) {
      const sheet = boardIn(HOUSE, language)
      for (const one of sheet.parts) expect(one.name).not.toBe('')
      for (const text of [sheet.goal, sheet.book, sheet.totem, ...sheet.guide]) expect(text).toMatch(/\.$/)
      expect(sheet.guide).toHaveLength(6)
      const { intro, won, tooLate } = packs[language].scenarios['family-robinson']
      for (const text of [intro, won, tooLate]) expect(text).toMatch(/[.!]$/)
      if (language === 'ru') expect(JSON.stringify(sheet.parts.map(({ name }) => name))).not.toMatch(/[a-z]/i)
    }
  })

  test('RC-SCN6-12 RC-SCN6-13 RC-SCN6-14 RC-SCN6-15 RC-SCN6-16 RC-SCN6-17 the cards say what they do', () => {
    const things = ['fence', 'garden', 'gunpowder', 'seeds', 'old-tools', 'plow'].map((id) => `family-robinson/${id}`)
    const read = (language: (typeof LANGUAGES)[number]) =>
      things.map((id) => readCard(id, packs[language]).parts.join(' '))
    expect(read('en')).toEqual([
      'Needs: Shovel. When it becomes available: raise the Palisade by 1.',
      'Needs: Shovel, 2 food. When it becomes available: gain 4 food.',
      'In the Weather Phase: reroll a Hungry Animals die once; the new result stands.',
      'At any time: gain 1 nonperishable food.',
      'At any time: the group chooses one: gain the Item “Rope”; or gain the Item “Pot”; or gain the Item “Knife”.',
      'At any time: remove 1 black marker from the island.',
    ])
    expect(read('it')).toEqual([
      'Richiede: Pala. Quando diventa disponibile: alza il livello della Palizzata di 1.',
      'Richiede: Pala, 2 cibi. Quando diventa disponibile: ottieni 4 cibi.',
      'Nella Fase Meteo: rilancia una volta un dado Animali Affamati; vale il nuovo risultato.',
      'In qualsiasi momento: ottieni 1 cibo non deperibile.',
      'In qualsiasi momento: il gruppo sceglie un’opzione: costruisci, senza Azione né costi, «Corda»; oppure costruisci, senza Azione né costi, «Pentola»; oppure costruisci, senza Azione né costi, «Coltello».',
      'In qualsiasi momento: rimuovi 1 indicatore nero dall’isola.',
    ])
    expect(read('pl')).toEqual([
      'Wymagania: Łopata. Po udostępnieniu: podnieś poziom Palisady o 1.',
      'Wymagania: Łopata, 2 pożywienia. Po udostępnieniu: zyskaj 4 pożywienia.',
      'W fazie Pogody: przerzuć raz kość Wygłodniałych zwierząt; nowy wynik jest ostateczny.',
      'W dowolnym momencie: zyskaj 1 niepsujące się pożywienie.',
      'W dowolnym momencie: grupa wybiera jedno: wytwórz bez Akcji i bez kosztów Przedmiot „Lina”; albo wytwórz bez Akcji i bez kosztów Przedmiot „Naczynia”; albo wytwórz bez Akcji i bez kosztów Przedmiot „Nóż”.',
      'W dowolnym momencie: usuń z Wyspy 1 czarny znacznik.',
    ])
    expect(read('ru')).toEqual([
      'Требуется: Лопата. Как только станет доступно: повысьте уровень частокола на 1.',
      'Требуется: Лопата, 2 еды. Как только станет доступно: получите 4 еды.',
      'В фазе погоды: один раз перебросьте кубик голодных зверей; новый результат окончательный.',
      'В любой момент: получите 1 еду, которая не портится.',
      'В любой момент: команда выбирает одно: создайте без действия и затрат предмет «Верёвка»; или создайте без действия и затрат предмет «Горшок»; или создайте без действия и затрат предмет «Нож».',
      'В любой момент: уберите с острова 1 чёрный маркер.',
    ])
    for (const id of things) expect(readCard(id, packs.en).rules[0]).toMatch(/^RC-SCN6-/)
  })
})
