// What stands on a card, in one language: all of it is spoken from the card's data.

import { capital, stopped } from '@landfall/tabletop'
import type { CardId } from '../cards/card-ids.ts'
import type { Action, Benefit, Boost, Craft, Each, Effects, Lasting, Payment, Strip } from '../cards/cards.ts'
import { type Face, faceOf, nameOf } from '../cards/decks.ts'
import { type Area, DIRECTIONS, NUMERALS } from '../components/map.ts'
import { PENNANTS } from '../components/materials.ts'
import { vocabulary } from '../vocabulary.ts'
import { type LanguagePack, threeDigits } from './language-pack.ts'

export interface CardText {
  readonly title: string
  /** What is read when the card is taken. */
  readonly story: string | undefined
  /** What is to be seen in its picture. */
  readonly look: string | undefined
  /** What kind of card it is, and its number. */
  readonly kind: string
  /** What stands on it, part by part. */
  readonly parts: readonly string[]
}

export function cardText(pack: LanguagePack, card: CardId): CardText {
  const { title, story, look } = pack.cards[nameOf(card)]
  return {
    title,
    story,
    look,
    kind: kindText(pack, card),
    parts: partsOf(pack, card).map((part) => stopped(capital(part))),
  }
}

function kindText(pack: LanguagePack, card: CardId): string {
  const face = faceOf(card)
  const { card: words } = pack.screen
  const kind = pack.parts.kinds[face.type]
  const role = pack.cards[nameOf(card)].role
  if (role !== undefined) return role
  if (!('number' in face)) return 'area' in face ? `${kind}, ${areaText(pack, face.area)}` : kind
  const numbered = words.number(threeDigits(face.number), kind)
  return face.back === 'gold' ? words.gold(numbered) : numbered
}

const areaText = ({ screen, parts }: LanguagePack, area: Area): string =>
  screen.card.area(NUMERALS[area], parts.areas[area])

function partsOf(pack: LanguagePack, card: CardId): readonly string[] {
  const face = faceOf(card)
  return [
    ...headParts(pack, face),
    ...(face.lasting ?? []).flatMap((lasting) => lastingText(pack, lasting, face.type === 'item')),
    ...('actions' in face ? (face.actions ?? []).map((action) => actionText(pack, action)) : []),
    ...tailParts(pack, face),
  ]
}

/** What stands before effects and actions. */
function headParts(pack: LanguagePack, face: Face): readonly string[] {
  const { card } = pack.screen
  switch (face.type) {
    case 'terrain':
    case 'barrier':
      return [
        areaText(pack, face.area),
        card.arrows(
          DIRECTIONS.flatMap((direction) => {
            const number = face.arrows[direction]
            return number === undefined ? [] : [card.arrow(pack.parts.directions[direction], threeDigits(number))]
          }).join(', '),
        ),
        ...(face.type === 'terrain' ? resourceParts(pack, face.resources) : []),
        ...(face.type === 'terrain' && face.exposed === true ? [card.exposed] : []),
        ...originParts(pack, face.origin),
      ]
    case 'permanent':
      return [
        ...(face.blocks === undefined ? [] : [card.blocks(pack.parts.icons[face.blocks])]),
        ...resourceParts(pack, face.resources),
        ...('origin' in face ? originParts(pack, face.origin) : []),
        ...(face.onReveal === undefined ? [] : [card.onReveal(effectText(pack, face.onReveal))]),
      ]
    case 'temporary':
      return face.effects.length === 0 ? [] : [effectText(pack, face.effects)]
    case 'item':
      return itemHead(pack, face)
    case 'quest':
      return [
        ...('pennant' in face && face.pennant !== undefined ? [pennantText(pack, face.pennant)] : []),
        ...('experience' in face && face.experience !== undefined ? [card.experience(face.experience)] : []),
      ]
    case 'state':
      return [card.copies(face.copies, face.deadly)]
    case 'skill':
      return [
        card.strip(stripText(pack, face.strip)),
        ...(face.of === undefined ? [] : [card.own(pack.explorer(face.of))]),
        ...(face.price === undefined ? [] : [card.price(face.price)]),
      ]
    case 'clue':
      return [
        card.start(threeDigits(face.start)),
        pennantText(pack, face.pennant),
        ...(face.setup === undefined ? [] : [card.setup(effectText(pack, face.setup))]),
      ]
    case 'curse':
      return [card.noSuccess]
    default:
      return []
  }
}

function tailParts(pack: LanguagePack, face: Face): readonly string[] {
  const { card } = pack.screen
  if (face.type === 'skill' && face.craft !== undefined) return craftParts(pack, face.craft)
  if (face.type === 'temporary' && face.after === 'return') return [card.thenReturn]
  return face.type === 'permanent' && face.roams === true ? [card.roams] : []
}

const resourceParts = (
  { screen, parts }: LanguagePack,
  resources: readonly (keyof typeof parts.resources)[] = [],
): readonly string[] =>
  resources.length === 0 ? [] : [screen.card.resources(resources.map((one) => parts.resources[one]).join(', '))]

const originParts = ({ screen }: LanguagePack, origin: number | undefined): readonly string[] =>
  origin === undefined ? [] : [screen.card.origin(threeDigits(origin))]

const pennantText = ({ screen, parts }: LanguagePack, pennant: keyof typeof PENNANTS): string =>
  screen.card.pennant(parts.pennants[pennant], PENNANTS[pennant].adds)

/** Stars as stars, halves as the side that they show. */
function stripOnly({ stars, half, sevens = 0 }: Strip): string {
  const text = `${'★'.repeat(stars)}${half === undefined ? '' : half === 'left' ? '◖' : '◗'}${sevens > 0 ? ` ${'7'.repeat(sevens)}` : ''}`
  return text.trim()
}

const stripText = ({ screen }: LanguagePack, strip: Strip): string => stripOnly(strip) || screen.card.noStars

/** A Skill card is known by what it is worth, too. */
export function titleWithStrip(pack: LanguagePack, card: CardId): string {
  const face = faceOf(card)
  const worth = 'strip' in face ? stripOnly(face.strip) : ''
  return worth === '' ? pack.title(card) : `${pack.title(card)} ${worth}`
}

type ItemPart = Craft['item']

function itemHead(pack: LanguagePack, { durability, keywords, pennant, instrument }: ItemPart): readonly string[] {
  const { card } = pack.screen
  return [
    card.durability(durability),
    card.keywords(keywords.map((one) => pack.parts.keywords[one]).join(', ')),
    ...(pennant === undefined ? [] : [pennantText(pack, pennant)]),
    ...(instrument === undefined ? [] : [card.instrument]),
  ]
}

function craftParts(pack: LanguagePack, { cost, materials, item }: Craft): readonly string[] {
  const { card } = pack.screen
  const listed = Object.entries(materials).map(([resource, by]) =>
    card.material(isResource(pack, resource) ? pack.parts.resources[resource] : resource, by),
  )
  return [card.craft(cost, listed.join(', ')), `${card.item}: ${itemParts(pack, item).join('; ')}`]
}

const isResource = ({ parts }: LanguagePack, name: string): name is keyof typeof parts.resources =>
  Object.hasOwn(parts.resources, name)

/** All that stands on an item, in the order of the card. */
const itemParts = (pack: LanguagePack, item: ItemPart): readonly string[] => [
  ...itemHead(pack, item),
  ...(item.lasting ?? []).flatMap((lasting) => lastingText(pack, lasting, true)),
  ...(item.actions ?? []).map((action) => actionText(pack, action)),
]

export const effectText = (pack: LanguagePack, effects: Effects): string =>
  effects.length === 0 ? pack.screen.card.nothing : pack.say.line(vocabulary.clause(effects))

/** The whole action: what it takes, and what comes of it. */
function actionText(pack: LanguagePack, action: Action): string {
  const { card } = pack.screen
  const { success, failure } = action
  return [
    actionHead(pack, action),
    ...(failure === undefined
      ? [effectText(pack, success)]
      : [card.success(effectText(pack, success)), card.failure(effectText(pack, failure))]),
  ]
    .map((part, at) => (at === 0 ? part : capital(part)))
    .join('. ')
}

/** What an action takes. */
export function actionHead(pack: LanguagePack, action: Action): string {
  const { card } = pack.screen
  const { icon, cost, difficulty = 0, locked, all, mandatory, at, needs = {}, pays } = action
  const head = (locked === true ? card.locked : card.open)(pack.parts.icons[icon], cost, difficulty)
  const { fire, quests, stored, used, carried } = needs
  const conditions = [
    ...(mandatory === true ? [card.mandatory] : []),
    ...(all === true ? [card.all] : []),
    ...(fire === true ? [card.needsFire] : []),
    ...(quests === undefined ? [] : [card.needsQuests(quests.map(threeDigits).join(', '))]),
    ...(stored === undefined ? [] : [card.needsStored(threeDigits(stored.quest), stored.times)]),
    ...(used === undefined ? [] : [card.needsUsed(pack.parts.pennants[used])]),
    ...(carried === undefined ? [] : [card.needsInstrument]),
    ...(pays === undefined ? [] : [pays.map((payment) => paymentText(pack, payment)).join(card.or)]),
  ]
  const text = conditions.length === 0 ? head : `${head} (${conditions.join('; ')})`
  return at === undefined ? text : `${capital(card.at(threeDigits(at)))}: ${text}`
}

function paymentText({ screen, parts }: LanguagePack, payment: Payment): string {
  switch (payment.pay) {
    case 'item':
      return screen.card.paysItem(threeDigits(payment.number))
    case 'keyword':
      return screen.card.paysKeyword(parts.keywords[payment.keyword], payment.count)
    case 'hand':
      return screen.card.paysHand(payment.count)
  }
}

/** What lasts while the card is where it is. */
export function lastingText(pack: LanguagePack, lasting: Lasting, isItem: boolean): readonly string[] {
  const { card } = pack.screen
  switch (lasting.last) {
    case 'boost':
      return [boostText(pack, lasting)]
    case 'averts':
      return [card.averts[lasting.whose](lasting.numbers.map(threeDigits).join(card.or), isItem)]
    case 'reacts':
      return [card.reacts[lasting.to]]
    case 'between': {
      const text = effectText(pack, lasting.effects)
      return [
        lasting.resource === undefined
          ? card.between(text)
          : card.betweenWith(pack.parts.resources[lasting.resource], text),
      ]
    }
    case 'each':
      return [eachText(pack, lasting)]
    case 'goes':
      return [card.goes[lasting.on]]
    case 'hand':
      return [card.hand(lasting.by)]
    case 'immune':
      return [card.immune(threeDigits(lasting.to))]
    case 'alone':
      return [card.alone]
    case 'numb':
      return [card.numb]
    case 'lifeLoss':
      return [card.lifeLoss(threeDigits(lasting.of), lasting.by)]
    case 'showsLifeLoss':
      return [card.showsLifeLoss(threeDigits(lasting.of))]
    case 'recovery':
      return [card.recovery(lasting.by, lasting.least)]
    case 'meals':
      return [card.meals(lasting.by)]
    case 'healer':
      return [card.healer(lasting.recovers)]
    case 'mercy':
      return [card.mercy(lasting.recovers)]
    case 'difficultyOf':
      return [card.difficultyOf(threeDigits(lasting.number), lasting.is)]
    case 'afterSuccessOf':
      return [card.afterSuccess[lasting.does](threeDigits(lasting.number))]
    case 'leavesHand':
      return [card.leavesHand(threeDigits(lasting.taking))]
    case 'varies': {
      const icons = lasting.on.map((icon) => pack.parts.icons[icon]).join(', ')
      const held = card.varies(icons, lasting.held.numbers.map(threeDigits).join(', '), lasting.held.by)
      return [
        [held, ...lasting.stored.map(({ number, per, by }) => card.variesStored(threeDigits(number), per, by))].join(
          ', ',
        ),
      ]
    }
  }
}

function eachText(pack: LanguagePack, { time, effects, from, until, area }: Each): string {
  const { card } = pack.screen
  const when = [
    card.times[time],
    ...(from === undefined ? [] : [card.from(from)]),
    ...(until === undefined ? [] : [card.until(until)]),
    ...(area === undefined ? [] : [card.inArea(NUMERALS[area])]),
  ].join(', ')
  return `${capital(when)}: ${effectText(pack, effects)}`
}

/** `Fish, Swim here: −1 card and/or +1★` */
function boostText(pack: LanguagePack, boost: Boost): string {
  const { card } = pack.screen
  const { on, benefits, as, uses, collective, active, here, at, areas, when, resource, towardsCompany } = boost
  const icons = on === 'any' ? card.anyAction : on.map((icon) => pack.parts.icons[icon]).join(', ')
  const where = [
    ...(uses === 'discard' ? [card.discarding] : []),
    ...(collective === true ? [card.collective] : []),
    ...(active === true ? [card.active] : []),
    ...(here === true ? [card.here] : []),
    ...(at === undefined ? [] : [card.atTerrain(at.map(threeDigits).join(card.or))]),
    ...(areas === undefined ? [] : [card.inAreas(areas.map((area) => NUMERALS[area]).join(card.and))]),
    ...(resource === undefined ? [] : [card.whereResource(pack.parts.resources[resource])]),
    ...(towardsCompany === true ? [card.towardsCompany] : []),
    ...(when === undefined ? [] : [card.ifFact(pack.say.condition({ fact: when }))]),
  ]
  const between = as === 'all' ? card.and : as === 'oneOf' ? card.or : card.andOr
  const what = benefits.map((benefit) => benefitText(pack, benefit)).join(between)
  const text = uses === 'leaves' ? card.leaving(what) : what
  return card.effect([icons, ...where].join(', '), text)
}

function benefitText(pack: LanguagePack, benefit: Benefit): string {
  const { card } = pack.screen
  if ('cards' in benefit) return card.cards(benefit.cards)
  if ('costIs' in benefit) return card.costIs(benefit.costIs)
  if ('difficulty' in benefit) return card.difficulty(benefit.difficulty)
  if ('spares' in benefit) return card.spares[benefit.spares]
  if ('stars' in benefit) return card.stars(benefit.stars)
  if ('starsPerSeven' in benefit) return card.starsPerSeven(benefit.starsPerSeven)
  if ('starsPerHelper' in benefit) return card.starsPerHelper(benefit.starsPerHelper)
  if ('pairsHalf' in benefit) return card.pairsHalf
  if ('keepsTrust' in benefit) return card.keepsTrust
  if ('softensFailure' in benefit) return card.softensFailure
  if ('onSuccess' in benefit) return card.onSuccess(effectText(pack, benefit.onSuccess))
  if ('doubles' in benefit) return card.doubles(threeDigits(benefit.doubles))
  if ('meal' in benefit) return card.meal(benefit.meal)
  return card.durabilityBy(benefit.durability)
}
