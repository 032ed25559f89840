// Cards written down in the notation of content.md, section 0.

import type { Action, Benefit, Boost, Each, Effects, Lasting, Payment, Relief } from '../../src/cards/cards.ts'
import { CLUE_IDS, type Face } from '../../src/cards/decks.ts'
import { type Area, DIRECTIONS, type Direction, NUMERALS } from '../../src/components/map.ts'
import { PENNANTS, type Pennant } from '../../src/components/materials.ts'
import type { ContinentEffect, Fact } from '../../src/effect-types.ts'
import { cards } from '../../src/text/en/cards/index.ts'

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const

export const threeDigits = (number: number): string => String(number).padStart(3, '0')
const listed = (names: readonly (string | number)[], by: 'and' | 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${by} ${names.at(-1)}`

/** `P:beam` */
const pictograph = (pennant: Pennant): string => `${PENNANTS[pennant].colour === 'blue' ? 'B' : 'P'}:${pennant}`
export const pennantSaid = (pennant: Pennant): string => `pennant ${pictograph(pennant)} +${PENNANTS[pennant].adds}`

export const FACTS: { readonly [F in Fact]: string } = {
  fire: 'fire is available',
  alone: 'only one character is involved',
  secondBellRung: '452 is in play',
  otherBellsRung: '452 and 453 are in play',
  jarStored: 'quest 615 is stored',
  peal: 'quest 553 is stored',
  frozenOrDrenched: 'an involved character has 105 or 108',
  crowd: 'three or four players',
  choirWins: 'three cards 671 or six cards 654 are stored',
  cornered: 'no foggy card is connected to this terrain',
}
const NOT: { readonly [F in Fact]?: string } = { fire: 'no fire is available', secondBellRung: '452 is not in play' }

const KINDS = { anyoneHere: 'one character on your terrain: ', you: '' } as const

function cured({ states, of, count }: Extract<ContinentEffect, { do: 'cure' }>): string {
  // Two states are those of anybody who stands there: section 0.
  if (states.length === 0 && count > 1) return `cure any ${COUNTS[count]} states`
  return `${KINDS[of]}cure ${states.length === 0 ? 'any one state' : listed(states, 'or')}`
}

/** An instruction. */
function said(effect: ContinentEffect): string {
  switch (effect.do) {
    case 'take':
      return `take ${threeDigits(effect.number)}${effect.pennant === undefined ? '' : ` [${pictograph(effect.pennant)}]`}`
    case 'takeIfThere':
      return effect.number === 116 ? 'xp' : `take? ${threeDigits(effect.number)}`
    case 'forEach':
      return `${effect.of === 'involved' ? 'each' : 'each character on your terrain'}: ${effect.effects.map(said).join(', ')}`
    case 'recover':
      return `rec ${effect.by}`
    case 'lose':
    case 'drop':
    case 'wear':
      return `${effect.do} ${effect.by}`
    case 'cure':
      return cured(effect)
    case 'journey':
      return `journey ${threeDigits(effect.number)}`
    case 'lift':
      return `lift ${cards[CLUE_IDS[effect.clue]].title}`
    case 'returnStored':
      return `return ${COUNTS[effect.times]} ${effect.number}`
    case 'banishStored':
      return `banish ${effect.number}`
    case 'hide':
      return `put ${effect.number} under a random foggy card`
    case 'strengthen':
      return effect.which === 'other'
        ? `raise the die of another item on your terrain by ${effect.by} (max 6)`
        : `+${effect.by} durability on one item on your terrain (max 6)`
    case 'lookAhead':
      return `look at the top ${effect.cards} cards of the Action Deck and put them back in any order`
    default:
      return INSTRUCTIONS[effect.do] ?? effect.do
  }
}

const INSTRUCTIONS: { readonly [verb: string]: string } = {
  turnGold: 'gold',
  banishThis: 'banish this',
  discardThis: 'discard this',
  returnThis: 'return this',
  light: 'fire',
  endAdventure: 'over',
  lookUnder: 'look at the front of one foggy card connected to your terrain',
  freeTrade: 'one gift or trade of items costs no cards',
  scrap: 'give up one of your items → rec as many cards as its die showed',
}

type Conditional = Extract<ContinentEffect, { do: 'if' }>
const isConditional = (effect: ContinentEffect): effect is Conditional => effect.do === 'if'

/** What is asked for, and whether for the lack of it. */
function factOf({ condition }: Conditional): { readonly fact: Fact; readonly isLack: boolean } {
  if ('fact' in condition) return { fact: condition.fact, isLack: false }
  if ('not' in condition && 'fact' in condition.not) return { fact: condition.not.fact, isLack: true }
  throw new Error(`no card asks for this: ${JSON.stringify(condition)}`)
}

/** `if fire is available: lose 2` and `otherwise take 103`. */
function conditionalSaid(effect: Conditional): readonly string[] {
  const { fact, isLack } = factOf(effect)
  const asked = isLack ? NOT[fact] : FACTS[fact]
  if (asked === undefined) throw new Error(`no card asks for the lack of ${fact}`)
  const { effects, otherwise } = effect
  if (fact === 'crowd') return [`${effectsSaid(otherwise ?? []).join()} (${effectsSaid(effects).join()} with ${asked})`]
  // `cure it`: whichever of both the one has who has it.
  const met =
    fact === 'frozenOrDrenched' ? effects.map(said).join().replace('each: cure 105 or 108', 'cure it') : undefined
  return [
    `if ${asked}: ${met ?? effectsSaid(effects).join('; ')}`,
    ...(otherwise === undefined ? [] : [`otherwise ${effectsSaid(otherwise).join('; ')}`]),
  ]
}

/** The clauses of a list of effects: `rec 10, discard this` and `if fire is available: rec 12 instead`. */
export function effectsSaid(effects: Effects): readonly string[] {
  const [first, ...rest] = effects
  if (first !== undefined && isConditional(first) && isRecovery(first.effects) && isRecovery(first.otherwise)) {
    const instead = `if ${FACTS[factOf(first).fact]}: ${first.effects.map(said).join()} instead`
    return [...effectsSaid([...(first.otherwise ?? []), ...rest]), instead]
  }
  const clauses: string[] = []
  let plain: string[] = []
  const close = (): void => {
    if (plain.length > 0) clauses.push(plain.join(', '))
    plain = []
  }
  for (const effect of effects) {
    if (!isConditional(effect)) plain.push(said(effect))
    else {
      close()
      clauses.push(...conditionalSaid(effect))
    }
  }
  close()
  return clauses
}

const isRecovery = (effects: Effects | undefined): boolean => effects?.length === 1 && effects[0]?.do === 'recover'

function paymentSaid(payment: Payment): string {
  switch (payment.pay) {
    case 'hand':
      return `each character discards ${payment.count} Skill or Bonus cards`
    case 'item':
      return `discard item ${payment.number}`
    case 'keyword': {
      const card = payment.count === 1 ? 'card' : 'cards'
      return `discard ${COUNTS[payment.count]} item ${card} with keyword ${payment.keyword}`
    }
  }
}

/** Everything in the brackets of an action. */
function needsSaid({ needs = {}, pays }: Action): readonly string[] {
  const { fire, quests, stored, used, carried } = needs
  return [
    ...(fire === undefined ? [] : ['needs fire']),
    ...(quests === undefined ? [] : [`needs quest${quests.length > 1 ? 's' : ''} ${listed(quests, 'and')}`]),
    ...(stored === undefined ? [] : [`needs ${COUNTS[stored.times]} cards ${stored.quest}`]),
    ...(used === undefined ? [] : [`needs an item with ${pictograph(used)} used in step 1`]),
    ...(carried === undefined ? [] : [`needs an ${carried}`]),
    ...(pays === undefined ? [] : [`needs: ${pays.map(paymentSaid).join(', or ').replace(', or discard', ', or')}`]),
  ]
}

/** `dig 6+/1 → take 063 ✗ each: take 101`; what a condition changes is a clause of its own. */
export function actionSaid(action: Action): readonly string[] {
  const { icon, cost, difficulty, locked, all, mandatory, at, success, failure } = action
  const [first = '–', ...others] = effectsSaid(success)
  const head = [
    ...(mandatory === true ? ['[!]'] : []),
    icon,
    `${locked === true ? '=' : ''}${cost}${locked === true ? '' : '+'}/${difficulty ?? 0}`,
    ...(all === true ? ['[ALL]'] : []),
    ...needsSaid(action).map((need) => `(${need})`),
    `→ ${first}`,
    ...(failure === undefined ? [] : [`✗ ${failure.length === 0 ? '–' : effectsSaid(failure).join('; ')}`]),
  ].join(' ')
  return [at === undefined ? head : `at ${threeDigits(at)}: ${head}`, ...others]
}

/** The action of a Temporary Event is mandatory always. */
const temporaryAction = (action: Action): readonly string[] => actionSaid({ ...action, mandatory: true })

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)
const cardsBy = (by: number): string => `${signed(by)} ${Math.abs(by) === 1 ? 'card' : 'cards'}`

function benefitSaid(benefit: Benefit): string {
  if ('cards' in benefit) return cardsBy(benefit.cards)
  if ('costIs' in benefit) return `the cost is ${benefit.costIs}`
  if ('difficulty' in benefit) return `difficulty ${signed(benefit.difficulty)}`
  if ('stars' in benefit) return `${signed(benefit.stars)}★`
  if ('starsPerSeven' in benefit) return `${signed(benefit.starsPerSeven)}★ per 7`
  if ('starsPerHelper' in benefit) return `${signed(benefit.starsPerHelper)}★ per other involved character`
  if ('pairsHalf' in benefit) return 'one unpaired half star counts as 1★'
  if ('keepsTrust' in benefit) return 'a failure brings no card 100'
  if ('softensFailure' in benefit) return 'a failure has no consequence (card 100 excepted)'
  if ('onSuccess' in benefit) return `on success also ${effectsSaid(benefit.onSuccess).join('; ')}`
  if ('doubles' in benefit) return `a take ${benefit.doubles} of this action is done twice`
  if ('meal' in benefit) return `that meal recovers ${benefit.meal} card${benefit.meal === 1 ? '' : 's'} more`
  if ('durability' in benefit) return `the item starts with ${signed(benefit.durability)} durability (max 6)`
  return SPARES[benefit.spares]
}

const SPARES = {
  one: 'one item used in this action does not lose durability',
  onesOfOthers: 'one item used by another involved player does not lose durability',
  own: 'your items do not lose durability in this action',
} as const

const BY = { all: ' and ', oneOf: ' or ' } as const

/** `pathfind and spot here: −1 card`, and how a card is given up for it, or kept. */
function boostSaid(boost: Boost, place: 'hand' | 'item' | 'other'): string {
  const { on, benefits, as, uses, collective, active, here, at, areas, when, resource } = boost
  const isPlaced = here === true || at !== undefined || areas !== undefined
  const kinds =
    on === 'any' ? `${collective === true ? 'collective' : 'any'} action` : isPlaced ? listed(on, 'and') : on.join(', ')
  const where = [
    ...(here === true ? ['here'] : []),
    ...(at === undefined ? [] : [`at ${listed(at, 'or')}`]),
    ...(areas === undefined ? [] : [`in areas ${listed(areas.map(numeral), 'and')}`]),
    ...(resource === undefined ? [] : [`where ${resource} is available`]),
  ]
  const asked = when === undefined ? '' : `, if ${FACTS[when]}`
  const what = benefits.map(benefitSaid).join(as === undefined ? ' and/or ' : BY[as])
  const isKept = place === 'hand' && uses === undefined && boost.compulsory !== true
  const after = uses === 'leaves' ? ' (then discard this)' : isKept ? ' (keep this)' : ''
  const before = uses === 'discard' ? 'discard this → ' : ''
  const mine = active === true ? ' in actions you are active in' : ''
  return `${[kinds, ...where].join(' ')}${asked}: ${before}${what}${mine}${after}`
}

const numeral = (area: Area): string => NUMERALS[area]

const RELIEFS: { readonly [R in Relief]: string } = {
  restByFire: 'perform rest where fire is available',
  mealByFire: 'a successful eat action where fire is available',
  endByFire: 'end one of your actions where fire is available',
  beginByFire: 'return this as soon as you begin an action where fire is available',
  meal: 'a successful eat action',
  fireOrRestByFire: 'return this when you succeed at a fire action or perform rest where fire is available',
}

const TIMES = {
  camp: 'each time you make camp',
  collectiveFailure: 'each time a collective action fails',
  shelfTerrain: 'each time a Terrain card enters play in area IV',
  endOfOwnAction: 'at the end of each action you are active in',
  afterStrain: 'after each fight, climb or swim action you are involved in',
} as const

function eachSaid({ time, effects, from, until, area }: Each): string {
  const when = `${TIMES[time]}${area === undefined ? '' : ` in area ${numeral(area)}`}`
  const text = `${until === undefined ? when : when.replace('each time', `the first ${COUNTS[until]} times`)}: ${effectsSaid(effects).join('; ')}`
  return from === 7 ? `From the seventh camp on, ${text}` : text
}

const WHOM = {
  own: (numbers: string, use: string) => `when you would take ${numbers}: ${use} → do not take it`,
  here: (numbers: string, use: string) =>
    `when any character on your terrain would take ${numbers}: ${use} → it is not taken`,
  otherInvolved: (numbers: string, use: string) =>
    `when another involved character would take ${numbers}: ${use} → it is not taken`,
} as const

/** What lasts on a card in a hand, as part of an item, or anywhere else. */
export function lastingSaid(lasting: Lasting, place: 'hand' | 'item' | 'other'): string {
  switch (lasting.last) {
    case 'boost':
      return boostSaid(lasting, place)
    case 'averts':
      return WHOM[lasting.whose](listed(lasting.numbers, 'or'), place === 'item' ? 'use this' : 'discard this')
    case 'reacts':
      return lasting.to === 'lifeLoss'
        ? 'when a character on your terrain takes a state with life loss: discard this → that life loss is 0'
        : 'when a Curse card from the pile is revealed: banish this → shuffle that Curse back and ignore it'
    case 'between': {
      const where = lasting.resource === undefined ? '' : `, on a terrain with ${lasting.resource}`
      const [only] = lasting.effects
      const and = only?.do === 'scrap' ? ' and ' : ' → '
      return `between actions${where}: discard this${and}${effectsSaid(lasting.effects).join('; ')}`
    }
    case 'each':
      return eachSaid(lasting)
    case 'goes':
      return RELIEFS[lasting.on]
    case 'hand':
      return `hand limit ${signed(lasting.by)}`
    case 'immune':
      return `you cannot have ${lasting.to}`
    case 'alone':
      return 'you can be involved only in your own actions, and nobody else can be involved in them ([!] and [ALL] excepted)'
    case 'numb':
      return 'you cannot apply Skill cards from your hand unless fire is available'
    case 'lifeLoss':
      return `when you take ${lasting.of} its life loss is ${lasting.by} higher`
    case 'showsLifeLoss':
      return `every card ${lasting.of} counts as showing life loss`
    case 'recovery':
      return `every rec k recovers ${-lasting.by} card fewer (not below ${lasting.least})`
    case 'meals':
      return `eat actions of characters on your terrain recover ${lasting.by} card more`
    case 'healer':
      return `each time an action you are active in, or a card of yours, cures a state of any character: rec ${lasting.recovers}`
    case 'mercy':
      return `Once per game, when a Curse from the pile would end the game: ignore it, shuffle it back, rec ${lasting.recovers}, banish this`
    case 'difficultyOf':
      return `the action of ${lasting.number} has difficulty ${lasting.is}`
    case 'afterSuccessOf':
      return lasting.does === 'staysPut'
        ? `after a success with the action of ${lasting.number}, it does not flee`
        : `after a success with the action of ${lasting.number}: take? 624 once more`
    case 'leavesHand':
      return `when this leaves a hand: banish this, take? ${lasting.taking}`
    case 'varies': {
      const { numbers, by } = lasting.held
      const stored = lasting.stored.map(({ number, per, by: more }) =>
        per === 1
          ? `${signed(more)} for each stored ${number}`
          : `${signed(more)} for every ${COUNTS[per]} stored ${number}`,
      )
      return `${lasting.on.join(', ')} here: difficulty ${signed(by)} for each of ${numbers.join(', ')} in an involved hand, ${stored.join(', ')}`
    }
  }
}

/** The clauses of a card, in the order of content.md: what comes at once, what lasts, what can be done. */
export function clausesSaid(face: Face): readonly string[] {
  const place = face.type === 'item' ? 'item' : face.type === 'bonus' || face.type === 'skill' ? 'hand' : 'other'
  const lasting = (face.lasting ?? []).map((one) => lastingSaid(one, place))
  const actions = 'actions' in face ? (face.actions ?? []) : []
  switch (face.type) {
    case 'temporary':
      return [
        ...effectsSaid(face.effects),
        ...actions.flatMap(temporaryAction),
        ...(face.after === 'return' ? ['then return this'] : []),
      ]
    case 'permanent':
      return [
        ...effectsSaid(face.onReveal ?? []).map((clause) => `on reveal: ${clause}`),
        ...lasting,
        ...actions.flatMap(actionSaid),
        ...(face.hidden === undefined ? [] : [`hidden number ${threeDigits(face.hidden)}`]),
      ]
    case 'item':
      return [
        ...(face.pennant === undefined ? [] : [pennantSaid(face.pennant)]),
        ...lasting,
        ...actions.flatMap(actionSaid),
      ]
    case 'quest':
      return [
        ...('pennant' in face && face.pennant !== undefined ? [pennantSaid(face.pennant)] : []),
        ...('experience' in face && face.experience !== undefined
          ? [`worth ${face.experience} XP`, 'when spent: banish this']
          : []),
        ...lasting,
        ...actions.flatMap(actionSaid),
      ]
    default:
      return [...lasting, ...actions.flatMap(actionSaid)]
  }
}

const INITIALS: { readonly [D in Direction]: string } = { north: 'N', east: 'E', south: 'S', west: 'W' }

/** `N→087 E→014` */
export const arrowsSaid = (arrows: { readonly [D in Direction]?: number }): string =>
  DIRECTIONS.flatMap((direction) => {
    const number = arrows[direction]
    return number === undefined ? [] : [`${INITIALS[direction]}→${threeDigits(number)}`]
  }).join(' ')

/** `★★◗` */
export const stripSaid = ({ stars, half }: { readonly stars: number; readonly half?: 'left' | 'right' }): string =>
  `${'★'.repeat(stars)}${half === undefined ? '' : half === 'left' ? '◖' : '◗'}`
