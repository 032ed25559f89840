// How a game of Robinson Crusoe is made ready. Everything has a sensible start, so that a newcomer only presses "Begin".
import { useState } from 'preact/hooks'
import type { CrusoeOffer } from '../../games/own.ts'
import { SetupForm, SetupPart, type SetupProps } from '../../home/setup-form.tsx'
import { Icon } from '../../look/icon.tsx'
import { Portrait } from '../../look/pawn.tsx'
import { Choices } from '../../parts/choices.tsx'
import { Slider } from '../../parts/slider.tsx'
import { Stepper } from '../../parts/stepper.tsx'
import { Switch } from '../../parts/switch.tsx'
import { useWords } from '../../text/language.ts'
import { wantGuide } from '../guide.tsx'
import { Crew } from './crew.tsx'
import { scenarioIcon } from './scenario-icon.ts'
import style from './setup-form.module.css'
import { WORDS } from './words.ts'

interface Chosen {
  readonly characters: readonly string[]
  readonly scenario: string
  readonly edition: string
  /** Rules of the scenario that hold only because the group wants them. */
  readonly options: readonly string[]
  readonly friday: boolean
  readonly dog: boolean
  readonly equipment: number
  readonly books: number
  readonly wreckage: string
}

/** What the player touched; the rest follows the number of players and the usual game. */
type Touched = Partial<Omit<Chosen, 'characters'>>

export function CrusoeSetup({ offer, ...props }: SetupProps) {
  return offer.of === 'crusoe' ? <Preparation {...props} offer={offer} /> : null
}

interface PreparationProps extends Omit<SetupProps, 'offer'> {
  readonly offer: CrusoeOffer
}

function Preparation({ offer, newcomer, onBegun, ...props }: PreparationProps) {
  const words = useWords(WORDS)
  const [crew, setCrew] = useState<readonly string[]>(offer.characters.slice(0, 1).map(({ id }) => id))
  const [touched, setTouched] = useState<Touched>({})
  const [guided, setGuided] = useState(newcomer)

  const edition =
    offer.editions.find(({ id, usual }) => (touched.edition === undefined ? usual : id === touched.edition)) ??
    offer.editions[0]
  const scenarios = offer.scenarios.filter(({ editions }) => editions.some((id) => id === edition?.id))
  const scenario = scenarios.find(({ id }) => id === touched.scenario) ?? scenarios[0]
  const members = crew.filter((id) => crew.length >= (edition?.leastPlayers[id] ?? 1))
  const most = scenario?.books.most ?? 0
  const chosen: Chosen = {
    friday: members.length <= offer.company.friday,
    dog: members.length <= offer.company.dog,
    equipment: offer.equipment.usual,
    wreckage: offer.wreckage.find(({ usual }) => usual)?.id ?? 'random',
    ...touched,
    edition: edition?.id ?? '',
    scenario: scenario?.id ?? '',
    // What was chosen for another scenario may be too much for this one.
    books: touched.books === undefined || touched.books > most ? (scenario?.books.usual ?? 0) : touched.books,
    options: (touched.options ?? []).filter((id) => scenario?.options.some((option) => option.id === id)),
    characters: members,
  }
  const set = (change: Touched): void => setTouched({ ...touched, ...change })
  const ends = [words.harder, words.easier] as const

  return (
    <SetupForm
      {...props}
      chosen={{ ...chosen }}
      more={
        <Choices
          legend={words.edition}
          look="cards"
          choices={offer.editions.map(({ id, name, text }) => ({ value: id, label: name, hint: text }))}
          value={chosen.edition}
          onChange={(id) => set({ edition: id })}
        />
      }
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
      <SetupPart title={words.scenario}>
        <Choices
          legend={words.scenario}
          quiet
          look="cards"
          choices={scenarios.map(({ id, name, rounds }) => ({
            value: id,
            label: (
              <span class={style.scenario}>
                <Icon name={scenarioIcon(id)} size="1.6rem" />
                {name}
              </span>
            ),
            hint: words.rounds(rounds),
          }))}
          value={chosen.scenario}
          onChange={(id) => set({ scenario: id })}
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
              set({ options: on ? [...chosen.options, id] : chosen.options.filter((one) => one !== id) })
            }
          />
        ))}
      </SetupPart>

      <SetupPart title={words.crew}>
        <Crew
          characters={offer.characters}
          crew={members}
          leastPlayers={(id) => edition?.leastPlayers[id] ?? 1}
          onChange={setCrew}
        />
      </SetupPart>

      <SetupPart title={words.company}>
        <div class={style.pair}>
          <Switch
            label={words.friday}
            hint={words.fridayHint}
            picture={<Portrait who="friday" width="3rem" />}
            checked={chosen.friday}
            onChange={(friday) => set({ friday })}
          />
          <Switch
            label={words.dog}
            hint={words.dogHint}
            picture={<Portrait who="dog" width="3rem" />}
            checked={chosen.dog}
            onChange={(dog) => set({ dog })}
          />
        </div>
      </SetupPart>

      <SetupPart title={words.difficulty}>
        <div class={style.pair}>
          <Stepper
            label={words.equipment}
            hint={words.equipmentHint}
            value={chosen.equipment}
            least={0}
            most={offer.equipment.most}
            onChange={(equipment) => set({ equipment })}
          />
          <Slider
            label={words.events}
            said={words.books(chosen.books, most)}
            value={chosen.books}
            least={0}
            most={most}
            ends={scenario?.books.more === 'easier' ? ends : [ends[1], ends[0]]}
            onChange={(books) => set({ books })}
          />
        </div>
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
            onChange={(wreckage) => set({ wreckage })}
          />
        </div>
      </SetupPart>
    </SetupForm>
  )
}
