// What Adventures do to characters: special wounds, pawns, healing and tokens.
import { leaders, places, plan, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { act, acting, cameUp, comesUp, dice, meets, type Table } from './helpers.ts'

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

  rule('RC-CHAR-12', 'a special wound is not a wound', () => {
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
    const night = table({ people, available: { food: 3 }, items: ['invention/pot'] })
      .everywhere()
      .play('eating')
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
      expect(places(t)).not.toContain('rest')
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
    const offered = (t: Table) => t.offers()
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
    t.play('planning')
    expect(leaders(t, 'build/invention/snare')).toEqual(['carpenter'])
    plan(t, 'build/invention/snare', 'carpenter')
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
