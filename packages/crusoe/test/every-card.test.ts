// What is true of every card of every deck, whether it is of the box or beyond it: its names, and that it is played.
import { BEASTS, crusoePlugin, EQUIPMENT, INVENTIONS, WRECKAGE } from '@landfall/crusoe'
import type { Happened } from '@landfall/kernel'
import { botsOf, LANGUAGES, randomPlayer } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { ADVENTURES, DANGERS } from '../src/cards/decks.ts'
import { DISCOVERIES } from '../src/cards/discoveries.ts'
import { EVENTS } from '../src/cards/events.ts'
import { TREASURES } from '../src/cards/treasures.ts'
import { check } from '../src/check.ts'
import { packs, RAW, voices } from './spoken.ts'

/** They are drawn in every game, and take effect then. */
const DRAWN = { ...EVENTS, ...ADVENTURES }
const CARDS = {
  ...DRAWN,
  ...DANGERS,
  ...TREASURES,
  ...BEASTS,
  ...INVENTIONS,
  ...EQUIPMENT,
  ...WRECKAGE,
  ...DISCOVERIES,
}

describe('names', () => {
  const deckOf = (id: string): string => id.slice(0, id.indexOf('/'))
  /** `event/storm-2` is the second copy of a card. */
  const withoutCopy = (id: string): string => id.replace(/-\d$/, '')

  test('an id is the deck and a name in small letters', () => {
    for (const id of Object.keys(packs.en.cards)) expect(id).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test.each(LANGUAGES)('no two cards of a deck have one title in %s, unless they are copies', (language) => {
    const titled = new Map<string, string>()
    for (const [id, { title }] of Object.entries(packs[language].cards)) {
      const key = `${deckOf(id)}: ${title}`
      expect(withoutCopy(titled.get(key) ?? id), key).toBe(withoutCopy(id))
      titled.set(key, id)
    }
  })
})

const hasEffects = (card: object): boolean => JSON.stringify(card).includes('"do":')

/** What must happen to a card in some game. What takes more luck, such as a Threat Action that needs an Item, is not waited for. */
const MUST: readonly string[] = [
  ...Object.keys(CARDS).map((id) => `${id} comes up`),
  ...Object.entries(DRAWN).flatMap(([id, card]) => (hasEffects(card) ? [`${id} is carried out`] : [])),
  ...Object.keys(EVENTS).map((id) => `${id} is pushed off the board`),
]

function done(event: Happened): readonly string[] {
  const isPushedOff = event.t === 'threatGone' && event.within?.phase === 'event'
  return [
    `${crusoePlugin.card(event)} comes up`,
    `${event.within?.card} is carried out`,
    ...(isPushedOff ? [`${event['card']} is pushed off the board`] : []),
  ]
}

/** Less than half of them are enough; so many that a new card, which changes all shuffles, does not miss by chance. */
const MOST_GAMES = 2000

test('all of it happens in games of every kind, is told in every language, and breaks nothing', {
  timeout: 600_000,
}, async () => {
  const { heuristic = randomPlayer } = await botsOf(crusoePlugin)
  const options = crusoePlugin.options ?? []
  const missing = new Set(MUST)
  const wrong: string[] = []
  for (let game = 0; game < MOST_GAMES && missing.size > 0 && wrong.length === 0; game++) {
    const setup = crusoePlugin.setupFor(1 + (game % 4), game, options[game % options.length])
    const session = crusoePlugin.game.start({ ...setup, seed: `every card/${game}` })
    const voice = voices[LANGUAGES[game % LANGUAGES.length] ?? 'en']
    session.listen({
      happened(events) {
        for (const event of events) {
          for (const what of done(event)) missing.delete(what)
          const line = voice.log(event) ?? ''
          if (RAW.test(line)) wrong.push(line)
        }
      },
    })
    const player = (game % 4 === 0 ? heuristic : randomPlayer)(`every card/${game}`)
    while (session.outcome === undefined) {
      wrong.push(...check.problems(session.state))
      session.answer(player.answer(session))
    }
  }
  expect(wrong).toEqual([])
  expect([...missing]).toEqual([])
})
