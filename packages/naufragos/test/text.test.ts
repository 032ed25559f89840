// Every card and whole games in every language: golden files, and what no language may ever show.

import { readFileSync } from 'node:fs'
import { type Answer, type Happened, isAsking, type Question, type Session } from '@landfall/kernel'
import { naufragosPlugin } from '@landfall/naufragos'
import { LANGUAGES, type Language, randomPlayer, voiceFor } from '@landfall/tabletop'
import { playedAgain } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { NUMBERED_EVENT_IDS, numberOn } from '../src/cards/decks.ts'
import type { Seat } from '../src/components/seats.ts'
import type { Config } from '../src/config.ts'
import { heuristicPlayer } from '../src/heuristic.ts'
import { cardText } from '../src/text/cards.ts'
import { ratingOf } from '../src/text/voice.ts'
import type { Naufragos, NaufragosOutcome } from '../src/types.ts'
import { ALL_CARDS, NUMBERED_EXPLORATION_IDS, NUMBERED_ITEM_IDS } from './designed.ts'
import { EVENTS } from './event-samples.ts'
import { ALL_QUESTIONS } from './question-samples.ts'
import { packs, voices } from './spoken.ts'

/** A kept game, so that a new card does not change what is told of it. */
const GOLDEN = readFileSync(new URL('../kept/golden.json', import.meta.url), 'utf8')

/** An id that no language has put into words, or a value that was not there. */
const RAW = /undefined|NaN|\[object|[{}]|\b(tag|flag|deck|time|eat|give|use|story|mod)\/|\w\/\w+-/

/** Something said twice, or left open. */
const BROKEN = /\S {2}|\.\.|,,|: ?:|\( | [,.;:)]|[,;:]\.|\(\)|•\s*$/

/** Words that betray a line that was not translated. */
const ENGLISH = /\b(the|of|and|with|your|you|token|tokens|wound|wounds|card|deck|gain|draw|castaway|turn)\b/i

/** What was found in order already. */
const spoken = new Set<string>()

function expectSpoken(language: Language, text: string): void {
  if (spoken.has(`${language}/${text}`)) return
  spoken.add(`${language}/${text}`)
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(RAW)
  expect(text).not.toMatch(BROKEN)
  if (language !== 'en') expect(text).not.toMatch(ENGLISH)
  if (language === 'ru') expect(text.replaceAll('Náufragos', '')).not.toMatch(/[A-Za-z]/)
}

const WIDTH = 80
const HEIGHT = 40

/** What is asked, and the labels of its choices. They must differ, with their odds and without. */
function expectQuestion(language: Language, question: Question<Naufragos['clause']>): readonly string[] {
  const voice = voiceFor(voices[language], naufragosPlugin.setupFor(4))
  expectSpoken(language, voice.prompt(question))
  const about = voice.about?.(question)
  if (about !== undefined) expectSpoken(language, about)
  const bare = question.choices.map(({ odds, ...choice }) => voice.choice(choice, question))
  const labels = question.choices.map((choice) => voice.choice(choice, question))
  for (const label of [...bare, ...labels]) expectSpoken(language, label)
  expect(new Set(bare).size, `${question.kind}: ${bare.join(' | ')}`).toBe(bare.length)
  return [`${voice.prompt(question)}${about === undefined ? '' : ` [${about}]`}`, ...labels.map((one) => `  ${one}`)]
}

/** Everything that is open in a position, and the table as it is shown to those who are asked and to those who watch. */
function expectPosition(language: Language, session: Session<Naufragos>): void {
  const voice = voices[language]
  // How often somebody wants to be asked, every game asks alike.
  for (const question of session.questions) if (!isAsking(question)) expectQuestion(language, question)
  for (const seat of [session.questions[0]?.seat, undefined]) {
    const scene = voice.scene(session.view(seat), seat)
    for (const line of scene) expectSpoken(language, line)
    expect(scene.filter((line) => line.length > WIDTH)).toEqual([])
    expect(scene.length).toBeLessThanOrEqual(HEIGHT)
  }
}

interface Game {
  readonly session: Session<Naufragos>
  /** What happened, in order. */
  readonly events: readonly Happened[]
}

/** A game, looked at in every position. */
function played(
  players: number,
  variant: number,
  player: { answer(session: Session<Naufragos>): Answer },
  seed: string,
  look: (session: Session<Naufragos>) => void,
): Game {
  const events: Happened[] = []
  const listen = { happened: (told: readonly Happened[]) => void events.push(...told) }
  const session = naufragosPlugin.game.start({ ...naufragosPlugin.setupFor(players, variant), seed }, { listen })
  while (session.outcome === undefined) {
    look(session)
    session.answer(player.answer(session))
  }
  return { session, events }
}

/** What everybody reads of what happened: each seat as far as it was told, and spectators. */
function expectLog(language: Language, { session, events }: Game): void {
  for (const event of events) {
    for (const seat of [...session.seats, undefined]) {
      const line = voices[language].log(naufragosPlugin.game.told(event, seat))
      if (line !== undefined) expectSpoken(language, line)
    }
  }
}

interface End {
  readonly players: number
  readonly victory?: Config['victory']
  readonly outcome: NaufragosOutcome
}

const rescued = (scores: { readonly [S in Seat]?: number }, winners: readonly Seat[]): NaufragosOutcome => ({
  result: 'won',
  why: 'rescued',
  winners,
  scores,
})

const ENDINGS: readonly End[] = [
  ...(['eventsOut', 'allDead', 'noShip'] as const).map(
    (why): End => ({ players: 3, outcome: { result: 'lost', why } }),
  ),
  { players: 3, outcome: rescued({ red: 31, blue: 20 }, ['red']) },
  { players: 3, outcome: rescued({ red: 22, blue: 22 }, ['red', 'blue']) },
  { players: 3, victory: 'together', outcome: rescued({ red: 22, blue: 20 }, ['red', 'blue']) },
  ...[12, 28, 32, 41].map((red): End => ({ players: 1, outcome: rescued({ red }, ['red']) })),
]

function ending(language: Language, { players, victory = 'alone', outcome }: End): string {
  return voiceFor(voices[language], naufragosPlugin.setupFor(players, undefined, { victory })).outcome(outcome)
}

describe.each(LANGUAGES)('%s', (language) => {
  test('NA-COMP-01 every card has a title, a line of mood, its kind and its text', async () => {
    const lines: string[] = []
    for (const id of ALL_CARDS) {
      const { title, mood, kind, parts } = cardText(packs[language], id)
      for (const text of [title, mood, kind, ...parts]) expectSpoken(language, text)
      expect(parts.length).toBeGreaterThan(0)
      lines.push(`${title} (${kind})`, `  ${mood}`, ...parts.map((part) => `  ${part}`), '')
    }
    await expect(lines.join('\n')).toMatchFileSnapshot(`golden/cards.${language}.txt`)
  })

  test('NA-SETUP-05 cards are called by their numbers, and not named before they come', () => {
    const pack = packs[language]
    const said = ALL_CARDS.flatMap((id) => cardText(pack, id).parts).join('\n')
    for (const id of [...NUMBERED_EXPLORATION_IDS, ...NUMBERED_EVENT_IDS, ...NUMBERED_ITEM_IDS]) {
      expect(said).not.toContain(pack.screen.quoted(cardText(pack, id).title))
      expect(said).toMatch(new RegExp(`\\b${numberOn(id)}\\b`))
    }
  })

  test('every question and every kind of choice', async () => {
    const lines = ALL_QUESTIONS.flatMap((question) => expectQuestion(language, question))
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/questions.${language}.txt`)
  })

  test('everything that the log can tell', async () => {
    const lines = Object.entries(EVENTS).flatMap(([t, samples]) =>
      samples.map((sample) => voices[language].log({ t, ...sample })),
    )
    const told = [...lines.flatMap((line) => line ?? []), ...ENDINGS.map((end) => ending(language, end))]
    for (const line of told) expectSpoken(language, line)
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`golden/log.${language}.txt`)
  })

  test('a game reads well from its first question to its end', async () => {
    const events: Happened[] = []
    const session = playedAgain(naufragosPlugin.game, GOLDEN, {
      happened: (told) => void events.push(...told),
      look: (position) => expectPosition(language, position),
    })
    const { outcome, config } = session
    const voice = voiceFor(voices[language], config)
    expectLog(language, { session, events })
    const told = events.flatMap((event) => voice.log(naufragosPlugin.game.told(event, 'red')) ?? [])
    const story = [...told, ...(outcome === undefined ? [] : [voice.outcome(outcome)])]
    await expect(`${story.join('\n')}\n`).toMatchFileSnapshot(`golden/game.${language}.txt`)
  })
})

/** A player who knows the game comes further than chance: to votes, expeditions and the summit. */
test.each([
  ['random', randomPlayer],
  ['heuristic', heuristicPlayer],
] as const)(
  'many games by the %s player have a word for everything in every language',
  (name, maker) => {
    for (let game = 0; game < 16; game++) {
      const language = LANGUAGES[game % LANGUAGES.length] ?? 'en'
      const players = 1 + ((game + Math.floor(game / LANGUAGES.length)) % 4)
      const seed = `words/${name}/${game}`
      expectLog(
        language,
        played(players, game, maker(seed), seed, (session) => expectPosition(language, session)),
      )
    }
  },
  120_000,
)

test('NA-DIARY-02 the log does not tell others what a story is worth', () => {
  const drawn = { t: 'storiesDrawn', seat: 'red', tiles: ['3/107'] }
  const log = (seat: string | undefined): string | undefined => voices.en.log(naufragosPlugin.game.told(drawn, seat))
  expect(log('red')).toContain('3')
  expect(log('yellow')).not.toMatch(/\d/)
  expect(log(undefined)).not.toMatch(/\d/)
})

test('two stories of the same value can be told apart', () => {
  const choices = ['2/101', '2/105', '3/101'].map((id) => ({ id }))
  const question = { id: 1, seat: 'red', kind: 'storyToKeep', choices }
  expect(choices.map((choice) => voiceFor(voices.en, naufragosPlugin.setupFor(4)).choice(choice, question))).toEqual([
    'Story tile of value 2',
    'Story tile of value 2 (2)',
    'Story tile of value 3',
  ])
})

test('NA-NOTE-04 an offer is told with both its sides', () => {
  const about = {
    id: 'red wreckage/boarding-axe token',
    means: { from: 'red', gives: 'wreckage/boarding-axe', asks: 'token' },
  }
  const question = { id: 1, seat: 'yellow', kind: 'tradeAnswer', choices: [], about }
  expect(voices.en.about?.(question)).toBe('Red offers: “Boarding axe”. Red asks for: 1 food token.')
})

test('NA-SOLO-07 a solo game is rated by its score', () => {
  const scores = [25, 26, 31, 32, 37, 38]
  expect(scores.map(ratingOf)).toEqual(['footnote', 'yarn', 'yarn', 'bestseller', 'bestseller', 'legend'])
  expect(ending('en', { players: 1, outcome: rescued({ red: 33 }, ['red']) })).toContain('a bestseller')
})

test('NA-SCORE-06 NA-COOP-01 the end says who has won: alone, together, or all who were rescued', () => {
  const scores = { red: 20, blue: 20 }
  expect(ending('en', { players: 4, outcome: rescued(scores, ['blue']) })).toContain('Blue has')
  const both = rescued(scores, ['red', 'blue'])
  expect(ending('en', { players: 4, outcome: both })).toContain('Red and Blue share')
  expect(ending('en', { players: 4, victory: 'together', outcome: both })).toContain('Red and Blue are rescued')
})

test('an id is the deck and a name in small letters', () => {
  for (const id of ALL_CARDS) expect(id).toMatch(/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('every title, every line of mood and every caption of one card is there once', () => {
  for (const language of LANGUAGES) {
    const words = packs[language].cards
    const titles = Object.values(words).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    const moods = Object.values(words).map(({ mood }) => mood)
    expect(new Set(moods).size).toBe(moods.length)
    for (const id of ALL_CARDS) {
      const captions = Object.values(words[id].options ?? {})
      expect(new Set(captions).size, id).toBe(captions.length)
    }
  }
})
