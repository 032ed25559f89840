// What comes to nothing says so, and why; and what is lost names its cause.
import { crusoePlugin } from '@landfall/crusoe'
import { stack, table } from '@landfall/crusoe/testing'
import type { Happened } from '@landfall/kernel'
import { LANGUAGES, randomPlayer, voiceFor } from '@landfall/tabletop'
import { inEachLanguage, rule, type TestTable } from '@landfall/testkit'
import { expect, test } from 'vitest'
import type { Crusoe } from '../src/types.ts'
import { voices } from './spoken.ts'

const said = (t: TestTable<Crusoe>, name: 'hadNoEffect' | 'cameToNothing'): readonly (string | undefined)[] =>
  t.happened(name).map((event) => voices.en.log(event))

rule('RC-REST-01', 'rest heals nothing where nobody is hurt', () => {
  const t = table({ phase: 'action' }).play('rest', stack('rest', 'cook'))
  expect(said(t, 'cameToNothing')).toEqual(['The Cook: there is no wound to heal by resting.'])
})

rule('RC-HUNT-03', 'a Hunt without a Beast', () => {
  const t = table({ phase: 'action', huntingDeck: [] }).play('hunt', stack('hunt', 'cook'))
  expect(said(t, 'cameToNothing')).toEqual(['The Cook: the Hunt finds no Beast, as the Hunting deck is empty.'])
})

rule('RC-WEA-01 RC-WEA-07', 'a clear sky, and a roof that holds', () => {
  const clear = table({ phase: 'action', round: 1 }).play('weather')
  expect(said(clear, 'cameToNothing')).toEqual(['The sky stays clear, and the weather costs nothing.'])
  const dry = table({ phase: 'action', round: 1, levels: { roof: 1 }, weatherTokens: { rain: true } }).play('weather')
  expect(said(dry, 'cameToNothing')).toEqual(['The Roof keeps out all that falls.'])
})

rule('RC-MOR-01', 'morale in the middle gives and takes nothing', () => {
  const t = table({ phase: 'morale', morale: 0 }).play('morale')
  expect(said(t, 'cameToNothing')).toEqual(['Morale neither gives nor takes Determination tokens.'])
})

rule('RC-EVT-07', 'an Adventure token that lies there already', () => {
  const t = table({
    round: 2,
    eventDeck: ['event/heavy-rain'],
    eventOrder: ['event'],
    adventureTokens: ['build', 'gather', 'explore'],
    weatherTokens: { rain: true },
  }).play('event')
  expect(said(t, 'hadNoEffect').filter((line) => line?.includes('as that is already the case'))).toHaveLength(2)
})

/** What is lost; a line about it names the cause in brackets. */
const LOSSES = new Set(['resourcesChanged', 'levelChanged', 'moraleChanged', 'determinationChanged'])
const GONE = new Set(['wounded', 'inventionDiscarded', 'itemFlipped', 'discoveryPerished'])

test('RC-UNMET-03 every loss names its cause in every language', async () => {
  const spoken = await inEachLanguage((language) => crusoePlugin.speak(language))
  const without = new Set<string>()
  let losses = 0
  for (let game = 0; game < 14; game++) {
    const options = crusoePlugin.options ?? [{}]
    const setup = crusoePlugin.setupFor(1 + (game % 4), game, options[game % options.length])
    const events: Happened[] = []
    const listen = { happened: (told: readonly Happened[]) => void events.push(...told) }
    const session = crusoePlugin.game.start({ ...setup, seed: `causes/${game}` }, { listen })
    const player = randomPlayer(`causes/${game}`)
    while (session.outcome === undefined) session.answer(player.answer(session))
    for (const event of events) {
      if (!GONE.has(event.t) && !(LOSSES.has(event.t) && Number(event['by']) < 0)) continue
      losses += 1
      for (const language of LANGUAGES) {
        const line = voiceFor(spoken[language].voice, session.config).log(event) ?? ''
        if (line !== '' && !/\(.+\)\.$/.test(line)) without.add(`${language} ${String(event['rule'])}: ${line}`)
      }
    }
  }
  expect(losses).toBeGreaterThan(100)
  expect([...without]).toEqual([])
})
