// The Action dice: what they show, in which order it happens, and the Adventure card that they bring.
import type { Scene } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { DiceAction } from '../../src/components/dice.ts'
import { act, acting, dice, meets } from './helpers.ts'

describe('the Action dice', () => {
  rule('RC-DICE-01 RC-DICE-03', 'every Action has three dice of its own, rolled together', () => {
    const rolled = (action: DiceAction) =>
      act(acting({ islandStack: [9], rolls: dice(action, 'wound', 'success', 'blank') }), action)
    const build = rolled('build').has({ levels: { weapons: 1 }, people: { carpenter: { wounds: 1 } } })
    const gather = rolled('gather').has({ future: { wood: 1 }, people: { carpenter: { wounds: 1 } } })
    const explore = rolled('explore').has({ island: { B2: { tile: 9 } }, people: { carpenter: { wounds: 1 } } })
    for (const t of [build, gather, explore]) {
      expect(t.happened('diceRolled')).toMatchObject([{ dice: { rolled: ['wound', 'success', 'adventure'] } }])
      t.settled()
    }
  })

  rule('RC-DICE-06 RC-EX-25', 'a wound, a failure and an adventure at once', () => {
    const t = acting({
      gatherDeck: ['gather/unexpected-discovery', 'gather/viper'],
      rolls: dice('gather', 'wound', 'failure', 'adventure'),
    })
    act(t, 'gather', 'cook')
      .changed({
        people: { cook: { wounds: 1, determination: 2 } },
        gatherDeck: ['gather/unexpected-discovery'],
        eventOrder: ['gather/viper'],
        attempted: ['gather/A1/wood'],
      })
      .settled()
  })

  rule('RC-DICE-06', 'a blank Adventure die draws nothing, and no other deck is touched', () => {
    const decks = {
      buildDeck: ['build/accident'],
      gatherDeck: ['gather/viper'],
      exploreDeck: ['explore/flu'],
    } satisfies Scene
    act(acting({ ...decks, rolls: dice('gather', 'blank', 'success', 'blank') }), 'gather')
      .changed({ future: { wood: 1 }, attempted: ['gather/A1/wood'] })
      .settled()
    act(acting({ ...decks, rolls: dice('gather', 'blank', 'success', 'adventure') }), 'gather')
      .changed({ gatherDeck: [], future: { wood: 1 }, eventOrder: ['gather/viper'], attempted: ['gather/A1/wood'] })
      .settled()
  })

  rule('RC-DICE-09', 'the wound comes first, then success or failure, then the adventure', () => {
    // The level that has just been built pays for the card.
    act(acting({ buildDeck: ['build/broken-lever'], rolls: dice('build', 'blank', 'success', 'adventure') }), 'build')
      .changed({ buildDeck: [], attempted: ['build/weapons'], removed: ['build/broken-lever'] })
      .settled()
    // The wound that kills leaves nothing to be built or drawn.
    const people = { carpenter: { wounds: 12 } }
    const dead = acting({
      people,
      buildDeck: ['build/breakdown'],
      rolls: dice('build', 'wound', 'success', 'adventure'),
    })
    act(dead, 'build')
      .ended('lost', 'death')
      .has({ levels: { weapons: 0 }, buildDeck: ['build/breakdown'], morale: 0 })
      .settled()
  })

  rule('RC-DICE-10', 'Shortage pays after a failure too, in the kind that is gathered', () => {
    const shortage = (source: 'bird' | 'wood', success: string) =>
      act(
        acting({ gatherDeck: ['gather/shortage'], rolls: dice('gather', 'blank', success, 'adventure') }),
        'gather',
        'cook',
        { target: { kind: 'source', space: 'A1', source } },
      )
    shortage('wood', 'failure')
      .has({ future: { wood: 1, food: 0 }, island: { A1: { exhausted: ['wood'] } } })
      .settled()
    shortage('bird', 'failure')
      .has({ future: { wood: 0, food: 1 }, island: { A1: { exhausted: ['bird'] } } })
      .settled()
    shortage('bird', 'success')
      .has({ future: { wood: 0, food: 2 } })
      .settled()
  })

  rule('RC-DICE-13', 'from an empty deck nothing is drawn', () => {
    act(acting({ rolls: dice('gather', 'blank', 'success', 'adventure') }), 'gather')
      .changed({ future: { wood: 1 }, attempted: ['gather/A1/wood'] })
      .settled()
  })

  rule('RC-DICE-14', 'only the upper half happens now, the lower one when the card comes up', () => {
    const t = meets('build/breakdown', { round: 2, firstPlayer: 'cook' }).has({
      morale: -1,
      people: { carpenter: { determination: 0 }, cook: { determination: 0 } },
      eventOrder: ['build/breakdown'],
    })
    t.play('event')
      .has({
        morale: -1,
        people: { carpenter: { determination: 0 }, cook: { determination: 2 } },
        eventOrder: [],
        removed: ['build/breakdown'],
      })
      .settled()
  })

  rule('RC-DICE-15', 'a card is discarded, kept or shuffled into the Event deck, as it says', () => {
    meets('build/hard-work')
      .changed({ removed: ['build/hard-work'], levels: { weapons: 1 }, buildDeck: [], attempted: ['build/weapons'] })
      .settled()
    meets('build/savings')
      .choose('0')
      .changed({ removed: ['build/savings'], levels: { weapons: 1 }, buildDeck: [], attempted: ['build/weapons'] })
      .settled()
    meets('explore/surprising-discovery', { islandStack: [9] })
      .has({ removed: [], eventOrder: [], cardsToCome: ['explore/surprising-discovery'] })
      .settled()
    const eventDeck = ['event/fire', 'event/flood'] satisfies Scene['eventDeck']
    const rolls = { 'deck.events': [['event', 'gather/viper', 'event']] }
    meets('gather/viper', { eventOrder: ['event', 'event'], eventDeck, rolls })
      .changed({
        eventOrder: ['event', 'gather/viper', 'event'],
        future: { wood: 1 },
        gatherDeck: [],
        attempted: ['gather/A1/wood'],
      })
      .settled()
  })

  rule('RC-DICE-17 RC-TOK-07', 'a Reroll token looks at the first result only', () => {
    const build = (wound: string, ...success: readonly string[]) => {
      const rolls = { ...dice('build', wound, 'success', 'blank'), 'die.build.success': success }
      return act(
        acting({ people: { carpenter: { determination: 2 } }, actionTokens: { build: ['reroll'] }, rolls }),
        'build',
      )
    }
    // A failure that the ability turns into a success stands.
    build('blank', 'failure', 'success')
      .choose('ability/craftsmanship/success')
      .changed({
        levels: { weapons: 1 },
        people: { carpenter: { determination: 0, used: ['ability/craftsmanship'] } },
        attempted: ['build/weapons'],
      })
      .settled()
    // A first success is rolled again by the token before the ability could touch it.
    const first = build('wound', 'success', 'success')
    expect(first.offers()).not.toContain('ability/craftsmanship/success')
    first
      .choose(PASS)
      .has({ levels: { weapons: 1 }, actionTokens: { build: [] } })
      .settled()
  })
})
