// What can be taken from the wreck.
import { bonus, cancelTrauma, cure, energy, heal, ownTokens, peek, tiebreak, tokens } from '../verbs/index.ts'
import type { Deck, WreckageId } from './card-ids.ts'
import type { Item } from './cards.ts'
import { at, choose, ifThen, mod, modWhile, option, shield } from './writing.ts'

export const WRECKAGE: Deck<WreckageId, Item> = {
  'wreckage/ships-compass': { tags: ['compass'], strength: 0, story: 1, lasting: [mod('returnRoll', 2)] },
  'wreckage/signal-mirror': { tags: ['mirror'], strength: 0, story: 1, lasting: [modWhile('sunny', 'fire', 2)] },
  'wreckage/spyglass': {
    tags: ['spyglass'],
    strength: 0,
    story: 1,
    use: { often: 'everyTurn', effects: [peek('own', 1)] },
  },
  'wreckage/coil-of-rope': { tags: ['rope'], strength: 0, story: 0, lasting: [mod('returnRoll', 1)] },
  'wreckage/boarding-axe': { tags: ['blade', 'axe'], strength: 1, story: 0, lasting: [mod('wood', 1)] },
  'wreckage/carpenters-saw': { tags: ['saw'], strength: 0, story: 0, lasting: [mod('build', 1)] },
  'wreckage/cutlass': { tags: ['blade'], strength: 2, story: 1 },
  'wreckage/musket': { tags: ['gun'], strength: 1, story: 1, lasting: [modWhile('has/powder', 'strength', 2)] },
  'wreckage/keg-of-powder': {
    tags: ['powder'],
    strength: 0,
    story: 0,
    use: { often: 'once', effects: [bonus('strength', 4)] },
  },
  'wreckage/surgeons-chest': { tags: ['med'], strength: 0, story: 1, use: { often: 3, effects: [heal(1, 'one')] } },
  'wreckage/flask-of-rum': { tags: ['rum'], strength: 0, story: 1, use: { often: 'once', effects: [energy(2)] } },
  'wreckage/tin-of-biscuit': {
    tags: ['ration'],
    strength: 0,
    story: 0,
    use: {
      often: 'once',
      effects: [
        choose([
          option('wreckage/tin-of-biscuit/share-it', [tokens(3)]),
          option('wreckage/tin-of-biscuit/keep-it', [ownTokens(2)]),
        ]),
      ],
    },
  },
  'wreckage/sack-of-salt': { tags: ['salt'], strength: 0, story: 0, lasting: [at('upkeep', cure(1))] },
  'wreckage/casting-net': { tags: ['net'], strength: 0, story: 0, lasting: [mod('fish', 1)] },
  'wreckage/hooks-and-line': { tags: ['hooks'], strength: 0, story: 0, lasting: [mod('fishDraw', 1)] },
  'wreckage/iron-pot': { tags: ['pot'], strength: 0, story: 0, lasting: [at('eat', ifThen('fire', [energy(1)]))] },
  'wreckage/wool-blanket': { tags: ['blanket'], strength: 0, story: 0, lasting: [mod('rest', 1)] },
  'wreckage/tinderbox': { tags: ['tinder'], strength: 0, story: 1, lasting: [mod('fire', 2)] },
  'wreckage/bound-journal': { tags: ['log'], strength: 0, story: 2, lasting: [mod('diary', 1)] },
  'wreckage/hymn-book': { tags: ['book'], strength: 0, story: 2, use: { often: 'once', effects: [heal(1, 'home')] } },
  'wreckage/fiddle': {
    tags: ['music'],
    strength: 0,
    story: 2,
    lasting: [at('rest', ifThen('fire', [energy(1, 'other')]))],
  },
  'wreckage/purse-of-coins': { tags: ['gold'], strength: 0, story: 3 },
  'wreckage/painted-miniature': {
    tags: ['keepsake'],
    strength: 0,
    story: 2,
    use: { at: 'trauma', often: 'once', effects: [cancelTrauma] },
  },
  'wreckage/roll-of-sailcloth': { tags: ['sailcloth'], strength: 0, story: 0, lasting: [mod('buildWood', -1)] },
  'wreckage/ships-ensign': { tags: ['ensign'], strength: 0, story: 1 },
  'wreckage/storm-lantern': {
    tags: ['lantern'],
    strength: 0,
    story: 1,
    lasting: [modWhile('rainy', 'returnRoll', 1)],
  },
  'wreckage/speaking-trumpet': {
    tags: ['horn'],
    strength: 0,
    story: 0,
    use: { at: 'tie', often: 'everyTurn', effects: [tiebreak] },
  },
  'wreckage/oilskin-chart': { tags: ['chart', 'map'], strength: 0, story: 1, lasting: [mod('start', -1)] },
  'wreckage/sea-boots': { tags: ['boots'], strength: 0, story: 0, lasting: [shield(1)] },
  'wreckage/caged-parrot': {
    tags: ['parrot'],
    strength: 0,
    story: 2,
    use: { often: 'everyTurn', effects: [peek('any', 1)] },
  },
}
