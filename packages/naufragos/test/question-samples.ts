// One or more of everything that can be asked, to be read in every language.
import type { Cause, Question } from '@landfall/kernel'
import type { CardId, ItemId, Label } from '../src/cards/card-ids.ts'
import { CHARACTER_IDS, EXPLORATIONS } from '../src/cards/decks.ts'
import { EVENT_CARDS } from '../src/cards/events.ts'
import type { NaufragosEffect } from '../src/effect-types.ts'
import type { Ability, AnyKind, MeantChoice, NamedChoice, Naufragos, OpenQuestion } from '../src/types.ts'
import { heal, salvage } from '../src/verbs/index.ts'
import { vocabulary } from '../src/vocabulary.ts'

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

type Sample<Kind extends AnyKind> = Pick<OpenQuestion<Kind>, 'choices' | 'about' | 'within' | 'secret'>

/** Asked while this card is carried out, or this item is used. */
const on = (card: CardId): { readonly within: Cause } => ({ within: { card } })
const using = (ability: ItemId): { readonly within: Cause } => ({ within: { ability } })

/** What the effects of a card say, as the verb that asks says it. */
const saying = (...effects: readonly NaufragosEffect[]) => ({ id: 'verb', clause: vocabulary.clause(effects) })

/** What may be used when nothing is asked. */
const inWindow = {
  choices: [
    use('feedFire', { use: 'feedFire', seat: 'red' }),
    use('use/wreckage/flask-of-rum', { use: 'item', seat: 'red', item: 'wreckage/flask-of-rum' }),
    { id: 'pass', means: 'pass' },
  ],
} as const

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
  salvage: {
    choices: ids('wreckage/boarding-axe', 'wreckage/sea-boots'),
    about: saying(salvage(2)),
    ...on('coast/cask-in-the-weed'),
  },
  building: {
    choices: [
      { id: 'building/lean-to', costs: [{ energy: 2 }] },
      { id: 'building/signs-in-the-sand', costs: [{ energy: 3 }] },
      { id: 'building/huge-bonfire', costs: [{ energy: 5 }] },
      { id: 'building/rope-bridge', costs: [{ energy: 1 }] },
      { id: 'nothing' },
    ],
  },
  pledge: {
    choices: energies(0, 1, 2, 5),
    about: { id: 'building/lean-to', costs: [{ energy: 3 }] },
    ...on('building/lean-to'),
  },
  share: { choices: energies(0, 1), about: { id: 'price', costs: [{ energy: 2 }] }, ...on('damage/bad-blood') },
  payToken: { choices: ids('reserve', 'own'), ...on('coast/keel-marks') },
  payStory: { choices: ids('1/101', '4/102') },
  payItem: { choices: ids('wreckage/boarding-axe', 'wreckage/cutlass') },
  price: {
    choices: [
      { id: '0', means: { energy: 1, item: 'bark' }, at: 'damage/fever-in-the-camp' },
      { id: '1', means: { energy: 3 }, at: 'damage/fever-in-the-camp' },
      { id: '2', means: { wood: 2, tokens: 1 }, at: 'damage/fever-in-the-camp' },
      { id: '3', means: {}, at: 'damage/fever-in-the-camp' },
    ],
    ...on('damage/fever-in-the-camp'),
  },
  option: {
    choices: optionsOn('coast/bare-footprints', EXPLORATIONS['coast/bare-footprints'].effects),
    ...on('coast/bare-footprints'),
  },
  vote: {
    choices: [
      ...optionsOn('coast/cliffs-to-the-waterline', EXPLORATIONS['coast/cliffs-to-the-waterline'].effects),
      { id: 'abstain' },
    ],
    secret: true,
    ...on('coast/cliffs-to-the-waterline'),
  },
  give: {
    choices: ids('yes', 'no'),
    about: optionsOn('event/ill-luck', EVENT_CARDS['event/ill-luck'].effects.slice(-1))[0],
    ...on('event/ill-luck'),
  },
  whom: {
    choices: ids('red', 'yellow', 'green', 'blue'),
    about: saying(heal(1, 'one')),
    ...using('wreckage/surgeons-chest'),
  },
  storyToKeep: { choices: ids('2/101', '2/104', '5/101') },
  fishToKeep: { choices: ids('0/1', '0/2', '3/1', 'jellyfish', 'shark') },
  damage: { choices: ids('damage/fever-in-the-camp', 'damage/leaking-roof', 'damage/bad-blood') },
  cover: {
    choices: ids('camp/fish-from-the-rocks', 'camp/the-drift-pile', 'abstain'),
    about: { id: 'damage/bad-blood' },
    ...on('event/tempers'),
  },
  itemToDrop: { choices: ids('wreckage/ships-compass', 'item/the-ships-cat') },
  deck: { choices: ids('coast', 'interior', 'centre') },
  sort: { choices: ids('interior/game-trail', 'interior/bamboo-thicket', 'interior/liana-curtain') },
  explore: {
    choices: [
      ...ids('coast', 'interior', 'centre', 'coast/the-stern-on-the-reef'),
      { id: 'return', odds: { alone: 15 / 36, together: 26 / 36 } },
    ],
  },
  join: { choices: ids('join', 'stay'), about: { id: 'green' }, ...on('interior/hornets') },
  rollAgain: { choices: energies(0, 1, 2), about: { id: 'return', costs: [{ energy: 2 }] } },
  pendingToRemove: { choices: ids('coast/the-stern-on-the-reef', 'centre/the-sealed-cave') },
  meal: {
    choices: [
      { id: 'serve', means: 'serve' },
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
  keepOrEat: { choices: ids('keep', 'eat'), about: { id: 'blue' } },
  inherit: { choices: ids('wreckage/boarding-axe', 'wreckage/tinderbox'), about: { id: 'yellow' } },
  lastTurn: { choices: ids('this', 'next') },
  tradeWith: { choices: ids('red', 'blue', 'cancel') },
  tradeGive: { choices: ids('wreckage/boarding-axe', 'token', 'nothing', 'cancel'), about: { id: 'blue' } },
  tradeAsk: { choices: ids('wreckage/tinderbox', 'token', 'nothing', 'cancel'), about: { id: 'green' } },
  tradeAnswer: {
    choices: ids('accept', 'decline', 'mute'),
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
    about: {
      id: 'roll',
      means: { of: 'return', by: ['red', 'blue'], dice: [2, 3], plus: 1, target: 8, good: false },
    },
  },
  trauma: {
    choices: [
      use('use/wreckage/painted-miniature', { use: 'item', seat: 'red', item: 'wreckage/painted-miniature' }),
      { id: 'pass' },
    ],
  },
  tie: {
    choices: [
      use('use/wreckage/speaking-trumpet', { use: 'item', seat: 'red', item: 'wreckage/speaking-trumpet' }),
      { id: 'pass' },
    ],
    ...on('event/tempers'),
  },
  dawn: inWindow,
  climate: { ...inWindow, ...on('event/long-rain') },
  instructions: { ...inWindow, ...on('event/long-rain') },
  pawn: { ...inWindow, about: { id: 'pawn', means: { seat: 'green', action: 'fire', box: 0 } } },
  card: { ...inWindow, ...on('coast/crab-gulch') },
  test: { ...inWindow, ...on('coast/crab-gulch') },
  homeward: inWindow,
  strayed: inWindow,
  meals: inWindow,
  hunger: inWindow,
  night: inWindow,
  woundCheck: inWindow,
  upkeep: inWindow,
  ships: inWindow,
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
