// What happens at its time, what protects and what forbids.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Seat } from '../../src/components/seats.ts'
import { type Camp, type Castaways, campOf, draw, type Scene } from '../pieces.ts'
import { holding, red } from './holders.ts'

describe('at their time', () => {
  rule('NA-EVT-14', 'at the end of the Event phase', () => {
    const t = table({
      built: ['building/lookout'],
      startPlayer: 'yellow',
      top: { event: ['event/windless-noon', 'event/shoal-in-the-bay'] },
    }).play('event')
    expect(t.happened('lookedAt')).toMatchObject([{ seat: 'yellow', deck: 'event', cards: ['event/shoal-in-the-bay'] }])
    t.settled()
    const fever = (die: number, rolls: Scene['rolls'] = {}) =>
      table({
        camp: campOf('damage/fever-in-the-camp'),
        top: { event: ['event/shoal-in-the-bay'] },
        rolls: { 'die.card': [die], ...rolls },
      }).play('event')
    fever(4)
      .has({ castaways: { red: { energy: 6 }, yellow: { energy: 6 }, green: { energy: 6 } } })
      .settled()
    fever(3, { castaway: ['green'] })
      .has({ castaways: { red: { energy: 6 }, green: { energy: 5 } } })
      .settled()
  })

  rule('NA-EAT-07', 'after eating, for the player who ate', () => {
    const soup = (lit: boolean, ate: Seat[]) =>
      table({
        phase: 'survival',
        ate,
        fire: { lit, wood: 1 },
        castaways: { red: { energy: 3, items: ['wreckage/iron-pot'] }, yellow: { energy: 3 } },
      }).play('hunger').state.castaways
    expect(soup(true, ['red', 'yellow', 'green'])).toMatchObject({ red: { energy: 4 }, yellow: { energy: 3 } })
    expect(soup(false, ['red', 'yellow', 'green'])).toMatchObject({ red: { energy: 3 } })
    // Hungry: 1 energy and 2 wounds.
    expect(soup(true, ['yellow', 'green'])).toMatchObject({ red: { energy: 2, wounds: 2 } })
  })

  rule('NA-SURV-02', 'at the end of the Rest step', () => {
    const castaways: Castaways = {
      red: { energy: 2, items: ['wreckage/fiddle'] },
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
      const t = table({
        phase: 'end',
        ...scene,
        castaways: { red: { character: 'character/ines-ferrolle' }, ...scene.castaways },
      }).play('upkeep')
      t.has({ reserve: { food: 0 } }).settled()
      return t.state.reserve.tokens
    }
    const five = { reserve: { food: 5, tokens: 0 } }
    expect(left(five)).toBe(0)
    expect(left({ ...five, built: ['building/smokehouse'] })).toBe(2)
    expect(left({ ...five, castaways: { yellow: { items: ['wreckage/sack-of-salt'] } } })).toBe(1)
    expect(left({ ...five, castaways: { yellow: { character: 'character/tomasa-quill' } } })).toBe(1)
    expect(
      left({ ...five, castaways: { yellow: { character: 'character/tomasa-quill' } }, fire: { lit: true, wood: 1 } }),
    ).toBe(2)
    expect(
      left({
        ...five,
        castaways: { yellow: { character: 'character/tomasa-quill', items: ['wreckage/sack-of-salt'], lost: 6 } },
      }),
    ).toBe(0)
    expect(
      left({
        ...five,
        built: ['building/smokehouse'],
        castaways: { yellow: { character: 'character/tomasa-quill', items: ['wreckage/sack-of-salt'] } },
      }),
    ).toBe(4)
    // Two cards take a token each, also of those that were cured just before.
    expect(
      left({
        reserve: { food: 5, tokens: 1 },
        camp: campOf('damage/spoiled-stores', 'damage/fined-by-the-neighbours'),
      }),
    ).toBe(0)
    expect(left({ ...five, built: ['building/smokehouse'], camp: campOf('damage/spoiled-stores') })).toBe(1)
    expect(left({ reserve: { food: 0, tokens: 3 }, camp: campOf('damage/spoiled-stores') })).toBe(2)
  })
})

describe('what protects and forbids', () => {
  rule('NA-WOUND-01', 'boots ignore the first wound of an expedition', () => {
    const hold = (wounds: number, boots: boolean, shielded: { red?: number } = {}) =>
      draw('centre/knife-ridge', {
        castaways: { red: { items: boots ? ['wreckage/sea-boots'] : [], wounds, energy: 3 } },
        expedition: { explorers: ['red'], shielded },
        rolls: { 'die.card': [1] },
      }).choose('centre/knife-ridge/cross')
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
    table({ phase: 'survival', ...holding('wreckage/sea-boots'), ate: ['yellow', 'green'] })
      .play('hunger')
      .has({ castaways: { red: { wounds: 2 } } })
      .settled()
  })

  rule('NA-COMP-05', 'the netmender fears neither jellyfish nor shark', () => {
    for (const tile of ['jellyfish', 'shark']) {
      const t = table({ ...red('character/jory-pentreath'), rolls: { fish: [tile, '0/1'] } })
        .play('whitePawn')
        .choose('camp/fish-from-the-rocks')
        .choose(tile)
      t.has({ reserve: { food: 0 }, castaways: { red: { wounds: 0 } } }).settled()
    }
  })

  rule('NA-EVT-05', 'with a Cistern the Scorching Sun costs nobody energy', () => {
    table({ weather: 2, built: ['building/cistern'], top: { event: ['event/fruit-drop'] } })
      .play('event')
      .has({ weather: 1, castaways: { red: { energy: 6 }, yellow: { energy: 6 } } })
      .settled()
  })

  rule('NA-NOTE-04 NA-EAT-03', 'bad blood: nobody trades, nobody gives food', () => {
    const castaways: Castaways = {
      red: { items: ['wreckage/cutlass'], tokens: 1 },
      yellow: { items: ['wreckage/flask-of-rum'] },
    }
    const place = (camp: Camp) => {
      const t = table({ castaways, camp }).play('place', { seat: 'red', pawn: 'first' })
      t.settled('place')
      return t.offers()
    }
    expect(place(campOf('camp/fish-from-the-rocks'))).toContain('trade')
    expect(place(campOf('damage/bad-blood'))).not.toContain('trade')
    const meal = (step: 'meal' | 'ownFood', camp: Camp = campOf()) => {
      const t = table({ phase: 'survival', castaways, camp, reserve: { food: 1, tokens: 0 } })
      t.play(step, { seat: 'red' }).settled(step)
      return t.offers(step)
    }
    expect(meal('meal')).toContain('give/food/yellow')
    expect(meal('meal', campOf('damage/bad-blood'))).toEqual(['eat/food', 'back'])
    expect(meal('ownFood', campOf('damage/bad-blood'))).toEqual(['eat', 'done'])
  })
})
