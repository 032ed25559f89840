// Where a game begins, and what the Clues do before the first turn. T7-SETUP-13 to -20

import { continentPlugin } from '@landfall/continent'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { CLUE_IDS, clueOn } from '../../src/cards/decks.ts'
import { CLUES, type Clue } from '../../src/config.ts'
import { cards } from '../../src/text/en/cards/index.ts'
import { begun, FEN_FOG, party, STRAND_FOG, TERRACES_FOG } from './beginning.ts'

const HIDING = { ...TERRACES_FOG, hiding: ['7,3'] }

describe('the start card', () => {
  rule('T7-SETUP-13 T7-CARD-21', 'is the one on the Clue', () => {
    const first = (clue: Clue, rolls: Parameters<typeof begun>[1]) => {
      const t = begun({ explorers: party(1), clues: [clue] }, rolls)
      t.settled('act')
      return Object.values(t.state.spaces).flatMap((space) => ('terrain' in space ? [space.terrain] : []))
    }
    expect(first('drownedLighthouse', STRAND_FOG)).toEqual(['terrain/strand-of-buoys'])
    expect(first('borrowedShadow', HIDING)).toEqual(['terrain/stair-head'])
    expect(first('saltChoir', FEN_FOG)).toEqual(['terrain/reed-landing'])
  })

  rule('T7-SETUP-13', 'of several Clues the lowest number counts', () => {
    const t = begun({ explorers: party(1), clues: ['borrowedShadow', 'saltChoir'] }, { ...FEN_FOG, hiding: ['1,1'] })
    expect(t.state.spaces['0,1']).toEqual({ terrain: 'terrain/reed-landing' })
    expect(t.state.spaces).not.toHaveProperty(['6,3'])
    t.settled('act')
    const all = begun({ explorers: party(1), clues: [...CLUES] }, { ...STRAND_FOG, hiding: ['1,0'] })
    expect(all.state.spaces['1,1']).toEqual({ terrain: 'terrain/strand-of-buoys' })
    all.settled('act')
  })

  rule('T7-SETUP-14 T7-SETUP-19', 'it is shown and put into play; of no other card does anybody see the front', () => {
    const t = begun({ explorers: party(2) })
    expect(t.happened('terrainPlaced')).toEqual([{ t: 'terrainPlaced', card: 'terrain/strand-of-buoys', at: '1,1' }])
    const [placed] = t.happened('terrainPlaced')
    expect(placed === undefined ? undefined : continentPlugin.card(placed)).toBe('terrain/strand-of-buoys')
    expect(t.happened('taken')).toEqual([])
    for (const seat of ['first', 'second'] as const) {
      const { today: _, ...view } = t.session.view(seat)
      expect(JSON.stringify(view).match(/"[a-z]+\/[a-z-]+"/g)).toEqual([
        '"terrain/strand-of-buoys"',
        '"clue/the-drowned-lighthouse"',
      ])
    }
    t.settled('act')
  })

  rule('T7-SETUP-16 T7-GEN-08 T7-ICON-38', 'fog of its area lies at each of its arrows, with north on top', () => {
    const t = begun({ explorers: party(1) })
    expect(t.state.fog).toEqual({
      strand: { '1,0': 'fog/sea-fret', '2,1': 'fog/squall', '1,2': 'fog/boathook', '0,1': 'fog/thorn-belt' },
      fen: {},
      terraces: {},
      shelf: {},
    })
    t.settled('act')
    // It has arrows to the east and to the south.
    const fen = begun({ explorers: party(1), clues: ['saltChoir'] }, FEN_FOG)
    expect(fen.state.fog.fen).toEqual({ '1,1': 'fog/sucking-mud', '0,2': 'fog/midge-cloud' })
    expect(Object.keys(fen.state.spaces).toSorted()).toEqual(['0,1', '0,2', '1,1'])
    fen.settled('act')
  })
})

describe('Clues', () => {
  rule('T7-SETUP-18', 'all players see both sides of each of them before the first turn', () => {
    const t = begun({ explorers: party(2), clues: [...CLUES] }, { ...STRAND_FOG, hiding: ['1,0'] })
    t.asks('act')
    const shown = t.happened('clueChosen')
    expect(shown.map((event) => continentPlugin.card(event))).toEqual(CLUES.map((clue) => CLUE_IDS[clue]))
    for (const clue of CLUES) {
      expect(cards[clueCard(clue)].story.length).toBeGreaterThan(40)
      expect(t.session.view('second').quests).toContain(CLUE_IDS[clue])
    }
    t.settled('act')
  })

  const clueCard = (clue: Clue): (typeof CLUE_IDS)[Clue] => CLUE_IDS[clue]

  rule('T7-SETUP-20', 'what they list is done once the fog lies, the lowest Clue first', () => {
    const t = begun(
      { explorers: ['tomas', 'ingrid'], clues: ['saltChoir', 'borrowedShadow'] },
      { ...FEN_FOG, hiding: ['0,2'] },
    )
    expect(t.happened('taken')).toEqual([
      { t: 'taken', who: 'tomas', card: 'shadow/short-noon', number: 601 },
      { t: 'taken', who: 'tomas', card: 'shadow/your-shadow-loose', number: 622 },
      { t: 'taken', who: 'tomas', card: 'choir/under-the-breath', number: 652 },
    ])
    t.has({
      quests: ['clue/the-borrowed-shadow', 'clue/the-salt-choir', 'shadow/short-noon', 'choir/under-the-breath'],
      under: { '0,2': 'shadow/your-shadow-loose' },
      resolving: [],
    })
    t.settled('act')
  })

  rule('T7-SETUP-20', 'a Clue that lists nothing does nothing', () => {
    const t = begun({ explorers: party(2) })
    expect(clueOn('drownedLighthouse').setup).toBeUndefined()
    expect(t.happened('taken')).toEqual([])
    t.has({ quests: ['clue/the-drowned-lighthouse'] }).settled('act')
  })
})
