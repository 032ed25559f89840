import { stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, vi } from 'vitest'
import type { TileNumber } from '../src/components/tiles.ts'
import { rules as castaways } from '../src/scenarios/castaways/rules.ts'
import type { Person } from '../src/state.ts'

describe('Hunt', () => {
  const hunt = (scene: Parameters<typeof table>[0], leader: Person = 'carpenter') =>
    table({ phase: 'action', ...scene }).play('hunt', stack('hunt', leader))

  rule(
    'RC-HUNT-03 RC-HUNT-04 RC-FIGHT-02 RC-FIGHT-05 RC-FIGHT-06 RC-AVAIL-02',
    'the top card is fought, and the spoils are for later',
    () => {
      hunt({ huntingDeck: ['beast/fox', 'beast/bear'], levels: { weapons: 4 } })
        .has({
          huntingDeck: ['beast/fox'],
          levels: { weapons: 3 },
          future: { food: 5, fur: 2 },
          available: { food: 0, fur: 0 },
          people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } },
        })
        .settled()
    },
  )

  rule('RC-FIGHT-04 RC-HUNT-05', 'an equal weapon level means no wounds', () => {
    const tapir = (weapons: number) => hunt({ huntingDeck: ['beast/tapir'], levels: { weapons } })
    tapir(3)
      .has({ people: { carpenter: { wounds: 0 } }, levels: { weapons: 2 } })
      .settled()
    tapir(2)
      .has({ people: { carpenter: { wounds: 1 } }, levels: { weapons: 1 }, future: { food: 2, fur: 1 } })
      .settled()
  })

  rule('RC-FIGHT-05 RC-FIGHT-10 RC-PLAN-20', 'levels that cannot be lowered wound as well', () => {
    hunt({ huntingDeck: ['beast/boa'] })
      .has({ people: { carpenter: { wounds: 4 } }, levels: { weapons: 0 } })
      .settled()
    hunt({ huntingDeck: ['beast/boa'], levels: { weapons: 1 } })
      .has({ people: { carpenter: { wounds: 2 } }, levels: { weapons: 0 } })
      .settled()
  })

  rule('RC-RES-12 RC-EX-22', 'a second Hunt fights with the level that is left', () => {
    const t = hunt({ huntingDeck: ['beast/goats', 'beast/boa'], levels: { weapons: 2 } }).has({
      people: { carpenter: { wounds: 0 } },
      levels: { weapons: 0 },
    })
    t.play('hunt', stack('hunt', 'cook'))
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 5 } }, future: { food: 5, fur: 1 } })
      .settled()
  })

  rule('RC-PLAN-10 RC-EX-17', 'a character who only helps a Hunt is not wounded by it', () => {
    table({ phase: 'action', huntingDeck: ['beast/tiger'], people: { carpenter: { wounds: 12 } } })
      .play('hunt', stack('hunt', 'cook', { support: ['carpenter'] }))
      .has({ people: { carpenter: { wounds: 12 }, cook: { wounds: 8 } } })
      .settled()
  })

  rule('RC-HUNT-08 RC-FIGHT-08 RC-CARD-MEDICINE-01', 'bites that Medicine heals, scratches that it does not', () => {
    const levels = { weapons: 6 }
    hunt({ huntingDeck: ['beast/puma'], levels })
      .has({ people: { carpenter: { wounds: 2 } } })
      .settled()
    hunt({ huntingDeck: ['beast/puma'], levels, items: ['invention/medicine'] })
      .has({ people: { carpenter: { wounds: 0 } } })
      .settled()
    hunt({ huntingDeck: ['beast/iguana'], levels, items: ['invention/medicine'] })
      .has({ people: { carpenter: { wounds: 1 } } })
      .settled()
  })

  rule('RC-HUNT-08 RC-DISC-01', 'some Beasts leave a Discovery token', () => {
    hunt({
      huntingDeck: ['beast/gorilla'],
      levels: { weapons: 9 },
      discoveryStack: ['discovery/goat', 'discovery/poison'],
    })
      .has({ futureDiscoveries: ['discovery/poison'], discoveryStack: ['discovery/goat'], availableDiscoveries: [] })
      .settled()
  })

  rule('RC-TOK-09', 'Greater Danger makes the next Beast stronger, once', () => {
    const t = hunt({ huntingDeck: ['beast/fox', 'beast/birds'], actionTokens: { hunt: ['greaterDanger'] } }).has({
      actionTokens: { hunt: [] },
      people: { carpenter: { wounds: 2 } },
    })
    t.play('hunt', stack('hunt', 'carpenter'))
      .has({ people: { carpenter: { wounds: 4 } } })
      .settled()
  })

  rule('RC-FIGHT-12 RC-END-02', 'a fighter who dies loses the game, whatever the loot', () => {
    hunt({ huntingDeck: ['beast/tiger'], people: { carpenter: { wounds: 8 } } })
      .ended('lost', 'death')
      .has({ future: { food: 0 } })
      .settled()
  })

  rule('RC-FRI-04 RC-FRI-10 RC-FRI-11', 'Friday may die hunting, and the loot is kept', () => {
    hunt({ friday: true, huntingDeck: ['beast/tiger'] }, 'friday')
      .has({ future: { food: 5, fur: 2 }, people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
  })
})

describe('Arrange Camp', () => {
  rule('RC-ARR-01 RC-ARR-04', 'two tokens and one morale, as far as it can rise', () => {
    table({ phase: 'action' })
      .play('arrange', stack('arrange', 'carpenter'))
      .has({ morale: 1, people: { carpenter: { determination: 2 }, cook: { determination: 0 } } })
      .settled()
    table({ phase: 'action', morale: 3 })
      .play('arrange', stack('arrange', 'carpenter'))
      .has({ morale: 3, people: { carpenter: { determination: 2 } } })
      .settled()
  })

  rule('RC-ARR-03', 'with four players one of the two', () => {
    const four = () =>
      table({ characters: ['carpenter', 'cook', 'explorer', 'soldier'], phase: 'action' }).play(
        'arrange',
        stack('arrange', 'carpenter'),
      )
    four()
      .asks('campReward', 'carpenter')
      .choose('morale')
      .has({ morale: 1, people: { carpenter: { determination: 0 } } })
      .settled()
    four()
      .choose('determination')
      .has({ morale: 0, people: { carpenter: { determination: 2 } } })
      .settled()
  })
})

describe('Rest', () => {
  rule('RC-REST-01', 'heals one wound at once', () => {
    table({ phase: 'action', people: { carpenter: { wounds: 3 }, cook: { wounds: 1 } } })
      .play('rest', stack('rest', 'carpenter'))
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 1 } } })
      .settled()
    table({ phase: 'action' })
      .play('rest', stack('rest', 'carpenter'))
      .has({ people: { carpenter: { wounds: 0 } } })
      .settled()
  })
})

describe('the end of the Action Phase', () => {
  rule('RC-ENDACT-01 RC-ENDACT-02', 'Future Resources become available', () => {
    table({
      phase: 'action',
      future: { food: 2, fur: 1 },
      available: { food: 1, wood: 1 },
      futureDiscoveries: ['discovery/goat'],
    })
      .play('actionsEnd')
      .has({
        future: { food: 0, fur: 0 },
        available: { food: 3, wood: 1, fur: 1 },
        futureDiscoveries: [],
        availableDiscoveries: ['discovery/goat'],
      })
      .settled()
  })

  rule('RC-ENDACT-03 RC-DISC-07 RC-DISC-09 RC-DISC-15', 'Larvae and a Fallen Tree are exchanged at once', () => {
    table({
      phase: 'action',
      futureDiscoveries: ['discovery/fallen-tree', 'discovery/poison', 'discovery/nourishing-larvae'],
    })
      .play('actionsEnd')
      .has({ available: { food: 2, wood: 1 }, availableDiscoveries: ['discovery/poison'], futureDiscoveries: [] })
      .settled()
  })
})

describe('Gather and Explore', () => {
  rule('RC-BOARD-12 RC-EX-81', 'all results fall on the one who leads, figure or pawn', () => {
    table({
      phase: 'action',
      tiles: { A1: 5 },
      rolls: {
        'die.gather.wound': ['wound'],
        'die.gather.success': ['failure'],
        'die.gather.adventure': ['blank'],
      },
    })
      .play(
        'gather',
        stack('gather', 'carpenter', { target: { kind: 'source', space: 'A1', source: 'wood' }, support: ['cook'] }),
      )
      .has({ people: { carpenter: { wounds: 1, determination: 2 }, cook: { wounds: 0, determination: 0 } } })
      .settled()
  })

  rule('RC-EXPL-13', 'a totem has the effect of the scenario, and a tile without one has none', () => {
    const totem = vi.spyOn(castaways, 'totem')
    const explore = (tile: TileNumber) =>
      table({ phase: 'action', islandStack: [tile] })
        .play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
        .settled()
    try {
      explore(11)
      expect(totem).not.toHaveBeenCalled()
      explore(10)
      expect(totem).toHaveBeenCalled()
      expect(totem.mock.lastCall?.slice(1, 3)).toEqual(['A1', 'cook'])
    } finally {
      totem.mockRestore()
    }
  })
})
