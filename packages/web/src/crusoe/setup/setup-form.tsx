// How a game of Robinson Crusoe is made ready. Everything has a sensible start, so that a newcomer only presses "Begin".
import { useState } from 'preact/hooks'
import { SetupForm, SetupPart, type SetupProps } from '../../home/setup-form.tsx'
import { Icon, isIcon } from '../../look/icon.tsx'
import { Portrait } from '../../look/pawn.tsx'
import { Choices } from '../../parts/choices.tsx'
import { Slider } from '../../parts/slider.tsx'
import { Stepper } from '../../parts/stepper.tsx'
import { Switch } from '../../parts/switch.tsx'
import { useWords } from '../../text/language.ts'
import { type CrusoeOffer, isCrusoeOffer } from '../board.ts'
import { wantGuide } from '../guide.tsx'
import { type Setup, setupOf, type Touched } from './chosen.ts'
import { Crew } from './crew.tsx'
import style from './setup-form.module.css'

export function CrusoeSetup({ offer, ...props }: SetupProps) {
  return isCrusoeOffer(offer) ? <Preparation {...props} offer={offer} /> : null
}

interface PreparationProps extends Omit<SetupProps, 'offer'> {
  readonly offer: CrusoeOffer
}

function Preparation({ offer, newcomer, onBegun, ...props }: PreparationProps) {
  const words = useWords('crusoeSetup')
  const [crew, setCrew] = useState<readonly string[]>(offer.characters.slice(0, 1).map(({ id }) => id))
  const [touched, setTouched] = useState<Touched>({})
  const [guided, setGuided] = useState(newcomer)
  const setup = setupOf(offer, crew, touched)
  const part = { setup, offer, onSet: (change: Touched): void => setTouched({ ...touched, ...change }) }
  return (
    <SetupForm
      {...props}
      chosen={{ ...setup.chosen }}
      more={<Edition {...part} />}
      beside={
        <label class={style.guide}>
          <input type="checkbox" checked={guided} onChange={({ currentTarget }) => setGuided(currentTarget.checked)} />
          <span>
            {words.guide}
            <small>{words.guideHint}</small>
          </span>
        </label>
      }
      onBegun={(id) => {
        // The table remembers whether the first round is explained.
        if (guided) wantGuide(id)
        onBegun(id)
      }}
    >
      <Scenario {...part} />
      <SetupPart title={words.crew}>
        <Crew
          characters={offer.characters}
          crew={setup.chosen.characters}
          leastPlayers={(id) => setup.edition?.leastPlayers[id] ?? 1}
          onChange={setCrew}
        />
      </SetupPart>
      <Company {...part} />
      <Difficulty {...part} />
    </SetupForm>
  )
}

interface PartProps {
  readonly setup: Setup
  readonly offer: CrusoeOffer
  onSet(change: Touched): void
}

function Edition({ setup: { chosen }, offer, onSet }: PartProps) {
  const words = useWords('crusoeSetup')
  return (
    <Choices
      legend={words.edition}
      look="cards"
      choices={offer.editions.map(({ id, name, text }) => ({ value: id, label: name, hint: text }))}
      value={chosen.edition}
      onChange={(id) => onSet({ edition: id })}
    />
  )
}

function Scenario({ setup: { chosen, scenarios, scenario }, onSet }: PartProps) {
  const words = useWords('crusoeSetup')
  return (
    <SetupPart title={words.scenario}>
      <Choices
        legend={words.scenario}
        quiet
        look="cards"
        choices={scenarios.map(({ id, name, icon, rounds }) => ({
          value: id,
          label: (
            <span class={style.scenario}>
              <Icon name={isIcon(icon) ? icon : 'island'} size="1.6rem" />
              {name}
            </span>
          ),
          hint: words.rounds(rounds),
        }))}
        value={chosen.scenario}
        onChange={(id) => onSet({ scenario: id })}
      />
      {scenario !== undefined && (
        <div class={style.intro} aria-live="polite">
          <p>{scenario.intro}</p>
          <p class={style.goal}>
            <Icon name="goal" /> {scenario.goal}
          </p>
        </div>
      )}
      {scenario?.options.map(({ id, name, text }) => (
        <Switch
          key={id}
          label={name}
          hint={text}
          checked={chosen.options.includes(id)}
          onChange={(on) =>
            onSet({ options: on ? [...chosen.options, id] : chosen.options.filter((one) => one !== id) })
          }
        />
      ))}
    </SetupPart>
  )
}

/** Friday and the dog. */
function Company({ setup: { chosen }, onSet }: PartProps) {
  const words = useWords('crusoeSetup')
  return (
    <SetupPart title={words.company}>
      <div class={style.pair}>
        <Switch
          label={words.friday}
          hint={words.fridayHint}
          picture={<Portrait who="friday" width="3rem" />}
          checked={chosen.friday}
          onChange={(friday) => onSet({ friday })}
        />
        <Switch
          label={words.dog}
          hint={words.dogHint}
          picture={<Portrait who="dog" width="3rem" />}
          checked={chosen.dog}
          onChange={(dog) => onSet({ dog })}
        />
      </div>
    </SetupPart>
  )
}

function Difficulty({ setup, offer, onSet }: PartProps) {
  const words = useWords('crusoeSetup')
  const { chosen, scenario } = setup
  const most = scenario?.books.most ?? 0
  const ends = [words.harder, words.easier] as const
  return (
    <SetupPart title={words.difficulty}>
      <div class={style.pair}>
        <Stepper
          label={words.equipment}
          hint={words.equipmentHint}
          value={chosen.equipment}
          least={0}
          most={offer.equipment.most}
          onChange={(equipment) => onSet({ equipment })}
        />
        <Slider
          label={words.events}
          said={words.books(chosen.books, most)}
          value={chosen.books}
          least={0}
          most={most}
          ends={scenario?.books.more === 'easier' ? ends : [ends[1], ends[0]]}
          onChange={(books) => onSet({ books })}
        />
      </div>
      <Wreckage setup={setup} offer={offer} onSet={onSet} />
    </SetupPart>
  )
}

function Wreckage({ setup: { chosen }, offer, onSet }: PartProps) {
  const words = useWords('crusoeSetup')
  return (
    <div class={style.wreckage}>
      <h3>{words.wreckage}</h3>
      <p class={style.about}>{words.wreckageHint}</p>
      <Choices
        legend={words.wreckage}
        quiet
        look="cards"
        choices={[...offer.wreckage, { id: 'random', name: words.random }].map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        value={chosen.wreckage}
        onChange={(wreckage) => onSet({ wreckage })}
      />
    </div>
  )
}
