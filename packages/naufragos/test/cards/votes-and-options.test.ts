// Options and votes on cards, their prices, and the tests that follow.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { type Castaways, draw, type Scene, shows, story } from '../pieces.ts'
import { reveal } from './playing.ts'

describe('choices, payments and tests', () => {
  rule('NA-CARD-07', 'options that come to the same are no choice', () => {
    // Alone, "another one" is oneself: with room for energy the options differ, without room they do not.
    reveal('event/words-over-rations', { players: 1, castaways: { red: { energy: 3 } } }).settled('vote')
    reveal('event/words-over-rations', { players: 1, castaways: { red: { energy: 0, wounds: 5, traumas: 1 } } })
      .has({ castaways: { red: { traumas: 2, wounds: 4 } } })
      .settled()
  })

  rule('NA-CARD-07', 'of options that take what is not there none is a choice', () => {
    const stream = (wood: number, tokens: number, bonfire: number) =>
      reveal('event/a-stream-through-the-camp', {
        reserve: { wood, tokens },
        progress: { 'building/huge-bonfire': bonfire },
      })
    stream(0, 0, 0).settled()
    stream(1, 0, 0).settled('option')
    stream(0, 1, 0).settled('option')
    stream(0, 0, 1).settled('option')
  })

  rule('NA-CARD-01 NA-CARD-07', 'who is healed meanwhile is no longer chosen', () => {
    const red: Castaways['red'] = { items: ['wreckage/surgeons-chest', 'wreckage/hymn-book'] }
    table({ castaways: { red, yellow: { wounds: 1 }, green: { wounds: 2 } } })
      .play('place', { seat: 'red', pawn: 'first' })
      .choose('use/wreckage/surgeons-chest', 'anyTime')
      .asks('whom')
      .choose('use/wreckage/hymn-book', 'anyTime')
      .has({ castaways: { yellow: { wounds: 0 }, green: { wounds: 0 } } })
      .settled('place')
  })

  rule('NA-CARD-07', 'who would gain nothing is not chosen', () => {
    const fiddle: Castaways = { red: { items: ['wreckage/fiddle'] } }
    const night = (castaways: Castaways) =>
      table({ phase: 'survival', castaways, fire: { lit: true, wood: 1 } }).play('night')
    // The fire gives 1 to everybody first.
    const both = night({ ...fiddle, yellow: { energy: 3 }, green: { energy: 3 } })
    expect(both.offers('whom')).toEqual(['yellow', 'green'])
    both.settled('whom')
    night({ ...fiddle, yellow: { energy: 3 }, green: { energy: 5 } })
      .has({ castaways: { yellow: { energy: 5 }, green: { energy: 6 } } })
      .settled()
    night(fiddle).settled()
  })

  rule('NA-ACT-07', 'an option that cannot be paid is not offered', () => {
    const stairs = draw('coast/mangrove-maze')
    expect(stairs.offers('option')).toEqual([
      'coast/mangrove-maze/push-straight-through',
      'coast/mangrove-maze/wade-along-the-edge',
    ])
    stairs
      .choose('coast/mangrove-maze/push-straight-through')
      .has({ castaways: { red: { energy: 5, space: 3 } } })
      .settled('explore')
    // With one option left nobody is asked.
    draw('coast/mangrove-maze', { castaways: { red: { energy: 0 } } })
      .has({ castaways: { red: { energy: 0, space: 2 } } })
      .settled('explore')
    const gift = (scene: Scene) => {
      const t = draw('coast/bare-footprints', scene)
      t.settled('option')
      return t.offers('option')
    }
    expect(gift({ reserve: { tokens: 0 } })).toEqual([
      'coast/bare-footprints/follow-them',
      'coast/bare-footprints/walk-on',
    ])
    expect(gift({ reserve: { tokens: 1 } })).toEqual([
      'coast/bare-footprints/follow-them',
      'coast/bare-footprints/leave-a-gift',
      'coast/bare-footprints/walk-on',
    ])
    expect(gift({ reserve: { tokens: 0 }, castaways: { red: { tokens: 1 } } })).toEqual([
      'coast/bare-footprints/follow-them',
      'coast/bare-footprints/leave-a-gift',
      'coast/bare-footprints/walk-on',
    ])
    expect(gift({ reserve: { tokens: 0 }, castaways: { yellow: { tokens: 1 } } })).toEqual([
      'coast/bare-footprints/follow-them',
      'coast/bare-footprints/walk-on',
    ])
  })

  rule('NA-ACT-07', "food tokens are paid from the Common Reserve or from one's own", () => {
    const both: Scene = { reserve: { tokens: 2 }, castaways: { red: { tokens: 1 } } }
    const t = draw('coast/bare-footprints', both).choose('coast/bare-footprints/leave-a-gift').asks('payToken', 'red')
    t.choose('own')
      .has({ reserve: { tokens: 2 }, castaways: { red: { tokens: 0 } }, flags: ['gift'] })
      .settled('explore')
    draw('coast/bare-footprints', both)
      .choose('coast/bare-footprints/leave-a-gift')
      .choose('reserve')
      .has({ reserve: { tokens: 1 }, castaways: { red: { tokens: 1 } } })
      .settled('explore')
    draw('coast/bare-footprints', { reserve: { tokens: 0 }, castaways: { red: { tokens: 1 } } })
      .choose('coast/bare-footprints/leave-a-gift')
      .has({ castaways: { red: { tokens: 0 } } })
      .settled('explore')
  })

  rule('NA-ACT-07', 'stories, wood and items are prices too', () => {
    const cliff = draw('centre/nesting-cliff', { stories: { red: [story(1), story(3)] } })
      .choose('centre/nesting-cliff/tie-messages-to-legs')
      .asks('payStory', 'red')
    cliff
      .choose(story(1))
      .has({ stories: { red: [story(3)] }, storyDiscard: [story(1)], called: ['event/the-bird-that-came-back'] })
      .settled('explore')
    draw('centre/nesting-cliff')
      .has({ reserve: { food: 3 } })
      .settled('explore')
    draw('interior/wild-hives', { reserve: { wood: 0 }, rolls: { 'die.card': [1] } })
      .has({ castaways: { red: { wounds: 1 } } })
      .settled('explore')
    const blades: Castaways = { red: { items: ['wreckage/boarding-axe', 'wreckage/ships-ensign', 'wreckage/cutlass'] } }
    const trade = draw('interior/talking-with-hands', { castaways: blades })
      .choose('interior/talking-with-hands/trade-a-blade')
      .asks('payItem', 'red')
    expect(trade.offers('payItem')).toEqual(['wreckage/boarding-axe', 'wreckage/cutlass'])
    trade.choose('wreckage/boarding-axe').has({
      castaways: { red: { items: ['wreckage/ships-ensign', 'wreckage/cutlass'] } },
      flags: ['allies'],
      reserve: { tokens: 6 },
    })
    trade.settled('explore')
    const unarmed = draw('interior/talking-with-hands', {
      castaways: { red: { items: ['wreckage/ships-ensign'] }, yellow: { items: ['wreckage/cutlass'] } },
    })
    expect(unarmed.offers('option')).toEqual([
      'interior/talking-with-hands/trade-labour',
      'interior/talking-with-hands/ask-to-leave-with-them',
    ])
    unarmed.settled('option')
  })

  rule('NA-VOTE-01 NA-ACT-07', 'the group votes on what can be paid, and shares a price that says so', () => {
    const den = (wood: number, red: number, yellow: number, rolls: Scene['rolls'] = {}) =>
      draw(
        'interior/the-den',
        { reserve: { wood }, castaways: { red: { energy: red }, yellow: { energy: yellow } }, rolls },
        ['red', 'yellow'],
      )
    // Only the fight is left: nobody votes.
    den(1, 1, 0, { 'die.group': [6] }).settled('explore')
    const wooded = den(2, 1, 0).as('red')
    expect(wooded.offers('vote')).toEqual(['interior/the-den/smoke-it-out', 'interior/the-den/lie-in-wait', 'abstain'])
    wooded.settled('vote')
    const t = den(1, 1, 2)
    expect(t.as('yellow').offers('vote')).toEqual([
      'interior/the-den/wall-it-in',
      'interior/the-den/lie-in-wait',
      'abstain',
    ])
    t.choose('interior/the-den/wall-it-in').as('red').choose('interior/the-den/wall-it-in').asks('share', 'red')
    expect(t.offers('share')).toEqual(['0', '1'])
    t.choose('1').as('yellow')
    t.has({ castaways: { red: { energy: 0 }, yellow: { energy: 1 } }, called: ['interior/the-thorn'] }).settled(
      'explore',
    )
  })

  rule('NA-VOTE-01', 'an item comes from any voter who agrees to give it up', () => {
    const idol: Castaways = { yellow: { items: ['item/the-green-idol'] }, red: { wounds: 1, energy: 3 } }
    const t = reveal('event/ill-luck', { castaways: idol }).asks('give', 'yellow')
    t.choose('yes')
    for (const seat of ['red', 'yellow', 'green'] as const) t.as(seat).choose('event/ill-luck/throw-it-in-the-sea')
    t.has({ castaways: { yellow: { items: [] }, red: { wounds: 0, energy: 2 } }, called: [] }).settled()
    // Without consent there is no such option.
    reveal('event/ill-luck', { castaways: idol })
      .choose('no')
      .has({ castaways: { yellow: { items: ['item/the-green-idol'] } }, called: ['damage/spoiled-stores'] })
      .settled()
  })

  shows('a die decides from its number on', () => {
    const ledge = (die: number) => draw('coast/green-ledge', { rolls: { 'die.card': [die] } })
    ledge(2)
      .has({ castaways: { red: { space: 1, wounds: 1 } } })
      .settled('explore')
    ledge(3)
      .has({ castaways: { red: { space: 2, wounds: 0 } } })
      .settled('explore')
  })

  rule('NA-STRENGTH-01 NA-STRENGTH-02', 'strength is added to the die, that of all in a group test', () => {
    const snake = (die: number, items: ('wreckage/cutlass' | 'wreckage/boarding-axe')[]) =>
      draw(
        'interior/banded-snake',
        {
          castaways: { red: { items }, yellow: { items: ['item/boarding-pistol-and-dirk'] } },
          rolls: { 'die.strength': [die] },
        },
        ['red', 'yellow'],
      )
    snake(4, [])
      .has({ castaways: { red: { wounds: 1 } }, reserve: { food: 0 } })
      .settled('explore')
    snake(5, [])
      .has({ castaways: { red: { wounds: 0 } }, reserve: { food: 1 } })
      .settled('explore')
    snake(3, ['wreckage/cutlass'])
      .has({ castaways: { red: { wounds: 0 } }, reserve: { food: 1 } })
      .settled('explore')
    snake(2, ['wreckage/cutlass'])
      .has({ castaways: { red: { wounds: 1 } } })
      .settled('explore')
    const crack = (die: number) => {
      const castaways: Castaways = {
        red: { items: ['wreckage/cutlass'] },
        yellow: { items: ['wreckage/boarding-axe'] },
        green: { items: ['item/boarding-pistol-and-dirk'] },
      }
      return draw('centre/the-crack', { castaways, rolls: { 'die.group': [die] } }, ['red', 'yellow'])
    }
    crack(4)
      .has({ castaways: { red: { space: 13, wounds: 0 }, yellow: { space: 12, wounds: 0 } } })
      .settled('explore')
    crack(3)
      .has({ castaways: { red: { space: 12, wounds: 1 }, yellow: { wounds: 1 }, green: { wounds: 0 } } })
      .settled('explore')
  })
})
