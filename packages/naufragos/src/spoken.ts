// Náufragos in one language: seats as colours, turns and phases as progress, and the board of its screen.
import { type GamePlugin, type SpokenGame, spokenGame } from '@landfall/tabletop'
import { boardOf } from './board/board-of.ts'
import { costNames } from './board/cost-names.ts'
import { phaseName } from './board/phase-name.ts'
import { readCard } from './board/read-card.ts'
import { setupOffer } from './board/setup-offer.ts'
import { told } from './events.ts'
import { spokenTo } from './text/alone.ts'
import type { LanguagePack } from './text/language-pack.ts'
import { voice } from './text/voice.ts'
import type { Naufragos } from './types.ts'

export function spoken(offered: Pick<GamePlugin, 'players' | 'options'>, pack: LanguagePack): SpokenGame<Naufragos> {
  const { screen } = pack
  const said = voice(pack)
  return spokenGame(offered, said, {
    offer: () => ({ of: 'naufragos', ...setupOffer(pack) }),
    digestText({ seats, facts }) {
      const turn = Number(facts['turn'])
      const turns = Number(facts['turns'])
      return {
        title: said.title,
        players: seats.map((id) => ({ id, name: said.seat(id) })),
        progressText: [screen.turnOf(turn, turns), phaseName(String(facts['phase']), pack)],
        progress: turn / Math.max(1, turns),
      }
    },
    names: {
      ...costNames(pack),
      success: screen.successOdds,
      alone: screen.aloneOdds,
      together: screen.togetherOdds,
    },
    board: (view, seat) => ({ of: 'naufragos', board: boardOf(view, seat, spokenTo(pack, view.seats.length)) }),
    reveals: (happened) => ({ of: 'naufragos', reveals: told.reveals(happened, pack) }),
    heading: (event) => told.heading(event, pack),
    ending: (event) => told.ending(event, pack),
    readCard: (card, { seats }) => readCard(card, spokenTo(pack, seats.length)),
  })
}
