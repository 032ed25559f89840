// What a new game can be made of, in one language.

import { type Chosen, capital, type Offer } from '@landfall/tabletop'
import { CLUE_IDS, EXPLORER_FACES, MODE_IDS } from './cards/decks.ts'
import { EXPLORERS, SEATS } from './components/seats.ts'
import { CLUES, type Config, configure, MODES } from './config.ts'
import { cardText } from './text/cards.ts'
import type { LanguagePack } from './text/language-pack.ts'

interface Named {
  readonly id: string
  readonly name: string
}

interface Described extends Named {
  readonly text: string
}

/** One of them, or several: `hint` says which are good to choose. */
interface Part<Value extends Named> {
  readonly title: string
  readonly hint?: string
  readonly values: readonly Value[]
}

export interface SetupOffer extends Offer {
  readonly of: 'continent'
  /** With what they are by profession. */
  readonly explorers: Part<Described>
  readonly clues: Part<Described>
  readonly mode: Part<Described>
  readonly seats: Part<Named>
}

export function setupOffer(pack: LanguagePack): SetupOffer {
  const { cards, parts, screen } = pack
  const { setup } = screen
  return {
    of: 'continent',
    explorers: {
      title: setup.explorers,
      hint: setup.explorersHint,
      values: EXPLORERS.map((who) => {
        const { title, role = '' } = cards[EXPLORER_FACES[who].id]
        return { id: who, name: title, text: capital(role) }
      }),
    },
    clues: {
      title: setup.clues,
      hint: setup.cluesHint,
      values: CLUES.map((clue) => ({ id: clue, name: parts.clues[clue], text: cards[CLUE_IDS[clue]].story ?? '' })),
    },
    mode: {
      title: setup.mode,
      values: MODES.map((mode) => ({
        id: mode,
        name: capital(parts.modes[mode]),
        text: mode === 'normal' ? setup.usualMode : cardText(pack, MODE_IDS[mode]).parts.join(' '),
      })),
    },
    seats: {
      title: setup.seats,
      hint: setup.seatsHint,
      values: SEATS.map((seat) => ({ id: seat, name: parts.seats[seat] })),
    },
  }
}

/** What was chosen in the form of this offer; nothing, if it comes from the general form. */
export function configOf({ explorers, clues, mode, seats }: Chosen): Config | undefined {
  return explorers === undefined ? undefined : configure({ explorers, clues, mode, seats })
}
