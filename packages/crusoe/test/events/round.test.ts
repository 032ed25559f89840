// A round: its phases in their order, how it ends, and who is asked.
import { plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { afterEach, describe, expect, vi } from 'vitest'
import { none } from '../../src/fresh.ts'
import { rules as castaways } from '../../src/scenarios/castaways/rules.ts'
import { sheet } from '../../src/scenarios/castaways/sheet.ts'
import { bookTakesWood, drawn, event, wounds } from './helpers.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a round', () => {
  rule('RC-ROUND-03', 'Event, Morale, Production, Action, Weather, Night, and then the next round', () => {
    const t = table({
      characters: ['cook'],
      round: 2,
      eventDeck: ['event/sunny-beach'],
      eventOrder: ['event'],
      shelterBuilt: true,
    }).play('round')
    t.choose('0')
    plan(t, 'rest', 'cook')
    plan(t, 'rest', 'cook').choose('confirm')
    expect(t.happened('phaseBegan').map((began) => began['phase'])).toEqual([
      'event',
      'morale',
      'production',
      'action',
      'weather',
      'night',
      'event',
      'morale',
      'production',
    ])
    t.has({ round: 3, threats: { right: 'event/sunny-beach' } }).settled('woodForPile')
  })

  rule('RC-ROUND-04', 'the Action Phase is planned, then resolved, then cleaned up', () => {
    const t = planning({ characters: ['cook'], future: { wood: 1 } })
    plan(t, 'arrange', 'cook')
    plan(t, 'arrange', 'cook')
    t.has({ phase: 'action', resolving: false, people: { cook: { determination: 0 } } })
    t.choose('confirm')
      .changed({
        phase: 'actionsEnd',
        people: { cook: { determination: 4 } },
        morale: 2,
        available: { wood: 1 },
        future: { wood: 0 },
      })
      .settled()
  })

  rule('RC-ROUND-01', 'the group wins or loses together', () => {
    const t = event('event/jaguar', { people: { carpenter: { wounds: 12 } } }).ended('lost', 'death')
    expect(t.session.outcome).toEqual({ result: 'lost', why: 'death', scenario: 'castaways' })
    t.has({ people: { cook: { wounds: 0 } } }).settled()
  })

  rule('RC-ROUND-02', 'the goal in time wins; the last round without it, or a death, loses', () => {
    const end = (round: number, pile: number[]) =>
      table({ round, items: ['invention/fire'], scenarioState: { castaways: { pile, filledInRound: 1 } } }).play(
        'roundEnd',
      )
    end(11, [1, 2, 3, 4, 5]).ended('won', 'goal').settled()
    end(11, [1, 2, 3, 4, 4]).has({ round: 12 }).settled()
    end(12, [1, 2, 3, 4, 4]).ended('lost', 'lastRound').settled()
    event('event/jaguar', { people: { cook: { wounds: 11 } } })
      .has({ people: wounds(1, 12) })
      .settled()
    event('event/jaguar', { people: { cook: { wounds: 12 } } })
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-ROUND-05', 'the sheet says what the dice, the book, the totem and the last round are', () => {
    const rolled = (round: number, rolls: Scene['rolls']) =>
      table({ round, levels: { roof: 9 }, ...(rolls === undefined ? {} : { rolls }) })
        .play('weather')
        .happened('weatherRolled')
        .map((roll) => [roll['clouds'], roll['animals']])
    expect(rolled(3, {})).toEqual([[[], []]])
    expect(rolled(4, { 'die.weather.rain': ['rain-1'] })).toEqual([[['rain-1'], []]])
    const all = {
      'die.weather.rain': ['rain-1'],
      'die.weather.winter': ['rain-2'],
      'die.weather.animals': ['blank'],
    }
    expect(rolled(7, all)).toEqual([[['rain-1', 'rain-2'], ['blank']]])
    table({ round: sheet.rounds }).play('roundEnd').ended('lost', 'lastRound').settled()
    bookTakesWood()
    vi.spyOn(castaways, 'totem').mockImplementation(function* (t) {
      t.emit({ t: 'moraleChanged', by: 1, rule: 'RC-EXPL-13' })
    })
    const t = event('event/body-on-the-beach', { available: { wood: 2 }, islandStack: [4] })
    t.has({ available: { wood: 1 }, morale: -1 })
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'B2' }, certain: true }))
      .has({ morale: 0 })
      .settled()
  })

  rule('RC-ROUND-06', 'what a rule leaves open is asked of the whole table, and anybody answers', () => {
    for (const seat of ['carpenter', 'cook'] as const) {
      const t = event('event/flying-surprise', { levels: { roof: 1, palisade: 1 } }).asks('chooseOne', 'table')
      expect(t.session.questionsFor(seat).map(({ kind }) => kind)).toEqual(['chooseOne'])
      t.as(seat)
        .choose('1')
        .changed({ ...drawn('event/flying-surprise'), levels: { palisade: 0 }, adventureTokens: ['build'] })
        .settled()
    }
  })

  rule('RC-ROUND-07', 'a character who slept outside is back before the Event Phase, with all that was found', () => {
    const t = table({
      round: 2,
      outside: { cook: { space: 'A1', pack: { ...none(), wood: 1 }, discoveries: [], treasures: [] } },
      later: [
        { when: 'roundStart', round: 1, effects: [{ do: 'raiseMorale', by: 1 }], you: 'cook', card: 'explore/lost' },
      ],
      available: { wood: 1 },
      eventDeck: ['event/unusually-cold-night'],
      eventOrder: ['event'],
    }).play('round')
    // Only with the wood of the cook can the Event be paid for.
    t.asks('chooseOne').has({ available: { wood: 2 }, morale: 1, later: [] })
    expect(t.state.outside).toEqual({})
    t.choose('0')
      .has({ people: wounds(0, 0) })
      .settled('woodForPile')
  })
})
