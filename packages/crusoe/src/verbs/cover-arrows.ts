// Morale arrows of Wound tracks are covered for good. Serves one card only.
import { TABLE } from '@landfall/kernel'
import { personChoice } from '../choices.ts'
import { CHARACTER_SHEETS, type Character } from '../components/characters.ts'
import { sheetOf } from '../group.ts'
import type { CrusoeState } from '../state.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface CoverArrows {
  readonly arrows: number
}

/** The arrows that still count, by person and wound. */
function openArrows(state: CrusoeState): readonly { readonly person: Character; readonly wound: number }[] {
  return state.players.flatMap((person) =>
    CHARACTER_SHEETS[person].moraleArrows
      .filter((wound) => !sheetOf(state, person).markers.some(({ arrow }) => arrow === wound))
      .map((wound) => ({ person, wound })),
  )
}

/** RC-CARD-AMULET-01: both of one character, or one each of two. */
export const verb: Verb<CoverArrows> = {
  clause: ({ arrows }) => say('cover', { object: { noun: 'moraleArrow', count: arrows } }),
  *run(t, { arrows }, { rule, source = '' }) {
    for (let covered = 0; covered < arrows; covered++) {
      const open = openArrows(t.state)
      if (open.length === 0) return
      const choices = open.map((means) => ({
        ...personChoice(means.person),
        id: `${means.person}/${means.wound}`,
        means,
      }))
      const arrow = yield* t.ask({ seat: TABLE, kind: 'arrow', rule, choices })
      t.emit({ t: 'arrowCovered', ...arrow, card: source })
    }
  },
}

export const worth: Worth<CoverArrows> = () => 0

export const samples: Samples<CoverArrows> = { arrows: COUNTS }
