// What the board, the log and the cards show and say of scenario 5.

import { planning as plainPlanning, type Scene } from '@landfall/crusoe/testing'
import { LANGUAGES, type Language } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { packs, voices } from '../../../../test/spoken.ts'
import { boardOf } from '../../../board/board-of.ts'
import { readCard } from '../../../board/read-card.ts'
import { setupOffer } from '../../../board/setup-offer.ts'
import { told } from '../../../events.ts'
import { attackVillage, book, burnt, planning, type Table } from './scenes.ts'

describe('what is seen and read', () => {
  const scene: Scene = {
    round: 5,
    tiles: { A1: 5, C1: 6, C2: 7, A4: 4 },
    numbers: { A1: 1, C1: 2, A4: 6 },
    markers: { A1: ['burnt'] },
    lastNumber: 2,
    levels: { weapons: 3 },
    ...burnt(1),
  }

  test('RC-SCN5-10 RC-SCN5-13 RC-SCN5-16 the sheet shows how strong they are, what is burnt and what a raid costs', () => {
    const view = planning(scene).session.view()
    const { parts, track, guide } = boardOf(view, packs.en).scenario
    expect(parts).toMatchObject([
      { part: 'figure', id: 'city', icon: 'city', figure: 18 },
      { part: 'figure', id: 'village', icon: 'village', figure: 7 },
      { part: 'count', id: 'burnt', icon: 'burnt', has: 1, needs: 4, said: '1/4' },
      { part: 'figure', id: 'raid', icon: 'book', figure: 2 },
      { part: 'list', entries: [{ met: true }, { met: false }, { met: false }] },
    ])
    expect(guide).toHaveLength(6)
    expect(track.flatMap(({ round, marks }) => marks.map(({ id }) => `${round} ${id}`))).toEqual(['4 city'])
    expect(track.every(({ dice }) => dice.length === 0)).toBe(true)
    for (const language of LANGUAGES) {
      for (const part of boardOf(view, packs[language]).scenario.parts) {
        expect(part.name).not.toBe('')
        if ('said' in part) expect(part.said).not.toBe('')
      }
    }
    const reached = planning({ ...scene, tiles: { A1: 5, C1: 6, A2: 1, A3: 9, A4: 4 } }).session.view()
    expect(boardOf(reached, packs.en).scenario.parts.at(-1)).toMatchObject({
      entries: [{ met: true }, { met: true }, { met: false }],
    })
    const hidden = planning({ round: 2 }).session.view()
    expect(boardOf(hidden, packs.en).scenario.parts.at(-1)).toMatchObject({
      entries: [{ met: false }, { met: false }, { met: false }],
    })
  })

  test('RC-SCN5-04 RC-SCN5-06 RC-SCN5-19 the island shows villages, the burnt one, and a City whose Hills do not count', () => {
    const view = planning(scene).session.view()
    const spaces = Object.fromEntries(boardOf(view, packs.en).island.map((space) => [space.space, space]))
    expect(spaces['A1']).toMatchObject({ number: { number: 1, name: 'First Village' }, marks: [{ id: 'burnt' }] })
    expect(spaces['C1']).toMatchObject({ number: { number: 2, name: 'Second Village' }, marks: [] })
    expect(spaces['C2']?.number).toBeUndefined()
    expect(spaces['A4']).toMatchObject({
      number: { number: 6, name: 'City of Cannibals' },
      tile: { covered: true, totem: true },
    })
    expect(spaces['A4']?.said).toBe(
      'Hills, A4. The terrain does not count. Fish, wood. Totem symbol. 6: City of Cannibals.',
    )
    const before = boardOf(planning({ round: 2 }).session.view(), packs.en).island.find(({ space }) => space === 'A4')
    expect(before).toMatchObject({ tile: { faceDown: true, totem: false, sources: [] }, closed: false })
    const scene5 = voices.en.scene(view, undefined)
    expect(scene5.join('\n')).toContain('A4 (Hills) #6')
    expect(scene5.every((line) => line.length <= 80)).toBe(true)
    const elsewhere = plainPlanning().session.view()
    expect(boardOf(elsewhere, packs.en).island.map(({ space }) => space)).not.toContain('A4')
    expect(voices.en.scene(elsewhere, undefined).join('\n')).not.toContain('A4')
  })

  test('RC-SCN5-09 RC-SCN5-12 what is asked and what the log says', () => {
    const t = planning({ ...scene, tiles: { A1: 5, C1: 6, A2: 1, A3: 9, A4: 4 } })
    const [question] = t.session.questions
    if (question === undefined) throw new Error('nothing is asked')
    const labels = (language: Language) =>
      question.choices
        .filter(({ id }) => /^cook.*cannibal-island\/(village|city)/.test(id))
        .map((choice) => voices[language].choice(choice, question))
    expect(labels('en')).toEqual(['Cook: Hunt: Village (C1)', 'Cook: Hunt: City of Cannibals (A4)'])
    expect(labels('it')).toEqual(['Cuoco: Caccia: Villaggio (C1)', 'Cuoco: Caccia: Città dei Cannibali (A4)'])
    expect(labels('pl')).toEqual(['Kucharz: Polowanie: Wioska (C1)', 'Kucharz: Polowanie: Miasto kanibali (A4)'])
    expect(labels('ru')).toEqual(['Кок: Охота: Деревня (C1)', 'Кок: Охота: Город людоедов (A4)'])
    const log = (happening: Table, language: Language, ...names: readonly Parameters<Table['happened']>[0][]) =>
      names.flatMap((name) => happening.happened(name)).map((one) => voices[language].log(one))
    const fire = attackVillage('C1', 'cook', { ...scene, levels: { weapons: 9 } })
    expect(log(fire, 'en', 'resolved', 'villageBurnt', 'markerPut')).toEqual([
      'Cook: Hunt: Village (C1) — done.',
      'The village on C1 is burning.',
      undefined,
    ])
    expect(fire.happened('villageBurnt').map(told.rule)).toEqual(['RC-SCN5-12'])
    const raid = book({ shelterBuilt: true })
    for (const language of LANGUAGES) expect(log(raid, language, 'shelterLost')[0]).toBeTruthy()
    expect(raid.happened('wounded').map(told.rule)).toEqual(Array.from({ length: 6 }, () => 'RC-SCN5-16'))
    const flight = book({ tiles: { A1: 9, C1: 1 } })
    const [where] = flight.session.questions
    if (where === undefined) throw new Error('nothing is asked')
    expect(where.rule).toBe('RC-SCN5-17')
    expect(LANGUAGES.map((language) => voices[language].about?.(where))).toMatchInlineSnapshot(`
      [
        "Move the camp to an adjacent tile",
        "Sposta l’accampamento su una tessera Isola adiacente",
        "Przenieś Obóz na sąsiedni kafelek",
        "Перенесите лагерь на соседний участок",
      ]
    `)
  })

  test('RC-SCN5-23 RC-SCN5-24 RC-SCN5-26 its six things in four languages', () => {
    const things = ['ballista', 'canoe', 'blowpipe', 'healing-ointment', 'map-of-the-island', 'old-machete']
    const read = LANGUAGES.flatMap((language) =>
      things.map((thing) => {
        const { title, mood, parts } = readCard(`cannibal-island/${thing}`, packs[language])
        expect(mood.length).toBeGreaterThan(20)
        expect(mood.length).toBeLessThan(71)
        return `${title}: ${parts.join(' ')}`
      }),
    )
    expect(read).toMatchInlineSnapshot(`
      [
        "Ballista: Needs: Rope, 2 wood. When it becomes available: raise the weapon level by 1, then, if the Shelter is built, raise the Palisade by 2.",
        "Canoe: Needs: River, 1 wood. Whenever you explore a space: draw the top 2 tiles of the Island stack, choose 1 and shuffle the other back.",
        "Blowpipe: In a fight: raise the weapon level for this fight or check by 2.",
        "Healing Ointment: In the Night Phase: heal 1 wound of one character.",
        "Map of the Island: At any time: turn face up, in an order of your choice, the top 3 tiles of the Island stack.",
        "Old Machete: At any time: raise the weapon level by 1.",
        "Ballista: Richiede: Corda, 2 legni. Quando diventa disponibile: alza il livello delle Armi di 1, poi, se il Riparo è stato costruito, alza il livello della Palizzata di 2.",
        "Canoa: Richiede: Fiume, 1 legno. Ogni volta che esplorate uno spazio: pescate le prime 2 tessere Isola della pila, sceglietene 1 e rimescolate l’altra nella pila.",
        "Cerbottana: In combattimento: alza temporaneamente il livello delle Armi di 2.",
        "Unguento Curativo: Nella Fase Notte: cura 1 ferita di un personaggio.",
        "Mappa dell’Isola: In qualsiasi momento: gira a faccia in su e riordina a piacere le prime 3 tessere Isola della pila.",
        "Vecchio Machete: In qualsiasi momento: alza il livello delle Armi di 1.",
        "Balista: Wymagania: Lina, 2 drewna. Po udostępnieniu: podnieś poziom Broni o 1, następnie, jeśli Schronienie jest wybudowane, podnieś poziom Palisady o 2.",
        "Piroga: Wymagania: Rzeka, 1 drewno. Przy każdej eksploracji obszaru: dobierz 2 wierzchnie kafelki Wyspy, wybierz 1, a drugi wtasuj z powrotem.",
        "Dmuchawka: Podczas walki: na czas tej walki lub tego sprawdzenia podnieś poziom Broni o 2.",
        "Maść lecznicza: W fazie Nocy: wylecz 1 ranę jednej postaci.",
        "Mapa wyspy: W dowolnym momencie: odkryj i odłóż odkryte na stos, w dowolnej kolejności, 3 wierzchnie kafelki Wyspy.",
        "Stara maczeta: W dowolnym momencie: podnieś poziom Broni o 1.",
        "Баллиста: Требуется: Верёвка, 2 дерева. Как только станет доступно: повысьте уровень оружия на 1, затем, если укрытие построено, повысьте уровень частокола на 2.",
        "Каноэ: Требуется: Река, 1 дерево. Каждый раз, исследуя клетку: возьмите 2 верхних участка острова, выберите 1, а другой замешайте обратно в стопку.",
        "Духовая трубка: В бою: временно повысьте уровень оружия на 2.",
        "Целебная мазь: В фазе ночи: излечите 1 рану у одного персонажа.",
        "Карта острова: В любой момент: откройте и верните в стопку лицом вверх в любом порядке верхние 3 участка острова.",
        "Старое мачете: В любой момент: повысьте уровень оружия на 1.",
      ]
    `)
  })

  test('RC-SCN5-01 RC-SCN5-16 RC-SCN5-19 goal, book, totem and guide are told in every language', () => {
    const told = LANGUAGES.flatMap((language) => {
      const { goal, intro, book: raid, totem, guide, won, tooLate } = packs[language].scenarios['cannibal-island']
      return [goal, intro, raid, totem, won, tooLate, ...guide]
    })
    expect(new Set(told).size).toBe(told.length)
    for (const text of told) expect(text.length).toBeGreaterThan(40)
    for (const language of LANGUAGES) {
      const offer = setupOffer(packs[language]).scenarios.find(({ id }) => id === 'cannibal-island')
      expect(offer).toMatchObject({ rounds: 9, books: { usual: 5, most: 10, more: 'harder' } })
    }
  })
})
