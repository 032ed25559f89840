// Attacks on villages and on the City.
import { CHARACTERS } from '@landfall/crusoe'
import { lead, leaders, places, plan, resolve, type Scene, stack } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt, supportOf } from '../../../../test/open-questions.ts'
import { packs } from '../../../../test/spoken.ts'
import { boardOf } from '../../../board/board-of.ts'
import {
  attackCity,
  attackVillage,
  burnt,
  event,
  finding,
  planning,
  type Table,
  table,
  two,
  village,
  wounds,
} from './scenes.ts'

const CITY = 'hunt/cannibal-island/city/A4'
const attacks = (t: Table): readonly string[] => places(t).filter((id) => id.includes('cannibal-island/'))

describe('attacks', () => {
  const villages: Scene = {
    characters: ['carpenter', 'cook'],
    tiles: { A1: 5, C1: 6, C2: 9 },
    numbers: { A1: 1, C1: 2 },
    lastNumber: 2,
    round: 5,
  }

  rule('RC-SCN5-09 RC-HUNT-01', 'a Hunt of 2 pawns, wherever the village lies and without any Beast', () => {
    const far: Scene = { tiles: { C3: 5, A1: 9 }, numbers: { C3: 1 } }
    const t = planning(far)
    expect(places(t)).not.toContain('hunt')
    expect(attacks(t)).toEqual([village('C3')])
    lead(t, village('C3'), 'cook')
    expect(t.offers('support')).toEqual(['carpenter', 'cook'])
    t.choose('carpenter')
    expect(t.state.plan).toMatchObject([
      {
        action: 'hunt',
        target: { kind: 'special', special: 'cannibal-island/village', space: 'C3' },
        leader: 'cook',
        support: ['carpenter'],
        certain: false,
      },
    ])
    expect(attacks(t)).toEqual([])
    t.settled('plan')
  })

  rule('RC-SCN5-09 RC-HUNT-02', 'each village once a round, beside as many Hunts as there are Beasts', () => {
    const t = planning({ ...villages, characters: CHARACTERS, huntingDeck: ['beast/fox'] })
    expect(attacks(t)).toEqual([village('A1'), village('C1')])
    plan(t, village('A1'), 'cook', 'cook')
    expect(attacks(t)).toEqual([village('C1')])
    expect(places(t)).toContain('hunt')
    plan(t, 'hunt', 'carpenter', 'carpenter')
    expect(places(t)).not.toContain('hunt')
    plan(t, village('C1'), 'soldier', 'soldier')
    expect(attacks(t)).toEqual([])
    t.settled('plan')
  })

  rule('RC-SCN5-15 RC-FRI-05', 'Friday leads no attack, but may support one; so may the Dog', () => {
    const t = planning({
      ...villages,
      tiles: { A1: 5, A4: 4, A2: 1, A3: 9 },
      friday: true,
      dog: true,
      numbers: { A1: 1, A4: 6 },
    })
    for (const target of [village('A1'), CITY]) {
      expect(leaders(t, target)).toEqual(['carpenter', 'cook'])
      expect(supportOf(t, target)).toEqual(
        target === CITY ? ['carpenter', 'friday'] : ['carpenter', 'cook', 'friday', 'dog'],
      )
      t.choose(target === CITY ? 'friday' : 'dog')
    }
    expect(t.state.plan.map(({ leader, support }) => [leader, ...support])).toEqual([
      ['cook', 'dog'],
      ['cook', 'friday'],
    ])
    t.settled('plan')
    const alone = planning({
      characters: ['cook'],
      friday: true,
      tiles: { A1: 5 },
      numbers: { A1: 1 },
      limits: { onePawn: ['cook'] },
    })
    plan(alone, 'rest', 'cook')
    expect(attacks(leftAt(alone, 'plan'))).toEqual([])
  })

  rule('RC-SCN5-14 RC-SCN5-05', 'the City only once it is found, and only where explored tiles lead to it', () => {
    const way = { A1: 1, A2: 3, A3: 9, A4: 4 } as const
    expect(attacks(leftAt(planning({ tiles: way }), 'plan'))).toEqual([CITY])
    // Still face down.
    expect(attacks(leftAt(planning({ tiles: { A1: 1, A2: 3, A3: 9 } }), 'plan'))).toEqual([])
    // A gap, or a tile that was turned face down.
    expect(attacks(leftAt(planning({ tiles: { A1: 1, A3: 9, A4: 4 } }), 'plan'))).toEqual([])
    expect(attacks(leftAt(planning({ tiles: way, island: { A2: { inaccessible: true } } }), 'plan'))).toEqual([])
    expect(attacks(leftAt(planning({ tiles: way, island: { A4: { inaccessible: true } } }), 'plan'))).toEqual([])
    // Over a village too, and from next door.
    expect(attacks(leftAt(planning({ tiles: { ...way, A2: 5 }, numbers: { A2: 1 } }), 'plan'))).toEqual([
      village('A2'),
      CITY,
    ])
    expect(attacks(leftAt(planning({ camp: 'B4', tiles: { B4: 9, A4: 4 } }), 'plan'))).toEqual([CITY])
    const done = { 'cannibal-island': { burnt: [], cityBurnt: true } }
    expect(attacks(leftAt(planning({ tiles: way, scenarioState: done }), 'plan'))).toEqual([])
  })

  rule(
    'RC-EX-76 RC-SCN5-10 RC-SCN5-11',
    'three totem tiles, one covered, weapon level 5: strength 6 and 1 wound',
    () => {
      const t = attackVillage('C1', 'cook', {
        tiles: { A1: 5, C1: 6, B2: 7 },
        numbers: { A1: 1, C1: 2, B2: 3 },
        markers: { A1: ['burnt'] },
        ...burnt(1),
        levels: { weapons: 5 },
      })
      expect(t.happened('fightBegan')).toMatchObject([{ fighters: ['cook'], strength: 6 }])
      expect(wounds(t, ...two)).toEqual([0, 1])
      t.has({
        scenarioState: { 'cannibal-island': { burnt: [1, 2], cityBurnt: false } },
        markers: { C1: ['burnt'] },
      }).settled()
    },
  )

  rule(
    'RC-SCN5-10 RC-SCN5-20',
    'its own totem counts, a fifth one and the face-up City do, a face-down tile does not',
    () => {
      const strength = (scene: Scene): unknown =>
        attackVillage('A1', 'cook', scene).happened('fightBegan')[0]?.['strength']
      const own: Scene = { tiles: { A1: 5 }, numbers: { A1: 1 }, levels: { weapons: 12 } }
      expect(strength(own)).toBe(5)
      expect(strength({ ...own, tiles: { A1: 5, A4: 4 } })).toBe(6)
      expect(strength({ ...own, tiles: { A1: 5, A2: 2, A3: 6, B2: 7, B3: 10 } })).toBe(9)
      expect(strength({ ...own, tiles: { A1: 5, A2: 2, A3: 6, B2: 7, B3: 10, A4: 4 } })).toBe(10)
      expect(strength({ ...own, tiles: { A1: 5, A2: 2 }, island: { A2: { inaccessible: true } } })).toBe(5)
      expect(strength({ ...own, tiles: { A1: 5, A2: 9, B2: 1 } })).toBe(5)
      // A marker on the terrain covers no totem.
      expect(strength({ ...own, island: { A1: { terrainCovered: true } } })).toBe(5)
    },
  )

  rule('RC-SCN5-11 RC-FIGHT-04', 'exactly enough, one short and more than enough; nothing else is lost or won', () => {
    const against = (weapons: number) =>
      attackVillage('A1', 'cook', {
        tiles: { A1: 5 },
        numbers: { A1: 1 },
        levels: { weapons },
        huntingDeck: ['beast/fox'],
      })
    for (const [weapons, hurt, morale] of [
      [6, 0, 0],
      [5, 0, 0],
      [4, 1, 0],
      [0, 5, -1],
    ] as const) {
      against(weapons)
        .changed({
          people: { cook: { wounds: hurt } },
          morale,
          markers: { A1: ['burnt'] },
          scenarioState: { 'cannibal-island': { burnt: [1] } },
          attempted: [village('A1')],
        })
        .settled()
    }
  })

  rule('RC-SCN5-11 RC-FIGHT-03 RC-ABIL-SOLD-05', 'Pistol, Blowpipe and Frenzy count, each for one attack', () => {
    const t = attackVillage('A1', 'soldier', {
      characters: ['soldier', 'cook'],
      tiles: { A1: 5, B2: 6 },
      numbers: { A1: 1 },
      kept: [{ card: 'equipment/pistol', uses: 2 }],
      availableDiscoveries: ['cannibal-island/blowpipe'],
    })
    t.asks('fight').choose('equipment/pistol').choose('cannibal-island/blowpipe')
    t.choose(PASS)
    expect(wounds(t, 'soldier', 'cook')).toEqual([1, 0])
    t.has({
      levels: { weapons: 0 },
      removed: ['cannibal-island/blowpipe'],
      kept: [{ card: 'equipment/pistol', uses: 1, usedThisRound: true }],
    })
    t.settled()
    const frenzy = attackCity('soldier', {
      characters: ['soldier', 'cook'],
      levels: { weapons: 8 },
      people: { soldier: { determination: 4 } },
      ...burnt(1, 2, 3, 4),
    })
    expect(frenzy.happened('fightBegan')).toMatchObject([{ strength: 9 }])
    frenzy
      .asks('fight', 'soldier')
      .choose(PASS)
      .has({ people: { soldier: { wounds: 1 } }, scenarioState: { 'cannibal-island': { cityBurnt: true } } })
      .settled()
    const raging = attackVillage('A1', 'soldier', {
      characters: ['soldier', 'cook'],
      tiles: { A1: 5 },
      numbers: { A1: 1 },
      people: { soldier: { determination: 4 } },
    }).choose('ability/frenzy')
    expect(wounds(raging, 'soldier')).toEqual([2])
    raging.settled()
    // Somebody else's attack is not the Soldier's.
    const cooks = attackVillage('A1', 'cook', {
      characters: ['soldier', 'cook'],
      tiles: { A1: 5 },
      numbers: { A1: 1 },
      people: { soldier: { determination: 4 } },
    })
    expect(wounds(cooks, 'soldier', 'cook')).toEqual([0, 5])
    cooks.settled()
  })

  rule('RC-SCN5-12 RC-END-02', 'the village burns if the attacker lives', () => {
    const t = attackVillage('A1', 'cook', { ...villages, people: { cook: { wounds: 6 } } })
    t.has({
      markers: { A1: ['burnt'] },
      scenarioState: { 'cannibal-island': { burnt: [1] } },
      numbers: { A1: 1, C1: 2 },
    })
    t.settled()
    expect(attacks(leftAt(t.play('planning'), 'plan'))).toEqual([village('C1')])
    const dead = attackVillage('A1', 'cook', { ...villages, people: { cook: { wounds: 7 } } })
    dead
      .ended('lost', 'death')
      .has({ scenarioState: { 'cannibal-island': { burnt: [] } } })
      .settled()
  })

  rule(
    'RC-SCN5-10 RC-SCN5-13 RC-RES-02',
    'the strength is that of the moment: what burns first makes the rest weaker',
    () => {
      const t = planning({
        ...villages,
        characters: CHARACTERS,
        tiles: { A1: 5, C1: 6, B2: 1, B3: 3, B4: 9, A4: 4 },
        levels: { weapons: 7 },
      })
      plan(t, village('A1'), 'cook', 'cook')
      plan(t, village('C1'), 'soldier', 'soldier')
      plan(t, CITY, 'carpenter', 'carpenter')
      resolve(t)
      // 4 + 3 totems, then 4 + 2, then 21 − 6.
      expect(t.happened('fightBegan').map((fight) => fight['strength'])).toEqual([7, 6, 15])
      expect(wounds(t, 'cook', 'soldier', 'carpenter')).toEqual([0, 0, 8])
      t.settled()
    },
  )

  rule('RC-EX-77 RC-SCN5-13', 'with 2 burnt villages the City has strength 15', () => {
    for (const [numbers, strength] of [
      [[], 21],
      [[1], 18],
      [[1, 3], 15],
      [[2, 3, 4], 12],
      [[1, 2, 3, 4], 9],
    ] as const) {
      const t = attackCity('cook', { levels: { weapons: strength - 1 }, ...burnt(...numbers) })
      expect(t.happened('fightBegan')).toMatchObject([{ fighters: ['cook'], strength }])
      t.changed({
        people: { cook: { wounds: 1 } },
        scenarioState: { 'cannibal-island': { cityBurnt: true } },
        attempted: [CITY],
      }).settled()
    }
  })

  rule('RC-SCN5-27 RC-TOK-09 RC-TOK-14', 'Greater Danger waits for a Beast, a Time-Consuming token does not', () => {
    const danger = attackVillage('A1', 'cook', {
      ...villages,
      levels: { weapons: 6 },
      actionTokens: { hunt: ['greaterDanger'] },
    })
    expect(danger.happened('fightBegan')).toMatchObject([{ strength: 6 }])
    expect(wounds(danger, ...two)).toEqual([0, 0])
    danger.has({ actionTokens: { hunt: ['greaterDanger'] } }).settled()
    const city = attackCity('cook', { levels: { weapons: 21 }, actionTokens: { hunt: ['greaterDanger'] } })
    expect(city.happened('fightBegan')).toMatchObject([{ strength: 21 }])
    city.has({ actionTokens: { hunt: ['greaterDanger'] } }).settled()
    const beast = table({
      phase: 'action',
      huntingDeck: ['beast/fox'],
      actionTokens: { hunt: ['greaterDanger'] },
      levels: { weapons: 2 },
    })
    beast
      .play('hunt', stack('hunt', 'cook'))
      .has({ actionTokens: { hunt: [] }, people: { cook: { wounds: 1 } } })
      .settled()
    const slow = planning({ ...villages, characters: CHARACTERS, actionTokens: { hunt: ['timeConsuming'] } })
    plan(slow, village('A1'), 'cook', 'cook', 'carpenter')
    slow.has({ actionTokens: { hunt: [] } })
    expect(slow.state.plan).toMatchObject([{ support: ['cook', 'carpenter'], tokens: ['timeConsuming'] }])
    plan(slow, village('C1'), 'soldier', 'soldier')
    slow.settled('plan')
  })

  rule('RC-SCN5-12 RC-SCN5-13', 'a burnt village does not burn again, even if its black marker is removed', () => {
    const t = planning({ ...villages, markers: {}, ...burnt(1) })
    expect(attacks(t)).toEqual([village('C1')])
    expect(boardOf(t.session.view(), packs.en).scenario.parts).toMatchObject([
      { figure: 18 },
      { figure: 6 },
      {},
      {},
      {},
    ])
    t.settled('plan')
  })

  rule('RC-SCN5-12 RC-TERM-14', 'a tile that is lost and comes back has a totem, but no village', () => {
    const quake: Scene = {
      tiles: { A1: 5 },
      numbers: { A1: 1 },
      lastNumber: 1,
      markers: { A1: ['burnt'] },
      ...burnt(1, 2, 3),
      shelterBuilt: true,
    }
    const t = event('event/precipice', quake)
    t.has({ island: { A1: { inaccessible: true } }, scenarioState: { 'cannibal-island': { burnt: [1, 2, 3] } } })
    expect([t.state.numbers.A1, t.state.markers.A1]).toEqual([undefined, undefined])
    expect(boardOf(t.session.view(), packs.en).scenario.parts).toMatchObject([
      { figure: 12 },
      { figure: 4 },
      { has: 3 },
      {},
      {},
    ])
    const back = table({ ...quake, numbers: {}, markers: {}, phase: 'action' })
    expect(attacks(leftAt(back.play('planning'), 'plan'))).toEqual([])
    expect(boardOf(back.session.view(), packs.en).scenario.parts).toMatchObject([
      { figure: 12 },
      { figure: 5 },
      { has: 3 },
      {},
      {},
    ])
    const standing = event('event/precipice', { tiles: { A1: 5 }, numbers: { A1: 1 }, lastNumber: 1 })
    expect(attacks(leftAt(standing.play('planning'), 'plan'))).toEqual([])
    // The next village is still the second.
    finding(6, { lastNumber: 1 })
      .has({ numbers: { A1: 2 } })
      .settled()
  })
})
