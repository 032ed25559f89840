// Robinson Crusoe in one language: scenarios as titles, rounds and phases as progress, and the board of its screen.
import type { Digest, DigestText, SpokenGame } from '@landfall/tabletop'
import { boardOf } from './board/board-of.ts'
import { phaseName } from './board/phase-name.ts'
import { readCard } from './board/read-card.ts'
import { setupOffer } from './board/setup-offer.ts'
import { told } from './events.ts'
import type { LanguagePack } from './text/language-pack.ts'
import { voice } from './text/voice.ts'
import type { Crusoe } from './types.ts'

export function spoken(pack: LanguagePack): SpokenGame<Crusoe> {
  return {
    voice: voice(pack),
    offer: () => ({ of: 'crusoe', ...setupOffer(pack) }),
    title({ scenario }) {
      const sheet = setupOffer(pack).scenarios.find(({ id }) => id === scenario)
      return { title: sheet?.name ?? scenario, goal: sheet?.goal }
    },
    digestText: (digest) => digestText(pack, digest),
    names: {},
    board: (view) => ({ of: 'crusoe', board: boardOf(view, pack) }),
    reveals: (happened) => ({ of: 'crusoe', reveals: told.reveals(happened, pack) }),
    heading: (event) => told.heading(event, pack),
    readCard: (card, config) => readCard(card, pack, config),
  }
}

function digestText(pack: LanguagePack, { seats, facts }: Digest): DigestText {
  const { scenarios, characters } = setupOffer(pack)
  const { phase } = facts
  const scenario = String(facts['scenario'])
  const round = Number(facts['round'])
  const sheet = scenarios.find(({ id }) => id === scenario)
  const last = sheet?.rounds ?? round
  return {
    title: sheet?.name ?? scenario,
    players: seats.map((id) => ({ id, name: characters.find((one) => one.id === id)?.name ?? id })),
    progressText: [pack.screen.round(round, last), ...(phase === undefined ? [] : [phaseName(String(phase), pack)])],
    progress: round / Math.max(1, last),
  }
}
