// What the board, the log and the cards show and say of scenario 4.
import type { Space } from '@landfall/crusoe'
import type { SheetPart } from '@landfall/crusoe/board'
import type { Scene } from '@landfall/crusoe/testing'
import { LANGUAGES } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { packs } from '../../../../test/spoken.ts'
import { boardOf } from '../../../board/board-of.ts'
import { readCard } from '../../../board/read-card.ts'
import { told } from '../../../events.ts'
import {
  ash,
  BOAT,
  EVERYBODY,
  event,
  explored,
  type Game,
  LADDER,
  loot,
  planning,
  READY,
  sheet,
  starts,
  table,
} from './scenes.ts'

describe('what is shown and said', () => {
  const view = (scene: Scene = {}) => table(scene).play('planning').session.view('cook')

  /** Parts of the sheet by their ids. */
  function parts(scene: Scene, language: (typeof LANGUAGES)[number] = 'en'): { readonly [id: string]: SheetPart } {
    const { scenario } = boardOf(view({ phase: 'action', ...scene }), packs[language])
    return Object.fromEntries(scenario.parts.map((part) => [part.id, part]))
  }

  test('RC-SCN4-02 RC-SCN4-27 the sheet counts tiles and locations', () => {
    const shown = parts({ tiles: explored(4), scenarioState: sheet(4) })
    expect(shown['tiles']).toMatchObject({ part: 'count', has: 4, needs: 6, said: 'Tiles explored: 4/6' })
    expect(shown['locations']).toMatchObject({ part: 'count', has: 1, needs: 3 })
    expect(parts({ characters: [...EVERYBODY] })['tiles']).toMatchObject({ has: 0, needs: 8 })
    expect(shown['locationList']).toMatchObject({
      part: 'list',
      entries: [
        { name: 'Small Temple (3 Mystery cards)', met: true },
        { name: 'Ruined Village (4 Mystery cards)', met: false },
        { name: 'Hidden Cave (4 Mystery cards, 1 more pawn)', met: false },
        { name: 'Underground Temple (5 Mystery cards, 1 more pawn)', met: false },
      ],
    })
    expect(shown['goal']).toMatchObject({ entries: [{ name: 'Jolly Boat', met: false, card: BOAT }] })
  })

  test('RC-SCN4-11 the calendar of the lava', () => {
    const states = (round: number): readonly string[] => {
      const part = parts({ round, camp: 'B1', tiles: { B1: 9 } })['lava']
      return part?.part === 'calendar' ? part.entries.map(({ state }) => state) : []
    }
    expect(parts({})['lava']).toMatchObject({
      name: 'Lava',
      entries: [
        { round: 4, name: 'B4' },
        { round: 5, name: 'A3, C3' },
        { round: 6, name: 'A2, C2' },
        { round: 7, name: 'B2' },
        { round: 8, name: 'A1, C1' },
      ],
    })
    expect(states(1)).toEqual(['next', 'later', 'later', 'later', 'later'])
    expect(states(4)).toEqual(['now', 'next', 'later', 'later', 'later'])
    expect(states(8)).toEqual(['past', 'past', 'past', 'past', 'now'])
    const { track } = boardOf(view({ phase: 'action' }), packs.it).scenario
    expect(track.map(({ marks }) => marks.map(({ id, name }) => `${id} ${name}`).join())).toEqual([
      '',
      '',
      '',
      'lava Lava: B4',
      'lava Lava: A3, C3',
      'lava Lava: A2, C2',
      'lava Lava: B2',
      'lava Lava: A1, C1',
    ])
  })

  test('RC-SCN4-25 the boat says what is missing', () => {
    const boat = (scene: Scene) =>
      boardOf(view({ phase: 'action', ...scene }), packs.en).inventions.find(({ id }) => id === BOAT)
    expect(boat({ items: ['invention/rope'], available: { wood: 3 } })).toMatchObject({ state: 'missing' })
    expect(boat(READY)).toMatchObject({ state: 'possible' })
    expect(boat({ ...READY, tiles: explored(5) })?.needs.filter(({ met }) => !met)).toEqual([
      { name: 'Tiles explored: 6', met: false },
    ])
  })

  test('RC-SCN4-04 RC-SCN4-14 RC-SCN4-16 the island shows volcano, ash, lava and numbers', () => {
    const shown = view({
      phase: 'action',
      camp: 'C2',
      tiles: { C2: 9, C1: 4 },
      island: { B4: { inaccessible: true } },
      closed: ['A4', 'B4', 'A3'],
      markers: ash('C2'),
      numbers: { C1: 2 },
      scenarioState: sheet(5, 4),
    })
    const space = (name: Space, language: (typeof LANGUAGES)[number] = 'en') =>
      boardOf(shown, packs[language]).island.find((one) => one.space === name)
    expect(space('B3')).toMatchObject({ tile: { faceDown: true }, name: 'Volcano' })
    expect(space('B3', 'ru')).toMatchObject({ name: 'Вулкан', said: expect.stringContaining('Вулкан') })
    expect(space('B4')).toMatchObject({ tile: { faceDown: true }, closed: true, name: 'Space B4' })
    expect(space('A3')).toMatchObject({ tile: undefined, closed: true })
    expect(space('C2')).toMatchObject({ marks: [{ id: 'ash', name: 'volcanic ash' }] })
    expect(space('C1')).toMatchObject({ number: { number: 2, name: 'Ruined Village' } })
    expect(boardOf(shown, packs.pl).island.map(({ space: id }) => id)).not.toContain('A4')
  })

  test('RC-SCN4-10 RC-SCN4-14 RC-SCN4-16 what the log says', () => {
    const said = (t: Game, name: Parameters<Game['happened']>[0]): readonly (string | undefined)[] =>
      t.happened(name).flatMap((event) => LANGUAGES.map((language) => told.line(event, packs[language])))
    const lava = starts(7)
    expect(said(lava, 'spaceClosed')).toMatchInlineSnapshot(`
      [
        "Lava covers B2.",
        "La lava ricopre B2.",
        "Lawa zalewa obszar B2.",
        "Лава заливает B2.",
      ]
    `)
    const looted = loot(['trap/collapse'])
    expect(said(looted, 'numberPut')).toMatchInlineSnapshot(`
      [
        "A3: Small Temple.",
        "A3: Piccolo Tempio.",
        "A3: Mała świątynia.",
        "A3: Малый храм.",
      ]
    `)
    const fallen = event('event/mess-in-the-camp').choose('A3').choose('C1')
    expect(said(fallen, 'markerPut').slice(0, LANGUAGES.length)).toMatchInlineSnapshot(`
      [
        "Ash falls on A3.",
        "La cenere cade su A3.",
        "Popiół opada na obszar A3.",
        "Пепел засыпает A3.",
      ]
    `)
    const cleared = planning({ kept: [{ card: 'treasure/protective-amulet', uses: 1 }], markers: ash('A3') })
    expect(said(cleared.choose('treasure/protective-amulet'), 'markerRemoved')[0]).toBe('The ash is gone from A3.')
  })

  test('RC-SCN4-21 RC-SCN4-22 RC-SCN4-23 RC-SCN4-24 RC-SCN4-25 what stands on the six things', () => {
    const read = (id: string, language: (typeof LANGUAGES)[number] = 'en'): readonly string[] =>
      readCard(`volcano-island/${id}`, packs[language]).parts
    expect(read('rope-ladder')).toEqual([
      'Needs: Rope.',
      'Every round: gain 1 green pawn for Explore.',
      'This pawn can only support exploring a special location.',
    ])
    expect(read('jolly-boat')).toEqual([
      'Needs: Rope, 3 wood.',
      'It can be built only when you have explored as many tiles and special locations as you need. The moment it is built, you win.',
    ])
    expect(read('old-map')).toEqual(['At a special location, before drawing: skip 1 Mystery card.'])
    expect(read('old-map', 'pl')).toEqual(['W miejscu specjalnym, przed dobieraniem kart: pomiń 1 kartę Tajemnicy.'])
    expect(read('indys-diary')).toEqual(['When somebody meets a Trap: ignore the Trap (it counts as resolved).'])
    expect(read('torch', 'it')).toEqual([
      'Quando qualcuno incontra una Creatura: ignora la Creatura (conta come risolta).',
    ])
    expect(read('old-canvas', 'ru')).toEqual(['В фазе погоды: игнорируйте 1 дождевую тучу.'])
    for (const language of LANGUAGES) {
      for (const id of ['rope-ladder', 'jolly-boat', 'old-map', 'indys-diary', 'torch', 'old-canvas']) {
        const { mood, title } = readCard(`volcano-island/${id}`, packs[language])
        expect(title).not.toBe('')
        expect(mood.length).toBeGreaterThan(10)
        expect(mood.length).toBeLessThan(75)
      }
      const { goal, book, totem, guide, parts: shown } = boardOf(view({ phase: 'action' }), packs[language]).scenario
      for (const text of [goal, book, totem, ...guide]) expect(text.length).toBeGreaterThan(30)
      expect(guide.length).toBe(6)
      for (const { name } of shown) expect(name).not.toBe('')
    }
  })

  test('RC-SCN4-24 the pawn of the ladder is announced for what it is', () => {
    const { notices } = boardOf(view({ phase: 'action', items: [LADDER] }), packs.en)
    expect(notices.map(({ text }) => text)).toContain('Rope Ladder: 1 pawn may support exploring one special location.')
  })
})
