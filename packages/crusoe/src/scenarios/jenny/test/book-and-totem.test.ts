// The hurricane of the book, and what the totems hide.
import { stack } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { EventId } from '../../../cards/events.ts'
import { event, explores, inCamp, setup, wounds } from './scenes.ts'

describe('the hurricane and the totems', () => {
  const book: EventId = 'event/strong-wind'

  rule('RC-SCN3-12 RC-EVT-08', 'a book lowers the Palisade, or wounds everybody but Friday', () => {
    const before = (make: typeof setup, palisade: number) =>
      event(make, book, { friday: true, shelterBuilt: true, levels: { palisade } })
    before(inCamp, 2)
      .has({ levels: { palisade: 1 }, people: wounds({ cook: 0, jenny: 0 }) })
      .settled()
    before(inCamp, 1)
      .has({ levels: { palisade: 0 }, people: wounds({ cook: 0, jenny: 0 }) })
      .settled()
    before(inCamp, 0)
      .has({ levels: { palisade: 0 }, people: wounds({ cook: 1, carpenter: 1, jenny: 1, friday: 0 }) })
      .settled()
    before(setup, 0)
      .has({ people: wounds({ cook: 1, carpenter: 1, jenny: 0, friday: 0 }) })
      .settled()
    event(setup, 'event/the-island-fights-back', { levels: { palisade: 1 } })
      .has({ levels: { palisade: 0 }, people: wounds({ cook: 1, carpenter: 1 }) })
      .settled()
  })

  rule('RC-SCN3-12 RC-USE-12', 'the Vines may hold the Palisade up at the last moment', () => {
    const t = event(setup, book, { shelterBuilt: true, availableDiscoveries: ['jenny/vines'] })
    expect(t.offers('demand')).toEqual(['jenny/vines', PASS])
    t.choose('jenny/vines')
      .has({ levels: { palisade: 0 }, people: wounds({ cook: 0 }), removed: ['jenny/vines'] })
      .settled()
  })

  rule('RC-SCN3-13 RC-SCN3-14', 'the first totem wounds the character who found it, the second lowers morale', () => {
    explores(6)
      .has({ numbers: { B2: 1 }, lastNumber: 1, people: wounds({ cook: 2, carpenter: 0, jenny: 0 }) })
      .settled()
    explores(6, { friday: true }, 'friday')
      .has({ people: wounds({ friday: 2, cook: 0 }) })
      .settled()
    explores(6, { lastNumber: 1, morale: 1 })
      .has({ numbers: { B2: 2 }, morale: -1, people: wounds({ cook: 0 }) })
      .settled()
    explores(6, { lastNumber: 1, morale: -2 })
      .has({ morale: -3, people: wounds({ cook: 0 }) })
      .settled()
    // A tile without a totem brings no number.
    const plain = explores(1)
    expect(plain.state.numbers.B2).toBeUndefined()
    plain.settled()
  })

  rule('RC-SCN3-15', 'the third totem brings the Rope, when the Actions are over', () => {
    const found = explores(6, { lastNumber: 2 })
    found.has({ numbers: { B2: 3 }, futureItems: ['invention/rope'] })
    expect(found.state.items).toEqual([])
    found.play('actionsEnd')
    expect(found.state.items).toEqual(['invention/rope'])
    expect(found.state.inventions).not.toContain('invention/rope')
    // Not a second one.
    explores(6, { lastNumber: 2, items: ['invention/rope'] })
      .has({ futureItems: [], items: ['invention/rope'] })
      .settled()
    const built = explores(6, {
      lastNumber: 2,
      futureItems: ['invention/rope'],
      inventions: ['invention/knife', 'jenny/raft'],
    })
    built.has({ futureItems: ['invention/rope'] }).settled()
    // RC-ITEM-18: one that is about to be lost is kept.
    explores(6, { lastNumber: 2, items: ['invention/rope'], flipped: [{ item: 'invention/rope', rebuilt: false }] })
      .has({ flipped: [{ item: 'invention/rope', rebuilt: true }] })
      .settled()
  })

  rule('RC-SCN3-16 RC-SCN3-13', 'the fourth totem brings fur, the others nothing', () => {
    explores(6, { lastNumber: 3 })
      .has({ numbers: { B2: 4 }, future: { fur: 2 }, available: { fur: 0 } })
      .settled()
    for (const lastNumber of [4, 5]) {
      explores(6, { lastNumber })
        .has({
          numbers: { B2: lastNumber + 1 },
          future: { fur: 0 },
          morale: 0,
          futureItems: [],
          people: wounds({ cook: 0 }),
        })
        .settled()
    }
  })

  rule('RC-SCN3-13', 'numbers follow the order of discovery, each once', () => {
    const t = explores(6, { islandStack: [10, 6] }, 'cook', 'B2')
    t.play('explore', stack('explore', 'carpenter', { target: { kind: 'space', space: 'C1' }, certain: true }))
    t.has({ numbers: { B2: 1, C1: 2 }, morale: -2, people: wounds({ cook: 2, carpenter: 0 }) }).settled()
  })
})
