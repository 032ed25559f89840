// Options and votes on cards, their prices, and the tests that follow.
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { type Castaways, draw, type Scene, shows, story } from '../pieces.ts'
import { reveal } from './playing.ts'

describe('choices, payments and tests', () => {
  rule('NA-ACT-07', 'an option that cannot be paid is not offered', () => {
    const stairs = draw('C08')
    expect(stairs.offers('option')).toEqual(['C08/1', 'C08/2'])
    stairs
      .choose('C08/1')
      .has({ castaways: { red: { energy: 5, space: 3 } } })
      .settled('explore')
    // With one option left nobody is asked.
    draw('C08', { castaways: { red: { energy: 0 } } })
      .has({ castaways: { red: { energy: 0, space: 2 } } })
      .settled('explore')
    const gift = (scene: Scene) => {
      const t = draw('Z01', scene)
      t.settled('option')
      return t.offers('option')
    }
    expect(gift({ reserve: { tokens: 0 } })).toEqual(['Z01/1', 'Z01/3'])
    expect(gift({ reserve: { tokens: 1 } })).toEqual(['Z01/1', 'Z01/2', 'Z01/3'])
    expect(gift({ reserve: { tokens: 0 }, castaways: { red: { tokens: 1 } } })).toEqual(['Z01/1', 'Z01/2', 'Z01/3'])
    expect(gift({ reserve: { tokens: 0 }, castaways: { yellow: { tokens: 1 } } })).toEqual(['Z01/1', 'Z01/3'])
  })

  rule('NA-ACT-07', 'food tokens are paid from the Common Reserve or from the own ones', () => {
    const both: Scene = { reserve: { tokens: 2 }, castaways: { red: { tokens: 1 } } }
    const t = draw('Z01', both).choose('Z01/2').asks('payToken', 'red')
    t.choose('own')
      .has({ reserve: { tokens: 2 }, castaways: { red: { tokens: 0 } }, flags: ['gift'] })
      .settled('explore')
    draw('Z01', both)
      .choose('Z01/2')
      .choose('reserve')
      .has({ reserve: { tokens: 1 }, castaways: { red: { tokens: 1 } } })
      .settled('explore')
    draw('Z01', { reserve: { tokens: 0 }, castaways: { red: { tokens: 1 } } })
      .choose('Z01/2')
      .has({ castaways: { red: { tokens: 0 } } })
      .settled('explore')
  })

  rule('NA-ACT-07', 'stories, wood and items are prices too', () => {
    const cliff = draw('Z22', { stories: { red: [story(1), story(3)] } })
      .choose('Z22/2')
      .asks('payStory', 'red')
    cliff
      .choose(story(1))
      .has({ stories: { red: [story(3)] }, storyDiscard: [story(1)], called: ['096'] })
      .settled('explore')
    draw('Z22')
      .has({ reserve: { food: 3 } })
      .settled('explore')
    draw('083', { reserve: { wood: 0 }, rolls: { 'die.card': [1] } })
      .has({ castaways: { red: { wounds: 1 } } })
      .settled('explore')
    const blades: Castaways = { red: { items: ['W05', 'W25', 'W07'] } }
    const trade = draw('026', { castaways: blades }).choose('026/1').asks('payItem', 'red')
    expect(trade.offers('payItem')).toEqual(['W05', 'W07'])
    trade
      .choose('W05')
      .has({ castaways: { red: { items: ['W25', 'W07'] } }, flags: ['allies'], reserve: { tokens: 6 } })
    trade.settled('explore')
    const unarmed = draw('026', { castaways: { red: { items: ['W25'] }, yellow: { items: ['W07'] } } })
    expect(unarmed.offers('option')).toEqual(['026/2', '026/3'])
    unarmed.settled('option')
  })

  rule('NA-VOTE-01 NA-ACT-07', 'the group votes on what can be paid, and shares a price that says so', () => {
    const den = (wood: number, red: number, yellow: number, rolls: Scene['rolls'] = {}) =>
      draw('048', { reserve: { wood }, castaways: { red: { energy: red }, yellow: { energy: yellow } }, rolls }, [
        'red',
        'yellow',
      ])
    // Only the fight is left: nobody votes.
    den(1, 1, 0, { 'die.group': [6] }).settled('explore')
    const wooded = den(2, 1, 0).as('red')
    expect(wooded.offers('vote')).toEqual(['048/1', '048/3', 'abstain'])
    wooded.settled('vote')
    const t = den(1, 1, 2)
    expect(t.as('yellow').offers('vote')).toEqual(['048/2', '048/3', 'abstain'])
    t.choose('048/2').as('red').choose('048/2').asks('share', 'red')
    expect(t.offers('share')).toEqual(['0', '1'])
    t.choose('1').as('yellow')
    t.has({ castaways: { red: { energy: 0 }, yellow: { energy: 1 } }, called: ['051'] }).settled('explore')
  })

  rule('NA-VOTE-01', 'an item comes from any voter who agrees to give it up', () => {
    const idol: Castaways = { yellow: { items: ['072'] }, red: { wounds: 1, energy: 3 } }
    const t = reveal('073', { castaways: idol }).asks('give', 'yellow')
    t.choose('yes')
    for (const seat of ['red', 'yellow', 'green'] as const) t.as(seat).choose('073/1')
    t.has({ castaways: { yellow: { items: [] }, red: { wounds: 0, energy: 2 } }, called: [] }).settled()
    // Without consent there is no such option.
    reveal('073', { castaways: idol })
      .choose('no')
      .has({ castaways: { yellow: { items: ['072'] } }, called: ['098'] })
      .settled()
  })

  shows('a die decides from its number on', () => {
    const ledge = (die: number) => draw('C09', { rolls: { 'die.card': [die] } })
    ledge(2)
      .has({ castaways: { red: { space: 1, wounds: 1 } } })
      .settled('explore')
    ledge(3)
      .has({ castaways: { red: { space: 2, wounds: 0 } } })
      .settled('explore')
  })

  rule('NA-STRENGTH-01 NA-STRENGTH-02', 'strength is added to the die, that of all in a group test', () => {
    const snake = (die: number, items: ('W07' | 'W05')[]) =>
      draw('I12', { castaways: { red: { items }, yellow: { items: ['080'] } }, rolls: { 'die.strength': [die] } }, [
        'red',
        'yellow',
      ])
    snake(4, [])
      .has({ castaways: { red: { wounds: 1 } }, reserve: { food: 0 } })
      .settled('explore')
    snake(5, [])
      .has({ castaways: { red: { wounds: 0 } }, reserve: { food: 1 } })
      .settled('explore')
    snake(3, ['W07'])
      .has({ castaways: { red: { wounds: 0 } }, reserve: { food: 1 } })
      .settled('explore')
    snake(2, ['W07'])
      .has({ castaways: { red: { wounds: 1 } } })
      .settled('explore')
    const crack = (die: number) => {
      const castaways: Castaways = {
        red: { items: ['W07'] },
        yellow: { items: ['W05'] },
        green: { items: ['080'] },
      }
      return draw('065', { castaways, rolls: { 'die.group': [die] } }, ['red', 'yellow'])
    }
    crack(4)
      .has({ castaways: { red: { space: 13, wounds: 0 }, yellow: { space: 12, wounds: 0 } } })
      .settled('explore')
    crack(3)
      .has({ castaways: { red: { space: 12, wounds: 1 }, yellow: { wounds: 1 }, green: { wounds: 0 } } })
      .settled('explore')
  })
})
