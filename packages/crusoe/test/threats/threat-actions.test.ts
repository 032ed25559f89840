// Threat Actions: what they ask for, what they bring, and what they undo.
import { lead, mayJoin, places, plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { act, isOffered, met, wounds } from './helpers.ts'

describe('Threat Actions', () => {
  rule('RC-THR-01', 'one for each card on a Threat space, so two at most', () => {
    const threats = (scene: Scene) => {
      const t = planning(scene)
      t.settled('plan')
      return places(t).filter((id) => id.startsWith('threat/'))
    }
    expect(threats({})).toEqual([])
    expect(threats({ threats: { left: 'event/mist' } })).toEqual(['threat/left'])
    const both: Scene = { threats: { left: 'event/mist', right: 'event/vertigo' } }
    expect(threats(both)).toEqual(['threat/left', 'threat/right'])
    const t = plan(plan(planning(both), 'threat/left', 'cook'), 'threat/right', 'cook')
    expect(places(t).filter((id) => id.startsWith('threat/'))).toEqual([])
    t.settled('plan')
  })

  rule('RC-THR-02', 'the pawns, resources, Items and weapon level that the card asks for', () => {
    expect(isOffered('event/precipice', { available: { wood: 1 } })).toBe(false)
    expect(isOffered('event/precipice', { available: { wood: 2 } })).toBe(true)
    expect(isOffered('event/night-attack', { levels: { weapons: 2 } })).toBe(false)
    expect(isOffered('event/night-attack', { levels: { weapons: 3 } })).toBe(true)
    expect(isOffered('event/bear')).toBe(false)
    expect(isOffered('event/bear', { futureItems: ['invention/shovel'] })).toBe(false)
    expect(isOffered('event/bear', { items: ['invention/shovel'] })).toBe(true)
    const alone: Scene = { characters: ['cook'] }
    expect(isOffered('event/sunny-beach', alone)).toBe(true)
    expect(isOffered('event/sunny-beach', { ...alone, limits: { onePawn: ['cook'] } })).toBe(false)
    expect(isOffered('event/mist', { ...alone, limits: { onePawn: ['cook'] } })).toBe(true)
    const t = lead(planning({ threats: { right: 'event/sunny-beach' } }), 'threat/right', 'cook')
    // One pawn is not enough, and two are not too many.
    expect(t.offers('support')).toEqual(['carpenter', 'cook'])
    expect(mayJoin(t.choose('carpenter'))).toEqual([])
    t.settled('plan')
  })

  rule('RC-THR-02 RC-THR-08 RC-EX-67', 'weapon level 1 is too low for the Jaguar; the Shovel spares the wood', () => {
    const t = planning({
      threats: { left: 'event/jaguar', right: 'event/storm-1' },
      levels: { weapons: 1 },
      items: ['invention/shovel'],
      available: { wood: 1 },
    })
    expect(places(t)).not.toContain('threat/left')
    plan(t, 'threat/right', 'cook')
      .has({ available: { wood: 1 } })
      .settled('plan')
  })

  rule('RC-THR-08', 'one of the alternatives is enough', () => {
    expect(isOffered('event/storm-1')).toBe(false)
    expect(isOffered('event/frost')).toBe(false)
    plan(planning({ threats: { right: 'event/storm-1' }, available: { wood: 1 } }), 'threat/right', 'cook')
      .has({ available: { wood: 0 } })
      .settled('plan')
    const frost = (available: NonNullable<Scene['available']>) =>
      planning({ threats: { right: 'event/frost' }, available })
    plan(frost({ fur: 1 }), 'threat/right', 'cook')
      .has({ available: { fur: 0 } })
      .settled('plan')
    plan(frost({ wood: 2, fur: 2 }), 'threat/right', 'cook')
      .asks('payment')
      .choose('fur-1')
      .has({ available: { wood: 2, fur: 1 } })
      .settled('plan')
  })

  rule('RC-THR-03 RC-THR-04', 'it succeeds without dice, and rewards its leader', () => {
    const t = act('event/memories-of-the-cruise', { friday: true })
    expect(t.happened('diceRolled')).toEqual([])
    t.has({ morale: 1, removed: ['event/memories-of-the-cruise'] })
    t.has({ people: { carpenter: { determination: 2 }, cook: { determination: 0 }, friday: { determination: 0 } } })
    expect(t.state.threats).toEqual({})
    t.settled()
  })

  rule('RC-EX-66', 'two tokens for one of two players, and morale once', () => {
    const t = planning({ threats: { right: 'event/memories-of-the-cruise' }, people: { cook: { determination: 1 } } })
    plan(t, 'threat/right', 'cook', 'carpenter')
    t.play('threat', t.state.plan[0])
      .changed({ ...met('event/memories-of-the-cruise'), morale: 1, people: { cook: { determination: 3 } } })
      .settled()
  })

  rule('RC-THR-04 RC-EX-82', 'for 1 pawn and 1 food, one token', () => {
    const t = planning({ threats: { right: 'event/despondency' }, available: { food: 2 } })
    expect(isOffered('event/despondency')).toBe(false)
    plan(t, 'threat/right', 'cook').has({ available: { food: 1 } })
    t.play('threat', t.state.plan[0])
      .changed({ ...met('event/despondency'), available: { food: 1 }, people: { cook: { determination: 1 } } })
      .settled()
  })

  rule('RC-THR-05', 'a card that is gone strikes no more', () => {
    const scene: Scene = {
      round: 2,
      eventDeck: ['event/fire'],
      eventOrder: ['event'],
      threats: { left: 'event/jaguar', right: 'event/mist' },
    }
    const ignored = table(scene).play('event')
    ignored.has({ people: wounds(1, 1), threats: { left: 'event/mist', right: 'event/fire' } }).settled()
    const met = table({ ...scene, phase: 'action' }).play(
      'threat',
      stack('threat', 'cook', { target: { kind: 'threat', side: 'left' } }),
    )
    met
      .play('event')
      .has({ people: wounds(0, 0), threats: { left: 'event/mist', right: 'event/fire' } })
      .settled()
  })

  rule('RC-THR-06', 'each card once', () => {
    const t = plan(planning({ threats: { right: 'event/stroke-of-fate' } }), 'threat/right', 'cook')
    expect(places(t)).not.toContain('threat/right')
    t.play('threat', t.state.plan[0]).has({ people: { cook: { determination: 3 } } })
    expect(places(t.play('planning'))).not.toContain('threat/right')
    t.settled('plan')
  })

  rule('RC-THR-07', 'resources are for later', () => {
    const t = act('event/broken-tree').has({ future: { wood: 1 }, available: { wood: 0 } })
    t.has({ people: { carpenter: { determination: 1 } } })
    t.play('actionsEnd')
      .has({ future: { wood: 0 }, available: { wood: 1 } })
      .settled()
  })

  rule('RC-THR-07', 'tokens can be spent in the same Action Phase', () => {
    const t = planning({ threats: { right: 'event/stroke-of-fate' }, available: { wood: 2 } })
    plan(t, 'threat/right', 'cook')
    for (const person of ['cook', 'carpenter']) plan(t, 'build/weapons', person)
    plan(t, 'arrange', 'carpenter')
    t.choose('confirm').asks('nextAction')
    t.as('cook')
      .choose('ability/stone-soup')
      .has({ people: { cook: { determination: 0 } }, future: { food: 1 } })
      .settled('nextAction')
  })

  rule('RC-EX-11', 'weapon level 2 serves two Threat Actions and a Hunt', () => {
    const t = planning({
      characters: ['carpenter', 'cook', 'soldier'],
      threats: { left: 'event/culled-area', right: 'event/jaguar' },
      levels: { weapons: 2 },
      huntingDeck: ['beast/fox'],
    })
    plan(t, 'threat/left', 'carpenter')
    plan(t, 'threat/right', 'cook')
    plan(t, 'hunt', 'soldier', 'soldier')
    expect(t.state.plan.map(({ action }) => action)).toEqual(['threat', 'threat', 'hunt'])
    t.settled('plan')
  })

  rule('RC-THR-14', 'what the card has covered is uncovered, and nothing else', () => {
    const t = table({
      round: 2,
      eventDeck: ['event/thunderstorm'],
      eventOrder: ['event'],
      tiles: { A1: 11 },
      island: { A1: { exhausted: ['wood'] }, B1: { exhausted: ['fish'] } },
    }).play('event')
    t.has({ island: { B1: { exhausted: ['fish', 'wood'] } } })
    t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
      .has({ island: { A1: { exhausted: ['wood'] }, B1: { exhausted: ['fish'] } } })
      .settled()
  })

  rule('RC-THR-14', 'a tile that is turned up again is not explored again', () => {
    const t = table({
      round: 2,
      eventDeck: ['event/earthquake'],
      eventOrder: ['event'],
      tiles: { A1: 1, C1: 5 },
      island: { C1: { inaccessible: true } },
      beastDeck: ['beast/fox'],
      discoveryStack: ['discovery/goat', 'discovery/goat'],
    }).play('event')
    t.has({ island: { A1: { inaccessible: true } } })
    t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
      .changed({ eventOrder: [], eventDeck: [], attempted: ['threat/right'], removed: ['event/earthquake'] })
      .settled()
  })

  rule('RC-THR-15', 'when the card leaves in any other way, what it did stays', () => {
    const t = table({
      round: 2,
      eventDeck: ['event/sunny-beach', 'event/mist', 'event/ravishing-hurricane'],
      eventOrder: ['event', 'event', 'event'],
      tiles: { A1: 5 },
    }).play('event')
    t.has({ island: { A1: { exhausted: ['bird', 'wood'] } } })
    t.play('event').has({ threats: { left: 'event/ravishing-hurricane' }, removed: [] })
    t.play('event')
      .has({ removed: ['event/ravishing-hurricane'], island: { A1: { exhausted: ['bird', 'wood'] } } })
      .settled()
  })

  rule('RC-BUILD-14 RC-UNMET-01', 'a level that cannot be given to a camp without a Shelter wounds nobody', () => {
    act('event/disaster', { shelterBuilt: true })
      .choose('1')
      .changed({ ...met('event/disaster'), levels: { palisade: 1 } })
      .settled()
    act('event/disaster').changed(met('event/disaster')).settled()
  })

  rule('RC-ABIL-CARP-02 RC-ABIL-CARP-04', 'the Carpenter can save the wood of a Threat Action when it is spent', () => {
    const t = planning({
      threats: { right: 'event/flying-surprise' },
      available: { wood: 1 },
      people: { carpenter: { determination: 2 } },
    })
    plan(t, 'threat/right', 'carpenter')
      .choose('wood-1')
      .has({ available: { wood: 0 } })
    t.play('threat', t.state.plan[0])
      .choose('ability/economical-construction')
      .has({ available: { wood: 1 }, people: { carpenter: { determination: 1 } } })
      .settled()
  })

  rule(
    'RC-CARD-NIGHTATTACK-01 RC-CARD-NIGHTATTACK-02',
    'the Beast is taken without a fight, with all else on its card',
    () => {
      act('event/night-attack', { huntingDeck: ['beast/fox', 'beast/iguana'], levels: { weapons: 3 } })
        // Strength 4 does not matter; it lowers weapons by 1, brings 3 food and 1 fur, and scratches.
        .changed({
          ...met('event/night-attack'),
          removed: ['beast/iguana', 'event/night-attack'],
          huntingDeck: ['beast/fox'],
          levels: { weapons: 2 },
          future: { food: 3, fur: 1 },
          people: wounds(1, 0),
        })
        .settled()
      act('event/night-attack', {
        huntingDeck: ['beast/gorilla'],
        levels: { weapons: 3 },
        discoveryStack: ['discovery/goat'],
      })
        .has({ levels: { weapons: 0 }, people: wounds(0, 0), futureDiscoveries: ['discovery/goat'] })
        .settled()
    },
  )

  rule(
    'RC-CARD-NIGHTATTACK-01 RC-USE-11 RC-ABIL-COOK-01',
    'between seeing the Beast and its bite something may be used',
    () => {
      const attack = (hurt: number) =>
        act('event/night-attack', {
          huntingDeck: ['beast/iguana'],
          levels: { weapons: 3 },
          available: { food: 1 },
          people: { carpenter: { wounds: hurt }, cook: { determination: 2 } },
        })
      // Four wounds and the one of the Iguana would cross a morale arrow.
      attack(4)
        .asks('beastTaken', 'cook')
        .choose('ability/grandmas-recipe')
        .has({ people: { carpenter: { wounds: 3 } }, levels: { weapons: 2 }, morale: 0 })
        .settled()
      attack(2)
        .has({ people: { carpenter: { wounds: 3 }, cook: { determination: 2 } } })
        .settled()
    },
  )

  rule('RC-CARD-NIGHTATTACK-01', 'there is no fight in which a Pistol could be fired', () => {
    act('event/night-attack', {
      huntingDeck: ['beast/fox'],
      levels: { weapons: 3 },
      kept: [{ card: 'equipment/pistol', uses: 2 }],
    })
      .changed({
        ...met('event/night-attack'),
        removed: ['beast/fox', 'event/night-attack'],
        huntingDeck: [],
        future: { food: 2, fur: 1 },
      })
      .settled()
  })
})
