// Wreckage and Starting Equipment.
import { EQUIPMENT_IDS, WRECKAGE_IDS, type WreckageId } from '@landfall/crusoe'
import { mayJoin, places, plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { ThreatId } from '../../src/cards/decks.ts'
import { packs } from '../spoken.ts'
import { act, met } from './helpers.ts'

describe('Wreckage', () => {
  /** What the carpenter brings with this many pawns. */
  const wreck = (card: ThreatId, pawns: 1 | 2, scene: Scene = {}) => act(card, scene, pawns)

  rule('RC-THR-09', 'one pawn for the small reward or two for the large one, as planned', () => {
    const t = planning({ threats: { right: 'wreckage/food-crates' } })
    expect(places(t).filter((id) => id.startsWith('threat/'))).toEqual(['threat/right/1', 'threat/right/2'])
    plan(t, 'threat/right/1', 'cook')
    expect(places(t).filter((id) => id.startsWith('threat/'))).toEqual([])
    t.play('threat', t.state.plan[0])
      .changed({
        future: { food: 1 },
        removed: ['wreckage/food-crates'],
        threats: { right: undefined },
        attempted: ['threat/right/1'],
      })
      .settled()
    const large = planning({ threats: { right: 'wreckage/food-crates' } })
    plan(large, 'threat/right/2', 'cook', 'carpenter')
    large
      .play('threat', large.state.plan[0])
      .has({ future: { food: 1, nonperishable: 1 }, removed: ['wreckage/food-crates'] })
      .settled()
    expect(large.state.threats).toEqual({})
  })

  rule('RC-THR-11 RC-THR-12 RC-THR-13 RC-DECK-10', 'what each of the three brings, for later', () => {
    const brings = (
      card: ThreatId,
      pawns: 1 | 2,
      brought: Pick<Scene, 'future' | 'futureEquipment'>,
      scene: Scene = {},
    ) =>
      wreck(card, pawns, scene)
        .changed({ ...met(card), attempted: [`threat/right/${pawns}`], ...brought })
        .settled()
    brings('wreckage/food-crates', 1, { future: { food: 1 } })
    brings('wreckage/food-crates', 2, { future: { food: 1, nonperishable: 1 } })
    brings('wreckage/lifeboat', 1, { future: { wood: 1 } })
    brings('wreckage/lifeboat', 2, { future: { wood: 2 } })
    brings('wreckage/captains-chest', 1, { future: { wood: 1 } })
    brings(
      'wreckage/captains-chest',
      2,
      { future: { wood: 1 }, futureEquipment: ['equipment/bible'] },
      { rolls: { 'deck.equipment': ['equipment/bible'] } },
    )
  })

  test('RC-BOARD-08 RC-THR-10 RC-DECK-10 there are three: Food Crates, Wrecked Lifeboat and Captain’s Chest', () => {
    const inBox: WreckageId[] = ['wreckage/captains-chest', 'wreckage/food-crates', 'wreckage/lifeboat']
    expect(WRECKAGE_IDS).toEqual(expect.arrayContaining(inBox))
    expect(inBox.map((id) => packs.en.cards[id].title)).toEqual(["Captain's Chest", 'Food Crates', 'Wrecked Lifeboat'])
  })

  rule('RC-CARD-CAPTAINSCHEST-01', 'the equipment is one of those that are not in use', () => {
    const chest = (scene: Scene) => wreck('wreckage/captains-chest', 2, scene)
    for (const card of EQUIPMENT_IDS) {
      chest({ rolls: { 'deck.equipment': [card] } })
        .has({ futureEquipment: [card] })
        .settled()
      // All but this one are in play, or used up.
      const others = EQUIPMENT_IDS.filter((id) => id !== card)
      chest({ kept: others.map((id) => ({ card: id, uses: 1 })) })
        .has({ futureEquipment: [card] })
        .settled()
      chest({ removed: others })
        .has({ futureEquipment: [card] })
        .settled()
    }
  })

  rule('RC-CARD-CAPTAINSCHEST-02', 'it is available after the Action Phase', () => {
    const t = wreck('wreckage/captains-chest', 2, { rolls: { 'deck.equipment': ['equipment/biscuits'] } })
    t.has({ kept: [], futureEquipment: ['equipment/biscuits'] })
    t.play('actionsEnd')
      .has({ kept: [{ card: 'equipment/biscuits', uses: 2 }], futureEquipment: [] })
      .settled()
  })
})

describe('Starting Equipment', () => {
  const FOUR = ['carpenter', 'cook', 'explorer', 'soldier'] as const
  const arrange = (scene: Scene) =>
    table({
      phase: 'action',
      kept: [{ card: 'equipment/bible', uses: 2 }],
      people: { carpenter: { wounds: 3 }, cook: { wounds: 3 } },
      ...scene,
    }).play('arrange', stack('arrange', 'carpenter'))

  rule('RC-CARD-BIBLE-01', 'arranging the camp with the Bible gives 1 more token and heals 1 wound', () => {
    const read = arrange({}).asks('arranged', 'carpenter').choose('equipment/bible/carpenter').choose(PASS)
    read.has({
      morale: 1,
      people: { carpenter: { determination: 3, wounds: 2 }, cook: { determination: 0, wounds: 3 } },
    })
    const [bible] = read.state.kept
    expect(bible).toMatchObject({ card: 'equipment/bible', uses: 1 })
    read.settled()
    arrange({})
      .choose(PASS)
      .changed({ morale: 1, people: { carpenter: { determination: 2 } }, attempted: ['arrange/arrange'] })
      .settled()
  })

  rule('RC-CARD-BIBLE-02', 'both uses may be spent in one round', () => {
    arrange({})
      .choose('equipment/bible/carpenter')
      .choose('equipment/bible/carpenter')
      .has({ people: { carpenter: { determination: 4, wounds: 1 } }, kept: [], removed: ['equipment/bible'] })
      .settled()
  })

  rule('RC-CARD-BIBLE-02 RC-EX-70', 'with four players also when morale was chosen', () => {
    const t = arrange({ characters: FOUR }).choose('morale').choose('equipment/bible/carpenter').choose(PASS)
    t.has({ morale: 1, people: { carpenter: { determination: 1, wounds: 2 }, cook: { determination: 0, wounds: 3 } } })
    t.settled()
  })

  rule('RC-CARD-HAMMER-01', 'each use is a pawn that supports a Build Action, both in one round', () => {
    const t = planning({
      available: { wood: 3 },
      tiles: { A1: 5 },
      kept: [{ card: 'equipment/hammer-and-nails', uses: 2 }],
    })
    plan(t, 'gather/A1/wood', 'cook')
    expect(mayJoin(t)).toEqual(['carpenter', 'cook'])
    plan(t, 'build/weapons', 'cook', 'equipment/hammer-and-nails')
    plan(t, 'build/weapons', 'carpenter', 'equipment/hammer-and-nails')
    // No more of them, and nobody else: the last pawn of the Carpenter goes alone.
    plan(t, 'build/weapons', 'carpenter').settled('plan')
    expect(t.state.plan.at(-1)).toMatchObject({ leader: 'carpenter', support: [] })
    expect(mayJoin(t)).toEqual([])
  })

  rule('RC-CARD-HAMMER-01', 'a marker is spent with the Action it supports', () => {
    const build = (id: number) =>
      stack('build', 'cook', {
        id,
        target: { kind: 'building', building: 'weapons' },
        support: ['equipment/hammer-and-nails'],
        certain: true,
      })
    const t = table({ phase: 'action', kept: [{ card: 'equipment/hammer-and-nails', uses: 2 }] }).play(
      'build',
      build(1),
    )
    expect(t.state.kept[0]?.uses).toBe(1)
    t.play('build', build(2))
      .has({ levels: { weapons: 2 }, kept: [], removed: ['equipment/hammer-and-nails'] })
      .settled()
  })
})
