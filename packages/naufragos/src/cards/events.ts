// The event cards: twenty-one from the box, the others by number. Withdrawn ones are kept for older games.
import {
  add,
  away,
  ban,
  bonus,
  camp,
  cubes,
  drop,
  energy,
  fireOut,
  food,
  forage,
  heal,
  leaveCamp,
  peek,
  progress,
  project,
  remember,
  start,
  story,
  surcharge,
  tokens,
  weather,
  wood,
  wound,
} from '../verbs/index.ts'
import type { Deck, EventId } from './card-ids.ts'
import type { EventCard } from './cards.ts'
import { choose, ifThen, option, roll, unless, vote } from './writing.ts'

export const EVENT_CARDS: Deck<EventId, EventCard> = {
  'event/clear-horizon': {
    climate: 'sun',
    wreckage: 4,
    effects: [peek('event', 1)],
    rescue: [[{ built: 'building/signs-in-the-sand' }]],
  },
  'event/crabs-in-the-letters': {
    withdrawn: true,
    climate: 'storm',
    wreckage: 3,
    effects: [energy(-1, 'home'), progress('building/signs-in-the-sand', -2)],
    rescue: [[{ built: 'building/huge-bonfire' }]],
  },
  'event/ants-in-the-stores': {
    climate: 'sun',
    wreckage: 5,
    effects: [tokens(-2), forage(-2)],
    rescue: [[{ built: 'building/signs-in-the-sand' }, { built: 'building/huge-bonfire' }]],
  },
  'event/words-over-rations': {
    climate: 'sun',
    wreckage: 2,
    effects: [
      vote([
        option('event/words-over-rations/feed-the-workers-first', [energy(1, 'start'), energy(-1, 'other')]),
        option('event/words-over-rations/equal-shares', [energy(-1, 'start')]),
      ]),
    ],
    rescue: [[{ item: 'mirror' }]],
  },
  'event/squall-line': {
    withdrawn: true,
    climate: 'storm',
    wreckage: 4,
    effects: [wood(-1), unless('built/lean-to', [energy(-1, 'home')])],
    rescue: [[{ built: 'building/huge-bonfire' }, { item: 'powder' }]],
  },
  'event/drifting-crates': {
    withdrawn: true,
    climate: 'storm',
    wreckage: 1,
    effects: [energy(-1, 'home'), cubes(1), wood(1)],
    rescue: [[{ built: 'building/raft' }]],
  },
  'event/windless-noon': {
    climate: 'sun',
    wreckage: 6,
    effects: [energy(-2, 'home'), surcharge('explore', 1)],
    rescue: [[{ built: 'building/lookout' }, { item: 'spyglass' }]],
  },
  'event/eyes-beyond-the-firelight': {
    withdrawn: true,
    climate: 'storm',
    wreckage: 3,
    effects: [energy(-1, 'home'), unless('fire', [wound(1, 'home')])],
    rescue: [[{ built: 'building/huge-bonfire' }, { built: 'building/lookout' }]],
  },
  'event/shoal-in-the-bay': {
    climate: 'sun',
    wreckage: 4,
    effects: [bonus('fish', 1)],
    rescue: [[{ built: 'building/signs-in-the-sand' }, { item: 'ensign' }]],
  },
  'event/wind-takes-the-thatch': {
    withdrawn: true,
    climate: 'storm',
    wreckage: 5,
    effects: [surcharge('wood', 1), ifThen('built/lean-to', [camp('damage/leaking-roof')], [energy(-1, 'home')])],
    rescue: [[{ built: 'building/signs-in-the-sand' }, { shelter: 2 }]],
  },
  'event/something-died-in-the-spring': {
    withdrawn: true,
    climate: 'sun',
    wreckage: 2,
    effects: [energy(-1, 'home'), camp('damage/fouled-spring')],
    rescue: [[{ item: 'lantern' }, { built: 'building/lookout' }]],
  },
  'event/tempers': {
    withdrawn: true,
    climate: 'sun',
    wreckage: 5,
    effects: [
      vote([
        option('event/tempers/talk-it-out', [energy(-1, 'home')]),
        option('event/tempers/let-it-rot', [camp('damage/bad-blood')]),
      ]),
    ],
    rescue: [[{ item: 'horn' }, { built: 'building/raft' }]],
  },
  'event/rats-on-the-ration-line': {
    withdrawn: true,
    climate: 'storm',
    wreckage: 3,
    effects: [energy(-1, 'home'), surcharge('forage', 1), camp('damage/spoiled-stores')],
    rescue: [[{ built: 'building/huge-bonfire' }, { item: 'ensign' }]],
  },
  'event/the-good-day': {
    climate: 'sun',
    wreckage: 4,
    effects: [energy(1, 'home')],
    rescue: [[{ built: 'building/lookout' }, { built: 'building/signs-in-the-sand' }]],
  },
  'event/snapped-haft': {
    climate: 'storm',
    wreckage: 6,
    effects: [energy(-2, 'home'), camp('damage/broken-tools')],
    rescue: [[{ built: 'building/signal-mast' }, { item: 'ensign' }]],
  },
  'event/long-rain': {
    climate: 'storm',
    wreckage: 2,
    effects: [energy(-1, 'home'), surcharge('wood', 1), unless('groupHas/tinder', [fireOut])],
    rescue: [[{ built: 'building/huge-bonfire' }, { fire: true }]],
  },
  'event/fruit-drop': {
    climate: 'sun',
    wreckage: 3,
    effects: [forage(2), food(2)],
    rescue: [[{ item: 'lantern' }, { fire: true }]],
  },
  'event/old-letter': {
    climate: 'storm',
    wreckage: 6,
    effects: [
      choose([
        option('event/old-letter/read-it-aloud', [story(1), energy(-1)]),
        option('event/old-letter/burn-it', [heal(1)]),
      ]),
    ],
    rescue: [[{ fire: true }, { shelter: 3 }]],
  },
  'event/tremor': {
    climate: 'sun',
    wreckage: 5,
    effects: [surcharge('explore', 1), progress('building/huge-bonfire', -1), roll(3, [], [wound(1, 'home')])],
    rescue: [
      [{ built: 'building/signs-in-the-sand' }, { built: 'building/huge-bonfire' }, { built: 'building/lookout' }],
    ],
  },
  'event/reef-torn-open': {
    climate: 'storm',
    wreckage: 1,
    effects: [energy(-1, 'home'), cubes(1), wood(2), ban('fish')],
    rescue: [[{ built: 'building/dugout-canoe' }]],
  },
  'event/empty-bellies-full-sky': {
    climate: 'sun',
    wreckage: 4,
    effects: [ifThen('flag/trust', [tokens(1)], [energy(-1, 'home'), forage(-1)])],
    rescue: [[{ built: 'building/raft' }, { item: 'sailcloth' }]],
  },
  'event/spring-tide': {
    climate: 'storm',
    wreckage: 3,
    effects: [weather(1), start(3), energy(-1, 'random'), wood(-1), progress('building/signs-in-the-sand', -4)],
    rescue: [[{ built: 'building/huge-bonfire' }]],
  },
  'event/rigging-in-the-surf': {
    climate: 'storm',
    wreckage: 1,
    effects: [
      weather(1),
      ban('fish'),
      cubes(1),
      wood(3),
      ifThen('groupHas/rope', [story(1, 'start')], [wound(1, 'home')]),
    ],
    rescue: [[{ built: 'building/raft' }]],
  },
  'event/a-voice-in-the-dark': {
    climate: 'storm',
    wreckage: 3,
    effects: [
      surcharge('rest', 1),
      ifThen('groupHas/lantern', [story(1, 'start')], [energy(-1, 'random'), drop(1, 'random')]),
    ],
    rescue: [[{ built: 'building/huge-bonfire' }, { built: 'building/lookout' }]],
  },
  'event/the-leaning-palm': {
    climate: 'storm',
    wreckage: 5,
    effects: [start(3), fireOut, wood(3), ifThen('built/lean-to', [camp('damage/leaking-roof')], [wound(1, 'random')])],
    rescue: [[{ built: 'building/signs-in-the-sand' }, { shelter: 2 }]],
  },
  'event/green-water': {
    climate: 'sun',
    wreckage: 2,
    effects: [weather(-1), camp('damage/fouled-spring'), ifThen('fire', [wood(-1)], [wound(1, 'home')])],
    rescue: [[{ item: 'lantern' }, { built: 'building/lookout' }]],
  },
  'event/a-stream-through-the-camp': {
    climate: 'storm',
    wreckage: 3,
    effects: [
      surcharge('forage', 1),
      surcharge('rest', 1),
      camp('damage/spoiled-stores'),
      choose([
        option('event/a-stream-through-the-camp/save-the-food', [wood(-1), progress('building/huge-bonfire', -2)]),
        option('event/a-stream-through-the-camp/save-the-firewood', [tokens(-2)]),
      ]),
    ],
    rescue: [[{ built: 'building/huge-bonfire' }, { item: 'ensign' }]],
  },
  'event/the-axe-in-the-lagoon': {
    climate: 'storm',
    wreckage: 4,
    effects: [surcharge('explore', 3), ifThen('groupHas/rope', [story(1, 'start')], [surcharge('wood', 2)])],
    rescue: [[{ built: 'building/huge-bonfire' }, { item: 'powder' }]],
  },
  'event/a-whale-on-the-sand': {
    climate: 'sun',
    wreckage: 5,
    effects: [
      choose([
        option('event/a-whale-on-the-sand/cut-until-dark', [food(3), surcharge('explore', 3), surcharge('wood', 1)]),
        option('event/a-whale-on-the-sand/leave-it-to-the-gulls', [forage(-2), surcharge('rest', 1)]),
      ]),
    ],
    rescue: [[{ item: 'horn' }, { built: 'building/raft' }]],
  },
  'event/whispering-about-gold': {
    number: 22,
    climate: 'none',
    wreckage: 4,
    effects: [
      vote([
        option('event/whispering-about-gold/pool-it-openly', [energy(-1, 'start'), story(1, 'home')]),
        option('event/whispering-about-gold/say-nothing', [camp('damage/bad-blood')]),
      ]),
    ],
    rescue: [[{ item: 'gold' }, { built: 'building/huge-bonfire' }]],
  },
  'event/long-canoes-offshore': {
    number: 29,
    climate: 'sun',
    wreckage: 2,
    effects: [ifThen('flag/allies', [tokens(2)], [energy(-1, 'start')])],
    rescue: [[{ flag: 'allies' }]],
  },
  'event/the-stern-breaks-up': {
    number: 38,
    climate: 'storm',
    wreckage: 1,
    effects: [cubes(2), away('coast/the-great-cabin')],
    rescue: [[{ item: 'flare' }]],
  },
  'event/whose-cat-is-it': {
    number: 45,
    climate: 'none',
    wreckage: 3,
    effects: [
      vote([
        option('event/whose-cat-is-it/nobodys-and-everybodys', [energy(1, 'home')]),
        option('event/whose-cat-is-it/whoever-fed-it-first', [story(1, 'start'), energy(-1, 'other')]),
      ]),
    ],
    rescue: [[{ built: 'building/signs-in-the-sand' }, { item: 'cat' }]],
  },
  'event/it-comes-down-at-night': {
    number: 47,
    climate: 'storm',
    wreckage: 5,
    effects: [unless('fire', [wound(1, 'random')]), add('interior/the-den'), project('building/palisade')],
    rescue: [[{ fire: true }, { built: 'building/palisade' }]],
  },
  'event/the-sickness-spreads': {
    number: 56,
    climate: 'storm',
    wreckage: 3,
    effects: [ifThen('camp/fever', [wound(1, 'home')], [energy(-1, 'start')])],
    rescue: [[{ built: 'building/huge-bonfire' }, { built: 'building/cistern' }]],
  },
  'event/the-mountain-clears-its-throat': {
    number: 61,
    climate: 'sun',
    wreckage: 6,
    effects: [energy(-1, 'home'), camp('damage/ash-on-the-roof'), remember('smoke'), add('event/a-column-by-day')],
    rescue: [[{ built: 'building/huge-bonfire' }, { built: 'building/signal-mast' }]],
  },
  'event/a-column-by-day': {
    number: 63,
    climate: 'none',
    wreckage: 4,
    effects: [
      choose([
        option('event/a-column-by-day/send-someone-to-look', [energy(-1), peek('centre', 3)]),
        option('event/a-column-by-day/watch-it-from-the-beach', []),
      ]),
    ],
    rescue: [[{ built: 'building/lookout' }, { flag: 'smoke' }]],
  },
  'event/ill-luck': {
    number: 73,
    climate: 'storm',
    wreckage: 6,
    effects: [
      weather(1),
      energy(-1, 'home'),
      vote([
        option('event/ill-luck/throw-it-in-the-sea', [heal(1, 'home')], { item: 'idol' }),
        option('event/ill-luck/laugh-it-off', [camp('damage/spoiled-stores')]),
      ]),
    ],
    rescue: [[{ item: 'idol' }, { built: 'building/signs-in-the-sand' }]],
  },
  'event/a-knife-at-night': {
    number: 79,
    climate: 'storm',
    wreckage: 2,
    effects: [ifThen('built/palisade', [story(1, 'start')], [drop(1, 'random'), camp('damage/stolen-tools')])],
    rescue: [[{ built: 'building/palisade' }, { built: 'building/lookout' }]],
  },
  'event/a-fair-share': {
    number: 82,
    climate: 'none',
    wreckage: 3,
    effects: [
      vote([
        option('event/a-fair-share/promise-him-a-place', [remember('bosun'), story(1, 'start')]),
        option('event/a-fair-share/cast-him-out', [
          leaveCamp('camp/the-bosun-works-his-passage'),
          add('event/a-knife-at-night'),
        ]),
      ]),
    ],
    rescue: [[{ built: 'building/raft' }, { flag: 'bosun' }]],
  },
  'event/hull-down': {
    number: 94,
    climate: 'sun',
    wreckage: 4,
    effects: [peek('event', 2), camp('camp/table-of-bearings')],
    rescue: [[{ built: 'building/bell-frame' }]],
  },
  'event/the-bird-that-came-back': {
    number: 96,
    climate: 'none',
    wreckage: 5,
    effects: [story(1, 'start')],
    rescue: [
      [{ built: 'building/signs-in-the-sand' }],
      [{ built: 'building/huge-bonfire' }],
      [{ built: 'building/lookout' }],
    ],
  },
}
