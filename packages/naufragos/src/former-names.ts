// The names of earlier versions. Only saved games know them; nothing is ever added to those of version 2, which numbered
// cards and options.
import type { FormerNames } from '@landfall/kernel'
import type { CardId, Label } from './cards/card-ids.ts'
import { CARD_IDS, numberOn, zeroOn } from './cards/decks.ts'

/** Cards without a number of their own: a letter, and their place in this list. */
const BY_LETTER: { readonly [letter: string]: readonly CardId[] } = {
  K: [
    'character/tomasa-quill',
    'character/barnabas-oake',
    'character/ines-ferrolle',
    'character/jory-pentreath',
    'character/maud-castellan',
    'character/lucian-abara',
    'character/felicity-marrow',
    'character/ansel-drummond',
  ],
  A: [
    'camp/fish-from-the-rocks',
    'camp/plan-the-route',
    'camp/scan-the-surroundings',
    'camp/tend-the-hurt',
    'camp/put-the-camp-in-order',
  ],
  B: [
    'building/lean-to',
    'building/hut',
    'building/cabin',
    'building/signs-in-the-sand',
    'building/huge-bonfire',
    'building/raft',
    'building/lookout',
    'building/fish-weir',
    'building/smokehouse',
    'building/palisade',
    'building/cistern',
    'building/signal-mast',
    'building/hen-coop',
    'building/dugout-canoe',
    'building/rope-bridge',
    'building/bell-frame',
  ],
  E: [
    'event/clear-horizon',
    'event/crabs-in-the-letters',
    'event/ants-in-the-stores',
    'event/words-over-rations',
    'event/squall-line',
    'event/drifting-crates',
    'event/windless-noon',
    'event/eyes-beyond-the-firelight',
    'event/shoal-in-the-bay',
    'event/wind-takes-the-thatch',
    'event/something-died-in-the-spring',
    'event/tempers',
    'event/rats-on-the-ration-line',
    'event/the-good-day',
    'event/snapped-haft',
    'event/long-rain',
    'event/fruit-drop',
    'event/old-letter',
    'event/tremor',
    'event/reef-torn-open',
    'event/empty-bellies-full-sky',
  ],
  W: [
    'wreckage/ships-compass',
    'wreckage/signal-mirror',
    'wreckage/spyglass',
    'wreckage/coil-of-rope',
    'wreckage/boarding-axe',
    'wreckage/carpenters-saw',
    'wreckage/cutlass',
    'wreckage/musket',
    'wreckage/keg-of-powder',
    'wreckage/surgeons-chest',
    'wreckage/flask-of-rum',
    'wreckage/tin-of-biscuit',
    'wreckage/sack-of-salt',
    'wreckage/casting-net',
    'wreckage/hooks-and-line',
    'wreckage/iron-pot',
    'wreckage/wool-blanket',
    'wreckage/tinderbox',
    'wreckage/bound-journal',
    'wreckage/hymn-book',
    'wreckage/fiddle',
    'wreckage/purse-of-coins',
    'wreckage/painted-miniature',
    'wreckage/roll-of-sailcloth',
    'wreckage/ships-ensign',
    'wreckage/storm-lantern',
    'wreckage/speaking-trumpet',
    'wreckage/oilskin-chart',
    'wreckage/sea-boots',
    'wreckage/caged-parrot',
  ],
  C: [
    'coast/tide-pools',
    'coast/the-long-white-mile',
    'coast/broken-spars',
    'coast/crab-gulch',
    'coast/headland',
    'coast/cask-in-the-weed',
    'coast/coconut-stand',
    'coast/mangrove-maze',
    'coast/green-ledge',
    'coast/sweet-stream',
    'coast/a-strangers-grave',
    'coast/turtle-tracks',
    'coast/blowhole',
    'coast/where-the-drift-collects',
    'coast/gull-island',
    'coast/cliffs-to-the-waterline',
    'coast/reef-flats',
    'coast/wind-bent-pines',
    'coast/the-figurehead',
    'coast/quick-mud',
  ],
  I: [
    'interior/game-trail',
    'interior/bamboo-thicket',
    'interior/liana-curtain',
    'interior/the-falls',
    'interior/leech-hollow',
    'interior/fallen-giant',
    'interior/sweet-roots',
    'interior/fog-in-the-ferns',
    'interior/ravine',
    'interior/painted-rock',
    'interior/parrot-roost',
    'interior/banded-snake',
    'interior/old-clearing',
    'interior/echo-valley',
    'interior/clay-bank',
    'interior/storm-gap',
    'interior/hornets',
    'interior/bones-in-a-boat-cloak',
  ],
  H: [
    'centre/scree',
    'centre/high-pasture',
    'centre/knife-ridge',
    'centre/into-the-cloud',
    'centre/eagles-ledge',
    'centre/the-chimney',
    'centre/a-sail-far-out',
    'centre/rockfall',
    'centre/cold-bivouac',
    'centre/crystal-hollow',
    'centre/wind-gap',
    'centre/the-shoulder',
    'centre/lying-cairns',
    'centre/the-last-gully',
  ],
}

type OptionOf<Id extends CardId> = Label extends infer One
  ? One extends `${Id}/${infer Option}`
    ? Option
    : never
  : never

/** Options: their card, and their place in this list. */
const OPTIONS: { readonly [Id in CardId]?: readonly OptionOf<Id>[] } = {
  'camp/the-figurehead-watches': ['tell-her-a-story', 'sit-beside-her'],
  'camp/scan-the-surroundings': ['look-at-the-sea', 'look-at-the-land'],
  'camp/put-the-camp-in-order': ['dry-provisions', 'mend-what-is-broken', 'stack-kindling'],
  'camp/the-neighbour-calls': ['ask-for-a-cure', 'ask-for-greens'],
  'camp/hens-in-a-basket': ['collect-the-eggs', 'wring-their-necks'],
  'camp/a-cat-by-the-fire': ['set-it-on-the-rats', 'carry-it-along'],
  'event/words-over-rations': ['feed-the-workers-first', 'equal-shares'],
  'event/tempers': ['talk-it-out', 'let-it-rot'],
  'event/old-letter': ['read-it-aloud', 'burn-it'],
  'event/whispering-about-gold': ['pool-it-openly', 'say-nothing'],
  'event/whose-cat-is-it': ['nobodys-and-everybodys', 'whoever-fed-it-first'],
  'event/a-column-by-day': ['send-someone-to-look', 'watch-it-from-the-beach'],
  'event/ill-luck': ['throw-it-in-the-sea', 'laugh-it-off'],
  'event/a-fair-share': ['promise-him-a-place', 'cast-him-out'],
  'wreckage/tin-of-biscuit': ['share-it', 'keep-it'],
  'coast/crab-gulch': ['carry-them-home', 'keep-the-best-one'],
  'coast/mangrove-maze': ['push-straight-through', 'wade-along-the-edge'],
  'coast/a-strangers-grave': ['copy-the-inscription', 'dig'],
  'coast/gull-island': ['rob-the-nests', 'sit-and-count-them'],
  'coast/cliffs-to-the-waterline': ['climb-together', 'swim-round'],
  'coast/the-figurehead': ['carry-her-to-camp', 'split-her-for-the-fire'],
  'coast/bare-footprints': ['follow-them', 'leave-a-gift', 'walk-on'],
  'coast/keel-marks': ['wait-and-watch', 'leave-an-offering', 'brush-out-your-tracks'],
  'coast/oil-on-the-water': ['swim-out-now', 'take-bearings'],
  'coast/a-mewing-inland': ['call-softly', 'clap-your-hands'],
  'coast/cairn-with-a-cross-bar': ['dig-here', 'take-the-bearing'],
  'coast/families-on-the-beach': ['walk-out-with-open-hands', 'stay-in-the-trees'],
  'coast/the-stern-on-the-reef': ['dive', 'send-a-line-first', 'come-back-at-low-water'],
  'coast/the-great-cabin': ['the-log', 'the-strongbox', 'the-signal-locker'],
  'coast/the-marooned-bosun': ['take-him-in', 'send-him-off-fed', 'drive-him-away'],
  'interior/liana-curtain': ['cut-through', 'go-back-and-round'],
  'interior/sweet-roots': ['tell-the-others', 'dig-for-yourself'],
  'interior/fog-in-the-ferns': ['wait-and-come-back', 'walk-into-it'],
  'interior/echo-valley': ['shout-and-listen', 'pass-quietly'],
  'interior/clay-bank': ['haul-a-load-back', 'leave-it'],
  'interior/hornets': ['bolt-for-camp', 'lie-flat'],
  'interior/cackling-above-the-gorge': ['climb-after-it', 'listen-and-note-the-place'],
  'interior/carcass-in-a-fork': ['cut-some-down', 'leave-it-alone'],
  'interior/stagnant-ford': ['wade', 'go-round'],
  'interior/a-shot-far-off': ['go-and-see', 'keep-clear'],
  'interior/the-humming-cliff': ['climb-to-it', 'mark-it'],
  'interior/the-man-in-bark-cloth': ['call-out-to-him', 'shadow-him'],
  'interior/bitter-leaf-tea': ['ask-about-the-paths', 'ask-about-the-sea'],
  'interior/the-hidden-store': ['take-all-of-it', 'take-one-thing'],
  'interior/scratchings-in-the-leaf-litter': ['snare-a-few', 'follow-with-patience'],
  'interior/false-trail': ['press-on', 'search-the-gully'],
  'interior/talking-with-hands': ['trade-a-blade', 'trade-labour', 'ask-to-leave-with-them'],
  'interior/warning-poles': ['turn-aside', 'walk-past-them'],
  'interior/ribs-and-a-torn-ear': ['feed-it', 'sit-and-wait', 'shoo-it-away'],
  'interior/eyes-in-the-fern': ['keep-still-for-an-hour', 'lose-patience'],
  'interior/the-den': ['smoke-it-out', 'wall-it-in', 'lie-in-wait'],
  'interior/the-thorn': ['leave-it-to-its-pain', 'draw-the-thorn'],
  'interior/the-bitter-tree': ['strip-some-bark', 'mark-the-trunk'],
  'interior/the-stone-harp': ['cut-the-strings-for-cord', 'tighten-them', 'copy-the-carvings'],
  'interior/his-other-camp': ['parley', 'rush-it'],
  'interior/wild-hives': ['smoke-them', 'grab-and-run'],
  'interior/breadfruit-grove': ['replant-shoots-at-camp', 'eat-now'],
  'interior/the-instrument-store': ['break-the-door', 'search-the-yard'],
  'interior/the-surveyors-graves': ['tidy-them', 'take-the-marker-boards'],
  'centre/knife-ridge': ['cross', 'back-down'],
  'centre/eagles-ledge': ['take-the-eggs', 'pass-quietly'],
  'centre/the-last-gully': ['race-for-it', 'steady-pace'],
  'centre/a-row-of-watchers': ['bow-and-pass', 'climb-one'],
  'centre/nesting-cliff': ['collect-eggs', 'tie-messages-to-legs'],
  'centre/the-sealed-cave': ['open-it', 'leave-it-for-now'],
  'centre/the-chest': ['share-it-out', 'finders-luck'],
  'centre/hunted': ['run', 'turn-and-stand'],
  'centre/fumaroles': ['cross-the-field', 'keep-to-the-rim'],
  'centre/sulphur-crust': ['fill-a-bag', 'hold-your-breath-and-hurry'],
  'centre/lava-tube': ['feel-your-way', 'turn-back'],
  'centre/the-idol-room': ['take-the-idol', 'leave-it'],
  'centre/the-priests-road': ['follow-it-up', 'follow-it-home'],
  'centre/the-fog-bell': ['carry-it-down', 'take-only-the-telescope', 'ring-it-once-and-go'],
}

/** The highest numbers of version 2. */
const LAST_NUMBER = 105
const LAST_ZERO = 22

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0')

/** The former names of a card: one, or none if it is newer than version 2. */
function formerlyCalled(card: CardId): readonly string[] {
  const number = numberOn(card)
  if (number !== undefined) return number > LAST_NUMBER ? [] : [padded(number, 3)]
  const zero = zeroOn(card)
  if (zero !== undefined) return zero > LAST_ZERO ? [] : [`Z${padded(zero, 2)}`]
  return Object.entries(BY_LETTER).flatMap(([letter, cards]) =>
    cards.includes(card) ? [`${letter}${padded(cards.indexOf(card) + 1, String(cards.length).length)}`] : [],
  )
}

function formerNames(): FormerNames {
  const cards = CARD_IDS.flatMap((card) => formerlyCalled(card).map((former) => ({ former, card })))
  const options = cards.flatMap(({ former, card }) =>
    (OPTIONS[card] ?? []).map((option, i) => [`${former}/${i + 1}`, `${card}/${option}`]),
  )
  const uses = cards.map(({ former, card }) => [`use/${former}`, `use/${card}`])
  return {
    pieces: Object.fromEntries(cards.map(({ former, card }) => [former, card])),
    choices: Object.fromEntries([...options, ...uses]),
  }
}

export const namesOfVersion2: FormerNames = formerNames()

/**
 * Version 4 has other events, and offers less in vain. What a game is played with is said once, in its configuration, so
 * that these two names can mean the decks of today as well.
 */
export const namesOfVersion3: FormerNames = { pieces: { usual: 'usual-3', full: 'full-3' } }
