// Notices: what holds at the table although nothing that a screen draws shows it.
import { readFileSync } from 'node:fs'
import { randomPlayer } from '@landfall/bots'
import { boardOf, CHARACTERS, crusoeBox, readCard, TITLES } from '@landfall/crusoe'
import type { BoardNotice } from '@landfall/crusoe/board'
import { planning, type Scene, stack } from '@landfall/crusoe/testing'
import { rule, rulesListed } from '@landfall/testkit'
import { LANGUAGES, type Language } from '@landfall/text'
import { describe, expect, test } from 'vitest'
import { ADVENTURES, type AdventureId, DANGERS, type DangerId, isAdventure } from '../src/cards/decks.ts'
import { type Later, none, usualProduction } from '../src/state.ts'
import { leftAt } from './open-questions.ts'

const RULES = new Set(rulesListed(readFileSync(new URL('../rules.md', import.meta.url), 'utf8')))
const READABLE = new Set([...Object.keys(TITLES), ...CHARACTERS, 'friday', 'dog'])

/** The notices of a position in which Actions are planned, unless it says otherwise. */
function noticed(scene: Scene, language: Language = 'en'): readonly BoardNotice[] {
  const { phase = 'action', resolving = false, ...more } = scene
  const t = leftAt(planning(more), 'plan')
  const view = { ...t.session.view(), phase, resolving }
  const { notices } = boardOf(view, language)
  for (const one of notices) expectSound(one, language)
  expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length)
  return notices
}

const said = (scene: Scene, language: Language = 'en'): readonly string[] =>
  noticed(scene, language).map(({ text }) => text)

/** The only notice of a position: its text, its rule and its card. */
function only(scene: Scene): readonly [text: string, rule: string, card: string | undefined] {
  const [one, other] = noticed(scene)
  if (one === undefined || other !== undefined) throw new Error(`not one notice: ${JSON.stringify(noticed(scene))}`)
  for (const language of LANGUAGES) expect(noticed(scene, language)).toHaveLength(1)
  return [one.text, one.rule, one.card]
}

function expectSound({ text, rule: why, card, id }: BoardNotice, language: Language): void {
  expect(text).toMatch(/^\S.*\.$/)
  expect(text).not.toMatch(/undefined|NaN|\[object|[{}]|\b[a-z]+\/[a-z]/)
  if (language === 'ru') expect(text.replaceAll(/\b[ABC][1-4]\b/g, '')).not.toMatch(/[A-Za-z]/)
  if (language !== 'en') expect(text).not.toMatch(/\b(the|of|and|with|token|wound|card|deck|only)\b/i)
  expect(RULES.has(why), `${id}: ${why}`).toBe(true)
  if (card !== undefined) {
    expect(READABLE.has(card), `${id}: ${card}`).toBe(true)
    expect(readCard(card, language).title).not.toBe('')
  }
}

test('notices of random games are sentences of every language, with rules that exist and cards that can be read', () => {
  const kinds = new Set<string>()
  for (let game = 0; game < 24; game++) {
    const session = crusoeBox.game.start({ ...crusoeBox.setupFor(1 + (game % 4), game), seed: `notices/${game}` })
    const player = randomPlayer(`notices/${game}`)
    while (session.outcome === undefined) {
      const view = session.view(session.seats[0])
      const [first = [], ...others] = LANGUAGES.map((language) => {
        const { notices } = boardOf(view, language)
        for (const one of notices) expectSound(one, language)
        return notices
      })
      const facts = (some: readonly BoardNotice[]): unknown => some.map(({ id, rule: why, card }) => [id, why, card])
      for (const other of others) expect(facts(other)).toEqual(facts(first))
      expect(new Set(first.map(({ id }) => id)).size).toBe(first.length)
      for (const { id } of first) kinds.add(id.split('/')[0] ?? id)
      session.answer(player.answer(session))
    }
  }
  expect(kinds.size).toBeGreaterThan(10)
})

test('an ordinary table needs no notice', () => {
  expect(noticed({})).toEqual([])
  expect(noticed({ phase: 'night', friday: true })).toEqual([])
})

describe('limits', () => {
  rule('RC-CARD-ARGUMENT-01', 'nobody works together', () => {
    expect(only({ limits: { noTeams: true } })).toEqual([
      'This round no Action may combine pawns of different characters, Friday included.',
      'RC-CARD-ARGUMENT-01',
      'event/argument',
    ])
  })

  rule('RC-CHAR-22 RC-CARD-BLOWGUN-01', 'one pawn, in this round or in the next', () => {
    const blowgun: Later = { when: 'nextRoundEnd', round: 1, effects: [], you: 'cook', card: 'trap/blowgun' }
    expect(only({ limits: { onePawn: ['cook'] } })).toEqual(['Cook: only 1 pawn this round.', 'RC-CHAR-22', undefined])
    expect(only({ limits: { onePawn: ['cook'] }, round: 2, later: [blowgun] })[2]).toBe('trap/blowgun')
    expect(only({ onePawnNext: ['cook'], later: [blowgun] })).toEqual([
      'Cook: only 1 pawn next round.',
      'RC-CHAR-22',
      'trap/blowgun',
    ])
    // The Event of this round strikes the First Player, and nobody else.
    const vertigo: Scene = { threats: { right: 'event/vertigo' } }
    expect(only({ ...vertigo, limits: { onePawn: ['carpenter'] } })[2]).toBe('event/vertigo')
    expect(only({ ...vertigo, limits: { onePawn: ['cook'] } })[2]).toBeUndefined()
  })

  rule('RC-TERM-01', 'some Actions alone, or no abilities', () => {
    expect(only({ limits: { only: { cook: ['build', 'arrange', 'rest'] } } })).toEqual([
      'Cook: only Build, Arrange Camp or Rest this round.',
      'RC-TERM-01',
      undefined,
    ])
    expect(only({ friday: true, limits: { only: { friday: ['rest'] } } })[0]).toBe('Friday: only Rest this round.')
    expect(only({ limits: { noAbilities: ['cook'] } })).toEqual([
      'Cook: no abilities this round.',
      'RC-TERM-01',
      'event/weakness',
    ])
  })

  rule('RC-CARD-CONFUSED-01 RC-CARD-CONFUSED-02', 'the confused roll again', () => {
    expect(only({ confused: { now: ['cook'], next: [] } })).toEqual([
      'Cook: this round every success is rerolled once, and the Success die is rolled even with enough pawns.',
      'RC-CARD-CONFUSED-01',
      'trap/confused',
    ])
    expect(only({ confused: { now: [], next: ['cook'] } })[0]).toBe(
      'Cook: next round every success is rerolled once, and the Success die is rolled even with enough pawns.',
    )
    // Friday has died.
    expect(noticed({ confused: { now: ['friday'], next: [] } })).toEqual([])
  })

  rule('RC-CARD-BOWL-01', 'so do the cursed, until the card comes back', () => {
    expect(only({ cursed: { now: ['cook'], next: ['cook'] } })).toEqual([
      'Cook: one success in each Action is rerolled until the curse is lifted.',
      'RC-CARD-BOWL-01',
      'treasure/ceremonial-bowl',
    ])
    expect(only({ cursed: { now: [], next: ['cook'] } })[0]).toBe(
      'Cook: from the next round on, one success in each Action is rerolled until the curse is lifted.',
    )
  })
})

describe('production', () => {
  const changed = (change: Partial<ReturnType<typeof usualProduction>>, more: Scene = {}): ReturnType<typeof only> =>
    only({ phase: 'event', production: { ...usualProduction(), ...change }, ...more })

  rule('RC-PROD-03 RC-PROD-06', 'none, half, nothing of a kind, more or less', () => {
    expect(changed({ none: true, half: true })).toEqual(['There is no production this round.', 'RC-PROD-03', undefined])
    expect(changed({ half: true })).toEqual([
      'This round production yields only half, rounded down.',
      'RC-PROD-06',
      'event/raging-river',
    ])
    expect(changed({ no: ['food'] })).toEqual(['This round production yields no food.', 'RC-PROD-03', undefined])
    expect(changed({ no: ['food'] }, { threats: { right: 'event/culled-area' } })[2]).toBe('event/culled-area')
    expect(changed({ no: ['wood'] })).toEqual(['This round production yields no wood.', 'RC-PROD-03', 'event/fire'])
    expect(changed({ more: { food: 0, wood: 1 } })).toEqual([
      'This round production yields 1 more wood.',
      'RC-PROD-03',
      'event/natural-dam-breaks',
    ])
    expect(changed({ more: { food: -1, wood: 0 } })).toEqual([
      'This round production yields 1 less food.',
      'RC-PROD-03',
      'gather/furs',
    ])
    // What yields nothing yields no more and no less.
    expect(changed({ no: ['food'], more: { food: -1, wood: 0 } })[0]).toBe('This round production yields no food.')
  })
})

describe('building and arranging', () => {
  rule('RC-ARR-05', 'a marker on the space of Arrange Camp', () => {
    expect(only({ arrangeBlocked: true })).toEqual([
      'The next Arrange Camp Action only removes the marker.',
      'RC-ARR-05',
      'event/bear',
    ])
  })

  rule('RC-TOK-22', 'tokens that make a building dearer', () => {
    expect(said({ costlier: ['shelter', 'roof', 'palisade', 'weapons'] })).toEqual([
      'The Shelter takes 1 more wood, unless it is built with fur.',
      'Each Roof level takes 1 more wood, unless it is built with fur.',
      'Each Palisade level takes 1 more wood, unless it is built with fur.',
      'Each weapon level takes 1 more wood.',
    ])
    expect(noticed({ costlier: ['shelter'], shelterBuilt: true })).toEqual([])
    expect(only({ costlier: ['weapons'] }).slice(1)).toEqual(['RC-TOK-22', 'build/fear-of-the-beasts'])
    expect(only({ costlier: ['roof'] })[2]).toBe('build/you-need-a-bigger-camp')
  })

  rule('RC-TOK-21', 'the Additional Wood token that came back waits for a success', () => {
    expect(only({ woodTokenBack: true, resolving: true })).toEqual([
      'The next Build Action with wood that succeeds this round takes 1 more wood.',
      'RC-TOK-21',
      undefined,
    ])
    expect(noticed({ woodTokenBack: true, phase: 'night' })).toEqual([])
  })

  rule('RC-BUILD-13', 'a new Shelter, unless there is a natural one', () => {
    expect(only({ shelterNew: true, shelterBuilt: true })).toEqual([
      'The Shelter is new: Roof and Palisade can be built from the next round on.',
      'RC-BUILD-13',
      undefined,
    ])
    expect(noticed({ shelterNew: true, shelterBuilt: true, tiles: { A1: 11 }, camp: 'A1' })).toEqual([])
  })
})

describe('cards', () => {
  rule('RC-CARD-CATASTROPHE-01', 'Items out of reach', () => {
    expect(only({ itemsAside: ['invention/rope', 'invention/knife'] })).toEqual([
      'Out of reach until the Action Phase is over: Rope, Knife.',
      'RC-CARD-CATASTROPHE-01',
      'event/catastrophe',
    ])
  })

  rule('RC-CARD-TOOLSINSPECTION-02', 'Items that a card has marked, as long as they are there', () => {
    const memory: Scene['memory'] = { 'build/tools-inspection': { items: ['invention/rope', 'invention/knife'] } }
    expect(only({ memory, items: ['invention/rope'] })).toEqual([
      'Marked by “Tools Inspection”: Rope.',
      'RC-CARD-TOOLSINSPECTION-02',
      'build/tools-inspection',
    ])
    expect(noticed({ memory })).toEqual([])
  })

  rule('RC-USE-03 RC-USE-06', 'cards that somebody has taken for the round, or that are used up for it', () => {
    expect(only({ kept: [{ card: 'treasure/saber', user: 'cook', usedThisRound: true }] })).toEqual([
      'Saber (Cook): nobody else can use this card this round.',
      'RC-USE-06',
      'treasure/saber',
    ])
    expect(only({ kept: [{ card: 'treasure/whip', user: 'cook', usedThisRound: true }] })).toEqual([
      'Whip: used already this round.',
      'RC-USE-03',
      'treasure/whip',
    ])
  })
})

describe('the island', () => {
  rule('RC-CARD-NEWFLOCK-02 RC-GATHER-10', 'an Additional Food token without a food source', () => {
    const token = { additionalFood: 'gather/new-flock' }
    expect(only({ tiles: { A1: 1 }, island: { A1: { ...token, flock: true } } })).toEqual([
      'A1: the Additional Food token is a food source here.',
      'RC-CARD-NEWFLOCK-02',
      'gather/new-flock',
    ])
    expect(only({ tiles: { A1: 1 }, island: { A1: { additionalFood: 'invention/snare' } } })).toEqual([
      'A1: without a food source the Additional Food token yields nothing.',
      'RC-GATHER-10',
      'invention/snare',
    ])
    expect(noticed({ island: { B1: { ...token, flock: true } } })).toEqual([])
  })

  rule('RC-TERM-11', 'a marker that waits on an unexplored space', () => {
    expect(only({ waitingMarkers: ['C2'] })).toEqual([
      'C2: the marker there covers a source as soon as the tile is explored.',
      'RC-TERM-11',
      undefined,
    ])
  })

  rule('RC-GATHER-08', 'the source of the Shortcut, while Actions are planned', () => {
    const shortcut: Scene = { tiles: { A1: 4 }, shortcut: 'A1', shortcutSource: 'wood' }
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
    expect(only({ people: { cook: { markers: 3 } } })).toEqual([
      'Cook: 3 markers (Strange Disease).',
      'RC-CARD-DISEASE-01',
      'trap/strange-disease',
    ])
    expect(said({ people: { cook: { markers: 1 } } }, 'pl')).toEqual(['Kucharz: 1 znacznik (Dziwne schorzenie).'])
  })

  /** What a card has left for later, once the Cook has met it. */
  const left = (card: AdventureId | DangerId): Later => {
    const effects = isAdventure(card) ? ADVENTURES[card].adventure : DANGERS[card].resolve
    const scheduled = effects.flatMap((effect): readonly Later[] => {
      if (effect.do === 'atNextRound') {
        return [{ when: 'roundStart', round: 1, effects: effect.effects, you: 'cook', card }]
      }
      if (effect.do !== 'atNight') return []
      const { every, waits } = effect
      const later: Later = {
        when: every === true ? 'everyNight' : 'night',
        round: 1,
        effects: effect.effects,
        you: 'cook',
        card,
      }
      return [waits === true ? { ...later, waits } : later]
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
      'Strange Disease (Cook) – in the coming night: everybody suffers 1 wound for each own marker.',
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
    expect(only({ handyman: true })).toEqual([
      'Handyman: 1 pawn may support a Build Action of the Carpenter.',
      'RC-ABIL-CARP-08',
      'ability/handyman',
    ])
    expect(noticed({ handyman: true, plan: [stack('build', 'carpenter', { support: ['ability/handyman'] })] })).toEqual(
      [],
    )
  })

  rule('RC-DOG-02', 'the Dog, while it is idle', () => {
    expect(only({ dog: true })).toEqual(['The Dog may support one Hunt or Explore Action.', 'RC-DOG-02', 'dog'])
    expect(noticed({ dog: true, plan: [stack('hunt', 'cook', { support: ['dog'] })] })).toEqual([])
  })
})
