// Threat Actions, Wreckage and Starting Equipment, and every figure of the 73 Event cards.
import { EQUIPMENT_IDS, TITLES, WRECKAGE_IDS } from '@landfall/crusoe'
import { stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ThreatId } from '../src/cards/decks.ts'
import type { EventId as AnyEventId } from '../src/cards/events.ts'
import type { InventionId } from '../src/cards/inventions.ts'
import { secondEdition } from '../src/editions.ts'
import { castaways } from '../src/scenarios/castaways.ts'

/** The cards of the second edition; for the first one see editions.test.ts. */
type EventId = Exclude<AnyEventId, 'event/cold-rain-2'>
const EVENT_IDS = secondEdition.eventIds.filter((id): id is EventId => id !== 'event/cold-rain-2')

type Scene = NonNullable<Parameters<typeof table>[0]>

const planning = (scene: Scene = {}) => table({ phase: 'action', ...scene }).play('planning')
type Planning = ReturnType<typeof planning>

/** Whether the Threat Action of this card can be planned. */
function isOffered(card: ThreatId, scene: Scene = {}): boolean {
  const t = planning({ threats: { right: card }, ...scene })
  t.settled('plan')
  return t.offers('plan').includes('threat/right')
}

/** Plans a stack: the target, who leads, who supports. */
function plan(t: Planning, target: string, leader: string, ...support: readonly string[]): Planning {
  t.choose(target).choose(leader)
  for (const pawn of support) t.choose(pawn)
  if (t.session.questions[0]?.kind === 'support') t.choose('enough')
  return t
}

/** The carpenter takes a Threat Action, helped by the cook. */
const act = (card: ThreatId, scene: Scene = {}, pawns?: 1 | 2) =>
  table({ phase: 'action', threats: { right: card }, ...scene }).play(
    'threat',
    stack('threat', 'carpenter', {
      target: { kind: 'threat', side: 'right', ...(pawns === undefined ? {} : { pawns }) },
      support: ['cook'],
    }),
  )

/** What a Threat Action changes by itself. */
const met = (card: ThreatId) => ({ attempted: ['threat/right'], gone: [card], threats: { right: undefined } })

/** Wounds of the carpenter and of the cook. */
const wounds = (carpenter: number, cook: number) => ({ carpenter: { wounds: carpenter }, cook: { wounds: cook } })

describe('Threat Actions', () => {
  rule('RC-THR-01', 'one for each card on a Threat space, so two at most', () => {
    const threats = (scene: Scene) => {
      const t = planning(scene)
      t.settled('plan')
      return t.offers('plan').filter((id) => id.startsWith('threat/'))
    }
    expect(threats({})).toEqual([])
    expect(threats({ threats: { left: 'event/mist' } })).toEqual(['threat/left'])
    const both: Scene = { threats: { left: 'event/mist', right: 'event/vertigo' } }
    expect(threats(both)).toEqual(['threat/left', 'threat/right'])
    const t = plan(plan(planning(both), 'threat/left', 'cook'), 'threat/right', 'cook')
    expect(t.offers('plan').filter((id) => id.startsWith('threat/'))).toEqual([])
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
    const t = planning({ threats: { right: 'event/sunny-beach' } })
      .choose('threat/right')
      .choose('cook')
    // One pawn is not enough, and two are not too many.
    expect(t.offers('support')).toEqual(['carpenter', 'cook'])
    t.choose('carpenter').asks('plan').settled('plan')
  })

  rule('RC-THR-02 RC-THR-08 RC-EX-67', 'weapon level 1 is too low for the Jaguar; the Shovel spares the wood', () => {
    const t = planning({
      threats: { left: 'event/jaguar', right: 'event/storm-1' },
      levels: { weapons: 1 },
      items: ['invention/shovel'],
      available: { wood: 1 },
    })
    expect(t.offers('plan')).not.toContain('threat/left')
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

  rule('RC-THR-03 RC-THR-04', 'it succeeds without dice, and rewards whoever leads it', () => {
    const t = act('event/memories-of-the-cruise', { friday: true })
    expect(t.happened('diceRolled')).toEqual([])
    t.has({ morale: 1, gone: ['event/memories-of-the-cruise'] })
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
    expect(t.offers('plan')).not.toContain('threat/right')
    t.play('threat', t.state.plan[0]).has({ people: { cook: { determination: 3 } } })
    expect(t.play('planning').offers('plan')).not.toContain('threat/right')
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
    const t = planning({ threats: { right: 'event/stroke-of-fate' } })
    plan(t, 'threat/right', 'cook')
    for (const person of ['cook', 'carpenter', 'carpenter']) plan(t, 'rest', person)
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

  rule('RC-THR-14', 'a tile that is turned up again is not explored anew', () => {
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
      .changed({ eventOrder: [], eventDeck: [], attempted: ['threat/right'], gone: ['event/earthquake'] })
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
    t.play('event').has({ threats: { left: 'event/ravishing-hurricane' }, gone: [] })
    t.play('event')
      .has({ gone: ['event/ravishing-hurricane'], island: { A1: { exhausted: ['bird', 'wood'] } } })
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
          gone: ['beast/iguana', 'event/night-attack'],
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

  rule('RC-CARD-NIGHTATTACK-01', 'there is no fight in which a Pistol could be fired', () => {
    act('event/night-attack', {
      huntingDeck: ['beast/fox'],
      levels: { weapons: 3 },
      kept: [{ card: 'equipment/pistol', uses: 2 }],
    })
      .changed({
        ...met('event/night-attack'),
        gone: ['beast/fox', 'event/night-attack'],
        huntingDeck: [],
        future: { food: 2, fur: 1 },
      })
      .settled()
  })
})

describe('Wreckage', () => {
  /** What the carpenter brings with so many pawns. */
  const wreck = (card: ThreatId, pawns: 1 | 2, scene: Scene = {}) => act(card, scene, pawns)

  rule('RC-THR-09', 'one pawn for the small reward or two for the large one, as planned', () => {
    const t = planning({ threats: { right: 'wreckage/food-crates' } })
    expect(t.offers('plan').filter((id) => id.startsWith('threat/'))).toEqual(['threat/right/1', 'threat/right/2'])
    plan(t, 'threat/right/1', 'cook')
    expect(t.offers('plan').filter((id) => id.startsWith('threat/'))).toEqual([])
    t.play('threat', t.state.plan[0])
      .changed({
        future: { food: 1 },
        gone: ['wreckage/food-crates'],
        threats: { right: undefined },
        attempted: ['threat/right/1'],
      })
      .settled()
    const large = planning({ threats: { right: 'wreckage/food-crates' } })
    plan(large, 'threat/right/2', 'cook', 'carpenter')
    large
      .play('threat', large.state.plan[0])
      .has({ future: { food: 1, nonperishable: 1 }, gone: ['wreckage/food-crates'] })
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

  test('RC-THR-10 RC-DECK-10 there are three: Food Crates, Wrecked Lifeboat and Captain’s Chest', () => {
    expect(WRECKAGE_IDS.map((id) => TITLES[id].title[0])).toEqual([
      "Captain's Chest",
      'Food Crates',
      'Wrecked Lifeboat',
    ])
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
      chest({ gone: others })
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
      .has({ people: { carpenter: { determination: 4, wounds: 1 } }, kept: [], gone: ['equipment/bible'] })
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
    expect(t.choose('gather/A1/wood').choose('cook').offers('support')).not.toContain('equipment/hammer-and-nails')
    t.choose('enough')
    plan(t, 'build/weapons', 'cook', 'equipment/hammer-and-nails')
    plan(t, 'build/weapons', 'carpenter', 'equipment/hammer-and-nails')
    expect(t.choose('build/weapons').choose('carpenter').offers('support')).toEqual([])
    t.settled('plan')
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
      .has({ levels: { weapons: 2 }, kept: [], gone: ['equipment/hammer-and-nails'] })
      .settled()
  })
})

describe('resolving with Threats', () => {
  rule('RC-RES-01', 'Threat Actions come before the Hunt and everything else', () => {
    const t = planning({
      characters: ['cook', 'soldier'],
      threats: { right: 'event/ravishing-windstorm' },
      huntingDeck: ['beast/birds'],
      morale: 3,
    })
    plan(t, 'hunt', 'soldier', 'soldier')
    plan(t, 'arrange', 'cook')
    plan(t, 'threat/right', 'cook').choose('confirm')
    // With the weapon that the Threat Action gives, the Hunt costs no wound.
    t.has({ levels: { weapons: 1 }, people: { soldier: { wounds: 0 }, cook: { determination: 3 } } }).settled()
  })

  rule('RC-RES-02', 'the group chooses anew after each Action of a type', () => {
    const t = planning({ people: { cook: { wounds: 2 }, carpenter: { wounds: 2 } } })
    for (const person of ['cook', 'carpenter', 'cook', 'carpenter']) plan(t, 'rest', person)
    t.choose('confirm').asks('nextAction', 'table')
    expect(t.offers('nextAction')).toEqual(['1', '2', '3', '4'])
    t.choose('3').has({ people: wounds(2, 1) })
    expect(t.offers('nextAction')).toEqual(['1', '2', '4'])
    t.choose('2').has({ people: wounds(1, 1) })
    t.choose('4')
      .has({ people: wounds(0, 0) })
      .settled()
  })

  rule('RC-RES-13', 'what the Actions bring waits for the end of the Action Phase', () => {
    const t = planning({
      characters: ['carpenter', 'cook', 'explorer', 'soldier'],
      threats: { right: 'event/wrecked-balloon' },
      mysteryDeck: ['treasure/gold'],
      tiles: { A1: 5 },
      islandStack: [4],
      discoveryStack: ['discovery/goat'],
      inventions: ['invention/shovel'],
    })
    plan(t, 'threat/right', 'carpenter')
    plan(t, 'build/invention/shovel', 'cook', 'cook')
    plan(t, 'gather/A1/wood', 'explorer', 'explorer')
    plan(t, 'explore/B2', 'soldier', 'soldier')
    for (const stacked of [...t.state.plan]) t.play(stacked.action, stacked)
    t.has({
      future: { wood: 1 },
      available: { wood: 0 },
      futureKept: ['treasure/gold'],
      kept: [],
      futureDiscoveries: ['discovery/goat'],
      availableDiscoveries: [],
      futureItems: ['invention/shovel'],
      items: [],
    })
    t.play('actionsEnd')
      .has({
        future: { wood: 0 },
        available: { wood: 1 },
        futureKept: [],
        kept: [{ card: 'treasure/gold' }],
        futureDiscoveries: [],
        availableDiscoveries: ['discovery/goat'],
        futureItems: [],
        items: ['invention/shovel'],
      })
      .settled()
  })
})

/** What changed: numbers by how much, lists by what came and went, anything else by what it is now. */
type Changes = { readonly [path: string]: number | boolean | string | readonly string[] }

interface Row {
  readonly icon: 'book' | 'build' | 'gather' | 'explore'
  /** The Event effect, the first of each choice. */
  readonly event: Changes
  readonly pawns: 1 | 2
  readonly items?: readonly InventionId[]
  readonly weapons?: number
  /** Ways to pay; the first is taken. */
  readonly pay?: readonly { readonly food?: number; readonly wood?: number; readonly fur?: number }[]
  /** Instead of paying. */
  readonly orItem?: InventionId
  /** What the Threat Action of the cook brings. */
  readonly reward: Changes
  /** The Threat effect. */
  readonly strikes: Changes
  /** What the position needs besides, when the card is drawn and when it is pushed off the board. */
  readonly drawn?: Scene
  readonly pushed?: Scene
}

const got = (...things: readonly string[]): readonly string[] => things.map((thing) => `+${thing}`)
const lost = (...things: readonly string[]): readonly string[] => things.map((thing) => `-${thing}`)
const each = (what: 'wounds' | 'determination', by: number): Changes => ({
  [`people.cook.${what}`]: by,
  [`people.explorer.${what}`]: by,
  [`people.soldier.${what}`]: by,
})
const tokens = (by: number): Changes => ({ 'people.cook.determination': by })
const rain: Changes = { 'weatherTokens.rain': true }
const snow: Changes = { 'weatherTokens.snow': true }
const storm: Changes = { 'weatherTokens.storm': true }
const animals: Changes = { 'weatherTokens.animals': true }
const adventures = (...decks: readonly string[]): Changes => ({ adventureTokens: got(...decks) })
const put = (space: string, token: string): Changes => ({ [`actionTokens.${space}`]: got(token) })
const covered = (space: string, ...sources: readonly string[]): Changes => ({
  [`island.${space}.exhausted`]: got(...sources),
})
const uncovered = (space: string, ...sources: readonly string[]): Changes => ({
  [`island.${space}.exhausted`]: lost(...sources),
})
const forgotten = (...inventions: readonly string[]): Changes => ({
  inventions: lost(...inventions),
  inventionDeck: got(...inventions),
})
/** From B1 to A1: Roof 5 becomes 3 and Palisade 4 becomes 2. */
const camped: Changes = { camp: 'A1', 'levels.roof': -2, 'levels.palisade': -2 }
/** The Knife, and the weapon level that it brought. */
const knifeFlipped: Changes = { flipped: got('invention/knife'), 'levels.weapons': -1 }

const SHOVEL: readonly InventionId[] = ['invention/shovel']
const FIRE: readonly InventionId[] = ['invention/fire']

const CARDS: { readonly [C in EventId]: Row } = {
  'event/argument': {
    icon: 'book',
    event: { 'limits.noTeams': true },
    pawns: 2,
    reward: { morale: 1, ...tokens(1) },
    strikes: { morale: -1, ...each('determination', -1) },
  },
  'event/awful-weather': {
    icon: 'explore',
    event: rain,
    pawns: 1,
    pay: [{ wood: 1 }],
    reward: tokens(1),
    strikes: snow,
  },
  'event/bad-feelings': {
    icon: 'book',
    event: put('gather', 'reroll'),
    pawns: 1,
    reward: tokens(1),
    strikes: { ...adventures('gather'), ...put('gather', 'reroll') },
  },
  'event/bear': {
    icon: 'book',
    event: { arrangeBlocked: true },
    pawns: 1,
    items: SHOVEL,
    reward: tokens(1),
    strikes: { morale: -1, ...each('determination', -1) },
  },
  'event/body-on-the-beach': {
    icon: 'book',
    event: { morale: -1 },
    pawns: 1,
    items: SHOVEL,
    reward: tokens(2),
    strikes: { morale: -2 },
  },
  'event/broken-tree': {
    icon: 'build',
    event: each('wounds', 1),
    pawns: 1,
    items: ['invention/rope'],
    reward: { ...tokens(1), 'future.wood': 1 },
    strikes: { morale: -1 },
  },
  'event/call-of-the-wild': {
    icon: 'book',
    event: put('hunt', 'greaterDanger'),
    pawns: 1,
    weapons: 2,
    reward: { 'future.food': 1 },
    strikes: put('hunt', 'greaterDanger'),
  },
  'event/catastrophe': {
    icon: 'build',
    event: {
      items: lost('invention/knife', 'invention/moat', 'invention/shovel', 'invention/rope', 'invention/fire'),
      itemsAside: got('invention/knife', 'invention/moat', 'invention/shovel', 'invention/rope', 'invention/fire'),
    },
    pawns: 1,
    reward: tokens(1),
    strikes: { items: lost('invention/knife'), inventionDeck: got('invention/knife'), 'levels.weapons': -1 },
  },
  'event/chronic-tiredness': {
    icon: 'explore',
    event: { additionalFoodAtNight: true },
    pawns: 2,
    reward: tokens(2),
    strikes: each('wounds', 1),
  },
  'event/cloudburst': {
    icon: 'gather',
    event: camped,
    pawns: 1,
    reward: { 'levels.roof': 1, 'levels.palisade': 1 },
    strikes: {},
  },
  'event/cold-rain': { icon: 'explore', event: rain, pawns: 1, items: SHOVEL, reward: tokens(1), strikes: rain },
  'event/council': {
    icon: 'book',
    event: forgotten('invention/pot', 'invention/dam', 'invention/map'),
    pawns: 1,
    reward: { inventions: got('invention/bed'), inventionDeck: lost('invention/bed'), ...tokens(1) },
    strikes: forgotten('invention/pot', 'invention/dam'),
  },
  'event/culled-area': {
    icon: 'gather',
    event: { 'production.no': got('food') },
    pawns: 1,
    weapons: 2,
    reward: { 'future.food': 2 },
    strikes: {},
  },
  'event/dangerous-night': {
    icon: 'book',
    event: { beastDeck: lost('beast/boa'), waitingBeast: got('beast/boa'), waitingSince: 5 },
    pawns: 1,
    weapons: 2,
    reward: { waitingBeast: lost('beast/boa'), huntingDeck: got('beast/boa') },
    strikes: {},
  },
  'event/depression': {
    icon: 'book',
    event: { ...forgotten('invention/pot', 'invention/dam'), ...each('determination', -1) },
    pawns: 1,
    pay: [{ food: 1 }],
    reward: tokens(2),
    strikes: { morale: -1, ...forgotten('invention/pot', 'invention/dam') },
  },
  'event/despondency': {
    icon: 'book',
    event: { firstPlayer: 'soldier' },
    pawns: 1,
    pay: [{ food: 1 }],
    reward: tokens(1),
    strikes: { morale: -2 },
  },
  'event/devastation': {
    icon: 'book',
    event: covered('A1', 'bird', 'wood'),
    pawns: 1,
    items: SHOVEL,
    reward: tokens(1),
    strikes: covered('A1', 'bird'),
  },
  'event/disaster': {
    icon: 'gather',
    event: { 'levels.roof': -1 },
    pawns: 1,
    pay: [{ wood: 1 }],
    reward: { 'levels.roof': 1 },
    strikes: { 'levels.roof': -2 },
  },
  'event/drought': {
    icon: 'book',
    event: { 'island.B2.terrainCovered': true },
    pawns: 1,
    items: SHOVEL,
    reward: { ...tokens(1), 'island.B2.terrainCovered': false },
    strikes: { 'island.B2.terrainCovered': true },
  },
  'event/earthquake': {
    icon: 'book',
    event: { 'island.A1.inaccessible': true },
    pawns: 1,
    items: SHOVEL,
    reward: { 'island.A1.inaccessible': false },
    strikes: {},
  },
  'event/exhausting-night': {
    icon: 'book',
    event: put('build', 'reroll'),
    pawns: 1,
    reward: tokens(1),
    strikes: { morale: -2 },
  },
  'event/fight': {
    icon: 'build',
    event: each('wounds', 1),
    pawns: 1,
    reward: tokens(1),
    strikes: each('determination', -2),
  },
  'event/fight-in-the-dark': {
    icon: 'book',
    event: { huntingDeck: lost('beast/chamois'), gone: got('beast/chamois') },
    pawns: 1,
    weapons: 2,
    reward: tokens(1),
    strikes: animals,
  },
  'event/fire': {
    icon: 'explore',
    event: { 'production.no': got('wood') },
    pawns: 1,
    items: SHOVEL,
    reward: tokens(1),
    strikes: { 'production.no': got('wood') },
  },
  'event/flood': {
    icon: 'explore',
    event: knifeFlipped,
    pawns: 1,
    items: SHOVEL,
    reward: tokens(1),
    strikes: { 'levels.palisade': -1 },
  },
  'event/flying-surprise': {
    icon: 'build',
    event: { 'levels.roof': -1 },
    pawns: 1,
    pay: [{ wood: 1 }],
    reward: tokens(1),
    strikes: { 'levels.roof': -1 },
  },
  'event/foul-weather': {
    icon: 'book',
    event: put('gather', 'timeConsuming'),
    pawns: 1,
    items: SHOVEL,
    reward: tokens(1),
    strikes: covered('A1', 'bird', 'wood'),
  },
  'event/frost': {
    icon: 'gather',
    event: snow,
    pawns: 1,
    pay: [{ wood: 1 }, { fur: 1 }],
    reward: tokens(2),
    strikes: snow,
  },
  'event/heavy-clouds': { icon: 'build', event: rain, pawns: 1, pay: [{ fur: 1 }], reward: tokens(1), strikes: rain },
  'event/heavy-rain': { icon: 'build', event: rain, pawns: 1, pay: [{ wood: 1 }], reward: tokens(1), strikes: rain },
  'event/heavy-rain-is-coming': {
    icon: 'gather',
    event: rain,
    pawns: 1,
    items: SHOVEL,
    reward: tokens(1),
    strikes: rain,
  },
  'event/high-water': {
    icon: 'gather',
    event: adventures('explore'),
    pawns: 2,
    pay: [{ wood: 1 }],
    orItem: 'invention/shovel',
    reward: tokens(2),
    strikes: {
      'available.food': -3,
      'available.nonperishable': -2,
      'available.wood': -4,
      'available.fur': -3,
      'production.none': true,
    },
  },
  'event/howling-from-the-woods': {
    icon: 'book',
    event: { beastDeck: lost('beast/puma'), huntingTop: 'beast/puma' },
    pawns: 1,
    items: FIRE,
    reward: { huntingTop: 'none', huntingBottom: 'beast/puma', ...tokens(1) },
    // The Chamois against weapon level 4: strength 5, weapons −1, 3 food, 2 fur.
    strikes: {
      huntingDeck: lost('beast/chamois'),
      gone: got('beast/chamois'),
      'people.explorer.wounds': 1,
      'levels.weapons': -1,
      'available.food': 3,
      'available.fur': 2,
    },
  },
  'event/jaguar': {
    icon: 'build',
    event: each('wounds', 1),
    pawns: 1,
    weapons: 2,
    reward: {},
    strikes: each('wounds', 1),
  },
  'event/landslide': {
    icon: 'build',
    event: camped,
    pawns: 1,
    items: SHOVEL,
    reward: tokens(1),
    strikes: { 'production.none': true },
  },
  'event/loss-of-hope': {
    icon: 'book',
    event: { 'limits.only.explorer': got('build', 'arrange', 'rest') },
    pawns: 1,
    reward: tokens(1),
    strikes: { morale: -2 },
  },
  'event/memories-of-the-cruise': {
    icon: 'build',
    event: { morale: -1 },
    pawns: 2,
    reward: { ...tokens(2), morale: 1 },
    strikes: each('determination', -1),
  },
  'event/mess-in-the-camp': {
    icon: 'book',
    event: put('arrange', 'timeConsuming'),
    pawns: 1,
    reward: tokens(1),
    strikes: each('determination', -1),
  },
  'event/mist': {
    icon: 'book',
    event: put('explore', 'timeConsuming'),
    pawns: 1,
    reward: tokens(1),
    strikes: { ...put('explore', 'timeConsuming'), ...adventures('explore') },
  },
  'event/natural-dam-breaks': {
    icon: 'book',
    event: { 'production.more.wood': 1, 'production.no': got('food'), ...adventures('explore') },
    pawns: 1,
    items: SHOVEL,
    reward: tokens(1),
    strikes: { flipped: got('invention/knife', 'invention/moat'), 'levels.weapons': -1, 'levels.palisade': -2 },
  },
  'event/night-attack': {
    icon: 'explore',
    event: { ...each('wounds', 1), huntingDeck: lost('beast/chamois'), huntingTop: 'beast/chamois' },
    pawns: 1,
    weapons: 3,
    reward: { huntingTop: 'none', gone: got('beast/chamois'), 'levels.weapons': -1, 'future.food': 3, 'future.fur': 2 },
    strikes: { huntingDeck: lost('beast/chamois'), gone: got('beast/chamois') },
  },
  'event/night-howling': {
    icon: 'book',
    event: put('hunt', 'greaterDanger'),
    pawns: 1,
    weapons: 2,
    reward: tokens(1),
    strikes: { 'levels.palisade': -1 },
  },
  'event/otters': {
    icon: 'book',
    event: covered('B1', 'fish'),
    pawns: 1,
    weapons: 1,
    reward: uncovered('B1', 'fish'),
    strikes: covered('B1', 'fish'),
  },
  'event/poisoning': {
    icon: 'book',
    event: each('wounds', 1),
    pawns: 1,
    items: ['invention/knife'],
    reward: { ...tokens(1), 'levels.weapons': 1 },
    strikes: each('wounds', 1),
  },
  'event/precipice': {
    icon: 'explore',
    event: { 'island.A1.inaccessible': true },
    pawns: 1,
    pay: [{ wood: 2 }],
    reward: { 'island.A1.inaccessible': false, ...tokens(3) },
    strikes: {},
  },
  'event/predator-in-the-vicinity': {
    icon: 'explore',
    event: animals,
    pawns: 1,
    weapons: 2,
    reward: tokens(1),
    strikes: animals,
  },
  'event/predator-is-near': {
    icon: 'book',
    // The closest bird is two steps away.
    drawn: { island: { A1: { exhausted: ['bird'] } } },
    event: covered('A2', 'bird'),
    pawns: 1,
    weapons: 2,
    reward: { ...uncovered('A2', 'bird'), ...tokens(1) },
    strikes: adventures('explore', 'gather'),
  },
  'event/predators': {
    icon: 'explore',
    event: covered('B1', 'fish'),
    pawns: 2,
    weapons: 2,
    reward: { ...uncovered('B1', 'fish'), ...tokens(1) },
    strikes: covered('B1', 'fish'),
  },
  'event/predators-in-the-woods': {
    icon: 'explore',
    event: put('explore', 'greaterDanger'),
    pawns: 1,
    weapons: 1,
    reward: { ...tokens(1), 'actionTokens.explore': lost('greaterDanger') },
    pushed: { actionTokens: { explore: ['greaterDanger'] } },
    strikes: { ...each('wounds', 1), 'actionTokens.explore': lost('greaterDanger') },
  },
  'event/raging-river': {
    icon: 'gather',
    event: { 'production.half': true },
    pawns: 1,
    items: SHOVEL,
    reward: tokens(1),
    strikes: { 'production.none': true },
  },
  'event/rain': { icon: 'gather', event: rain, pawns: 1, pay: [{ fur: 1 }], reward: tokens(1), strikes: rain },
  'event/ravenous-predators': {
    icon: 'book',
    event: put('hunt', 'greaterDanger'),
    pawns: 1,
    items: FIRE,
    reward: tokens(1),
    strikes: { 'levels.palisade': -1 },
  },
  'event/ravishing-hurricane': {
    icon: 'book',
    event: covered('A1', 'bird', 'wood'),
    pawns: 1,
    items: SHOVEL,
    reward: { ...uncovered('A1', 'bird', 'wood'), ...tokens(1) },
    strikes: {},
  },
  'event/ravishing-windstorm': {
    icon: 'explore',
    event: { 'levels.weapons': -2 },
    pawns: 1,
    reward: { 'levels.weapons': 1, ...tokens(1) },
    strikes: {},
  },
  'event/rough-passage': {
    icon: 'book',
    event: { 'island.C1.terrainCovered': true },
    pawns: 1,
    reward: { ...tokens(1), 'island.C1.terrainCovered': false },
    strikes: { 'island.C1.terrainCovered': true },
  },
  'event/searching-for-a-new-path': {
    icon: 'book',
    event: put('explore', 'reroll'),
    pawns: 1,
    reward: tokens(1),
    strikes: adventures('explore', 'gather'),
  },
  'event/sleepless-night': {
    icon: 'book',
    event: { ...put('build', 'reroll'), ...put('gather', 'reroll'), ...put('explore', 'reroll') },
    pawns: 1,
    reward: tokens(1),
    strikes: adventures('explore', 'gather'),
  },
  'event/slow-work': {
    icon: 'book',
    event: put('build', 'additionalWood'),
    pawns: 1,
    reward: tokens(1),
    strikes: put('build', 'additionalWood'),
  },
  'event/smoke-on-the-horizon': {
    icon: 'book',
    event: { 'island.A2.terrainCovered': true },
    pawns: 1,
    reward: { ...tokens(1), 'island.A2.terrainCovered': false },
    strikes: { 'island.A2.terrainCovered': true },
  },
  'event/storm-1': {
    icon: 'gather',
    event: storm,
    pawns: 1,
    pay: [{ wood: 1 }],
    orItem: 'invention/shovel',
    reward: tokens(1),
    strikes: { 'levels.palisade': -1 },
  },
  'event/storm-2': {
    icon: 'gather',
    event: storm,
    pawns: 1,
    pay: [{ wood: 1 }],
    orItem: 'invention/shovel',
    reward: tokens(1),
    strikes: { 'levels.palisade': -1 },
  },
  'event/storm-damage': {
    icon: 'gather',
    event: { 'levels.roof': -2 },
    pawns: 1,
    pay: [{ wood: 1 }],
    reward: { 'levels.roof': 1 },
    strikes: { 'levels.roof': -1 },
  },
  'event/stroke-of-fate': {
    icon: 'gather',
    // The Jaguar on the right-hand space strikes and is gone.
    drawn: { threats: { right: 'event/jaguar' } },
    event: { ...each('wounds', 1), gone: got('event/jaguar') },
    pawns: 1,
    reward: tokens(3),
    strikes: each('determination', -1),
  },
  'event/strong-wind': {
    icon: 'book',
    event: put('build', 'timeConsuming'),
    pawns: 1,
    reward: tokens(1),
    strikes: knifeFlipped,
  },
  'event/sunny-beach': {
    icon: 'explore',
    event: {},
    pawns: 2,
    reward: each('determination', 1),
    strikes: each('determination', -1),
  },
  'event/termites': {
    icon: 'book',
    event: { 'available.wood': -1 },
    pawns: 1,
    items: FIRE,
    reward: tokens(1),
    strikes: { 'available.wood': -1 },
  },
  'event/the-island-fights-back': {
    icon: 'book',
    event: { extraMeals: 1 },
    pawns: 1,
    reward: tokens(1),
    strikes: { extraMeals: 1 },
  },
  'event/thunderstorm': {
    icon: 'gather',
    event: covered('B1', 'wood'),
    pawns: 1,
    items: SHOVEL,
    reward: uncovered('B1', 'wood'),
    strikes: covered('B1', 'wood'),
  },
  'event/unusually-cold-night': {
    icon: 'book',
    event: { 'available.wood': -2 },
    pawns: 1,
    pay: [{ wood: 1 }, { fur: 1 }],
    reward: tokens(1),
    strikes: each('wounds', 1),
  },
  'event/vertigo': {
    icon: 'book',
    event: { 'limits.onePawn': got('explorer') },
    pawns: 1,
    reward: tokens(1),
    strikes: each('determination', -1),
  },
  'event/weakness': {
    icon: 'book',
    event: { 'limits.noAbilities': got('explorer') },
    pawns: 1,
    reward: tokens(1),
    strikes: { 'limits.noAbilities': got('explorer') },
  },
  'event/winter-depression': {
    icon: 'book',
    event: { morale: -1 },
    pawns: 1,
    pay: [{ food: 1 }],
    reward: tokens(1),
    strikes: each('determination', -1),
  },
  'event/wrecked-balloon': {
    icon: 'book',
    event: { morale: -1 },
    pawns: 1,
    reward: { mysteryDeck: lost('treasure/gold'), futureKept: got('treasure/gold') },
    strikes: {},
  },
}

describe('the Event cards', () => {
  /** A position in which every card finds what it asks for. */
  const RICH: Scene = {
    characters: ['cook', 'explorer', 'soldier'],
    firstPlayer: 'explorer',
    round: 5,
    people: {
      cook: { wounds: 1, determination: 5 },
      explorer: { wounds: 1, determination: 5 },
      soldier: { wounds: 1, determination: 5 },
    },
    shelterBuilt: true,
    levels: { roof: 5, palisade: 4, weapons: 4 },
    available: { food: 3, nonperishable: 2, wood: 4, fur: 3 },
    tiles: { A1: 5, B2: 10, C1: 7, A2: 6 },
    items: ['invention/knife', 'invention/moat', 'invention/shovel', 'invention/rope', 'invention/fire'],
    inventions: ['invention/pot', 'invention/dam', 'invention/map', 'invention/medicine'],
    inventionDeck: ['invention/bed', 'invention/sling'],
    huntingDeck: ['beast/fox', 'beast/chamois'],
    beastDeck: ['beast/bear', 'beast/puma', 'beast/wild-pig', 'beast/boa'],
    mysteryDeck: ['treasure/compass', 'treasure/gold'],
  }
  const CRATES = 'wreckage/food-crates'
  /** A card whose effects are all books. */
  const PUSHER = 'event/the-island-fights-back'

  /** How the plan stands, and what a card remembers, is nobody's gain or loss. */
  const BOOKKEEPING = ['plan', 'attempted', 'memory']

  const label = (thing: unknown): string => {
    if (typeof thing !== 'object' || thing === null) return String(thing)
    return 'item' in thing ? String(thing.item) : JSON.stringify(thing)
  }

  const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(label) : [])

  function without(these: readonly string[], those: readonly string[]): readonly string[] {
    const left = [...these]
    for (const one of those) if (left.includes(one)) left.splice(left.indexOf(one), 1)
    return left
  }

  function collect(before: unknown, after: unknown, path: string, into: { [path: string]: Changes[string] }): void {
    if (Array.isArray(before) || Array.isArray(after)) {
      const came = got(...without(listOf(after), listOf(before)))
      const went = lost(...without(listOf(before), listOf(after)))
      if (came.length + went.length > 0) into[path] = [...came, ...went].sort()
    } else if (typeof (after ?? before) === 'object') {
      for (const key of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
        if (BOOKKEEPING.includes(key)) continue
        const [was, is] = [before, after].map((value) =>
          typeof value === 'object' ? Reflect.get(value ?? {}, key) : undefined,
        )
        collect(was, is, path === '' ? key : `${path}.${key}`, into)
      }
    } else if (typeof after === 'number' && typeof before === 'number') {
      if (after !== before) into[path] = after - before
    } else if (after !== before) {
      into[path] = typeof after === 'boolean' ? after : after === undefined ? 'none' : String(after)
    }
  }

  function changes(before: unknown, after: unknown): Changes {
    const found: { [path: string]: Changes[string] } = {}
    collect(before, after, '', found)
    return found
  }

  /** Several changes as one: numbers add up, and lists are joined. */
  function together(...all: readonly Changes[]): Changes {
    const sum: { [path: string]: Changes[string] } = {}
    for (const [path, change] of all.flatMap((one) => Object.entries(one))) {
      const known = sum[path]
      if (typeof known === 'number' && typeof change === 'number') sum[path] = known + change
      else if (typeof change === 'object') sum[path] = [...(typeof known === 'object' ? known : []), ...change].sort()
      else sum[path] = change
    }
    return sum
  }

  /** Every question has its first choice for an answer, or another one where the card lets the group choose. */
  function answerAll(t: Planning, option = 0): Planning {
    for (;;) {
      const question = t.session.questions.find(({ optional }) => optional !== true)
      if (question === undefined) return t
      const { kind, choices } = question
      t.choose(choices[kind === 'chooseOne' ? option : 0]?.id ?? '', kind)
    }
  }

  /** What drawing this card changes, and the table after it. */
  function draw(card: EventId, scene: Scene, option = 0): { readonly t: Planning; readonly changed: Changes } {
    const t = table({ ...RICH, eventDeck: [card], eventOrder: ['event'], threats: { right: CRATES }, ...scene })
    const before = t.state
    answerAll(t.play('event'), option)
    return { t, changed: changes(before, t.state) }
  }

  function checkEvent(card: EventId, event: Changes, option = 0): void {
    const { icon, drawn = {} } = CARDS[card]
    const { t, changed } = draw(card, drawn, option)
    expect(changed).toEqual(
      together(
        event,
        icon === 'book' ? { extraMeals: 1 } : adventures(icon),
        { eventDeck: lost(card), eventOrder: lost('event'), 'threats.right': card },
        drawn.threats === undefined ? { 'threats.left': CRATES } : {},
      ),
    )
    t.settled()
  }

  function checkReward(card: EventId, reward: Changes, option = 0): void {
    const { pawns, drawn = {} } = CARDS[card]
    const { t } = draw(card, drawn)
    answerAll(t.play('preparation'))
    t.play('planning').choose('threat/right', 'plan').choose('cook')
    if (pawns === 2) t.choose('soldier', 'support')
    if (t.session.questions.some(({ kind }) => kind === 'payment')) t.choose(t.offers('payment')[0] ?? '')
    const before = t.state
    answerAll(t.play('threat', t.state.plan[0]), option)
    expect(changes(before, t.state)).toEqual(together(reward, { 'threats.right': 'none', gone: got(card) }))
    t.settled()
  }

  function checkThreatEffect(card: EventId, strikes: Changes, option = 0): void {
    const { t, changed } = draw(PUSHER, { threats: { left: card, right: CRATES }, ...CARDS[card].pushed }, option)
    expect(changed).toEqual(
      together(strikes, {
        extraMeals: 2,
        eventDeck: lost(PUSHER),
        eventOrder: lost('event'),
        'threats.left': CRATES,
        'threats.right': PUSHER,
        gone: got(card),
      }),
    )
    t.settled()
  }

  /** The book is nothing in Castaways: here each one asks for a meal, so that they can be counted. */
  beforeEach(() => {
    vi.spyOn(castaways, 'book').mockImplementation(function* (t) {
      t.emit({ t: 'extraMealAsked' })
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('RC-DECK-01 73 cards with 72 titles; 39 books, 13 Gather, 12 Explore and 9 Build symbols', () => {
    expect(Object.keys(CARDS).sort()).toEqual([...EVENT_IDS].sort())
    expect(secondEdition.eventIds).toHaveLength(73)
    expect(EVENT_IDS).toEqual(secondEdition.eventIds)
    expect(new Set(EVENT_IDS.map((id) => TITLES[id].title[0])).size).toBe(72)
    const icons = Object.values(CARDS).map(({ icon }) => icon)
    expect(['book', 'gather', 'explore', 'build'].map((icon) => icons.filter((one) => one === icon).length)).toEqual([
      39, 13, 12, 9,
    ])
  })

  test.each(EVENT_IDS)('RC-DECK-01 the symbol and the Event effect of %s', (card) => {
    checkEvent(card, CARDS[card].event)
  })

  test.each(EVENT_IDS)('RC-DECK-01 what the Threat Action of %s asks for', (card) => {
    const { pawns, items = [], weapons = 0, pay = [], orItem } = CARDS[card]
    const exact: Scene = { items: [...items], levels: { weapons }, available: pay[0] ?? {} }
    expect(isOffered(card, exact)).toBe(true)
    for (const item of items)
      expect(isOffered(card, { ...exact, items: items.filter((one) => one !== item) })).toBe(false)
    if (weapons > 0) expect(isOffered(card, { ...exact, levels: { weapons: weapons - 1 } })).toBe(false)
    for (const way of pay) {
      expect(isOffered(card, { ...exact, available: way })).toBe(true)
      const short = Object.fromEntries(Object.entries(way).map(([resource, amount]) => [resource, amount - 1]))
      expect(isOffered(card, { ...exact, available: short })).toBe(false)
    }
    for (const resource of ['food', 'wood', 'fur'] as const) {
      const enough = pay.length === 0 || pay.some((way) => way[resource] !== undefined)
      expect([resource, isOffered(card, { ...exact, available: { [resource]: 9 } })]).toEqual([resource, enough])
    }
    if (orItem !== undefined) expect(isOffered(card, { ...exact, available: {}, items: [orItem] })).toBe(true)
    const t = planning({ ...exact, threats: { right: card } })
      .choose('threat/right')
      .choose('cook')
    if (pawns === 2) t.choose('carpenter', 'support')
    expect(t.state.plan).toMatchObject([
      { leader: 'cook', support: pawns === 2 ? ['carpenter'] : [], paid: pay[0] ?? {} },
    ])
    for (const resource of ['food', 'wood', 'fur'] as const) expect(t.state.available[resource]).toBe(0)
    t.settled('plan')
  })

  test.each(EVENT_IDS)('RC-DECK-01 what the Threat Action of %s brings', (card) => {
    checkReward(card, CARDS[card].reward)
  })

  test.each(EVENT_IDS)('RC-DECK-01 the Threat effect of %s', (card) => {
    checkThreatEffect(card, CARDS[card].strikes)
  })

  /** The choices after the first, which the table above has. */
  const OTHER_CHOICES: readonly {
    readonly card: EventId
    readonly check: typeof checkEvent
    readonly effects: readonly Changes[]
  }[] = [
    { card: 'event/disaster', check: checkEvent, effects: [{ 'levels.palisade': -1 }] },
    { card: 'event/disaster', check: checkReward, effects: [{ 'levels.palisade': 1 }] },
    { card: 'event/disaster', check: checkThreatEffect, effects: [{ 'levels.palisade': -2 }] },
    {
      card: 'event/flood',
      check: checkEvent,
      effects: [{ 'levels.weapons': -1 }, { 'levels.palisade': -1 }, each('wounds', 1)],
    },
    { card: 'event/flying-surprise', check: checkEvent, effects: [{ 'levels.palisade': -1 }] },
    { card: 'event/flying-surprise', check: checkThreatEffect, effects: [{ 'levels.palisade': -1 }] },
    { card: 'event/storm-damage', check: checkEvent, effects: [{ 'levels.palisade': -2 }] },
    { card: 'event/storm-damage', check: checkReward, effects: [{ 'levels.palisade': 1 }] },
    { card: 'event/storm-damage', check: checkThreatEffect, effects: [{ 'levels.palisade': -1 }] },
    { card: 'event/unusually-cold-night', check: checkEvent, effects: [each('wounds', 1)] },
  ]

  test.each(OTHER_CHOICES)('RC-DECK-01 the other choices of $card', ({ card, check, effects }) => {
    for (const [index, effect] of effects.entries()) check(card, effect, index + 1)
    expect(() => check(card, {}, effects.length + 1)).toThrow('is not offered')
  })
})
