// The exploration cards of the centre, the heart of the island.
import {
  add,
  advance,
  camp,
  difficulty,
  energy,
  food,
  item,
  leavePending,
  lost,
  ownTokens,
  peek,
  project,
  remember,
  returnRolls,
  safe,
  salvage,
  story,
  wound,
} from '../verbs/index.ts'
import type { CentreId, Deck } from './card-ids.ts'
import type { ExplorationCard } from './cards.ts'
import { choose, groupStrength, ifThen, option, roll, strength, unless, vote } from './writing.ts'

export const CENTRE: Deck<CentreId, ExplorationCard> = {
  'centre/scree': { deck: 'centre', foot: 1, map: 2, diary: 0, effects: [roll(4, [], [energy(-1)])] },
  'centre/high-pasture': { deck: 'centre', foot: 1, map: 1, diary: 1, effects: [energy(1)] },
  'centre/knife-ridge': {
    deck: 'centre',
    foot: 0,
    map: 2,
    diary: 0,
    effects: [
      choose([
        option('centre/knife-ridge/cross', [roll(3, [advance(1)], [wound(2)])]),
        option('centre/knife-ridge/back-down', [difficulty(-1)]),
      ]),
    ],
  },
  'centre/into-the-cloud': { deck: 'centre', foot: 1, map: 2, diary: 0, effects: [returnRolls(-1)] },
  'centre/eagles-ledge': {
    deck: 'centre',
    foot: 0,
    map: 2,
    diary: 0,
    effects: [
      choose([
        option('centre/eagles-ledge/take-the-eggs', [roll(3, [food(3)], [wound(1)])]),
        option('centre/eagles-ledge/pass-quietly', [advance(1)]),
      ]),
    ],
  },
  'centre/the-chimney': {
    deck: 'centre',
    foot: 1,
    map: 2,
    diary: 0,
    effects: [ifThen('groupHas/rope', [advance(1, 'explorers')], [energy(-1)])],
  },
  'centre/a-sail-far-out': { deck: 'centre', foot: 1, map: 1, diary: 1, effects: [peek('event', 3)] },
  'centre/rockfall': { deck: 'centre', foot: 0, map: 2, diary: 0, effects: [strength(5, [], [wound(1)])] },
  'centre/cold-bivouac': {
    deck: 'centre',
    foot: 1,
    map: 2,
    diary: 0,
    effects: [unless('groupHas/blanket', [energy(-1, 'explorers')])],
  },
  'centre/crystal-hollow': { deck: 'centre', foot: 0, map: 2, diary: 0, effects: [story(1)] },
  'centre/wind-gap': {
    deck: 'centre',
    foot: 1,
    map: 2,
    diary: 0,
    effects: [ifThen('rainy', [wound(1)], [advance(1)])],
  },
  'centre/the-shoulder': { deck: 'centre', foot: 1, map: 1, diary: 1, effects: [project('building/lookout')] },
  'centre/lying-cairns': { deck: 'centre', foot: 0, map: 2, diary: 0, effects: [difficulty(1), returnRolls(-1)] },
  'centre/the-last-gully': {
    deck: 'centre',
    foot: 1,
    map: 2,
    diary: 0,
    effects: [
      choose([
        option('centre/the-last-gully/race-for-it', [advance(1)], { energy: 2 }),
        option('centre/the-last-gully/steady-pace', []),
      ]),
    ],
  },
  'centre/warm-ground': { zero: 13, deck: 'centre', foot: 1, map: 1, diary: 0, effects: [add('centre/fumaroles')] },
  'centre/a-row-of-watchers': {
    zero: 16,
    deck: 'centre',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [
      choose([
        option('centre/a-row-of-watchers/bow-and-pass', [remember('respect'), add('centre/the-open-gate')]),
        option('centre/a-row-of-watchers/climb-one', [story(1), add('centre/the-floor-gives')]),
      ]),
    ],
  },
  'centre/iron-ring-in-the-rock': {
    zero: 21,
    deck: 'centre',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [add('centre/the-fog-bell')],
  },
  'centre/nesting-cliff': {
    zero: 22,
    deck: 'centre',
    foot: 1,
    map: 0,
    diary: 0,
    effects: [
      choose([
        option('centre/nesting-cliff/collect-eggs', [food(3)]),
        option('centre/nesting-cliff/tie-messages-to-legs', [add('event/the-bird-that-came-back')], { stories: 1 }),
      ]),
    ],
  },
  'centre/snare-across-the-path': {
    number: 5,
    deck: 'centre',
    foot: 0,
    map: 2,
    diary: 0,
    effects: [strength(5, [story(1)], [wound(1), difficulty(1)]), ifThen('flag/robbed', [energy(-1)])],
  },
  'centre/the-hermits-stair': {
    number: 6,
    deck: 'centre',
    foot: 2,
    map: 0,
    diary: 1,
    effects: [returnRolls(1), ifThen('flag/gift', [camp('camp/the-neighbour-calls')])],
  },
  'centre/the-cock-of-the-ridge': {
    number: 13,
    deck: 'centre',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [strength(5, [ownTokens(2), item('item/plumed-hat')], [wound(1)])],
  },
  'centre/the-sealed-cave': {
    number: 19,
    deck: 'centre',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [
      vote([
        option('centre/the-sealed-cave/open-it', [
          ifThen(
            'flag/bones',
            [add('centre/the-chest', { top: true })],
            [groupStrength(7, [add('centre/the-chest', { top: true })], [wound(1), leavePending])],
          ),
        ]),
        option('centre/the-sealed-cave/leave-it-for-now', [leavePending]),
      ]),
    ],
  },
  'centre/the-chest': {
    number: 20,
    deck: 'centre',
    foot: 0,
    map: 0,
    diary: 1,
    effects: [
      vote([
        option('centre/the-chest/share-it-out', [story(1, 'explorers'), item('item/casket-of-doubloons')]),
        option('centre/the-chest/finders-luck', [
          story(2),
          item('item/casket-of-doubloons'),
          add('event/whispering-about-gold'),
        ]),
      ]),
    ],
  },
  'centre/the-man-who-hid-it': {
    number: 23,
    deck: 'centre',
    foot: 1,
    map: 1,
    diary: 1,
    effects: [salvage(2), remember('bones'), add('centre/the-sealed-cave')],
  },
  'centre/the-womens-path': {
    number: 31,
    deck: 'centre',
    foot: 1,
    map: 0,
    diary: 1,
    effects: [returnRolls(2), ifThen('flag/allies', [advance(1, 'explorers'), item('item/shark-tooth-club')])],
  },
  'centre/hunted': {
    number: 50,
    deck: 'centre',
    foot: 1,
    map: 2,
    diary: 0,
    effects: [
      ifThen(
        'flag/mercy',
        [story(1), returnRolls(1)],
        [
          choose([
            option('centre/hunted/run', [advance(1)], { energy: 2 }),
            option('centre/hunted/turn-and-stand', [strength(7, [item('item/striped-pelt'), story(1)], [wound(2)])]),
          ]),
        ],
      ),
    ],
  },
  'centre/fumaroles': {
    number: 59,
    deck: 'centre',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('centre/fumaroles/cross-the-field', [
          roll(3, [advance(1), add('centre/sulphur-crust')], [wound(1), add('centre/the-crack')]),
        ]),
        option('centre/fumaroles/keep-to-the-rim', [difficulty(1), add('centre/the-crack')]),
      ]),
    ],
  },
  'centre/sulphur-crust': {
    number: 60,
    deck: 'centre',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [
      choose([
        option('centre/sulphur-crust/fill-a-bag', [item('item/bag-of-sulphur')]),
        option('centre/sulphur-crust/hold-your-breath-and-hurry', [advance(1), add('centre/lava-tube')]),
      ]),
    ],
  },
  'centre/the-crack': {
    number: 65,
    deck: 'centre',
    foot: 1,
    map: 2,
    diary: 0,
    effects: [groupStrength(7, [advance(1)], [wound(1, 'explorers'), difficulty(1)])],
  },
  'centre/lava-tube': {
    number: 66,
    deck: 'centre',
    foot: 2,
    map: 0,
    diary: 1,
    effects: [
      ifThen(
        'groupHas/lantern',
        [advance(1), story(1)],
        [
          choose([
            option('centre/lava-tube/feel-your-way', [roll(4, [advance(1)], [lost])]),
            option('centre/lava-tube/turn-back', [difficulty(1)]),
          ]),
        ],
      ),
    ],
  },
  'centre/the-floor-gives': {
    number: 69,
    deck: 'centre',
    foot: 0,
    map: 2,
    diary: 0,
    effects: [
      strength(5, [add('centre/the-idol-room')], [wound(1), difficulty(1)]),
      ifThen('flag/offence', [energy(-1)]),
    ],
  },
  'centre/the-open-gate': {
    number: 70,
    deck: 'centre',
    foot: 1,
    map: 0,
    diary: 1,
    effects: [ifThen('flag/respect', [advance(1)], [difficulty(1)]), add('centre/the-idol-room')],
  },
  'centre/the-idol-room': {
    number: 71,
    deck: 'centre',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [
      vote([
        option('centre/the-idol-room/take-the-idol', [item('item/the-green-idol'), add('event/ill-luck')]),
        option('centre/the-idol-room/leave-it', [story(1, 'explorers'), add('centre/the-priests-road')]),
      ]),
    ],
  },
  'centre/the-priests-road': {
    number: 74,
    deck: 'centre',
    foot: 2,
    map: 0,
    diary: 0,
    effects: [
      choose([
        option('centre/the-priests-road/follow-it-up', [returnRolls(2)]),
        option('centre/the-priests-road/follow-it-home', [safe('explorers')]),
      ]),
    ],
  },
  'centre/the-fog-bell': {
    number: 90,
    deck: 'centre',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [
      vote([
        option(
          'centre/the-fog-bell/carry-it-down',
          [project('building/bell-frame'), story(1, 'explorers'), add('event/hull-down')],
          { shared: 3 },
        ),
        option('centre/the-fog-bell/take-only-the-telescope', [item('item/bronze-telescope')]),
        option('centre/the-fog-bell/ring-it-once-and-go', [story(1)]),
      ]),
    ],
  },
}
