// Every card's text in every language is in a golden file: a changed sentence is a line in a diff.

import { beacon, beaconPlugin, CARDS, cardText, packs, SEATS } from '@landfall/demo'
import { isAsking } from '@landfall/kernel'
import { LANGUAGES, randomPlayer } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'

describe.each(LANGUAGES)('in %s', async (language) => {
  const { say } = (await packs[language]()).pack
  const { voice } = await beaconPlugin.speak(language)

  test('every card says what it does', async () => {
    const lines = CARDS.map((kind) => `${say.name(kind)}: ${cardText(kind, say)}`)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/cards.${language}.txt`)
  })

  test('a whole game can be told: every question, choice, event, ending and scene', async () => {
    const lines: string[] = []
    const session = beacon.start(
      { ...beaconPlugin.setupFor(3), seed: 'golden' },
      {
        listen: {
          happened: (events) => lines.push(...events.flatMap((event) => voice.log(beacon.told(event, 'cook')) ?? [])),
        },
      },
    )
    const player = randomPlayer('golden')
    while (session.outcome === undefined) {
      for (const question of session.questions) {
        if (isAsking(question)) continue
        lines.push(
          `? ${voice.prompt(question)}`,
          ...question.choices.map((choice) => `  - ${voice.choice(choice, question)}`),
        )
      }
      session.answer(player.answer(session))
    }
    lines.push(...voice.scene(session.view('cook'), 'cook'), voice.outcome(session.outcome))
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/game.${language}.txt`)
  })

  test('nothing is left unsaid', () => {
    const texts = [...CARDS.map((kind) => cardText(kind, say)), ...SEATS.map((seat) => voice.seat(seat))]
    for (const text of texts) expect(text).not.toMatch(/undefined|\[object|[{}@$]/)
  })
})
