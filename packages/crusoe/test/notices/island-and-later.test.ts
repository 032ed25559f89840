import { HANDYMAN, markersOf, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { ADVENTURES, type AdventureId, DANGERS, type DangerId, isAdventure } from '../../src/cards/decks.ts'
import { none } from '../../src/fresh.ts'
import type { Later } from '../../src/lasting.ts'
import { noticed, only, said } from './noticed.ts'

describe('the island', () => {
  rule('RC-CARD-NEWFLOCK-02 RC-GATHER-10', 'an Additional Food token without a food source', () => {
    const token = { additionalFood: [{ by: 'gather/new-flock', flock: true as const }] }
    expect(only({ tiles: { A1: 1 }, island: { A1: token } })).toEqual([
      'A1: the Additional Food token is a food source here.',
      'RC-CARD-NEWFLOCK-02',
      'gather/new-flock',
    ])
    expect(only({ tiles: { A1: 1 }, island: { A1: { additionalFood: [{ by: 'invention/snare' }] } } })).toEqual([
      'A1: without a food source the Additional Food token yields nothing.',
      'RC-GATHER-10',
      'invention/snare',
    ])
    expect(noticed({ island: { B1: token } })).toEqual([])
  })

  rule('RC-TERM-11', 'a marker that waits on an unexplored space', () => {
    expect(only({ waitingMarkers: ['C2'] })).toEqual([
      'C2: the marker there covers a source as soon as the tile is explored.',
      'RC-TERM-11',
      undefined,
    ])
  })

  rule('RC-GATHER-08', 'the source of the Shortcut, while Actions are planned', () => {
    const shortcut: Scene = {
      tiles: { A1: 4 },
      memory: { 'invention/shortcut': { producesAt: 'A1', produced: { source: 'wood', round: 1 } } },
    }
    expect(only(shortcut)).toEqual([
      'A1 (wood): the Shortcut has used this source, so nobody can gather from it this round.',
      'RC-GATHER-08',
      'invention/shortcut',
    ])
    expect(noticed({ ...shortcut, resolving: true })).toEqual([])
  })
})

describe('tonight and later', () => {
  rule('RC-NIGHT-07 RC-TOK-23', 'one more meal, or more', () => {
    const meal = 'Tonight every character has to eat 1 more food or suffer 1 wound.'
    expect(only({ additionalFoodAtNight: true })).toEqual([meal, 'RC-NIGHT-07', 'event/chronic-tiredness'])
    expect(only({ extraMeals: 1 })).toEqual([meal, 'RC-NIGHT-07', 'explore/flu'])
    expect(only({ additionalFoodAtNight: true, extraMeals: 1 })).toEqual([
      'Tonight every character has to eat 2 more food, or suffer 1 wound for each that is missing.',
      'RC-NIGHT-07',
      undefined,
    ])
  })

  rule('RC-CARD-DISEASE-01', 'markers of a disease', () => {
    expect(only({ people: { cook: { markers: markersOf('trap/strange-disease', 3) } } })).toEqual([
      'Cook: 3 markers (Strange Disease).',
      'RC-CARD-DISEASE-01',
      'trap/strange-disease',
    ])
    expect(said({ people: { cook: { markers: markersOf('trap/strange-disease', 1) } } }, 'pl')).toEqual([
      'Kucharz: 1 znacznik (Dziwne schorzenie).',
    ])
  })

  /** What a card has left for later, once the Cook has met it. */
  const left = (card: AdventureId | DangerId): Later => {
    const effects = isAdventure(card) ? ADVENTURES[card].adventure : DANGERS[card].resolve
    const scheduled = effects.flatMap((effect): readonly Later[] => {
      if (effect.do === 'atNextRound') {
        return [{ when: 'roundStart', round: 1, effects: effect.effects, you: 'cook', card }]
      }
      if (effect.do !== 'atNight') return []
      const { night, effects: atNight } = effect
      const later: Later = {
        when: night === 'every' ? 'everyNight' : 'night',
        round: 1,
        effects: atNight,
        you: 'cook',
        card,
      }
      return [night === 'inCamp' ? { ...later, waits: true } : later]
    })
    const [later] = scheduled
    if (later === undefined) throw new Error(`${card} leaves nothing`)
    return later
  }

  rule('RC-ROUND-07', 'what cards have left for the next round', () => {
    expect(only({ later: [left('explore/lost')] })).toEqual([
      'Lost – at the start of the next round: raise morale by 1.',
      'RC-ROUND-07',
      'explore/lost',
    ])
    expect(said({ later: [left('explore/wrong-track')] }, 'ru')).toEqual([
      'Ложный след — в начале следующего раунда: получите 2 дерева.',
    ])
  })

  rule('RC-CARD-SPIDERWEB-01 RC-CARD-DISEASE-02 RC-CARD-SPORES-02', 'what cards have left for the night', () => {
    expect(only({ later: [left('trap/spider-web')] })).toEqual([
      'Spider Web (Cook) – every night: if there is no Medicine, suffer 1 wound.',
      'RC-CARD-SPIDERWEB-01',
      'trap/spider-web',
    ])
    expect(only({ later: [left('trap/strange-disease')] })[0]).toBe(
      'Strange Disease (Cook) – in the coming night: if the victim sleeps outside, only the victim suffers 2 wounds; otherwise everybody, Friday included, suffers 1 wound for each of their own markers.',
    )
    expect(only({ later: [left('trap/poisonous-spores')] })[1]).toBe('RC-CARD-SPORES-01')
  })

  rule('RC-CARD-JEWEL-01', 'what waits for somebody outside', () => {
    const later = [left('creature/a-shiny-jewel')]
    expect(only({ later })[0]).toBe('A Shiny Jewel (Cook) – in the coming night: every character suffers 1 wound.')
    const outside = { cook: { space: 'B1' as const, pack: none(), discoveries: [], treasures: [] } }
    expect(only({ later, outside })[0]).toBe(
      'A Shiny Jewel (Cook) – on the first night back in camp: every character suffers 1 wound.',
    )
  })

  rule('RC-FRI-10', 'nothing comes to Friday once he has died', () => {
    const web: Later = { ...left('trap/spider-web'), you: 'friday' }
    expect(said({ friday: true, later: [web] })).toHaveLength(1)
    expect(noticed({ later: [web] })).toEqual([])
  })
})

describe('what everybody has seen', () => {
  rule('RC-CARD-DANGEROUSNIGHT-03', 'the Beast beside the Event deck', () => {
    expect(only({ waitingBeast: ['beast/bear'] })).toEqual([
      'A Beast lies beside the Event deck: the First Player fights it at the start of the next Event Phase.',
      'RC-CARD-DANGEROUSNIGHT-03',
      'event/dangerous-night',
    ])
    expect(only({ waitingBeast: ['beast/bear'], waitingSeen: 'beast/bear' })[0]).toBe(
      'A Beast (Bear, strength 6) lies beside the Event deck: the First Player fights it at the start of the next Event Phase.',
    )
  })

  rule('RC-CARD-HERBALMIXTURE-01', 'the top of the Event deck, by the half that will come', () => {
    expect(only({ eventTop: 'event/bear' })).toEqual([
      'On top of the Event deck: Bear.',
      'RC-CARD-HERBALMIXTURE-01',
      'event/bear',
    ])
    expect(only({ eventTop: 'gather/twisted-ankle' })[0]).toBe('On top of the Event deck: Swollen Ankle.')
  })

  rule('RC-ABIL-SOLD-01 RC-TERM-03', 'top and bottom of the Hunting deck', () => {
    expect(said({ huntingTop: 'beast/fox', huntingBottom: 'beast/bear' })).toEqual([
      'On top of the Hunting deck: Fox, strength 2.',
      'At the bottom of the Hunting deck: Bear, strength 6.',
    ])
    const bottom: Scene = { huntingBottom: 'beast/bear' }
    expect(only({ ...bottom, huntingDeck: ['beast/fox'] })[0]).toBe(
      'At the bottom of the Hunting deck: Bear, strength 6.',
    )
    expect(only(bottom)).toEqual(['On top of the Hunting deck: Bear, strength 6.', 'RC-TERM-03', 'beast/bear'])
  })

  rule('RC-ABIL-EXPL-02 RC-TERM-03', 'tiles on top of the stack, the next one first', () => {
    expect(only({ seenTiles: [5] })[0]).toBe('On top of the Island stack: Mountains (tile 5).')
    expect(only({ seenTiles: [5, 4] })[0]).toBe('On top of the Island stack: Hills (tile 4), then Mountains (tile 5).')
  })
})

describe('pawns that could help', () => {
  rule('RC-PLAN-22 RC-PLAN-24', 'pawns of Items, cards and tokens that no stack has', () => {
    const scene: Scene = {
      items: ['invention/map', 'invention/raft', 'invention/rope'],
      kept: [{ card: 'equipment/hammer-and-nails', uses: 2 }, { card: 'treasure/compass' }],
      availableDiscoveries: ['discovery/candles', 'discovery/goat', 'discovery/candles', 'castaways/pirate-sabre'],
    }
    expect(said(scene)).toEqual([
      'Map: 1 pawn may support one Explore Action.',
      'Raft: 1 pawn may support one Gather or Explore Action.',
      'Hammer & Nails: 2 pawns may support Build Actions.',
      'Compass: 1 pawn may support one Explore Action.',
      'Candles: 2 pawns may support Build Actions.',
    ])
    const support = ['invention/map', 'equipment/hammer-and-nails', 'discovery/candles', 'discovery/candles'] as const
    expect(said({ ...scene, plan: [stack('build', 'cook', { support })] })).toEqual([
      'Raft: 1 pawn may support one Gather or Explore Action.',
      'Hammer & Nails: 1 pawn may support one Build Action.',
      'Compass: 1 pawn may support one Explore Action.',
    ])
    expect(noticed({ ...scene, resolving: true })).toEqual([])
    expect(noticed({ ...scene, phase: 'night' })).toEqual([])
  })

  rule('RC-ABIL-CARP-08', "the Handyman's pawn", () => {
    expect(only({ lentPawns: HANDYMAN })).toEqual([
      'Handyman: 1 pawn may support a Build Action of the Carpenter.',
      'RC-ABIL-CARP-08',
      'ability/handyman',
    ])
    expect(
      noticed({ lentPawns: HANDYMAN, plan: [stack('build', 'carpenter', { support: ['ability/handyman'] })] }),
    ).toEqual([])
  })

  rule('RC-DOG-02', 'the Dog, while it is idle', () => {
    expect(only({ dog: true })).toEqual(['The Dog may support one Hunt or Explore Action.', 'RC-DOG-02', 'dog'])
    expect(noticed({ dog: true, plan: [stack('hunt', 'cook', { support: ['dog'] })] })).toEqual([])
  })
})
