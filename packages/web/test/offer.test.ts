// What a space of the island says of what can be done there.
import { expect, test } from 'vitest'
import { offerOn } from '../src/crusoe/offer.ts'

test('a space says what an Explore Action there takes, and nothing when its turn has come', () => {
  const choice = {
    ...{ id: '', label: '', inHand: '', at: 'explore/A1', takesBack: false },
    ...{ moves: undefined, concerns: undefined, odds: undefined, costs: undefined },
  }
  const fog = { tile: undefined }
  expect(offerOn(fog, { ...choice, group: 'explore' })).toBe('explore')
  expect(offerOn(fog, { ...choice, group: 'support' })).toBe('support')
  expect(offerOn(fog, { ...choice, group: 'remove' })).toBeUndefined()
  expect(offerOn(fog, { ...choice, group: undefined })).toBeUndefined()
})
