// Náufragos at the worker: seats as colours, turns and phases as progress, and the board for its own screen.
import {
  boardOf,
  cardOf,
  costNames,
  headingOf,
  type Naufragos,
  naufragosBox,
  phaseName,
  readCard,
  revealsOf,
  ruleOf,
  setupOffer,
} from '@landfall/naufragos'
import type { InEvery } from '../../text/language.ts'
import type { WorkerGame } from './game.ts'
import { generalGame } from './general.ts'

interface Words {
  turn(turn: number, turns: number): string
  /** Beside the odds of a roll. */
  readonly success: string
}

const words: InEvery<Words> = {
  en: { turn: (turn, turns) => `Turn ${turn} of ${turns}`, success: 'Success' },
  it: { turn: (turn, turns) => `Turno ${turn} di ${turns}`, success: 'Successo' },
  pl: { turn: (turn, turns) => `Tura ${turn} z ${turns}`, success: 'Sukces' },
  ru: { turn: (turn, turns) => `Ход ${turn} из ${turns}`, success: 'Успех' },
}

export const naufragos: WorkerGame<Naufragos> = generalGame(naufragosBox, {
  offer: (language) => ({ of: 'naufragos', ...setupOffer(language) }),
  digest({ seats, view: { turn, eventDeck, phase } }) {
    return { seats, facts: { turn, turns: turn + eventDeck, phase } }
  },
  said({ seats, facts }, language) {
    const voice = naufragosBox.voices[language]
    const turn = Number(facts['turn'])
    const turns = Number(facts['turns'])
    return {
      title: voice.title,
      players: seats.map((id) => ({ id, name: voice.seat(id) })),
      stand: [words[language].turn(turn, turns), phaseName(String(facts['phase']), language)],
      gone: turn / Math.max(1, turns),
    }
  },
  names: (language) => ({ ...costNames(language), success: words[language].success }),
  own: (view, seat, language) => ({ of: 'naufragos', board: boardOf(view, seat, language) }),
  revealed: (happened, language) => ({ of: 'naufragos', reveals: revealsOf(happened, language) }),
  heading: headingOf,
  rule: ruleOf,
  card: cardOf,
  readCard,
})
