// The exploration cards of the coast.
import {
  add,
  advance,
  camp,
  difficulty,
  energy,
  food,
  forage,
  item,
  leavePending,
  ownTokens,
  peek,
  project,
  remember,
  salvage,
  story,
  trauma,
  wood,
  wound,
} from '../verbs/index.ts'
import type { CoastId, Deck } from './card-ids.ts'
import type { ExplorationCard } from './cards.ts'
import { choose, ifThen, option, roll, strength, vote } from './writing.ts'

export const COAST: Deck<CoastId, ExplorationCard> = {
  'coast/tide-pools': { deck: 'coast', foot: 1, map: 1, diary: 0, effects: [food(1), forage(1)] },
  'coast/the-long-white-mile': { deck: 'coast', foot: 1, map: 0, diary: 0, effects: [wood(1)] },
  'coast/broken-spars': { deck: 'coast', foot: 1, map: 1, diary: 0, effects: [wood(2)] },
  'coast/crab-gulch': {
    deck: 'coast',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [
      roll(
        3,
        [
          choose([
            option('coast/crab-gulch/carry-them-home', [food(2)]),
            option('coast/crab-gulch/keep-the-best-one', [ownTokens(1)]),
          ]),
        ],
        [wound(1)],
      ),
    ],
  },
  'coast/headland': { deck: 'coast', foot: 1, map: 1, diary: 1, effects: [peek('interior', 1)] },
  'coast/cask-in-the-weed': { deck: 'coast', foot: 0, map: 1, diary: 0, effects: [salvage(2)] },
  'coast/coconut-stand': { deck: 'coast', foot: 1, map: 1, diary: 0, effects: [forage(2)] },
  'coast/mangrove-maze': {
    deck: 'coast',
    foot: 1,
    map: 2,
    diary: 0,
    effects: [
      choose([
        option('coast/mangrove-maze/push-straight-through', [advance(1)], { energy: 1 }),
        option('coast/mangrove-maze/wade-along-the-edge', []),
      ]),
    ],
  },
  'coast/green-ledge': { deck: 'coast', foot: 0, map: 1, diary: 0, effects: [roll(3, [advance(1)], [wound(1)])] },
  'coast/sweet-stream': { deck: 'coast', foot: 1, map: 0, diary: 0, effects: [energy(1), project('building/cistern')] },
  'coast/a-strangers-grave': {
    deck: 'coast',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('coast/a-strangers-grave/copy-the-inscription', [story(1)]),
        option('coast/a-strangers-grave/dig', [roll(5, [salvage(3)], [energy(-1)])]),
      ]),
    ],
  },
  'coast/turtle-tracks': { deck: 'coast', foot: 1, map: 1, diary: 0, effects: [camp('camp/turtle-beach')] },
  'coast/blowhole': { deck: 'coast', foot: 1, map: 1, diary: 0, effects: [roll(2, [], [wound(1)])] },
  'coast/where-the-drift-collects': {
    deck: 'coast',
    foot: 0,
    map: 0,
    diary: 0,
    effects: [wood(1), camp('camp/the-drift-pile')],
  },
  'coast/gull-island': {
    deck: 'coast',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('coast/gull-island/rob-the-nests', [food(2)]),
        option('coast/gull-island/sit-and-count-them', [story(1), difficulty(1)]),
      ]),
    ],
  },
  'coast/cliffs-to-the-waterline': {
    deck: 'coast',
    foot: 1,
    map: 2,
    diary: 0,
    effects: [
      vote([
        option('coast/cliffs-to-the-waterline/climb-together', [energy(-1, 'explorers'), advance(1, 'explorers')]),
        option('coast/cliffs-to-the-waterline/swim-round', [roll(4, [advance(1)], [wound(1)])]),
      ]),
    ],
  },
  'coast/reef-flats': {
    deck: 'coast',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [ifThen('groupHas/net', [food(3)], [food(1)]), project('building/fish-weir')],
  },
  'coast/wind-bent-pines': {
    deck: 'coast',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [wood(1), project('building/signal-mast')],
  },
  'coast/the-figurehead': {
    deck: 'coast',
    foot: 1,
    map: 1,
    diary: 1,
    effects: [
      choose([
        option('coast/the-figurehead/carry-her-to-camp', [camp('camp/the-figurehead-watches')]),
        option('coast/the-figurehead/split-her-for-the-fire', [wood(2)]),
      ]),
    ],
  },
  'coast/quick-mud': { deck: 'coast', foot: 0, map: 2, diary: 0, effects: [strength(4, [story(1)], [energy(-2)])] },
  'coast/bare-footprints': {
    zero: 1,
    deck: 'coast',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('coast/bare-footprints/follow-them', [difficulty(1), add('interior/the-man-in-bark-cloth')]),
        option('coast/bare-footprints/leave-a-gift', [remember('gift'), add('interior/a-gift-returned')], {
          tokens: 1,
        }),
        option('coast/bare-footprints/walk-on', []),
      ]),
    ],
  },
  'coast/feathers-on-the-dune': {
    zero: 2,
    deck: 'coast',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [add('interior/scratchings-in-the-leaf-litter')],
  },
  'coast/the-carved-palm': {
    zero: 4,
    deck: 'coast',
    foot: 1,
    map: 0,
    diary: 0,
    effects: [add('coast/cairn-with-a-cross-bar')],
  },
  'coast/rag-in-a-bottle': {
    zero: 5,
    deck: 'coast',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [item('item/torn-half-of-a-chart'), add('interior/the-leaning-stone')],
  },
  'coast/keel-marks': {
    zero: 6,
    deck: 'coast',
    foot: 1,
    map: 1,
    diary: 1,
    effects: [
      choose([
        option('coast/keel-marks/wait-and-watch', [difficulty(1), add('coast/families-on-the-beach')]),
        option('coast/keel-marks/leave-an-offering', [remember('trust'), add('coast/families-on-the-beach')], {
          tokens: 1,
        }),
        option('coast/keel-marks/brush-out-your-tracks', [add('interior/followed')]),
      ]),
    ],
  },
  'coast/masthead-in-the-shallows': {
    zero: 7,
    deck: 'coast',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [add('coast/the-stern-on-the-reef')],
  },
  'coast/oil-on-the-water': {
    zero: 8,
    deck: 'coast',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('coast/oil-on-the-water/swim-out-now', [add('coast/the-stern-on-the-reef', { top: true })], {
          energy: 1,
        }),
        option('coast/oil-on-the-water/take-bearings', [add('coast/the-stern-on-the-reef')]),
      ]),
    ],
  },
  'coast/a-mewing-inland': {
    zero: 9,
    deck: 'coast',
    foot: 1,
    map: 0,
    diary: 0,
    effects: [
      choose([
        option('coast/a-mewing-inland/call-softly', [
          roll(4, [add('interior/ribs-and-a-torn-ear')], [add('interior/eyes-in-the-fern')]),
        ]),
        option('coast/a-mewing-inland/clap-your-hands', [add('interior/the-rats-granary')]),
      ]),
    ],
  },
  'coast/print-of-a-nailed-boot': {
    zero: 17,
    deck: 'coast',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [add('coast/the-marooned-bosun')],
  },
  'coast/cut-stones-in-the-surf': {
    zero: 20,
    deck: 'coast',
    foot: 1,
    map: 1,
    diary: 1,
    effects: [add('coast/landing-stair')],
  },
  'coast/cairn-with-a-cross-bar': {
    number: 15,
    deck: 'coast',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option(
          'coast/cairn-with-a-cross-bar/dig-here',
          [
            roll(
              4,
              [item('item/torn-half-of-a-chart'), add('interior/the-leaning-stone')],
              [add('interior/false-trail')],
            ),
          ],
          { energy: 1 },
        ),
        option('coast/cairn-with-a-cross-bar/take-the-bearing', [add('interior/the-leaning-stone')]),
      ]),
    ],
  },
  'coast/families-on-the-beach': {
    number: 24,
    deck: 'coast',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [
      vote([
        option('coast/families-on-the-beach/walk-out-with-open-hands', [
          ifThen(
            'flag/trust',
            [add('interior/talking-with-hands')],
            [roll(4, [add('interior/talking-with-hands')], [add('interior/warning-poles')])],
          ),
        ]),
        option('coast/families-on-the-beach/stay-in-the-trees', [add('interior/followed')]),
      ]),
    ],
  },
  'coast/the-stern-on-the-reef': {
    number: 33,
    deck: 'coast',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option(
          'coast/the-stern-on-the-reef/dive',
          [roll(3, [salvage(4), add('coast/the-great-cabin')], [wound(1), add('coast/something-large-in-the-hold')])],
          { energy: 2 },
        ),
        option('coast/the-stern-on-the-reef/send-a-line-first', [
          ifThen(
            'groupHas/rope',
            [add('coast/the-great-cabin', { top: true })],
            [energy(-1), add('coast/the-great-cabin')],
          ),
        ]),
        option('coast/the-stern-on-the-reef/come-back-at-low-water', [leavePending]),
      ]),
    ],
  },
  'coast/the-great-cabin': {
    number: 34,
    deck: 'coast',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('coast/the-great-cabin/the-log', [item('item/the-captains-log')]),
        option('coast/the-great-cabin/the-strongbox', [
          strength(5, [item('item/iron-bound-strongbox')], [energy(-1), add('event/the-stern-breaks-up')]),
        ]),
        option('coast/the-great-cabin/the-signal-locker', [
          item('item/signal-rockets'),
          add('event/the-stern-breaks-up'),
        ]),
      ]),
    ],
  },
  'coast/something-large-in-the-hold': {
    number: 39,
    deck: 'coast',
    foot: 0,
    map: 2,
    diary: 0,
    effects: [strength(6, [food(3), story(1)], [trauma(1)])],
  },
  'coast/the-marooned-bosun': {
    number: 75,
    deck: 'coast',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      vote([
        option('coast/the-marooned-bosun/take-him-in', [camp('camp/the-bosun-works-his-passage')]),
        option('coast/the-marooned-bosun/send-him-off-fed', [story(1), add('interior/a-debt-repaid')], { tokens: 1 }),
        option('coast/the-marooned-bosun/drive-him-away', [
          strength(5, [add('interior/his-other-camp')], [wound(1), add('interior/his-other-camp')]),
        ]),
      ]),
    ],
  },
  'coast/landing-stair': {
    number: 88,
    deck: 'coast',
    foot: 1,
    map: 0,
    diary: 0,
    effects: [add('interior/the-instrument-store')],
  },
}
