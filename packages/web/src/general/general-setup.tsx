// How any game is made ready from its box alone: how many play, and what can be chosen by name.
import type { GeneralOffer } from '@landfall/tabletop'
import { useState } from 'preact/hooks'
import { PlayersChoice } from '../home/players-choice.tsx'
import { SetupForm, SetupPart, type SetupProps } from '../home/setup-form.tsx'
import { Choices } from '../parts/choices.tsx'
import { useWords } from '../text/language.ts'
import { isGeneralOffer } from './offer.ts'
import { type ChosenOptions, chosenFrom } from './options.ts'

export function GeneralSetup({ offer, ...props }: SetupProps) {
  return isGeneralOffer(offer) ? <Preparation {...props} offer={offer} /> : null
}

interface PreparationProps extends Omit<SetupProps, 'offer'> {
  readonly offer: GeneralOffer
}

function Preparation({ offer, newcomer, ...props }: PreparationProps) {
  const words = useWords('newGame')
  const { least, most } = offer.players
  const [players, setPlayers] = useState(least)
  const [touched, setTouched] = useState<ChosenOptions>({})
  const options = chosenFrom(offer.combinations, touched)
  return (
    <SetupForm {...props} chosen={{ players, options }}>
      <SetupPart title={words.players}>
        <PlayersChoice quiet least={least} most={most} players={players} onChange={setPlayers} />
      </SetupPart>
      {offer.options.map(({ id, name, values }) => (
        <SetupPart key={id} title={name}>
          <Choices
            legend={name}
            quiet
            look="cards"
            choices={values.map((value) => ({ value: value.id, label: value.name }))}
            value={options[id] ?? ''}
            // What was touched last counts most, where not everything goes together.
            onChange={(value) => {
              const { [id]: _, ...others } = touched
              setTouched({ [id]: value, ...others })
            }}
          />
        </SetupPart>
      ))}
    </SetupForm>
  )
}
