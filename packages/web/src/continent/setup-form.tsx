// How a game of The 7th Continent is made ready: who sets out, which curses are to be lifted, how hard it is.
import type { SetupOffer } from '@landfall/continent/setup-offer'
import type { Offer } from '@landfall/tabletop'
import { useState } from 'preact/hooks'
import { SetupForm, SetupPart, type SetupProps } from '../home/setup-form.tsx'
import { Choices } from '../parts/choices.tsx'
import { Several } from './several.tsx'

export function ContinentSetup({ offer, ...props }: SetupProps) {
  return isContinentOffer(offer) ? <Preparation {...props} offer={offer} /> : null
}

const isContinentOffer = (offer: Offer): offer is SetupOffer => offer.of === 'continent'

interface PreparationProps extends Omit<SetupProps, 'offer'> {
  readonly offer: SetupOffer
}

function Preparation({ offer, newcomer, ...props }: PreparationProps) {
  const { explorers, clues, mode, seats } = offer
  const seatIds = seats.values.map(({ id }) => id)
  const mostSeats = seatIds.length
  const [crew, setCrew] = useState(explorers.values.slice(0, 1).map(({ id }) => id))
  const [curses, setCurses] = useState(clues.values.slice(0, 1).map(({ id }) => id))
  const [how, setHow] = useState(mode.values[0]?.id ?? '')
  const [places, setPlaces] = useState(1)
  const counts = Array.from({ length: mostSeats - crew.length + 1 }, (_, more) => crew.length + more)
  const seated = Math.max(places, crew.length)
  return (
    <SetupForm
      {...props}
      chosen={{ explorers: crew, clues: curses, mode: how, seats: seated }}
      more={
        <>
          <h3>{seats.title}</h3>
          <p>{seats.hint}</p>
          <Choices
            legend={seats.title}
            quiet
            look="segments"
            choices={counts.map((count) => ({ value: String(count), label: String(count) }))}
            value={String(seated)}
            onChange={(count) => setPlaces(Number(count))}
          />
        </>
      }
    >
      <SetupPart title={explorers.title}>
        <Several part={explorers} chosen={crew} most={mostSeats} seats={seatIds} onChange={setCrew} />
      </SetupPart>
      <SetupPart title={clues.title}>
        <Several part={clues} chosen={curses} onChange={setCurses} />
      </SetupPart>
      <SetupPart title={mode.title}>
        <Choices
          legend={mode.title}
          quiet
          look="cards"
          choices={mode.values.map(({ id, name, text }) => ({ value: id, label: name, hint: text }))}
          value={how}
          onChange={setHow}
        />
      </SetupPart>
    </SetupForm>
  )
}
