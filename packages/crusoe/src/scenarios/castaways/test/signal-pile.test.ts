// The signal pile: wood that stays there, the Mast and Oil.
import { stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { event, pushed } from '../../../../test/event-phase.ts'
import { leftAt, plannable } from '../../../../test/open-questions.ts'

describe('Castaways', () => {
  const sheet = (pile: readonly number[], filledInRound = 0) => ({ pile: [...pile], filledInRound })

  rule('RC-SCN1-07', 'wood on the pile stays there', () => {
    pushed('event/high-water', {
      available: { wood: 5, food: 2 },
      scenarioState: { castaways: sheet([1, 2, 1, 0, 0]) },
    })
      .has({ available: { wood: 0, food: 0 }, scenarioState: { castaways: { pile: [1, 2, 1, 0, 0] } } })
      .settled()
    const t = table({ round: 3, available: { wood: 1 }, scenarioState: { castaways: sheet([1, 2, 1, 0, 0]) } }).play(
      'preparation',
    )
    expect(leftAt(t, 'woodForPile').offers()).toEqual(['0', '1'])
    expect(plannable({ scenarioState: { castaways: sheet([1, 2, 3, 0, 0]) } })).not.toContain('build/weapons')
  })

  rule('RC-SCN1-08', 'books and totems mean nothing', () => {
    const calm = {
      morale: 1,
      levels: { roof: 1, palisade: 1, weapons: 1 },
      available: { food: 1, wood: 1, fur: 1, nonperishable: 1 },
      people: { carpenter: { wounds: 1, determination: 1 }, cook: { wounds: 1, determination: 1 } },
      scenarioState: { castaways: sheet([1, 0, 0, 0, 0]) },
      adventureTokens: [],
    }
    event('event/the-island-fights-back', calm).has(calm).settled()
    pushed('event/the-island-fights-back', calm)
      .has({ ...calm, adventureTokens: ['explore'] })
      .settled()
    table({ ...calm, phase: 'action', islandStack: [10] })
      .play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }))
      .has({ ...calm, island: { A1: { tile: 10 } }, huntingDeck: [] })
      .settled()
  })

  rule('RC-SCN1-13', 'the Mast puts three wood on the current stage, and what does not fit is lost', () => {
    const mast = (pile: readonly number[], filledInRound = 0) =>
      table({
        round: 5,
        phase: 'action',
        futureItems: ['castaways/mast'],
        available: { wood: 1 },
        scenarioState: { castaways: sheet(pile, filledInRound) },
      }).play('actionsEnd')
    mast([1, 2, 3, 0, 0])
      .has({ scenarioState: { castaways: { pile: [1, 2, 3, 3, 0], filledInRound: 0 } }, available: { wood: 1 } })
      .settled()
    mast([1, 2, 1, 0, 0])
      .has({ scenarioState: { castaways: { pile: [1, 2, 3, 0, 0], filledInRound: 5 } }, available: { wood: 1 } })
      .settled()
    mast([1, 2, 3, 4, 5])
      .has({ scenarioState: { castaways: { pile: [1, 2, 3, 4, 5] } }, available: { wood: 1 } })
      .settled()
  })

  rule('RC-SCN1-14', 'after a stage was filled this round neither Mast nor Oil finds a place', () => {
    const full = { scenarioState: { castaways: sheet([1, 2, 3, 0, 0], 5) }, round: 5 }
    table({ ...full, phase: 'action', futureItems: ['castaways/mast'] })
      .play('actionsEnd')
      .has({ scenarioState: { castaways: { pile: [1, 2, 3, 0, 0] } }, items: ['castaways/mast'] })
      .settled()
    table({ ...full, availableDiscoveries: ['castaways/oil'], morale: 3 })
      .everywhere()
      .play('morale')
      .choose('castaways/oil')
      .has({ scenarioState: { castaways: { pile: [1, 2, 3, 0, 0] } }, availableDiscoveries: [] })
      .settled()
  })

  rule('RC-SCN1-14', 'a stage that Oil has filled closes the pile for the round', () => {
    const oil = (pile: readonly number[]) =>
      table({
        round: 5,
        morale: 3,
        availableDiscoveries: ['castaways/oil'],
        available: { wood: 9 },
        scenarioState: { castaways: sheet(pile) },
      })
        .everywhere()
        .play('morale')
        .choose('castaways/oil')
        .play('preparation')
    oil([1, 2, 1, 0, 0])
      .has({
        scenarioState: { castaways: { pile: [1, 2, 3, 0, 0], filledInRound: 5 } },
        available: { wood: 9 },
        phase: 'action',
      })
      .settled()
    const open = oil([1, 2, 0, 0, 0]).has({ scenarioState: { castaways: { pile: [1, 2, 2, 0, 0] } } })
    expect(open.asks('woodForPile').offers()).toEqual(['0', '1'])
    open.settled('woodForPile')
  })
})
