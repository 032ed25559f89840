// The castaways as a screen draws them: their track, what they hold, and their stories as far as they may be seen.
import type { ViewOf } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import { CHARACTERS } from '../cards/characters.ts'
import { CHARACTER_IDS, type CharacterId } from '../cards/ids.ts'
import { ITEMS } from '../cards/items.ts'
import type { Seat } from '../components/seats.ts'
import { tileValue } from '../components/tiles.ts'
import { capOf, castaway, trackOf } from '../people.ts'
import { strengthOf } from '../strength.ts'
import { type LanguagePack, roleOf } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import type { Naufragos } from '../types.ts'
import type { BoardCastaway, BoardCharacter, BoardStories, Named } from './board.ts'
import { cardWithoutFigures, itemOf } from './cards.ts'
import { castawaySaid, word } from './words.ts'

type View = ViewOf<Naufragos>

/** NA-COMP-02 */
const PAWNS_EACH = 2

export const seatOf = (pack: LanguagePack, seat: Seat): Named => ({ id: seat, name: seatName(pack, seat) })

export function characterOf(id: CharacterId, pack: LanguagePack): BoardCharacter {
  const { energy, strength } = CHARACTERS[id]
  return { ...cardWithoutFigures(id, pack), role: roleOf(pack, id), energy, strength }
}

/** NA-SETUP-03: whoever takes a character has the energy of it; before that there is none. */
const hasCharacter = (view: View, seat: Seat): boolean => view.phase !== 'setup' || castaway(view, seat).energy > 0

/** NA-SETUP-02: the characters that are left, as long as there is somebody to take one. */
export function charactersOf(view: View, pack: LanguagePack): readonly BoardCharacter[] {
  const sitting = view.seats.filter((seat) => hasCharacter(view, seat))
  if (sitting.length === view.seats.length) return []
  const taken = sitting.map((seat) => castaway(view, seat).character)
  return CHARACTER_IDS.filter((id) => !taken.includes(id)).map((id) => characterOf(id, pack))
}

/** In the order in which they sit. */
export const castawaysOf = (view: View, pack: LanguagePack): readonly BoardCastaway[] =>
  view.seats.map((seat) => castawayOf(view, seat, pack))

function castawayOf(view: View, seat: Seat, pack: LanguagePack): BoardCastaway {
  const { character, energy, wounds, traumas, space, lost, tokens, items } = castaway(view, seat)
  const name = seatName(pack, seat)
  const state = stateOf(view, seat)
  const cap = capOf(view, seat)
  const stateName = word(pack, `state/${state}`)
  return {
    id: seat,
    at: `castaway/${seat}`,
    name,
    character: hasCharacter(view, seat) ? characterOf(character, pack) : undefined,
    state,
    stateName,
    startPlayer: view.startPlayer === seat,
    energy,
    cap,
    wounds,
    traumas,
    track: trackSquares(trackOf(view, seat), wounds, traumas),
    strength: strengthOf(view, seat),
    strengthBonus: view.strengthBonus[seat] ?? 0,
    space,
    lost,
    pawns: { free: PAWNS_EACH - (view.pawnsUsed[seat] ?? 0), all: PAWNS_EACH },
    items: items.map((id) => itemOf(view, id, pack)),
    tokens,
    ate: view.ate.includes(seat),
    stories: storiesOf(view, seat, pack),
    said: castawaySaid(pack, { name, state: stateName, energy, cap, wounds, traumas }),
  }
}

function stateOf(view: View, seat: Seat): BoardCastaway['state'] {
  const { dead, lost } = castaway(view, seat)
  if (dead === true) return 'dead'
  if (lost !== undefined) return 'lost'
  return view.expedition?.explorers.includes(seat) === true ? 'exploring' : 'camp'
}

/** NA-WOUND-01, NA-WOUND-05: wounds cover the highest free squares, and the topmost of them turn into traumas. */
function trackSquares(highest: number, wounds: number, traumas: number): BoardCastaway['track'] {
  return Array.from({ length: highest + 1 }, (_, square) => {
    const fromTop = highest - square
    return { square, state: fromTop < traumas ? 'trauma' : fromTop < traumas + wounds ? 'wound' : 'free' }
  })
}

/** NA-DIARY-02: only the owner is told what they are worth. */
function storiesOf(view: View, seat: Seat, pack: LanguagePack): BoardStories {
  const hand = view.stories[seat] ?? 0
  if (typeof hand === 'number') return { count: hand, own: undefined }
  const tiles = hand
    .map((id) => ({
      id,
      at: `story/${id}` as const,
      name: capital(pack.screen.story(tileValue(id))),
      value: tileValue(id),
    }))
    .toSorted((one, other) => one.value - other.value)
  const sum = tiles.reduce((total, { value }) => total + value, 0)
  const points = castaway(view, seat).items.reduce((total, id) => total + ITEMS[id].story, 0)
  return { count: tiles.length, own: { tiles, sum, withItems: sum + points } }
}
