// The exploration cards of the interior.
import {
  add,
  advance,
  back,
  camp,
  difficulty,
  energy,
  food,
  forage,
  gather,
  goHome,
  item,
  leavePending,
  ownTokens,
  peek,
  project,
  remember,
  returnRolls,
  salvage,
  sort,
  story,
  tokens,
  wood,
  wound,
} from '../verbs/index.ts'
import type { Deck, InteriorId } from './card-ids.ts'
import type { ExplorationCard } from './cards.ts'
import { choose, groupStrength, ifThen, option, roll, strength, vote } from './writing.ts'

export const INTERIOR: Deck<InteriorId, ExplorationCard> = {
  'interior/game-trail': { deck: 'interior', foot: 1, map: 2, diary: 0, effects: [strength(4, [food(2)])] },
  'interior/bamboo-thicket': { deck: 'interior', foot: 1, map: 2, diary: 0, effects: [wood(2)] },
  'interior/liana-curtain': {
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('interior/liana-curtain/cut-through', [ifThen('has/blade', [advance(1)], [energy(-1), advance(1)])]),
        option('interior/liana-curtain/go-back-and-round', [difficulty(-1)]),
      ]),
    ],
  },
  'interior/the-falls': {
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 1,
    effects: [energy(1, 'explorers'), camp('camp/bathing-pool')],
  },
  'interior/leech-hollow': { deck: 'interior', foot: 0, map: 2, diary: 0, effects: [roll(4, [], [wound(1)])] },
  'interior/fallen-giant': {
    deck: 'interior',
    foot: 1,
    map: 2,
    diary: 0,
    effects: [wood(1), project('building/lookout')],
  },
  'interior/sweet-roots': {
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('interior/sweet-roots/tell-the-others', [forage(2)]),
        option('interior/sweet-roots/dig-for-yourself', [ownTokens(2)]),
      ]),
    ],
  },
  'interior/fog-in-the-ferns': {
    deck: 'interior',
    foot: 1,
    map: 2,
    diary: 0,
    effects: [
      choose([
        option('interior/fog-in-the-ferns/wait-and-come-back', [difficulty(-1), back]),
        option('interior/fog-in-the-ferns/walk-into-it', [difficulty(1), advance(1)]),
      ]),
    ],
  },
  'interior/ravine': {
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      ifThen('groupHas/rope', [advance(1, 'explorers')], [roll(3, [], [wound(1)])]),
      project('building/rope-bridge'),
    ],
  },
  'interior/painted-rock': { deck: 'interior', foot: 0, map: 1, diary: 1, effects: [peek('centre', 2)] },
  'interior/parrot-roost': { deck: 'interior', foot: 1, map: 2, diary: 0, effects: [roll(4, [food(1)])] },
  'interior/banded-snake': {
    deck: 'interior',
    foot: 0,
    map: 2,
    diary: 0,
    effects: [strength(5, [food(1)], [wound(1), energy(-1)])],
  },
  'interior/old-clearing': { deck: 'interior', foot: 1, map: 2, diary: 0, effects: [forage(1), gather(1)] },
  'interior/echo-valley': {
    deck: 'interior',
    foot: 1,
    map: 2,
    diary: 1,
    effects: [
      choose([
        option('interior/echo-valley/shout-and-listen', [sort('interior', 3)], { energy: 1 }),
        option('interior/echo-valley/pass-quietly', []),
      ]),
    ],
  },
  'interior/clay-bank': {
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [
      project('building/smokehouse'),
      choose([
        option('interior/clay-bank/haul-a-load-back', [project('building/palisade')], { energy: 1 }),
        option('interior/clay-bank/leave-it', []),
      ]),
    ],
  },
  'interior/storm-gap': {
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [ifThen('rainy', [energy(-1, 'explorers')], [energy(1)])],
  },
  'interior/hornets': {
    deck: 'interior',
    foot: 1,
    map: 2,
    diary: 0,
    effects: [
      choose([option('interior/hornets/bolt-for-camp', [goHome]), option('interior/hornets/lie-flat', [energy(-1)])]),
    ],
  },
  'interior/bones-in-a-boat-cloak': {
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [salvage(3), project('building/dugout-canoe')],
  },
  'interior/cackling-above-the-gorge': {
    zero: 3,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('interior/cackling-above-the-gorge/climb-after-it', [add('interior/the-speckled-hen', { top: true })], {
          energy: 1,
        }),
        option('interior/cackling-above-the-gorge/listen-and-note-the-place', [
          add('interior/scratchings-in-the-leaf-litter'),
        ]),
      ]),
    ],
  },
  'interior/clawed-bark': {
    zero: 10,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [add('interior/breath-in-the-cane')],
  },
  'interior/carcass-in-a-fork': {
    zero: 11,
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [
      choose([
        option('interior/carcass-in-a-fork/cut-some-down', [food(2), add('event/it-comes-down-at-night')]),
        option('interior/carcass-in-a-fork/leave-it-alone', [add('interior/breath-in-the-cane')]),
      ]),
    ],
  },
  'interior/stagnant-ford': {
    zero: 12,
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('interior/stagnant-ford/wade', [roll(4, [advance(1)], [wound(1), camp('damage/fever-in-the-camp')])]),
        option('interior/stagnant-ford/go-round', [difficulty(2), add('interior/the-bitter-tree')]),
      ]),
    ],
  },
  'interior/ash-on-the-leaves': {
    zero: 14,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 1,
    effects: [add('centre/fumaroles'), add('event/the-mountain-clears-its-throat')],
  },
  'interior/the-buried-head': {
    zero: 15,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 1,
    effects: [add('interior/the-causeway')],
  },
  'interior/a-shot-far-off': {
    zero: 18,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('interior/a-shot-far-off/go-and-see', [difficulty(1), add('interior/his-other-camp')]),
        option('interior/a-shot-far-off/keep-clear', [camp('damage/stolen-tools')]),
      ]),
    ],
  },
  'interior/the-humming-cliff': {
    zero: 19,
    deck: 'interior',
    foot: 1,
    map: 0,
    diary: 0,
    effects: [
      choose([
        option('interior/the-humming-cliff/climb-to-it', [add('interior/wild-hives', { top: true })], { energy: 1 }),
        option('interior/the-humming-cliff/mark-it', [add('interior/wild-hives')]),
      ]),
    ],
  },
  'interior/the-man-in-bark-cloth': {
    number: 1,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 1,
    effects: [
      vote([
        option('interior/the-man-in-bark-cloth/call-out-to-him', [add('interior/bitter-leaf-tea')]),
        option('interior/the-man-in-bark-cloth/shadow-him', [
          roll(4, [add('interior/the-hidden-store')], [add('centre/snare-across-the-path')]),
        ]),
      ]),
    ],
  },
  'interior/a-gift-returned': {
    number: 2,
    deck: 'interior',
    foot: 1,
    map: 0,
    diary: 0,
    effects: [ownTokens(1), remember('gift'), add('interior/bitter-leaf-tea')],
  },
  'interior/bitter-leaf-tea': {
    number: 3,
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [
      choose([
        option('interior/bitter-leaf-tea/ask-about-the-paths', [returnRolls(2), add('centre/the-hermits-stair')]),
        option('interior/bitter-leaf-tea/ask-about-the-sea', [peek('event', 3), item('item/the-tide-book')]),
      ]),
    ],
  },
  'interior/the-hidden-store': {
    number: 4,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('interior/the-hidden-store/take-all-of-it', [
          tokens(2),
          salvage(3),
          remember('robbed'),
          add('centre/snare-across-the-path'),
        ]),
        option('interior/the-hidden-store/take-one-thing', [salvage(2), add('interior/bitter-leaf-tea')]),
      ]),
    ],
  },
  'interior/scratchings-in-the-leaf-litter': {
    number: 9,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('interior/scratchings-in-the-leaf-litter/snare-a-few', [roll(4, [food(3), tokens(1)], [energy(-1)])]),
        option('interior/scratchings-in-the-leaf-litter/follow-with-patience', [add('interior/the-speckled-hen')]),
      ]),
    ],
  },
  'interior/the-speckled-hen': {
    number: 10,
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [
      ifThen(
        'groupHas/net',
        [camp('camp/hens-in-a-basket'), story(1), project('building/hen-coop')],
        [
          roll(
            5,
            [camp('camp/hens-in-a-basket'), project('building/hen-coop')],
            [add('interior/the-flock-goes-uphill')],
          ),
        ],
      ),
    ],
  },
  'interior/the-flock-goes-uphill': {
    number: 12,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [add('centre/the-cock-of-the-ridge')],
  },
  'interior/the-leaning-stone': {
    number: 17,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      ifThen(
        'groupHas/map',
        [story(1), add('centre/the-sealed-cave')],
        [roll(5, [add('centre/the-sealed-cave')], [add('interior/false-trail')])],
      ),
    ],
  },
  'interior/false-trail': {
    number: 18,
    deck: 'interior',
    foot: 0,
    map: 2,
    diary: 0,
    effects: [
      choose([
        option('interior/false-trail/press-on', [add('centre/the-sealed-cave')], { energy: 1 }),
        option('interior/false-trail/search-the-gully', [add('centre/the-man-who-hid-it')]),
      ]),
    ],
  },
  'interior/followed': {
    number: 25,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [energy(-1), add('interior/warning-poles')],
  },
  'interior/talking-with-hands': {
    number: 26,
    deck: 'interior',
    foot: 1,
    map: 0,
    diary: 1,
    effects: [
      choose([
        option(
          'interior/talking-with-hands/trade-a-blade',
          [tokens(3), remember('allies'), add('event/long-canoes-offshore')],
          { item: 'blade' },
        ),
        option(
          'interior/talking-with-hands/trade-labour',
          [remember('allies'), camp('camp/the-shared-earth-oven'), add('centre/the-womens-path')],
          { energy: 2 },
        ),
        option('interior/talking-with-hands/ask-to-leave-with-them', [
          roll(5, [remember('allies'), add('event/long-canoes-offshore')], [add('interior/warning-poles')]),
        ]),
      ]),
    ],
  },
  'interior/warning-poles': {
    number: 27,
    deck: 'interior',
    foot: 0,
    map: 2,
    diary: 0,
    effects: [
      choose([
        option('interior/warning-poles/turn-aside', [difficulty(1)]),
        option('interior/warning-poles/walk-past-them', [
          strength(5, [advance(1), add('centre/the-womens-path')], [wound(1), camp('damage/fined-by-the-neighbours')]),
        ]),
      ]),
    ],
  },
  'interior/ribs-and-a-torn-ear': {
    number: 40,
    deck: 'interior',
    foot: 0,
    map: 0,
    diary: 1,
    effects: [
      choose([
        option('interior/ribs-and-a-torn-ear/feed-it', [camp('camp/a-cat-by-the-fire'), story(1)], { tokens: 1 }),
        option('interior/ribs-and-a-torn-ear/sit-and-wait', [
          roll(4, [camp('camp/a-cat-by-the-fire')], [add('interior/eyes-in-the-fern')]),
        ]),
        option('interior/ribs-and-a-torn-ear/shoo-it-away', [add('interior/the-rats-granary')]),
      ]),
    ],
  },
  'interior/eyes-in-the-fern': {
    number: 41,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('interior/eyes-in-the-fern/keep-still-for-an-hour', [energy(-1), add('interior/ribs-and-a-torn-ear')]),
        option('interior/eyes-in-the-fern/lose-patience', [add('interior/the-rats-granary')]),
      ]),
    ],
  },
  'interior/the-rats-granary': {
    number: 42,
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [roll(4, [food(2)], [camp('damage/spoiled-stores')])],
  },
  'interior/breath-in-the-cane': {
    number: 46,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [strength(6, [add('interior/the-den')], [wound(1), add('event/it-comes-down-at-night')])],
  },
  'interior/the-den': {
    number: 48,
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [
      vote([
        option('interior/the-den/smoke-it-out', [item('item/striped-pelt')], { wood: 2 }),
        option('interior/the-den/wall-it-in', [add('interior/the-thorn')], { shared: 2 }),
        option('interior/the-den/lie-in-wait', [
          groupStrength(8, [item('item/striped-pelt'), story(1, 'explorers')], [wound(2), add('centre/hunted')]),
        ]),
      ]),
    ],
  },
  'interior/the-thorn': {
    number: 51,
    deck: 'interior',
    foot: 1,
    map: 0,
    diary: 1,
    effects: [
      choose([
        option('interior/the-thorn/leave-it-to-its-pain', [add('centre/hunted')]),
        option(
          'interior/the-thorn/draw-the-thorn',
          [remember('mercy'), camp('camp/gifts-at-the-edge-of-camp'), add('centre/hunted')],
          { energy: 1 },
        ),
      ]),
    ],
  },
  'interior/the-bitter-tree': {
    number: 54,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('interior/the-bitter-tree/strip-some-bark', [
          item('item/fever-bark'),
          add('interior/the-botanists-hut'),
        ]),
        option('interior/the-bitter-tree/mark-the-trunk', [leavePending]),
      ]),
    ],
  },
  'interior/the-botanists-hut': {
    number: 58,
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [salvage(2), camp('camp/sick-bed-by-the-stream')],
  },
  'interior/the-causeway': {
    number: 67,
    deck: 'interior',
    foot: 1,
    map: 0,
    diary: 1,
    effects: [add('interior/the-stone-harp')],
  },
  'interior/the-stone-harp': {
    number: 68,
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('interior/the-stone-harp/cut-the-strings-for-cord', [
          returnRolls(1),
          remember('offence'),
          add('centre/the-floor-gives'),
        ]),
        option('interior/the-stone-harp/tighten-them', [remember('respect'), add('centre/the-open-gate')], {
          energy: 1,
        }),
        option('interior/the-stone-harp/copy-the-carvings', [story(1), add('centre/the-open-gate')]),
      ]),
    ],
  },
  'interior/his-other-camp': {
    number: 76,
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [
      choose([
        option('interior/his-other-camp/parley', [
          roll(4, [camp('camp/the-bosun-works-his-passage')], [add('event/a-knife-at-night')]),
        ]),
        option('interior/his-other-camp/rush-it', [
          groupStrength(
            6,
            [item('item/boarding-pistol-and-dirk'), tokens(1)],
            [wound(1, 'explorers'), add('event/a-knife-at-night')],
          ),
        ]),
      ]),
    ],
  },
  'interior/a-debt-repaid': {
    number: 78,
    deck: 'interior',
    foot: 1,
    map: 0,
    diary: 0,
    effects: [salvage(3), returnRolls(1)],
  },
  'interior/wild-hives': {
    number: 83,
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option(
          'interior/wild-hives/smoke-them',
          [tokens(2), item('item/wax-candles'), add('interior/breadfruit-grove')],
          { wood: 1 },
        ),
        option('interior/wild-hives/grab-and-run', [
          roll(5, [ownTokens(2), add('interior/breadfruit-grove')], [wound(1), ownTokens(1)]),
        ]),
      ]),
    ],
  },
  'interior/breadfruit-grove': {
    number: 85,
    deck: 'interior',
    foot: 1,
    map: 0,
    diary: 0,
    effects: [
      forage(3),
      gather(1),
      choose([
        option('interior/breadfruit-grove/replant-shoots-at-camp', [camp('camp/yam-bed')], { energy: 1 }),
        option('interior/breadfruit-grove/eat-now', [food(2), add('interior/pigs-in-the-grove')]),
      ]),
    ],
  },
  'interior/pigs-in-the-grove': {
    number: 87,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [strength(5, [food(3), ownTokens(1)], [wound(1)])],
  },
  'interior/the-instrument-store': {
    number: 89,
    deck: 'interior',
    foot: 1,
    map: 1,
    diary: 0,
    effects: [
      choose([
        option('interior/the-instrument-store/break-the-door', [
          strength(5, [item('item/blasting-powder'), add('centre/the-fog-bell')], [energy(-1), leavePending]),
        ]),
        option('interior/the-instrument-store/search-the-yard', [salvage(2), add('interior/the-surveyors-graves')]),
      ]),
    ],
  },
  'interior/the-surveyors-graves': {
    number: 93,
    deck: 'interior',
    foot: 0,
    map: 1,
    diary: 1,
    effects: [
      choose([
        option('interior/the-surveyors-graves/tidy-them', [story(1), add('centre/the-fog-bell')], { energy: 1 }),
        option('interior/the-surveyors-graves/take-the-marker-boards', [wood(2)]),
      ]),
    ],
  },
}
