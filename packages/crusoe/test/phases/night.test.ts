// The Night Phase, moving the camp, and wounds.
import { stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'

describe('Night Phase', () => {
  rule('RC-NIGHT-03 RC-NIGHT-05', 'everybody eats', () => {
    table({ phase: 'night', available: { food: 3 } })
      .play('eating')
      .changed({ available: { food: 1 } })
      .settled()
  })

  rule('RC-NIGHT-04 RC-UNMET-06', 'the group says who eats, and the hungry suffer two wounds', () => {
    const t = table({ phase: 'night', available: { food: 1 } }).play('eating')
    t.asks('whoEats', 'table').choose('cook')
    t.changed({ available: { food: 0 }, people: { carpenter: { wounds: 2 } } }).settled()
    table({ phase: 'night' })
      .play('eating')
      .changed({ people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } } })
      .settled()
    // The log leads from a wound to its rule.
    expect(t.happened('wounded').map(({ rule: why }) => why)).toEqual(['RC-NIGHT-04', 'RC-NIGHT-04'])
  })

  rule('RC-NIGHT-13', 'nonperishable food feeds as well', () => {
    table({ phase: 'night', available: { nonperishable: 2 } })
      .play('eating')
      .changed({ available: { nonperishable: 0 } })
      .settled()
  })

  rule('RC-NIGHT-07 RC-TOK-23', 'with the token everybody eats once more, or suffers one wound', () => {
    const t = table({ phase: 'night', available: { food: 3 }, additionalFoodAtNight: true }).play('eating')
    t.choose('carpenter').changed({
      additionalFoodAtNight: false,
      available: { food: 0 },
      people: { cook: { wounds: 1 } },
    })
    t.settled()
  })

  rule('RC-FRI-14', 'Friday neither eats nor sleeps badly', () => {
    table({ phase: 'night', friday: true, available: { food: 2 } })
      .play('eating')
      .changed({ available: { food: 0 } })
      .settled()
    table({ friday: true })
      .play('camping')
      .changed({ people: { cook: { wounds: 1 }, carpenter: { wounds: 1 } } })
      .settled()
  })

  rule('RC-NIGHT-09 RC-BUILD-11 RC-BUILD-12', 'without a Shelter everybody suffers a wound', () => {
    table({})
      .play('camping')
      .changed({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
    table({ shelterBuilt: true }).play('camping').changed({}).settled()
    table({ camp: 'A1', tiles: { A1: 11 } })
      .play('camping')
      .choose('stay')
      .changed({})
      .settled()
  })

  rule('RC-NIGHT-10 RC-CARD-CELLAR-01', 'food perishes unless it can be stored', () => {
    const available = { food: 3, nonperishable: 2, wood: 1, fur: 1 }
    table({ available, shelterBuilt: true })
      .play('camping')
      .changed({ available: { ...available, food: 0 } })
      .settled()
    table({ available, shelterBuilt: true, items: ['invention/cellar'] })
      .play('camping')
      .changed({})
      .settled()
  })

  rule('RC-NIGHT-12 RC-SOLO-03 RC-SOLO-06', 'the round advances and the next player is First Player', () => {
    table({ round: 4, firstPlayer: 'cook' }).play('roundEnd').changed({ round: 5, firstPlayer: 'carpenter' }).settled()
    table({ characters: ['cook'], firstPlayer: 'cook' })
      .play('roundEnd')
      .changed({ round: 2 })
      .settled()
  })

  rule('RC-NIGHT-11', 'abilities can be used again', () => {
    table({ people: { cook: { used: ['ability/hooch'] } } })
      .play('roundEnd')
      .changed({ people: { cook: { used: [] } }, round: 2, firstPlayer: 'cook' })
      .settled()
  })

  rule('RC-END-03', 'the last round is lost', () => {
    table({ round: 12 }).play('roundEnd').ended('lost', 'lastRound').settled()
    table({ round: 11 }).play('roundEnd').changed({ round: 12, firstPlayer: 'cook' }).settled()
  })
})

describe('moving the camp', () => {
  rule('RC-NIGHT-08 RC-MOVE-01 RC-MOVE-10 RC-MOVE-11', 'to an adjacent tile that is explored and accessible', () => {
    const t = table({ tiles: { A1: 5, C1: 6, B3: 7 }, island: { C1: { inaccessible: true } } }).play('camping')
    if (t.offers().join() !== 'stay,A1') throw new Error(`offered: ${t.offers().join()}`)
    t.choose('A1')
      .changed({ camp: 'A1', people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-MOVE-02', 'a built Shelter is kept; Roof and Palisade become half, rounded up', () => {
    const t = table({ tiles: { A1: 5 }, shelterBuilt: true, levels: { roof: 3, palisade: 1 } }).play('camping')
    t.choose('A1')
      .changed({ levels: { roof: 2, palisade: 1 }, camp: 'A1' })
      .settled()
  })

  rule('RC-MOVE-03 RC-MOVE-05', 'leaving a natural shelter loses Roof and Palisade', () => {
    const scene = { camp: 'B2', tiles: { B2: 11, A1: 2, C1: 6 }, levels: { roof: 2, palisade: 2 } } as const
    const natural = table(scene).play('camping').choose('A1')
    natural.changed({ levels: { roof: 0, palisade: 0 }, camp: 'A1' }).settled()
    table(scene)
      .play('camping')
      .choose('C1')
      .changed({
        levels: { roof: 0, palisade: 0 },
        people: { cook: { wounds: 1 }, carpenter: { wounds: 1 } },
        camp: 'C1',
      })
      .settled()
    table(scene).play('camping').choose('stay').changed({}).settled()
  })

  rule('RC-MOVE-04', 'without any Shelter there is nothing to lose', () => {
    table({ tiles: { A1: 5 } })
      .play('camping')
      .choose('A1')
      .changed({ camp: 'A1', people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
  })
})

describe('wounds', () => {
  const hungry = (wounds: number, morale = 0) =>
    table({ phase: 'night', characters: ['explorer', 'soldier'], morale, people: { explorer: { wounds } } }).play(
      'eating',
    )

  rule('RC-CHAR-03 RC-CHAR-04 RC-CHAR-05', 'an arrow that is jumped lowers morale', () => {
    hungry(3)
      .changed({ people: { explorer: { wounds: 5 }, soldier: { wounds: 2 } } })
      .settled()
    hungry(4)
      .changed({ morale: -1, people: { explorer: { wounds: 6 }, soldier: { wounds: 2 } } })
      .settled()
    hungry(5)
      .changed({ morale: -1, people: { explorer: { wounds: 7 }, soldier: { wounds: 2 } } })
      .settled()
    hungry(6)
      .changed({ people: { explorer: { wounds: 8 }, soldier: { wounds: 2 } } })
      .settled()
  })

  rule('RC-MOR-08 RC-UNMET-07', 'morale that cannot sink costs nothing', () => {
    hungry(5, -3)
      .changed({ morale: -3, people: { explorer: { wounds: 7 }, soldier: { wounds: 2 } } })
      .settled()
  })

  rule('RC-CHAR-06 RC-END-02', 'the skull ends the game at once', () => {
    hungry(9)
      .changed({ people: { explorer: { wounds: 11 }, soldier: { wounds: 2 } }, morale: -1 })
      .settled()
    hungry(10)
      .ended('lost', 'death')
      .changed({ people: { explorer: { wounds: 12 } }, morale: -1 })
      .settled()
  })

  rule('RC-CHAR-07 RC-CHAR-08', 'healing goes no further than the start, and not over arrows', () => {
    // A Bed heals two wounds, where there are two.
    for (const wounds of [0, 1])
      table({ phase: 'action', items: ['invention/bed'], people: { carpenter: { wounds } } })
        .play('rest', stack('rest', 'carpenter'))
        .has({ people: { carpenter: { wounds: 0 } } })
        .settled()
    table({ phase: 'morale', morale: 3, people: { carpenter: { wounds: 5 } } })
      .play('morale')
      .choose('heal')
      .changed({ people: { carpenter: { wounds: 4 } } })
      .settled()
  })
})
