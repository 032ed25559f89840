// Robinson Crusoe at the worker: scenarios as titles, rounds and phases as progress, and the board for its own screen.
import {
  boardOf,
  type Crusoe,
  cardOf,
  crusoeBox,
  headingOf,
  phaseName,
  planGroup,
  readCard,
  revealsOf,
  ruleOf,
  setupOffer,
} from '@landfall/crusoe'
import type { InEvery } from '../../text/language.ts'
import type { WorkerGame } from './game.ts'
import { generalGame } from './general.ts'

const rounds: InEvery<(round: number, rounds: number) => string> = {
  en: (round, all) => `Round ${round} of ${all}`,
  it: (round, all) => `Round ${round} di ${all}`,
  pl: (round, all) => `Runda ${round} z ${all}`,
  ru: (round, all) => `Раунд ${round} из ${all}`,
}

export const crusoe: WorkerGame<Crusoe> = generalGame(crusoeBox, {
  offer: (language) => ({ of: 'crusoe', ...setupOffer(language) }),
  // The form asks for what the game itself asks for.
  setup: (chosen) => chosen,
  title({ scenario }, language) {
    const sheet = setupOffer(language).scenarios.find(({ id }) => id === scenario)
    return { title: sheet?.name ?? scenario, goal: sheet?.goal }
  },
  digest({ config: { scenario, characters }, view: { round, phase } }) {
    return { seats: characters, facts: { scenario, round, phase } }
  },
  said({ seats, facts }, language) {
    const { scenarios, characters } = setupOffer(language)
    const { phase } = facts
    const scenario = String(facts['scenario'])
    const round = Number(facts['round'])
    const sheet = scenarios.find(({ id }) => id === scenario)
    const last = sheet?.rounds ?? round
    return {
      title: sheet?.name ?? scenario,
      players: seats.map((id) => ({ id, name: characters.find((one) => one.id === id)?.name ?? id })),
      stand: [rounds[language](round, last), ...(phase === undefined ? [] : [phaseName(String(phase), language)])],
      gone: round / Math.max(1, last),
    }
  },
  group: planGroup,
  own: (view, _, language) => ({ of: 'crusoe', board: boardOf(view, language) }),
  revealed: (happened, language) => ({ of: 'crusoe', reveals: revealsOf(happened, language) }),
  heading: headingOf,
  rule: ruleOf,
  card: cardOf,
  readCard,
})
