// The exploration board of the board model, and what is going on.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { boardFor, expectSpoken } from './looking.ts'

describe('the exploration board', () => {
  rule('NA-EXPL-15 NA-SCORE-03 NA-PEND-01', 'the Exploration track, its decks and what was put off', () => {
    const t = table({
      castaways: { red: { space: 5 }, yellow: { space: 5 }, green: { space: 15 } },
      pending: ['coast/tide-pools'],
      coastDeck: ['coast/the-long-white-mile', 'coast/broken-spars'],
    }).play('whitePawn')
    const { exploration, pending, decks } = boardFor(t)
    expect(exploration.spaces.map(({ area }) => area)).toEqual([
      ...Array.from({ length: 5 }, () => 'coast'),
      ...Array.from({ length: 5 }, () => 'interior'),
      ...Array.from({ length: 4 }, () => 'centre'),
      'summit',
    ])
    expect(exploration.spaces.map(({ stories }) => stories)).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6])
    expect(exploration.spaces[4]?.markers).toEqual(['red', 'yellow'])
    expect(exploration.spaces[14]?.markers).toEqual(['green'])
    expect(exploration.areas[0]).toMatchObject({ at: 'deck/coast', cards: 2 })
    expect(pending.map(({ card }) => card?.id)).toEqual(['coast/tide-pools', undefined, undefined, undefined])
    expect(decks.map(({ at }) => at)).toEqual([
      'deck/event',
      'deck/coast',
      'deck/interior',
      'deck/centre',
      'deck/wreckage',
      'deck/story',
    ])
    t.settled('white')
  })

  rule(
    'NA-RETURN-03 NA-RETURN-04 NA-LOST-06',
    'how likely the way home is, alone, together and after getting lost',
    () => {
      const t = table({
        weather: 5,
        castaways: { yellow: { character: 'character/ines-ferrolle' }, green: { lost: 6 } },
        expedition: { explorers: ['red', 'yellow'], cube: 7, returnRolls: 1 },
      }).play('exploration')
      const { expedition, difficulty } = boardFor(t)
      expect(expedition).toMatchObject({
        back: { at: 'return' },
        cube: 7,
        fromCards: 1,
        // The storm takes 2, cards give 1, the navigator 2.
        explorers: [
          { seat: 'red', turn: true, plus: -1, chance: 15 / 36 },
          { seat: 'yellow', turn: false, plus: 1, chance: 26 / 36 },
        ],
        plus: 1,
        chance: 26 / 36,
        card: undefined,
      })
      expect(difficulty.squares.map(({ square }) => square)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
      expect(difficulty.squares[5]).toMatchObject({ square: 7, cube: true, chance: 26 / 36, lost: undefined })
      expect(difficulty.squares[4]).toMatchObject({ cube: false, lost: { seats: ['green'], chance: 15 / 36 } })
      expect(difficulty.squares[13]?.chance).toBe(0)
      t.settled('explore')
    },
  )

  test('between expeditions there is nobody out', () => {
    const { expedition, difficulty } = boardFor(table().play('whitePawn'))
    expect(expedition).toBeUndefined()
    expect(
      difficulty.squares.some(({ cube, chance, lost }) => cube || chance !== undefined || lost !== undefined),
    ).toBe(false)
  })
})

describe('what is going on', () => {
  rule('NA-FIRE-01 NA-STORY-01', 'dice that have fallen', () => {
    const t = table({ stories: { red: ['1/101'] }, reserve: { wood: 1 }, rolls: { 'die.fire': [6] } })
    t.play('act', { seat: 'red', action: 'fire', box: 0 }).choose('2')
    expect(boardFor(t).roll).toEqual({
      of: 'fire',
      name: expect.any(String),
      by: [{ id: 'red', name: 'Red' }],
      dice: [6],
      plus: 0,
      sum: 6,
      goal: 'atMost',
      target: 2,
      good: false,
      said: '2 or less is needed.',
    })
    t.settled('rolled')
  })

  rule('NA-VOTE-04', 'a vote that is tied', () => {
    const t = table({
      players: 2,
      castaways: { red: { items: ['wreckage/speaking-trumpet'] } },
      top: { event: ['event/words-over-rations'] },
    }).play('event')
    t.as('red')
      .choose('event/words-over-rations/feed-the-workers-first')
      .as('yellow')
      .choose('event/words-over-rations/equal-shares')
    expect(boardFor(t).tie?.options.map(({ id }) => id)).toEqual([
      'event/words-over-rations/feed-the-workers-first',
      'event/words-over-rations/equal-shares',
    ])
    expectSpoken('en', boardFor(t).tie)
    expect(boardFor(t).carriedOut).toMatchObject([
      { id: 'event/words-over-rations', at: 'event/words-over-rations', by: 'red' },
    ])
    t.settled('tie')
  })

  rule('NA-SCORE-05', 'the scores of the rescued, the highest first', () => {
    const t = table({ rescued: ['red', 'green'], scores: { red: 7, green: 12 } }).play('whitePawn')
    expect(boardFor(t).scores).toEqual([
      { seat: 'green', name: 'Green', score: 12 },
      { seat: 'red', name: 'Red', score: 7 },
    ])
    t.settled('white')
    const going = table().play('whitePawn')
    expect(boardFor(going).scores).toEqual([])
    going.settled('white')
  })
})
