// The action spaces, the projects and what is built, as a screen draws them.

import type { ViewOf } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import { BUILDINGS } from '../cards/buildings.ts'
import type { BuildingId } from '../cards/card-ids.ts'
import { ACTION_RULES, ACTIONS, type Action, BOXES, VARIABLE } from '../components/action-spaces.ts'
import { holdsTag } from '../facts.ts'
import { ofTheBoard, shelterOf as topShelter } from '../lasting.ts'
import { atHome, castaway } from '../people.ts'
import { buildable, requiredFor, woodFor } from '../projects.ts'
import { tagText, titleOf } from '../text/cards.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { Naufragos } from '../types.ts'
import type {
  BoardAction,
  BoardBuilding,
  BoardNeed,
  BoardProject,
  BoardProjectSpace,
  BoardShelter,
  BoardWhitePawn,
} from './board.ts'
import { cardWithoutFigures, pawnOf } from './cards.ts'

type View = ViewOf<Naufragos>

export function actionsOf(view: View, pack: LanguagePack): readonly BoardAction[] {
  return ACTIONS.map((id) => {
    const surcharge = view.surcharges[id] ?? 0
    return {
      id,
      at: `action/${id}`,
      name: pack.screen.actions[id],
      text: pack.board.actions[id],
      rule: ACTION_RULES[id],
      boxes: BOXES[id].map((cost, box) => {
        const pawn = view.pawns.find((one) => one.action === id && one.box === box)
        return {
          cost: cost === VARIABLE ? undefined : cost + surcharge,
          pawn: pawn === undefined ? undefined : pawnOf(pawn),
        }
      }),
      surcharge,
      closed: isClosed(view, id) ? pack.board.noWreckage : undefined,
    }
  })
}

/** NA-ACT-09 */
const isClosed = ({ wreckReady }: View, action: Action): boolean => action === 'wreck' && !wreckReady

/** NA-START-01, NA-SOLO-03 */
export function whitePawnOf({ whiteKept, pawns }: View, pack: LanguagePack): BoardWhitePawn {
  const placed = pawns.some(({ white }) => white === true)
  return {
    id: 'whitePawn',
    at: 'whitePawn',
    name: pack.board.whitePawn,
    state: placed ? 'placed' : whiteKept ? 'kept' : 'ready',
  }
}

export function projectsOf(view: View, pack: LanguagePack): readonly BoardProjectSpace[] {
  return view.projects.map((id, space) => ({
    space: space + 1,
    tile: id === '' ? undefined : projectOf(view, id, pack),
  }))
}

const isSignal = (id: BuildingId): boolean => BUILDINGS[id].lasting.some(({ last }) => last === 'signal')

function projectOf(view: View, id: BuildingId, pack: LanguagePack): BoardProject {
  return {
    ...cardWithoutFigures(id, pack),
    at: `project/${id}`,
    card: id,
    hourglass: BUILDINGS[id].hourglass,
    needs: needsOf(view, id, pack),
    possible: buildable(view).includes(id),
    signal: isSignal(id),
  }
}

/** NA-BUILD-05 to NA-BUILD-09: of an hourglass building what lies on it counts, of another one what is at hand. */
function needsOf(view: View, id: BuildingId, pack: LanguagePack): readonly BoardNeed[] {
  const { hourglass, item } = BUILDINGS[id]
  const need = (what: BoardNeed['id'], name: string, needs: number, has: number): BoardNeed => ({
    id: what,
    name,
    needs,
    has,
    met: has >= needs,
  })
  const required = requiredFor(view, id)
  if (hourglass !== undefined) return [need(hourglass, pack.board[hourglass], required, view.progress[id] ?? 0)]
  const home = atHome(view)
  const energy = home.reduce((sum, seat) => sum + castaway(view, seat).energy, 0)
  const held = item === undefined ? 0 : home.filter((seat) => holdsTag(view, seat, item)).length
  return [
    need('energy', pack.board.energy, required, energy),
    need('wood', pack.board.wood, woodFor(view, id, home), view.reserve.wood),
    ...(item === undefined ? [] : [need('item', capital(tagText(pack, item)), 1, held)]),
  ]
}

export function builtOf({ built }: View, pack: LanguagePack): readonly BoardBuilding[] {
  return built.map((id) => {
    const { name, text } = cardWithoutFigures(id, pack)
    return { id, name, text, signal: isSignal(id) }
  })
}

/** NA-REST-02 */
const WITHOUT_SHELTER = [1, 1, 1, 1, 1, 1]
/** NA-SOLO-05 */
const SOLO_REST = 1

/** NA-REST-03, NA-BUILD-13 */
export function shelterOf(view: View, pack: LanguagePack): BoardShelter {
  const top = topShelter(view)
  const card = view.built.findLast((id) => BUILDINGS[id].lasting.some((one) => one === top))
  return {
    level: top?.level ?? 0,
    name: card === undefined ? capital(pack.screen.table.noShelter) : titleOf(pack, card),
    card,
    rest: top?.rest ?? WITHOUT_SHELTER,
    more: ofTheBoard(view, 'rest') + (view.seats.length === 1 ? SOLO_REST : 0),
  }
}
