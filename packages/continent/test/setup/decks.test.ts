// What lies in the decks when a game begins. T7-SETUP-06 to -12

import { continent } from '@landfall/continent'
import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { ADVANCED_IDS, CARDS, explorationsOf, faceOf, isBlue, nameOf, skillsOf } from '../../src/cards/decks.ts'
import { AREAS } from '../../src/components/map.ts'
import { type Config, configure } from '../../src/config.ts'
import { begun, FEN_FOG, party, STRAND_FOG } from './beginning.ts'

/** The Action Deck of a new game. */
function deckOf(config: Partial<Config>, rolls = {}): readonly string[] {
  const t = begun(config, { ...STRAND_FOG, ...rolls })
  t.settled('act')
  return t.state.deck
}

const curses = (deck: readonly string[]): readonly string[] => deck.filter((card) => card.startsWith('curse/'))

describe('the Action Deck', () => {
  rule(
    'T7-EX-23 T7-SETUP-08',
    'has 45, 50, 55 and 60 cards for one to four players, and one more for a second Clue',
    () => {
      const sizes = [1, 2, 3, 4].map((players) => deckOf({ explorers: party(players) }).length)
      expect(sizes).toEqual([45, 50, 55, 60])
      const two: Partial<Config> = { clues: ['drownedLighthouse', 'saltChoir'] }
      const more = [1, 2, 3, 4].map((players) => deckOf({ explorers: party(players), ...two }).length)
      expect(more).toEqual([46, 51, 56, 61])
    },
  )

  rule('T7-SETUP-07', 'holds the common Skills, those of the explorers, a Curse for each Clue and four more', () => {
    const deck = deckOf({ explorers: ['zofia', 'emil'] })
    const skills = deck.filter((card) => card.startsWith('skill/'))
    expect(skills).toHaveLength(35 + 10)
    expect(skills).toEqual(expect.arrayContaining([...skillsOf('zofia'), ...skillsOf('emil')]))
    expect(curses(deck)).toEqual([
      'curse/death-keeps-pace#1',
      'curse/death-keeps-pace#2',
      'curse/death-keeps-pace#3',
      'curse/death-keeps-pace#4',
      'curse/the-drowned-lighthouse',
    ])
    expect(deck).toHaveLength(skills.length + 5)
  })

  rule('T7-SETUP-09', 'holds nothing of other explorers and other Clues, and no Advanced Skill', () => {
    const deck = deckOf({ explorers: ['zofia', 'emil'] })
    for (const who of ['ingrid', 'tomas', 'wanjiru', 'anselm', 'mirela', 'barnaby'] as const) {
      for (const card of skillsOf(who)) expect(deck).not.toContain(card)
    }
    for (const card of ADVANCED_IDS) expect(deck).not.toContain(card)
    expect(curses(deck)).not.toContain('curse/the-salt-choir')
    expect(curses(deck)).not.toContain('curse/the-borrowed-shadow')
  })

  rule(
    'T7-SETUP-06 T7-SETUP-07',
    'the Clues that are chosen lie under the Satchel & Journal, the others nowhere',
    () => {
      const t = begun({ explorers: party(1), clues: ['saltChoir', 'drownedLighthouse'] }, STRAND_FOG)
      t.settled('act')
      expect(t.state.quests.filter((card) => card.startsWith('clue/'))).toEqual([
        'clue/the-drowned-lighthouse',
        'clue/the-salt-choir',
      ])
      expect(curses(t.state.deck).slice(4)).toEqual(['curse/the-drowned-lighthouse', 'curse/the-salt-choir'])
      expect(JSON.stringify(t.state)).not.toContain('the-borrowed-shadow')
      expect(() => configure({ explorers: ['ingrid'], clues: [] })).toThrow('at least one curse')
    },
  )

  rule('T7-SETUP-10', 'nothing is discarded or banished yet', () => {
    const t = begun({ explorers: party(2) })
    t.has({ pile: [], turnedPile: [], past: [], banished: [], storage: [], deckTop: [] }).settled('act')
  })

  rule('T7-SETUP-10 T7-GEN-15', 'is shuffled, and nobody sees more of it than its size', () => {
    const first = new Set<string>()
    for (let game = 1; game <= 12; game++) {
      const session = continent.start({ ...configure({ explorers: ['ingrid'] }), seed: `game ${game}` })
      for (const choice of ['ingrid/terrain/strand-of-buoys/1', 'draw/1']) {
        const [question] = session.questions
        session.answer({ seat: 'first', question: question?.id ?? -1, choice })
      }
      first.add(session.state.action?.drawn[0]?.card ?? 'nothing')
    }
    expect(first.size).toBeGreaterThan(4)
    const t = begun({ explorers: party(2) })
    for (const seat of ['first', 'second'] as const) expect(t.session.view(seat).deck).toBe(50)
    t.settled('act')
  })
})

describe('the Exploration decks', () => {
  rule('T7-SETUP-11 T7-CARD-13', 'hold the cards of one area each', () => {
    const t = begun({ explorers: party(1) })
    t.settled('act')
    for (const area of AREAS) {
      const laid = Object.values(t.state.fog[area])
      const all = [...t.state.explorations[area], ...laid]
      expect(all.toSorted()).toEqual(explorationsOf(area).toSorted())
      expect(laid).toHaveLength(area === 'strand' ? 4 : 0)
    }
    const cards = CARDS.filter((card) => nameOf(card).startsWith('fog/'))
    expect(AREAS.flatMap(explorationsOf).toSorted()).toEqual(cards.toSorted())
    for (const card of cards) expect(faceOf(card)).not.toHaveProperty('number')
  })

  rule('T7-SETUP-11 T7-GEN-10', 'are shuffled, and lie foggy side up', () => {
    const north = new Set<string>()
    for (let game = 1; game <= 12; game++) {
      const { state } = continent.start({ ...configure({ explorers: ['ingrid'] }), seed: `game ${game}` })
      north.add(state.fog.strand['1,0'] ?? 'nothing')
    }
    expect(north.size).toBeGreaterThan(4)
    const t = begun({ explorers: party(2) })
    for (const seat of ['first', 'second'] as const) {
      const view = t.session.view(seat)
      expect(view.explorations).toEqual({ strand: 18, fen: 22, terraces: 20, shelf: 20 })
      expect(view.spaces['1,0']).toEqual({ fog: 'strand' })
      expect(JSON.stringify(view)).not.toContain('fog/')
    }
    t.settled('act')
  })
})

describe('the Adventure Deck', () => {
  rule('T7-SETUP-12 T7-NUM-03', 'green cards of a number come before gold ones', () => {
    const caught = (banished: readonly 'event/basket-of-eels'[]): unknown => {
      const t = table({
        people: { tomas: {} },
        land: [215],
        banished: [...banished],
        rolls: { action: ['skill/against-the-odds', 'curse/the-drowned-lighthouse'] },
      })
      t.play('turn').choose('tomas/terrain/eel-weirs/1').choose('draw/2').choose('none')
      t.settled('act')
      return t.happened('taken')[0]?.['card']
    }
    expect(caught([])).toBe('event/basket-of-eels')
    expect(caught(['event/basket-of-eels'])).toBe('event/torn-basket')
  })

  rule('T7-SETUP-12', 'all numbered cards lie there but those that the Clues and the mode have brought', () => {
    const t = begun({ explorers: party(1), clues: ['saltChoir'], mode: 'easy' }, FEN_FOG)
    t.settled('act')
    const outside = JSON.stringify({ ...t.state, today: null })
    const out = CARDS.filter((card) => !isBlue(card) && 'number' in faceOf(card) && outside.includes(`"${card}"`))
    expect(out.toSorted()).toEqual(['choir/under-the-breath', 'mode/a-kinder-tide', 'terrain/reed-landing'])
  })
})
