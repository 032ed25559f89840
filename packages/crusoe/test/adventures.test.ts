// Adventure cards: how they are met, what each of them does, and what their halves do to those who meet them.
import { stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { AdventureId } from '../src/cards/decks.ts'
import type { DiceAction } from '../src/components/dice.ts'
import type { Person, Stack } from '../src/state.ts'

type Scene = NonNullable<Parameters<typeof table>[0]>
type Table = ReturnType<typeof table>

const dice = (action: DiceAction, wound: string, success: string, adventure: string) => ({
  [`die.${action}.wound`]: [wound],
  [`die.${action}.success`]: [success],
  [`die.${action}.adventure`]: [adventure],
})

const TARGETS = {
  build: { kind: 'building', building: 'weapons' },
  gather: { kind: 'source', space: 'A1', source: 'wood' },
  explore: { kind: 'space', space: 'B2' },
} as const

const acting = (scene: Scene = {}): Table => table({ phase: 'action', resolving: true, tiles: { A1: 5 }, ...scene })

/** An Action of this kind, at weapons, a wood source or an empty space, by the Carpenter with one pawn. */
const act = (t: Table, action: DiceAction, leader: Person = 'carpenter', more: Partial<Stack> = {}): Table =>
  t.play(action, stack(action, leader, { target: TARGETS[action], ...more }))

/** The Action succeeds, wounds nobody, and meets this card. */
const meets = (card: AdventureId, scene: Scene = {}, leader: Person = 'carpenter'): Table => {
  const action = actionOf(card)
  const rolls = { ...dice(action, 'blank', 'success', 'adventure'), ...scene.rolls }
  return act(acting({ [`${action}Deck`]: [card], ...scene, rolls }), action, leader)
}

/** The card comes up from the Event deck. */
const comesUp = (card: AdventureId, scene: Scene = {}): Table =>
  table({ round: 2, eventOrder: [card], ...scene }).play('event')

/** What the card leaves behind that came up from the Event deck. */
const cameUp = (card: AdventureId) => ({ eventOrder: [], gone: [card] }) satisfies Scene

function actionOf(card: AdventureId): DiceAction {
  if (card.startsWith('build/')) return 'build'
  return card.startsWith('gather/') ? 'gather' : 'explore'
}

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
      .changed({ buildDeck: [], attempted: ['build/weapons'], gone: ['build/broken-lever'] })
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
        gone: ['build/breakdown'],
      })
      .settled()
  })

  rule('RC-DICE-15', 'a card is discarded, kept or shuffled into the Event deck, as it says', () => {
    meets('build/hard-work')
      .changed({ gone: ['build/hard-work'], levels: { weapons: 1 }, buildDeck: [], attempted: ['build/weapons'] })
      .settled()
    meets('build/savings')
      .choose('0')
      .changed({ gone: ['build/savings'], levels: { weapons: 1 }, buildDeck: [], attempted: ['build/weapons'] })
      .settled()
    meets('explore/surprising-discovery', { islandStack: [9] })
      .has({ gone: [], eventOrder: [], futureKept: ['explore/surprising-discovery'] })
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
    const build = (...success: readonly string[]) => {
      const rolls = { ...dice('build', 'blank', 'success', 'blank'), 'die.build.success': success }
      return act(
        acting({ people: { carpenter: { determination: 2 } }, actionTokens: { build: ['reroll'] }, rolls }),
        'build',
      )
    }
    // A failure that the ability turns into a success stands.
    build('failure', 'success')
      .choose('ability/craftsmanship/success')
      .changed({
        levels: { weapons: 1 },
        people: { carpenter: { determination: 0, used: ['ability/craftsmanship'] } },
        attempted: ['build/weapons'],
      })
      .settled()
    // A first success is rolled again by the token before the ability could touch it.
    const first = build('success', 'success')
    expect(first.offers()).not.toContain('ability/craftsmanship/success')
    first
      .choose(PASS)
      .has({ levels: { weapons: 1 }, actionTokens: { build: [] } })
      .settled()
  })
})

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
    plan(t, 'rest', 'cook').choose('confirm').choose('1').choose('3')
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
    t.choose('build/weapons').choose('cook')
    expect(t.offers('support')).not.toContain('enough')
    t.choose('cook').choose('enough')
    plan(t, 'rest', 'carpenter')
    plan(t, 'rest', 'carpenter').choose('confirm').choose('2')
    t.changed({ actionTokens: { build: [] }, people: { cook: { determination: 2 } }, phase: 'actionsEnd' }).settled()
  })

  rule('RC-TOK-05', 'tokens on the island and on the spaces of buildings stay', () => {
    const lying = {
      islandTokens: { A1: ['timeConsuming', 'greaterDanger'] },
      costlier: ['weapons'],
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
      const armed = into(space, target).choose('equipment/pistol').choose(PASS)
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
      .has({ actionTokens: left, people: { cook: { determination: 1, wounds: 0 } }, gone: [card] })
      .settled()
    const threats = { left: card, right: 'event/fire' } satisfies Scene['threats']
    table({ round: 2, actionTokens, threats, eventDeck: ['event/jaguar'], eventOrder: ['event'] })
      .play('event')
      .has({ actionTokens: left, people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } }, gone: [card] })
      .settled()
  })
})

/** Plans a stack: the target, who leads, who supports. */
function plan(t: Table, target: string, leader: string, ...support: readonly string[]): Table {
  t.choose(target).choose(leader)
  for (const pawn of support) t.choose(pawn)
  if (t.session.questions[0]?.kind === 'support') t.choose('enough')
  return t
}

describe('special wounds', () => {
  const leg = { part: 'leg', card: 'build/accident' } as const
  const ankle = { part: 'leg', card: 'gather/twisted-ankle' } as const

  rule('RC-CHAR-11 RC-UNIQ-05', 'four parts of the body, each with any number of tokens', () => {
    for (const [card, part] of [
      ['build/cut-head', 'head'],
      ['build/nasty-wound', 'arm'],
      ['build/sting', 'stomach'],
    ] as const) {
      meets(card)
        .has({ people: { carpenter: { specialWounds: [{ part, card }] }, cook: { specialWounds: [] } } })
        .settled()
    }
    meets('build/accident', { people: { carpenter: { specialWounds: [ankle] } } })
      .has({ people: { carpenter: { specialWounds: [ankle, leg] } } })
      .settled()
  })

  rule('RC-CHAR-12', 'a special wound is no wound', () => {
    meets('build/accident', { people: { carpenter: { wounds: 4 } } })
      .has({ people: { carpenter: { wounds: 4, specialWounds: [leg] }, cook: { wounds: 0 } }, morale: 0 })
      .settled()
  })

  rule('RC-CHAR-13 RC-REST-04', 'no healing removes it, only its card', () => {
    const people = { carpenter: { wounds: 3, specialWounds: [leg] } }
    acting({ people })
      .play('rest', stack('rest', 'carpenter'))
      .changed({ people: { carpenter: { wounds: 2 } }, attempted: ['rest/rest'] })
      .settled()
    const night = table({ people, available: { food: 3 }, items: ['invention/pot'] }).play('eating')
    night
      .choose('invention/pot')
      .changed({
        people: { carpenter: { wounds: 2 } },
        phase: 'night',
        available: { food: 0 },
        usedItems: ['invention/pot'],
      })
      .settled()
    comesUp('build/accident', { people })
      .has({ people: { carpenter: { wounds: 6, specialWounds: [] } } })
      .settled()
  })

  rule('RC-CHAR-14', 'a card looks for its own token only', () => {
    const fall = { part: 'leg', card: 'explore/misadventure' } as const
    const people = { carpenter: { specialWounds: [ankle] }, cook: { specialWounds: [fall, leg] } }
    comesUp('build/accident', { people })
      .changed({ ...cameUp('build/accident'), people: { cook: { wounds: 3, specialWounds: [fall] } } })
      .settled()
    const stiff = comesUp('gather/twisted-ankle', { people }).has({
      people: { carpenter: { wounds: 0, specialWounds: [] }, cook: { wounds: 0, specialWounds: [fall, leg] } },
    })
    expect(stiff.state.limits.only).toEqual({ carpenter: ['build', 'arrange', 'rest'] })
    stiff.settled()
  })
})

describe('characters', () => {
  rule('RC-CHAR-01 RC-CHAR-22', 'two pawns a round, and never less than one', () => {
    const berries = { part: 'stomach', card: 'explore/wild-berries' } as const
    const spider = { part: 'head', card: 'gather/spider' } as const
    const pawns = (specialWounds: readonly (typeof berries | typeof spider)[]) => {
      const eventOrder = specialWounds.map(({ card }) => card)
      const t = table({
        characters: ['cook'],
        round: 2,
        eventOrder,
        people: { cook: { specialWounds: [...specialWounds] } },
      })
      t.play('event').play('planning')
      let placed = 0
      for (; !t.offers().includes('confirm'); placed++) plan(t, 'rest', 'cook')
      expect(t.offers()).not.toContain('rest')
      t.settled('plan')
      return placed
    }
    expect(pawns([])).toBe(2)
    expect(pawns([spider])).toBe(1)
    expect(pawns([berries, spider])).toBe(1)
  })

  rule('RC-CHAR-09', 'things heal at night and at no other time', () => {
    const things = {
      items: ['invention/pot'],
      kept: [
        { card: 'equipment/flask-of-rum', uses: 2 },
        { card: 'treasure/bottle-of-wine', uses: 1 },
      ],
      availableDiscoveries: ['discovery/vegetables'],
      available: { food: 9 },
      people: { carpenter: { wounds: 3 }, cook: { wounds: 3 } },
    } satisfies Scene
    const healing = ['equipment/flask-of-rum', 'treasure/bottle-of-wine', 'discovery/vegetables', 'invention/pot']
    const offered = (t: Table) => t.session.questions.flatMap(({ choices }) => choices.map(({ id }) => id))
    for (const [t, question] of [
      [table({ ...things, phase: 'action' }).play('planning'), 'plan'],
      [table({ ...things, morale: 3 }).play('morale'), 'moraleReward'],
      [meets('build/savings', things), 'chooseOne'],
    ] as const) {
      for (const thing of healing) expect(offered(t)).not.toContain(thing)
      t.asks(question).settled(question)
    }
    const night = table(things).play('eating')
    expect(offered(night)).toEqual([...healing, PASS])
    night.choose(PASS).settled()
  })

  rule('RC-CHAR-10', 'Rest, morale, Grandma’s Recipe, the Bible and Tired heal at once', () => {
    const people = { carpenter: { wounds: 5 } }
    const heals = (t: Table, left: number) => t.has({ people: { carpenter: { wounds: left } } })
    heals(acting({ people }).play('rest', stack('rest', 'carpenter')), 4).settled()
    heals(table({ people, morale: 3 }).play('morale').choose('heal'), 4).settled()
    const bible = acting({ people, kept: [{ card: 'equipment/bible', uses: 1 }] })
    bible.play('arrange', stack('arrange', 'carpenter')).choose('equipment/bible/carpenter')
    heals(bible, 4).settled()
    heals(meets('build/tired', { people }).choose('1'), 3).settled()
    const cook = { ...people, cook: { determination: 2 } }
    const recipe = table({ phase: 'action', people: cook, available: { food: 1 } })
      .play('planning')
      .as('cook')
    heals(recipe.choose('ability/grandmas-recipe'), 3).settled('plan')
  })

  rule('RC-CHAR-18 RC-ITEM-16', 'a personal Item goes back beside its sheet and pays again', () => {
    const t = meets('build/broken-tool', { items: ['invention/rope', 'invention/snare'], islandStack: [9] })
    t.choose('invention/snare')
      .play('actionsEnd')
      .play('roundStart')
      .has({ items: ['invention/rope'] })
    expect(t.state.inventions).toContain('invention/snare')
    t.play('planning').choose('build/invention/snare')
    expect(t.offers('leader')).toEqual(['carpenter'])
    t.play(
      'build',
      stack('build', 'carpenter', {
        id: 2,
        target: { kind: 'invention', invention: 'invention/snare' },
        certain: true,
      }),
    )
      .has({
        futureItems: ['invention/snare'],
        people: { carpenter: { determination: 2 }, cook: { determination: 0 } },
      })
      .settled()
    // Beside the sheet it is not on the board.
    const lack = meets('build/lack-of-hope', { inventions: ['invention/snare'] })
    lack.has({ inventions: ['invention/snare'], people: { carpenter: { wounds: 3 } } }).settled()
  })

  rule('RC-CHAR-21 RC-DICE-08', 'tokens of a failure pay for anything but this roll', () => {
    const explore = (determination: number) =>
      act(
        acting({
          characters: ['explorer', 'cook'],
          people: { explorer: { determination } },
          exploreDeck: ['explore/bamboo'],
          rolls: dice('explore', 'blank', 'failure', 'adventure'),
        }),
        'explore',
        'explorer',
      )
    // Nobody is asked about the dice: the card is the first question.
    const t = explore(1)
      .asks('chooseOne')
      .has({ people: { explorer: { determination: 3 } } })
    t.as('explorer')
      .choose('ability/motivational-speech')
      .has({ morale: 1, people: { explorer: { determination: 0 } } })
      .choose('0')
      .settled()
    const poor = explore(0).as('explorer')
    expect(poor.offers('anyTime')).not.toContain('ability/motivational-speech')
    poor.choose('0').settled()
  })
})

describe('resolving', () => {
  rule('RC-RES-03 RC-DISC-08', 'pawns go back to their owners and cards, or are used up', () => {
    const t = table({
      phase: 'action',
      available: { wood: 3 },
      islandStack: [9],
      items: ['invention/map'],
      kept: [{ card: 'equipment/hammer-and-nails', uses: 2 }],
      availableDiscoveries: ['discovery/candles'],
    }).play('planning')
    plan(t, 'build/weapons', 'carpenter', 'equipment/hammer-and-nails')
    plan(t, 'build/weapons', 'carpenter', 'discovery/candles')
    plan(t, 'explore/A1', 'cook', 'invention/map')
    plan(t, 'arrange', 'cook').choose('confirm').choose('1')
    t.has({ levels: { weapons: 2 }, plan: [], items: ['invention/map'], gone: ['discovery/candles'] })
    expect(t.state.kept).toMatchObject([{ card: 'equipment/hammer-and-nails', uses: 1 }])
    expect(t.state.availableDiscoveries).not.toContain('discovery/candles')
    t.settled()
    t.play('planning').choose('explore/C1').choose('cook')
    expect(t.offers('support')).toEqual(['carpenter', 'cook', 'invention/map', 'enough'])
    t.settled('support')
  })

  rule('RC-RES-05 RC-ITEM-09 RC-EX-20', 'an Item that is flipped still serves what was planned with it', () => {
    const t = table({
      phase: 'action',
      available: { wood: 1 },
      islandStack: [9],
      items: ['invention/map'],
      buildDeck: ['build/broken-tool'],
      rolls: dice('build', 'blank', 'success', 'adventure'),
    }).play('planning')
    plan(t, 'build/weapons', 'carpenter')
    plan(t, 'explore/A1', 'cook', 'invention/map')
    plan(t, 'arrange', 'cook')
    plan(t, 'arrange', 'carpenter').choose('confirm').choose('3')
    t.has({ island: { A1: { tile: 9 } }, items: ['invention/map'] }).settled()
    t.play('roundStart').has({ items: [] }).play('planning').choose('explore/C1').choose('cook')
    expect(t.offers('support')).not.toContain('invention/map')
    t.settled('support')
  })

  rule('RC-RES-05 RC-EX-21', 'a source that is covered still yields to whoever is there', () => {
    const t = table({
      characters: ['cook'],
      phase: 'action',
      tiles: { A1: 5 },
      gatherDeck: ['gather/winter-freezing'],
      rolls: {
        'die.gather.wound': ['blank', 'blank'],
        'die.gather.success': ['success', 'success'],
        'die.gather.adventure': ['adventure', 'blank'],
      },
    }).play('planning')
    plan(t, 'gather/A1/wood', 'cook')
    plan(t, 'gather/A1/bird', 'cook').choose('confirm').choose('1').choose('A1/bird')
    t.has({ available: { food: 1, wood: 1 }, island: { A1: { exhausted: ['bird'] } } }).settled()
    t.play('planning')
    expect(t.offers().filter((id) => id.startsWith('gather/'))).toEqual(['gather/A1/wood'])
    t.settled('plan')
  })

  rule('RC-RES-04', 'a token that makes a tile richer helps nobody before the phase is over', () => {
    const t = table({
      characters: ['cook'],
      phase: 'action',
      tiles: { A1: 5 },
      gatherDeck: ['gather/new-flock'],
      rolls: {
        'die.gather.wound': ['blank', 'blank'],
        'die.gather.success': ['success', 'success'],
        'die.gather.adventure': ['adventure', 'blank'],
      },
    }).play('planning')
    plan(t, 'gather/A1/wood', 'cook')
    plan(t, 'gather/A1/bird', 'cook').choose('confirm').choose('1')
    t.has({ available: { food: 1, wood: 1 }, island: { A1: { additionalFood: 'gather/new-flock' } } }).settled()
  })

  rule('RC-RES-06 RC-RES-08 RC-RES-10', 'tokens and wounds come at once, and morale with them', () => {
    meets('build/cut-head', { people: { carpenter: { wounds: 4 }, cook: { wounds: 4 } } })
      .has({
        phase: 'action',
        people: { carpenter: { wounds: 5, determination: 2 }, cook: { wounds: 4, determination: 0 } },
        morale: -1,
      })
      .settled()
    meets('explore/old-grave', { people: { carpenter: { determination: 1 }, cook: { determination: 1 } } })
      .changed({
        people: { carpenter: { determination: 0 } },
        eventOrder: ['explore/old-grave'],
        exploreDeck: [],
        attempted: ['explore/B2'],
      })
      .settled()
  })

  rule('RC-RES-06 RC-RES-09 RC-RES-11', 'what is discarded goes at once', () => {
    meets('build/visit-of-a-predator', { available: { food: 2, wood: 2 } })
      .has({ phase: 'action', available: { food: 1, wood: 2 }, people: { carpenter: { wounds: 0 } } })
      .settled()
    const inventions = ['invention/dam', 'invention/fire', 'invention/map', 'invention/pot'] as const
    const t = meets('build/lack-of-hope', { inventions: [...inventions], inventionDeck: ['invention/pit'] })
    t.choose('invention/dam').choose('invention/fire').choose('invention/pot')
    t.has({ phase: 'action', inventions: ['invention/map'], people: { carpenter: { wounds: 0 } } })
    expect([...t.state.inventionDeck].sort()).toEqual([
      'invention/dam',
      'invention/fire',
      'invention/pit',
      'invention/pot',
    ])
    t.settled()
  })

  rule('RC-RES-13 RC-AVAIL-02', 'what is gained waits for the end of the phase', () => {
    const wood = meets('build/savings', { available: { wood: 1 } }).choose('1')
    wood.has({ future: { wood: 2 }, available: { wood: 1 } })
    wood
      .play('actionsEnd')
      .has({ future: { wood: 0 }, available: { wood: 3 } })
      .settled()
    const tokens = meets('build/in-a-hurry', { discoveryStack: ['discovery/goat', 'discovery/herbs'] }).choose('1')
    tokens.has({ futureDiscoveries: ['discovery/herbs', 'discovery/goat'], availableDiscoveries: [] })
    tokens
      .play('actionsEnd')
      .has({ availableDiscoveries: ['discovery/herbs', 'discovery/goat'] })
      .settled()
    const treasures = meets('gather/pirates-chest', { mysteryDeck: ['treasure/gold'] }).choose('1')
    treasures.has({ futureKept: ['treasure/gold'], kept: [] })
    treasures
      .play('actionsEnd')
      .has({ futureKept: [], kept: [{ card: 'treasure/gold' }] })
      .settled()
    const knife = meets('explore/ruined-hut', { islandStack: [9] }).choose('1')
    knife.has({ futureItems: ['invention/knife'], items: [], levels: { weapons: 0 } })
    knife
      .play('actionsEnd')
      .has({ items: ['invention/knife'], levels: { weapons: 1 } })
      .settled()
  })

  rule(
    'RC-RES-14 RC-RES-15 RC-AVAIL-03',
    'Future Resources pay for nothing: the resolving character is wounded',
    () => {
      const visit = (available: Scene['available']) =>
        meets(
          'build/visit-of-a-predator',
          { available: available ?? {}, future: { food: 2, nonperishable: 1 } },
          'cook',
        )
      visit({ food: 0 })
        .has({
          future: { food: 2, nonperishable: 1 },
          people: { cook: { wounds: 1 }, carpenter: { wounds: 0 } },
        })
        .settled()
      visit({ food: 1 })
        .has({ available: { food: 0 }, future: { food: 2, nonperishable: 1 }, people: { cook: { wounds: 0 } } })
        .settled()
      visit({ nonperishable: 1 })
        .has({ available: { nonperishable: 0 }, people: { cook: { wounds: 0 } } })
        .settled()
    },
  )

  rule('RC-RES-15 RC-UNMET-02 RC-EX-23', 'a Palisade that an adventure took is missed by the next one', () => {
    const t = acting({
      shelterBuilt: true,
      levels: { palisade: 1 },
      available: { food: 1 },
      buildDeck: ['build/windstorm', 'build/hungry-predator'],
      adventureTokens: ['build'],
      rolls: dice('build', 'blank', 'success', 'adventure'),
    })
    act(t, 'build', 'carpenter', { certain: true })
      .choose('1')
      .has({ levels: { palisade: 0 }, people: { carpenter: { wounds: 0 } } })
    act(t, 'build', 'cook', { id: 2 })
      .has({ levels: { palisade: 0 }, people: { carpenter: { wounds: 0 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-RES-16', 'whoever only supports bears nothing of an Action', () => {
    const t = acting({
      tiles: { A1: 5, B2: 6 },
      gatherDeck: ['gather/spider'],
      rolls: dice('gather', 'wound', 'failure', 'adventure'),
    })
    act(t, 'gather', 'cook', { target: { kind: 'source', space: 'A1', source: 'bird' }, support: ['carpenter'] })
      .changed({
        people: { cook: { wounds: 1, determination: 2, specialWounds: [{ part: 'head', card: 'gather/spider' }] } },
        eventOrder: ['gather/spider'],
        gatherDeck: [],
        attempted: ['gather/A1/bird'],
      })
      .settled()
  })
})

describe('demands', () => {
  rule('RC-EX-54 RC-USE-12', 'Pipe & Tobacco can be used before missing tokens become wounds', () => {
    const lost = (scene: Scene) =>
      meets('explore/lost-in-the-woods', { kept: [{ card: 'equipment/pipe-and-tobacco', uses: 2 }], ...scene }, 'cook')
    const t = lost({ people: { cook: { determination: 1 } } }).asks('demand', 'cook')
    t.choose('equipment/pipe-and-tobacco/cook')
      .choose(PASS)
      .has({
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
        gone: ['explore/lost-in-the-woods'],
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
      gone: ['build/hungry-predator'],
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

describe('rulings on Build Adventures', () => {
  rule('RC-CARD-FASTWORK-01', 'the one who drew it builds once more, with dice and without pawns', () => {
    const t = acting({
      available: { wood: 1 },
      inventions: [],
      buildDeck: ['build/fast-work'],
      rolls: {
        'die.build.wound': ['blank', 'wound'],
        'die.build.success': ['failure', 'success'],
        'die.build.adventure': ['adventure', 'blank'],
      },
    })
    act(t, 'build', 'cook', { support: [] }).choose('1')
    t.has({
      levels: { weapons: 1 },
      available: { wood: 0 },
      people: { cook: { wounds: 1, determination: 2 }, carpenter: { wounds: 0, determination: 0 } },
      eventOrder: ['build/fast-work'],
    })
    expect(t.happened('diceRolled')).toHaveLength(2)
    t.settled()
  })

  rule('RC-CARD-FASTWORK-01', 'the extra Action may meet an adventure of its own', () => {
    const t = acting({
      available: { wood: 1, food: 1 },
      inventions: [],
      buildDeck: ['build/hard-work', 'build/fast-work'],
      rolls: {
        'die.build.wound': ['blank', 'blank'],
        'die.build.success': ['success', 'success'],
        'die.build.adventure': ['adventure', 'adventure'],
      },
    })
    act(t, 'build').choose('1')
    t.has({
      levels: { weapons: 2 },
      available: { wood: 0, food: 0 },
      gone: ['build/hard-work'],
      eventOrder: ['build/fast-work'],
    }).settled()
  })

  rule('RC-CARD-FASTWORK-02', 'any Build Action whose requirements are met', () => {
    const offers = (scene: Scene) => {
      const t = meets('build/fast-work', scene).choose('1').asks('buildTarget', 'carpenter')
      t.settled('buildTarget')
      return t.offers()
    }
    const inventions = ['invention/shovel', 'invention/rope', 'invention/snare', 'invention/fireplace'] as const
    expect(offers({ available: { wood: 1 }, inventions: [...inventions] })).toEqual(['weapons', 'invention/shovel'])
    const richer = { available: { wood: 2 }, inventions: [...inventions], items: ['invention/map'] } satisfies Scene
    expect(offers({ ...richer, tiles: { A1: 6 } })).toEqual([
      'weapons',
      'shelter',
      'invention/shovel',
      'invention/rope',
    ])
    // The Fireplace is the Cook's.
    expect(offers({ ...richer, items: ['invention/rope', 'invention/fire'], inventions: [...inventions] })).toContain(
      'invention/snare',
    )
    expect(offers({ ...richer, items: ['invention/rope', 'invention/fire'] })).not.toContain('invention/fireplace')
    // With nothing to build the card can only be declined.
    meets('build/fast-work', { inventions: [] })
      .changed({ gone: ['build/fast-work'], levels: { weapons: 1 }, buildDeck: [], attempted: ['build/weapons'] })
      .settled()
  })

  rule('RC-CARD-FASTWORK-03 RC-BUILD-13', 'Roof and Palisade only beside a Shelter of an earlier round', () => {
    const offers = (scene: Scene) => {
      const t = meets('build/fast-work', { available: { wood: 2 }, ...scene })
        .choose('1')
        .asks('buildTarget', 'carpenter')
      t.settled('buildTarget')
      return t.offers('buildTarget')
    }
    expect(offers({ shelterBuilt: true, shelterNew: true })).not.toContain('roof')
    expect(offers({ shelterBuilt: true, shelterNew: true })).not.toContain('palisade')
    expect(offers({ shelterBuilt: true })).toEqual(expect.arrayContaining(['roof', 'palisade']))
    const natural = { shelterBuilt: true, shelterNew: true, camp: 'B2', tiles: { B2: 11 } } satisfies Scene
    expect(offers(natural)).toEqual(expect.arrayContaining(['roof', 'palisade']))
    const inventions = ['invention/lantern', 'invention/dam'] as const
    const lantern = { tiles: { A1: 4 }, inventions: [...inventions] } satisfies Scene
    expect(offers({ ...lantern, futureItems: ['invention/fire'] })).not.toContain('invention/lantern')
    expect(offers({ ...lantern, items: ['invention/fire'] })).toContain('invention/lantern')
  })

  rule('RC-CARD-MONKEY-01', 'half of Roof or Palisade: of a level of 1 nothing is lost', () => {
    const monkeys = (roof: number, palisade: number) =>
      comesUp('build/monkey-see', { shelterBuilt: true, levels: { roof, palisade } })
    monkeys(3, 1)
      .choose('0')
      .changed({ ...cameUp('build/monkey-see'), levels: { roof: 2 } })
      .settled()
    monkeys(3, 1).choose('1').changed(cameUp('build/monkey-see')).settled()
    monkeys(0, 4)
      .changed({ ...cameUp('build/monkey-see'), levels: { palisade: 2 } })
      .settled()
    monkeys(0, 0)
      .changed({ ...cameUp('build/monkey-see'), people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
  })

  rule('RC-CARD-TIRED-01', 'only the resolving character is healed, and at once', () => {
    const people = { carpenter: { wounds: 5 }, cook: { wounds: 5 } }
    meets('build/tired', { people })
      .choose('1')
      .has({ phase: 'action', people: { carpenter: { wounds: 3 }, cook: { wounds: 5 } } })
      .settled()
    meets('build/tired', { people: { ...people, carpenter: { wounds: 1 } } })
      .choose('1')
      .has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 5 } } })
      .settled()
  })

  const tools = ['invention/map', 'invention/pot', 'invention/rope'] as const

  rule('RC-CARD-TOOLSINSPECTION-01', 'two Items are marked, or the only one, and go on serving', () => {
    const t = meets('build/tools-inspection', { items: [...tools] }).asks('item', 'table')
    t.choose('invention/rope')
    expect(t.offers()).toEqual(['invention/map', 'invention/pot'])
    t.choose('invention/map').has({ eventOrder: ['build/tools-inspection'], flipped: [] })
    t.play('actionsEnd')
      .play('roundEnd')
      .play('roundStart')
      .has({ items: [...tools] })
      .settled()
    for (const items of [['invention/map'], []] as const) {
      meets('build/tools-inspection', { items: [...items] })
        .has({ items: [...items], flipped: [], people: { carpenter: { wounds: 0 } } })
        .settled()
    }
  })

  rule('RC-CARD-TOOLSINSPECTION-02', 'the marked Items break when the card comes up', () => {
    const t = meets('build/tools-inspection', { round: 2, items: [...tools] })
    t.choose('invention/rope').choose('invention/map').play('actionsEnd').play('event')
    t.play('roundEnd')
      .play('roundStart')
      .has({ items: ['invention/pot'] })
    expect(t.state.inventions).toEqual(expect.arrayContaining(['invention/map', 'invention/rope']))
    t.settled()
    // An Item that was built since is safe.
    const one = meets('build/tools-inspection', { round: 2, items: ['invention/map'], futureItems: ['invention/pot'] })
    one
      .play('actionsEnd')
      .play('event')
      .play('roundStart')
      .has({ items: ['invention/pot'] })
      .settled()
  })

  rule('RC-CARD-WEAKCONSTRUCTION-01', 'half the Roof, the loss rounded down; no Roof is a demand', () => {
    for (const card of ['build/weak-construction', 'gather/nice-surprise'] as const) {
      const after = (roof: number, left: number, wounds: number) =>
        comesUp(card, { shelterBuilt: true, levels: { roof, palisade: 3 } })
          .changed({ ...cameUp(card), levels: { roof: left }, people: { carpenter: { wounds }, cook: { wounds } } })
          .settled()
      after(5, 3, 0)
      after(4, 2, 0)
      after(1, 1, 0)
      after(0, 0, 1)
    }
  })
})

describe('rulings on Gather and Explore Adventures', () => {
  rule('RC-CARD-MUSHROOMS-01 RC-CARD-NESTLINGS-01', 'one food a player, and none for Friday', () => {
    for (const card of ['gather/mushrooms', 'gather/nestlings'] as const) {
      const food = (scene: Scene, amount: number) =>
        meets(card, scene, 'cook')
          .choose('1')
          .changed({
            future: { food: amount, wood: 1 },
            eventOrder: [card],
            gatherDeck: [],
            attempted: ['gather/A1/wood'],
          })
          .settled()
      food({ characters: ['cook'], friday: true }, 1)
      food({ friday: true }, 2)
      food({ characters: ['carpenter', 'cook', 'soldier'] }, 3)
    }
  })

  rule('RC-CARD-NEWFLOCK-01 RC-CARD-NEWFLOCK-03', 'all sources of its own tile are covered, the token is not', () => {
    const t = meets('gather/new-flock', {
      round: 2,
      tiles: { A1: 5, C1: 6 },
      island: { C1: { additionalFood: 'test' } },
      kept: [{ card: 'treasure/protective-amulet', uses: 1 }],
    })
    t.play('actionsEnd').play('event')
    t.has({
      island: {
        A1: { exhausted: ['bird', 'wood'], additionalFood: 'gather/new-flock' },
        B1: { exhausted: [] },
        C1: { exhausted: [], additionalFood: 'test' },
      },
      people: { carpenter: { wounds: 0 } },
    })
    // The token rests until its source is uncovered again.
    t.play('planning')
    expect(t.offers('plan').filter((id) => id.startsWith('gather/A1'))).toEqual([])
    t.choose('treasure/protective-amulet').choose('A1/marker/bird')
    plan(t, 'gather/A1/bird', 'cook', 'carpenter')
    expect(t.state.plan).toMatchObject([{ target: { kind: 'source', space: 'A1', source: 'bird' }, yields: 2 }])
    t.settled('plan')
  })

  rule('RC-CARD-NEWFLOCK-02', 'the only food of a tile is a source itself, and is covered like one', () => {
    const t = meets('gather/new-flock', { round: 2, tiles: { A1: 7 } }).play('actionsEnd')
    const food = t.play('planning')
    expect(food.offers('plan')).toEqual(expect.arrayContaining(['gather/A1/wood', 'gather/A1/flock']))
    act(t, 'gather', 'cook', {
      id: 2,
      target: { kind: 'source', space: 'A1', source: 'flock' },
      certain: true,
      yields: 1,
    }).play('actionsEnd')
    t.has({ available: { food: 1, wood: 1 } })
    t.play('event').has({ island: { A1: { exhausted: ['wood', 'flock'] } } })
    t.play('planning')
    expect(t.offers('plan').filter((id) => id.startsWith('gather/A1'))).toEqual([])
    t.settled('plan')
  })

  rule('RC-CARD-NICESURPRISE-01', 'unused Starting Equipment, available after the phase', () => {
    const t = meets('gather/surprise-in-the-bushes', {
      kept: [
        { card: 'equipment/biscuits', uses: 1 },
        { card: 'equipment/empty-bottle', uses: 2 },
        { card: 'equipment/flask-of-rum', uses: 2 },
        { card: 'equipment/hammer-and-nails', uses: 2 },
      ],
      futureEquipment: ['equipment/pipe-and-tobacco'],
      gone: ['equipment/pistol', 'equipment/storm-glass'],
    }).choose('1')
    t.has({ futureEquipment: ['equipment/pipe-and-tobacco', 'equipment/bible'] })
    expect(t.state.kept).toHaveLength(4)
    t.play('actionsEnd')
    expect(t.state.kept).toContainEqual({ card: 'equipment/bible', uses: 2 })
    t.settled()
  })

  rule('RC-CARD-SKELETON-01', 'the top card of the Invention deck', () => {
    const t = comesUp('gather/skeleton', { inventionDeck: ['invention/pit', 'invention/raft'] })
    t.has({ inventionDeck: ['invention/pit'], morale: -1 })
    expect(t.state.inventions).toContain('invention/raft')
    expect(t.state.inventions).not.toContain('invention/pit')
    t.settled()
  })

  rule('RC-CARD-RUINEDHUT-01', 'a knife, rope, shovel or medicine for nothing, whatever it needs', () => {
    // Neither mountains nor plains are explored, and there is no wood.
    const hut = (scene: Scene = {}) => meets('explore/ruined-hut', { tiles: {}, islandStack: [10], ...scene })
    const offers = (scene: Scene = {}) => {
      const t = hut(scene)
      t.settled('chooseOne')
      return t.offers('chooseOne')
    }
    expect(offers()).toEqual(['0', '1', '2', '3', '4'])
    for (const [choice, item] of [
      ['1', 'invention/knife'],
      ['2', 'invention/rope'],
      ['3', 'invention/shovel'],
      ['4', 'invention/medicine'],
    ] as const) {
      hut()
        .choose(choice)
        .has({ futureItems: [item], people: { carpenter: { wounds: 0, determination: 0 } } })
        .settled()
    }
    // What is built already cannot be built again.
    expect(offers({ items: ['invention/knife', 'invention/shovel'] })).toEqual(['0', '2', '4'])
  })

  rule('RC-DECK-04 RC-TERM-06 RC-TERM-09 RC-TERM-23', 'the found firearm counts in one fight, after the phase', () => {
    const t = meets('explore/surprising-discovery', { islandStack: [9], huntingDeck: ['beast/bear', 'beast/bear'] })
    t.play('hunt', stack('hunt', 'cook', { id: 2 })).has({ people: { cook: { wounds: 7 } } })
    t.play('actionsEnd').has({ people: { cook: { wounds: 7 } } })
    t.play('hunt', stack('hunt', 'carpenter', { id: 3 })).choose('explore/surprising-discovery')
    t.has({ people: { carpenter: { wounds: 4 } }, levels: { weapons: 0 }, kept: [] })
    expect(t.state.gone).toContain('explore/surprising-discovery')
    t.settled()
  })
})

/** What a position is made of, without the order of decks and without what is only remembered. */
const UNSEEN = [
  'buildDeck',
  'gatherDeck',
  'exploreDeck',
  'eventOrder',
  'gone',
  'newTokens',
  'attempted',
  'memory',
  'phase',
]
const COUNTED = ['inventions', 'inventionDeck', 'mysteryDeck', 'discoveryStack', 'later']

type Fact = number | string | true | readonly unknown[]
/** By how much a number has changed; what something else is now, or that it is no more. */
type Changes = { readonly [path: string]: Fact }

function factsOf(value: unknown, path: string): readonly (readonly [string, Fact])[] {
  if (Array.isArray(value)) {
    if (COUNTED.includes(path)) return [[path, value.length]]
    return value.length === 0 ? [] : [[path, [...value].sort()]]
  }
  if (typeof value === 'object' && value !== null) {
    const inside = Object.entries(value).filter(([key]) => path !== '' || !UNSEEN.includes(key))
    const prefix = path === '' || path === 'people' || path === 'levels' ? '' : `${path}.`
    return inside.flatMap(([key, part]) => factsOf(part, `${prefix}${key}`))
  }
  return typeof value === 'number' || typeof value === 'string' || value === true ? [[path, value]] : []
}

function changes(before: Table['state'], after: Table['state']): Changes {
  const old = new Map(factsOf(before, ''))
  const now = new Map(factsOf(after, ''))
  const changed: { [path: string]: Fact } = {}
  for (const path of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(path), now.get(path)]
    if (typeof (was ?? is) === 'number') {
      const by = Number(is ?? 0) - Number(was ?? 0)
      if (by !== 0) changed[path] = by
    } else if (JSON.stringify(was) !== JSON.stringify(is)) changed[path] = is ?? 'none'
  }
  return changed
}

type Whereabouts = 'gone' | 'in the Event deck' | 'kept'

function whereabouts({ state }: Table, card: AdventureId): readonly Whereabouts[] {
  const places = {
    gone: state.gone,
    'in the Event deck': state.eventOrder,
    kept: state.futureKept,
  } satisfies { readonly [W in Whereabouts]: readonly string[] }
  const all = ['gone', 'in the Event deck', 'kept'] as const
  return all.filter((place) => places[place].some((one) => one === card))
}

/**
 * The Carpenter acts, the Cook is First Player, the Soldier and Friday stand by. There is enough of everything, and
 * odd levels tell rounding. No ability and no morale arrow gets in the way.
 */
const RICH = {
  characters: ['carpenter', 'cook', 'soldier'],
  friday: true,
  firstPlayer: 'cook',
  round: 2,
  morale: 1,
  shelterBuilt: true,
  levels: { roof: 5, palisade: 6, weapons: 2 },
  available: { food: 6, wood: 6, fur: 6 },
  people: {
    carpenter: { wounds: 5, determination: 5, coveredArrows: [5, 8, 10] },
    cook: { wounds: 5, determination: 5, coveredArrows: [4, 7, 9, 11] },
    soldier: { wounds: 5, determination: 5, coveredArrows: [5, 9] },
    friday: { determination: 5 },
  },
  limits: { noAbilities: ['carpenter', 'cook', 'soldier'] },
  items: ['invention/map', 'invention/pot', 'invention/cellar'],
  inventionDeck: ['invention/pit', 'invention/raft'],
  islandStack: [6],
  discoveryStack: ['discovery/herbs', 'discovery/poison', 'discovery/tobacco', 'discovery/goat'],
  mysteryDeck: [
    'creature/snake',
    'trap/sharp-blade',
    'treasure/gold',
    'treasure/boxes',
    'trap/blunt-spear',
    'treasure/compass',
    'creature/bite',
  ],
} satisfies Scene

const withMedicine = { items: [...RICH.items, 'invention/medicine'] } satisfies Scene

interface Half {
  readonly card: AdventureId
  /** What tells this line from others of the card. */
  readonly note?: string
  readonly answers?: readonly string[]
  readonly scene?: Scene
  readonly changes: Changes
}

interface Upper extends Half {
  readonly failed?: true
  readonly to: Whereabouts
}

interface Lower extends Half {
  /** What was answered to the upper half, so that the card came back. */
  readonly upper?: readonly string[]
  /** The card lies in the Event deck, whatever its upper half has done. */
  readonly alone?: true
}

/** The Action with and without the card; a Palisade, wood of A1, or the tile on B2. */
function draw({ card, scene = {}, failed }: Pick<Upper, 'card' | 'scene' | 'failed'>, isDrawn: boolean): Table {
  const action = actionOf(card)
  const adventure = isDrawn ? 'adventure' : 'blank'
  const t = acting({
    ...RICH,
    [`${action}Deck`]: [card],
    ...scene,
    rolls: {
      ...dice(action, 'blank', failed === true ? 'failure' : 'success', adventure),
      ...(isDrawn ? scene.rolls : {}),
    },
  })
  return act(t, action, 'carpenter', action === 'build' ? { target: { kind: 'building', building: 'palisade' } } : {})
}

function answer(t: Table, answers: readonly string[] = []): Table {
  for (const choice of answers) t.choose(choice)
  return t
}

function checkUpper(half: Upper): void {
  const t = answer(draw(half, true), half.answers)
  t.settled()
  const without = draw(half, false)
  without.settled()
  expect(changes(without.state, t.state)).toEqual(half.changes)
  expect(whereabouts(t, half.card)).toEqual([half.to])
}

function checkLower({ card, scene = {}, upper, alone, answers, changes: expected }: Lower): void {
  const t =
    alone === true
      ? table({ ...RICH, eventOrder: [card], ...scene }).play('roundStart')
      : answer(draw({ card, scene }, true), upper).play('actionsEnd').play('roundStart')
  expect(whereabouts(t, card)).toEqual(['in the Event deck'])
  const before = t.state
  answer(t.play('event'), answers).settled()
  expect(changes(before, t.state)).toEqual(expected)
  expect(whereabouts(t, card)).toEqual(['gone'])
}

const named = <H extends Half>(halves: readonly H[]): readonly (readonly [string, H])[] =>
  halves.map((half) => [[half.card, ...(half.note === undefined ? [] : [half.note])].join(', '), half] as const)

/** How many cards of each title there are in the deck that is shuffled for a game. */
function copiesIn(deck: DiceAction): { readonly [card: string]: number } {
  const copies: { [card: string]: number } = {}
  const t = table().play('setUp')
  t.settled()
  for (const card of t.state[`${deck}Deck`]) copies[card] = (copies[card] ?? 0) + 1
  return copies
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const cardsOf = (halves: readonly Half[]): readonly string[] => [...new Set(halves.map(({ card }) => card))].sort()

/** The tables below name every card of a deck, and its Event half if it has one. */
function checkDeck(deck: DiceAction, upper: readonly Upper[], lower: readonly Lower[], several: object): void {
  const copies = copiesIn(deck)
  expect(Object.keys(copies).sort()).toEqual(cardsOf(upper))
  expect(sum(Object.values(copies))).toBe(30)
  expect(Object.fromEntries(Object.entries(copies).filter(([, amount]) => amount > 1))).toEqual(several)
  const comingBack = upper.filter(({ to }) => to === 'in the Event deck')
  expect(cardsOf(lower)).toEqual(cardsOf(comingBack))
}

const GONE = 'gone'
const BACK = 'in the Event deck'
const nothing: Changes = {}
const everyone = (what: string, by: number): Changes => ({
  [`carpenter.${what}`]: by,
  [`cook.${what}`]: by,
  [`soldier.${what}`]: by,
})
const special = (part: string, card: AdventureId): Changes => ({ 'carpenter.specialWounds': [{ part, card }] })
const healed: Changes = { 'carpenter.specialWounds': 'none' }
const flipped = (...items: readonly string[]) => ({ flipped: items.map((item) => ({ item, rebuilt: false })) })
const rerolls: Changes = {
  'actionTokens.build': ['reroll'],
  'actionTokens.gather': ['reroll'],
  'actionTokens.explore': ['reroll'],
}

const BUILD_UPPER: readonly Upper[] = [
  { card: 'build/accident', changes: special('leg', 'build/accident'), to: BACK },
  { card: 'build/breakdown', changes: { morale: -1 }, to: BACK },
  { card: 'build/broken-lever', changes: { weapons: -1 }, to: GONE },
  { card: 'build/broken-tool', answers: ['invention/pot'], changes: flipped('invention/pot'), to: GONE },
  { card: 'build/broken-tool', note: 'no Item', scene: { items: [] }, changes: nothing, to: GONE },
  {
    card: 'build/coming-to-terms',
    answers: ['invention/dam', 'invention/fire', 'invention/rope'],
    changes: { inventions: -3, inventionDeck: 3 },
    to: BACK,
  },
  { card: 'build/construction', changes: nothing, to: BACK },
  {
    card: 'build/cut-head',
    changes: { 'carpenter.wounds': 1, 'carpenter.determination': 2, ...special('head', 'build/cut-head') },
    to: BACK,
  },
  {
    card: 'build/dangerous-work',
    changes: { 'actionTokens.build': ['reroll'], adventureTokens: ['build'] },
    to: GONE,
  },
  { card: 'build/dark-clouds-in-the-sky', changes: { 'weatherTokens.rain': true }, to: BACK },
  { card: 'build/fast-work', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  {
    card: 'build/fast-work',
    note: 'accepted',
    answers: ['1', 'weapons'],
    scene: {
      rolls: {
        'die.build.wound': ['blank', 'wound'],
        'die.build.success': ['success', 'success'],
        'die.build.adventure': ['adventure', 'blank'],
      },
    },
    changes: { weapons: 1, 'available.wood': -1, 'carpenter.wounds': 1 },
    to: BACK,
  },
  { card: 'build/fear-of-the-beasts', changes: nothing, to: BACK },
  { card: 'build/hard-work', changes: { 'available.food': -1 }, to: GONE },
  { card: 'build/hard-work', note: 'no food', scene: { available: { food: 0 } }, changes: nothing, to: GONE },
  { card: 'build/howling-in-the-bushes', changes: nothing, to: BACK },
  {
    card: 'build/hungry-predator',
    note: 'fought off',
    answers: ['0'],
    changes: { 'carpenter.wounds': 2, 'future.food': 2, 'future.fur': 1 },
    to: GONE,
  },
  {
    card: 'build/hungry-predator',
    note: 'fed',
    answers: ['1'],
    changes: { 'available.food': -1, palisade: -1 },
    to: BACK,
  },
  { card: 'build/in-a-hurry', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  {
    card: 'build/in-a-hurry',
    note: 'accepted',
    answers: ['1'],
    changes: { futureDiscoveries: ['discovery/goat', 'discovery/tobacco'], discoveryStack: -2 },
    to: BACK,
  },
  { card: 'build/laborious-work', changes: { 'actionTokens.build': ['timeConsuming'] }, to: GONE },
  {
    card: 'build/lack-of-hope',
    answers: ['invention/dam', 'invention/fire', 'invention/rope'],
    changes: { inventions: -3, inventionDeck: 3 },
    to: GONE,
  },
  { card: 'build/monkey-see', changes: nothing, to: BACK },
  { card: 'build/nasty-wound', changes: special('arm', 'build/nasty-wound'), to: BACK },
  { card: 'build/predator-in-the-camp', changes: { 'carpenter.wounds': 2 }, to: BACK },
  { card: 'build/savings', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  { card: 'build/savings', note: 'accepted', answers: ['1'], changes: { 'future.wood': 2 }, to: BACK },
  { card: 'build/sting', changes: special('stomach', 'build/sting'), to: BACK },
  { card: 'build/tired', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  { card: 'build/tired', note: 'accepted', answers: ['1'], changes: { 'carpenter.wounds': -2 }, to: BACK },
  { card: 'build/tools-inspection', answers: ['invention/pot', 'invention/map'], changes: nothing, to: BACK },
  {
    card: 'build/unmotivated',
    note: 'a token',
    answers: ['0'],
    changes: { 'carpenter.determination': -1 },
    to: BACK,
  },
  { card: 'build/unmotivated', note: 'a wound', answers: ['1'], changes: { 'carpenter.wounds': 1 }, to: BACK },
  { card: 'build/visit-of-a-predator', changes: { 'available.food': -1 }, to: BACK },
  { card: 'build/weak-construction', changes: nothing, to: BACK },
  { card: 'build/windstorm', changes: { palisade: -1 }, to: BACK },
  { card: 'build/you-need-a-bigger-camp', changes: nothing, to: BACK },
]

const BUILD_LOWER: readonly Lower[] = [
  { card: 'build/accident', changes: { 'carpenter.wounds': 3, ...healed } },
  { card: 'build/accident', note: 'Medicine', scene: withMedicine, changes: { 'carpenter.wounds': 1, ...healed } },
  { card: 'build/breakdown', changes: { 'cook.determination': 2 } },
  {
    card: 'build/coming-to-terms',
    upper: ['invention/dam', 'invention/fire', 'invention/rope'],
    changes: { morale: -1 },
  },
  { card: 'build/construction', changes: { palisade: 1 } },
  { card: 'build/construction', note: 'no Shelter', scene: { shelterBuilt: false }, changes: nothing },
  { card: 'build/cut-head', changes: { 'carpenter.wounds': 2, ...healed } },
  { card: 'build/cut-head', note: 'Medicine', scene: withMedicine, changes: healed },
  { card: 'build/dark-clouds-in-the-sky', changes: { palisade: 1 } },
  { card: 'build/dark-clouds-in-the-sky', note: 'no Shelter', scene: { shelterBuilt: false }, changes: nothing },
  { card: 'build/fast-work', note: 'the Roof', alone: true, answers: ['0'], changes: { roof: -1 } },
  { card: 'build/fast-work', note: 'the Palisade', alone: true, answers: ['1'], changes: { palisade: -1 } },
  { card: 'build/fear-of-the-beasts', changes: { costlier: ['weapons'] } },
  {
    card: 'build/howling-in-the-bushes',
    changes: { 'cook.wounds': 1, weapons: -1, 'available.food': 2, 'available.fur': 1, palisade: -1 },
  },
  {
    card: 'build/hungry-predator',
    upper: ['1'],
    changes: { 'cook.wounds': 1, 'available.food': 1, 'available.fur': 1, palisade: -1 },
  },
  { card: 'build/in-a-hurry', upper: ['1'], changes: { palisade: -1 } },
  { card: 'build/monkey-see', note: 'the Roof', answers: ['0'], changes: { roof: -2 } },
  { card: 'build/monkey-see', note: 'the Palisade', answers: ['1'], changes: { palisade: -3 } },
  { card: 'build/nasty-wound', changes: { 'carpenter.wounds': 2, ...healed } },
  { card: 'build/nasty-wound', note: 'Medicine', scene: withMedicine, changes: healed },
  { card: 'build/predator-in-the-camp', changes: { 'available.food': 2, 'available.fur': 2 } },
  { card: 'build/savings', upper: ['1'], changes: { morale: -1 } },
  { card: 'build/sting', changes: { 'limits.onePawn': ['carpenter'], ...healed } },
  { card: 'build/sting', note: 'Medicine', scene: withMedicine, changes: healed },
  { card: 'build/tired', upper: ['1'], changes: { morale: -1 } },
  {
    card: 'build/tools-inspection',
    upper: ['invention/pot', 'invention/map'],
    changes: flipped('invention/pot', 'invention/map'),
  },
  { card: 'build/unmotivated', upper: ['1'], changes: everyone('determination', -1) },
  { card: 'build/visit-of-a-predator', changes: { 'weatherTokens.animals': true } },
  { card: 'build/weak-construction', changes: { roof: -2 } },
  { card: 'build/windstorm', changes: { palisade: 1 } },
  {
    card: 'build/windstorm',
    note: 'no Shelter',
    scene: { shelterBuilt: false },
    changes: nothing,
  },
  { card: 'build/you-need-a-bigger-camp', changes: { costlier: ['palisade', 'roof', 'shelter'] } },
]

const GATHER_UPPER: readonly Upper[] = [
  {
    card: 'gather/after-the-hurricane',
    changes: { 'future.wood': 2, 'islandTokens.A1': ['timeConsuming'] },
    to: BACK,
  },
  { card: 'gather/end-of-source', changes: { 'island.A1.exhausted': ['wood'] }, to: GONE },
  { card: 'gather/eyes-in-the-bushes', changes: nothing, to: BACK },
  { card: 'gather/fruit', changes: special('stomach', 'gather/fruit'), to: BACK },
  { card: 'gather/furs', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  { card: 'gather/furs', note: 'accepted', answers: ['1'], changes: { 'future.fur': 2 }, to: BACK },
  { card: 'gather/gold-coin', changes: nothing, to: BACK },
  { card: 'gather/mushrooms', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  { card: 'gather/mushrooms', note: 'accepted', answers: ['1'], changes: { 'future.food': 3 }, to: BACK },
  { card: 'gather/nestlings', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  { card: 'gather/nestlings', note: 'accepted', answers: ['1'], changes: { 'future.food': 3 }, to: BACK },
  {
    card: 'gather/new-flock',
    changes: { 'island.A1.additionalFood': 'gather/new-flock', 'island.A1.flock': true },
    to: BACK,
  },
  { card: 'gather/nice-surprise', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  { card: 'gather/nice-surprise', note: 'accepted', answers: ['1'], changes: { 'future.wood': 3 }, to: BACK },
  { card: 'gather/path-of-a-predator', changes: nothing, to: BACK },
  { card: 'gather/pirates-chest', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  {
    card: 'gather/pirates-chest',
    note: 'accepted',
    answers: ['1', 'yes'],
    changes: { futureKept: ['treasure/boxes', 'treasure/compass'], mysteryDeck: -2 },
    to: BACK,
  },
  { card: 'gather/shortage', changes: { 'future.wood': 1, 'island.A1.exhausted': ['wood'] }, to: GONE },
  {
    card: 'gather/shortage',
    note: 'after a failure',
    failed: true,
    changes: { 'future.wood': 1, 'island.A1.exhausted': ['wood'] },
    to: GONE,
  },
  { card: 'gather/signs-of-a-predator', changes: nothing, to: BACK },
  { card: 'gather/skeleton', changes: nothing, to: BACK },
  { card: 'gather/spider', changes: special('head', 'gather/spider'), to: BACK },
  { card: 'gather/surprise-in-the-bushes', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  {
    card: 'gather/surprise-in-the-bushes',
    note: 'accepted',
    answers: ['1'],
    scene: { rolls: { 'deck.equipment': ['equipment/biscuits'] } },
    changes: { futureEquipment: ['equipment/biscuits'] },
    to: BACK,
  },
  { card: 'gather/tracks-of-a-predator', changes: { 'islandTokens.A1': ['greaterDanger'] }, to: GONE },
  { card: 'gather/twisted-ankle', changes: special('leg', 'gather/twisted-ankle'), to: BACK },
  { card: 'gather/unbelievable-effort', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  {
    card: 'gather/unbelievable-effort',
    note: 'accepted',
    answers: ['1'],
    changes: { 'future.wood': 2, ...special('arm', 'gather/unbelievable-effort') },
    to: BACK,
  },
  {
    card: 'gather/unexpected-discovery',
    changes: { futureDiscoveries: ['discovery/goat'], discoveryStack: -1 },
    to: GONE,
  },
  { card: 'gather/unexpected-troubles', changes: { 'island.A1.terrainCovered': true }, to: GONE },
  { card: 'gather/viper', changes: nothing, to: BACK },
  { card: 'gather/weather-breakdown', changes: nothing, to: BACK },
  {
    card: 'gather/winter-freezing',
    note: 'the bird',
    answers: ['A1/bird'],
    changes: { 'island.A1.exhausted': ['bird'] },
    to: GONE,
  },
  {
    card: 'gather/winter-freezing',
    note: 'the wood',
    answers: ['A1/wood'],
    changes: { 'island.A1.exhausted': ['wood'] },
    to: GONE,
  },
  { card: 'gather/winter-is-coming', changes: nothing, to: BACK },
]

const GATHER_LOWER: readonly Lower[] = [
  { card: 'gather/after-the-hurricane', changes: { 'island.A1.inaccessible': true, 'islandTokens.A1': 'none' } },
  { card: 'gather/eyes-in-the-bushes', changes: { 'weatherTokens.animals': true } },
  { card: 'gather/fruit', changes: { 'limits.only.carpenter': ['rest'], ...healed } },
  { card: 'gather/fruit', note: 'Medicine', scene: withMedicine, changes: healed },
  { card: 'gather/furs', upper: ['1'], changes: { 'production.more.food': -1 } },
  { card: 'gather/gold-coin', changes: rerolls },
  { card: 'gather/mushrooms', upper: ['1'], changes: everyone('wounds', 1) },
  { card: 'gather/mushrooms', note: 'Medicine', upper: ['1'], scene: withMedicine, changes: nothing },
  { card: 'gather/nestlings', upper: ['1'], changes: { roof: -1 } },
  { card: 'gather/new-flock', changes: { 'island.A1.exhausted': ['bird', 'wood'] } },
  { card: 'gather/nice-surprise', upper: ['1'], changes: { roof: -2 } },
  { card: 'gather/path-of-a-predator', changes: { 'weatherTokens.animals': true } },
  {
    card: 'gather/pirates-chest',
    upper: ['1', 'yes'],
    changes: { 'limits.onePawn': ['carpenter', 'cook', 'soldier'] },
  },
  { card: 'gather/signs-of-a-predator', changes: { 'island.B1.exhausted': ['fish'] } },
  {
    card: 'gather/signs-of-a-predator',
    note: 'weapon level 3',
    scene: { levels: { ...RICH.levels, weapons: 3 } },
    changes: nothing,
  },
  {
    card: 'gather/signs-of-a-predator',
    note: 'no food in camp',
    scene: { island: { B1: { exhausted: ['fish'] } } },
    changes: everyone('wounds', 1),
  },
  { card: 'gather/skeleton', changes: { morale: -1, inventions: 1, inventionDeck: -1 } },
  { card: 'gather/spider', changes: { 'limits.onePawn': ['carpenter'], ...healed } },
  {
    card: 'gather/spider',
    note: 'Medicine',
    scene: withMedicine,
    changes: { 'limits.onePawn': ['carpenter'], ...healed },
  },
  {
    card: 'gather/surprise-in-the-bushes',
    upper: ['1'],
    scene: { rolls: { 'deck.equipment': ['equipment/biscuits'] } },
    changes: { morale: -1 },
  },
  { card: 'gather/twisted-ankle', changes: { 'limits.only.carpenter': ['arrange', 'build', 'rest'], ...healed } },
  {
    card: 'gather/twisted-ankle',
    note: 'Medicine',
    scene: withMedicine,
    changes: { 'limits.only.carpenter': ['arrange', 'build', 'rest'], ...healed },
  },
  { card: 'gather/unbelievable-effort', upper: ['1'], changes: { 'carpenter.wounds': 1, ...healed } },
  {
    card: 'gather/unbelievable-effort',
    note: 'Medicine',
    upper: ['1'],
    scene: withMedicine,
    changes: { 'carpenter.wounds': 1, ...healed },
  },
  { card: 'gather/viper', changes: { 'cook.wounds': 3 } },
  { card: 'gather/viper', note: 'Medicine', scene: withMedicine, changes: { 'cook.wounds': 1 } },
  { card: 'gather/weather-breakdown', changes: { 'weatherTokens.storm': true } },
  { card: 'gather/winter-is-coming', changes: { 'weatherTokens.snow': true } },
]

/** Somebody sleeps on B2, with what the tile brought. */
const outside: Changes = {
  'outside.carpenter.space': 'B2',
  'outside.carpenter.found': true,
  'outside.carpenter.discoveries': ['discovery/goat'],
  futureDiscoveries: 'none',
}

const EXPLORE_UPPER: readonly Upper[] = [
  { card: 'explore/bamboo', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  { card: 'explore/bamboo', note: 'accepted', answers: ['1'], changes: { 'future.wood': 2 }, to: BACK },
  { card: 'explore/carcass', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  {
    card: 'explore/carcass',
    note: 'accepted',
    answers: ['1'],
    changes: { 'future.food': 2, 'future.fur': 2 },
    to: BACK,
  },
  { card: 'explore/cold-wind', changes: nothing, to: BACK },
  { card: 'explore/dangerous-terrain', changes: { 'islandTokens.B2': ['greaterDanger'] }, to: GONE },
  {
    card: 'explore/dangerous-terrain',
    note: 'after a failure',
    failed: true,
    changes: { 'islandTokens.B2': ['greaterDanger'] },
    to: GONE,
  },
  { card: 'explore/empty-forest', changes: nothing, to: BACK },
  { card: 'explore/flu', note: 'treated', answers: ['0'], changes: { 'available.food': -1 }, to: GONE },
  { card: 'explore/flu', note: 'ignored', answers: ['1'], changes: nothing, to: BACK },
  { card: 'explore/flu', note: 'no food', scene: { available: { food: 0 } }, changes: nothing, to: BACK },
  { card: 'explore/its-going-to-rain', changes: nothing, to: BACK },
  { card: 'explore/lost', changes: { ...outside, later: 1 }, to: GONE },
  { card: 'explore/lost-in-the-thicket', changes: { ...outside, later: 1 }, to: GONE },
  { card: 'explore/lost-in-the-woods', changes: { 'carpenter.determination': -2 }, to: GONE },
  { card: 'explore/misadventure', changes: special('leg', 'explore/misadventure'), to: BACK },
  { card: 'explore/old-grave', changes: { 'carpenter.determination': -1 }, to: BACK },
  { card: 'explore/old-hut', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  {
    card: 'explore/old-hut',
    note: 'accepted: one Creature and one Treasure',
    answers: ['1', 'yes'],
    changes: {
      'carpenter.wounds': 1,
      futureKept: ['treasure/compass'],
      mysteryDiscard: ['creature/bite'],
      mysteryDeck: -2,
    },
    to: BACK,
  },
  { card: 'explore/puma', note: 'hides', answers: ['0'], changes: outside, to: GONE },
  { card: 'explore/puma', note: 'goes home', answers: ['1'], changes: nothing, to: BACK },
  { card: 'explore/remains-of-a-settlement', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  {
    card: 'explore/remains-of-a-settlement',
    note: 'accepted: one Trap and two Treasures',
    answers: ['1', 'yes', 'yes'],
    changes: {
      'carpenter.wounds': 2,
      futureKept: ['treasure/boxes', 'treasure/compass'],
      mysteryDiscard: ['trap/blunt-spear'],
      mysteryDeck: -3,
    },
    to: BACK,
  },
  { card: 'explore/ruined-hut', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  ...(['knife', 'rope', 'shovel', 'medicine'] as const).map(
    (item, i): Upper => ({
      card: 'explore/ruined-hut',
      note: item,
      answers: [String(i + 1)],
      changes: { futureItems: [`invention/${item}`], inventions: -1 },
      to: BACK,
    }),
  ),
  { card: 'explore/secret-cave', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  {
    card: 'explore/secret-cave',
    note: 'accepted: one Creature or Trap, and two Treasures',
    answers: ['1', 'yes', 'yes'],
    changes: {
      'carpenter.wounds': 1,
      futureKept: ['treasure/boxes', 'treasure/compass'],
      mysteryDiscard: ['creature/bite'],
      mysteryDeck: -3,
    },
    to: BACK,
  },
  { card: 'explore/shrine', note: 'declined', answers: ['0'], changes: nothing, to: GONE },
  {
    card: 'explore/shrine',
    note: 'accepted: one Treasure',
    answers: ['1'],
    changes: { futureKept: ['treasure/compass'], mysteryDeck: -1 },
    to: BACK,
  },
  {
    card: 'explore/signs-of-fire',
    note: 'the bird',
    answers: ['B2/bird'],
    changes: { 'island.B2.exhausted': ['bird'] },
    to: GONE,
  },
  {
    card: 'explore/signs-of-fire',
    note: 'the wood',
    answers: ['B2/wood'],
    changes: { 'island.B2.exhausted': ['wood'] },
    to: GONE,
  },
  {
    card: 'explore/signs-of-fire',
    note: 'after a failure',
    failed: true,
    changes: { waitingMarkers: ['B2'] },
    to: GONE,
  },
  { card: 'explore/storm-on-the-horizon', changes: nothing, to: BACK },
  {
    card: 'explore/surprising-discovery',
    changes: { futureKept: ['explore/surprising-discovery'] },
    to: 'kept',
  },
  { card: 'explore/swamp', changes: { 'islandTokens.B2': ['timeConsuming'] }, to: GONE },
  {
    card: 'explore/swamp',
    note: 'after a failure',
    failed: true,
    changes: { 'islandTokens.B2': ['timeConsuming'] },
    to: GONE,
  },
  { card: 'explore/theres-something-in-the-air', changes: { adventureTokens: ['explore'] }, to: BACK },
  { card: 'explore/thorny-bush', changes: special('arm', 'explore/thorny-bush'), to: BACK },
  { card: 'explore/tiger', note: 'hides', answers: ['0'], changes: outside, to: GONE },
  { card: 'explore/tiger', note: 'goes home', answers: ['1'], changes: nothing, to: BACK },
  { card: 'explore/vipers', changes: special('head', 'explore/vipers'), to: BACK },
  { card: 'explore/wild-berries', changes: special('stomach', 'explore/wild-berries'), to: BACK },
  { card: 'explore/wild-dog', changes: { 'carpenter.wounds': 1 }, to: BACK },
  { card: 'explore/wrong-track', changes: { ...outside, later: 1 }, to: GONE },
]

const EXPLORE_LOWER: readonly Lower[] = [
  { card: 'explore/bamboo', note: 'the Roof', upper: ['1'], answers: ['0'], changes: { roof: -1 } },
  { card: 'explore/bamboo', note: 'the Palisade', upper: ['1'], answers: ['1'], changes: { palisade: -1 } },
  { card: 'explore/carcass', upper: ['1'], changes: everyone('wounds', 1) },
  { card: 'explore/cold-wind', changes: { 'weatherTokens.snow': true } },
  { card: 'explore/empty-forest', changes: { 'actionTokens.hunt': ['greaterDanger'] } },
  { card: 'explore/flu', upper: ['1'], changes: { extraMeals: 1 } },
  { card: 'explore/its-going-to-rain', changes: { 'weatherTokens.rain': true } },
  { card: 'explore/misadventure', changes: { 'limits.only.carpenter': ['arrange', 'build', 'rest'], ...healed } },
  {
    card: 'explore/misadventure',
    note: 'Medicine',
    scene: withMedicine,
    changes: { 'limits.only.carpenter': ['arrange', 'build', 'rest'], ...healed },
  },
  { card: 'explore/old-grave', changes: { 'cook.determination': -2 } },
  { card: 'explore/old-hut', upper: ['1', 'no'], changes: everyone('determination', -1) },
  {
    card: 'explore/puma',
    upper: ['1'],
    changes: { 'cook.wounds': 1, weapons: -1, 'available.food': 2, 'available.fur': 1, palisade: -1 },
  },
  { card: 'explore/remains-of-a-settlement', upper: ['1', 'no'], changes: everyone('wounds', 1) },
  { card: 'explore/ruined-hut', upper: ['3'], changes: { morale: -1 } },
  {
    card: 'explore/secret-cave',
    upper: ['1', 'no'],
    changes: { 'cook.wounds': 1, 'available.food': 2, 'available.fur': 1, palisade: -1 },
  },
  { card: 'explore/shrine', upper: ['1'], changes: rerolls },
  { card: 'explore/storm-on-the-horizon', changes: { 'weatherTokens.storm': true } },
  { card: 'explore/theres-something-in-the-air', alone: true, changes: { adventureTokens: ['explore'] } },
  { card: 'explore/thorny-bush', changes: { 'limits.onePawn': ['carpenter'], ...healed } },
  { card: 'explore/thorny-bush', note: 'Medicine', scene: withMedicine, changes: healed },
  {
    card: 'explore/tiger',
    upper: ['1'],
    changes: { 'cook.wounds': 2, weapons: -1, 'available.food': 2, 'available.fur': 1, palisade: -1 },
  },
  { card: 'explore/vipers', changes: { 'limits.onePawn': ['carpenter'], ...healed } },
  { card: 'explore/vipers', note: 'Medicine', scene: withMedicine, changes: healed },
  { card: 'explore/wild-berries', changes: { 'limits.onePawn': ['carpenter'], ...healed } },
  {
    card: 'explore/wild-berries',
    note: 'Medicine',
    scene: withMedicine,
    changes: { 'limits.onePawn': ['carpenter'], ...healed },
  },
  {
    card: 'explore/wild-dog',
    note: 'is fed',
    answers: ['yes'],
    changes: { 'available.food': -1, weapons: 1 },
  },
  { card: 'explore/wild-dog', note: 'is sent away', answers: ['no'], changes: nothing },
]

describe('the Build Adventure deck', () => {
  test.each(named(BUILD_UPPER))('RC-DECK-02 upper half: %s', (_, half) => checkUpper(half))
  test.each(named(BUILD_LOWER))('RC-DECK-02 lower half: %s', (_, half) => checkLower(half))

  test('RC-DECK-02 thirty cards of twenty-nine titles, twenty-three with an Event half', () => {
    checkDeck('build', BUILD_UPPER, BUILD_LOWER, { 'build/laborious-work': 2 })
    expect(cardsOf(BUILD_UPPER)).toHaveLength(29)
    expect(cardsOf(BUILD_LOWER)).toHaveLength(23)
  })
})

describe('the Gather Adventure deck', () => {
  test.each(named(GATHER_UPPER))('RC-DECK-03 upper half: %s', (_, half) => checkUpper(half))
  test.each(named(GATHER_LOWER))('RC-DECK-03 lower half: %s', (_, half) => checkLower(half))

  test('RC-DECK-03 thirty cards of twenty-six titles, twenty with an Event half', () => {
    checkDeck('gather', GATHER_UPPER, GATHER_LOWER, { 'gather/end-of-source': 5 })
    expect(cardsOf(GATHER_UPPER)).toHaveLength(26)
    expect(cardsOf(GATHER_LOWER)).toHaveLength(20)
  })
})

describe('the Explore Adventure deck', () => {
  test.each(named(EXPLORE_UPPER))('RC-DECK-04 upper half: %s', (_, half) => checkUpper(half))
  test.each(named(EXPLORE_LOWER))('RC-DECK-04 lower half: %s', (_, half) => checkLower(half))

  test('RC-DECK-04 thirty cards of twenty-nine titles, twenty-one with an Event half', () => {
    checkDeck('explore', EXPLORE_UPPER, EXPLORE_LOWER, { 'explore/signs-of-fire': 2 })
    expect(cardsOf(EXPLORE_UPPER)).toHaveLength(29)
    expect(cardsOf(EXPLORE_LOWER)).toHaveLength(21)
  })

  /** What whoever slept outside brings home: the token of the tile, and what the card says. */
  test.each([
    ['explore/lost', { morale: 1, availableDiscoveries: ['discovery/goat'] }],
    [
      'explore/lost-in-the-thicket',
      { availableDiscoveries: ['discovery/goat', 'discovery/tobacco'], discoveryStack: -1 },
    ],
    ['explore/wrong-track', { 'available.wood': 2, availableDiscoveries: ['discovery/goat'] }],
  ] as const)('RC-DECK-04 at the start of the next round: %s', (card, brought) => {
    const t = draw({ card }, true).play('actionsEnd')
    const before = t.state
    t.play('roundStart').settled()
    const home = {
      'outside.carpenter.space': 'none',
      'outside.carpenter.found': 'none',
      'outside.carpenter.discoveries': 'none',
      later: -1,
    }
    expect(changes(before, t.state)).toEqual({ ...home, ...brought })
  })

  test('RC-DECK-04 the marker of Signs of Fire waits for the tile', () => {
    const t = draw({ card: 'explore/signs-of-fire', failed: true }, true)
    act(t, 'explore', 'cook', { id: 2, certain: true }).choose('B2/wood')
    t.has({ island: { B2: { tile: 6, exhausted: ['wood'] } }, waitingMarkers: [] }).settled()
  })

  test('RC-DECK-04 everybody pays for Sore Throat in one night', () => {
    const t = comesUp('explore/flu', { available: { food: 3 } })
    t.play('eating').choose('cook')
    t.has({
      available: { food: 0 },
      people: { carpenter: { wounds: 1 }, cook: { wounds: 0 } },
      extraMeals: 0,
    }).settled()
    t.play('eating')
      .has({ people: { carpenter: { wounds: 3 }, cook: { wounds: 2 } } })
      .settled()
  })
})
