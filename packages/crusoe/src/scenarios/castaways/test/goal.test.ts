import { table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'

const sheet = (pile: readonly number[], filledInRound = 0) => ({ pile: [...pile], filledInRound })

describe('Castaways', () => {
  rule('RC-SCN1-04 RC-SCN1-05', 'wood goes on the leftmost stage that is not complete, as much as fits', () => {
    const t = table({ round: 3, available: { wood: 9 }, scenarioState: { castaways: sheet([1, 1, 0, 0, 0]) } }).play(
      'preparation',
    )
    expect(t.offers()).toEqual(['0', '1'])
    t.choose('1')
      .changed({
        available: { wood: 8 },
        scenarioState: { castaways: { pile: [1, 2, 0, 0, 0], filledInRound: 3 } },
        phase: 'action',
      })
      .settled()
    const none = table({ round: 3, available: { wood: 2 }, scenarioState: { castaways: sheet([1, 2, 0, 0, 0]) } }).play(
      'preparation',
    )
    none.choose('0').changed({ phase: 'action' }).settled()
  })

  rule('RC-SCN1-06', 'the next stage waits for the next round', () => {
    const t = table({ round: 3, available: { wood: 9 }, scenarioState: { castaways: sheet([1, 2, 0, 0, 0], 3) } })
      .play('preparation')
      .changed({ phase: 'action' })
    t.settled()
    const next = table({
      round: 4,
      available: { wood: 9 },
      scenarioState: { castaways: sheet([1, 2, 0, 0, 0], 3) },
    }).play('preparation')
    expect(next.asks('woodForPile').offers()).toEqual(['0', '1', '2', '3'])
    next.settled('woodForPile')
  })

  rule('RC-SCN1-01 RC-END-01', 'pile, fire and ship together win at once', () => {
    const items = ['invention/fire'] as const
    const last = (round: number, built: boolean) =>
      table({
        round,
        available: { wood: 1 },
        items: built ? [...items] : [],
        scenarioState: { castaways: sheet([1, 2, 3, 4, 4]) },
      })
        .play('preparation')
        .choose('1')
    last(10, true).ended('won', 'goal').settled()
    last(9, true).has({ phase: 'action' }).settled()
    last(10, false).has({ phase: 'action' }).settled()
    const full = sheet([1, 2, 3, 4, 5], 9)
    table({ round: 9, items: [...items], scenarioState: { castaways: full } })
      .play('roundEnd')
      .ended('won', 'goal')
      .settled()
    table({ round: 11, futureItems: [...items], scenarioState: { castaways: full } })
      .play('actionsEnd')
      .ended('won', 'goal')
      .settled()
    table({ round: 12, items: [...items], scenarioState: { castaways: sheet([1, 2, 3, 4, 4]) } })
      .play('roundEnd')
      .ended('lost', 'lastRound')
      .settled()
  })
})
