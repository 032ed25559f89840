// Step 3 of an action: what is applied, and whether that is enough. T7-ACT-RES-10 to T7-ACT-RES-17.
import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { type Acting, act, and, handOf, result } from './acting.ts'
import { BLANK, BLANK_TOO, CURSE, LEFT, RIGHT, SEVEN, SEVEN_TOO, STAR, STAR_AND_RIGHT, THREE_STARS } from './strips.ts'

const SPOT = 'ingrid/terrain/dune-gate/2'

describe('what is applied after the cards are revealed', () => {
  const LAMP: CardId = 'event/the-lamp-in-the-lake'
  const ORIENT = 'ingrid/terrain/watch-cairn/1'
  const people = {
    ingrid: { items: [{ cards: ['skill/bark-map'], die: 3 }] },
    tomas: { hand: ['advanced/lamp-reader'] },
    wanjiru: { hand: ['skill/steady-breath'] },
  } as const

  rule(
    'T7-ACT-RES-10',
    'comes from hands, from items that are used, from events beside the terrain and from Quest Items',
    () => {
      const all = act(
        {
          people,
          land: [341],
          events: [[341, LAMP]],
          quests: ['quest/cracked-sextant'],
          draws: [CURSE],
          rolls: { adventure: ['supply/insight#1'] },
        },
        ORIENT,
        'with/tomas',
        'use/skill/bark-map',
        'draw/1',
      )
      expect(result(all)).toMatchObject({ stars: 4 })
      all.settled('act')
    },
  )

  rule('T7-ACT-RES-10', 'and not from those who are not involved, items that are not used and events elsewhere', () => {
    const none = act({ people, land: [341, 346], events: [[346, LAMP]], draws: [CURSE, BLANK] }, ORIENT, 'draw/2')
    expect(result(none)).toMatchObject({ stars: 0 })
    none.asks('keep', 'first').choose('none').settled('act')
    expect(handOf(none, 'wanjiru')).toEqual(['skill/steady-breath'])
  })

  rule('T7-ACT-RES-10', 'once they are seen: who is involved decides then whether a card is discarded for it', () => {
    const scene = {
      people: { ingrid: {}, tomas: { hand: ['skill/left-hand-knows', 'skill/against-the-odds'] } },
      land: [23],
    } as const
    // An unpaired half, and no seven.
    const half = act({ ...scene, draws: [RIGHT] }, SPOT, 'with/tomas', 'draw/1')
    expect(half.offers('effects')).toEqual(['skill/left-hand-knows/0', 'enough'])
    half.choose('skill/left-hand-knows/0')
    expect(result(half)).toMatchObject({ stars: 1, succeeded: true })
    half.choose('none').settled('act')
    // A seven, and no half; nobody wants to spend anything.
    const rolls = { adventure: ['state/paranoid#4'] }
    const seven = act({ ...scene, draws: [SEVEN], rolls }, SPOT, 'with/tomas', 'draw/1')
    expect(seven.offers('effects')).toEqual(['skill/against-the-odds/0', 'enough'])
    seven.choose('enough')
    expect(result(seven)).toMatchObject({ stars: 0, succeeded: false })
    seven.choose('none').settled('act')
    // Enough without either: nobody is asked.
    const star = act({ ...scene, draws: [STAR] }, SPOT, 'with/tomas', 'draw/1').asks('keep', 'first')
    star.choose('none').settled('act')
  })

  rule('T7-ACT-RES-15', 'may be declined; what the cards show is counted all the same', () => {
    const deck: readonly CardId[] = [STAR, BLANK]
    const spotting = (card: CardId): Acting => {
      const t = table({ land: [23], quests: ['quest/the-black-lens'], deck: [...deck], rolls: { action: [card] } })
      return and(t.everywhere().play('turn'), SPOT, 'draw/1', 'decline/quest/the-black-lens/0')
    }
    const star = spotting(STAR)
    expect(result(star)).toEqual({ stars: 1, difficulty: 1, succeeded: true })
    star.choose('none').settled('act')
    const blank = spotting(BLANK)
    expect(result(blank)).toEqual({ stars: 0, difficulty: 1, succeeded: false })
    blank.choose('none').settled('act')
  })
})

describe('difficulty', () => {
  rule('T7-ACT-RES-12 T7-ACT-RES-14', 'is reached by exactly so many successes; more bring nothing more', () => {
    const DIG = 'ingrid/terrain/chalk-shoulder/1'
    const exactly = act({ land: [46], draws: [STAR, STAR_AND_RIGHT, BLANK] }, DIG, 'draw/3')
    expect(result(exactly)).toEqual({ stars: 2, difficulty: 2, succeeded: true })
    and(exactly, 'none', 'discard').settled('act')
    const more = act({ land: [46], draws: [STAR, STAR_AND_RIGHT, THREE_STARS] }, DIG, 'draw/3')
    expect(result(more)).toEqual({ stars: 5, difficulty: 2, succeeded: true })
    and(more, 'none', 'discard').settled('act')
    expect(more.happened('taken')).toEqual(exactly.happened('taken'))
    const short = act({ land: [46], draws: [STAR, RIGHT, BLANK, SEVEN] }, DIG, 'draw/3')
    expect(result(short)).toEqual({ stars: 1, difficulty: 2, succeeded: false })
    short.choose('none').settled('act')
  })

  rule('T7-ACT-RES-13', 'is 0 where none is printed, unless the exchange has raised it', () => {
    const scene = { people: { ingrid: {}, tomas: {} }, land: [74], draws: [CURSE] }
    const THINK = 'ingrid/terrain/charcoal-clearing/1'
    const rolls = { adventure: ['event/learners-cairn#1'] }
    const won = act({ ...scene, rolls }, THINK, 'with/tomas', 'draw/1')
    expect(result(won)).toEqual({ stars: 0, difficulty: 0, succeeded: true })
    won.settled('act')
    const lost = act(
      { ...scene, rolls: { adventure: ['state/paranoid#4'] } },
      THINK,
      'with/tomas',
      'exchange/1',
      'draw/1',
    )
    expect(result(lost)).toEqual({ stars: 0, difficulty: 1, succeeded: false })
    lost.settled('act')
  })

  rule('T7-ACT-RES-16', 'is not reached by what was left over from the action before', () => {
    const rolls = { adventure: ['state/tired#4'] }
    const t = act({ land: [66], draws: [THREE_STARS, CURSE, BLANK, SEVEN], rolls }, 'ingrid/terrain/salt-pans/3')
    and(t, 'draw/2', 'none', 'ingrid/terrain/salt-pans/1', 'draw/2', 'none').settled('act')
    expect(t.happened('resultKnown')).toMatchObject([{ stars: 3 }, { stars: 0, succeeded: false }])
  })

  rule('T7-ACT-RES-17', 'is what is printed, with all that raises and lowers it', () => {
    const STEALTH = 'ingrid/terrain/marram-hollow/2'
    const difficultyWith = (hand: readonly CardId[], ...helpers: readonly string[]): object => {
      const scene = { people: { ingrid: { hand }, mirela: {} }, land: [35], draws: [THREE_STARS, CURSE] }
      const t = act(scene, STEALTH, ...helpers, 'draw/2', 'none')
      t.settled('act')
      return { ...result(t), stars: undefined }
    }
    const difficulty = (is: number): object => ({ stars: undefined, difficulty: is, succeeded: true })
    const HANDICAPS: readonly CardId[] = ['state/frightened#1', 'bonus/marsh-hound-pup']
    expect(difficultyWith([])).toEqual(difficulty(1))
    expect(difficultyWith([], 'with/mirela')).toEqual(difficulty(0))
    expect(difficultyWith(HANDICAPS)).toEqual(difficulty(3))
    expect(difficultyWith(HANDICAPS, 'with/mirela')).toEqual(difficulty(2))
  })

  rule('T7-ACT-RES-17', 'is never less than 0: 6, less 6 for three voices, less 1 for a silence', () => {
    const sing = (...voices: readonly CardId[]): Acting => {
      const [low, middle, high] = voices
      return act(
        {
          config: { clues: ['saltChoir'] },
          people: {
            tomas: { hand: low === undefined ? [] : [low] },
            anselm: {
              hand: middle === undefined ? [] : [middle],
              items: [{ cards: ['skill/handbell-and-wick'], die: 3 }],
            },
            zofia: { hand: high === undefined ? [] : [high] },
          },
          land: [426],
          events: [[426, 'choir/the-missing-bar']],
          quests: ['clue/the-salt-choir', 'choir/a-silence#1'],
          draws: [CURSE, LEFT, BLANK, BLANK_TOO, SEVEN, SEVEN_TOO],
        },
        'tomas/choir/the-missing-bar/0',
        'draw/6',
      )
    }
    const three = sing('choir/low-voice', 'choir/middle-voice', 'choir/high-voice')
    expect(result(three)).toMatchObject({ difficulty: 0 })
    three.choose('none').ended('won', 'lifted').settled()
    const two = sing('choir/low-voice', 'choir/middle-voice')
    expect(result(two)).toMatchObject({ difficulty: 1 })
    two.settled('keep')
  })
})
