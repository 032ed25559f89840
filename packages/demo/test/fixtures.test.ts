// Finished games and bug reports do not change with the deck.
import { readdirSync, readFileSync } from 'node:fs'
import { changedBeacon } from '@landfall/demo/testing'
import { expect, test } from 'vitest'

const folder = new URL('../fixtures/', import.meta.url)

test.each(readdirSync(folder))('%s is as it was with another deck in another order', (file) => {
  const game = changedBeacon({ deck: (cards) => ['lamp/99', ...cards.toReversed()] })
  const { journal } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const { session, misfit } = game.bringBack(journal)
  expect(misfit).toBeUndefined()
  expect(session.save()).toEqual(journal)
  expect(game.start({ ...journal.config, seed: 'new' }).dealt[0]?.[1]).toContain('lamp/99')
})
