// Abilities that give, heal, ignore or raise something.
import { places, type Scene, stack as stackFor, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../open-questions.ts'

const rich = { determination: 9 }

describe('abilities', () => {
  rule('RC-ABIL-GEN-01 RC-ABIL-GEN-02 RC-USE-11', 'once a round, until the night is over', () => {
    const t = table({ morale: 3, people: { carpenter: { wounds: 1 }, cook: rich } }).play('morale')
    t.as('cook')
      .choose('ability/stone-soup')
      .changed({
        people: { cook: { determination: 6, used: ['ability/stone-soup'] } },
        available: { food: 1 },
        phase: 'morale',
      })
    expect(t.as('cook').offers('anyTime')).not.toContain('ability/stone-soup')
    t.as('carpenter').choose('heal').settled()
    t.play('roundEnd')
      .has({ people: { cook: { used: [] } } })
      .settled()
  })

  rule('RC-ABIL-GEN-03 RC-CHAR-20', "only the character's own tokens pay", () => {
    const t = table({ morale: 3, people: { carpenter: { ...rich, wounds: 1 }, cook: { determination: 2 } } }).play(
      'morale',
    )
    expect(t.session.questionsFor('cook').filter(({ optional }) => optional)).toEqual([])
    expect(t.as('carpenter').offers('anyTime')).toEqual([])
    t.settled('moraleReward')
  })

  rule('RC-ABIL-COOK-01 RC-FRI-12', 'Grandma’s Recipe heals two wounds, of one or of two', () => {
    const start = (): ReturnType<typeof table> =>
      table({
        friday: true,
        morale: 3,
        available: { food: 1 },
        people: { cook: rich, carpenter: { wounds: 3 }, friday: { wounds: 1 } },
      }).play('morale')
    const one = start().as('cook').choose('ability/grandmas-recipe').choose('carpenter').choose('carpenter')
    one.changed({
      available: { food: 0 },
      people: { carpenter: { wounds: 1 }, cook: { determination: 7, used: ['ability/grandmas-recipe'] } },
      phase: 'morale',
    })
    one.settled('moraleReward')
    const two = start().as('cook').choose('ability/grandmas-recipe').choose('carpenter').choose('friday')
    two.has({ people: { carpenter: { wounds: 2 }, friday: { wounds: 0 } } }).settled('moraleReward')
  })

  rule('RC-ABIL-COOK-03 RC-ABIL-GEN-05', 'Stone Soup is for later in the Action Phase', () => {
    const t = table({ phase: 'action', people: { cook: rich } }).play('planning')
    t.as('cook')
      .choose('ability/stone-soup')
      .changed({ future: { food: 1 }, people: { cook: { determination: 6, used: ['ability/stone-soup'] } } })
      .settled('plan')
  })

  rule('RC-USE-12', 'Stone Soup can answer a demand before it wounds', () => {
    const t = table({
      weatherTokens: { rain: true },
      available: { wood: 1 },
      people: { cook: { determination: 3 } },
    }).play('weather')
    // First the weather itself can be softened, then the missing food is asked for.
    t.as('cook').choose(PASS, 'weather').choose('ability/stone-soup', 'demand')
    t.has({ available: { food: 0, wood: 0 }, people: { cook: { wounds: 0 }, carpenter: { wounds: 0 } } }).settled()
  })

  rule('RC-ABIL-COOK-05 RC-WEA-17', 'Hooch ignores rain or melts snow, after the roll', () => {
    const weather = (face: string) =>
      table({ round: 4, people: { cook: { determination: 3 } }, rolls: { 'die.weather.rain': [face] } })
        .play('weather')
        .as('cook')
    expect(leftAt(weather('rain-1'), 'weather').offers()).toEqual([
      'ability/stone-soup',
      'ability/hooch/ignore-rain',
      PASS,
    ])
    weather('rain-1')
      .choose('ability/hooch/ignore-rain')
      .has({ people: { cook: { wounds: 0 } } })
      .settled()
    // Melted, it costs no wood for snow, but still food and wood as a cloud.
    weather('snow-1')
      .choose('ability/hooch/melt-snow')
      .has({ people: { cook: { wounds: 2 } } })
      .settled()
    weather('snow-1')
      .choose(PASS)
      .choose(PASS)
      .changed({ people: { cook: { wounds: 3 }, carpenter: { wounds: 3 } }, phase: 'weather' })
      .settled()
  })

  rule('RC-ABIL-EXPL-04', 'a Motivational Speech raises morale', () => {
    const t = table({ characters: ['explorer', 'cook'], phase: 'action', people: { explorer: rich } }).play('planning')
    t.as('explorer')
      .choose('ability/motivational-speech')
      .changed({ morale: 1, people: { explorer: { determination: 6, used: ['ability/motivational-speech'] } } })
      .settled('plan')
  })

  rule('RC-ABIL-EXPL-05', 'Scouting keeps one of two tokens', () => {
    const t = table({
      characters: ['explorer', 'cook'],
      phase: 'action',
      people: { explorer: rich },
      discoveryStack: ['discovery/herbs', 'discovery/goat', 'discovery/poison'],
    }).play('planning')
    t.as('explorer').choose('ability/scouting').choose('discovery/goat')
    t.has({ futureDiscoveries: ['discovery/goat'], discoveryStack: ['discovery/herbs'] }).settled('plan')
  })

  rule('RC-ABIL-CARP-07 RC-DISCARD-05', 'A New Idea lays out one of five', () => {
    const deck = [
      'invention/bed',
      'invention/bow',
      'invention/pit',
      'invention/raft',
      'invention/sack',
      'invention/wall',
    ] as const
    const t = table({ phase: 'action', people: { carpenter: rich }, inventionDeck: [...deck] }).play('planning')
    t.as('carpenter').choose('ability/a-new-idea')
    expect(t.offers('newIdea')).toEqual(deck.slice(1))
    t.choose('invention/sack').has({
      inventionDeck: ['invention/bed'],
      inventionDiscard: ['invention/bow', 'invention/pit', 'invention/raft', 'invention/wall'],
    })
    expect(t.state.inventions).toContain('invention/sack')
    t.settled('plan')
    const last = table({
      phase: 'action',
      people: { carpenter: rich },
      inventionDeck: ['invention/bed', 'invention/bow'],
    }).play('planning')
    last
      .as('carpenter')
      .choose('ability/a-new-idea')
      .choose('invention/bow')
      .has({ inventionDeck: ['invention/bed'], inventionDiscard: [] })
      .settled('plan')
  })

  rule('RC-ABIL-SOLD-03', 'a Defensive Plan raises weapons, or the Palisade of a built Shelter', () => {
    const soldier = (scene: Scene) =>
      table({ characters: ['soldier', 'cook'], phase: 'action', people: { soldier: { determination: 3 } }, ...scene })
        .play('planning')
        .as('soldier')
    const natural = soldier({ camp: 'A1', tiles: { A1: 11 } })
    expect(leftAt(natural, 'plan').offers('anyTime')).toEqual(['ability/defensive-plan/weapons'])
    soldier({ shelterBuilt: true })
      .choose('ability/defensive-plan/palisade')
      .has({ levels: { palisade: 1, weapons: 0 } })
      .settled('plan')
  })

  rule(
    'RC-ABIL-SOLD-05 RC-FIGHT-03 RC-TERM-23 RC-TERM-24',
    'Frenzy adds three levels for one fight of the Soldier',
    () => {
      const hunt = (leader: 'soldier' | 'cook') =>
        table({
          characters: ['soldier', 'cook'],
          phase: 'action',
          huntingDeck: ['beast/boa'],
          people: { soldier: { determination: 3 } },
        }).play('hunt', stackFor('hunt', leader))
      hunt('soldier')
        .choose('ability/frenzy')
        .has({ people: { soldier: { wounds: 2 } }, levels: { weapons: 0 } })
        .settled()
      hunt('cook')
        .has({ people: { cook: { wounds: 4 } } })
        .settled()
    },
  )

  rule('RC-ABIL-SOLD-06', 'The Hunt puts a Beast on top of the Hunting deck', () => {
    const t = table({
      characters: ['soldier', 'cook'],
      phase: 'action',
      people: { soldier: rich },
      beastDeck: ['beast/fox', 'beast/bear'],
    }).play('planning')
    t.as('soldier')
      .choose('ability/the-hunt')
      .changed({
        huntingDeck: ['beast/bear'],
        beastDeck: ['beast/fox'],
        people: { soldier: { determination: 5, used: ['ability/the-hunt'] } },
      })
    expect(places(t.as('cook'))).toContain('hunt')
    t.settled('plan')
  })
})
