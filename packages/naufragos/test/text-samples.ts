// One or more of everything that can happen and of everything that can be asked, to be read in every language.

import type { Question } from '@landfall/kernel'
import type { CardId, Label } from '../src/cards/card-ids.ts'
import { CHARACTER_IDS, EXPLORATIONS } from '../src/cards/decks.ts'
import { EVENT_CARDS } from '../src/cards/events.ts'
import { ACTIONS } from '../src/components/action-spaces.ts'
import type { NaufragosEffect } from '../src/effect-types.ts'
import type { Roll, RollOf } from '../src/state.ts'
import type { Ability, AnyKind, Events, MeantChoice, NamedChoice, Naufragos, OpenQuestion } from '../src/types.ts'
import { vocabulary } from '../src/vocabulary.ts'

const rule = 'NA-CARD-01'
const roll = (of: RollOf, dice: readonly number[], plus: number, target: number, good: boolean): { roll: Roll } => ({
  roll: { of, by: ['red'], dice, plus, target, good },
})

/** Nothing, where the log has nothing to say. */
export const EVENTS: { readonly [Name in keyof Events]: readonly Events[Name][] } = {
  boxOpened: [],
  characterTaken: [{ seat: 'red', character: 'character/ines-ferrolle' }],
  started: [{ seat: 'red' }],
  turnBegan: [{ turn: 3 }],
  phaseBegan: (['events', 'actions', 'expedition', 'survival', 'end'] as const).map((phase) => ({ phase })),
  startPassed: [{ to: 'blue', rule }],
  turnEnded: [],
  energyGained: [
    { seat: 'red', by: 1, rule },
    { seat: 'red', by: 5, rule: 'NA-REST-01' },
    { seat: 'red', by: 1, rule: 'NA-SURV-02' },
    { seat: 'red', by: 1, rule: 'NA-EAT-07' },
  ],
  energyLost: [
    { seat: 'yellow', by: 2, rule },
    { seat: 'yellow', by: 1, rule: 'NA-SURV-03' },
    { seat: 'yellow', by: 1, rule: 'NA-EVT-05' },
    { seat: 'yellow', by: 1, rule: 'NA-EAT-08' },
    { seat: 'yellow', by: 1, rule: 'NA-CAMP-10' },
  ],
  energyPaid: [{ seat: 'green', by: 3, rule }],
  wounded: [
    { seat: 'blue', rule },
    { seat: 'blue', rule: 'NA-NOTE-02' },
  ],
  healed: [
    { seat: 'red', by: 2, rule },
    { seat: 'red', by: 1, rule: 'NA-REST-04' },
  ],
  traumaReceived: [
    { seat: 'red', fromWound: true, rule: 'NA-WOUND-07' },
    { seat: 'red', fromWound: true, rule: 'NA-WOUND-03' },
  ],
  traumaComes: [],
  woundShielded: [{ seat: 'red' }],
  died: [{ seat: 'green' }],
  inherited: [{ seat: 'red', from: 'green', item: 'wreckage/boarding-axe' }],
  rolled: [
    roll('card', [4], 0, 4, true),
    roll('strength', [2], 2, 5, false),
    roll('group', [5], 3, 7, true),
    roll('fire', [5], 0, 3, false),
    roll('rest', [6], 0, 0, true),
    roll('return', [3, 5], -1, 8, false),
    { roll: { ...roll('lost', [3, 5], 2, 8, true).roll, by: ['red', 'yellow', 'blue'] } },
    roll('wounds', [1, 4], 0, 0, false),
    roll('tie', [3], 1, 0, false),
    roll('shark', [6], 0, 5, true),
  ],
  rollApplied: [],
  actionBegan: ACTIONS.map((action) => ({ seat: 'red', action })),
  actionEnded: [],
  rollsFresh: [],
  storySpent: [{ seat: 'red', tile: '3/1', rule }],
  storiesDrawn: [
    { seat: 'red', tiles: ['3/1'] },
    { seat: 'red', tiles: ['3/1', '1/4'] },
  ],
  storiesReturned: [],
  storiesReshuffled: [{ stack: [] }],
  foodChanged: [
    { by: 2, rule },
    { by: -1, rule },
  ],
  tokensChanged: [
    { by: 5, rule },
    { by: -1, rule },
  ],
  ownTokensChanged: [
    { seat: 'red', by: 2, rule },
    { seat: 'red', by: -1, rule },
  ],
  woodChanged: [
    { by: 1, rule },
    { by: -2, rule },
  ],
  forageDrawn: [{ tile: '2/1', by: 'red' }, { tile: '3/1' }],
  forageAdded: [{ tiles: [] }],
  forageLost: [{ tiles: [] }],
  forageEaten: [{ food: 4 }],
  fished: [
    { seat: 'red', tile: '2/1' },
    { seat: 'red', tile: 'jellyfish' },
    { seat: 'red', tile: 'shark' },
  ],
  fishReturned: [],
  cured: [{ by: 2, rule }],
  spoiled: [{ by: 1 }, { by: 5 }],
  fireLit: [{ seat: 'red' }],
  fireFailed: [{ seat: 'red' }],
  fireFed: [{ seat: 'red' }],
  fireBurned: [{}],
  fireWentOut: [{ rule }],
  eventRevealed: [{ card: 'event/words-over-rations' }],
  weatherMoved: [1, 2, 3, 4, 5].map((to) => ({ to })),
  cubeWashedIn: [{}],
  cubesAdded: [{ by: 1 }, { by: 2 }],
  fishingBanned: [{ rule }],
  surcharged: [{ action: 'explore', by: 1 }],
  fishBonusGiven: [{ by: 1 }],
  strengthBonusGiven: [],
  strengthBonusUsed: [],
  startShifted: [{ by: -1 }],
  cardAdded: [
    { card: 'coast/the-stern-on-the-reef', deck: 'coast', cards: [], top: false },
    { card: 'centre/the-chest', deck: 'centre', cards: [], top: true },
  ],
  cardGone: [{ card: 'coast/the-great-cabin', deck: 'coast', cards: [] }],
  lookedAt: [{ seat: 'red', deck: 'event', cards: ['event/clear-horizon', 'event/crabs-in-the-letters'] }],
  sorted: [{ seat: 'red', deck: 'interior', cards: ['interior/game-trail', 'interior/bamboo-thicket'] }],
  flagged: [
    ...(['allies', 'bones', 'bosun', 'gift', 'mercy'] as const),
    ...(['offence', 'respect', 'robbed', 'smoke', 'trust'] as const),
  ].flatMap((flag) => [
    { flag, set: true },
    { flag, set: false },
  ]),
  itemTaken: [{ seat: 'red', item: 'item/torn-half-of-a-chart' }],
  wreckageRevealed: [{ cards: ['wreckage/ships-compass', 'wreckage/signal-mirror', 'wreckage/spyglass'] }],
  wreckageTaken: [{ seat: 'red', card: 'wreckage/ships-compass' }],
  wreckageLeft: [],
  wreckageReturned: [],
  wreckUsed: [],
  itemGone: [{ seat: 'red', item: 'wreckage/flask-of-rum' }],
  itemUsed: [{ seat: 'red', item: 'wreckage/flask-of-rum' }],
  tradeRefused: [],
  traded: [
    { seat: 'red', other: 'blue', gave: { item: 'wreckage/boarding-axe' }, got: { tokens: 1 } },
    { seat: 'red', other: 'blue', gave: { tokens: 1 }, got: {} },
    { seat: 'red', other: 'blue', gave: {}, got: { item: 'wreckage/tinderbox' } },
  ],
  campPlaced: [{ card: 'damage/spoiled-stores', space: 5 }],
  campDiscarded: [{ card: 'camp/the-drift-pile' }],
  campRemoved: [{ card: 'camp/the-drift-pile' }],
  campUsed: [],
  repaired: [{ seat: 'red', card: 'damage/spoiled-stores' }],
  projectOffered: [{ building: 'building/lookout', space: 4 }],
  progressed: [{ building: 'building/signs-in-the-sand', by: 2, wood: false }],
  setBack: [{ building: 'building/signs-in-the-sand', by: 1 }],
  pledged: [{ seat: 'red', by: 2, building: 'building/lean-to' }],
  buildFailed: [{ seat: 'red', building: 'building/lean-to' }],
  built: [{ seat: 'red', building: 'building/lean-to', wood: 2 }],
  pawnPlaced: [
    { pawn: { seat: 'red', action: 'forage', box: 0 } },
    { pawn: { seat: 'red', action: 'camp', box: 0, card: 'camp/fish-from-the-rocks', white: true } },
  ],
  pawnKept: [{ seat: 'red' }, { seat: 'red', white: true }],
  pawnsForReturn: [{ seats: ['red'] }, { seats: ['red', 'blue'] }],
  pawnRemoved: [],
  expeditionBegan: [
    { explorers: ['red'], cube: 4 },
    { explorers: ['red', 'green', 'blue'], cube: 3 },
  ],
  explorationTurn: [],
  cardDrawn: [{ seat: 'red', deck: 'coast', card: 'coast/crab-gulch' }],
  pendingTaken: [{ seat: 'red', card: 'coast/the-stern-on-the-reef' }],
  advanced: [{ seat: 'red', to: 7 }],
  cubeMoved: [{ to: 9 }],
  returnRollsChanged: [{ by: 2 }, { by: -1 }],
  cardWill: [],
  cardLeftPending: [{ card: 'coast/the-stern-on-the-reef' }],
  pendingRemoved: [{ card: 'coast/the-stern-on-the-reef' }],
  cardBack: [{ card: 'interior/fog-in-the-ferns', deck: 'interior', cards: [] }],
  cardResolved: [],
  joined: [
    { seat: 'red', returning: true },
    { seat: 'red', returning: false },
  ],
  cameHome: [
    { seats: ['red'], rolled: true },
    { seats: ['red', 'blue'], rolled: true },
  ],
  gotLost: [
    { seats: ['red'], square: 8 },
    { seats: ['red', 'blue'], square: 8 },
  ],
  lostMoved: [{ seat: 'red', to: 7 }],
  expeditionEnded: [],
  resolvingBegan: [],
  resolvingEnded: [],
  targeted: [{ as: 'random', seat: 'red' }],
  ate: [
    { seat: 'red', what: 'food' },
    { seat: 'red', what: 'token' },
  ],
  foodGiven: [
    { seat: 'red', to: 'blue', what: 'food' },
    { seat: 'yellow', to: 'green', what: 'ownToken' },
  ],
  foodPutBack: [{ seat: 'red' }],
  wentHungry: [{ seat: 'red' }],
  voted: [
    {
      ballots: {
        red: 'coast/cliffs-to-the-waterline/climb-together',
        yellow: 'coast/cliffs-to-the-waterline/swim-round',
        green: 'abstain',
      },
    },
    { ballots: { red: 'camp/fish-from-the-rocks', yellow: 'camp/plan-the-route' } },
  ],
  tied: [{ options: ['coast/cliffs-to-the-waterline/climb-together', 'coast/cliffs-to-the-waterline/swim-round'] }],
  tieDecided: [{ seat: 'red' }],
  decided: [{ option: 'coast/cliffs-to-the-waterline/climb-together' }, { option: 'camp/fish-from-the-rocks' }],
  summitReached: [{ seat: 'red', lastTurn: 9 }],
  rescueCame: [{ event: 'event/clear-horizon', seats: ['red', 'yellow', 'blue'] }],
  scored: [
    { seat: 'red', score: 31, stories: 12, final: 14, items: 5 },
    { seat: 'yellow', score: 22, stories: 12, final: 6, items: 4 },
  ],
}

const ids = <Name extends string>(...all: readonly Name[]): readonly { readonly id: Name }[] =>
  all.map((id) => ({ id }))
const energies = (...all: readonly number[]): readonly MeantChoice<number>[] =>
  all.map((energy) => ({ id: String(energy), means: energy }))
const use = (id: string, means: Ability): MeantChoice<Ability> => ({ id, means })

/** Only captions are longer than the name of a card. */
const isLabel = (name: string): name is Label => name.split('/').length === 3

/** The options that stand on a card. */
function optionsOn(source: CardId, effects: readonly NaufragosEffect[]): readonly NamedChoice<Label>[] {
  const clause = vocabulary.clause(effects)
  if (clause.say !== 'chooseOne') return []
  return clause.options.flatMap((option) => {
    const [caption] = option.say === 'inOrder' ? option.clauses : []
    const label = caption?.say === 'thing' && 'name' in caption.thing ? caption.thing.name : undefined
    return label === undefined || !isLabel(label) ? [] : [{ id: label, clause: option, at: source }]
  })
}

type Sample<Kind extends AnyKind> = Pick<OpenQuestion<Kind>, 'choices' | 'about'>

const QUESTIONS: { readonly [Kind in AnyKind]: Sample<Kind> } = {
  character: { choices: ids(...CHARACTER_IDS) },
  white: {
    choices: ids(
      'camp/fish-from-the-rocks',
      'camp/plan-the-route',
      'camp/scan-the-surroundings',
      'camp/tend-the-hurt',
      'camp/put-the-camp-in-order',
      'damage/fined-by-the-neighbours',
      'damage/fever-in-the-camp',
      'keep',
      'none',
    ),
  },
  place: {
    choices: [
      { id: 'wreck', costs: [{ energy: 1 }] },
      { id: 'explore', costs: [{ energy: 2 }] },
      ...ids('forage', 'wood', 'diary', 'fire', 'rest', 'build'),
      ...ids('camp/the-neighbour-calls', 'camp/the-drift-pile', 'damage/bad-blood', 'none'),
    ],
  },
  energyForFire: {
    choices: [
      { id: '1', means: 1, odds: { success: 1 / 6 } },
      { id: '6', means: 6, odds: { success: 1 } },
    ],
  },
  wreckage: {
    choices: ids(
      'wreckage/ships-compass',
      'wreckage/surgeons-chest',
      'wreckage/tin-of-biscuit',
      'wreckage/ships-ensign',
      'decline',
    ),
  },
  salvage: { choices: ids('wreckage/boarding-axe', 'wreckage/sea-boots') },
  building: {
    choices: [
      { id: 'building/lean-to', costs: [{ energy: 2 }] },
      { id: 'building/signs-in-the-sand', costs: [{ energy: 3 }] },
      { id: 'building/huge-bonfire', costs: [{ energy: 5 }] },
      { id: 'building/rope-bridge', costs: [{ energy: 1 }] },
      { id: 'nothing' },
    ],
  },
  pledge: { choices: energies(0, 1, 2, 5), about: { id: 'building/lean-to', costs: [{ energy: 3 }] } },
  share: { choices: energies(0, 1) },
  payToken: { choices: ids('reserve', 'own') },
  payStory: { choices: ids('1/101', '4/102') },
  payItem: { choices: ids('wreckage/boarding-axe', 'wreckage/cutlass') },
  price: {
    choices: [
      { id: '0', means: { energy: 1, item: 'bark' }, at: 'damage/fever-in-the-camp' },
      { id: '1', means: { energy: 3 }, at: 'damage/fever-in-the-camp' },
      { id: '2', means: { wood: 2, tokens: 1 }, at: 'damage/fever-in-the-camp' },
      { id: '3', means: {}, at: 'damage/fever-in-the-camp' },
    ],
  },
  option: { choices: optionsOn('coast/bare-footprints', EXPLORATIONS['coast/bare-footprints'].effects) },
  vote: {
    choices: [
      ...optionsOn('coast/cliffs-to-the-waterline', EXPLORATIONS['coast/cliffs-to-the-waterline'].effects),
      { id: 'abstain' },
    ],
  },
  give: {
    choices: ids('yes', 'no'),
    about: optionsOn('event/ill-luck', EVENT_CARDS['event/ill-luck'].effects.slice(-1))[0],
  },
  whom: { choices: ids('red', 'yellow', 'green', 'blue') },
  storyToKeep: { choices: ids('2/101', '2/104', '5/101') },
  fishToKeep: { choices: ids('0/1', '0/2', '3/1', 'jellyfish', 'shark') },
  damage: { choices: ids('damage/fever-in-the-camp', 'damage/leaking-roof', 'damage/bad-blood') },
  cover: { choices: ids('camp/fish-from-the-rocks', 'camp/the-drift-pile', 'abstain') },
  itemToDrop: { choices: ids('wreckage/ships-compass', 'item/the-ships-cat') },
  deck: { choices: ids('coast', 'interior', 'centre') },
  seen: {
    choices: ids('seen'),
    about: {
      id: 'event/clear-horizon event/crabs-in-the-letters event/ants-in-the-stores',
      means: ['event/clear-horizon', 'event/crabs-in-the-letters', 'event/ants-in-the-stores'],
    },
  },
  sort: { choices: ids('interior/game-trail', 'interior/bamboo-thicket', 'interior/liana-curtain') },
  explore: {
    choices: [
      ...ids('coast', 'interior', 'centre', 'coast/the-stern-on-the-reef'),
      { id: 'return', odds: { success: 26 / 36 } },
    ],
  },
  join: { choices: ids('join', 'stay') },
  rollAgain: { choices: energies(0, 1, 2), about: { id: 'return', costs: [{ energy: 2 }] } },
  pendingToRemove: { choices: ids('coast/the-stern-on-the-reef', 'centre/the-sealed-cave') },
  meal: {
    choices: [
      { id: 'eat/food', means: { does: 'eat', what: 'food' } },
      { id: 'eat/token', means: { does: 'eat', what: 'token' } },
      { id: 'give/food/red', means: { does: 'give', what: 'food', to: 'red' } },
      { id: 'give/token/red', means: { does: 'give', what: 'token', to: 'red' } },
      { id: 'give/food/blue', means: { does: 'give', what: 'food', to: 'blue' } },
      { id: 'back', means: 'back' },
    ],
  },
  ownFood: {
    choices: [
      { id: 'eat', means: 'eat' },
      { id: 'give/yellow', means: { does: 'give', to: 'yellow' } },
      { id: 'give/green', means: { does: 'give', to: 'green' } },
      { id: 'done', means: 'done' },
    ],
  },
  keepOrEat: { choices: ids('keep', 'eat') },
  inherit: { choices: ids('wreckage/boarding-axe', 'wreckage/tinderbox') },
  lastTurn: { choices: ids('this', 'next') },
  tradeWith: { choices: ids('red', 'blue', 'cancel') },
  tradeGive: { choices: ids('wreckage/boarding-axe', 'token', 'nothing', 'cancel') },
  tradeAsk: { choices: ids('wreckage/tinderbox', 'token', 'nothing', 'cancel') },
  tradeAnswer: {
    choices: ids('accept', 'decline'),
    about: {
      id: 'red wreckage/boarding-axe nothing',
      means: { from: 'red', gives: 'wreckage/boarding-axe', asks: 'nothing' },
    },
  },
  rolled: {
    choices: [
      use('story/1/101', { use: 'story', seat: 'red', tile: '1/101' }),
      use('story/4/102', { use: 'story', seat: 'red', tile: '4/102' }),
      { id: 'pass' },
    ],
  },
  trauma: {
    choices: [
      use('use/wreckage/painted-miniature', { use: 'cancelTrauma', seat: 'red', item: 'wreckage/painted-miniature' }),
      { id: 'pass' },
    ],
  },
  tie: {
    choices: [
      use('use/wreckage/speaking-trumpet', { use: 'tiebreak', seat: 'red', item: 'wreckage/speaking-trumpet' }),
      { id: 'pass' },
    ],
  },
  night: { choices: [use('feedFire', { use: 'feedFire', seat: 'red' }), { id: 'pass' }] },
  anyTime: {
    choices: [
      use('feedFire', { use: 'feedFire', seat: 'red' }),
      use('trade', { use: 'trade', seat: 'red' }),
      ...(['wreckage/flask-of-rum', 'wreckage/spyglass', 'wreckage/tin-of-biscuit'] as const).map((item) =>
        use(`use/${item}`, { use: 'item', seat: 'red', item }),
      ),
    ],
  },
}

export const ALL_QUESTIONS: readonly Question<Naufragos['clause']>[] = Object.entries<Sample<AnyKind>>(QUESTIONS).map(
  ([kind, asked], id) => ({ id, seat: 'red', kind, ...asked }),
)
