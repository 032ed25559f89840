// Who plays, and in which order they sit.
import type { SetupOffer } from '@landfall/crusoe/board'
import { useState } from 'preact/hooks'
import { PlayersChoice } from '../../home/players-choice.tsx'
import { Icon } from '../../look/icon.tsx'
import { Portrait } from '../../look/pawn.tsx'
import { ArrowDown, ArrowUp } from '../../parts/signs.tsx'
import stepper from '../../parts/stepper.module.css'
import tick from '../../parts/tick.module.css'
import { useWords } from '../../text/language.ts'
import style from './crew.module.css'

type Character = SetupOffer['characters'][number]

interface CrewProps {
  readonly characters: readonly Character[]
  /** In the order of the seats; never empty. */
  readonly crew: readonly string[]
  onChange(crew: readonly string[]): void
}

interface ChoosingProps extends CrewProps {
  /** How many must play for a character to be among them. */
  leastPlayers(id: string): number
}

export function Crew({ characters, crew, leastPlayers, onChange }: ChoosingProps) {
  const words = useWords('crusoeSetup')
  const [notice, setNotice] = useState('')

  function join(id: string): void {
    setNotice('')
    const least = leastPlayers(id)
    if (!crew.includes(id) && crew.length + 1 < least) setNotice(words.tooFew(least))
    else if (!crew.includes(id)) onChange([...crew, id])
    else if (crew.length > 1) onChange(crew.filter((member) => member !== id))
    else setNotice(words.lastOne)
  }

  function count(wanted: number): void {
    const all = [...crew, ...characters.map(({ id }) => id).filter((id) => !crew.includes(id))]
    onChange(all.filter((id) => leastPlayers(id) <= wanted).slice(0, wanted))
  }

  return (
    <>
      <PlayersChoice least={1} most={characters.length} players={crew.length} onChange={count} />
      <ul class={style.characters}>
        {characters.map((character) => (
          <li key={character.id} class={style.character}>
            <CharacterCard character={character} seat={crew.indexOf(character.id)} onPress={() => join(character.id)} />
          </li>
        ))}
      </ul>
      <p class={style.notice} aria-live="polite">
        {notice}
      </p>
      {crew.length > 1 && <Seating characters={characters} crew={crew} onChange={onChange} />}
    </>
  )
}

interface CharacterCardProps {
  readonly character: Character
  /** -1: does not play. */
  readonly seat: number
  onPress(): void
}

function CharacterCard({ character, seat, onPress }: CharacterCardProps) {
  const words = useWords('crusoeSetup')
  const { id, name, abilities, deadly, invention } = character
  return (
    <>
      <label class={style.face}>
        <input
          class={tick.box}
          type="checkbox"
          checked={seat !== -1}
          onChange={({ currentTarget }) => {
            // Whether the character joins or stays is decided by the crew, not by the box.
            currentTarget.checked = seat !== -1
            onPress()
          }}
        />
        <Portrait who={id} width="4.5rem" />
        <span class={style.who}>
          <span class={style.name}>{name}</span>
          <span class={style.fact}>
            <Icon name="skull" /> {words.wounds(deadly)}
          </span>
          <span class={style.fact}>
            <Icon name="invention" /> {words.invention(invention)}
          </span>
        </span>
      </label>
      <details class={style.abilities}>
        <summary>
          {words.abilities}
          <span class="said"> ({name})</span>
          <span class={style.ownNames}>: {abilities.map((ability) => ability.name).join(', ')}</span>
        </summary>
        <dl>
          {abilities.map((ability) => (
            <div key={ability.id} class={style.ability}>
              <dt>
                {ability.name}
                <span class={style.cost}>
                  <span aria-hidden="true">
                    {ability.cost} <Icon name="determination" />
                  </span>
                  <span class="said">, {words.cost(ability.cost)}</span>
                </span>
              </dt>
              <dd>{ability.text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}

function Seating({ characters, crew, onChange }: CrewProps) {
  const words = useWords('crusoeSetup')
  const [said, setSaid] = useState('')
  const nameOf = (id: string): string => characters.find((character) => character.id === id)?.name ?? id

  function move(id: string, by: number): void {
    const to = crew.indexOf(id) + by
    if (to < 0 || to >= crew.length) return
    onChange(crew.filter((member) => member !== id).toSpliced(to, 0, id))
    setSaid(words.moved(nameOf(id), to + 1))
  }

  return (
    <div class={style.seating}>
      <h3>{words.seating}</h3>
      <p class={style.hint}>{words.seatingHint}</p>
      <ol class={style.seats}>
        {crew.map((id, index) => (
          <li key={id} class={style.seat}>
            <Portrait who={id} width="2.25rem" />
            <span class={style.name}>{nameOf(id)}</span>
            {index === 0 && (
              <span class={style.first}>
                <Icon name="firstPlayer" /> {words.firstPlayer}
              </span>
            )}
            <button
              type="button"
              class={stepper.step}
              aria-label={words.sooner(nameOf(id))}
              aria-disabled={index === 0}
              onClick={() => move(id, -1)}
            >
              <ArrowUp />
            </button>
            <button
              type="button"
              class={stepper.step}
              aria-label={words.later(nameOf(id))}
              aria-disabled={index === crew.length - 1}
              onClick={() => move(id, 1)}
            >
              <ArrowDown />
            </button>
          </li>
        ))}
      </ol>
      <p class="said" role="status">
        {said}
      </p>
    </div>
  )
}
