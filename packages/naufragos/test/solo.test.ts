// The solo game. NA-SOLO.
import type { Happened } from '@landfall/kernel'
import { naufragosPlugin } from '@landfall/naufragos'
import { type Scene, table } from '@landfall/naufragos/testing'
import { LANGUAGES, randomPlayer, voiceFor } from '@landfall/tabletop'
import { rule, type TestTable } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { BASE_EVENT_IDS, WRECKAGE_IDS } from '../src/cards/decks.ts'
import { spokenTo } from '../src/text/alone.ts'
import { cardText } from '../src/text/cards.ts'
import { ratingOf } from '../src/text/voice.ts'
import type { Naufragos } from '../src/types.ts'
import { packs, voices } from './spoken.ts'

type Red = NonNullable<Scene['castaways']>['red']

/** One castaway, who has nothing to do with what is tested. */
const solo = (scene: Scene = {}, red: Red = {}): TestTable<Naufragos> =>
  table({ players: 1, ...scene, castaways: { red: { character: 'character/ines-ferrolle', ...red } } })

rule('NA-SOLO-01', 'one castaway, always the Starting Player, and 21 events', () => {
  const t = solo({ turn: 0, phase: 'setup', rolls: { 'deck.event': [['event/snapped-haft']] } }).play('setUp')
  // The first one is on the table already.
  expect(t.state.eventDeck).toHaveLength(20)
  expect(new Set([t.state.activeEvent, ...t.state.eventDeck]).size).toBe(21)
  expect(t.state.eventsOut).toHaveLength(BASE_EVENT_IDS.length - 21)
  t.has({ startPlayer: 'red', seats: ['red'] }).settled('white')
  const next = solo({ phase: 'end' }).play('nextStart')
  expect(next.happened('startPassed')).toEqual([])
  next.changed({ startPlayer: 'red' }).settled()
})

rule('NA-SOLO-02', 'group decisions are the player’s own', () => {
  const t = solo({ top: { event: ['event/tempers'] } })
    .play('event')
    .asks('vote', 'red')
  expect(t.offers('vote')).toEqual(['event/tempers/talk-it-out', 'event/tempers/let-it-rot'])
  t.choose('event/tempers/talk-it-out')
    .has({ castaways: { red: { energy: 5 } } })
    .settled()
})

/** What nobody does alone: votes, and decisions of a group. One item decides tied votes, and is of no use here. */
const COMPANY = {
  en: /(?<!tied )\bvotes?\b|\bvoted\b|group decide|as a group|by the group|rest of you/i,
  it: /\bvot[aio]\b|gruppo decide|decide il gruppo|come gruppo|resto di voi/i,
  pl: /głos(uje|uj|y|ów)|decyduje grupa|grupa decyduje|decyzja grupy|reszta z was|pozostali gracze/i,
  ru: /голос(ует|а|уйте)|группа решает|решает группа|остальные из вас/i,
}

test.each(LANGUAGES)(
  'NA-SOLO-02 alone nobody votes: not in questions, not in the log, not on cards (%s)',
  (language) => {
    const found = new Set<string>()
    for (let game = 0; game < 16; game++) {
      const config = naufragosPlugin.setupFor(1, game)
      const events: Happened[] = []
      const listen = { happened: (told: readonly Happened[]) => void events.push(...told) }
      const session = naufragosPlugin.game.start({ ...config, seed: `alone/${game}` }, { listen })
      const voice = voiceFor(voices[language], session.config)
      const player = randomPlayer(`alone/${game}`)
      const look = (text: string | undefined): void => {
        if (text !== undefined && COMPANY[language].test(text)) found.add(text)
      }
      while (session.outcome === undefined) {
        for (const question of session.questions) {
          look(voice.prompt(question))
          look(voice.about?.(question))
          for (const choice of question.choices) look(voice.choice(choice, question))
        }
        for (const line of voice.scene(session.view('red'), 'red')) look(line)
        session.answer(player.answer(session))
      }
      for (const event of events) look(voice.log(event))
    }
    // Every card, whether it came up or not.
    const alone = spokenTo(packs[language], 1)
    for (const id of Object.keys(alone.cards))
      for (const part of cardText(alone, id).parts) if (COMPANY[language].test(part)) found.add(part)
    expect([...found]).toEqual([])
    // With others there is a vote on the same cards.
    const tempers = cardText(packs[language], 'event/tempers').parts.join(' ')
    expect(cardText(alone, 'event/tempers').parts.join(' ')).not.toBe(tempers)
  },
)

rule('NA-SOLO-02 NA-WRECK-02', 'of five cards of wreckage one can be taken', () => {
  const t = solo({
    wreckReady: true,
    top: {
      wreckage: [
        'wreckage/ships-compass',
        'wreckage/signal-mirror',
        'wreckage/spyglass',
        'wreckage/coil-of-rope',
        'wreckage/boarding-axe',
      ],
    },
  })
  t.play('act', { seat: 'red', action: 'wreck', box: 0 })
  expect(new Set(t.offers('wreckage'))).toEqual(
    new Set([
      'wreckage/ships-compass',
      'wreckage/signal-mirror',
      'wreckage/spyglass',
      'wreckage/coil-of-rope',
      'wreckage/boarding-axe',
      'decline',
    ]),
  )
  t.choose('wreckage/spyglass').has({
    castaways: { red: { items: ['wreckage/spyglass'] } },
    salvaged: [],
    wreckReady: false,
  })
  expect(t.state.wreckageDeck).toHaveLength(WRECKAGE_IDS.length - 5)
  t.settled()
})

rule('NA-SOLO-03', 'the white pawn may be kept and placed as a third one, after the other two', () => {
  const t = solo()
  t.play('whitePawn')
  expect(t.offers('white')).toEqual([
    'camp/fish-from-the-rocks',
    'camp/plan-the-route',
    'camp/scan-the-surroundings',
    'camp/tend-the-hurt',
    'camp/put-the-camp-in-order',
    'keep',
  ])
  t.choose('keep').changed({ whiteKept: true, pawns: [] }).settled()
  t.play('placements', { pawn: 'first' }).choose('wood').settled()
  t.play('placements', { pawn: 'second' }).choose('forage').asks('place', 'red')
  // Any action that was not taken yet.
  expect(t.offers('place')).toEqual([
    'diary',
    'fire',
    'rest',
    'camp/fish-from-the-rocks',
    'camp/plan-the-route',
    'camp/scan-the-surroundings',
    'camp/tend-the-hurt',
    'camp/put-the-camp-in-order',
    'build',
    'explore',
    'none',
  ])
  t.choose('rest').has({ whiteKept: false, taken: { red: ['wood', 'forage', 'rest'] } })
  expect(t.state.pawns).toMatchObject([{ action: 'wood' }, { action: 'forage' }, { action: 'rest', white: true }])
  t.settled()
  t.play('resolution')
    .has({ reserve: { wood: 3 }, pawns: [] })
    .settled()
})

rule('NA-SOLO-03', 'on a camp card it is resolved at once, and there is no third pawn', () => {
  const t = solo({}, { energy: 4, wounds: 1 }).play('whitePawn').choose('camp/tend-the-hurt')
  t.has({ castaways: { red: { energy: 4, wounds: 0 } }, whiteKept: false })
  t.play('placements', { pawn: 'second' }).choose('rest').settled()
})

rule('NA-SOLO-03', 'it may be left unplaced in the end; with others at the table it cannot be kept', () => {
  const t = solo().play('whitePawn').choose('keep')
  t.play('placements', { pawn: 'second' }).choose('rest').choose('none').has({ whiteKept: false }).settled()
  const two = table({ players: 2 }).play('whitePawn')
  expect(two.offers('white')).toEqual([
    'camp/fish-from-the-rocks',
    'camp/plan-the-route',
    'camp/scan-the-surroundings',
    'camp/tend-the-hurt',
    'camp/put-the-camp-in-order',
  ])
  two.settled('white')
})

rule('NA-SOLO-03 NA-START-02', 'who is lost when the phase begins has no white pawn in this turn', () => {
  const t = solo({ rolls: { 'die.lost': [3, 4] } }, { lost: 5 })
  const isAsked = (): boolean => t.session.questions.length > 0
  t.play('whitePawn').changed({ whiteKept: false })
  expect(isAsked()).toBe(false)
  t.play('placements', { pawn: 'first' })
  expect(isAsked()).toBe(false)
  t.play('placements', { pawn: 'second' })
  expect(isAsked()).toBe(false)
  t.play('returnAttempts', { attempt: 'first' })
  expect(t.state.castaways.red?.lost).toBeUndefined()
  // The second pawn is placed, and no third one.
  t.play('placeReturned').choose('wood').settled()
})

rule('NA-EX-44 NA-SOLO-04 NA-UPKEEP-02', 'three cubes: one token, and the rest spoils', () => {
  const t = solo({ phase: 'end', reserve: { food: 3, tokens: 1 } }).play('upkeep')
  t.changed({ reserve: { food: 0, tokens: 2 } })
  expect(t.happened('spoiled')).toMatchObject([{ by: 2 }])
  t.settled()
})

rule('NA-SOLO-04', 'without a cube there is nothing to keep, and others keep nothing', () => {
  solo({ phase: 'end', reserve: { food: 0, tokens: 1 } })
    .play('upkeep')
    .changed({ reserve: { food: 0, tokens: 1 } })
    .settled()
  const two = table({
    phase: 'end',
    players: 2,
    castaways: { red: { character: 'character/ines-ferrolle' } },
    reserve: { food: 3, tokens: 1 },
  })
  two
    .play('upkeep')
    .changed({ reserve: { food: 0, tokens: 1 } })
    .settled()
})

rule('NA-SOLO-04 NA-UPKEEP-01', 'after the cures and the losses', () => {
  const camp: NonNullable<Scene['camp']> = [['damage/spoiled-stores'], ['camp/plan-the-route'], [], [], [], [], [], []]
  // The rats find no token; the one that is kept comes after them.
  solo({ phase: 'end', reserve: { food: 1, tokens: 0 }, camp })
    .play('upkeep')
    .changed({ reserve: { food: 0, tokens: 1 } })
    .settled()
  // Two are cured, one of these is eaten, and the last cube is kept.
  const cured = solo({ phase: 'end', reserve: { food: 3, tokens: 0 }, camp, built: ['building/smokehouse'] }).play(
    'upkeep',
  )
  cured.changed({ reserve: { food: 0, tokens: 2 } }).settled()
})

rule('NA-SOLO-05', 'Rest gives 1 energy more', () => {
  const rest = (scene: Scene, red: Red): TestTable<Naufragos> =>
    solo(scene, red).play('act', { seat: 'red', action: 'rest', box: 0 })
  rest({}, { energy: 2 })
    .changed({ castaways: { red: { energy: 4 } } })
    .settled()
  rest({ built: ['building/lean-to'], rolls: { 'die.rest': [6] } }, { energy: 2 })
    .changed({ castaways: { red: { energy: 5 } } })
    .settled()
  rest({}, { energy: 5 })
    .changed({ castaways: { red: { energy: 6 } } })
    .settled()
  const two = table({ players: 2, castaways: { red: { energy: 2 } } })
  two
    .play('act', { seat: 'red', action: 'rest', box: 0 })
    .changed({ castaways: { red: { energy: 3 } } })
    .settled()
})

rule('NA-SOLO-06 NA-EVT-12', 'lost, the event has no instructions', () => {
  const t = solo({ weather: 3, top: { event: ['event/the-good-day'] } }, { lost: 7, energy: 3 }).play('event')
  t.has({ weather: 2, castaways: { red: { energy: 3 } } }).settled()
  solo({ weather: 3, top: { event: ['event/the-good-day'] } }, { energy: 3 })
    .play('event')
    .has({ weather: 2, castaways: { red: { energy: 4 } } })
    .settled()
})

rule('NA-SOLO-06 NA-UPKEEP-07', 'lost, the campfire goes out in Upkeep', () => {
  const t = solo({ phase: 'end', fire: { lit: true, wood: 3 } }, { lost: 7 }).play('nextStart')
  t.changed({ fire: { lit: false, wood: 0 }, startPlayer: 'red' }).settled()
  solo({ phase: 'end', fire: { lit: true, wood: 3 } })
    .play('nextStart')
    .changed({ fire: { lit: true, wood: 3 } })
    .settled()
})

rule('NA-SOLO-07', 'to be rescued is to win, and the score is rated', () => {
  const scene: Scene = { turn: 9, summit: 'red', lastTurn: 9, activeEvent: 'event/clear-horizon', eventDeck: [] }
  const t = solo({ ...scene, built: ['building/signs-in-the-sand'] }, { items: ['wreckage/purse-of-coins'] }).play(
    'turnEnd',
  )
  expect(t.session.outcome).toEqual({ result: 'won', why: 'rescued', winners: ['red'], scores: { red: 3 } })
  t.settled()
  solo(scene).play('turnEnd').ended('lost', 'noShip').settled()
  const ratings = [0, 25, 26, 31, 32, 37, 38, 60].map(ratingOf)
  expect(ratings).toEqual(['footnote', 'footnote', 'yarn', 'yarn', 'bestseller', 'bestseller', 'legend', 'legend'])
})
