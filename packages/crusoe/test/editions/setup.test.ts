// The editions side by side: setting up, and what the first one prints on its cards.
import { CHARACTERS, crusoePlugin } from '@landfall/crusoe'
import { plan, stack } from '@landfall/crusoe/testing'
import { SetupError } from '@landfall/kernel'
import { LANGUAGES } from '@landfall/tabletop'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { readCard } from '../../src/board/read-card.ts'
import { setupOffer } from '../../src/board/setup-offer.ts'
import {
  FIRST_ADVENTURES,
  FIRST_DANGERS,
  FIRST_DISCOVERIES,
  FIRST_EQUIPMENT,
  FIRST_EVENTS,
  FIRST_TREASURES,
} from '../../src/cards/first-edition.ts'
import { check } from '../../src/check.ts'
import type { Config } from '../../src/config.ts'
import { EDITION_IDS, type EditionId, editionOf, firstEdition, secondEdition } from '../../src/editions.ts'
import { scenariosOf } from '../../src/scenarios/sheets.ts'
import { cardText } from '../../src/text/cards.ts'
import { packFor } from '../../src/text/language-pack.ts'
import { OF_FIRST_EDITION, ofTheBox, ROUNDS } from '../box-scenarios.ts'
import { packs, voices } from '../spoken.ts'
import { BOOK_CARDS } from '../threats/book-cards.ts'
import { SYMBOL_CARDS } from '../threats/symbol-cards.ts'
import { begin, on, planningOn } from './tables.ts'

const refused = (setup: object, why: RegExp): void => {
  expect(() => begin(setup)).toThrow(SetupError)
  expect(() => begin(setup)).toThrow(why)
}

describe('setting up', () => {
  test('RC-ED-16 with one or two players the Soldier stays at home', () => {
    for (const characters of [['soldier'], ['cook', 'soldier']]) {
      refused({ characters, edition: 'first' }, /first edition the soldier plays only among 3 players or more/)
      expect(begin({ characters, edition: 'second' }).state.players).toEqual(characters)
    }
    const three = ['cook', 'soldier', 'explorer']
    for (const edition of EDITION_IDS) expect(begin({ characters: three, edition }).state.players).toEqual(three)
    for (const players of [1, 2]) {
      for (let variant = 0; variant < 8; variant++) {
        const setup = crusoePlugin.setupFor(players, variant, { edition: 'first', scenario: 'jenny' })
        expect(setup.characters).not.toContain('soldier')
      }
    }
  })

  test('RC-ED-26 RC-ED-27 whatever makes a game easier or harder can be set up in both editions', () => {
    const variants: readonly Partial<Config>[] = [
      { friday: true, dog: true, equipment: 4, books: 4 },
      { friday: false, dog: false, equipment: 1, books: 8 },
      { equipment: 0 },
    ]
    for (const variant of variants) {
      const [first, second] = EDITION_IDS.map((edition) => {
        const { state } = begin({ characters: ['cook', 'carpenter'], edition, ...variant })
        const books = state.eventDeck.filter((id) => editionOf({ edition }).events[id].icon === 'book').length
        return [state.people.friday !== undefined, state.dog, state.kept.length, books, state.eventDeck.length]
      })
      expect(first).toEqual(second)
      expect(first?.[2]).toBe(variant.equipment)
    }
  })

  rule('RC-ED-28', 'Starting Equipment that was not drawn can still be found in both editions', () => {
    for (const edition of EDITION_IDS) {
      const t = on(edition, {
        phase: 'action',
        threats: { right: 'wreckage/captains-chest' },
        kept: [
          { card: 'equipment/bible', uses: 2 },
          { card: 'equipment/biscuits', uses: 2 },
        ],
        rolls: { 'deck.equipment': ['equipment/pistol'] },
      })
      t.play(
        'threat',
        stack('threat', 'cook', {
          target: { kind: 'threat', side: 'right', pawns: 2 },
          card: 'wreckage/captains-chest',
        }),
      )
        .has({ future: { wood: 1 }, futureEquipment: ['equipment/pistol'] })
        .settled()
    }
  })

  test('RC-ED-42 King Kong is not a scenario of the first edition', () => {
    refused(
      { characters: ['cook'], scenario: 'king-kong', edition: 'first' },
      /first edition has no scenario "king-kong"/,
    )
    expect(begin({ characters: ['cook'], scenario: 'king-kong', edition: 'second' }).state.scenario).toBe('king-kong')
    expect(ofTheBox(scenariosOf('first'))).toEqual(OF_FIRST_EDITION)
    expect(OF_FIRST_EDITION).toHaveLength(6)
    expect(ofTheBox(scenariosOf('second'))).toEqual(Object.keys(ROUNDS))
    for (const scenario of scenariosOf('first')) {
      expect(begin({ characters: ['cook'], scenario, edition: 'first' }).state.edition).toBe('first')
    }
    for (const language of LANGUAGES) {
      const { editions, scenarios } = setupOffer(packs[language])
      expect(editions.map(({ id, usual, leastPlayers }) => [id, usual, leastPlayers])).toEqual([
        ['second', true, {}],
        ['first', false, { soldier: 3 }],
      ])
      expect(new Set(editions.flatMap(({ name, text }) => [name, text])).size).toBe(4)
      for (const { id, editions: having } of scenarios) {
        expect(having).toEqual(EDITION_IDS.filter((edition) => scenariosOf(edition).some((one) => one === id)))
      }
    }
  })

  test('RC-ED-46 Cold Rain twice and no Sunny Beach, 73 cards in both boxes', () => {
    const inBox: readonly string[] = ['event/cold-rain-2', ...Object.keys(BOOK_CARDS), ...Object.keys(SYMBOL_CARDS)]
    const [first, second] = [firstEdition, secondEdition].map(({ eventIds }) =>
      eventIds.filter((id) => inBox.includes(id)),
    )
    if (first === undefined || second === undefined) throw new Error('two editions')
    expect([first.length, second.length]).toEqual([73, 73])
    expect(first.filter((id) => !second.includes(id))).toEqual(['event/cold-rain-2'])
    expect(second.filter((id) => !first.includes(id))).toEqual(['event/sunny-beach'])
    const { events } = firstEdition
    expect({ ...events['event/cold-rain-2'], edition: undefined }).toEqual(events['event/cold-rain'])
    for (const edition of EDITION_IDS) {
      const { state } = begin({ characters: CHARACTERS, edition })
      expect([...state.eventDeck, ...state.eventsAside].sort()).toEqual([...editionOf({ edition }).eventIds].sort())
      expect(check.problems(state)).toEqual([])
    }
  })

  rule('RC-ED-46', 'both Cold Rains can lie on the Threat spaces, each with an Action of its own', () => {
    const t = planningOn('first', {
      items: ['invention/shovel'],
      threats: { left: 'event/cold-rain', right: 'event/cold-rain-2' },
    })
    plan(plan(t, 'threat/left', 'cook'), 'threat/right', 'carpenter')
    expect(t.state.plan.map(({ card }) => card)).toEqual(['event/cold-rain', 'event/cold-rain-2'])
    t.settled('plan')
  })
})

describe('cards', () => {
  test.each(LANGUAGES)('what the first edition prints on its cards, in %s', async (language) => {
    const ids = [
      'event/cold-rain-2',
      ...Object.keys(FIRST_EVENTS),
      ...Object.keys(FIRST_ADVENTURES),
      ...Object.keys(FIRST_DANGERS),
      ...Object.keys(FIRST_TREASURES),
      ...Object.keys(FIRST_EQUIPMENT),
      ...Object.keys(FIRST_DISCOVERIES),
      'invention/basket',
    ]
    const text = (id: string, edition: EditionId) => cardText(packFor(packs[language], { edition }), id)
    for (const id of ids.slice(1)) {
      expect(text(id, 'first').parts, id).not.toEqual(text(id, 'second').parts)
      expect(readCard(id, packs[language], { edition: 'first' }).parts).toEqual(text(id, 'first').parts)
      expect(readCard(id, packs[language]).parts).toEqual(text(id, 'second').parts)
    }
    const lines = ids.flatMap((id) => {
      const { title, parts } = text(id, 'first')
      return [title, ...parts.map((part) => `  ${part}`), '']
    })
    await expect(lines.join('\n')).toMatchFileSnapshot(`golden/first-edition.${language}.txt`)
  })

  test('a voice speaks of the cards of its game', () => {
    const event = { t: 'mysteryRevealed', card: 'creature/bats' }
    const [first, second] = EDITION_IDS.map((edition) => {
      const { config } = begin({ characters: ['cook'], edition })
      return voices.en.of?.(config).log(event)
    })
    expect(second).toBe(voices.en.log(event))
    expect(first).toContain('iscard 1 Determination token')
    expect(first).not.toBe(second)
  })
})
