// Which rules speak of a card: of what is printed on it, the rulings on it, or else of all cards of its kind.
import type { InventionCardId } from '../cards/inventions.ts'
import { scenarioCardRules } from '../scenarios/sheets.ts'

/** What a card is read as. */
export type CardDeck =
  | 'event'
  | 'wreckage'
  | 'build'
  | 'gather'
  | 'explore'
  | 'treasure'
  | 'creature'
  | 'trap'
  | 'invention'
  | 'equipment'
  | 'discovery'
  | 'beast'
  | 'ability'
  | 'character'

const OF_DECK: { readonly [D in CardDeck]: string } = {
  event: 'RC-EVT-06',
  wreckage: 'RC-THR-09',
  build: 'RC-DICE-06',
  gather: 'RC-DICE-06',
  explore: 'RC-DICE-06',
  treasure: 'RC-MYST-03',
  creature: 'RC-MYST-04',
  trap: 'RC-MYST-04',
  invention: 'RC-ITEM-02',
  equipment: 'RC-USE-13',
  discovery: 'RC-DISC-02',
  beast: 'RC-HUNT-08',
  ability: 'RC-ABIL-GEN-01',
  character: 'RC-CHAR-23',
}

/** The Inventions of RC-INV-04 and those that follow it, in the order of the rules. */
const INVENTIONS: readonly string[] = [
  'invention/map',
  'invention/pot',
  'invention/fire',
  'invention/knife',
  'invention/shovel',
  'invention/bricks',
  'invention/rope',
  'invention/dam',
  'invention/medicine',
  'invention/snare',
  'invention/fireplace',
  'invention/shortcut',
  'invention/spear',
  'invention/basket',
  'invention/bed',
  'invention/belts',
  'invention/bow',
  'invention/cellar',
  'invention/corral',
  'invention/diary',
  'invention/drums',
  'invention/furnace',
  'invention/lantern',
  'invention/moat',
  'invention/pit',
  'invention/raft',
  'invention/sack',
  'invention/shield',
  'invention/sling',
  'invention/wall',
] satisfies readonly InventionCardId[]
const FIRST_INVENTION = 4

/** Rules that tell what is printed on something. */
const PRINTED: { readonly [card: string]: readonly string[] } = {
  'ability/a-new-idea': ['RC-ABIL-CARP-07'],
  'ability/craftsmanship': ['RC-ABIL-CARP-06', 'RC-ABIL-GEN-04'],
  'ability/defensive-plan': ['RC-ABIL-SOLD-03', 'RC-ABIL-SOLD-04'],
  'ability/economical-construction': [
    'RC-ABIL-CARP-01',
    'RC-ABIL-CARP-02',
    'RC-ABIL-CARP-03',
    'RC-ABIL-CARP-04',
    'RC-ABIL-CARP-05',
  ],
  'ability/frenzy': ['RC-ABIL-SOLD-05'],
  'ability/grandmas-recipe': ['RC-ABIL-COOK-01'],
  'ability/handyman': ['RC-ABIL-CARP-08'],
  'ability/hooch': ['RC-ABIL-COOK-05'],
  'ability/lucky': ['RC-ABIL-EXPL-01', 'RC-ABIL-GEN-04'],
  'ability/motivational-speech': ['RC-ABIL-EXPL-04'],
  'ability/reconnaissance': ['RC-ABIL-EXPL-02', 'RC-ABIL-EXPL-03'],
  'ability/scouting': ['RC-ABIL-EXPL-05'],
  'ability/scrounger': ['RC-ABIL-COOK-02', 'RC-ABIL-GEN-04'],
  'ability/stone-soup': ['RC-ABIL-COOK-03', 'RC-ABIL-COOK-04'],
  'ability/the-hunt': ['RC-ABIL-SOLD-06'],
  'ability/tracking': ['RC-ABIL-SOLD-01', 'RC-ABIL-SOLD-02'],
  'character/dog': ['RC-DOG-01', 'RC-DOG-02', 'RC-DOG-05'],
  'character/friday': ['RC-FRI-01', 'RC-FRI-04', 'RC-FRI-05', 'RC-FRI-06', 'RC-FRI-08'],
  'discovery/candles': ['RC-DISC-08'],
  'discovery/fallen-tree': ['RC-DISC-09'],
  'discovery/goat': ['RC-DISC-10', 'RC-DISC-11'],
  'discovery/healing-herbs': ['RC-DISC-12'],
  'discovery/herbs': ['RC-DISC-13'],
  'discovery/large-leaves': ['RC-DISC-14'],
  'discovery/nourishing-larvae': ['RC-DISC-15'],
  'discovery/old-machete': ['RC-DISC-16'],
  'discovery/poison': ['RC-DISC-17'],
  'discovery/thorny-bushes': ['RC-DISC-19'],
  'discovery/tobacco': ['RC-DISC-19'],
  'discovery/treasure': ['RC-DISC-18'],
  'discovery/vegetables': ['RC-DISC-20'],
  'equipment/storm-glass': ['RC-USE-14'],
  'friday/second-try': ['RC-FRI-08', 'RC-FRI-09'],
  'wreckage/captains-chest': ['RC-THR-13'],
  'wreckage/food-crates': ['RC-THR-11'],
  'wreckage/lifeboat': ['RC-THR-12'],
}

/** How the rulings on a card are called, and how many there are. */
const RULINGS: { readonly [card: string]: { readonly as: string; readonly count: number } } = {
  'build/fast-work': { as: 'FASTWORK', count: 3 },
  'build/monkey-see': { as: 'MONKEY', count: 1 },
  'build/tired': { as: 'TIRED', count: 1 },
  'build/tools-inspection': { as: 'TOOLSINSPECTION', count: 2 },
  'build/weak-construction': { as: 'WEAKCONSTRUCTION', count: 1 },
  'creature/a-shiny-jewel': { as: 'JEWEL', count: 1 },
  'equipment/bible': { as: 'BIBLE', count: 2 },
  'equipment/hammer-and-nails': { as: 'HAMMER', count: 1 },
  'event/argument': { as: 'ARGUMENT', count: 3 },
  'event/catastrophe': { as: 'CATASTROPHE', count: 3 },
  'event/cloudburst': { as: 'CLOUDBURST', count: 2 },
  'event/council': { as: 'COUNCIL', count: 1 },
  'event/dangerous-night': { as: 'DANGEROUSNIGHT', count: 3 },
  'event/despondency': { as: 'DESPONDENCY', count: 1 },
  'event/disaster': { as: 'DISASTER', count: 2 },
  'event/howling-from-the-woods': { as: 'HOWLING', count: 2 },
  'event/night-attack': { as: 'NIGHTATTACK', count: 2 },
  'event/raging-river': { as: 'RAGINGRIVER', count: 1 },
  'event/storm-damage': { as: 'STORMDAMAGE', count: 1 },
  'event/stroke-of-fate': { as: 'STROKEOFFATE', count: 1 },
  'event/termites': { as: 'TERMITES', count: 1 },
  'event/the-island-fights-back': { as: 'ISLANDFIGHTS', count: 1 },
  'explore/ruined-hut': { as: 'RUINEDHUT', count: 1 },
  'gather/mushrooms': { as: 'MUSHROOMS', count: 1 },
  'gather/nestlings': { as: 'NESTLINGS', count: 1 },
  'gather/new-flock': { as: 'NEWFLOCK', count: 3 },
  'gather/nice-surprise': { as: 'WEAKCONSTRUCTION', count: 1 },
  'gather/skeleton': { as: 'SKELETON', count: 1 },
  'gather/surprise-in-the-bushes': { as: 'NICESURPRISE', count: 1 },
  'invention/basket': { as: 'BASKET', count: 1 },
  'invention/bed': { as: 'BED', count: 2 },
  'invention/cellar': { as: 'CELLAR', count: 2 },
  'invention/corral': { as: 'CORRAL', count: 2 },
  'invention/fireplace': { as: 'FIREPLACE', count: 1 },
  'invention/furnace': { as: 'FURNACE', count: 1 },
  'invention/medicine': { as: 'MEDICINE', count: 1 },
  'invention/pit': { as: 'PIT', count: 2 },
  'invention/pot': { as: 'POT', count: 1 },
  'invention/sack': { as: 'SACK', count: 1 },
  'invention/shortcut': { as: 'SHORTCUT', count: 5 },
  'trap/blowgun': { as: 'BLOWGUN', count: 1 },
  'trap/confused': { as: 'CONFUSED', count: 2 },
  'trap/poisonous-spores': { as: 'SPORES', count: 2 },
  'trap/snare': { as: 'SNARETRAP', count: 1 },
  'trap/spider-web': { as: 'SPIDERWEB', count: 1 },
  'trap/strange-disease': { as: 'DISEASE', count: 2 },
  'trap/unlucky-incident': { as: 'UNLUCKY', count: 1 },
  'treasure/amulet-with-a-portrait-of-a-beautiful-lady': { as: 'AMULET', count: 1 },
  'treasure/backpack': { as: 'BACKPACK', count: 1 },
  'treasure/blankets': { as: 'BLANKETS', count: 1 },
  'treasure/bottle-of-wine': { as: 'WINE', count: 1 },
  'treasure/ceremonial-bowl': { as: 'BOWL', count: 1 },
  'treasure/crocks': { as: 'CROCKS', count: 1 },
  'treasure/hammock': { as: 'HAMMOCK', count: 2 },
  'treasure/hatchet': { as: 'HATCHET', count: 1 },
  'treasure/helmet': { as: 'HELMET', count: 3 },
  'treasure/herbal-mixture': { as: 'HERBALMIXTURE', count: 1 },
  'treasure/old-clothes': { as: 'OLDCLOTHES', count: 1 },
  'treasure/old-map': { as: 'OLDMAP', count: 1 },
  'treasure/saber': { as: 'SABER', count: 2 },
  'treasure/treasure-map': { as: 'TREASUREMAP', count: 1 },
  'treasure/whip': { as: 'WHIP', count: 2 },
  'wreckage/captains-chest': { as: 'CAPTAINSCHEST', count: 2 },
}

const numbered = (number: number): string => String(number).padStart(2, '0')

/** The rules on this very card; none on many. */
function ownRules(card: string): readonly string[] {
  const invention = INVENTIONS.indexOf(card)
  const { as = '', count = 0 } = RULINGS[card] ?? {}
  return [
    ...(PRINTED[card] ?? scenarioCardRules(card)),
    ...(invention === -1 ? [] : [`RC-INV-${numbered(FIRST_INVENTION + invention)}`]),
    ...Array.from({ length: count }, (_, i) => `RC-CARD-${as}-${numbered(i + 1)}`),
  ]
}

/** The first rule on this very card, or else the one on all of its kind. */
export function ruleOn(card: string, otherwise: string): string {
  return ownRules(card)[0] ?? otherwise
}

export function cardRules(card: string, deck: CardDeck): readonly string[] {
  const own = ownRules(card)
  return own.length === 0 ? [OF_DECK[deck]] : own
}
