// Demands of Adventure cards: what can be given, and what missing things cost.
import { type Scene, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { act, meets } from './helpers.ts'

describe('demands', () => {
  rule('RC-EX-54 RC-USE-12', 'Pipe & Tobacco can be used before missing tokens become wounds', () => {
    const lost = (scene: Scene) =>
      meets('explore/lost-in-the-woods', { kept: [{ card: 'equipment/pipe-and-tobacco', uses: 2 }], ...scene }, 'cook')
    const t = lost({ people: { cook: { determination: 1 } } }).asks('demand', 'cook')
    t.choose('equipment/pipe-and-tobacco/cook').has({
      people: { cook: { determination: 1, wounds: 0 }, carpenter: { determination: 0, wounds: 0 } },
    })
    expect(t.state.kept).toMatchObject([{ card: 'equipment/pipe-and-tobacco', uses: 1 }])
    t.settled()
    lost({ people: { cook: { determination: 1 } } })
      .choose(PASS)
      .has({ people: { cook: { determination: 0, wounds: 1 } } })
      .settled()
    lost({ people: { cook: { determination: 2 } } })
      .changed({
        people: { cook: { determination: 0 } },
        exploreDeck: [],
        attempted: ['explore/B2'],
        removed: ['explore/lost-in-the-woods'],
      })
      .settled()
  })

  rule('RC-EX-56 RC-ABIL-COOK-04', 'Stone Soup does not feed a predator in the Action Phase', () => {
    const t = table({
      phase: 'action',
      people: { cook: { determination: 3 } },
      buildDeck: ['build/visit-of-a-predator'],
      adventureTokens: ['build'],
    }).play('planning')
    t.as('cook').choose('ability/stone-soup')
    act(t, 'build', 'cook', { certain: true })
      .has({ future: { food: 1 }, available: { food: 0 }, people: { cook: { wounds: 1 }, carpenter: { wounds: 0 } } })
      .settled()
  })

  rule('RC-EX-83 RC-TERM-10', 'what cannot be given cannot be chosen', () => {
    const predator = (food: number, palisade: number) =>
      meets('build/hungry-predator', { available: { food }, levels: { palisade } })
    const fought = {
      people: { carpenter: { wounds: 2 } },
      future: { food: 2, fur: 1 },
      removed: ['build/hungry-predator'],
    }
    predator(0, 1)
      .has({ ...fought, levels: { palisade: 1 } })
      .settled()
    predator(1, 0)
      .has({ ...fought, available: { food: 1 } })
      .settled()
    const both = predator(1, 1).asks('chooseOne', 'table')
    expect(both.offers()).toEqual(['0', '1'])
    both
      .choose('1')
      .has({ available: { food: 0 }, levels: { palisade: 0 }, people: { carpenter: { wounds: 0 } } })
      .settled()
  })
})
