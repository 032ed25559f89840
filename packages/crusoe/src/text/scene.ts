// The table as lines of text, for an 80×40 terminal.
import type { ViewOf } from '@landfall/kernel'
import type { SheetPart } from '../board/board.ts'
import { partsOf } from '../board/sheets/index.ts'
import type { Space } from '../components/island.ts'
import { TILES } from '../components/tiles.ts'
import { peopleIn } from '../group.ts'
import { producingTokens } from '../memory.ts'
import { holdsTokens, trackOf } from '../people.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { printedSheet } from '../scenarios/sheets.ts'
import { sourcesOf } from '../sources.ts'
import { ACTION_SPACES, RESOURCES } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { cardText } from './cards.ts'
import { stackLabel } from './labels.ts'
import { type LanguagePack, scenarioWords } from './language-pack.ts'
import { nameOf, personName } from './titles.ts'

type View = ViewOf<Crusoe>

const WIDTH = 80

/** Folded at spaces, the following lines indented. */
function folded(text: string, indent: number, width: number = WIDTH): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = `${' '.repeat(indent)}${word}`
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

export function scene(view: View, spoken: LanguagePack): readonly string[] {
  const { screen } = spoken
  const pack: LanguagePack = { ...spoken, edition: view.edition }
  const { table } = screen
  const section = (label: string, parts: readonly string[]): readonly string[] =>
    folded(`${label}: ${parts.length === 0 ? table.empty : parts.join(', ')}`, 2)
  return [
    `${screen.title}`,
    `${scenarioWords(pack, view.scenario).name} · ${screen.round(view.round, printedSheet(view).rounds)} · ${screen.phases[view.phase]}`,
    ...island(view, pack),
    ...camp(view, pack),
    ...folded(partsOf(view, pack).map(partLine).join(' · '), 2),
    ...people(view, pack),
    ...threats(view, pack),
    ...section(
      table.inventions,
      view.inventions.map((id) => nameOf(pack, id)),
    ),
    ...section(
      table.items,
      [...view.items, ...view.futureItems].map((id) => nameOf(pack, id)),
    ),
    ...optional(
      table.kept,
      view.kept.map(({ card, uses }) => `${nameOf(pack, card)}${uses === undefined ? '' : ` ×${uses}`}`),
    ),
    ...optional(
      table.discoveries,
      [...view.availableDiscoveries, ...view.futureDiscoveries].map((id) => nameOf(pack, id)),
    ),
    ...optional(table.weather, weather(view, pack)),
    ...decks(view, pack),
    ...optional(
      table.plan,
      view.plan.map((stack) => stackLabel(pack, stack)),
    ),
  ]

  function optional(label: string, parts: readonly string[]): readonly string[] {
    return parts.length === 0 ? [] : section(label, parts)
  }
}

const ROWS: readonly (readonly [indent: number, spaces: readonly Space[]])[] = [
  [9, ['A1', 'A2', 'A3', 'A4']],
  [0, ['B1', 'B2', 'B3', 'B4']],
  [9, ['C1', 'C2', 'C3']],
]
const CELL = 18

/** Three rows of hexes, each of two lines: where and what, and what is there. */
function island(view: View, pack: LanguagePack): readonly string[] {
  return ROWS.flatMap(([indent, spaces]) => {
    // RC-SCN5-04: the half space at the top right is there only with its tile.
    const there = spaces.filter((space) => space !== 'A4' || view.island.A4 !== undefined)
    const cells = there.map((space) => cell(view, pack, space))
    const line = (which: 0 | 1): string =>
      `${' '.repeat(indent)}${cells.map((lines) => lines[which].slice(0, CELL - 1).padEnd(CELL)).join('')}`.trimEnd()
    return [line(0), line(1)]
  })
}

function cell(view: View, { screen, markers }: LanguagePack, space: Space): readonly [string, string] {
  const tile = view.island[space]
  const tokens = [
    ...(view.islandTokens[space] ?? []).map((token) => screen.tokens[token].slice(0, 6)),
    ...(view.markers[space] ?? []).map((marker) => markers[marker].name.slice(0, 6)),
  ]
  const here = space === view.camp ? '▲' : ' '
  if (tile === undefined) return [`${here}${space} ${screen.table.unexplored}`, ` ${tokens.join(' ')}`]
  if (tile.inaccessible) return [`${here}${space} ${screen.table.inaccessible}`, '']
  const { terrain, naturalShelter } = TILES[tile.tile]
  const sources = sourcesOf(tile).map((source) => {
    const wood = tile.additionalWood === undefined ? 0 : 1
    const more = '+'.repeat(source === 'wood' ? wood : tile.additionalFood.length)
    return `${tile.exhausted.includes(source) ? '✕' : ''}${screen.sources[source]}${more}`
  })
  const isHidden = tile.terrainCovered || scenarioOf(view).hidesTerrain?.(view, space) === true
  const name = isHidden ? `(${screen.terrains[terrain]})` : screen.terrains[terrain]
  const number = view.numbers[space]
  const marks = [
    ...(number === undefined ? [] : [`#${number}`]),
    ...(naturalShelter ? ['⌂'] : []),
    ...(producingTokens(view).some((token) => token.space === space) ? ['→'] : []),
  ].join('')
  return [`${here}${space} ${name}${marks === '' ? '' : ` ${marks}`}`, ` ${[...sources, ...tokens].join(' ')}`]
}

function camp(view: View, { screen, say }: LanguagePack): readonly string[] {
  const { table } = screen
  const tile = view.island[view.camp]
  const natural = tile !== undefined && TILES[tile.tile].naturalShelter
  const shelter = view.shelterBuilt ? screen.buildings.shelter : natural ? table.naturalShelter : table.noShelter
  const { roof, palisade, weapons } = view.levels
  const stock = (store: View['available']): string =>
    RESOURCES.filter((resource) => store[resource] > 0)
      .map((noun) => say.phrase({ noun, count: store[noun] }))
      .join(', ') || table.empty
  const sign = view.morale > 0 ? '+' : ''
  const levels = `${screen.buildings.roof} ${roof} · ${screen.buildings.palisade} ${palisade} · ${screen.buildings.weapons} ${weapons}`
  const tokens = ACTION_SPACES.filter((space) => view.actionTokens[space].length > 0).map(
    (space) => `${screen.actions[space]}: ${view.actionTokens[space].map((token) => screen.tokens[token]).join(' + ')}`,
  )
  return [
    ...folded(`${table.camp} ${view.camp}: ${shelter} · ${levels} · ${screen.choices.morale} ${sign}${view.morale}`, 2),
    ...folded(`${table.available}: ${stock(view.available)}  ${table.future}: ${stock(view.future)}`, 2),
    ...(tokens.length === 0 ? [] : folded(tokens.join(', '), 2)),
  ]
}

/** A part of the scenario sheet in a few words. */
function partLine(part: SheetPart): string {
  const named = (text: string): string => (part.name === '' ? text : `${part.name}: ${text}`)
  switch (part.part) {
    case 'stages':
      return named(part.stages.map(({ has, needs }) => `${has}/${needs}`).join(' '))
    case 'count':
      return named(`${part.has}/${part.needs}`)
    case 'track':
      return named(`${'█'.repeat(part.has)}${'·'.repeat(Math.max(0, part.deadly - part.has))}`)
    case 'list':
      return named(part.entries.map(({ name, met }) => `${met ? '✓' : '–'} ${name}`).join(', '))
    case 'calendar':
      return named(part.entries.map(({ round, name }) => `${round} ${name}`).join(', '))
    case 'crew':
      return named(part.members.map(({ name, state }) => (state === 'killed' ? `✕ ${name}` : name)).join(', '))
    case 'figure':
      return named(String(part.figure))
  }
}

function people(view: View, pack: LanguagePack): readonly string[] {
  const { screen } = pack
  const { table } = screen
  return peopleIn(view).flatMap((person) => {
    const { wounds = 0, determination = 0, specialWounds = [] } = view.people[person] ?? {}
    const { deadlyWound: track } = trackOf(person)
    const bar = `${'█'.repeat(wounds)}${'·'.repeat(Math.max(0, track - wounds))}`
    const facts = [
      ...(holdsTokens(person) ? [`${table.determination} ${determination}`] : []),
      ...(view.firstPlayer === person ? [table.firstPlayer] : []),
      ...(view.outside[person] === undefined ? [] : [table.outside]),
      ...(specialWounds.length === 0 ? [] : [`${table.specialWounds} ${specialWounds.length}`]),
    ]
    return folded(`${personName(pack, person).padEnd(13, '\u00a0')} ${bar} ${facts.join(', ')}`, 2)
  })
}

/** Both Threat spaces, with what must be done and what happens otherwise. */
function threats(view: View, pack: LanguagePack): readonly string[] {
  const { table } = pack.screen
  const cards = [view.threats.left, view.threats.right].flatMap((card) => (card === undefined ? [] : [card]))
  if (cards.length === 0) return [`${table.threats}: ${table.empty}`]
  return cards.flatMap((card) => {
    const { title, parts } = cardText(pack, card)
    return folded(`${table.threats}: ${title}. ${parts.slice(-2).join(' ')}`, 2).slice(0, 3)
  })
}

function weather(view: View, { screen }: LanguagePack): readonly string[] {
  const tokens = (['rain', 'snow', 'storm', 'animals'] as const).filter((token) => view.weatherTokens[token])
  return tokens.map((token) => screen.weatherTokens[token])
}

function decks(view: View, { screen }: LanguagePack): readonly string[] {
  const { deckNames } = screen.table
  const known = (card: string | undefined): number => (card === undefined ? 0 : 1)
  const counts = [
    `${deckNames.event} ${view.eventOrder + known(view.eventTop)}`,
    `${deckNames.hunting} ${view.huntingDeck + known(view.huntingTop) + known(view.huntingBottom)}`,
    `${deckNames.build} ${view.buildDeck}${view.adventureTokens.includes('build') ? '?' : ''}`,
    `${deckNames.gather} ${view.gatherDeck}${view.adventureTokens.includes('gather') ? '?' : ''}`,
    `${deckNames.explore} ${view.exploreDeck}${view.adventureTokens.includes('explore') ? '?' : ''}`,
    `${deckNames.mystery} ${view.mysteryDeck}`,
    `${deckNames.invention} ${view.inventionDeck}`,
    `${deckNames.island} ${view.islandStack + view.seenTiles.length}`,
  ]
  return folded(`${screen.table.decks}: ${counts.join(', ')}`, 2)
}
