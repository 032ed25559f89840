// Villages: what it costs to find one, and what they do to their tiles.

import { CHARACTERS } from '@landfall/crusoe'
import type { Scene } from '@landfall/crusoe/testing'
import { fewestAndMost } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { burnt, event, finding, planning, table, two, wounds } from './scenes.ts'

describe('villages', () => {
  rule('RC-SCN5-19 RC-SCN5-20 RC-SCN5-21 RC-EXPL-13', 'the first four totems become villages 1 to 4, in order', () => {
    const names = ['first', 'second', 'third', 'fourth'].map((nth) => `cannibal-island/${nth}-village`)
    for (const [found, place] of names.entries()) {
      const t = finding(5, { lastNumber: found })
      t.has({ numbers: { A1: found + 1 }, lastNumber: found + 1 })
      expect(t.happened('numberPut')).toMatchObject([{ space: 'A1', number: found + 1, place }])
      expect(wounds(t, ...two)).toEqual([0, found === 3 ? 3 : 1])
      t.settled()
    }
    const fifth = finding(5, { lastNumber: 4, available: { food: 1, wood: 1 } })
    fifth.has({ lastNumber: 4, available: { food: 1, wood: 1 }, island: { A1: { tile: 5 } } })
    expect(fifth.state.numbers.A1).toBeUndefined()
    expect(wounds(fifth, ...two)).toEqual([0, 0])
    fifth.settled()
    const none = finding(9, { lastNumber: 1, available: { food: 1 } }).has({ lastNumber: 1, available: { food: 1 } })
    expect(wounds(none, ...two)).toEqual([0, 0])
    none.settled()
  })

  rule('RC-SCN5-19 RC-SCN5-05', 'the Number token of the City does not count among the villages', () => {
    const t = table({ round: 4, lastNumber: 3 })
      .play('roundStart')
      .changed({ island: { A4: { inaccessible: false } }, numbers: { A4: 6 } })
    t.settled()
    finding(5, { lastNumber: 3, numbers: { A4: 6 } })
      .has({ numbers: { A1: 4, A4: 6 }, lastNumber: 4 })
      .settled()
  })

  rule('RC-SCN5-21', 'the fourth wounds three times, or once if the Medicine is built', () => {
    const hurt = (scene: Scene): readonly number[] => {
      const t = finding(5, scene)
      t.settled()
      return wounds(t, ...two)
    }
    expect(hurt({ lastNumber: 3 })).toEqual([0, 3])
    expect(hurt({ lastNumber: 3, items: ['invention/medicine'] })).toEqual([0, 1])
    // Built in this Action Phase, it is of no use yet.
    expect(hurt({ lastNumber: 3, futureItems: ['invention/medicine'] })).toEqual([0, 3])
    expect(hurt({ lastNumber: 2, items: ['invention/medicine'] })).toEqual([0, 1])
  })

  rule('RC-SCN5-21 RC-FRI-10', 'Friday is wounded like anybody else, and may die of it', () => {
    const t = finding(5, { friday: true }, 'friday')
    expect(wounds(t, ...two, 'friday')).toEqual([0, 0, 1])
    t.settled()
    const dead = finding(
      5,
      { friday: true, lastNumber: 3, people: { friday: { wounds: 2 } }, available: { wood: 1 } },
      'friday',
    )
    dead.has({ people: { friday: undefined }, numbers: { A1: 4 }, available: { wood: 0 } }).settled()
    finding(5, { lastNumber: 3, people: { cook: { wounds: 10 } } })
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-SCN5-22 RC-TERM-10', 'from the second on 1 food or 1 wood is discarded, as the group chooses', () => {
    finding(5, { available: { food: 2, wood: 2 } })
      .has({ available: { food: 2, wood: 2 } })
      .settled()
    for (const found of [1, 2, 3]) {
      const choice = () => finding(5, { lastNumber: found, available: { food: 2, wood: 2 } }).asks('chooseOne', 'table')
      expect(leftAt(choice(), 'chooseOne').offers('chooseOne')).toEqual(['0', '1'])
      choice()
        .choose('0')
        .has({ available: { food: 1, wood: 2 } })
        .settled()
      choice()
        .choose('1')
        .has({ available: { food: 2, wood: 1 } })
        .settled()
    }
  })

  rule('RC-EX-78 RC-SCN5-22 RC-UNMET-10', 'what is not there cannot be chosen, and nothing is not missed', () => {
    finding(5, { lastNumber: 1, available: { food: 2 } })
      .has({ available: { food: 1, wood: 0 } })
      .settled()
    finding(5, { lastNumber: 1, available: { wood: 2 } })
      .has({ available: { food: 0, wood: 1 } })
      .settled()
    const nothing = finding(5, { lastNumber: 1, available: { fur: 2 }, future: { food: 2, wood: 2 } })
    nothing.has({ available: { fur: 2 }, future: { food: 2, wood: 2 } })
    expect(wounds(nothing, ...two)).toEqual([0, 1])
    nothing.settled()
  })

  rule('RC-SCN5-22 RC-NIGHT-13', 'nonperishable food is food as well', () => {
    finding(5, { lastNumber: 1, available: { nonperishable: 1 } })
      .has({ available: { nonperishable: 0 } })
      .settled()
    finding(5, { lastNumber: 1, available: { food: 1, nonperishable: 1 } })
      .asks('foodToDiscard')
      .choose('food')
      .has({ available: { food: 0, nonperishable: 1 } })
      .settled()
    const both = finding(5, { lastNumber: 1, available: { nonperishable: 1, wood: 1 } }).choose('0')
    both.has({ available: { nonperishable: 0, wood: 1 } }).settled()
  })
})

describe('hostile tiles', () => {
  const villages: Scene = {
    camp: 'B3',
    tiles: { B3: 9, A2: 5, A3: 1, B4: 6, A4: 4 },
    numbers: { A2: 1, B4: 2, A4: 6 },
    markers: { A2: ['burnt'] },
    round: 5,
    ...burnt(1),
  }

  rule('RC-SCN5-07', 'the camp goes neither to an unburnt village nor to the City', () => {
    const t = table({ ...villages, shelterBuilt: true, phase: 'night' }).play('camping')
    expect(t.offers('campMove')).toEqual(['stay', 'A2', 'A3'])
    t.choose('A2').has({ camp: 'A2' }).settled()
    const city = table({ ...villages, camp: 'A3', shelterBuilt: true, phase: 'night' }).play('camping')
    expect(city.offers('campMove')).toEqual(['stay', 'A2', 'B3'])
    city.choose('stay').settled()
    const fifth = table({ ...villages, numbers: { A2: 1, A4: 6 }, shelterBuilt: true, phase: 'night' }).play('camping')
    expect(fifth.offers('campMove')).toEqual(['stay', 'A2', 'A3', 'B4'])
    fifth.choose('stay').settled()
  })

  rule('RC-SCN5-07 RC-MOVE-10', 'those who are forced there are wounded once instead', () => {
    for (const characters of [two, CHARACTERS]) {
      const t = event('event/landslide', { characters, friday: true, tiles: { A1: 5 }, numbers: { A1: 1 } })
      t.has({ camp: 'B1' })
      expect(wounds(t, ...characters, 'friday')).toEqual([...characters.map(() => 1), 0])
      t.settled()
    }
    const city = event('event/landslide', { ...villages, camp: 'A4', tiles: { A4: 4, B4: 6 } })
    city.has({ camp: 'A4' }).settled()
    const free = event('event/landslide', { tiles: { A1: 5, C1: 9 }, numbers: { A1: 1 } }).has({ camp: 'C1' })
    expect(wounds(free, ...two)).toEqual([0, 0])
    free.settled()
  })

  rule('RC-SCN5-08 RC-TOK-17 RC-TOK-18', 'gathering there needs 1 pawn more, on top of everything else', () => {
    const pawns = (target: string, scene: Scene = {}): readonly number[] => {
      const t = planning({ characters: CHARACTERS, ...villages, ...scene })
      const found = fewestAndMost(t, target, 'cook')
      t.settled('plan')
      return found
    }
    expect(pawns('gather/A3/wood')).toEqual([1, 2])
    expect(pawns('gather/A2/wood')).toEqual([1, 2])
    expect(pawns('gather/B4/wood')).toEqual([2, 3])
    expect(pawns('gather/B4/bird')).toEqual([2, 3])
    // The City is two steps away.
    expect(pawns('gather/A4/fish')).toEqual([3, 4])
    expect(pawns('gather/B4/wood', { islandTokens: { B4: ['timeConsuming'] } })).toEqual([3, 4])
    expect(pawns('gather/B4/wood', { actionTokens: { gather: ['timeConsuming'] } })).toEqual([3, 4])
    expect(pawns('gather/B4/wood', { numbers: { A4: 6 } })).toEqual([1, 2])
    expect(pawns('explore/C3', { islandStack: [3] })).toEqual([1, 2])
  })
})
