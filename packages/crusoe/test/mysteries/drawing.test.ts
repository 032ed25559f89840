// Drawing Mystery cards: how many of which type, when to stop, and where they go.
import { type Scene, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { AdventureId, MysteryId } from '../../src/cards/decks.ts'
import { drawMysteries } from '../../src/verbs/index.ts'
import { passedTo } from '../open-questions.ts'
import { explore, find, found, meet, owned } from './helpers.ts'

describe('drawing Mystery cards', () => {
  rule('RC-EX-60', 'tokens are lost as far as there are any, and what is missing wounds nobody', () => {
    for (const [before, lost] of [
      [3, -3],
      [1, -1],
      [0, undefined],
    ] as const) {
      const t = meet('trap/terrible-scream', { people: { carpenter: { determination: before } } })
      const changes = t.happened('determinationChanged').map(({ by }) => by)
      expect(changes).toEqual(lost === undefined ? [] : [lost])
      expect(t.happened('wounded')).toEqual([])
    }
  })

  rule('RC-MYST-01', 'only where a card says so, and as many of each type as it says', () => {
    const deck: readonly MysteryId[] = [
      'trap/collapse',
      'creature/big-ape',
      'treasure/gold',
      'treasure/boxes',
      'treasure/compass',
    ]
    explore({ mysteryDeck: [...deck], adventureTokens: [] })
      .has({ mysteryDeck: [...deck] })
      .settled()
    const limits = (card: AdventureId, ...open: readonly string[]) => {
      const t = find(card, deck)
      t.settled(...open)
      return t.happened('mysteryBegan')
    }
    expect(limits('explore/shrine')).toEqual([{ t: 'mysteryBegan', limits: { treasure: 1 } }])
    expect(limits('explore/old-hut', 'drawOn')).toEqual([{ t: 'mysteryBegan', limits: { creature: 1, treasure: 1 } }])
    // The Collapse ends the search.
    expect(limits('explore/remains-of-a-settlement')).toEqual([{ t: 'mysteryBegan', limits: { trap: 1, treasure: 2 } }])
    expect(limits('explore/secret-cave')).toEqual([{ t: 'mysteryBegan', limits: { creatureOrTrap: 1, treasure: 2 } }])
  })

  rule('RC-MYST-02 RC-MYST-09', 'cards of other types are set aside until one of a named type appears', () => {
    find('explore/shrine', ['trap/blunt-spear', 'creature/snake', 'treasure/gold', 'treasure/boxes'])
      .has({ cardsToCome: ['treasure/gold'], mysteryDiscard: [], people: { carpenter: { wounds: 0 } } })
      .settled()
  })

  rule('RC-MYST-03 RC-ENDACT-05', 'a Treasure waits for the end of the Action Phase', () => {
    const t = found('treasure/antique-rapier').has({
      cardsToCome: ['treasure/antique-rapier'],
      levels: { weapons: 0 },
      kept: [],
    })
    t.play('actionsEnd')
      .has({ cardsToCome: [], levels: { weapons: 2 }, kept: [], mysteryDiscard: ['treasure/antique-rapier'] })
      .settled()
  })

  rule('RC-MYST-03 RC-AVAIL-01', 'outside the Action Phase it is available at once', () => {
    const t = table({
      availableDiscoveries: ['discovery/treasure'],
      available: { wood: 1 },
      mysteryDeck: ['treasure/cave-with-furs'],
    }).play('preparation')
    t.choose('discovery/treasure')
      .has({ available: { fur: 2 }, cardsToCome: [], mysteryDiscard: ['treasure/cave-with-furs'] })
      .settled('woodForPile')
  })

  rule('RC-MYST-04', 'a danger takes effect at once, but a weapon may be drawn first', () => {
    const tiger = () => meet('creature/furious-tiger', { kept: [{ card: 'equipment/pistol', uses: 2 }] }).asks('fight')
    tiger()
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 4 }, cook: { wounds: 0 } } })
      .settled()
    tiger()
      .choose('equipment/pistol')
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 1 } }, kept: [{ card: 'equipment/pistol', uses: 1, usedThisRound: true }] })
      .settled()
    meet('creature/spiders', {
      people: { carpenter: { determination: 1 } },
      kept: [{ card: 'equipment/pipe-and-tobacco', uses: 2 }],
    })
      .asks('demand', 'carpenter')
      .choose('equipment/pipe-and-tobacco/carpenter')
      .has({ people: { carpenter: { determination: 1, wounds: 0 }, cook: { determination: 0 } } })
      .settled()
  })

  rule('RC-MYST-04', 'an ability may be used when the danger is seen, before it strikes', () => {
    const t = explore({
      exploreDeck: ['explore/secret-cave'],
      mysteryDeck: ['creature/snake'],
      available: { food: 1 },
      people: { carpenter: { wounds: 11 }, cook: { determination: 2 } },
    })
    // The tile shows a totem, which may wound as well.
    t.choose(PASS, 'beforeTotem').choose('1', 'chooseOne')
    t.as('cook').choose('ability/grandmas-recipe', 'danger')
    t.has({ people: { carpenter: { wounds: 11 }, cook: { determination: 0 } }, available: { food: 0 } }).settled()
  })

  rule('RC-MYST-04 RC-USE-03', 'by everybody who has something to use, at a Trap too', () => {
    const pipe: Scene = { friday: true, kept: [{ card: 'equipment/pipe-and-tobacco', uses: 2 }] }
    const everybody = ['carpenter', 'cook', 'friday'].map((person) => `equipment/pipe-and-tobacco/${person}`)
    for (const danger of ['creature/snake', 'trap/blunt-spear'] as const) {
      const t = explore({ exploreDeck: ['explore/secret-cave'], mysteryDeck: [danger], ...pipe }, 'carpenter', true)
      passedTo(t, 'chooseOne').choose('1', 'chooseOne')
      passedTo(t, 'danger').has({ people: { carpenter: { wounds: 0 } } })
      expect(t.offers().filter((choice) => choice !== PASS)).toEqual(everybody)
      t.settled('danger')
    }
  })

  rule('RC-MYST-05 RC-MYST-07', 'after each card the one who draws may stop', () => {
    const t = find('explore/remains-of-a-settlement', ['treasure/gold', 'trap/blunt-spear', 'treasure/boxes'])
    t.asks('drawOn', 'carpenter')
      .choose('no')
      .has({ cardsToCome: ['treasure/gold'], mysteryDiscard: [], people: { carpenter: { wounds: 0 } } })
      .settled()
    expect([...t.state.mysteryDeck].sort()).toEqual(['trap/blunt-spear', 'treasure/boxes'])
  })

  rule('RC-MYST-06 RC-MYST-07 RC-MYST-08', 'the draw is over when there is room for nothing more', () => {
    const t = find('explore/old-hut', ['creature/bite', 'creature/snake', 'treasure/gold', 'treasure/boxes'], {
      rolls: { 'deck.mysteries': [['creature/snake', 'treasure/boxes']] },
    })
    t.choose('yes')
      .has({
        people: { carpenter: { wounds: 1 }, cook: { wounds: 0 } },
        cardsToCome: ['treasure/gold'],
        mysteryDiscard: ['creature/bite'],
        mysteryDeck: ['creature/snake', 'treasure/boxes'],
      })
      .settled()
    expect(t.state.mystery).toBeUndefined()
  })

  rule('RC-MYST-02 RC-MYST-08 RC-MYST-11 RC-EX-36', 'a settlement in ruins, with a Whip', () => {
    const t = find(
      'explore/remains-of-a-settlement',
      [
        'creature/snake',
        'treasure/gold',
        'trap/poisonous-spores',
        'trap/sharp-blade',
        'treasure/compass',
        'treasure/boxes',
      ],
      {
        ...owned('treasure/whip'),
        rolls: { 'deck.mysteries': [['trap/sharp-blade', 'treasure/boxes', 'creature/snake']] },
      },
    )
    t.choose('yes').asks('danger', 'carpenter').choose('treasure/whip/carpenter').choose('yes')
    t.has({
      cardsToCome: ['treasure/gold', 'treasure/compass'],
      mysteryDiscard: ['trap/poisonous-spores'],
      mysteryDeck: ['trap/sharp-blade', 'treasure/boxes', 'creature/snake'],
      people: { carpenter: { wounds: 0 } },
      later: [],
    }).settled()
  })

  rule('RC-MYST-06 RC-EX-37', 'one Creature and two Treasures, and the player never stops', () => {
    const t = table({
      round: 2,
      later: [
        {
          when: 'roundStart',
          round: 1,
          effects: [drawMysteries('you', { creature: 1, treasure: 2 })],
          you: 'cook',
          card: 'test',
        },
      ],
      mysteryDeck: [
        'treasure/compass',
        'treasure/boxes',
        'creature/snake',
        'trap/blunt-spear',
        'creature/bite',
        'trap/sharp-blade',
        'treasure/gold',
        'trap/collapse',
      ],
    }).play('roundStart')
    t.choose('yes')
      .choose('yes')
      .has({
        people: { cook: { wounds: 1 }, carpenter: { wounds: 0 } },
        kept: [{ card: 'treasure/gold' }, { card: 'treasure/boxes' }],
        mysteryDiscard: ['creature/bite'],
      })
    expect([...t.state.mysteryDeck].sort()).toEqual([
      'creature/snake',
      'trap/blunt-spear',
      'trap/collapse',
      'trap/sharp-blade',
      'treasure/compass',
    ])
    t.settled()
  })

  rule('RC-MYST-12', 'when the deck is empty the discard pile becomes the deck', () => {
    find('explore/shrine', ['trap/blunt-spear'], { mysteryDiscard: ['treasure/gold'] })
      .has({ cardsToCome: ['treasure/gold'], mysteryDiscard: [], mysteryDeck: ['trap/blunt-spear'] })
      .settled()
    find('explore/shrine', ['trap/blunt-spear'], { mysteryDiscard: ['creature/snake'] })
      .has({ cardsToCome: [], people: { carpenter: { wounds: 0 } } })
      .settled()
  })

  rule('RC-MYST-13', 'a card with a lower half waits in the Event deck, and then acts there', () => {
    const t = meet('creature/gorilla', {
      rolls: { 'deck.events': [['creature/gorilla'], ['explore/secret-cave', 'creature/gorilla']] },
    })
    t.has({ eventOrder: ['explore/secret-cave', 'creature/gorilla'], mysteryDiscard: [], mysteryDeck: [] }).settled()
    table({
      round: 2,
      eventDeck: ['event/awful-weather'],
      eventOrder: ['event', 'creature/gorilla'],
      levels: { weapons: 3 },
    })
      .play('event')
      .has({
        levels: { weapons: 1 },
        mysteryDiscard: ['creature/gorilla'],
        eventOrder: [],
        threats: { right: 'event/awful-weather' },
        people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } },
      })
      .settled()
  })

  rule('RC-MYST-13 RC-DISCARD-02', 'what a Savage leaves behind does not make the Savage disappear', () => {
    table({ round: 2, eventOrder: ['creature/savage'], mysteryDeck: ['treasure/ceremonial-bowl'] })
      .play('event')
      .has({ mysteryDiscard: ['creature/savage', 'treasure/ceremonial-bowl'], eventOrder: [] })
      .settled()
  })

  rule('RC-MYST-14', 'a Treasure that a Trapdoor takes counts as drawn all the same', () => {
    const t = find('explore/remains-of-a-settlement', [
      'treasure/gold',
      'trap/trapdoor',
      'treasure/boxes',
      'treasure/compass',
    ])
    t.choose('yes').has({ cardsToCome: [] })
    t.choose('yes')
      .has({
        cardsToCome: ['treasure/boxes'],
        mysteryDeck: ['treasure/compass'],
        mysteryDiscard: ['treasure/gold', 'trap/trapdoor'],
      })
      .settled()
  })
})
