// Adventure tokens and effect tokens: when they count, and when they are gone.
import { lead, plan, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { act, acting, dice } from './helpers.ts'

describe('Adventure tokens and effect tokens', () => {
  rule('RC-TOK-27 RC-TOK-30 RC-TOK-04', 'the token brings a card without any dice, once', () => {
    const t = acting({ gatherDeck: ['gather/viper', 'gather/skeleton'], adventureTokens: ['build', 'gather'] })
    act(t, 'gather', 'carpenter', { certain: true }).has({
      future: { wood: 1 },
      eventOrder: ['gather/skeleton'],
      gatherDeck: ['gather/viper'],
      adventureTokens: ['build'],
    })
    act(t, 'gather', 'cook', { id: 2, target: { kind: 'source', space: 'A1', source: 'bird' }, certain: true })
      .has({ future: { wood: 1, food: 1 }, gatherDeck: ['gather/viper'], adventureTokens: ['build'] })
      .settled()
  })

  rule(
    'RC-TOK-28 RC-TOK-29 RC-DICE-03',
    'with the token the Adventure die stays in hand, and one card is drawn',
    () => {
      const rolls = { 'die.gather.wound': ['blank'], 'die.gather.success': ['failure'] }
      const t = acting({ gatherDeck: ['gather/viper', 'gather/skeleton'], adventureTokens: ['gather'], rolls })
      act(t, 'gather').has({
        eventOrder: ['gather/skeleton'],
        gatherDeck: ['gather/viper'],
        adventureTokens: [],
        people: { carpenter: { determination: 2 } },
      })
      expect(t.happened('diceRolled')).toMatchObject([{ dice: { rolled: ['wound', 'success'] } }])
      expect(t.happened('adventureDrawn')).toHaveLength(1)
      t.settled()
    },
  )

  rule('RC-TOK-03', 'what is put down in an Action Phase has no effect before that phase is over', () => {
    const t = table({
      phase: 'action',
      available: { wood: 2 },
      buildDeck: ['build/breakdown', 'build/dangerous-work'],
      rolls: {
        'die.build.wound': ['blank', 'blank'],
        'die.build.success': ['success', 'success'],
        'die.build.adventure': ['adventure', 'blank'],
      },
    }).play('planning')
    plan(t, 'build/weapons', 'carpenter')
    plan(t, 'build/weapons', 'cook')
    plan(t, 'rest', 'carpenter')
    plan(t, 'rest', 'cook').choose('confirm').choose('1')
    // The second Build Action rolled its success once, and drew no card for the token.
    const tokens = { actionTokens: { build: ['reroll'] }, adventureTokens: ['build'] } satisfies Scene
    t.has({ ...tokens, levels: { weapons: 2 }, buildDeck: ['build/breakdown'] }).settled()
    act(t, 'build', 'cook', { certain: true })
      .has({ adventureTokens: [], buildDeck: [], eventOrder: ['build/breakdown'] })
      .settled()
  })

  rule('RC-TOK-03 RC-RES-05', 'a dangerous tile does not spoil what is planned there', () => {
    const t = table({
      characters: ['cook'],
      phase: 'action',
      tiles: { A1: 5 },
      gatherDeck: ['gather/tracks-of-a-predator'],
      rolls: {
        'die.gather.wound': ['blank', 'blank'],
        'die.gather.success': ['success', 'success'],
        'die.gather.adventure': ['adventure', 'blank'],
      },
    }).play('planning')
    plan(t, 'gather/A1/wood', 'cook')
    plan(t, 'gather/A1/bird', 'cook').choose('confirm').choose('1')
    t.has({
      islandTokens: { A1: ['greaterDanger'] },
      available: { food: 1, wood: 1 },
      people: { cook: { wounds: 0 } },
    }).settled()
  })

  rule('RC-TOK-01 RC-TOK-04', 'tokens on an Action space ask for more or change the roll, and are gone', () => {
    const t = table({
      phase: 'action',
      available: { wood: 1 },
      actionTokens: { build: ['timeConsuming', 'reroll'], explore: ['reroll'] },
      rolls: { ...dice('build', 'blank', 'success', 'blank'), 'die.build.success': ['success', 'failure'] },
    }).play('planning')
    lead(t, 'build/weapons', 'cook').asks('support').choose('cook')
    expect(t.state.plan).toMatchObject([{ support: ['cook'], certain: false }])
    plan(t, 'rest', 'carpenter')
    plan(t, 'rest', 'carpenter').choose('confirm')
    t.changed({ actionTokens: { build: [] }, people: { cook: { determination: 2 } }, phase: 'actionsEnd' }).settled()
  })

  rule('RC-TOK-05', 'tokens on the island and on the spaces of buildings stay', () => {
    const lying = {
      islandTokens: { A1: ['timeConsuming', 'greaterDanger'] },
      surcharges: ['weapons'],
      island: { A1: { additionalWood: 'test' } },
    } satisfies Scene
    const rolls = dice('build', 'blank', 'success', 'blank')
    const t = table({ phase: 'action', tiles: { A1: 5 }, available: { wood: 2 }, ...lying, rolls }).play('planning')
    plan(t, 'gather/A1/wood', 'cook', 'cook', 'carpenter')
    plan(t, 'build/weapons', 'carpenter').choose('confirm')
    t.has({ available: { wood: 2 }, levels: { weapons: 1 }, people: { cook: { wounds: 1 } } }).has(lying)
    t.play('weather').play('roundEnd').play('roundStart').has(lying).settled()
  })

  rule('RC-TOK-13', 'a temporary weapon level is enough for a dangerous place, away and in camp', () => {
    const into = (space: 'A1' | 'B1', target: string) => {
      const t = table({
        characters: ['cook'],
        phase: 'action',
        tiles: { A1: 5 },
        islandTokens: { [space]: ['greaterDanger'] },
        limits: { onePawn: ['cook'] },
        kept: [{ card: 'equipment/pistol', uses: 2 }],
        people: { cook: { wounds: 2 } },
        rolls: target === 'arrange' ? {} : dice('gather', 'blank', 'success', 'blank'),
      }).play('planning')
      return plan(t, target, 'cook').choose('confirm').asks('fight')
    }
    for (const [space, target] of [
      ['A1', 'gather/A1/wood'],
      ['B1', 'arrange'],
    ] as const) {
      const armed = into(space, target).choose('equipment/pistol')
      armed.has({ people: { cook: { wounds: 2 } }, levels: { weapons: 0 } })
      expect(armed.state.kept).toMatchObject([{ card: 'equipment/pistol', uses: 1 }])
      armed.settled()
      into(space, target)
        .choose(PASS)
        .has({ people: { cook: { wounds: 3 } } })
        .settled()
    }
  })

  rule('RC-TOK-32', 'the danger on the Explore space goes with its card, met or ignored', () => {
    const card = 'event/predators-in-the-woods'
    const actionTokens = {
      explore: ['greaterDanger', 'reroll'],
      hunt: ['greaterDanger'],
    } satisfies Scene['actionTokens']
    const left = { explore: ['reroll'], hunt: ['greaterDanger'] } satisfies Scene['actionTokens']
    acting({ actionTokens, threats: { right: card } })
      .play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
      .has({ actionTokens: left, people: { cook: { determination: 1, wounds: 0 } }, removed: [card] })
      .settled()
    const threats = { left: card, right: 'event/fire' } satisfies Scene['threats']
    table({ round: 2, actionTokens, threats, eventDeck: ['event/jaguar'], eventOrder: ['event'] })
      .play('event')
      .has({ actionTokens: left, people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } }, removed: [card] })
      .settled()
  })
})
