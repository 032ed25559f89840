import { lead, plan, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { EDITION_IDS, type EditionId } from '../../src/editions.ts'
import { none } from '../../src/fresh.ts'
import { supportOf, type Table } from '../open-questions.ts'
import { begin, dice, eventOn, meets, offered, on, planningOn } from './tables.ts'

describe('Items and tokens', () => {
  const flooded = (edition: EditionId, scene: Scene = {}) =>
    eventOn(edition, 'event/flood', {
      items: ['invention/map', 'invention/bricks'],
      levels: { palisade: 1 },
      ...scene,
    }).choose('0')

  rule('RC-ED-07', 'a flipped Item is gone at once', () => {
    flooded('first')
      .choose('invention/bricks')
      .has({ items: ['invention/map'], flipped: [], levels: { palisade: 0 } })
      .settled()
    flooded('second')
      .choose('invention/bricks')
      .has({
        items: ['invention/map', 'invention/bricks'],
        flipped: [{ item: 'invention/bricks', rebuilt: false }],
        levels: { palisade: 0 },
      })
      .settled()
    const lost = flooded('first').choose('invention/map')
    expect(lost.state.inventions).toContain('invention/map')
    expect(supportOf(lost.play('planning'), 'explore/A1')).not.toContain('invention/map')
    const kept = flooded('second').choose('invention/map').play('planning')
    expect(supportOf(kept, 'explore/A1')).toContain('invention/map')
  })

  rule('RC-ED-07', 'a pawn that is in use stays, and the token of a lost Item goes', () => {
    const explore = stack('explore', 'cook', {
      id: 2,
      target: { kind: 'space', space: 'C1' },
      support: ['invention/map'],
      certain: true,
    })
    const t = meets('first', 'build/broken-tool', {
      items: ['invention/map'],
      plan: [explore],
      islandStack: [3],
    })
    t.has({ items: [], plan: [explore] })
    t.play('explore', explore)
      .has({ island: { C1: { tile: 3 } } })
      .settled()
    const snare: Scene = { items: ['invention/snare'], island: { B1: { additionalFood: [{ by: 'invention/snare' }] } } }
    eventOn('first', 'event/flood', snare)
      .choose('0')
      .has({ items: [], island: { B1: { additionalFood: [] } } })
      .settled()
    eventOn('second', 'event/flood', snare)
      .choose('0')
      .has({ items: ['invention/snare'], island: { B1: { additionalFood: [{ by: 'invention/snare' }] } } })
      .settled()
  })

  rule('RC-ED-08', 'a Reroll token is used up by the next roll, success or not', () => {
    const build = (edition: EditionId, ...success: readonly string[]) =>
      on(edition, { phase: 'action', actionTokens: { build: ['reroll'] }, rolls: dice('build', success) }).play(
        'build',
        stack('build', 'cook', { target: { kind: 'building', building: 'weapons' } }),
      )
    build('first', 'failure')
      .has({ levels: { weapons: 0 }, actionTokens: { build: [] } })
      .settled()
    build('second', 'failure')
      .has({ levels: { weapons: 0 }, actionTokens: { build: ['reroll'] } })
      .settled()
    for (const edition of EDITION_IDS) {
      build(edition, 'success', 'failure')
        .has({ levels: { weapons: 0 }, actionTokens: { build: [] } })
        .settled()
      on(edition, { phase: 'action', actionTokens: { build: ['reroll'] } })
        .play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
        .has({ levels: { weapons: 1 }, actionTokens: { build: ['reroll'] } })
        .settled()
    }
  })

  rule('RC-ED-09 RC-ED-10', 'Greater Danger wounds the leader, even in camp, when the pawns are placed', () => {
    for (const edition of EDITION_IDS) {
      const t = planningOn(edition, { characters: ['cook'], islandTokens: { B1: ['greaterDanger'] } })
      plan(t, 'arrange', 'cook')
      plan(t, 'arrange', 'cook').choose('confirm')
      t.has({ people: { cook: { wounds: 2 } }, islandTokens: { B1: ['greaterDanger'] } }).settled()
    }
  })

  rule('RC-ED-11', 'a Time-Consuming token on the tile of the camp slows what is done there', () => {
    for (const edition of EDITION_IDS) {
      const t = planningOn(edition, { islandTokens: { B1: ['timeConsuming'] } })
      lead(t, 'rest', 'cook').asks('support').choose('carpenter').settled('plan')
    }
  })

  rule('RC-ED-12', 'the Additional Wood token is gone after the next Build with wood, even if that fails', () => {
    const failed = (edition: EditionId) =>
      on(edition, { phase: 'action', rolls: dice('build', ['failure']) }).play(
        'build',
        stack('build', 'cook', {
          target: { kind: 'building', building: 'weapons' },
          paid: { wood: 2 },
          tokens: ['additionalWood'],
        }),
      )
    failed('first')
      .has({ actionTokens: { build: [] }, available: { wood: 2 }, woodTokenBack: false })
      .settled()
    failed('second')
      .has({ actionTokens: { build: ['additionalWood'] }, available: { wood: 2 }, woodTokenBack: true })
      .settled()
  })

  rule('RC-ED-13', 'an Additional Food token in the Night space asks for a second meal', () => {
    for (const edition of EDITION_IDS) {
      on(edition, { additionalFoodAtNight: true, available: { food: 2 } })
        .play('eating')
        .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } }, additionalFoodAtNight: false })
        .settled()
    }
  })

  rule('RC-ED-14', 'a marker that cannot be placed wounds everybody', () => {
    for (const edition of EDITION_IDS) {
      // No source of the kind is left.
      eventOn(edition, 'event/thunderstorm', { island: { B1: { exhausted: ['wood'] } } })
        .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
        .settled()
      on(edition, { phase: 'action', arrangeBlocked: true, round: 2, eventDeck: ['event/bear'], eventOrder: ['event'] })
        .play('event')
        .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
        .settled()
    }
  })
})

describe('phases', () => {
  test('RC-ED-30 a scenario goes before the rules, and a card before both', () => {
    for (const edition of EDITION_IDS) {
      // RC-SCN4-08 changes prices; RC-build/hungry-predator-TREASUREMAP-01 makes an Explore Action of a card.
      const volcano: Scene = { config: { scenario: 'volcano-island' }, available: { wood: 1, fur: 1 } }
      expect(offered(edition, volcano)).toContain('build/shelter')
      expect(offered(edition, { available: { wood: 1 } })).not.toContain('build/shelter')
      expect(offered(edition, { kept: [{ card: 'treasure/treasure-map' }] })).toContain('explore/treasure/treasure-map')
    }
  })

  rule('RC-ED-31', 'an enemy lowers the Palisade after the fight', () => {
    for (const edition of EDITION_IDS) {
      on(edition, { round: 2, eventOrder: ['build/hungry-predator'], levels: { weapons: 9, palisade: 2 } })
        .play('event')
        .has({
          levels: { weapons: 9, palisade: 1 },
          available: { food: 1, fur: 1 },
          people: { carpenter: { wounds: 0 } },
        })
        .settled()
    }
  })

  rule('RC-ED-32', 'Wound die, Success die, Adventure die', () => {
    for (const edition of EDITION_IDS) {
      const explored = (wound: string, wounds: number) =>
        on(edition, {
          phase: 'action',
          exploreDeck: ['explore/old-grave'],
          people: { cook: { wounds } },
          rolls: { ...dice('explore', ['failure'], 'adventure'), 'die.explore.wound': [wound] },
        }).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' } }))
      // The card asks for a token, and the failure has brought two.
      explored('blank', 0)
        .has({ people: { cook: { wounds: 0, determination: 1 } } })
        .settled()
      // Nothing comes after a deadly wound.
      explored('wound', 12)
        .ended('lost', 'death')
        .has({ people: { cook: { determination: 0 } }, exploreDeck: ['explore/old-grave'] })
        .settled()
    }
  })

  rule('RC-ED-33', 'the weather wounds everybody in camp, and nobody outside', () => {
    for (const edition of EDITION_IDS) {
      on(edition, {
        weatherTokens: { snow: true },
        levels: { roof: 1 },
        tiles: { A1: 5 },
        outside: { cook: { space: 'A1', pack: none(), discoveries: [], treasures: [] } },
      })
        .play('weather')
        .changed({ people: { carpenter: { wounds: 1 } }, phase: 'weather', weatherTokens: { snow: false } })
        .settled()
    }
  })

  rule('RC-ED-34', 'a natural shelter helps only the character who discovered it in that very Action', () => {
    const lost = (edition: EditionId, scene: Scene) =>
      on(edition, {
        phase: 'action',
        resolving: true,
        shelterBuilt: true,
        available: { food: 9 },
        exploreDeck: ['explore/lost'],
        adventureTokens: ['explore'],
        ...scene,
      }).play('explore', stack('explore', 'cook', { certain: true }))
    const night = (t: Table) => t.play('actionsEnd').play('camping').choose('stay')
    // The cook has just found tile 11.
    for (const edition of EDITION_IDS) {
      night(lost(edition, { islandStack: [11] }))
        .has({ people: { cook: { wounds: 0 } } })
        .settled()
      night(lost(edition, { islandStack: [5] }))
        .has({ people: { cook: { wounds: 1 } } })
        .settled()
    }
    // A night on a tile that was known before.
    const known = (edition: EditionId) =>
      on(edition, {
        phase: 'night',
        shelterBuilt: true,
        tiles: { A1: 11 },
        outside: { cook: { space: 'A1', pack: none(), discoveries: [], treasures: [] } },
      })
        .play('camping')
        .choose('stay')
    known('first')
      .changed({ people: { cook: { wounds: 1 } } })
      .settled()
    known('second').changed({}).settled()
  })

  rule('RC-ED-38', 'when the Actions are over all that was gained becomes available, Treasures last', () => {
    for (const edition of EDITION_IDS) {
      const t = on(edition, {
        phase: 'action',
        future: { wood: 2 },
        futureDiscoveries: ['discovery/tobacco'],
        futureItems: ['invention/knife'],
        cardsToCome: ['treasure/whip'],
      }).play('actionsEnd')
      t.has({
        available: { wood: 2 },
        availableDiscoveries: ['discovery/tobacco'],
        items: ['invention/knife'],
        kept: [{ card: 'treasure/whip' }],
        levels: { weapons: 2 },
      }).settled()
    }
  })

  test('RC-ED-39 every Starting Equipment card has its two uses, whatever the colour of the markers', () => {
    for (const edition of EDITION_IDS) {
      const { kept, morale } = begin({ characters: ['cook', 'carpenter'], edition }).state
      expect(kept.map(({ uses }) => uses)).toEqual([2, 2])
      expect(morale).toBe(0)
    }
  })

  rule(
    'RC-ED-44',
    'what an Action demands concerns the character who takes it, any other demand concerns everybody',
    () => {
      for (const edition of EDITION_IDS) {
        meets(edition, 'build/windstorm', { shelterBuilt: true })
          .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 0 } } })
          .settled()
        on(edition, { weatherTokens: { storm: true } })
          .play('weather')
          .changed({
            people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
            phase: 'weather',
            weatherTokens: { storm: false },
          })
          .settled()
        on(edition, { morale: -2, people: { carpenter: { determination: 1 } } })
          .play('morale')
          .changed({ people: { carpenter: { wounds: 1, determination: 0 } }, phase: 'morale' })
          .settled()
      }
    },
  )
})
