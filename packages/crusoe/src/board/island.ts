// The island as a screen draws it: each space, what lies on it, and all of it in words.
import type { SeenBy } from '@landfall/kernel'
import { capital } from '@landfall/text'
import { SPACES, type Space } from '../components/island.ts'
import { TILES } from '../components/tiles.ts'
import { isPerson } from '../people.ts'
import { sourcesOf } from '../sources.ts'
import type { Tongue } from '../text/cards.ts'
import { personName } from '../text/labels.ts'
import type { Crusoe } from '../types.ts'
import type { BoardSource, BoardSpace } from './board.ts'
import { word } from './words.ts'

type View = SeenBy<Crusoe>
type Lying = NonNullable<View['island'][Space]>
type BoardTile = NonNullable<BoardSpace['tile']>
type BoardToken = BoardSpace['tokens'][number]

export function islandOf(view: View, tongue: Tongue): readonly BoardSpace[] {
  return SPACES.map((space) => spaceOf(view, tongue, space))
}

function spaceOf(view: View, tongue: Tongue, space: Space): BoardSpace {
  const lying = view.island[space]
  const tile = lying === undefined ? undefined : tileOf(lying, tongue)
  const seen = {
    space,
    at: `space/${space}`,
    name: tile === undefined || tile.faceDown ? capital(tongue.screen.space(space)) : tile.terrainName,
    tile,
    camp: space === view.camp,
    tokens: tokensOn(view, tongue, space),
    outside: Object.entries(view.outside).flatMap(([person, where]) => (where?.space === space ? [person] : [])),
  }
  return { ...seen, said: saidOf(seen, lying, tongue) }
}

/** RC-TERM-14, RC-TERM-17: a tile that is face down shows nothing, and its terrain does not count. */
function tileOf(lying: Lying, tongue: Tongue): BoardTile {
  const { tile: number, inaccessible: faceDown, terrainCovered } = lying
  const { terrain, naturalShelter, beast, totem } = TILES[number]
  return {
    number,
    terrain,
    terrainName: tongue.screen.terrains[terrain],
    covered: terrainCovered || faceDown,
    faceDown,
    naturalShelter: naturalShelter && !faceDown,
    beast: beast && !faceDown,
    totem: totem && !faceDown,
    sources: faceDown ? [] : sourcesOf(lying).map((id) => sourceOf(lying, tongue, id)),
  }
}

function sourceOf(lying: Lying, { screen }: Tongue, id: BoardSource['id']): BoardSource {
  // A flock is its own token.
  const token = id === 'flock' ? undefined : id === 'wood' ? lying.additionalWood : lying.additionalFood
  return { id, name: screen.sources[id], exhausted: lying.exhausted.includes(id), extra: token !== undefined }
}

function tokensOn(view: View, { screen }: Tongue, space: Space): readonly BoardToken[] {
  const lying = view.island[space]
  const idleWood = lying?.additionalWood !== undefined && !sourcesOf(lying).includes('wood')
  return [
    ...(view.islandTokens[space] ?? []).map((id) => ({ id, name: screen.tokens[id] })),
    ...(idleWood ? [{ id: 'additionalWood' as const, name: screen.tokens.additionalWood }] : []),
    ...(view.waitingMarkers.includes(space) ? [{ id: 'marker' as const, name: screen.pieces.marker }] : []),
    ...(view.shortcut === space ? [{ id: 'shortcut' as const, name: screen.pieces.shortcut }] : []),
  ]
}

function saidOf(seen: Omit<BoardSpace, 'said'>, lying: Lying | undefined, tongue: Tongue): string {
  const { space, name, tile, camp, tokens, outside } = seen
  const { table, pieces } = tongue.screen
  const idleFood = lying?.additionalFood !== undefined && sourcesOf(lying).every((source) => source === 'wood')
  const parts = [
    tile === undefined || tile.faceDown ? name : `${name}, ${space}`,
    ...(tile === undefined ? [word(tongue, 'unexplored')] : tile.faceDown ? [word(tongue, 'faceDown')] : []),
    ...(tile?.covered === true && !tile.faceDown ? [word(tongue, 'covered')] : []),
    ...(camp ? [table.camp] : []),
    ...(tile?.naturalShelter === true ? [capital(table.naturalShelter)] : []),
    ...(tile === undefined || tile.sources.length === 0
      ? []
      : [capital(tile.sources.map((source) => sourceSaid(source, tongue)).join(', '))]),
    ...(tile?.beast === true ? [word(tongue, 'beastSymbol')] : []),
    ...(tile?.totem === true ? [word(tongue, 'totemSymbol')] : []),
    ...tokens.map((token) => token.name),
    ...(idleFood ? [pieces.additionalFood] : []),
    ...(outside.length === 0 ? [] : [`${word(tongue, 'nightOutside')}: ${namesOf(outside, tongue)}`]),
  ]
  return parts.map((part) => `${part}.`).join(' ')
}

function sourceSaid({ name, exhausted, extra }: BoardSource, tongue: Tongue): string {
  const facts = [...(extra ? ['+1'] : []), ...(exhausted ? [word(tongue, 'exhausted')] : [])]
  return facts.length === 0 ? name : `${name} (${facts.join(', ')})`
}

function namesOf(people: readonly string[], tongue: Tongue): string {
  return people
    .filter(isPerson)
    .map((person) => personName(tongue, person))
    .join(', ')
}
