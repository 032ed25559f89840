// What choices are called.

import { type Choice, meaningOf, type Odds, PASS, TABLE } from '@landfall/kernel'
import { percent } from '@landfall/tabletop'
import { actionsOn } from '../actions.ts'
import type { CardId } from '../cards/card-ids.ts'
import type { Action } from '../cards/cards.ts'
import { faceOf } from '../cards/decks.ts'
import { FOG_ACTIONS } from '../cards/fog.ts'
import type { Direction } from '../components/map.ts'
import { itemPartOf, lastingOf } from '../lasting.ts'
import type { Ability, AnyKind, Continent, Meanings, OpenQuestion, Questions } from '../types.ts'
import { actionHead, effectText, lastingText, titleWithStrip } from './cards.ts'
import { type LanguagePack, threeDigits } from './language-pack.ts'

/** What a choice is called: by what it means, and where that is not enough by its neighbours. */
type LabelOf<Kind extends AnyKind> = (pack: LanguagePack, means: Meanings[Kind], question: OpenQuestion<Kind>) => string

const LABELS: { readonly [Kind in keyof Questions]: LabelOf<Kind> } = {
  act: (pack, means, question) => {
    const { choices } = pack.screen
    if (means === 'disagree') return choices.disagree
    if (means === 'goOn') return choices.goOn
    return deed(pack, means, question.seat === TABLE)
  },
  sheet: (pack, means) => {
    const { choices } = pack.screen
    if (means === 'cancel') return choices.cancel
    switch (means.do) {
      case 'draw':
        return choices.draw(means.cards)
      case 'with':
        return choices.with(pack.explorer(means.who))
      case 'use':
        return choices.use(pack.title(means.item))
      case 'apply':
        return means.spares === undefined
          ? choices.apply(pack.title(means.card))
          : choices.spare(pack.title(means.card), pack.title(means.spares))
      case 'exchange':
        return choices.exchange(means.by)
      case 'goTo':
        return unknownPlace(pack, means.toward)
    }
  },
  payment: (pack, card) => pack.title(card),
  effects: (pack, means) =>
    means === 'enough' ? pack.screen.choices.enough : pack.screen.choices.apply(pack.title(means.card)),
  keep: (pack, means, question) => {
    const { choices } = pack.screen
    if (means === 'none') return choices.keepNone
    const title = titleWithStrip(pack, means.card)
    const isShared = question.choices.some(({ concerns }) => concerns !== undefined)
    return isShared ? choices.keep(title, pack.explorer(means.to)) : title
  },
  handLimit: (pack, card) => pack.title(card),
  pennant: (pack, number) => pack.screen.choices.pool(threeDigits(number)),
  place: (pack, means) => {
    const { choices } = pack.screen
    if (means === 'discard') return choices.discard
    switch (means.place) {
      case 'new':
        return choices.newItem
      case 'under':
        return choices.under(pack.title(means.item))
      case 'instead':
        return choices.instead(pack.title(means.item))
      case 'give':
        return choices.giveTo(pack.explorer(means.to))
    }
  },
  bonus: (pack, means) =>
    means === 'discard' ? pack.screen.choices.discard : pack.screen.choices.giveTo(pack.explorer(means)),
  cure: (pack, { who, card }) => pack.screen.choices.cureOf(pack.explorer(who), pack.title(card)),
  wear: (pack, { who, item }) => pack.screen.choices.cureOf(pack.explorer(who), pack.title(item)),
  raise: (pack, { who, item }) => pack.screen.choices.cureOf(pack.explorer(who), pack.title(item)),
  drop: (pack, card) => pack.title(card),
  learn: (pack, means) => {
    if (means === 'enough') return pack.screen.choices.buyEnough
    const face = faceOf(means)
    const price = face.type === 'skill' ? (face.price ?? 0) : 0
    return `${pack.title(means)} (${pack.screen.card.price(price)})`
  },
  scrap: (pack, card) => pack.title(card),
  destination: (pack) => pack.screen.choices.unknownPlace,
  clear: (pack, means) => (means === 'enough' ? pack.screen.choices.enough : means),
  digit: (_, digit) => String(digit),
  foggy: (pack, { toward }) => fogLabel(pack, toward),
  onTop: (pack, card) => pack.title(card),
  newcomer: (pack, who) => pack.cards[`explorer/${who}`].title,
  arrival: (pack) => pack.screen.choices.unknownPlace,
  excess: (pack, card) => pack.title(card),
}

const fogLabel = ({ screen, parts }: LanguagePack, toward: Direction | undefined): string =>
  toward === undefined ? screen.choices.someFog : screen.choices.fog(parts.directions[toward])

/** The other side of a barrier, where nobody has been yet. */
const unknownPlace = ({ screen, parts }: LanguagePack, toward: Direction | undefined): string =>
  [screen.choices.unknownPlace, ...(toward === undefined ? [] : [parts.directions[toward]])].join(', ')

/** Who does what, where, and how. `isShared`: somebody else could do something instead. */
function deed(pack: LanguagePack, means: Exclude<Questions['act'], string>, isShared: boolean): string {
  const { choices } = pack.screen
  const { source, destination, how, who, toward, place } = means
  const named = (action: string, from: string): string =>
    isShared ? choices.deed(pack.explorer(who), action, from) : choices.deedAlone(action, from)
  const direction = fogLabel(pack, toward)
  if ('fog' in source) {
    const action = FOG_ACTIONS[means.area ?? 'strand']
    const text = named(how === 'atOnce' ? pack.parts.icons[action.icon] : actionHead(pack, action), direction)
    return how === 'atOnce' ? choices.atOnce(text, action.cost) : choices.more(text)
  }
  const action = actionsOn(source.card, means.isItem === true)[source.nth]
  const text =
    action === undefined
      ? pack.title(source.card)
      : destination === undefined
        ? named(how === 'atOnce' ? pack.parts.icons[action.icon] : actionHead(pack, action), pack.title(source.card))
        : going(pack, source.card, action, place === undefined ? unknownPlace(pack, toward) : pack.title(place), named)
  if (how === 'together') return choices.together(text)
  return how === 'atOnce' ? choices.atOnce(text, action?.cost ?? 0) : choices.more(text)
}

/** Walking is walking, wherever it is printed; a barrier may be crossed in several ways. */
function going(
  pack: LanguagePack,
  source: CardId,
  action: Action,
  place: string,
  named: (action: string, from: string) => string,
): string {
  if (action.icon === 'move' && faceOf(source).type === 'terrain') return named(pack.parts.icons.move, place)
  const how = action.icon === 'move' ? pack.parts.icons.move : actionHead(pack, action)
  return named(pack.screen.choices.goTo(how, place), pack.title(source))
}

function abilityLabel(pack: LanguagePack, ability: Ability): string {
  const { choices } = pack.screen
  switch (ability.use) {
    case 'card': {
      const lasting = lastingOf(ability.card)[ability.nth] ?? itemPartOf(ability.card)?.lasting?.[ability.nth]
      if (lasting?.last === 'between') return choices.useUp(pack.title(ability.card), effectText(pack, lasting.effects))
      const [text = ''] = lasting === undefined ? [] : lastingText(pack, lasting, faceOf(ability.card).type === 'item')
      return choices.useCard(pack.title(ability.card), text)
    }
    case 'decline':
      return choices.decline(pack.title(ability.card))
    case 'give':
      return choices.give(pack.title(ability.item), pack.explorer(ability.to))
    case 'trade':
      return choices.trade(pack.title(ability.item), pack.title(ability.asks), pack.explorer(ability.to))
    case 'giveUp':
      return choices.giveUp(pack.title(ability.item))
    case 'help':
      return choices.help
    case 'stepOut':
      return choices.stepOut
    case 'number':
      return choices.number
    case 'camp':
      return choices.camp
    case 'clear':
      return choices.clear
    case 'leave':
      return ability.forGood ? choices.leaveForGood : choices.leave
    case 'join':
      return choices.join(pack.cards[`explorer/${ability.who}`].title)
  }
}

type OfRules = Extract<Continent['openQuestion'], { readonly kind: keyof Questions }>

/** The rules ask it; in a window, or beside a question, something can be used. */
const isOfRules = (question: Continent['openQuestion']): question is OfRules => Object.hasOwn(LABELS, question.kind)

/** A choice of an open question. */
export function choiceLabel(
  pack: LanguagePack,
  { id, clause, odds }: Choice<Continent['clause']>,
  question: Continent['openQuestion'],
): string {
  if (id === PASS) return pack.screen.choices.pass
  // A space is called by the terrain that lies there.
  if (clause !== undefined) return pack.say.label(clause)
  if (!isOfRules(question)) return useLabel(pack, meaningOf(chosen(question.choices, id)))
  return `${labelIn(pack, question, id)}${odds === undefined ? '' : oddsText(pack, odds)}`
}

/** ` (success 62 %)` */
function oddsText({ screen }: LanguagePack, { success, curse = 0 }: Odds): string {
  const share = (part: number): string => `${percent(part)} %`
  const parts = [
    ...(success === undefined ? [] : [`${screen.odds.success} ${share(success)}`]),
    ...(curse > 0 ? [`${screen.odds.curse} ${share(curse)}`] : []),
  ]
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

function labelIn<Kind extends keyof Questions>(pack: LanguagePack, question: OpenQuestion<Kind>, id: string): string {
  return LABELS[question.kind](pack, meaningOf(chosen(question.choices, id)), question)
}

function chosen<C extends { readonly id: string }>(choices: readonly C[], id: string): C {
  const choice = choices.find((one) => one.id === id)
  if (choice === undefined) throw new Error(`"${id}" is not a choice`)
  return choice
}

const useLabel = (pack: LanguagePack, ability: Ability | typeof PASS): string =>
  ability === PASS ? pack.screen.choices.pass : abilityLabel(pack, ability)
