// Icons become the symbols of a sprite, under our names.
import { expect, test } from 'vitest'
import { drawSprite } from '../plugins/sprites.ts'

const drawings = {
  icons: { 'half-log': { body: '<path fill="currentColor" d="M1 1"/>' }, meat: { body: '<path d="M2 2"/>' } },
  aliases: { log: { parent: 'half-log' } },
}

test('each name is a symbol that takes the colour of the text', () => {
  expect(drawSprite({ wood: 'half-log', 'event/feast': 'meat', pile: 'log' }, drawings)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">' +
      '<symbol id="wood" viewBox="0 0 512 512" fill="currentColor"><path d="M1 1"/></symbol>' +
      '<symbol id="event--feast" viewBox="0 0 512 512" fill="currentColor"><path d="M2 2"/></symbol>' +
      '<symbol id="pile" viewBox="0 0 512 512" fill="currentColor"><path d="M1 1"/></symbol>' +
      '</svg>',
  )
})

test('a name that is not in the set is named', () => {
  expect(() => drawSprite({ wood: 'half-log', food: 'maet' }, drawings)).toThrow(
    'icon-names.ts: not in the game-icons set: "maet" (for food)',
  )
})
