// One or more of everything that can happen and of everything that can be asked, to be read in every language.
import type { Question } from '@landfall/kernel'
import { EVENT_CARDS } from '../src/cards/events.ts'
import { EXPLORATIONS } from '../src/cards/explorations.ts'
import { type CardId, CHARACTER_IDS } from '../src/cards/ids.ts'
import { ACTIONS } from '../src/components/action-spaces.ts'
import type { NaufragosEffect } from '../src/effects/effect-types.ts'
import { vocabulary } from '../src/effects/vocabulary.ts'
import type { Roll, RollOf } from '../src/state.ts'
import type { Ability, AnyKind, Asked, Events, MeantChoice, NamedChoice, Naufragos } from '../src/types.ts'
import type { Label } from '../src/words.ts'

const rule = 'NA-CARD-01'
const roll = (of: RollOf, dice: readonly number[], plus: number, target: number, good: boolean): { roll: Roll } => ({
  roll: { of, by: ['red'], dice, plus, target, good },
})

/** Nothing, where the log has nothing to say. */
export const EVENTS: { readonly [Name in keyof Events]: readonly Events[Name][] } = {
  boxOpened: [],
  characterTaken: [{ seat: 'red', character: 'K3' }],
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
  inherited: [{ seat: 'red', from: 'green', item: 'W05' }],
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
  eventRevealed: [{ card: 'E04' }],
  weatherMoved: [1, 2, 3, 4, 5].map((to) => ({ to })),
  cubeWashedIn: [{}],
  cubesAdded: [{ by: 1 }, { by: 2 }],
  fishingBanned: [{ rule }],
  madeDear: [{ action: 'explore', by: 1 }],
  fishBonusGiven: [{ by: 1 }],
  strengthBonusGiven: [],
  strengthBonusUsed: [],
  startShifted: [{ by: -1 }],
  cardAdded: [
    { card: '033', deck: 'coast', cards: [], top: false },
    { card: '020', deck: 'centre', cards: [], top: true },
  ],
  cardGone: [{ card: '034', deck: 'coast', cards: [] }],
  lookedAt: [{ seat: 'red', deck: 'event', cards: ['E01', 'E02'] }],
  sorted: [{ seat: 'red', deck: 'interior', cards: ['I01', 'I02'] }],
  flagged: [
    ...(['allies', 'bones', 'bosun', 'gift', 'mercy'] as const),
    ...(['offence', 'respect', 'robbed', 'smoke', 'trust'] as const),
  ].flatMap((flag) => [
    { flag, set: true },
    { flag, set: false },
  ]),
  itemTaken: [{ seat: 'red', item: '016' }],
  wreckageRevealed: [{ cards: ['W01', 'W02', 'W03'] }],
  wreckageTaken: [{ seat: 'red', card: 'W01' }],
  wreckageLeft: [],
  wreckageReturned: [],
  wreckUsed: [],
  itemGone: [{ seat: 'red', item: 'W11' }],
  itemUsed: [{ seat: 'red', item: 'W11' }],
  tradeRefused: [],
  traded: [
    { seat: 'red', other: 'blue', gave: { item: 'W05' }, got: { tokens: 1 } },
    { seat: 'red', other: 'blue', gave: { tokens: 1 }, got: {} },
    { seat: 'red', other: 'blue', gave: {}, got: { item: 'W18' } },
  ],
  campPlaced: [{ card: '098', space: 5 }],
  campDiscarded: [{ card: '102' }],
  campRemoved: [{ card: '102' }],
  campUsed: [],
  repaired: [{ seat: 'red', card: '098' }],
  projectOffered: [{ building: 'B07', space: 4 }],
  progressed: [{ building: 'B04', by: 2, wood: false }],
  setBack: [{ building: 'B04', by: 1 }],
  pledged: [{ seat: 'red', by: 2, building: 'B01' }],
  buildFailed: [{ seat: 'red', building: 'B01' }],
  built: [{ seat: 'red', building: 'B01', wood: 2 }],
  pawnPlaced: [
    { pawn: { seat: 'red', action: 'forage', box: 0 } },
    { pawn: { seat: 'red', action: 'camp', box: 0, card: 'A1', white: true } },
  ],
  pawnKept: [{ seat: 'red' }, { seat: 'red', white: true }],
  pawnsForReturn: [{ seats: ['red'] }, { seats: ['red', 'blue'] }],
  pawnRemoved: [],
  expeditionBegan: [
    { explorers: ['red'], cube: 4 },
    { explorers: ['red', 'green', 'blue'], cube: 3 },
  ],
  explorationTurn: [],
  cardDrawn: [{ seat: 'red', deck: 'coast', card: 'C04' }],
  pendingTaken: [{ seat: 'red', card: '033' }],
  advanced: [{ seat: 'red', to: 7 }],
  cubeMoved: [{ to: 9 }],
  returnRollsChanged: [{ by: 2 }, { by: -1 }],
  cardWill: [],
  cardPended: [{ card: '033' }],
  pendingRemoved: [{ card: '033' }],
  cardBack: [{ card: 'I08', deck: 'interior', cards: [] }],
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
  voted: [{ ballots: { red: 'C16/1', yellow: 'C16/2', green: 'abstain' } }, { ballots: { red: 'A1', yellow: 'A2' } }],
  tied: [{ options: ['C16/1', 'C16/2'] }],
  tieDecided: [{ seat: 'red' }],
  decided: [{ option: 'C16/1' }, { option: 'A1' }],
  summitReached: [{ seat: 'red', lastTurn: 9 }],
  rescueCame: [{ event: 'E01', seats: ['red', 'yellow', 'blue'] }],
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

/** The options that stand on a card. */
function optionsOn(source: CardId, effects: readonly NaufragosEffect[]): readonly NamedChoice<Label>[] {
  const clause = vocabulary.clause(effects)
  if (clause.say !== 'chooseOne') return []
  return clause.options.map((option, at) => ({ id: `${source}/${at + 1}`, clause: option, at: source }))
}

type Sample<Kind extends AnyKind> = Pick<Asked<Kind>, 'choices' | 'about'>

const QUESTIONS: { readonly [Kind in AnyKind]: Sample<Kind> } = {
  character: { choices: ids(...CHARACTER_IDS) },
  white: { choices: ids('A1', 'A2', 'A3', 'A4', 'A5', '030', '053', 'keep', 'none') },
  place: {
    choices: [
      { id: 'wreck', costs: [{ energy: 1 }] },
      { id: 'explore', costs: [{ energy: 2 }] },
      ...ids('forage', 'wood', 'diary', 'fire', 'rest', 'build'),
      ...ids('008', '102', '101', 'none'),
    ],
  },
  energyForFire: {
    choices: [
      { id: '1', means: 1, odds: { success: 1 / 6 } },
      { id: '6', means: 6, odds: { success: 1 } },
    ],
  },
  wreckage: { choices: ids('W01', 'W10', 'W12', 'W25', 'decline') },
  salvage: { choices: ids('W05', 'W29') },
  building: {
    choices: [
      { id: 'B01', costs: [{ energy: 2 }] },
      { id: 'B04', costs: [{ energy: 3 }] },
      { id: 'B05', costs: [{ energy: 5 }] },
      { id: 'B15', costs: [{ energy: 1 }] },
      { id: 'nothing' },
    ],
  },
  pledge: { choices: energies(0, 1, 2, 5), about: { id: 'B01', costs: [{ energy: 3 }] } },
  share: { choices: energies(0, 1) },
  payToken: { choices: ids('reserve', 'own') },
  payStory: { choices: ids('1/101', '4/102') },
  payItem: { choices: ids('W05', 'W07') },
  price: {
    choices: [
      { id: '0', means: { energy: 1, item: 'bark' }, at: '053' },
      { id: '1', means: { energy: 3 }, at: '053' },
      { id: '2', means: { wood: 2, tokens: 1 }, at: '053' },
      { id: '3', means: {}, at: '053' },
    ],
  },
  option: { choices: optionsOn('Z01', EXPLORATIONS.Z01.effects) },
  vote: { choices: [...optionsOn('C16', EXPLORATIONS.C16.effects), { id: 'abstain' }] },
  give: {
    choices: ids('yes', 'no'),
    about: optionsOn('073', EVENT_CARDS['073'].effects.slice(-1))[0],
  },
  whom: { choices: ids('red', 'yellow', 'green', 'blue') },
  storyToKeep: { choices: ids('2/101', '2/104', '5/101') },
  fishToKeep: { choices: ids('0/1', '0/2', '3/1', 'jellyfish', 'shark') },
  damage: { choices: ids('053', '097', '101') },
  cover: { choices: ids('A1', '102', 'abstain') },
  itemToDrop: { choices: ids('W01', '044') },
  deck: { choices: ids('coast', 'interior', 'centre') },
  seen: { choices: ids('seen'), about: { id: 'E01 E02 E03', means: ['E01', 'E02', 'E03'] } },
  sort: { choices: ids('I01', 'I02', 'I03') },
  explore: {
    choices: [...ids('coast', 'interior', 'centre', '033'), { id: 'return', odds: { success: 26 / 36 } }],
  },
  join: { choices: ids('join', 'stay') },
  rollAgain: { choices: energies(0, 1, 2), about: { id: 'return', costs: [{ energy: 2 }] } },
  pendingToRemove: { choices: ids('033', '019') },
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
  inherit: { choices: ids('W05', 'W18') },
  lastTurn: { choices: ids('this', 'next') },
  tradeWith: { choices: ids('red', 'blue', 'cancel') },
  tradeGive: { choices: ids('W05', 'token', 'nothing', 'cancel') },
  tradeAsk: { choices: ids('W18', 'token', 'nothing', 'cancel') },
  tradeAnswer: {
    choices: ids('accept', 'decline'),
    about: { id: 'red W05 nothing', means: { from: 'red', gives: 'W05', asks: 'nothing' } },
  },
  rolled: {
    choices: [
      use('story/1/101', { use: 'story', seat: 'red', tile: '1/101' }),
      use('story/4/102', { use: 'story', seat: 'red', tile: '4/102' }),
      { id: 'pass' },
    ],
  },
  trauma: { choices: [use('use/W23', { use: 'cancelTrauma', seat: 'red', item: 'W23' }), { id: 'pass' }] },
  tie: { choices: [use('use/W27', { use: 'tiebreak', seat: 'red', item: 'W27' }), { id: 'pass' }] },
  night: { choices: [use('feedFire', { use: 'feedFire', seat: 'red' }), { id: 'pass' }] },
  anyTime: {
    choices: [
      use('feedFire', { use: 'feedFire', seat: 'red' }),
      use('trade', { use: 'trade', seat: 'red' }),
      ...(['W11', 'W03', 'W12'] as const).map((item) => use(`use/${item}`, { use: 'item', seat: 'red', item })),
    ],
  },
}

export const ALL_QUESTIONS: readonly Question<Naufragos['clause']>[] = Object.entries<Sample<AnyKind>>(QUESTIONS).map(
  ([kind, asked], id) => ({ id, seat: 'red', kind, ...asked }),
)
