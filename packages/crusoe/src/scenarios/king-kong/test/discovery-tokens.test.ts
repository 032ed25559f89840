// The Discovery tokens of scenario 7, the crew’s lost things among them.
import { join, mayJoin, plan, planning, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt, supportOf } from '../../../../test/open-questions.ts'
import { none } from '../../../fresh.ts'
import { capture, crew, dead, kong, LOST_ITEM, type Table, weather } from './scenes.ts'

describe('the special tokens', () => {
  /** A Planning stage with the Lost Item, after these losses. */
  const item = (killed: readonly number[], scene: Scene = {}, captive = false): Table =>
    planning(
      kong({ availableDiscoveries: [LOST_ITEM], scenarioState: crew({ killed: [...killed], captive }), ...scene }),
    )

  rule('RC-SCN7-22 RC-SCN7-25', 'Lights: the Flashlight is a brown pawn for one Build Action', () => {
    const t = item([], { available: { wood: 2 } })
    expect(t.offers('anyTime')).toEqual([])
    plan(t, 'build/weapons', 'cook')
    expect(mayJoin(t)).toContain(LOST_ITEM)
    resolve(join(t, LOST_ITEM))
    t.has({ levels: { weapons: 1 }, availableDiscoveries: [], removed: [LOST_ITEM] }).settled()
    expect(supportOf(item([], { tiles: { A1: 5 } }), 'gather/A1/wood')).toEqual(['carpenter', 'cook'])
    expect(supportOf(item([1], { available: { wood: 2 } }), 'build/weapons')).toEqual(['carpenter', 'cook'])
  })

  rule('RC-SCN7-22 RC-SCN7-25 RC-SCN7-26', 'Cameraman: the Wine is two tokens for the character who uses it', () => {
    const t = item(dead(1), { friday: true })
    const users = ['carpenter', 'cook', 'friday'].map((person) => `${LOST_ITEM}/${person}`)
    expect([...t.offers('anyTime')].sort()).toEqual(users)
    t.choose(`${LOST_ITEM}/cook`)
      .changed({ people: { cook: { determination: 2 } }, availableDiscoveries: [], removed: [LOST_ITEM] })
      .settled('plan')
  })

  const microphone = (scene: Scene): Table =>
    table(
      kong({
        phase: 'production',
        availableDiscoveries: [LOST_ITEM],
        numbers: { A1: 1, B2: 2 },
        scenarioState: crew({ killed: dead(2) }),
        ...scene,
      }),
    ).play('preparation')

  rule(
    'RC-SCN7-22 RC-SCN7-25 RC-SCN7-27 RC-USE-14',
    'Sound: the Microphone rolls all the dice of the round early',
    () => {
      expect(leftAt(item(dead(2), { numbers: { A1: 1 } }), 'plan').offers('anyTime')).toEqual([])
      const t = microphone({ available: { food: 3 }, rolls: { 'die.weather.animals': ['food', 'blank'] } })
      t.choose(LOST_ITEM).has({ weather: { animals: ['food', 'blank'] }, available: { food: 3 }, phase: 'action' })
      t.play('weather')
        .has({ available: { food: 2 } })
        .settled()
      expect(t.state.weather).toBeUndefined()
    },
  )

  rule('RC-SCN7-27 RC-SCN7-10', 'a lair that is found afterwards adds its die, and what was rolled stands', () => {
    const rolled: Scene = { weather: { clouds: [], animals: ['food', 'blank'] }, available: { food: 4 } }
    const t = table(
      kong({
        ...rolled,
        phase: 'action',
        resolving: true,
        numbers: { A1: 1, B2: 2 },
        tiles: { A1: 5, B2: 6 },
        islandStack: [4],
        rolls: { 'die.weather.animals': ['food'] },
      }),
    ).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'C1' }, certain: true }))
    t.play('weather').has({ available: { food: 2 } })
    expect(t.happened('weatherRolled')).toMatchObject([{ animals: ['food', 'blank', 'food'] }])
    t.settled()
    // A lair that is lost takes none back.
    table(kong({ ...rolled, numbers: { A1: 1 } }))
      .play('weather')
      .has({ available: { food: 3 } })
      .settled()
  })

  rule('RC-SCN7-22 RC-SCN7-25', 'Screenwriter: the Script shows the top card of the Event deck', () => {
    const t = item(dead(3), { eventDeck: ['event/argument', 'event/bear'], eventOrder: ['event', 'event'] })
    t.choose(LOST_ITEM)
    t.has({ eventTop: 'event/bear', eventDeck: ['event/argument'], availableDiscoveries: [] }).settled('plan')
    // Not at a Beast that lies beside it.
    const beside: Scene = { waitingBeast: ['beast/fox'], round: 2 }
    item(dead(3), { ...beside, eventDeck: ['event/bear'], eventOrder: ['event'] })
      .choose(LOST_ITEM)
      .has({ eventTop: 'event/bear' })
      .settled('plan')
    expect(leftAt(item(dead(3), beside), 'plan').offers('anyTime')).toEqual([])
  })

  rule('RC-SCN7-22 RC-SCN7-25', 'Make-up Artist and Director: nothing', () => {
    for (const killed of [dead(4), dead(8)]) {
      const t = item(killed)
      expect(t.offers('anyTime')).toEqual([])
      t.has({ availableDiscoveries: [LOST_ITEM] }).settled('plan')
    }
    expect(supportOf(item(dead(4), { available: { wood: 1 } }), 'build/weapons')).toEqual(['carpenter', 'cook'])
  })

  rule('RC-SCN7-22 RC-SCN7-25', 'Actress: the Autographed Photos raise morale', () => {
    item(dead(5))
      .choose(LOST_ITEM)
      .changed({ morale: 1, availableDiscoveries: [], removed: [LOST_ITEM] })
      .settled('plan')
    expect(leftAt(item(dead(5), { morale: 3 }), 'plan').offers('anyTime')).toEqual([])
  })

  rule('RC-SCN7-22 RC-SCN7-30', 'a captive actress is passed over, a rescued one counts again', () => {
    const t = item([...dead(5), 7], {}, true)
    t.choose(LOST_ITEM)
      .has({ levels: { weapons: 2 }, morale: 0 })
      .settled('plan')
    item([...dead(5), 7])
      .choose(LOST_ITEM)
      .has({ levels: { weapons: 0 }, morale: 1 })
      .settled('plan')
  })

  rule('RC-SCN7-22 RC-SCN7-25', 'Double: the Lucky Charm rerolls any one die once', () => {
    const charm: Scene = { availableDiscoveries: [LOST_ITEM], scenarioState: crew({ killed: dead(6) }) }
    const build = table(
      kong({
        ...charm,
        phase: 'action',
        resolving: true,
        rolls: {
          'die.build.wound': ['blank'],
          'die.build.success': ['failure', 'success'],
          'die.build.adventure': ['blank'],
        },
      }),
    ).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, paid: { wood: 1 } }))
    build.choose(LOST_ITEM)
    expect(build.offers('dieToReroll')).toEqual(['wound', 'success', 'adventure'])
    build
      .choose('success')
      .has({ levels: { weapons: 1 }, availableDiscoveries: [] })
      .settled()
    const animals = weather(['food', 'palisade', 'blank'], {
      ...charm,
      numbers: { A1: 1, B2: 2 },
      available: { food: 1 },
    })
    animals.choose(LOST_ITEM)
    expect(animals.offers('dieToReroll')).toEqual(['animals/0', 'animals/1'])
    animals
      .choose('animals/1')
      .has({ morale: 0, available: { food: 0 }, scenarioState: { 'king-kong': { killed: dead(6) } } })
    animals.settled()
    const kept = weather(['blank'], charm).choose(PASS)
    kept.has({ availableDiscoveries: [LOST_ITEM] }).settled()
  })

  rule('RC-SCN7-25 RC-CARD-PIT-01', 'the Lucky Charm rerolls the die of the Pit, before any food is taken', () => {
    const pit = (...faces: readonly string[]) =>
      table(
        kong({
          items: ['invention/pit'],
          availableDiscoveries: [LOST_ITEM],
          scenarioState: crew({ killed: dead(6) }),
          rolls: { 'die.build.wound': [...faces] },
        }),
      ).play('production')
    const before = pit('blank').asks('pit').choose(PASS)
    before.has({ availableDiscoveries: [LOST_ITEM] }).settled()
    const food = before.state.available.food
    pit('blank', 'wound')
      .asks('pit')
      .choose(LOST_ITEM)
      .has({ availableDiscoveries: [], available: { food: food + 2 } })
      .settled()
  })

  rule('RC-SCN7-22 RC-SCN7-25', 'Actor: the Revolver raises the weapon level for good, in the capture too', () => {
    item(dead(7))
      .choose(LOST_ITEM)
      .has({ levels: { weapons: 2 }, availableDiscoveries: [] })
      .settled('plan')
    const t = capture({
      levels: { weapons: 3 },
      availableDiscoveries: [LOST_ITEM],
      scenarioState: crew({ trapsSince: 4, killed: dead(7) }),
    })
    t.choose(LOST_ITEM, 'demand')
    t.has({ levels: { weapons: 0 }, people: { cook: { wounds: 0 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-22 RC-NIGHTOUT-03', 'somebody outside has the Wine alone', () => {
    const t = table(
      kong({
        phase: 'weather',
        tiles: { A1: 4 },
        available: { food: 1 },
        scenarioState: crew({ killed: dead(1) }),
        outside: {
          cook: { space: 'A1', pack: { ...none(), food: 1 }, discoveries: [LOST_ITEM], treasures: [] },
        },
      }),
    )
      .everywhere()
      .play('eating')
    t.choose(`${LOST_ITEM}/cook`).has({ people: { cook: { determination: 2 }, carpenter: { determination: 0 } } })
    t.settled()
  })

  rule('RC-SCN7-23', 'the Firecracker lets one Hungry Animals result be ignored, of the group’s choice', () => {
    const cracker: Scene = { availableDiscoveries: ['king-kong/firecracker'] }
    const t = weather(['palisade', 'blank', 'palisade'], { ...cracker, levels: { palisade: 1 } })
    t.choose('king-kong/firecracker')
    expect(t.offers('dieToIgnore')).toEqual(['animals/0', 'animals/2'])
    t.choose('animals/2')
      .has({ levels: { palisade: 0 }, morale: 0, availableDiscoveries: [], removed: ['king-kong/firecracker'] })
      .has({ scenarioState: { 'king-kong': { killed: [] } } })
      .settled()
    // There is nothing to ignore.
    weather(['blank'], cracker).changed({ phase: 'weather' }).settled()
    expect(leftAt(planning(kong(cracker)), 'plan').offers('anyTime')).toEqual([])
  })

  rule('RC-SCN7-23', 'the Giant Footprint is a green pawn, for one Explore Action', () => {
    const t = planning(kong({ availableDiscoveries: ['king-kong/giant-footprint'], islandStack: [3] }))
    plan(t, 'explore/A1', 'cook')
    expect(mayJoin(t)).toContain('king-kong/giant-footprint')
    resolve(join(t, 'king-kong/giant-footprint'))
    t.has({ island: { A1: { tile: 3 } }, availableDiscoveries: [], removed: ['king-kong/giant-footprint'] }).settled()
    const build = planning(kong({ availableDiscoveries: ['king-kong/giant-footprint'], available: { wood: 1 } }))
    expect(supportOf(build, 'build/weapons')).toEqual(['carpenter', 'cook'])
  })

  rule('RC-SCN7-28', 'the Bottle of Vodka raises morale', () => {
    planning(kong({ availableDiscoveries: ['king-kong/bottle-of-vodka'] }))
      .choose('king-kong/bottle-of-vodka')
      .changed({ morale: 1, availableDiscoveries: [], removed: ['king-kong/bottle-of-vodka'] })
      .settled('plan')
  })
})
