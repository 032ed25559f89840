// The table as lines of text, for an 80×40 terminal.
import type { ViewOf } from '@landfall/kernel'
import { BUILDINGS } from '../cards/buildings.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import type { CampId } from '../cards/ids.ts'
import { ACTIONS } from '../components/action-spaces.ts'
import type { Seat } from '../components/seats.ts'
import { tileValue } from '../components/tiles.ts'
import { AREAS, areaOf, WEATHER_NAMES, weatherName } from '../components/tracks.ts'
import { isDamage, shelterOf } from '../lasting.ts'
import { capOf, castaway } from '../people.ts'
import { requiredFor } from '../projects.ts'
import { strengthOf } from '../strength.ts'
import type { Naufragos } from '../types.ts'
import {
  buildingPrice,
  campCost,
  campText,
  cardText,
  damageText,
  type LanguagePack,
  repairPrice,
  rescueText,
  signed,
  titleOf,
} from './cards.ts'
import { seatName } from './labels.ts'

type View = ViewOf<Naufragos>

const WIDTH = 80

/** Folded at spaces, the following lines indented. */
function folded(text: string, indent = 2): readonly string[] {
  const [first = '', ...words] = text.trimStart().split(' ')
  const lines: string[] = []
  let line = `${' '.repeat(text.length - text.trimStart().length)}${first}`
  for (const word of words) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = `${' '.repeat(indent)}${word}`
    } else line = `${line} ${word}`
  }
  return [...lines, line]
}

const MORE = ' …'

/** What does not fit into so many lines is cut off behind a word. */
function cut(text: string, lines: number): readonly string[] {
  const all = folded(text)
  if (all.length <= lines) return all
  let last = all[lines - 1] ?? ''
  while (last.length + MORE.length > WIDTH) last = last.slice(0, last.lastIndexOf(' '))
  return [...all.slice(0, lines - 1), `${last}${MORE}`]
}

export function scene(view: View, seat: string | undefined, pack: LanguagePack): readonly string[] {
  return [
    ...heading(view, pack),
    ...event(view, pack),
    ...stores(view, pack),
    ...camp(view, pack),
    ...buildings(view, pack),
    ...pawns(view, pack),
    ...exploration(view, pack),
    ...view.seats.flatMap((one) => person(view, one, seat, pack)),
  ]
}

function heading(view: View, { screen }: LanguagePack): readonly string[] {
  const { table } = screen
  const last = view.lastTurn === undefined ? '' : ` · ${table.lastTurn} ${view.lastTurn}`
  const places = WEATHER_NAMES.map((name) =>
    name === weatherName(view.weather) ? `[${screen.weather[name]}]` : screen.weather[name],
  )
  return [
    ...folded(
      `${screen.title} · ${screen.turn(view.turn)} · ${screen.phases[view.phase]} · ${table.events} ${view.eventDeck}${last}`,
    ),
    ...folded(`${table.weather}: ${places.join(' – ')}`),
  ]
}

function event(view: View, pack: LanguagePack): readonly string[] {
  const { activeEvent } = view
  if (activeEvent === undefined) return []
  const { title, parts } = cardText(pack, activeEvent)
  const rescue = pack.screen.card.rescue(rescueText(pack, EVENT_CARDS[activeEvent].rescue))
  return [...cut(`${pack.screen.kinds.event}: ${title}. ${parts.slice(1, -1).join(' ')}`, 2), ...cut(`  ${rescue}`, 1)]
}

function stores(view: View, { say, screen }: LanguagePack): readonly string[] {
  const { table } = screen
  const { food, tokens, wood, forage } = view.reserve
  const stock = [
    say.phrase({ noun: 'food', count: food }),
    say.phrase({ noun: 'token', count: tokens }),
    say.phrase({ noun: 'wood', count: wood }),
    ...(forage.length === 0 ? [] : [`${table.forage} ${forage.map(tileValue).join(', ')}`]),
  ]
  const fire = view.fire.lit ? table.fireLit(say.phrase({ noun: 'wood', count: view.fire.wood })) : table.fireOut
  const wreck = `${table.wreck(view.wreckCubes)}${view.wreckReady ? ` (${table.wreckReady})` : ''}`
  return [
    ...folded(`${table.reserve}: ${stock.join(', ')}`),
    ...folded([`${table.fire}: ${fire}`, wreck, ...(view.noFishing ? [table.noFishing] : [])].join(' · ')),
  ]
}

function camp(view: View, pack: LanguagePack): readonly string[] {
  const { table } = pack.screen
  return [
    `${table.camp}:`,
    ...view.camp.flatMap((stack) => {
      const card = stack.at(-1)
      if (card === undefined) return []
      const below = stack.length > 1 ? ` (${table.covered(stack.length - 1)})` : ''
      return cut(`  ${campLine(pack, card)}${below}`, 1)
    }),
  ]
}

function campLine(pack: LanguagePack, card: CampId): string {
  const title = titleOf(pack, card)
  if (isDamage(card))
    return `! ${title} (${pack.screen.card.repair(repairPrice(pack, card))}) ${damageText(pack, card)}`
  return `${title} (${campCost(pack, card)}): ${campText(pack, card)}`
}

function buildings(view: View, pack: LanguagePack): readonly string[] {
  const { table } = pack.screen
  const projects = view.projects.flatMap((id) => {
    if (id === '') return []
    const price = buildingPrice(pack, id, requiredFor(view, id))
    const done = BUILDINGS[id].hourglass === undefined ? '' : `, ${view.progress[id] ?? 0}/${requiredFor(view, id)}`
    return [`${titleOf(pack, id)} (${price}${done})`]
  })
  const shelter = shelterOf(view)
  const built = [...(shelter === undefined ? [table.noShelter] : []), ...view.built.map((id) => titleOf(pack, id))]
  return [
    ...cut(`${table.projects}: ${projects.length === 0 ? table.empty : projects.join(', ')}`, 4),
    ...cut(`${table.built}: ${built.join(', ')}`, 2),
  ]
}

function pawns(view: View, pack: LanguagePack): readonly string[] {
  const { screen } = pack
  const spaces = ACTIONS.flatMap((action) => {
    const there = view.pawns.filter((pawn) => pawn.action === action && pawn.done !== true)
    if (there.length === 0) return []
    const who = there.map(({ seat, card }) =>
      card === undefined ? seatName(pack, seat) : `${seatName(pack, seat)}: ${titleOf(pack, card)}`,
    )
    return [`${screen.actions[action]} (${who.join(', ')})`]
  })
  return spaces.length === 0 ? [] : cut(`${screen.table.actions}: ${spaces.join(' · ')}`, 3)
}

function exploration(view: View, pack: LanguagePack): readonly string[] {
  const { screen } = pack
  const { table } = screen
  const counts = { coast: view.coastDeck, interior: view.interiorDeck, centre: view.centreDeck }
  const decks = AREAS.map((area) => `${screen.areas[area]} ${counts[area]}`).join(', ')
  const out = view.expedition
  const expedition =
    out === undefined
      ? []
      : cut(
          [
            `${table.expedition}: ${out.explorers.map((seat) => seatName(pack, seat)).join(', ')}`,
            `${table.difficulty} ${out.cube}`,
            ...(out.returnRolls === 0 ? [] : [`${table.returnRolls} ${signed(out.returnRolls)}`]),
            ...(out.card === undefined ? [] : [titleOf(pack, out.card)]),
          ].join(' · '),
          2,
        )
  const pending = view.pending.map((card) => titleOf(pack, card))
  return [
    ...folded(`${table.decks}: ${decks}`),
    ...expedition,
    ...(pending.length === 0 ? [] : cut(`${table.pending}: ${pending.join(', ')}`, 2)),
  ]
}

/** One castaway: what everybody sees, and its stories as far as the seat may see them. */
function person(view: View, seat: Seat, own: string | undefined, pack: LanguagePack): readonly string[] {
  const { screen } = pack
  const { table } = screen
  const { character, energy, wounds, traumas, space, lost, dead, tokens, items } = castaway(view, seat)
  const name = `${seat === own ? '▸' : ' '} ${seatName(pack, seat)}, ${titleOf(pack, character)}`
  if (dead === true) return [`${name}: ${table.dead}`]
  const tiles = view.stories[seat] ?? 0
  const values = typeof tiles === 'number' ? [] : tiles.map(tileValue)
  const stories =
    values.length === 0 ? (typeof tiles === 'number' ? tiles : 0) : `${values.length} (${values.join(', ')})`
  const facts = [
    `${table.energy} ${energy}/${capOf(view, seat)}`,
    ...(wounds === 0 ? [] : [`${table.wounds} ${wounds}`]),
    ...(traumas === 0 ? [] : [`${table.traumas} ${traumas}`]),
    ...(strengthOf(view, seat) === 0 ? [] : [`${table.strength} ${strengthOf(view, seat)}`]),
    `${table.space} ${space} (${screen.areas[areaOf(space)]})`,
    ...(lost === undefined ? [] : [`${table.lost} ${lost}`]),
    `${table.stories} ${stories}`,
    ...(tokens === 0 ? [] : [pack.say.phrase({ noun: 'token', count: tokens })]),
    ...(view.startPlayer === seat ? [table.start] : []),
    ...(items.length === 0 ? [] : [items.map((item) => titleOf(pack, item)).join(', ')]),
  ]
  return cut(`${name}: ${facts.join(' · ')}`, 3)
}
