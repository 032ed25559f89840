// Rulings on Event cards about people and their Items.
import { join, lead, leaders, mayJoin, places, plan, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { supportOf } from '../open-questions.ts'
import { event, strike, struck, threat } from './helpers.ts'

describe('rulings on Event cards', () => {
  rule('RC-CARD-ARGUMENT-01', 'nobody supports anybody else this round, and Friday nobody at all', () => {
    const t = event('event/argument', { friday: true, huntingDeck: ['beast/fox'] })
    // Only the second pawn of the same character can support, so nobody is asked.
    lead(t.play('planning'), 'hunt', 'carpenter')
    expect(t.state.plan.at(-1)).toMatchObject({ leader: 'carpenter', support: ['carpenter'] })
    expect(leaders(t, 'build/invention/shovel')).toEqual(['cook', 'friday'])
    plan(t, 'build/invention/shovel', 'cook')
    expect(mayJoin(t)).toEqual(['cook'])
    t.settled('plan')
    const next = event('event/argument', { huntingDeck: ['beast/fox'] })
      .play('roundEnd')
      .play('planning')
    expect(supportOf(next, 'hunt', 'carpenter')).toEqual(['carpenter', 'cook'])
  })

  rule('RC-CARD-ARGUMENT-02 RC-EX-16', 'only the Agreement takes two characters, and rewards the one on top', () => {
    const t = event('event/argument').play('preparation').play('planning')
    // Only the Carpenter is left to agree with, so nobody is asked.
    lead(t, 'threat/right', 'cook')
    const [agreement] = t.state.plan
    expect(agreement).toMatchObject({ leader: 'cook', support: ['carpenter'] })
    t.play('threat', agreement)
      .has({ morale: 1, people: { cook: { determination: 1 }, carpenter: { determination: 0 } } })
      .has({ removed: ['event/argument'] })
      .settled()
    const friday = event('event/argument', { characters: ['cook'], friday: true }).play('planning')
    expect(leaders(friday, 'threat/right')).toEqual(['cook'])
    lead(friday, 'threat/right', 'cook')
    expect(friday.state.plan.at(-1)).toMatchObject({ leader: 'cook', support: ['friday'] })
    friday.settled('plan')
    const alone = event('event/argument', { characters: ['cook'] }).play('planning')
    expect(places(alone)).not.toContain('threat/right')
    alone.settled('plan')
  })

  rule('RC-CARD-ARGUMENT-03', 'neutral pawns may still support', () => {
    const t = event('event/argument', { items: ['invention/lantern'], friday: true }).play('planning')
    plan(t, 'build/invention/shovel', 'friday')
    expect(mayJoin(t)).toEqual(['invention/lantern'])
    join(t, 'invention/lantern').settled('plan')
  })

  rule('RC-CARD-CATASTROPHE-01', 'no Item is at hand, not even as a requirement, until the Action Phase ends', () => {
    const t = event('event/catastrophe', {
      items: ['invention/shovel', 'invention/lantern'],
      inventions: ['invention/cellar', 'invention/pot'],
      tiles: { A1: 7 },
      threats: { right: 'event/bear' },
    })
    t.has({ items: [], memory: { 'event/catastrophe': { aside: ['invention/shovel', 'invention/lantern'] } } })
    const offered = places(t.play('planning'))
    expect(offered).toContain('build/invention/pot')
    expect(offered).not.toContain('build/invention/cellar')
    expect(offered).not.toContain('threat/left')
    expect(supportOf(t, 'build/invention/pot')).toEqual(['carpenter', 'cook'])
    t.play('actionsEnd')
      .has({ items: ['invention/shovel', 'invention/lantern'], memory: { 'event/catastrophe': undefined } })
      .settled()
  })

  rule('RC-CARD-CATASTROPHE-01', 'Items come back although the card has left by then', () => {
    const t = event('event/catastrophe', { items: ['invention/shovel', 'invention/lantern'] })
    t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
    t.has({ items: [], threats: { right: undefined } })
    t.play('actionsEnd')
      .has({ items: ['invention/shovel', 'invention/lantern'], memory: { 'event/catastrophe': undefined } })
      .settled()
  })

  rule(
    'RC-CARD-CATASTROPHE-01 RC-ITEM-18',
    'an Item that was flipped in the same Event Phase can be built again all the same',
    () => {
      const t = table({
        round: 2,
        eventOrder: ['event', 'build/tools-inspection'],
        eventDeck: ['event/catastrophe'],
        items: ['invention/shovel'],
        memory: { 'build/tools-inspection': { items: ['invention/shovel'] } },
      }).play('event')
      t.has({
        memory: { 'event/catastrophe': { aside: ['invention/shovel'] } },
        flipped: [{ item: 'invention/shovel', rebuilt: false }],
      })
      plan(t.play('preparation').play('planning'), 'build/invention/shovel', 'cook', 'carpenter')
      const [shovel] = t.state.plan
      t.play('build', shovel)
        .play('actionsEnd')
        .has({ items: ['invention/shovel'], memory: { 'event/catastrophe': undefined } })
      t.play('roundStart')
        .has({ items: ['invention/shovel'] })
        .settled()
    },
  )

  rule('RC-CARD-CATASTROPHE-02', 'the tokens that Items have placed stay active', () => {
    const t = event('event/catastrophe', {
      items: ['invention/corral', 'invention/shortcut'],
      tiles: { A1: 11 },
      island: { B1: { additionalFood: [{ by: 'invention/corral' }] } },
      memory: { 'invention/shortcut': { producesAt: 'A1' } },
    })
    t.has({ items: [] })
      .play('production')
      .has({ available: { food: 2, wood: 2 } })
      .settled()
  })

  rule('RC-CARD-CATASTROPHE-03', 'left alone it takes an Item for good, with what the Item brought', () => {
    const t = strike('event/catastrophe', {
      items: ['invention/shovel', 'invention/knife'],
      inventions: ['invention/pot'],
      inventionDeck: ['invention/sling'],
      levels: { weapons: 3 },
      rolls: { 'deck.inventions': [['invention/knife', 'invention/sling']] },
    })
    t.asks('item', 'table').choose('invention/knife')
    t.changed({
      ...struck('event/catastrophe'),
      items: ['invention/shovel'],
      levels: { weapons: 2 },
      inventionDeck: ['invention/knife', 'invention/sling'],
    }).settled()
    strike('event/catastrophe').changed(struck('event/catastrophe')).settled()
  })

  rule('RC-CARD-COUNCIL-01', 'the group picks an Invention, which lies on the board at once', () => {
    const t = threat('event/council', {
      inventions: [],
      inventionDeck: ['invention/bed', 'invention/sling', 'invention/wall'],
    })
    t.asks('inventionToTake', 'table').choose('invention/sling')
    t.has({ phase: 'action', inventions: ['invention/sling'], futureItems: [], items: [] })
    t.has({ people: { carpenter: { determination: 1 }, cook: { determination: 0 } } })
    expect([...t.state.inventionDeck].sort()).toEqual(['invention/bed', 'invention/wall'])
    t.settled()
  })

  rule('RC-CARD-DESPONDENCY-01', 'the player who gets the token is First Player at once', () => {
    const t = event('event/despondency', { morale: 2, characters: ['carpenter', 'cook', 'explorer'] })
    t.has({ firstPlayer: 'cook' })
      .play('morale')
      .has({ people: { carpenter: { determination: 0 }, cook: { determination: 2 }, explorer: { determination: 0 } } })
    t.play('roundEnd').has({ firstPlayer: 'explorer' }).settled()
  })
})
