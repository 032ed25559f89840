// What is asked is understood: what asks it, whom and what it is about, and what each choice means, by their words alone.
import { crusoePlugin } from '@landfall/crusoe'
import { plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { type Choice, isAsking, PASS, type Question } from '@landfall/kernel'
import { botsOf, LANGUAGES, type Language, voiceFor } from '@landfall/tabletop'
import { faultsOf, unclearQuestions } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { Crusoe } from '../src/types.ts'
import { voices } from './spoken.ts'

type Table = ReturnType<typeof table>

/** The questions whose own words say all: of the phases, and those whose choices name everything. */
const PLAIN = [
  ...['plan', 'nextAction', 'campMove', 'moraleReward', 'resourceToTake', 'tokensToTake', 'woodForPile', 'nextEffect'],
  ...['beforeEvent', 'beforeMorale', 'beforeProduction', 'pit', 'beforeActions', 'beforeAction', 'actionsOver'],
  ...['weather', 'beforeAnimals', 'beforeStorm', 'foodToDiscard', 'night', 'afterEating', 'beforeSleep'],
]

/** Cards and tokens of which the box has two, alike in name and effect. */
const TWINS: { readonly [id: string]: string } = {
  'event/cold-rain-2': 'event/cold-rain',
  'event/storm-2': 'event/storm-1',
  'cannibal-island/old-machete': 'discovery/old-machete',
  'jenny/pistol': 'equipment/pistol',
  // As pawns they do the same.
  'treasure/candles': 'discovery/candles',
}

/** Stacks of the same pawns for the same Action, and what twins can be used for. */
function areAlike(one: Choice, other: Choice): boolean {
  const [mine, others] = [one, other].map(({ means }) =>
    JSON.stringify(means, (key, value) => (HOW.has(key) ? undefined : (TWINS[value] ?? value))),
  )
  return mine === others
}

/** What is not said of a stack: which one it is, on which space, how it was paid, and that a card or a token is used. */
const HOW = new Set(['id', 'side', 'paid', 'use'])

const LENIENT = { plain: PLAIN, areAlike }

const players = Object.values(await botsOf(crusoePlugin))

test('played games ask in every language what can be told apart, and say what asks or what it is about', {
  timeout: 120_000,
}, () => {
  expect(unclearQuestions({ plugin: crusoePlugin, voices, players, games: 52, ...LENIENT })).toEqual([])
})

/** The only question that must be answered. */
function question({ session }: Table): Question<Crusoe['clause']> {
  const [found] = session.questions.filter((one) => one.optional !== true && !isAsking(one))
  if (found === undefined) throw new Error('nothing is asked')
  return found
}

/** What is asked, with what it is about. */
function asked(t: Table, language: Language = 'en'): string {
  const voice = voiceFor(voices[language], t.session.config)
  const about = voice.about?.(question(t))
  return `${voice.prompt(question(t))}${about === undefined ? '' : ` [${about}]`}`
}

function labels(t: Table, language: Language = 'en'): readonly string[] {
  const voice = voiceFor(voices[language], t.session.config)
  for (const one of LANGUAGES) expect([...faultsOf(question(t), voices[one], t.session.config, LENIENT)]).toEqual([])
  return question(t).choices.map(({ odds, ...choice }) => voice.choice(choice, question(t)))
}

describe('what asks', () => {
  test('RC-EVT-09 an Event card is named, with what it does', () => {
    const t = table({ round: 2, tiles: { A1: 1, B2: 7 }, eventDeck: ['event/precipice'], eventOrder: ['event'] }).play(
      'event',
    )
    expect(asked(t)).toBe(
      'Precipice: which tile do we choose? [Turn face down one tile next to the camp (if possible)]',
    )
    expect(LANGUAGES.map((language) => asked(t, language).split(':')[0])).toEqual([
      'Precipice',
      'Precipizio',
      'Przepaść',
      'Пропасть',
    ])
    t.settled('tile')
  })

  test('RC-EVT-04 a card that comes back is named by its lower half', () => {
    const t = table({
      round: 2,
      eventOrder: ['explore/bamboo'],
      levels: { roof: 1, palisade: 1 },
      availableDiscoveries: ['discovery/tobacco'],
    })
      .everywhere()
      .play('event')
    expect(asked(t)).toBe('Crack of Broken Wood: this card is about to take effect. Do we use anything first?')
    t.choose(PASS)
    expect(asked(t)).toBe('Crack of Broken Wood: choose one')
    t.settled('chooseOne')
  })

  test('RC-THR-04 a Threat Action is named by its card', () => {
    const t = table({
      phase: 'action',
      shelterBuilt: true,
      levels: { roof: 1, palisade: 1 },
      threats: { right: 'event/storm-damage' },
    }).play('threat', stack('threat', 'carpenter', { target: { kind: 'threat', side: 'right' } }))
    expect(asked(t)).toBe('Storm Damage: choose one')
    t.settled('chooseOne')
  })

  test('RC-DICE-06 an Adventure is named, a title with a mark of its own as a sentence', () => {
    const meet = (card: NonNullable<Scene['gatherDeck']>[number]) =>
      table({ phase: 'action', resolving: true, adventureTokens: ['gather'], gatherDeck: [card] }).play(
        'gather',
        stack('gather', 'cook', { target: { kind: 'source', space: 'B4', source: 'wood' }, certain: true }),
      )
    const mushrooms = meet('gather/mushrooms')
    expect(asked(mushrooms)).toBe('Mushrooms: choose one')
    mushrooms.settled('chooseOne')
    const chest = meet('gather/pirates-chest')
    expect(asked(chest)).toBe("Pirate's Chest! Choose one")
    chest.settled('chooseOne')
  })

  test('RC-USE-03 what is used in the middle of a card asks for itself', () => {
    const t = table({
      phase: 'action',
      resolving: true,
      adventureTokens: ['gather'],
      gatherDeck: ['gather/mushrooms'],
      available: { food: 1 },
      people: { carpenter: { wounds: 2 }, cook: { wounds: 1, determination: 2 } },
    }).play(
      'gather',
      stack('gather', 'cook', { target: { kind: 'source', space: 'B4', source: 'wood' }, certain: true }),
    )
    t.choose('ability/grandmas-recipe')
    expect(asked(t)).toBe("Grandma's Recipe: who is healed?")
    t.choose('carpenter').choose('cook')
    expect(asked(t)).toBe('Mushrooms: choose one')
    t.settled('chooseOne')
  })
})

describe('what it is about', () => {
  test('RC-DICE-08 dice are those of an Action, at its place, and of the character who leads it', () => {
    const t = table({
      phase: 'action',
      resolving: true,
      people: { cook: { determination: 2 } },
      rolls: {
        'die.gather.wound': ['wound'],
        'die.gather.success': ['success'],
        'die.gather.adventure': ['blank'],
      },
    }).play('gather', stack('gather', 'cook', { target: { kind: 'source', space: 'B4', source: 'wood' } }))
    expect(asked(t)).toBe(
      'The dice have been rolled. Do we reroll one, or use anything else? [Gather wood on B4 (Cook)]',
    )
    expect(LANGUAGES.map((language) => voices[language].about?.(question(t)))).toEqual([
      'Gather wood on B4 (Cook)',
      'Raccolta (legno): B4 (Cuoco)',
      'Zbieranie Surowców: drewno, B4 (Kucharz)',
      'Сбор ресурсов на B4: дерево (Кок)',
    ])
    t.settled('rolled')
  })

  test('RC-FIGHT-03 a fight says who fights what', () => {
    const t = table({
      phase: 'action',
      resolving: true,
      huntingDeck: ['beast/fox'],
      kept: [{ card: 'equipment/pistol', uses: 2 }],
    }).play('hunt', stack('hunt', 'cook'))
    expect(asked(t)).toBe('Fox: weapons are needed. Do we use anything? [The Cook fights an enemy of strength 2]')
    t.settled('fight')
    const beast = table({
      weatherTokens: { animals: true },
      rolls: { 'die.weather.animals': ['beast'] },
      kept: [{ card: 'equipment/pistol', uses: 2 }],
    }).play('weather')
    expect(asked(beast)).toBe('Weapons are needed. Do we use anything? [Fight an enemy of strength 3]')
    beast.settled('fight')
  })

  test('RC-TERM-25 a weapon level that is needed is no fight', () => {
    const t = table({
      phase: 'action',
      availableDiscoveries: ['discovery/goat'],
      kept: [{ card: 'equipment/pistol', uses: 2 }],
    }).play('eating')
    t.choose('discovery/goat', 'demand')
    expect(asked(t)).toBe('Goat: weapons are needed. Do we use anything? [Carpenter. The weapon level: 1 missing]')
    t.choose(PASS).choose(PASS).settled()
  })

  test('RC-UNMET-01 RC-NIGHT-04 a demand says what is missing and what that costs', () => {
    const rain = table({
      weatherTokens: { rain: true },
      available: { wood: 1 },
      levels: { weapons: 1 },
      availableDiscoveries: ['discovery/goat'],
    }).play('weather')
    expect(asked(rain)).toBe('We cannot give all that is demanded. Do we use anything? [Food: 1 missing (1 wound)]')
    rain.settled('demand')
    const tokens = table({ morale: -1, availableDiscoveries: ['castaways/medallion-of-a-lady'] }).play('morale')
    expect(asked(tokens)).toBe(
      'We cannot give all that is demanded. Do we use anything? [Carpenter. Determination token: 1 missing (1 wound)]',
    )
    tokens.settled('demand')
    const meal = table({ phase: 'night', available: { food: 1 } }).play('eating')
    expect(asked(meal)).toBe('There is not enough food for all. Who eats? [Food: 1 missing (2 wounds)]')
    expect(LANGUAGES.slice(1).map((language) => voices[language].about?.(question(meal)))).toEqual([
      'Cibo: ne manca 1 (2 ferite)',
      'Pożywienie: brakuje 1 (2 rany)',
      'Еда: не хватает 1 (2 раны)',
    ])
    meal.settled('whoEats')
  })

  test('RC-SCN6-06 a child that is not fed costs the game, and no wounds', () => {
    const t = table({
      config: { scenario: 'family-robinson' },
      round: 9,
      availableDiscoveries: ['discovery/goat'],
      levels: { weapons: 1 },
    }).play('eating')
    expect(asked(t)).toMatch(/\[Food: 2 missing\]$/)
    t.settled('demand')
  })
})

describe('choices', () => {
  test('RC-RES-02 Actions of one kind are told apart by their leaders, and if that does not help by a number', () => {
    const t = planning({ characters: ['carpenter', 'cook', 'explorer'] })
    plan(t, 'arrange', 'cook')
    plan(t, 'arrange', 'carpenter')
    plan(t, 'arrange', 'cook')
    expect(labels(t).slice(-3)).toEqual([
      'Take back: Arrange Camp (Cook)',
      'Take back: Arrange Camp (Carpenter)',
      'Take back: Arrange Camp (Cook) (2)',
    ])
    plan(t, 'rest', 'carpenter')
    plan(t, 'rest', 'explorer')
    plan(t, 'rest', 'explorer')
    t.settled('plan')
  })

  test('RC-THR-01 Threat Actions of one name are told apart by their cards, and two copies of a card by a number', () => {
    const offered = (threats: NonNullable<Scene['threats']>, edition: 'first' | 'second'): readonly string[] => {
      const t = planning({ threats, config: { edition }, items: ['invention/shovel'], available: { food: 2 } })
      const all = labels(t).filter((label) => label.startsWith('Carpenter: Threat'))
      t.settled('plan')
      return all
    }
    expect(offered({ left: 'event/exhausting-night', right: 'event/vertigo' }, 'second')).toEqual([
      'Carpenter: Threat: Rest (Exhausting Night)',
      'Carpenter: Threat: Rest (Vertigo)',
    ])
    expect(offered({ left: 'event/cold-rain', right: 'event/cold-rain-2' }, 'first')).toEqual([
      'Carpenter: Threat: Irrigation (Cold Rain)',
      'Carpenter: Threat: Irrigation (Cold Rain) (2)',
    ])
  })

  test('RC-SCN3-02 an Invention of the scenario is told apart from one of the box', () => {
    const t = planning({
      config: { scenario: 'jenny' },
      inventions: ['invention/raft', 'jenny/raft'],
      items: ['invention/rope'],
      available: { wood: 4 },
    })
    expect(labels(t).filter((label) => label.startsWith('Cook') && label.includes('Raft'))).toEqual([
      'Cook: Build: Raft',
      'Cook: Build: Raft (Jenny Needs Help!)',
    ])
    t.settled('plan')
  })

  test('RC-USE-03 two things that are alike in name and effect are numbered', () => {
    const t = table({
      config: { scenario: 'cannibal-island' },
      availableDiscoveries: ['discovery/old-machete', 'cannibal-island/old-machete'],
    })
      .everywhere()
      .play('morale')
    expect(labels(t).slice(0, 2)).toEqual([
      'Old Machete. At any time: raise the weapon level by 1.',
      'Old Machete. At any time: raise the weapon level by 1. (2)',
    ])
    t.choose(PASS).settled()
  })
})
