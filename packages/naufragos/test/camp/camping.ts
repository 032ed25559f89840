// Pawns on camp cards, and a card that is drawn alone.
import { table } from '@landfall/naufragos/testing'
import type { Scene } from '../pieces.ts'

export const placing = (scene: Scene = {}) => table(scene).play('place', { seat: 'red', pawn: 'first' })
/** The camp cards that red may choose. */
export const open = (scene: Scene): readonly string[] => {
  const t = placing(scene)
  t.settled('place')
  const actions = ['forage', 'wood', 'diary', 'wreck', 'fire', 'rest', 'build', 'explore', 'none']
  return t.offers('place').filter((id) => !actions.includes(id))
}
/** Red draws a card of the coast, alone. */
export const draw = (card: 'coast/turtle-tracks' | 'coast/where-the-drift-collects', scene: Scene = {}) =>
  table({ expedition: { explorers: ['red'] }, top: { coast: [card] }, ...scene })
    .play('exploration')
    .choose('coast')
