// What lasts while a card is held, visible or built, and what items are used for.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { BuildingId, CharacterId, ItemId } from '../src/cards/ids.ts'
import type { Seat } from '../src/components/seats.ts'
import type { Pawn } from '../src/state.ts'
import { type Camp, type Castaways, campOf, draw, type Scene, shows, story } from './pieces.ts'

const act = (action: Pawn['action'], scene: Scene = {}) => table(scene).play('act', { seat: 'red', action, box: 0 })
/** Red, with this character or these items. */
const red = (character: CharacterId, ...items: ItemId[]): Scene => ({ castaways: { red: { character, items } } })
const holding = (...items: ItemId[]): Scene => red('K1', ...items)

describe('modifiers', () => {
  /** What is added to the return roll of a group. */
  const returning = (scene: Scene, explorers: Seat[] = ['red']): unknown => {
    const out = { explorers, cube: 2 }
    const t = table({ ...scene, expedition: out, rolls: { 'die.return': [6, 6] } })
      .play('exploration')
      .choose('return')
    for (const _ of explorers.slice(1)) t.choose('join')
    t.settled()
    return t.happened('rolled').map(({ roll }) => roll)[0]
  }

  rule('NA-RETURN-04', 'return rolls: characters, items and buildings, each once', () => {
    const plus = (number: number) => ({ of: 'return', plus: number })
    expect(returning({})).toMatchObject(plus(0))
    expect(returning(red('K3'))).toMatchObject(plus(2))
    expect(returning(holding('W01', 'W04'))).toMatchObject(plus(3))
    expect(returning(holding('021', '072'))).toMatchObject(plus(-2))
    expect(returning(holding('007', '016', '044'))).toMatchObject(plus(3))
    expect(returning({ built: ['B15'] }, ['red', 'yellow', 'green'])).toMatchObject(plus(1))
    const both: Scene = {
      castaways: { red: { items: ['W01'] }, yellow: { items: ['W04'] }, green: { items: ['016'] } },
    }
    expect(returning(both, ['red', 'yellow'])).toMatchObject(plus(3))
    // Lanterns and candles in bad weather only.
    expect(returning({ ...holding('W26', '084'), weather: 3 })).toMatchObject(plus(0))
    expect(returning({ ...holding('W26', '084'), weather: 4 })).toMatchObject(plus(-1 + 2))
    expect(returning({ ...holding('W26', '084'), weather: 5 })).toMatchObject(plus(-2 + 2))
  })

  rule('NA-EXPL-02', 'the square on which an expedition begins, never below 2', () => {
    const begins = (scene: Scene) => {
      const t = table({ ...scene, pawns: [{ seat: 'red', action: 'explore', box: 0 }] }).play('resolution')
      t.settled('explore')
      return t.state.expedition?.cube
    }
    expect(begins({})).toBe(4)
    expect(begins(holding('W28'))).toBe(3)
    expect(begins({ built: ['B14'] })).toBe(3)
    expect(begins({ ...holding('W28'), built: ['B14'] })).toBe(2)
    expect(begins({ ...holding('W28'), built: ['B14'], startShift: -1 })).toBe(2)
    expect(begins({ castaways: { yellow: { items: ['W28'] } } })).toBe(4)
  })

  /** What red adds to a strength test on an expedition. */
  const strength = (scene: Scene): unknown => {
    const t = draw('H08', { ...scene, rolls: { 'die.strength': [6] } })
    t.settled('explore')
    return t.happened('rolled').map(({ roll }) => roll)[0]
  }

  rule('NA-STRENGTH-04', 'strength: a musket is worth more with powder', () => {
    expect(strength(red('K2'))).toMatchObject({ plus: 1 })
    expect(strength(holding('W08'))).toMatchObject({ plus: 1 })
    expect(strength(holding('W08', '062'))).toMatchObject({ plus: 3 })
    expect(strength({ castaways: { red: { items: ['W08'] }, yellow: { items: ['W09'] } } })).toMatchObject({ plus: 1 })
  })

  rule('NA-STRENGTH-01', 'a Palisade helps in tests that camp cards cause, and in no others', () => {
    const shark = (built: BuildingId[], die: number) =>
      table({ built, rolls: { fish: ['shark'], 'die.shark': [die] } })
        .play('whitePawn')
        .choose('A1')
    shark(['B10'], 3)
      .has({ reserve: { food: 3 }, castaways: { red: { wounds: 0 } } })
      .settled()
    shark(['B10'], 2)
      .has({ reserve: { food: 0 }, castaways: { red: { wounds: 1 } } })
      .settled()
    shark([], 4)
      .has({ reserve: { food: 0 }, castaways: { red: { wounds: 1 } } })
      .settled()
    expect(strength({ built: ['B10'] })).toMatchObject({ plus: 0 })
  })

  rule('NA-FIRE-01', 'the fire: some energy is counted, but 1 must really be spent', () => {
    const offers = (scene: Scene) => {
      const t = act('fire', scene)
      t.settled('energyForFire')
      return t.offers('energyForFire')
    }
    expect(offers(holding('W18'))).toEqual(['1', '2', '3', '4'])
    expect(offers(holding('062'))).toEqual(['1', '2', '3', '4', '5'])
    expect(offers({ ...holding('W02'), weather: 3 })).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(offers({ ...holding('W02'), weather: 2 })).toEqual(['1', '2', '3', '4'])
    expect(offers(holding('W18', '062'))).toEqual(['1', '2', '3'])
    act('fire', { ...holding('W18'), rolls: { 'die.fire': [3] } })
      .choose('1')
      .has({ fire: { lit: true }, castaways: { red: { energy: 5 } } })
      .settled()
    act('fire', { ...holding('W18'), rolls: { 'die.fire': [4] } })
      .choose('1')
      .has({ fire: { lit: false } })
      .settled()
    act('fire', { castaways: { red: { energy: 0, items: ['W18'] } } })
      .changed({ fire: { lit: false } })
      .settled()
  })

  rule('NA-BUILD-02', 'building: skill counts from the first real energy on', () => {
    const castaways = (character: CharacterId, items: ItemId[] = []): Scene => ({
      castaways: { red: { character, items }, yellow: { character: 'K3' }, green: { character: 'K4' } },
    })
    act('build', castaways('K5'))
      .choose('B01')
      .choose('1')
      .has({ built: ['B01'], castaways: { red: { energy: 5 } } })
      .settled()
    const none = act('build', castaways('K5')).choose('B01').choose('0').choose('0').choose('0')
    none.changed({ built: [], castaways: { red: { energy: 6 } } }).settled()
    const saw = act('build', castaways('K1', ['W06'])).choose('B01')
    expect(saw.offers('pledge')).toEqual(['0', '1', '2'])
    saw
      .choose('2')
      .has({ built: ['B01'], castaways: { red: { energy: 4 } } })
      .settled()
    const both = act('build', { ...castaways('K5', ['W06']), projects: ['B16', '', '', '', '', ''] }).choose('B16')
    expect(both.offers('pledge')).toEqual(['0', '1', '2'])
    both
      .choose('2')
      .has({ built: ['B16'] })
      .settled()
  })

  rule('NA-BUILD-19', 'stolen tools make every building dearer', () => {
    const castaways: Castaways = { yellow: { character: 'K3' } }
    const t = act('build', { camp: campOf('081'), castaways }).choose('B01')
    expect(t.offers('pledge')).toEqual(['0', '1', '2', '3', '4'])
    t.choose('3').choose('0').choose('0').has({ built: [] }).settled()
    act('build', { camp: campOf('081'), castaways })
      .choose('B01')
      .choose('4')
      .has({ built: ['B01'] })
      .settled()
  })

  rule('NA-BUILD-20', 'sailcloth saves one wood', () => {
    act('build', { ...holding('W24'), reserve: { wood: 3 } })
      .choose('B01')
      .choose('3')
      .has({ reserve: { wood: 2 } })
      .settled()
  })

  rule('NA-REST-01', 'rest: more with a blanket, less under a leaking roof, never less than nothing', () => {
    const rested = (scene: Scene) => {
      const t = act('rest', { ...scene, castaways: { red: { energy: 0, ...scene.castaways?.red } } })
      t.settled()
      return t.state.castaways.red?.energy
    }
    expect(rested({})).toBe(1)
    expect(rested(holding('W17'))).toBe(2)
    expect(rested(holding('W17', '049'))).toBe(3)
    expect(rested({ camp: campOf('097') })).toBe(0)
    expect(rested({ camp: campOf('097', '064') })).toBe(0)
    expect(rested({ ...holding('W17', '049'), camp: campOf('097', '064') })).toBe(1)
    expect(rested({ castaways: { yellow: { items: ['W17'] } } })).toBe(1)
  })

  const fish = (tile: string, scene: Scene = {}) =>
    table({ ...scene, rolls: { fish: [tile], ...scene.rolls } })
      .play('whitePawn')
      .choose('A1')

  rule('NA-COMP-05', 'fish: more of every catch that is one', () => {
    const food = (tile: string, scene: Scene) => fish(tile, scene).state.reserve.food
    expect(food('2/1', holding('W14'))).toBe(3)
    expect(food('2/1', { ...holding('W14'), built: ['B06', 'B08'] })).toBe(5)
    expect(food('0/1', { ...holding('W14'), built: ['B06', 'B08'] })).toBe(0)
    expect(food('2/1', { castaways: { yellow: { items: ['W14'] } } })).toBe(2)
  })

  rule('NA-COMP-05', 'fish: of several tiles one is kept, and the others go back', () => {
    const t = table({ ...red('K4', 'W15'), rolls: { fish: ['0/1', '3/1', 'shark'] } })
      .play('whitePawn')
      .choose('A1')
    expect(t.asks('fishToKeep', 'red').offers('fishToKeep')).toEqual(['0/1', '3/1', 'shark'])
    t.choose('3/1')
      .has({ reserve: { food: 3 }, fishDrawn: ['3/1'] })
      .settled()
    const two = table({ ...holding('W15'), rolls: { fish: ['1/1', '2/1'] } })
      .play('whitePawn')
      .choose('A1')
      .choose('1/1')
    two.has({ reserve: { food: 1 }, fishDrawn: ['1/1'] }).settled()
  })

  rule('NA-WOOD-01', 'wood: more with an axe, less with broken tools, never less than nothing', () => {
    const wood = (scene: Scene) => act('wood', scene).state.reserve.wood
    expect(wood(holding('W05'))).toBe(4)
    expect(wood({ camp: campOf('100') })).toBe(2)
    expect(wood({ ...holding('W05'), camp: campOf('100') })).toBe(3)
  })

  rule('NA-FORAGE-01', 'forage: the fowler finds one more', () => {
    act('forage', { ...red('K8'), forageSupply: ['2/1'] })
      .has({ reserve: { forage: ['2/1'], food: 1 } })
      .settled()
    // Not with tiles that a card gathers.
    draw('I13', { ...red('K8'), forageSupply: ['2/1'] })
      .has({ reserve: { forage: ['2/1'], food: 0 } })
      .settled('explore')
  })

  rule('NA-DIARY-01', 'diary: of several tiles one is kept, the others are shuffled in', () => {
    const stack = [story(1), story(5), story(2)]
    const t = act('diary', { ...red('K7'), storyStack: stack, rolls: { stories: [[story(5), story(1)]] } })
    expect(t.asks('storyToKeep', 'red').offers('storyToKeep')).toEqual([story(2), story(5)])
    expect(JSON.stringify([t.session.view('yellow'), t.session.questionsFor('yellow')])).not.toContain(story(5))
    t.choose(story(2))
      .changed({ stories: { red: [story(2)] }, storyStack: [story(5), story(1)] })
      .settled()
    const three = act('diary', { ...red('K7', 'W19'), storyStack: stack })
    expect(three.offers('storyToKeep')).toEqual([story(1), story(2), story(5)])
    three
      .choose(story(5))
      .has({ stories: { red: [story(5)] } })
      .settled()
    // One is all there is.
    act('diary', { ...red('K7'), storyStack: [story(3)] })
      .has({ stories: { red: [story(3)] } })
      .settled()
    // Other stories are drawn as usual.
    draw('H10', { ...red('K7'), storyStack: stack })
      .has({ stories: { red: [story(2)] } })
      .settled('explore')
  })

  rule('NA-WOUND-06', 'the wound check: one die less with the surgeon at home, for those at home', () => {
    const surgeon = (lost: boolean): Castaways => ({
      red: { wounds: 1, energy: 3 },
      yellow: { wounds: 2, energy: 3 },
      green: { wounds: 1, energy: 3, lost: 7 },
      blue: { character: 'K6', ...(lost ? { lost: 7 } : {}) },
    })
    const dice = (castaways: Castaways, rolls: number[]) => {
      const t = table({ phase: 'end', players: 4, castaways, rolls: { 'die.wounds': rolls } })
      t.play('woundCheck').settled()
      return t.happened('rolled').map(({ roll }) => roll)
    }
    expect(dice(surgeon(false), [5, 6])).toMatchObject([
      { by: ['yellow'], dice: [5] },
      { by: ['green'], dice: [6] },
    ])
    expect(dice(surgeon(true), [2, 3, 4, 5])).toMatchObject([
      { by: ['red'], dice: [2] },
      { by: ['yellow'], dice: [3, 4] },
      { by: ['green'], dice: [5] },
    ])
  })

  rule('NA-CAMP-01', 'hens: one more egg with a coop', () => {
    const eggs = (built: BuildingId[]) =>
      table({ built, camp: campOf('011') })
        .play('whitePawn')
        .choose('011')
        .choose('011/1')
    eggs([])
      .has({ reserve: { food: 1 } })
      .settled()
    eggs(['B13'])
      .has({ reserve: { food: 2 }, camp: campOf('011') })
      .settled()
  })
})

describe('at their time', () => {
  rule('NA-EVT-14', 'at the end of the Event phase', () => {
    const t = table({ built: ['B07'], startPlayer: 'yellow', top: { event: ['E07', 'E09'] } })
      .play('event')
      .asks('seen', 'yellow')
    expect(t.happened('lookedAt')).toMatchObject([{ seat: 'yellow', deck: 'event', cards: ['E09'] }])
    t.choose('seen').settled()
    const fever = (die: number, rolls: Scene['rolls'] = {}) =>
      table({ camp: campOf('053'), top: { event: ['E09'] }, rolls: { 'die.card': [die], ...rolls } }).play('event')
    fever(4)
      .has({ castaways: { red: { energy: 6 }, yellow: { energy: 6 }, green: { energy: 6 } } })
      .settled()
    fever(3, { castaway: ['green'] })
      .has({ castaways: { red: { energy: 6 }, green: { energy: 5 } } })
      .settled()
  })

  rule('NA-EAT-07', 'after eating, for whoever ate', () => {
    const soup = (lit: boolean, ate: Seat[]) =>
      table({
        phase: 'survival',
        ate,
        fire: { lit, wood: 1 },
        castaways: { red: { energy: 3, items: ['W16'] }, yellow: { energy: 3 } },
      }).play('hunger').state.castaways
    expect(soup(true, ['red', 'yellow', 'green'])).toMatchObject({ red: { energy: 4 }, yellow: { energy: 3 } })
    expect(soup(false, ['red', 'yellow', 'green'])).toMatchObject({ red: { energy: 3 } })
    // Hungry: 1 energy and 2 wounds.
    expect(soup(true, ['yellow', 'green'])).toMatchObject({ red: { energy: 2, wounds: 2 } })
  })

  rule('NA-SURV-02', 'at the end of the Rest step', () => {
    const castaways: Castaways = {
      red: { energy: 2, items: ['W21'] },
      yellow: { energy: 2 },
      green: { energy: 2, lost: 5 },
    }
    table({ phase: 'survival', castaways, fire: { lit: true, wood: 1 } })
      .play('night')
      .has({ castaways: { red: { energy: 3 }, yellow: { energy: 4 }, green: { energy: 2 } } })
      .settled()
    const three = table({
      phase: 'survival',
      castaways: { ...castaways, green: { energy: 2 } },
      fire: { lit: true, wood: 1 },
    }).play('night')
    expect(three.asks('whom', 'red').offers('whom')).toEqual(['yellow', 'green'])
    three
      .choose('green')
      .has({ castaways: { green: { energy: 4 }, yellow: { energy: 3 } } })
      .settled()
    table({ phase: 'survival', castaways })
      .play('night')
      .changed({ castaways: { red: { energy: 1 }, yellow: { energy: 1 } } })
      .settled()
  })

  rule('NA-UPKEEP-01', 'in Upkeep, before food spoils: what is cured first, then what is lost', () => {
    const left = (scene: Scene) => {
      const t = table({ phase: 'end', ...scene, castaways: { red: { character: 'K3' }, ...scene.castaways } }).play(
        'upkeep',
      )
      t.has({ reserve: { food: 0 } }).settled()
      return t.state.reserve.tokens
    }
    const five = { reserve: { food: 5, tokens: 0 } }
    expect(left(five)).toBe(0)
    expect(left({ ...five, built: ['B09'] })).toBe(2)
    expect(left({ ...five, castaways: { yellow: { items: ['W13'] } } })).toBe(1)
    expect(left({ ...five, castaways: { yellow: { character: 'K1' } } })).toBe(1)
    expect(left({ ...five, castaways: { yellow: { character: 'K1' } }, fire: { lit: true, wood: 1 } })).toBe(2)
    expect(left({ ...five, castaways: { yellow: { character: 'K1', items: ['W13'], lost: 6 } } })).toBe(0)
    expect(left({ ...five, built: ['B09'], castaways: { yellow: { character: 'K1', items: ['W13'] } } })).toBe(4)
    // Two cards take a token each, also of those that were cured just before.
    expect(left({ reserve: { food: 5, tokens: 1 }, camp: campOf('098', '030') })).toBe(0)
    expect(left({ ...five, built: ['B09'], camp: campOf('098') })).toBe(1)
    expect(left({ reserve: { food: 0, tokens: 3 }, camp: campOf('098') })).toBe(2)
  })
})

describe('what protects and forbids', () => {
  rule('NA-WOUND-01', 'boots ignore the first wound of an expedition', () => {
    const hold = (wounds: number, boots: boolean, shielded: { red?: number } = {}) =>
      draw('H03', {
        castaways: { red: { items: boots ? ['W29'] : [], wounds, energy: 3 } },
        expedition: { explorers: ['red'], shielded },
        rolls: { 'die.card': [1] },
      }).choose('H03/1')
    hold(0, false)
      .has({ castaways: { red: { wounds: 2 } } })
      .settled('explore')
    hold(0, true)
      .has({ castaways: { red: { wounds: 1 } }, expedition: { shielded: { red: 1 } } })
      .settled('explore')
    hold(1, true, { red: 1 })
      .has({ castaways: { red: { wounds: 3 } } })
      .settled('explore')
    // Not in camp.
    table({ phase: 'survival', ...holding('W29'), ate: ['yellow', 'green'] })
      .play('hunger')
      .has({ castaways: { red: { wounds: 2 } } })
      .settled()
  })

  rule('NA-COMP-05', 'the netmender fears neither jellyfish nor shark', () => {
    for (const tile of ['jellyfish', 'shark']) {
      const t = table({ ...red('K4'), rolls: { fish: [tile, '0/1'] } })
        .play('whitePawn')
        .choose('A1')
        .choose(tile)
      t.has({ reserve: { food: 0 }, castaways: { red: { wounds: 0 } } }).settled()
    }
  })

  rule('NA-EVT-05', 'with a Cistern the Scorching Sun costs nobody energy', () => {
    table({ weather: 2, built: ['B11'], top: { event: ['E17'] } })
      .play('event')
      .has({ weather: 1, castaways: { red: { energy: 6 }, yellow: { energy: 6 } } })
      .settled()
  })

  rule('NA-NOTE-04 NA-EAT-03', 'bad blood: nobody trades, nobody gives food', () => {
    const castaways: Castaways = { red: { items: ['W07'], tokens: 1 }, yellow: { items: ['W11'] } }
    const place = (camp: Camp) => {
      const t = table({ castaways, camp }).play('place', { seat: 'red', pawn: 'first' })
      t.settled('place')
      return t.offers()
    }
    expect(place(campOf('A1'))).toContain('trade')
    expect(place(campOf('101'))).not.toContain('trade')
    const meal = (step: 'meal' | 'ownFood', camp: Camp = campOf()) => {
      const t = table({ phase: 'survival', castaways, camp, reserve: { food: 1, tokens: 0 } })
      t.play(step, { seat: 'red' }).settled(step)
      return t.offers(step)
    }
    expect(meal('meal')).toContain('give/food/yellow')
    expect(meal('meal', campOf('101'))).toEqual(['eat/food', 'back'])
    expect(meal('ownFood', campOf('101'))).toEqual(['eat', 'done'])
  })
})

describe('using items', () => {
  const placing = (scene: Scene) => table(scene).play('place', { seat: 'yellow', pawn: 'first' })

  rule('NA-CARD-05', 'what is used up is gone', () => {
    const t = placing({ castaways: { red: { energy: 3, items: ['W11', 'W22'] } } })
    expect(t.as('yellow').offers('anyTime')).not.toContain('use/W11')
    t.as('red')
      .choose('use/W11')
      .has({ castaways: { red: { energy: 5, items: ['W22'] }, yellow: { energy: 6 } } })
    expect(t.offers('anyTime')).not.toContain('use/W11')
    t.settled('place')
    const rations = (option: string) => placing(holding('W12')).as('red').choose('use/W12').choose(option)
    rations('W12/1')
      .has({ reserve: { tokens: 6 }, castaways: { red: { items: [], tokens: 0 } } })
      .settled('place')
    rations('W12/2')
      .has({ reserve: { tokens: 3 }, castaways: { red: { items: [], tokens: 2 } } })
      .settled('place')
    const hymns = { red: { items: ['W20' as const], wounds: 1 }, yellow: { wounds: 2 }, green: { wounds: 1, lost: 6 } }
    placing({ castaways: hymns })
      .as('red')
      .choose('use/W20')
      .has({ castaways: { red: { wounds: 0, items: [] }, yellow: { wounds: 1 }, green: { wounds: 1 } } })
      .settled('place')
    const box = placing({ castaways: { red: { items: ['036'] }, green: { lost: 6 } } })
      .as('red')
      .choose('use/036')
    box.has({ stories: { red: [story(5, 3)], yellow: [story(5, 2)], green: [] }, castaways: { red: { items: [] } } })
    box.settled('place')
  })

  rule('NA-CARD-05 NA-CAMP-06', 'fever bark heals, and ends the fever', () => {
    const castaways: Castaways = { red: { items: ['055'] }, yellow: { wounds: 3, energy: 2 } }
    const t = placing({ castaways, camp: [['A1', '053'], [], [], [], [], [], [], []] })
      .as('red')
      .choose('use/055')
    t.choose('yellow')
      .has({ castaways: { yellow: { wounds: 1 }, red: { items: [] } }, camp: campOf('A1') })
      .settled('place')
    // Without a fever it still heals, as far as there is something to heal.
    const well = placing({ castaways: { red: { items: ['055'], wounds: 1, energy: 2 } } })
      .as('red')
      .choose('use/055')
      .choose('red')
    well.has({ castaways: { red: { wounds: 0 } } }).settled('place')
  })

  shows('charges: once per turn, and the item is gone with the last one', () => {
    const chest: Scene = { castaways: { red: { items: ['W10'] }, yellow: { wounds: 3, energy: 1 } } }
    const t = placing(chest).as('red').choose('use/W10').choose('yellow')
    t.has({ castaways: { yellow: { wounds: 2 }, red: { items: ['W10'] } }, charges: { W10: 1 } })
    expect(t.offers('anyTime')).not.toContain('use/W10')
    t.as('yellow').choose('none', 'place')
    t.play('upkeep').play('place', { seat: 'yellow', pawn: 'first' }).as('red').choose('use/W10').choose('yellow')
    t.has({ castaways: { yellow: { wounds: 1 }, red: { items: ['W10'] } } }).settled('place')
    const last = placing({ ...chest, charges: { W10: 2 } })
      .as('red')
      .choose('use/W10')
      .choose('yellow')
    last.has({ castaways: { yellow: { wounds: 2 }, red: { items: [] } } }).settled('place')
  })

  shows('every turn: the item stays, and can be used again in the next turn', () => {
    const decks: Scene = {
      eventDeck: ['E01', 'E02'],
      coastDeck: ['C01', 'C02'],
      interiorDeck: ['I01', 'I02'],
      centreDeck: ['H01', 'H02'],
    }
    const looks = (item: ItemId, space = 1, choice?: string) => {
      const t = placing({ ...decks, castaways: { red: { items: [item], space } } })
        .as('red')
        .choose(`use/${item}`)
      if (choice !== undefined) t.asks('deck', 'red').choose(choice)
      t.asks('seen', 'red').choose('seen')
      expect(t.offers('anyTime')).not.toContain(`use/${item}`)
      t.has({ castaways: { red: { items: [item] } } })
      const [seen] = t.happened('lookedAt')
      t.play('upkeep').play('place', { seat: 'yellow', pawn: 'first' })
      expect(t.as('red').offers('anyTime')).toContain(`use/${item}`)
      t.settled('place')
      return seen?.['cards']
    }
    expect(looks('W03')).toEqual(['C02'])
    expect(looks('W03', 8)).toEqual(['I02'])
    expect(looks('W03', 12)).toEqual(['H02'])
    expect(looks('W30', 1, 'centre')).toEqual(['H02'])
    expect(looks('007')).toEqual(['E02'])
    expect(looks('092')).toEqual(['E02'])
  })

  rule(
    'NA-STRENGTH-01 NA-STRENGTH-02 NA-UPKEEP-04',
    'powder: for the next test of its owner, alone or in a group, this turn',
    () => {
      for (const item of ['W09', '091'] as const) {
        const t = table({
          castaways: { red: { items: [item], space: 11 } },
          expedition: { explorers: ['red'] },
          top: { centre: ['H08', '013'] },
          rolls: { 'die.strength': [1, 1] },
        }).play('exploration')
        t.as('red')
          .choose(`use/${item}`)
          .has({ castaways: { red: { items: [] } }, strengthBonus: { red: 4 } })
        t.choose('centre').has({ castaways: { red: { wounds: 0 } }, strengthBonus: {} })
        // The second test has to do without it.
        t.choose('centre')
          .has({ castaways: { red: { wounds: 1 } } })
          .settled('explore')
      }
      const group = table({
        castaways: { red: { space: 11 }, yellow: { items: ['W09'], space: 11 } },
        expedition: { explorers: ['red', 'yellow'] },
        top: { centre: ['065'] },
        rolls: { 'die.group': [3] },
      }).play('exploration')
      group.as('yellow').choose('use/W09').as('red').choose('centre')
      group.has({ castaways: { red: { wounds: 0, space: 13 } }, strengthBonus: {} }).settled('explore')
      table({ phase: 'end', strengthBonus: { red: 4 } })
        .play('upkeep')
        .has({ strengthBonus: {} })
        .settled()
    },
  )

  rule('NA-WOUND-03 NA-WOUND-07', 'a keepsake keeps off a trauma, and the wound stays', () => {
    const check = () =>
      table({
        phase: 'end',
        castaways: { red: { wounds: 2, energy: 1, items: ['W23'] } },
        rolls: { 'die.wounds': [1, 4] },
      }).play('woundCheck')
    const asked = check().asks('trauma', 'red')
    expect(asked.offers()).toEqual(['use/W23', 'pass'])
    asked
      .choose('use/W23')
      .has({ castaways: { red: { wounds: 2, traumas: 0, items: [] } } })
      .settled()
    check()
      .choose('pass')
      .changed({ castaways: { red: { wounds: 1, traumas: 1, items: ['W23'] } } })
      .settled()
    // It is of no use otherwise, and nobody else can use it.
    const idle = placing(holding('W23')).as('red')
    expect(idle.offers('anyTime')).not.toContain('use/W23')
    idle.settled('place')
    table({
      phase: 'end',
      castaways: { red: { wounds: 1, energy: 1 }, yellow: { items: ['W23'] } },
      rolls: { 'die.wounds': [1] },
    })
      .play('woundCheck')
      .has({ castaways: { red: { traumas: 1 }, yellow: { items: ['W23'] } } })
      .settled()
  })

  rule('NA-VOTE-04', 'a speaking trumpet decides a tied vote, once a turn', () => {
    const tied = (scene: Scene = {}) => {
      const t = table({
        players: 2,
        castaways: { yellow: { items: ['W27'] } },
        weather: 4,
        top: { event: ['E12'] },
        ...scene,
      }).play('event')
      return t.as('red').choose('E12/1').as('yellow').choose('E12/2')
    }
    const t = tied().asks('tie', 'yellow').choose('use/W27').asks('vote', 'yellow')
    expect(t.offers('vote')).toEqual(['E12/1', 'E12/2'])
    t.choose('E12/2')
      .has({ called: ['101'], castaways: { yellow: { items: ['W27'] } }, usedItems: ['W27'] })
      .settled()
    // If it is left alone, or was used, the dice decide.
    tied({ rolls: { 'die.tie': [5, 2] } })
      .choose('pass')
      .has({ called: [], castaways: { red: { energy: 5 }, yellow: { energy: 5 } } })
      .settled()
    tied({ usedItems: ['W27'], rolls: { 'die.tie': [2, 5] } })
      .has({ called: ['101'] })
      .settled()
    const idle = placing(holding('W27')).as('red')
    expect(idle.offers('anyTime')).not.toContain('use/W27')
    idle.settled('place')
  })

  shows('nothing is used while dice are waiting', () => {
    const t = act('fire', {
      castaways: { red: { energy: 3, items: ['W11'] } },
      stories: { red: [story(1)] },
      rolls: { 'die.fire': [6] },
    })
    expect(t.offers('anyTime')).toContain('use/W11')
    t.choose('1').asks('rolled', 'red')
    expect(t.offers()).toEqual([`story/${story(1)}`, 'pass'])
    t.choose('pass').settled()
  })
})
