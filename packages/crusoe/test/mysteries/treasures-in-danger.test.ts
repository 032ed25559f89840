// Rulings on Treasures for fights and Traps: the Helmet, the Saber and the Whip.
import { table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { find, found, hunt, meet, owned } from './helpers.ts'

describe('Treasures', () => {
  rule('RC-CARD-HELMET-01 RC-CARD-HELMET-02', 'the Helmet saves its user a wound in every Hunt of the round', () => {
    const t = table({
      phase: 'action',
      ...owned('treasure/helmet'),
      huntingDeck: ['beast/birds', 'beast/wild-dog', 'beast/fox'],
      items: ['invention/medicine'],
    })
    t.play(...hunt('carpenter'))
      .choose('treasure/helmet/carpenter')
      .has({ people: { carpenter: { wounds: 1 } } })
    t.play(...hunt('carpenter'))
      .choose('treasure/helmet/carpenter')
      .has({ people: { carpenter: { wounds: 3 } } })
    t.play(...hunt('cook'))
      .has({ people: { carpenter: { wounds: 3 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-CARD-HELMET-03', 'against the hungry beast it protects one', () => {
    const t = table({
      ...owned('treasure/helmet'),
      weatherTokens: { animals: true },
      rolls: { 'die.weather.animals': ['beast'] },
    }).play('weather')
    expect([...t.offers('fight')].sort()).toEqual([PASS, PASS, 'treasure/helmet/carpenter', 'treasure/helmet/cook'])
    t.choose('treasure/helmet/cook')
      .has({ people: { carpenter: { wounds: 3 }, cook: { wounds: 2 } } })
      .settled()
  })

  rule('RC-CARD-SABER-01', 'the Saber costs its user a wound in every fight that it is used in', () => {
    const t = table({
      phase: 'action',
      ...owned('treasure/saber'),
      huntingDeck: ['beast/birds', 'beast/fox', 'beast/puma', 'beast/wild-dog'],
      items: ['invention/medicine'],
    })
    t.play(...hunt('carpenter'))
      .choose('treasure/saber/carpenter')
      .has({ people: { carpenter: { wounds: 1 } }, levels: { weapons: 0 } })
    t.play(...hunt('carpenter'))
      .choose('treasure/saber/carpenter')
      .has({ people: { carpenter: { wounds: 4 } } })
    t.play(...hunt('carpenter'))
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 6 }, cook: { wounds: 0 } } })
    t.play(...hunt('cook'))
      .has({ people: { carpenter: { wounds: 6 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-CARD-SABER-02', 'against the hungry beast the Saber saves everybody', () => {
    table({
      ...owned('treasure/saber'),
      weatherTokens: { animals: true },
      rolls: { 'die.weather.animals': ['beast'] },
    })
      .play('weather')
      .choose('treasure/saber/cook')
      .changed({
        people: { cook: { wounds: 1 } },
        phase: 'weather',
        kept: [{ card: 'treasure/saber', usedThisRound: true }],
        users: { 'treasure/saber': 'cook' },
        weatherTokens: { animals: false },
      })
      .settled()
  })

  rule('RC-CARD-WHIP-01', 'the Whip raises the weapon level when it becomes available', () => {
    const t = found('treasure/whip').has({ levels: { weapons: 0 } })
    t.play('actionsEnd')
      .has({ levels: { weapons: 1 }, kept: [{ card: 'treasure/whip' }] })
      .settled()
  })

  rule('RC-CARD-WHIP-02 RC-MYST-11', 'once a round the Whip wards off a Trap, and the Trap counts', () => {
    const t = find(
      'explore/remains-of-a-settlement',
      ['trap/net', 'trap/blunt-spear', 'treasure/gold', 'treasure/boxes'],
      owned('treasure/whip'),
    )
    t.choose('treasure/whip/carpenter')
    expect(t.state.outside).toEqual({})
    t.choose('yes').choose('no')
    t.has({
      cardsToCome: ['treasure/gold'],
      mysteryDiscard: ['trap/net'],
      people: { carpenter: { wounds: 0 } },
      kept: [{ card: 'treasure/whip', usedThisRound: true }],
      users: { 'treasure/whip': 'carpenter' },
    }).settled()
    const used = {
      kept: [{ card: 'treasure/whip' as const, usedThisRound: true as const }],
      users: { 'treasure/whip': 'carpenter' as const },
    }
    meet('trap/blunt-spear', used)
      .has({ people: { carpenter: { wounds: 2 } } })
      .settled()
    meet('trap/blunt-spear', owned('treasure/whip'))
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 2 } }, kept: [{ card: 'treasure/whip' }] })
      .settled()
  })

  rule('RC-CARD-WHIP-02', 'a Creature does not fear it', () => {
    meet('creature/snake', owned('treasure/whip'))
      .has({ people: { carpenter: { wounds: 2 } }, kept: [{ card: 'treasure/whip' }] })
      .settled()
  })

  rule('RC-USE-05 RC-USE-06 RC-EX-55', 'the Whip is the user’s until the round ends', () => {
    const t = meet('trap/poisonous-spores', owned('treasure/whip')).choose('treasure/whip/carpenter')
    t.has({ people: { carpenter: { wounds: 0 } }, later: [], mysteryDiscard: ['trap/poisonous-spores'] })
    const taken = { 'treasure/whip': 'carpenter' } as const
    t.has({ kept: [{ card: 'treasure/whip', usedThisRound: true }], users: taken }).settled()
    t.play('roundEnd')
      .has({ kept: [{ card: 'treasure/whip' }] })
      .settled()
    expect(t.state.users).toEqual({})
  })
})
