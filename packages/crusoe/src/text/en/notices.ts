// What a screen says of facts that lie nowhere on the table, in English.
import { either, type NoticeWords } from '../notices.ts'

const ACTIONS = { hunt: 'Hunt', build: 'Build', gather: 'Gather', explore: 'Explore' } as const

export const notices: NoticeWords = {
  arrangeBlocked: 'The next Arrange Camp Action only removes the marker.',
  woodTokenBack: 'The next Build Action with wood that succeeds this round takes 1 more wood.',
  shelterNew: 'The Shelter is new: Roof and Palisade can be built from the next round on.',
  surcharge: {
    shelter: 'The Shelter takes 1 more wood, unless it is built with fur.',
    roof: 'Each Roof level takes 1 more wood, unless it is built with fur.',
    palisade: 'Each Palisade level takes 1 more wood, unless it is built with fur.',
    weapons: 'Each weapon level takes 1 more wood.',
  },
  itemsAside: (items) => `Out of reach until the Action Phase is over: ${items.join(', ')}.`,
  noProduction: 'There is no production this round.',
  halfProduction: 'This round production yields only half, rounded down.',
  produceNo: {
    food: 'This round production yields no food.',
    wood: 'This round production yields no wood.',
  },
  produceMore: {
    food: (amount) => `This round production yields ${amount} more food.`,
    wood: (amount) => `This round production yields ${amount} more wood.`,
  },
  produceLess: {
    food: (amount) => `This round production yields ${amount} less food.`,
    wood: (amount) => `This round production yields ${amount} less wood.`,
  },
  noTeams: 'This round no Action may combine pawns of different characters, Friday included.',
  onePawn: (who) => `${who}: only 1 pawn this round.`,
  onePawnNext: (who) => `${who}: only 1 pawn next round.`,
  only: (who, actions) => `${who}: only ${either(actions, 'or')} this round.`,
  noAbilities: (who) => `${who}: no abilities this round.`,
  confused: (who) =>
    `${who}: this round every success is rerolled once, and the Success die is rolled even with enough pawns.`,
  confusedNext: (who) =>
    `${who}: next round every success is rerolled once, and the Success die is rolled even with enough pawns.`,
  cursed: (who) => `${who}: one success in each Action is rerolled until the curse is lifted.`,
  cursedNext: (who) =>
    `${who}: from the next round on, one success in each Action is rerolled until the curse is lifted.`,
  meals: (more) =>
    more === 1
      ? 'Tonight every character has to eat 1 more food or suffer 1 wound.'
      : `Tonight every character has to eat ${more} more food, or suffer 1 wound for each that is missing.`,
  disease: (who, markers, card) => `${who}: ${markers} (${card}).`,
  later: {
    roundStart: (card) => `${card} – at the start of the next round`,
    night: (card) => `${card} – in the coming night`,
    everyNight: (card) => `${card} – every night`,
    nightInCamp: (card) => `${card} – on the first night back in camp`,
  },
  waitingBeast: (beast) =>
    `A Beast${beast === undefined ? '' : ` (${beast})`} lies beside the Event deck: the First Player fights it at the start of the next Event Phase.`,
  beast: (name, strength) => `${name}, strength ${strength}`,
  eventTop: (card) => `On top of the Event deck: ${card}.`,
  huntingTop: (beast) => `On top of the Hunting deck: ${beast}.`,
  huntingBottom: (beast) => `At the bottom of the Hunting deck: ${beast}.`,
  tiles: (tiles) => `On top of the Island stack: ${tiles.join(', then ')}.`,
  flock: (space) => `${space}: the Additional Food token is a food source here.`,
  idleFood: (space) => `${space}: without a food source the Additional Food token yields nothing.`,
  waitingMarker: (space) => `${space}: the marker there covers a source as soon as the tile is explored.`,
  shortcutUsed: (space, source) =>
    `${space} (${source}): the Shortcut has used this source, so nobody can gather from it this round.`,
  markedItems: (card, items) => `Marked by “${card}”: ${items.join(', ')}.`,
  oneUser: (card, who) => `${card} (${who}): nobody else can use this card this round.`,
  usedThisRound: (card) => `${card}: used already this round.`,
  dog: 'The Dog may support one Hunt or Explore Action.',
  handyman: (name) => `${name}: 1 pawn may support a Build Action of the Carpenter.`,
  pawns: (name, pawns, actions) => {
    const which = either(
      actions.map((action) => ACTIONS[action]),
      'or',
    )
    return pawns === 1
      ? `${name}: 1 pawn may support one ${which} Action.`
      : `${name}: ${pawns} pawns may support ${which} Actions.`
  },
  locationPawn: (name) => `${name}: 1 pawn may support exploring one special location.`,
}
