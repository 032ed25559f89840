// Which rules speak of a card: of what is printed on it, the rulings on it, or else of all cards of its kind.

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
const INVENTIONS =
  'map pot fire knife shovel bricks rope dam medicine snare fireplace shortcut spear basket bed belts bow cellar corral diary drums furnace lantern moat pit raft sack shield sling wall'.split(
    ' ',
  )
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
  'castaways/hatchet': ['RC-SCN1-12', 'RC-SCN1-15'],
  'castaways/herbs': ['RC-SCN1-11'],
  'castaways/mast': ['RC-SCN1-13', 'RC-SCN1-14'],
  'castaways/medallion-of-a-lady': ['RC-SCN1-10'],
  'castaways/oil': ['RC-SCN1-09', 'RC-SCN1-14'],
  'castaways/pirate-sabre': ['RC-SCN1-11'],
  'cursed-island/cross': ['RC-SCN2-05', 'RC-SCN2-06', 'RC-SCN2-07', 'RC-SCN2-21'],
  'cursed-island/cultists-candle': ['RC-SCN2-17'],
  'cursed-island/decorated-bell': ['RC-SCN2-23'],
  'cursed-island/mysterious-vial': ['RC-SCN2-18'],
  'cursed-island/sacred-bell': ['RC-SCN2-12', 'RC-SCN2-21'],
  'cursed-island/sacrificial-dagger': ['RC-SCN2-19', 'RC-SCN2-20'],
  'jenny/herbs': ['RC-SCN3-17'],
  'jenny/lifeboat': ['RC-SCN3-07', 'RC-SCN3-18'],
  'jenny/pistol': ['RC-SCN3-17'],
  'jenny/raft': ['RC-SCN3-05', 'RC-SCN3-06', 'RC-SCN3-18'],
  'jenny/ruined-hut': ['RC-SCN3-17'],
  'jenny/vines': ['RC-SCN3-17'],
  'character/jenny': ['RC-SCN3-04', 'RC-SCN3-08', 'RC-SCN3-09', 'RC-SCN3-10', 'RC-SCN3-11'],
  'volcano-island/indys-diary': ['RC-SCN4-22'],
  'volcano-island/jolly-boat': ['RC-SCN4-25', 'RC-SCN4-26'],
  'volcano-island/old-canvas': ['RC-SCN4-23'],
  'volcano-island/old-map': ['RC-SCN4-21'],
  'volcano-island/rope-ladder': ['RC-SCN4-24', 'RC-SCN4-26'],
  'volcano-island/torch': ['RC-SCN4-22'],
  'cannibal-island/ballista': ['RC-SCN5-24', 'RC-SCN5-25'],
  'cannibal-island/blowpipe': ['RC-SCN5-26'],
  'cannibal-island/canoe': ['RC-SCN5-23', 'RC-SCN5-25'],
  'cannibal-island/healing-ointment': ['RC-SCN5-26'],
  'cannibal-island/map-of-the-island': ['RC-SCN5-26'],
  'cannibal-island/old-machete': ['RC-SCN5-26'],
  'family-robinson/fence': ['RC-SCN6-15', 'RC-SCN6-16'],
  'family-robinson/garden': ['RC-SCN6-15', 'RC-SCN6-16'],
  'family-robinson/gunpowder': ['RC-SCN6-14'],
  'family-robinson/old-tools': ['RC-SCN6-12'],
  'family-robinson/plow': ['RC-SCN6-13', 'RC-SCN6-08'],
  'family-robinson/seeds': ['RC-SCN6-17'],
  'king-kong/bottle-of-vodka': ['RC-SCN7-28'],
  'king-kong/film-makers-lost-item': ['RC-SCN7-22', 'RC-SCN7-25'],
  'king-kong/firecracker': ['RC-SCN7-23'],
  'king-kong/giant-footprint': ['RC-SCN7-23'],
  'king-kong/tranquilizer': ['RC-SCN7-21', 'RC-SCN7-24'],
  'king-kong/trap': ['RC-SCN7-16', 'RC-SCN7-17', 'RC-SCN7-24'],
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

/** How many rulings there are on a card. */
const RULINGS: { readonly [card: string]: number } = {
  'build/fast-work': 3,
  'build/monkey-see': 1,
  'build/tired': 1,
  'build/tools-inspection': 2,
  'build/weak-construction': 1,
  'creature/a-shiny-jewel': 1,
  'equipment/bible': 2,
  'equipment/hammer-and-nails': 1,
  'event/argument': 3,
  'event/catastrophe': 3,
  'event/cloudburst': 2,
  'event/council': 1,
  'event/dangerous-night': 3,
  'event/despondency': 1,
  'event/disaster': 2,
  'event/howling-from-the-woods': 2,
  'event/night-attack': 2,
  'event/raging-river': 1,
  'event/storm-damage': 1,
  'event/stroke-of-fate': 1,
  'event/termites': 1,
  'event/the-island-fights-back': 1,
  'explore/ruined-hut': 1,
  'gather/mushrooms': 1,
  'gather/nestlings': 1,
  'gather/new-flock': 3,
  'gather/nice-surprise': 1,
  'gather/skeleton': 1,
  'gather/surprise-in-the-bushes': 1,
  'invention/basket': 1,
  'invention/bed': 2,
  'invention/cellar': 2,
  'invention/corral': 2,
  'invention/fireplace': 1,
  'invention/furnace': 1,
  'invention/medicine': 1,
  'invention/pit': 2,
  'invention/pot': 1,
  'invention/sack': 1,
  'invention/shortcut': 5,
  'trap/blowgun': 1,
  'trap/confused': 2,
  'trap/poisonous-spores': 2,
  'trap/snare': 1,
  'trap/spider-web': 1,
  'trap/strange-disease': 2,
  'trap/unlucky-incident': 1,
  'treasure/amulet-with-a-portrait-of-a-beautiful-lady': 1,
  'treasure/backpack': 1,
  'treasure/blankets': 1,
  'treasure/bottle-of-wine': 1,
  'treasure/ceremonial-bowl': 1,
  'treasure/crocks': 1,
  'treasure/hammock': 2,
  'treasure/hatchet': 1,
  'treasure/helmet': 3,
  'treasure/herbal-mixture': 1,
  'treasure/old-clothes': 1,
  'treasure/old-map': 1,
  'treasure/saber': 2,
  'treasure/treasure-map': 1,
  'treasure/whip': 2,
  'wreckage/captains-chest': 2,
}

/** Where the rulings call a card otherwise than by its own name. */
const RULED_AS: { readonly [card: string]: string } = {
  'build/monkey-see': 'MONKEY',
  'creature/a-shiny-jewel': 'JEWEL',
  'equipment/hammer-and-nails': 'HAMMER',
  'event/howling-from-the-woods': 'HOWLING',
  'event/the-island-fights-back': 'ISLANDFIGHTS',
  'gather/nice-surprise': 'WEAKCONSTRUCTION',
  'gather/surprise-in-the-bushes': 'NICESURPRISE',
  'trap/poisonous-spores': 'SPORES',
  'trap/snare': 'SNARETRAP',
  'trap/strange-disease': 'DISEASE',
  'trap/unlucky-incident': 'UNLUCKY',
  'treasure/amulet-with-a-portrait-of-a-beautiful-lady': 'AMULET',
  'treasure/bottle-of-wine': 'WINE',
  'treasure/ceremonial-bowl': 'BOWL',
}

const numbered = (number: number): string => String(number).padStart(2, '0')

/** The rules on this very card; none on many. */
export function ownRules(card: string): readonly string[] {
  const [deck, slug = ''] = card.split('/')
  const invention = deck === 'invention' ? INVENTIONS.indexOf(slug) : -1
  const name = RULED_AS[card] ?? slug.replaceAll('-', '').toUpperCase()
  return [
    ...(PRINTED[card] ?? []),
    ...(invention === -1 ? [] : [`RC-INV-${numbered(FIRST_INVENTION + invention)}`]),
    ...Array.from({ length: RULINGS[card] ?? 0 }, (_, i) => `RC-CARD-${name}-${numbered(i + 1)}`),
  ]
}

export function cardRules(card: string, deck: CardDeck): readonly string[] {
  const own = ownRules(card)
  return own.length === 0 ? [OF_DECK[deck]] : own
}
