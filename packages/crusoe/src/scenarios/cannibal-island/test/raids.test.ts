// The raids of the book.
import { CHARACTERS } from '@landfall/crusoe'
import type { Scene } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { book, burnt, event, two, wounds } from './scenes.ts'

describe('the book', () => {
  rule('RC-EX-77 RC-SCN5-16 RC-SCN5-17', 'with 2 burnt villages 1 wound each, and the camp must move', () => {
    const t = book({ tiles: { A1: 9, C1: 1 }, ...burnt(1, 2) })
    expect(wounds(t, ...two)).toEqual([1, 1])
    expect(t.asks('tile', 'table').offers('tile')).toEqual(['A1', 'C1'])
    t.choose('C1').has({ camp: 'C1' })
    expect(wounds(t, ...two)).toEqual([1, 1])
    t.settled()
  })

  rule('RC-SCN5-16 RC-ABIL-COOK-01 RC-USE-11', 'the Cook is asked before a raid that would kill somebody', () => {
    const raid = (hurt: number) =>
      book({
        tiles: { A1: 9 },
        available: { food: 1 },
        people: { carpenter: { wounds: hurt }, cook: { determination: 2 } },
      })
    raid(10)
      .asks('eventRevealed', 'cook')
      .choose('ability/grandmas-recipe')
      .has({ people: { carpenter: { wounds: 11 }, cook: { wounds: 3 } } })
      .settled()
    // Three wounds less the burnt villages cross no arrow.
    raid(1)
      .has({ people: { carpenter: { wounds: 4 }, cook: { determination: 2 } } })
      .settled()
  })

  rule('RC-SCN5-16 RC-TERM-27', '3 wounds less the burnt villages, never below 0; Friday is left alone', () => {
    for (const characters of [['soldier'], two, ['explorer', 'cook', 'soldier'], CHARACTERS] as const) {
      for (const [numbers, hurt] of [
        [[], 3],
        [[4], 2],
        [[1, 2], 1],
        [[1, 2, 3], 0],
        [[1, 2, 3, 4], 0],
      ] as const) {
        const t = book({ characters, friday: true, tiles: { A1: 9 }, ...burnt(...numbers) })
        expect(wounds(t, ...characters, 'friday')).toEqual([...characters.map(() => hurt), 0])
        t.has({ camp: 'A1' }).settled()
      }
    }
    book({ tiles: { A1: 9 }, people: { cook: { wounds: 10 } } })
      .ended('lost', 'death')
      .has({ camp: 'B1' })
      .settled()
  })

  rule('RC-SCN5-17 RC-MOVE-02 RC-MOVE-03 RC-MOVE-06 RC-MOVE-09', 'the flight has all consequences of a move', () => {
    const built = book({
      tiles: { A1: 9 },
      shelterBuilt: true,
      levels: { roof: 3, palisade: 2 },
      items: ['invention/shortcut'],
      memory: { 'invention/shortcut': { producesAt: 'A1' } },
      ...burnt(1, 2, 3),
    })
    built.has({ camp: 'A1', shelterBuilt: true, levels: { roof: 2, palisade: 1 }, items: [] })
    expect(built.state.memory).toEqual({})
    built.settled()
    const natural = book({
      camp: 'A1',
      tiles: { A1: 11, A2: 9, B2: 1 },
      levels: { roof: 3, palisade: 2 },
      ...burnt(1, 2, 3),
    })
    natural
      .choose('A2')
      .has({ camp: 'A2', shelterBuilt: false, levels: { roof: 0, palisade: 0 } })
      .settled()
  })

  rule(
    'RC-SCN5-18',
    'nowhere to go: the built Shelter is lost with Roof and Palisade, and nobody is wounded for it',
    () => {
      const trapped: readonly Scene[] = [
        {},
        { tiles: { A1: 5 }, numbers: { A1: 1 } },
        { tiles: { A1: 9 }, island: { A1: { inaccessible: true } } },
        { camp: 'B4', tiles: { B4: 9, A4: 4 } },
      ]
      for (const scene of trapped) {
        const t = book({ ...scene, shelterBuilt: true, levels: { roof: 3, palisade: 2, weapons: 1 }, ...burnt(2, 3) })
        t.has({ camp: scene.camp ?? 'B1', shelterBuilt: false, levels: { roof: 0, palisade: 0, weapons: 1 } })
        expect(wounds(t, ...two)).toEqual([1, 1])
        expect(t.happened('shelterLost')).toHaveLength(1)
        t.settled()
        const open = book({ ...scene, friday: true, ...burnt(2, 3) }).has({ camp: scene.camp ?? 'B1' })
        expect(wounds(open, ...two, 'friday')).toEqual([3, 3, 0])
        expect(open.happened('shelterLost')).toEqual([])
        open.settled()
      }
      book({ shelterBuilt: true, ...burnt(1, 2, 3) })
        .has({ levels: { roof: 0, palisade: 0 }, shelterBuilt: false })
        .settled()
      book({ people: { cook: { wounds: 8 } } })
        .ended('lost', 'death')
        .settled()
    },
  )

  rule('RC-SCN5-18 RC-BUILD-12', 'a natural shelter does not count: its Roof stays, and everybody is wounded', () => {
    const t = book({
      camp: 'A1',
      tiles: { A1: 11 },
      island: { B1: { inaccessible: true } },
      levels: { roof: 2, palisade: 1 },
      ...burnt(1, 2, 3),
    })
    t.has({ camp: 'A1', levels: { roof: 2, palisade: 1 } })
    expect(wounds(t, ...two)).toEqual([2, 2])
    t.settled()
    const both = book({
      camp: 'A1',
      tiles: { A1: 11 },
      island: { B1: { inaccessible: true } },
      shelterBuilt: true,
      levels: { roof: 2, palisade: 1 },
      ...burnt(1, 2, 3),
    })
    both.has({ camp: 'A1', shelterBuilt: false, levels: { roof: 0, palisade: 0 } })
    expect(wounds(both, ...two)).toEqual([0, 0])
    both.settled()
  })

  rule('RC-SCN5-17 RC-EVT-08', 'a card that asks for the book twice raids twice', () => {
    const t = event('event/the-island-fights-back', { tiles: { A1: 9, A2: 1 }, ...burnt(1, 2) })
    // To A1, then on from there.
    expect(t.offers('tile')).toEqual(['A2', 'B1'])
    t.choose('A2').has({ camp: 'A2' })
    // No card has moved it, so none remembers.
    expect(t.state.memory).toEqual({})
    expect(wounds(t, ...two)).toEqual([2, 2])
    t.settled()
  })
})
