// Every card and tile, written down in the notation of content.md.

import type { ConditionOf } from '@landfall/tabletop'
import { BUILDINGS } from '../src/cards/buildings.ts'
import { CAMP_CARDS } from '../src/cards/camp-cards.ts'
import type { Label } from '../src/cards/card-ids.ts'
import type { Building, Lasting, Mod, Need, Price } from '../src/cards/cards.ts'
import { CHARACTERS } from '../src/cards/characters.ts'
import { DAMAGE_CARDS } from '../src/cards/damage-cards.ts'
import { EXPLORATIONS, ITEMS, numberOn } from '../src/cards/decks.ts'
import { EVENT_CARDS } from '../src/cards/events.ts'
import type { Fact, NaufragosEffect, NaufragosEffects, Option, Whom } from '../src/effect-types.ts'
import type { Verbs } from '../src/verbs/index.ts'
import { CARD_ASKED, designed } from './designed.ts'
import { packs } from './spoken.ts'

type Effects = readonly NaufragosEffect[]

const TARGETS: { readonly [W in Whom]: string } = {
  you: '',
  explorers: '@exp',
  home: '@home',
  everyone: '@all',
  start: '@start',
  one: '@one',
  other: '@other',
  random: '@rnd',
}

/** A number without the zeros in front of it, or the name of a card that has none. */
const short = (card: string): string => designed(card).replace(/^0+/, '')
const signed = (by: number): string => (by > 0 ? `+${by}` : String(by))

const KINDS: { readonly [kind: string]: string } = { groupHas: 'ghas' }
const MODS: { readonly [M in Mod]?: string } = {
  returnRoll: 'ret',
  strength: 'str',
  buildCost: 'bcost',
  buildWood: 'bwood',
  woundDice: 'wdice',
  campTest: 'camptest',
  fishDraw: 'fishdraw',
}
const WEATHERS: { readonly [F in Fact]?: string } = { rainy: 'wx>=4', sunny: 'wx<=2' }

function factSaid(fact: Fact): string {
  const [what = '', of] = fact.split('/')
  return WEATHERS[fact] ?? (of === undefined ? what : `${KINDS[what] ?? what}(${short(CARD_ASKED[fact] ?? of)})`)
}

/** What is asked, and whether it is asked for the lack of it. */
function conditionSaid(condition: ConditionOf<NaufragosEffects>): { readonly asked: string; readonly lacks: boolean } {
  if ('fact' in condition) return { asked: factSaid(condition.fact), lacks: false }
  if ('not' in condition) return { asked: conditionSaid(condition.not).asked, lacks: true }
  throw new Error(`no card asks for this: ${JSON.stringify(condition)}`)
}

function ifSaid(condition: ConditionOf<NaufragosEffects>, met: string, unmet: string): string {
  const { asked, lacks } = conditionSaid(condition)
  const [yes, no] = lacks ? [unmet, met] : [met, unmet]
  return `if(${asked}){yes: ${yes} / no: ${no}}`
}

const priceSaid = ({ energy, shared, wood, tokens, stories, item }: Price): readonly string[] => [
  ...(energy === undefined ? [] : [`pay(en,${energy})`]),
  ...(shared === undefined ? [] : [`gpay(en,${shared})`]),
  ...(tokens === undefined ? [] : [`pay(tok,${tokens})`]),
  ...(wood === undefined ? [] : [`pay(wood,${wood})`]),
  ...(stories === undefined ? [] : [`pay(sp,${stories})`]),
  ...(item === undefined ? [] : [`pay(item,${item})`]),
]

/** The caption of an option in English. */
function caption(label: Label | undefined): string {
  return label === undefined ? '' : packs.en.say.name(label)
}

function optionSaid({ label, price = {}, effects }: Option): string {
  const steps = [...priceSaid(price), ...(effects.length === 0 ? [] : [effectsSaid(effects)])]
  return `${caption(label)}: ${steps.length === 0 ? '-' : steps.join('; ')}`
}

const optionsSaid = (options: readonly Option[]): string => `{${options.map(optionSaid).join(' / ')}}`

interface Test {
  readonly least: number
  readonly success: Effects
  readonly failure: Effects
}

const testSaid = ({ least, success, failure }: Test): string =>
  `(${least}){ok: ${effectsSaid(success)} / ko: ${effectsSaid(failure)}}`

const STEPS: { readonly [V in keyof Verbs]: (verb: Verbs[V]) => string } = {
  energy: ({ by, who }) => `en(${by})${TARGETS[who]}`,
  wound: ({ by, who }) => `wound(${by})${TARGETS[who]}`,
  heal: ({ by, who }) => `heal(${by})${TARGETS[who]}`,
  trauma: ({ by }) => `trauma(${by})`,
  food: ({ by }) => `food(${by})`,
  tokens: ({ by }) => `tok(${by})`,
  ownTokens: ({ by }) => `ptok(${by})`,
  wood: ({ by }) => `wood(${by})`,
  forage: ({ by }) => `forage(${by})`,
  gather: ({ by }) => `gather(${by})`,
  fish: ({ by }) => `fish(${by})`,
  cure: ({ by }) => `cure(${by})`,
  story: ({ by, who }) => `sp(${by})${TARGETS[who]}`,
  add: ({ card, top }) => `${top === true ? 'top' : 'add'}(${short(card)})`,
  camp: ({ card }) => `camp(${short(card)})`,
  item: ({ card }) => `item(${short(card)})`,
  salvage: ({ cards }) => `salv(${cards})`,
  drop: ({ items, who }) => `drop(${items})${TARGETS[who]}`,
  leaveCamp: ({ card }) => `uncamp(${short(card)})`,
  repair: ({ by }) => `repair(${by})`,
  away: ({ card }) => `away(${short(card)})`,
  leavePending: () => 'pend',
  back: () => 'back',
  project: ({ building }) => `project(${designed(building)})`,
  progress: ({ building, by }) => `progress(${designed(building)},${by})`,
  cubes: ({ by }) => `cubes(${by})`,
  remember: ({ flag }) => `flag(${flag})`,
  forget: ({ flag }) => `unflag(${flag})`,
  difficulty: ({ by }) => `diff(${by})`,
  returnRolls: ({ by }) => `ret(${by})`,
  advance: ({ by, who }) => `foot(${by})${TARGETS[who]}`,
  goHome: () => 'return',
  safe: ({ who }) => `safe${TARGETS[who]}`,
  lost: () => 'lost',
  start: ({ by }) => `start(${by})`,
  weather: ({ by }) => `wx(${by})`,
  fireOut: () => 'fire(off)',
  ban: ({ what }) => `ban(${what})`,
  surcharge: ({ action, by }) => `dear(${action},${by})`,
  bonus: ({ to, by }) => `bonus(${to === 'strength' ? 'str' : to},${by})`,
  peek: ({ deck, cards, who }) => `peek(${deck},${cards})${TARGETS[who]}`,
  sort: ({ deck, cards }) => `sort(${deck},${cards})`,
  tiebreak: () => 'tiebreak',
  cancelTrauma: () => 'cancel(trauma)',
}

const isVerb = (name: string): name is keyof Verbs => Object.hasOwn(STEPS, name)

const TESTS = { die: 'roll', strength: 'str', group: 'gstr' } as const

function stepSaid(effect: NaufragosEffect): string {
  if (effect.do === 'chooseOne') return `choose${optionsSaid(effect.options)}`
  if (effect.do === 'vote') return `vote${optionsSaid(effect.options)}`
  if (effect.do === 'test') return `${TESTS[effect.of]}${testSaid(effect)}`
  if (effect.do === 'if')
    return ifSaid(effect.condition, effectsSaid(effect.effects), effectsSaid(effect.otherwise ?? []))
  if (!isVerb(effect.do)) throw new Error(`no card does this: ${effect.do}`)
  const say: (verb: never) => string = STEPS[effect.do]
  return say(effect as never)
}

function effectsSaid(effects: Effects): string {
  return effects.length === 0 ? '-' : effects.map(stepSaid).join('; ')
}

function lastingSaid(one: Lasting): readonly string[] {
  switch (one.last) {
    case 'mod': {
      const { to, by, when } = one
      const said = `mod(${MODS[to] ?? to},${signed(by)})`
      if (when === undefined) return [said]
      return [when === 'ownerHome' ? `${said}@home` : ifSaid(when, said, '-')]
    }
    case 'at':
      return [`at(${one.time}): ${effectsSaid(one.effects)}`]
    case 'shield':
      return [`shield(${one.wounds})`]
    case 'immune':
      return [`immune(${one.to})`]
    case 'forbid':
      return [`forbid(${one.what})`]
    case 'signal':
      return ['signal']
    case 'shelter':
      return [`shelter(${one.level})`, `resttable(${one.rest.join()})`]
  }
}

const pass = (lasting: readonly Lasting[]): string =>
  `pass: ${lasting.length === 0 ? '-' : lasting.flatMap(lastingSaid).join(', ')}`

const HOW_OFTEN = { once: 'use', everyTurn: 'turn' } as const

function itemSections({ lasting = [], use }: (typeof ITEMS)[keyof typeof ITEMS]): string {
  if (use === undefined) return pass(lasting)
  const how = typeof use.often === 'number' ? `charges(${use.often})` : HOW_OFTEN[use.often]
  return [...(lasting.length === 0 ? [] : [pass(lasting)]), `${how}{${effectsSaid(use.effects)}}`].join(' // ')
}

const entering = (enter: Effects | undefined): readonly string[] =>
  enter === undefined ? [] : [`enter: ${effectsSaid(enter)}`]

const fixSaid = ({ energy, shared, wood, tokens, item, flag }: Price): string =>
  [
    ...(energy === undefined ? [] : [`EN${energy}`]),
    ...(shared === undefined ? [] : [`EN${shared} shared`]),
    ...(wood === undefined ? [] : [`wood${wood}`]),
    ...(tokens === undefined ? [] : [`tok${tokens}`]),
    ...(item === undefined ? [] : [`item:${item}`]),
    ...(flag === undefined ? [] : [`flag:${flag}`]),
  ].join(' + ')

function needSaid(need: Need): string {
  if ('built' in need) return designed(need.built)
  if ('item' in need) return `item:${need.item}`
  if ('fire' in need) return 'fire'
  return 'shelter' in need ? `shelter>=${need.shelter}` : `flag:${need.flag}`
}

export const rescueSaid = (rescue: readonly (readonly Need[])[]): string =>
  rescue.map((needs) => needs.map(needSaid).join('+')).join(' or ')

function materials({ hourglass, wood, item }: Building): string {
  if (hourglass !== undefined) return `1 ${hourglass === 'cubes' ? 'white cube' : 'wood'} per energy`
  return item === undefined ? `wood${wood}` : `wood${wood} + item:${item}`
}

const isNumber = (id: string): boolean => numberOn(id) !== undefined

/** All that stands on a line of content.md but its title, its story and what comes next: by the id. */
export const WRITTEN: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>(
  [
    ...Object.entries(CHARACTERS).map(([id, { role, energy, strength, lasting }]) => {
      return [id, [role, `EN${energy} STR${strength}`, pass(lasting)]] as const
    }),
    ...Object.entries(CAMP_CARDS).map(([id, { energy, effects, enter, uses }]) => {
      const limit = uses === undefined ? [] : [`uses: ${uses}`]
      return [
        id,
        ['camp', `EN${energy}`, [...entering(enter), `do: ${effectsSaid(effects)}`, ...limit].join(' // ')],
      ] as const
    }),
    ...Object.entries(DAMAGE_CARDS).map(([id, { fix, enter, lasting }]) => {
      return [
        id,
        ['damage', `FIX ${fix.map(fixSaid).join(' or ')}`, [...entering(enter), pass(lasting)].join(' // ')],
      ] as const
    }),
    ...Object.entries(BUILDINGS).map(([id, building]) => {
      const { hourglass, energy, lasting, start, after } = building
      const from =
        start === true ? 'start' : after === undefined ? `project(${designed(id)})` : `after ${designed(after)}`
      const built = lasting.flatMap(lastingSaid).join('; ')
      return [
        id,
        [hourglass === undefined ? 'single' : 'hourglass', `EN${energy}`, materials(building), built, from],
      ] as const
    }),
    ...Object.entries(EVENT_CARDS).map(([id, { climate, wreckage, effects, rescue }]) => {
      const needs = rescueSaid(rescue)
      const symbols = isNumber(id)
        ? ['event', `${climate} W${wreckage} R=${needs}`, effectsSaid(effects)]
        : [climate, `W${wreckage}`, effectsSaid(effects), `rescue: ${needs}`]
      return [id, symbols] as const
    }),
    ...Object.entries(ITEMS).map(([id, item]) => {
      const figures = `STR${item.strength} SP${item.story}`
      const symbols = isNumber(id) ? ['item', `${figures} ${item.tags.join()}`] : [item.tags.join(), figures]
      return [id, [...symbols, itemSections(item)]] as const
    }),
    ...Object.entries(EXPLORATIONS).map(([id, { deck, foot, map, diary, effects }]) => {
      return [id, [deck, `F${foot} M${map} D${diary}`, effectsSaid(effects)]] as const
    }),
  ].map(([id, parts]) => [designed(id), parts]),
)
