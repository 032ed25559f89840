// Things that may be used at any time: when a Beast, dice or clouds are seen, and where somebody is asked about them.
import { type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt, passed, passedTo } from '../open-questions.ts'
import { hunt, owned } from './moments.ts'

const PIPE = 'equipment/pipe-and-tobacco'

describe('when a Beast is seen', () => {
  const meet = (weapons: number) =>
    table({
      phase: 'action',
      resolving: true,
      huntingDeck: ['beast/fox'],
      levels: { weapons },
      availableDiscoveries: ['discovery/old-machete'],
      ...owned('equipment/empty-bottle'),
    })

  rule('RC-USE-03 RC-USE-07 RC-FIGHT-03', 'a Machete and a Bottle still raise the weapon level', () => {
    const t = meet(0)
      .play(...hunt('carpenter'))
      .asks('fight', 'table')
    t.choose('discovery/old-machete').has({ levels: { weapons: 1 }, people: { carpenter: { wounds: 0 } } })
    // One level is still missing, and after the Bottle none is.
    t.asks('fight').choose('equipment/empty-bottle')
    t.has({
      levels: { weapons: 2 },
      people: { carpenter: { wounds: 0 } },
      future: { food: 2, fur: 1 },
      kept: [{ card: 'equipment/empty-bottle', uses: 1, usedThisRound: true }],
      removed: ['beast/fox', 'discovery/old-machete'],
    }).settled()
    meet(0)
      .play(...hunt('carpenter'))
      .choose(PASS)
      .has({ levels: { weapons: 0 }, people: { carpenter: { wounds: 2 } } })
      .settled()
  })

  rule('RC-USE-03 RC-FIGHT-03', 'nobody is asked who is armed well enough, but may use them all the same', () => {
    meet(2)
      .play(...hunt('carpenter'))
      .has({ levels: { weapons: 2 }, people: { carpenter: { wounds: 0 } } })
      .settled()
    const t = meet(2)
      .everywhere()
      .play(...hunt('carpenter'))
    expect(leftAt(t, 'fight').offers()).toEqual(['equipment/empty-bottle', 'discovery/old-machete', PASS])
  })
})

describe('Pipe & Tobacco', () => {
  const pipe = (scene: Scene) => table({ ...owned(PIPE), ...scene }).everywhere()

  rule('RC-USE-03 RC-ABIL-SOLD-05', 'pays for Frenzy when the Beast is seen', () => {
    const t = pipe({
      characters: ['soldier', 'cook'],
      phase: 'action',
      resolving: true,
      huntingDeck: ['beast/fox'],
      people: { soldier: { determination: 1 } },
    }).play(...hunt('soldier'))
    t.asks('fight')
    expect(t.offers()).not.toContain('ability/frenzy')
    t.choose(`${PIPE}/soldier`).choose('ability/frenzy')
    passed(t)
      .has({ people: { soldier: { wounds: 0, determination: 0 } }, levels: { weapons: 0 } })
      .settled()
  })

  rule('RC-USE-03', 'is for anybody, also for who does not fight', () => {
    const t = pipe({ phase: 'action', resolving: true, huntingDeck: ['beast/fox'] }).play(...hunt('carpenter'))
    t.asks('fight', 'cook').choose(`${PIPE}/cook`, 'fight')
    passed(t)
      .has({ people: { cook: { determination: 2 }, carpenter: { wounds: 2, determination: 0 } } })
      .settled()
  })

  rule('RC-USE-03 RC-ABIL-CARP-06 RC-DICE-08', 'pays for a reroll when the dice are seen', () => {
    const t = pipe({
      phase: 'action',
      resolving: true,
      rolls: {
        'die.build.wound': ['blank'],
        'die.build.success': ['failure', 'success'],
        'die.build.adventure': ['blank'],
      },
    }).play('build', stack('build', 'carpenter'))
    t.asks('rolled').choose(`${PIPE}/carpenter`).choose('ability/craftsmanship/success')
    passed(t)
      .has({ levels: { weapons: 1 }, people: { carpenter: { determination: 0 } } })
      .settled()
  })

  rule('RC-USE-03 RC-ABIL-COOK-05 RC-WEA-17', 'pays for Hooch when the clouds are seen', () => {
    const t = pipe({ weatherTokens: { rain: true }, people: { cook: { determination: 1 } } }).play('weather')
    t.asks('weather').choose(`${PIPE}/cook`).choose('ability/hooch/ignore-rain')
    passed(t)
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0, determination: 0 } } })
      .settled()
  })

  rule('RC-USE-03 RC-USE-12 RC-ABIL-COOK-03', 'pays for Stone Soup when food is demanded', () => {
    const rain = { weatherTokens: { rain: true }, available: { wood: 1 }, people: { cook: { determination: 1 } } }
    const t = passedTo(pipe(rain).play('weather'), 'demand').choose(`${PIPE}/cook`).choose('ability/stone-soup')
    passed(t)
      .has({ available: { food: 0, wood: 0 }, people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .settled()
  })

  rule('RC-USE-12 RC-UNMET-05', 'only the one who must give tokens is asked about it', () => {
    const t = table({ ...owned(PIPE), morale: -1 })
      .play('morale')
      .asks('demand', 'carpenter')
    expect(t.offers('demand')).toEqual([`${PIPE}/carpenter`, PASS])
    t.choose(`${PIPE}/carpenter`)
    passed(t)
      .has({ people: { carpenter: { determination: 1, wounds: 0 } } })
      .settled()
  })
})

describe('between Event and Morale', () => {
  const tobacco = (morale: number) =>
    table({ morale, availableDiscoveries: ['discovery/tobacco'], people: { carpenter: { determination: 1 } } })

  rule('RC-DISC-19 RC-USE-07 RC-MOR-02', 'Tobacco saves a token, where one would be lost', () => {
    tobacco(-1)
      .play('morale')
      .asks('beforeMorale', 'table')
      .choose('discovery/tobacco')
      .changed({ morale: 0, availableDiscoveries: [], removed: ['discovery/tobacco'], phase: 'morale' })
      .settled()
    tobacco(-1)
      .play('morale')
      .choose(PASS)
      .changed({ people: { carpenter: { determination: 0 } }, phase: 'morale' })
      .settled()
    tobacco(0).play('morale').changed({ phase: 'morale' }).settled()
    tobacco(0)
      .everywhere()
      .play('morale')
      .choose('discovery/tobacco', 'beforeMorale')
      .has({ morale: 1, people: { carpenter: { determination: 2 } } })
      .settled()
  })
})

describe('demands', () => {
  rule('RC-SCN1-10 RC-USE-12 RC-MOR-06', 'the Medallion answers a demand for tokens', () => {
    const low = () => table({ morale: -2, availableDiscoveries: ['castaways/medallion-of-a-lady'] }).play('morale')
    const t = low().asks('demand', 'table').choose('castaways/medallion-of-a-lady')
    for (const person of ['carpenter', 'cook', 'carpenter']) t.choose(person, 'whoGains')
    t.has({ people: { carpenter: { determination: 0, wounds: 0 }, cook: { determination: 1, wounds: 0 } } }).settled()
    low()
      .choose(PASS)
      .has({ people: { carpenter: { wounds: 2 } }, availableDiscoveries: ['castaways/medallion-of-a-lady'] })
      .settled()
  })

  rule('RC-DISC-03 RC-USE-12', 'a Goat that is declined is not offered again for the next unit', () => {
    const rain = () =>
      table({
        round: 4,
        available: { wood: 2 },
        levels: { weapons: 1 },
        availableDiscoveries: ['discovery/goat'],
        rolls: { 'die.weather.rain': ['rain-2'] },
      }).play('weather')
    rain()
      .choose(PASS, 'demand')
      .has({
        availableDiscoveries: ['discovery/goat'],
        available: { wood: 0, food: 0, fur: 0 },
        people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } },
      })
      .settled()
    rain()
      .choose('discovery/goat', 'demand')
      .has({ available: { food: 0, fur: 1 }, people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
  })
})
