// The editions side by side: characters, their abilities, and Friday.
import { HANDYMAN, plan, type Scene, stack } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { EDITION_IDS, type EditionId } from '../../src/editions.ts'
import { leftAt, type Table } from '../open-questions.ts'
import { dice, eventOn, meets, offered, on, planningOn } from './tables.ts'

describe('people', () => {
  rule('RC-ED-15', 'by day only Rest and the Cook heal: who is Tired recovers at night', () => {
    const tired = (edition: EditionId) =>
      meets(edition, 'build/tired', {
        people: { carpenter: { wounds: 4 } },
        shelterBuilt: true,
        available: { food: 2 },
      })
    const t = tired('first').choose('1')
    t.has({ people: { carpenter: { wounds: 4 } } })
    t.play('eating')
      .has({ people: { carpenter: { wounds: 2 }, cook: { wounds: 0 } }, later: [] })
      .settled()
    tired('second')
      .choose('1')
      .has({ people: { carpenter: { wounds: 2 } } })
      .settled()
    for (const edition of EDITION_IDS) {
      on(edition, { phase: 'action', people: { cook: { wounds: 2 } } })
        .play('rest', stack('rest', 'cook'))
        .has({ people: { cook: { wounds: 1 } } })
        .settled()
    }
  })

  rule('RC-ED-17', 'Stone Soup is there at once', () => {
    const cooked = (edition: EditionId) =>
      planningOn(edition, { people: { cook: { determination: 3 } } })
        .as('cook')
        .choose('ability/stone-soup')
    cooked('first')
      .has({ available: { food: 1 }, future: { food: 0 } })
      .settled('plan')
    cooked('second')
      .has({ available: { food: 0 }, future: { food: 1 } })
      .settled('plan')
    // So it helps against what an Adventure asks for.
    const asked = (edition: EditionId) =>
      meets(edition, 'build/visit-of-a-predator', { people: { cook: { determination: 3 } } })
    asked('first')
      .as('cook')
      .choose('ability/stone-soup', 'demand')
      .has({ available: { food: 0 }, people: { carpenter: { wounds: 0 }, cook: { determination: 0 } } })
      .settled()
    asked('second')
      .has({ people: { carpenter: { wounds: 1 }, cook: { determination: 3 } } })
      .settled()
  })

  rule('RC-ED-18', 'what Scouting finds is there at once', () => {
    const scouted = (edition: EditionId) =>
      planningOn(edition, {
        characters: ['explorer', 'cook'],
        people: { explorer: { determination: 3 } },
        discoveryStack: ['discovery/herbs', 'discovery/tobacco'],
      })
        .as('explorer')
        .choose('ability/scouting')
        .choose('discovery/tobacco')
    scouted('first')
      .has({ availableDiscoveries: ['discovery/tobacco'], futureDiscoveries: [] })
      .settled('plan')
    scouted('second')
      .has({ availableDiscoveries: [], futureDiscoveries: ['discovery/tobacco'] })
      .settled('plan')
  })

  rule('RC-ED-18', 'in the middle of an Action, too, where it can be used', () => {
    const scouted = (edition: EditionId) =>
      meets(edition, 'build/savings', {
        characters: ['carpenter', 'explorer'],
        people: { explorer: { determination: 3 } },
        discoveryStack: ['discovery/herbs', 'discovery/tobacco'],
      })
        .as('explorer')
        .choose('ability/scouting', 'anyTime')
        .choose('discovery/tobacco', 'discoveryToKeep')
    scouted('first')
      .choose('discovery/tobacco', 'anyTime')
      .has({ morale: 1, availableDiscoveries: [], futureDiscoveries: [] })
      .settled('chooseOne')
    const later = scouted('second').has({ morale: 0, futureDiscoveries: ['discovery/tobacco'] })
    expect(leftAt(later, 'chooseOne').offers('anyTime')).toEqual([])
  })

  rule('RC-ED-59 RC-ABIL-EXPL-03', 'Reconnaissance in an Explore Action', () => {
    const explores = (edition: EditionId) =>
      on(edition, {
        characters: ['explorer', 'cook'],
        phase: 'action',
        resolving: true,
        people: { explorer: { determination: 2 } },
        islandStack: [9, 10, 11],
        rolls: dice('explore', ['success']),
      })
        .everywhere()
        .play('explore', stack('explore', 'explorer'))
        .asks('rolled', 'explorer')
    const first = explores('first').choose('ability/reconnaissance')
    expect(first.offers('tileOnTop')).toEqual(['9', '10', '11'])
    first
      .choose('9')
      .has({ island: { A1: { tile: 9 } }, people: { explorer: { determination: 0 } } })
      .settled()
    const second = explores('second')
    expect(second.offers()).not.toContain('ability/reconnaissance')
    second
      .choose(PASS)
      .has({ island: { A1: { tile: 11 } } })
      .settled()
  })

  const soldier: Scene = {
    characters: ['soldier', 'cook', 'carpenter'],
    people: { soldier: { determination: 3 } },
  }

  const plans = (t: Table) =>
    t
      .as('soldier')
      .offers()
      .filter((id) => id.startsWith('ability/defensive-plan'))

  rule('RC-ED-20', 'the Defensive Plan has no limits but that of every Palisade', () => {
    const natural: Scene = { ...soldier, camp: 'A1', tiles: { A1: 11 } }
    const [palisade, weapons] = ['ability/defensive-plan/palisade', 'ability/defensive-plan/weapons']
    expect(plans(leftAt(planningOn('first', natural), 'plan'))).toEqual([palisade, weapons])
    expect(plans(leftAt(planningOn('second', natural), 'plan'))).toEqual([weapons])
    for (const edition of EDITION_IDS) expect(plans(leftAt(planningOn(edition, soldier), 'plan'))).toEqual([weapons])
    // While a card is carried out.
    const flood: Scene = { ...soldier, shelterBuilt: true, levels: { weapons: 1, palisade: 1 } }
    expect(plans(leftAt(eventOn('first', 'event/flood', flood), 'chooseOne'))).toEqual([palisade, weapons])
    expect(plans(leftAt(eventOn('second', 'event/flood', flood), 'chooseOne'))).toEqual([])
    // In a fight, when the Beast has been seen.
    const hunt = (edition: EditionId) =>
      on(edition, { ...soldier, phase: 'action', huntingDeck: ['beast/fox'] }).play('hunt', stack('hunt', 'cook'))
    hunt('first')
      .as('soldier')
      .choose(weapons)
      .has({ levels: { weapons: 1 }, people: { cook: { wounds: 1 } } })
      .settled()
    hunt('second')
      .has({ levels: { weapons: 0 }, people: { cook: { wounds: 2 } } })
      .settled()
  })

  rule('RC-ED-20', 'against a demand, the Defensive Plan gives the level that is asked for', () => {
    const storm = (edition: EditionId) => meets(edition, 'build/windstorm', { ...soldier, shelterBuilt: true })
    storm('first')
      .as('soldier')
      .choose('ability/defensive-plan/palisade', 'demand')
      .has({ levels: { palisade: 0 }, people: { carpenter: { wounds: 0 } } })
      .settled()
    storm('second')
      .has({ levels: { palisade: 0 }, people: { carpenter: { wounds: 1 } } })
      .settled()
  })

  rule('RC-ED-20', "Frenzy is for the character's own Action in both editions", () => {
    for (const edition of EDITION_IDS) {
      const scene: Scene = { ...soldier, phase: 'action', huntingDeck: ['beast/iguana'] }
      on(edition, scene)
        .play('hunt', stack('hunt', 'soldier'))
        .as('soldier')
        .choose('ability/frenzy')
        .has({ people: { soldier: { wounds: 1 + 1 + 1, determination: 0 } } })
        .settled()
      const other = on(edition, scene).play('hunt', stack('hunt', 'cook'))
      expect(other.offers()).not.toContain('ability/frenzy')
      // In the first edition a Defensive Plan is offered in the fight, and for the weapon level that is lost after it.
      if (edition === 'first') other.as('soldier').choose(PASS).choose(PASS)
      other.has({ people: { soldier: { wounds: 0, determination: 3 } } }).settled()
    }
  })

  test('RC-ED-19 the Defensive Plan costs three tokens and The Hunt four, whatever they are called', () => {
    for (const edition of EDITION_IDS) {
      const costs = (determination: number) =>
        planningOn(edition, {
          ...soldier,
          people: { soldier: { determination } },
          beastDeck: ['beast/fox'],
          huntingDeck: [],
        })
          .as('soldier')
          .offers('anyTime')
      expect(costs(2)).toEqual([])
      expect(costs(3)).toEqual(['ability/defensive-plan/weapons'])
      expect(costs(4)).toEqual(['ability/the-hunt', 'ability/defensive-plan/weapons'])
    }
  })

  rule('RC-ED-21', 'Economical Construction saves one wood of one Action, set aside when it is planned', () => {
    for (const edition of EDITION_IDS) {
      const t = planningOn(edition, { available: { wood: 1 }, people: { carpenter: { determination: 2 } } })
      plan(t, 'build/shelter', 'carpenter', 'carpenter')
      t.has({ available: { wood: 0 }, people: { carpenter: { determination: 0 } } }).settled('plan')
      const poor = offered(edition, { available: { wood: 1 }, people: { carpenter: { determination: 1 } } })
      expect(poor).not.toContain('build/shelter')
    }
  })

  rule('RC-ED-22', "the Handyman's pawn leaves after its Action", () => {
    const built = (edition: EditionId) =>
      on(edition, { phase: 'action', lentPawns: HANDYMAN }).play(
        'build',
        stack('build', 'carpenter', {
          target: { kind: 'building', building: 'weapons' },
          support: ['ability/handyman'],
          certain: true,
        }),
      )
    built('first')
      .has({ lentPawns: [], levels: { weapons: 1 } })
      .settled()
    const t = built('second').has({ lentPawns: HANDYMAN, levels: { weapons: 1 } })
    t.play('actionsEnd').has({ lentPawns: [] }).settled()
    // A pawn that was not used stays until the phase is over.
    on('first', { phase: 'action', lentPawns: HANDYMAN })
      .play('build', stack('build', 'carpenter', { target: { kind: 'building', building: 'weapons' }, certain: true }))
      .has({ lentPawns: HANDYMAN })
      .settled()
  })

  rule('RC-ED-23', 'Friday pays two tokens to reroll a die', () => {
    for (const edition of EDITION_IDS) {
      const roll = (determination: number, ...success: readonly string[]) =>
        on(edition, {
          friday: true,
          phase: 'action',
          people: { friday: { determination } },
          rolls: dice('build', success),
        }).play('build', stack('build', 'friday', { target: { kind: 'building', building: 'weapons' } }))
      roll(1, 'failure')
        .has({ people: { friday: { determination: 3 } } })
        .settled()
      roll(2, 'failure', 'success')
        .choose('friday/second-try/success')
        .has({ levels: { weapons: 1 }, people: { friday: { determination: 0 } } })
        .settled()
    }
  })

  rule('RC-ED-24', 'nothing that a Threat Action does hurts Friday', () => {
    // No fight, but the weapon level drops by two, and there is none.
    const taken = (edition: EditionId) =>
      on(edition, {
        friday: true,
        phase: 'action',
        threats: { right: 'event/night-attack' },
        huntingDeck: ['beast/boa'],
        discoveryStack: ['discovery/tobacco'],
      }).play(
        'threat',
        stack('threat', 'friday', { target: { kind: 'threat', side: 'right' }, card: 'event/night-attack' }),
      )
    taken('first')
      .has({ future: { food: 2 }, people: { friday: { wounds: 0 } } })
      .settled()
    taken('second')
      .has({ future: { food: 2 }, people: { friday: { wounds: 2 } } })
      .settled()
    for (const edition of EDITION_IDS) {
      // Events never touch him, his own Actions and Mystery cards do.
      eventOn(edition, 'event/bear', { friday: true, arrangeBlocked: true })
        .has({ people: { carpenter: { wounds: 1 }, friday: { wounds: 0 } } })
        .settled()
      on(edition, { friday: true, phase: 'action', huntingDeck: ['beast/fox'] })
        .play('hunt', stack('hunt', 'friday'))
        .has({ people: { friday: { wounds: 2 } } })
        .settled()
    }
  })

  rule('RC-ED-25', 'Friday rests without the Bed', () => {
    for (const edition of EDITION_IDS) {
      on(edition, {
        friday: true,
        phase: 'action',
        items: ['invention/bed'],
        people: { friday: { wounds: 3 }, cook: { wounds: 3 } },
      })
        .play('rest', stack('rest', 'friday'))
        .has({ people: { friday: { wounds: 2, determination: 0 } } })
        .play('rest', stack('rest', 'cook'))
        .has({ people: { cook: { wounds: 1, determination: 1 } } })
        .settled()
    }
  })

  rule('RC-ED-29', 'the group answers what is not for one person, no matter who is First Player', () => {
    for (const edition of EDITION_IDS) {
      on(edition, { phase: 'night', tiles: { B2: 9 } })
        .play('camping')
        .asks('campMove', 'table')
        .settled('campMove')
    }
  })
})
