// What is asked is understood: what asks it, whom and what it is about, and what each choice means, by their words alone.

import { type Choice, isAsking, PASS, type Question } from '@landfall/kernel'
import { naufragosPlugin } from '@landfall/naufragos'
import { table } from '@landfall/naufragos/testing'
import { botsOf, LANGUAGES, type Language, voiceFor } from '@landfall/tabletop'
import { type TestTable, unclearQuestions } from '@landfall/testkit'
import { expect, test } from 'vitest'
import type { Seat } from '../src/components/seats.ts'
import type { Naufragos } from '../src/types.ts'
import { build } from './build/building.ts'
import { voices } from './spoken.ts'

/** The questions whose own words say all: of actions that one has chosen, of meals, and of the phases. */
const PLAIN = [
  ...['character', 'white', 'place', 'building', 'energyForFire', 'wreckage', 'storyToKeep', 'explore', 'tradeWith'],
  ...[
    'meal',
    'ownFood',
    'dawn',
    'meals',
    'hunger',
    'night',
    'woundCheck',
    'upkeep',
    'ships',
    'lastTurn',
    'trauma',
    'homeward',
    'strayed',
  ],
]

/** Tiles of the same value. */
const areAlike = (one: Choice, other: Choice): boolean => value(one) === value(other)
const value = ({ id }: Choice): string | undefined => /^\d+(?=\/\d+$)/.exec(id)?.[0] ?? id

const players = Object.values(await botsOf(naufragosPlugin))

test('played games ask in every language what can be told apart, and say what asks or what it is about', {
  timeout: 120_000,
}, () => {
  expect(unclearQuestions({ plugin: naufragosPlugin, voices, players, games: 24, plain: PLAIN, areAlike })).toEqual([])
})

type Table = TestTable<Naufragos>

/** The question that must be answered first. */
function question({ session }: Table): Question<Naufragos['clause']> {
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

test('NA-CARD-01 an item that is used asks for itself, with what it does', () => {
  const t = table({
    players: 2,
    castaways: { red: { items: ['wreckage/surgeons-chest'], wounds: 1 }, yellow: { wounds: 1 } },
  }).play('place', { seat: 'red', pawn: 'first' })
  expect(asked(t)).toBe('Where do you place your pawn?')
  t.as('red').choose('use/wreckage/surgeons-chest')
  expect(LANGUAGES.map((language) => asked(t, language))).toEqual([
    "Surgeon's chest: which castaway do you choose? [A castaway of your choice heals 1 wound]",
    'Cassetta del chirurgo: quale naufrago scegli? [Un naufrago a scelta cura 1 ferita]',
    'Skrzynka chirurga: którego rozbitka wybierasz? [Wybrany rozbitek leczy 1 ranę]',
    'Лекарский сундучок: кого вы выбираете? [Один игрок на выбор излечивает 1 рану]',
  ])
  t.settled('whom')
})

test('NA-VOTE-02 NA-VOTE-05 a vote is of several; alone one is asked what to do', () => {
  const tempers = (players: number) => table({ players, eventDeck: ['event/tempers'] }).play('event')
  const two = tempers(2)
  expect(asked(two)).toBe('Tempers: the group decides. What do you choose?')
  two.settled('vote')
  const solo = tempers(1)
  expect(LANGUAGES.map((language) => asked(solo, language))).toEqual([
    'Tempers: what do you do?',
    'Nervi tesi: che cosa fai?',
    'Nerwy na wierzchu: co robisz?',
    'Накипело: что вы делаете?',
  ])
  solo.settled('vote')
})

test('NA-NOTE-04 a trade names the other castaway', () => {
  const t = table({ players: 2, castaways: { red: { items: ['wreckage/ships-compass'] } } }).play('place', {
    seat: 'red',
    pawn: 'first',
  })
  t.as('red').choose('trade').choose('yellow')
  expect(LANGUAGES.map((language) => asked(t, language))).toEqual([
    'What do you offer Yellow?',
    'Che cosa offri a Giallo?',
    'Wymiana z Żółtym: co dajesz?',
    'Обмен (Жёлтый): что вы предлагаете?',
  ])
  t.choose('wreckage/ships-compass')
  expect(asked(t, 'ru')).toBe('Обмен (Жёлтый): что вы просите?')
  t.settled('tradeAsk')
})

test('NA-BUILD-09 what the Huge Bonfire lacks is wood, and energy carries it there', () => {
  const t = build({ progress: { 'building/huge-bonfire': 3 } })
    .choose('building/huge-bonfire')
    .asks('pledge', 'red')
  expect(LANGUAGES.map((language) => asked(t, language))).toEqual([
    'Huge Bonfire: how much energy do you invest in this building? [Still missing: 2 wood, 1 for each energy]',
    'Falò enorme: quanta energia investi in questa costruzione? [Ancora da portare: 2 legni, 1 per ogni punto energia]',
    'Wielkie ognisko: ile energii inwestujesz w tę budowlę? [Jeszcze do dołożenia: 2 drewna, po 1 za każdy punkt energii]',
    'Огромный костёр: сколько энергии вы вложите в эту постройку? [Осталось принести: 2 жетона древесины (1 за 1 энергию)]',
  ])
  t.settled('pledge')
})

test('NA-RETURN-01 who turns back is told the odds alone and together; alone there is only one', () => {
  const homeFrom = (explorers: Seat[]): string => {
    const t = table({ expedition: { explorers, cube: 8 } }).play('exploration')
    const back = question(t).choices.find(({ id }) => id === 'return')
    if (back === undefined) throw new Error('nobody can turn back')
    t.settled('explore')
    return voiceFor(voices.en, t.session.config).choice(back, question(t))
  }
  expect(homeFrom(['red'])).toBe('Return to camp (success 42%)')
  expect(homeFrom(['red', 'yellow'])).toBe('Return to camp (alone 42%, all together 42%)')
})

test('NA-STORY-01 who may roll again is told what was rolled', () => {
  const t = table({
    phase: 'end',
    players: 2,
    castaways: { red: { wounds: 1 } },
    stories: { red: ['1/101', '2/101'] },
    rolls: { 'die.wounds': [1] },
  }).play('woundCheck')
  expect(asked(t)).toBe('Do you want to roll again? [Wound check (Red): 1: failure.]')
  t.choose(PASS).settled()
})
