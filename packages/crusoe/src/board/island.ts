// The island as a screen draws it: each space, what lies on it, and all of it in words.
import type { ViewOf } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import { SPACES, type Space } from '../components/island.ts'
import { TILES } from '../components/tiles.ts'
import { producingTokens } from '../memory.ts'
import { isPerson } from '../people.ts'
import { scenarioOf, specialActions } from '../scenarios/index.ts'
import { inventionOf, sheetInventions } from '../scenarios/sheets.ts'
import { sourcesOf } from '../sources.ts'
import { spotOf } from '../target.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import { personName, titleOf } from '../text/titles.ts'
import type { Crusoe } from '../types.ts'
import type { BoardSource, BoardSpace } from './board.ts'
import { landmarkOf, placeName } from './sheets/index.ts'

type View = ViewOf<Crusoe>
type Lying = NonNullable<View['island'][Space]>
type BoardTile = NonNullable<BoardSpace['tile']>
type BoardToken = BoardSpace['tokens'][number]

export function islandOf(view: View, pack: LanguagePack): readonly BoardSpace[] {
  // RC-SCN5-04: the half space at the top right is there only with its tile.
  return SPACES.filter((space) => space !== 'A4' || view.island.A4 !== undefined).map((space) =>
    spaceOf(view, pack, space),
  )
}

function spaceOf(view: View, pack: LanguagePack, space: Space): BoardSpace {
  const lying = view.island[space]
  const tile = lying === undefined ? undefined : tileOf(view, pack, space, lying)
  const landmark = landmarkOf(view.scenario, space, pack)
  const unnamed = tile === undefined || tile.faceDown ? capital(pack.screen.space(space)) : tile.terrainName
  const seen = {
    space,
    at: `space/${space}` as const,
    name: landmark?.name ?? unnamed,
    landmark,
    tile,
    camp: space === view.camp,
    tokens: tokensOn(view, pack, space),
    marks: (view.markers[space] ?? []).map((id) => ({ id, name: pack.markers[id].name })),
    number: numberOn(view, pack, space),
    closed: view.closed.includes(space),
    places: tile === undefined || tile.faceDown ? [] : placesOn(view, pack, space),
    outside: Object.entries(view.outside).flatMap(([person, where]) => (where?.space === space ? [person] : [])),
  }
  return { ...seen, said: saidOf(seen, lying, pack) }
}

/** RC-SCN2-05, RC-SCN2-13, RC-SCN4-16, RC-SCN5-09, RC-SCN7-14, RC-SCN7-16: where there may be something to do. */
function placesOn(view: View, pack: LanguagePack, space: Space): BoardSpace['places'] {
  const special = specialActions(view).map(({ name, action }) => ({
    at: spotOf({ kind: 'special', special: name, space }),
    name: titleOf(pack, name),
    icon: action === 'hunt' ? ('fight' as const) : ('location' as const),
  }))
  const sites = sheetInventions(view.scenario).flatMap((id) => {
    const { site } = inventionOf(id)
    if (site === undefined) return []
    const at = spotOf({ kind: 'invention', invention: id, space })
    return [{ at, name: titleOf(pack, id), icon: site.marker }]
  })
  return [...special, ...sites]
}

function numberOn({ scenario, numbers }: View, pack: LanguagePack, space: Space): BoardSpace['number'] {
  const number = numbers[space]
  return number === undefined ? undefined : { number, name: placeName(scenario, number, pack) }
}

/** RC-TERM-14, RC-TERM-17: a tile that is face down shows nothing, and its terrain does not count. */
function tileOf(view: View, pack: LanguagePack, space: Space, lying: Lying): BoardTile {
  const { tile: number, inaccessible: faceDown, terrainCovered } = lying
  const { terrain, naturalShelter, beast, totem } = TILES[number]
  return {
    number,
    terrain,
    terrainName: pack.screen.terrains[terrain],
    covered: terrainCovered || faceDown || scenarioOf(view).hidesTerrain?.(view, space) === true,
    faceDown,
    naturalShelter: naturalShelter && !faceDown,
    beast: beast && !faceDown,
    totem: totem && !faceDown,
    sources: faceDown ? [] : sourcesOf(lying).map((id) => sourceOf(lying, pack, id)),
  }
}

function sourceOf(lying: Lying, { screen }: LanguagePack, id: BoardSource['id']): BoardSource {
  const wood = lying.additionalWood === undefined ? 0 : 1
  // A flock is its own token.
  const extra = id === 'wood' ? wood : lying.additionalFood.length - (id === 'flock' ? 1 : 0)
  return { id, name: screen.sources[id], exhausted: lying.exhausted.includes(id), extra }
}

function tokensOn(view: View, { screen }: LanguagePack, space: Space): readonly BoardToken[] {
  const lying = view.island[space]
  const idleWood = lying?.additionalWood !== undefined && !sourcesOf(lying).includes('wood')
  return [
    ...(view.islandTokens[space] ?? []).map((id) => ({ id, name: screen.tokens[id] })),
    ...(idleWood ? [{ id: 'additionalWood' as const, name: screen.tokens.additionalWood }] : []),
    ...(view.waitingMarkers.includes(space) ? [{ id: 'marker' as const, name: screen.pieces.marker }] : []),
    ...producingTokens(view)
      .filter((token) => token.space === space)
      .map(() => ({ id: 'shortcut' as const, name: screen.pieces.shortcut })),
  ]
}

function saidOf(seen: Omit<BoardSpace, 'said'>, lying: Lying | undefined, pack: LanguagePack): string {
  const { space, name, tile, camp, tokens, marks, number, closed, landmark, outside } = seen
  const { table, pieces } = pack.screen
  const hasNoFood = lying === undefined || sourcesOf(lying).every((source) => source === 'wood')
  const parts = [
    landmark === undefined && (tile === undefined || tile.faceDown) ? name : `${name}, ${space}`,
    ...(tile === undefined
      ? [pack.board[closed ? 'closed' : 'unexplored']]
      : tile.faceDown
        ? [pack.board.faceDown]
        : []),
    ...(tile?.covered === true && !tile.faceDown ? [pack.board.covered] : []),
    ...(camp ? [table.camp] : []),
    ...(tile?.naturalShelter === true ? [capital(table.naturalShelter)] : []),
    ...(tile === undefined || tile.sources.length === 0
      ? []
      : [capital(tile.sources.map((source) => sourceSaid(source, pack)).join(', '))]),
    ...(tile?.beast === true ? [pack.board.beastSymbol] : []),
    ...(tile?.totem === true ? [pack.board.totemSymbol] : []),
    ...(number === undefined ? [] : [`${number.number}: ${number.name}`]),
    ...marks.map((mark) => capital(mark.name)),
    ...tokens.map((token) => token.name),
    ...(hasNoFood ? (lying?.additionalFood ?? []).map(() => pieces.additionalFood) : []),
    ...(outside.length === 0 ? [] : [`${pack.board.nightOutside}: ${namesOf(outside, pack)}`]),
  ]
  return parts.map((part) => `${part}.`).join(' ')
}

function sourceSaid({ name, exhausted, extra }: BoardSource, pack: LanguagePack): string {
  const facts = [...(extra > 0 ? [`+${extra}`] : []), ...(exhausted ? [pack.board.exhausted] : [])]
  return facts.length === 0 ? name : `${name} (${facts.join(', ')})`
}

function namesOf(people: readonly string[], pack: LanguagePack): string {
  return people
    .filter(isPerson)
    .map((person) => personName(pack, person))
    .join(', ')
}
