// A new game is made ready here. Everything has a sensible start, so that a newcomer only presses "Begin".
import type { SetupOffer } from '@landfall/crusoe/board'
import { useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/pawn.tsx'
import { Button } from '../parts/button.tsx'
import { Choices } from '../parts/choices.tsx'
import field from '../parts/field.module.css'
import { useLoaded } from '../parts/loaded.ts'
import { ArrowLeft } from '../parts/signs.tsx'
import { Slider } from '../parts/slider.tsx'
import { Stepper } from '../parts/stepper.tsx'
import { Switch } from '../parts/switch.tsx'
import type { Engines } from '../table/engines.ts'
import type { NewGame as Chosen, Shelf } from '../table/shelf.ts'
import { useLanguage, useWords } from '../text/language.ts'
import { Crew } from './crew.tsx'
import style from './new-game.module.css'
import { WORDS } from './new-game-words.ts'
import { useOffersTables } from './offers-tables.ts'
import { Page } from './page.tsx'
import { scenarioIcon } from './scenario-icon.ts'

interface NewGameProps {
  readonly shelf: Shelf
  readonly engines: Engines
  /** Whether the first round is explained is for the table to remember. */
  onBegun(id: string, guided: boolean): void
}

export function NewGame({ shelf, engines, onBegun }: NewGameProps) {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  const { loaded, again } = useLoaded(async () => {
    const [offer, games] = await Promise.all([shelf.offer(language), shelf.games(language)])
    return { offer, newcomer: games.length === 0 }
  }, [shelf, language])
  return (
    <Page here="new">
      <div class={style.sheet}>
        <header>
          <a class={style.back} href="#/">
            <ArrowLeft />
            {words.back}
          </a>
          <h1 class={style.title}>{words.title}</h1>
          <p class={style.lead}>{words.lead}</p>
        </header>
        {loaded.state === 'loading' && (
          <p class={style.wait} role="status">
            {words.loading}
          </p>
        )}
        {loaded.state === 'failed' && (
          <div class={style.wait} role="alert">
            <p>{words.failed}</p>
            <Button onClick={again}>{words.tryAgain}</Button>
          </div>
        )}
        {loaded.state === 'ready' && (
          <Preparation {...loaded.value} shelf={shelf} engines={engines} onBegun={onBegun} />
        )}
      </div>
    </Page>
  )
}

interface PreparationProps extends NewGameProps {
  readonly offer: SetupOffer
  readonly newcomer: boolean
}

/** What the player touched; the rest follows the number of players and the usual game. */
type Touched = Partial<Omit<Chosen, 'characters'>>

function Preparation({ offer, newcomer, shelf, engines, onBegun }: PreparationProps) {
  const words = useWords(WORDS)
  const [crew, setCrew] = useState<readonly string[]>(offer.characters.slice(0, 1).map(({ id }) => id))
  const [touched, setTouched] = useState<Touched>({})
  const [guided, setGuided] = useState(newcomer)
  const [beginning, setBeginning] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const offersTables = useOffersTables()
  /** The part of the page that makes tables online: loaded when somebody wants one. */
  const [maker, setMaker] = useState<typeof import('../online/make-table.tsx')>()

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
    seed: '',
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

  async function begin(): Promise<void> {
    setBeginning(true)
    setTrouble(undefined)
    try {
      const begun = await shelf.begin({ ...chosen, seed: chosen.seed.trim() })
      if ('why' in begun) setTrouble(begun.why)
      else onBegun(begun.id, guided)
    } catch {
      setTrouble(words.failed)
    }
    setBeginning(false)
  }

  return (
    <form
      class={style.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!beginning) void begin()
      }}
    >
      <section class={style.part}>
        <h2>{words.scenario}</h2>
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
      </section>

      <section class={style.part}>
        <h2>{words.crew}</h2>
        <Crew
          characters={offer.characters}
          crew={members}
          leastPlayers={(id) => edition?.leastPlayers[id] ?? 1}
          onChange={setCrew}
        />
      </section>

      <section class={style.part}>
        <h2>{words.company}</h2>
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
      </section>

      <section class={style.part}>
        <h2>{words.difficulty}</h2>
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
      </section>

      <details class={style.more}>
        <summary>{words.more}</summary>
        <Choices
          legend={words.edition}
          look="cards"
          choices={offer.editions.map(({ id, name, text }) => ({ value: id, label: name, hint: text }))}
          value={chosen.edition}
          onChange={(id) => set({ edition: id })}
        />
        <label class={`${field.field} ${style.seed}`}>
          <span>{words.seed}</span>
          <input
            type="text"
            value={chosen.seed}
            maxLength={64}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={({ currentTarget }) => set({ seed: currentTarget.value })}
          />
          <small>{words.seedHint}</small>
        </label>
      </details>

      <div class={style.begin}>
        {trouble !== undefined && (
          <p class={style.trouble} role="alert">
            <strong>{words.notBegun}</strong> {trouble}
          </p>
        )}
        <label class={style.guide}>
          <input type="checkbox" checked={guided} onChange={({ currentTarget }) => setGuided(currentTarget.checked)} />
          <span>
            {words.guide}
            <small>{words.guideHint}</small>
          </span>
        </label>
        {offersTables && (
          <Button
            data-online
            onClick={() => {
              setTrouble(undefined)
              import('../online/make-table.tsx').then(setMaker, () => setTrouble(words.failed))
            }}
          >
            <Icon name="company" />
            {words.online}
          </Button>
        )}
        <Button type="submit" tone="ember" aria-disabled={beginning}>
          <Icon name="camp" />
          {beginning ? words.beginning : words.begin}
        </Button>
      </div>
      {maker !== undefined && <maker.MakeTable engines={engines} game={chosen} onClose={() => setMaker(undefined)} />}
    </form>
  )
}
