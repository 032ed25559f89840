// How a game of Náufragos is made ready: who plays, by colour, and the few things that a table agrees on.
import { useState } from 'preact/hooks'
import { PlayersChoice } from '../home/players-choice.tsx'
import { SetupForm, SetupPart, type SetupProps } from '../home/setup-form.tsx'
import { Portrait } from '../look/pawn.tsx'
import { Choices } from '../parts/choices.tsx'
import { useWords } from '../text/language.ts'
import { isNaufragosOffer, type NaufragosOffer } from './board.ts'
import style from './setup-form.module.css'

export function NaufragosSetup({ offer, ...props }: SetupProps) {
  return isNaufragosOffer(offer) ? <Preparation {...props} offer={offer} /> : null
}

interface PreparationProps extends Omit<SetupProps, 'offer'> {
  readonly offer: NaufragosOffer
}

/** Náufragos is at its best with company. */
const USUAL_PLAYERS = 2

function Preparation({ offer, newcomer, ...props }: PreparationProps) {
  const words = useWords('newGame')
  const { least, most } = offer.players
  const [players, setPlayers] = useState(USUAL_PLAYERS)
  const [touched, setTouched] = useState<{ readonly [option: string]: string }>({})
  const options = Object.fromEntries(
    offer.options.map(({ id, values }) => [id, touched[id] ?? values.find(({ usual }) => usual)?.id ?? '']),
  )
  // A player who plays alone wins alone.
  const asked = offer.options.filter(({ id }) => players > 1 || id !== 'victory')
  return (
    <SetupForm {...props} chosen={{ players, options }}>
      <SetupPart title={words.players}>
        <div class={style.players}>
          <PlayersChoice quiet least={least} most={most} players={players} onChange={setPlayers} />
          <ul class={style.seats} aria-live="polite">
            {offer.seats.slice(0, players).map(({ id, name }) => (
              <li key={id}>
                <Portrait who={id} width="2.6rem" />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </SetupPart>
      {asked.map(({ id, name, values }) => (
        <SetupPart key={id} title={name}>
          <Choices
            legend={name}
            quiet
            look="cards"
            choices={values.map((value) => ({ value: value.id, label: value.name, hint: value.text }))}
            value={options[id] ?? ''}
            onChange={(value) => setTouched({ ...touched, [id]: value })}
          />
        </SetupPart>
      ))}
    </SetupForm>
  )
}
