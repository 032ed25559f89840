// Rulings on Creatures and Traps.
import { markersOf, plan, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test, vi } from 'vitest'
import { rules as castaways } from '../../src/scenarios/castaways/rules.ts'
import type { Person } from '../../src/state.ts'
import { drawMysteries } from '../../src/verbs/index.ts'
import { away, buildDice, meet } from './helpers.ts'

describe('Creatures and Traps', () => {
  const camp = { available: { food: 2 } }

  rule('RC-CARD-JEWEL-01', 'the Jewel waits until the one who met it sleeps in camp', () => {
    const home = meet('creature/a-shiny-jewel', { friday: true, ...camp }).has({ people: { cook: { wounds: 0 } } })
    home
      .play('eating')
      .has({
        people: { carpenter: { wounds: 1 }, cook: { wounds: 1 }, friday: { wounds: 0 } },
        reminders: [],
        mysteryDiscard: ['creature/a-shiny-jewel'],
      })
      .settled()
    const t = meet('creature/a-shiny-jewel', { available: { food: 3 }, outside: { carpenter: away } })
    t.play('eating').has({
      people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } },
      reminders: ['creature/a-shiny-jewel'],
      mysteryDiscard: [],
    })
    t.play('roundStart').play('eating')
    t.has({
      people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } },
      reminders: [],
      mysteryDiscard: ['creature/a-shiny-jewel'],
    }).settled()
  })

  rule('RC-CARD-BLOWGUN-01', 'a Blowgun takes a pawn of a character, but not Friday’s', () => {
    const shot = (you: Person) =>
      table({
        friday: true,
        round: 2,
        later: [{ when: 'roundStart', round: 1, effects: [drawMysteries('you', { trap: 1 })], you, card: 'test' }],
        mysteryDeck: ['trap/blowgun'],
      })
        .play('roundStart')
        .play('roundEnd')
    shot('cook')
      .has({ limits: { onePawn: ['cook'] } })
      .settled()
    const friday = shot('friday').has({ limits: { onePawn: [] } })
    plan(friday.play('planning'), 'rest', 'friday').settled('plan')
  })

  rule('RC-CARD-CONFUSED-01', 'who is confused rolls every success of the next round again', () => {
    const t = meet('trap/confused')
      .has({ confused: { now: [], next: ['carpenter'] } })
      .play('roundEnd')
      .has({ confused: { now: ['carpenter'], next: [] } })
    t.play('roundEnd')
      .has({ confused: { now: [], next: [] } })
      .settled()
    const dice = { wound: ['blank'], success: ['success', 'failure'], adventure: ['blank'] }
    for (const [action, attempted] of [
      ['build', 'build/weapons'],
      ['gather', 'gather/A1/wood'],
      ['explore', 'explore/C1'],
    ] as const) {
      table({
        phase: 'action',
        confused: { now: ['carpenter'], next: [] },
        tiles: { A1: 5 },
        islandStack: [9],
        rolls: Object.fromEntries(Object.entries(dice).map(([die, faces]) => [`die.${action}.${die}`, faces])),
      })
        .play(
          action,
          stack(action, 'carpenter', action === 'explore' ? { target: { kind: 'space', space: 'C1' } } : {}),
        )
        .changed({ people: { carpenter: { determination: 2 } }, attempted: [attempted] })
        .settled()
    }
    const confused = { confused: { now: ['carpenter' as const], next: [] } }
    table({ phase: 'action', ...confused, rolls: buildDice('success') })
      .play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' } }))
      .has({ levels: { weapons: 1 } })
      .settled()
  })

  rule('RC-CARD-CONFUSED-02', 'even with pawns enough the Success die is rolled, and only that one', () => {
    const build = (leader: Person, success: readonly string[]) =>
      table({
        phase: 'action',
        confused: { now: ['carpenter'], next: [] },
        rolls: success.length === 0 ? {} : { 'die.build.success': success },
      }).play('build', stack('build', leader, { target: { kind: 'building', building: 'weapons' }, certain: true }))
    build('carpenter', ['failure'])
      .changed({ people: { carpenter: { determination: 2 } }, attempted: ['build/weapons'] })
      .settled()
    build('carpenter', ['success', 'success'])
      .changed({ levels: { weapons: 1 }, attempted: ['build/weapons'] })
      .settled()
    build('cook', [])
      .has({ levels: { weapons: 1 } })
      .settled()
  })

  rule('RC-CARD-SPORES-01', 'Poisonous Spores trouble everybody that night, and Friday', () => {
    const spores = (scene: Scene) => meet('trap/poisonous-spores', { friday: true, ...camp, ...scene })
    const t = spores({}).has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 0 }, friday: { wounds: 0 } } })
    t.play('eating')
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 1 }, friday: { wounds: 1 } }, reminders: [] })
      .settled()
    spores({ items: ['invention/medicine'] })
      .play('eating')
      .has({ people: { carpenter: { wounds: 1 }, cook: { wounds: 0 }, friday: { wounds: 0 } } })
      .settled()
  })

  rule('RC-CARD-SPORES-02', 'but only the victim, if the victim sleeps outside', () => {
    meet('trap/poisonous-spores', { friday: true, ...camp, outside: { carpenter: away } })
      .play('eating')
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 }, friday: { wounds: 0 } } })
      .settled()
  })

  rule('RC-CARD-SNARETRAP-01', 'a Snare lowers the weapon level by two as far as it can', () => {
    const snare = (weapons: number) => meet('trap/snare', { levels: { weapons } })
    for (const [before, after] of [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 1],
    ] as const) {
      snare(before)
        .has({ levels: { weapons: after }, people: { carpenter: { wounds: 0 } } })
        .settled()
    }
  })

  rule('RC-CARD-DISEASE-01', 'two markers for each player, of which Friday may carry some', () => {
    const t = meet('trap/strange-disease', { friday: true, ...camp })
    expect(t.offers('whoSickens')).toEqual(['carpenter', 'cook', 'friday'])
    t.choose('friday').choose('friday').choose('cook').choose('carpenter')
    t.has({
      people: {
        carpenter: { markers: markersOf('trap/strange-disease', 1), wounds: 0 },
        cook: { markers: markersOf('trap/strange-disease', 1), wounds: 0 },
        friday: { markers: markersOf('trap/strange-disease', 2), wounds: 0 },
      },
    })
    t.play('eating')
      .has({
        people: {
          carpenter: { markers: markersOf('trap/strange-disease', 0), wounds: 1 },
          cook: { markers: markersOf('trap/strange-disease', 0), wounds: 1 },
          friday: { markers: markersOf('trap/strange-disease', 0), wounds: 2 },
        },
        mysteryDiscard: ['trap/strange-disease'],
      })
      .settled()
  })

  rule('RC-CARD-DISEASE-02', 'outside the victim suffers two wounds alone', () => {
    const t = meet('trap/strange-disease', { ...camp, outside: { carpenter: away } })
    t.choose('cook').choose('cook').choose('cook').choose('cook')
    t.play('eating')
      .has({
        people: {
          carpenter: { wounds: 2, markers: markersOf('trap/strange-disease', 0) },
          cook: { wounds: 0, markers: markersOf('trap/strange-disease', 0) },
        },
      })
      .settled()
  })

  test('RC-CARD-UNLUCKY-01 an Unlucky Incident brings the book effect once', () => {
    const book = vi.spyOn(castaways, 'book')
    try {
      meet('trap/blunt-spear').settled()
      expect(book).not.toHaveBeenCalled()
      meet('trap/unlucky-incident').settled()
      expect(book).toHaveBeenCalledTimes(1)
    } finally {
      book.mockRestore()
    }
  })

  rule('RC-CARD-SPIDERWEB-01', 'a Spider Web hurts every night, except while there is Medicine', () => {
    const t = meet('trap/spider-web', { available: { food: 6 } })
    t.has({ people: { carpenter: { wounds: 1 } } })
    t.play('eating').has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } } })
    t.play('eating').has({ people: { carpenter: { wounds: 3 } }, reminders: ['trap/spider-web'], mysteryDiscard: [] })
    t.settled()
    const { later, reminders } = t.state
    const night = (items: Scene['items'] & object) =>
      table({ later: [...later], reminders: [...reminders], items, ...camp }).play('eating')
    const paused = night(['invention/medicine']).has({ people: { carpenter: { wounds: 0 } } })
    expect(paused.state.later).toEqual(later)
    night([])
      .has({ people: { carpenter: { wounds: 1 } } })
      .settled()
  })
})
