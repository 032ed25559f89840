// The scenario sheet: what must be done, how far it is done, and what is different here.
import type { Board, SheetPart } from '@landfall/crusoe/board'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Icon, isIcon } from '../look/icon.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { memo } from '../parts/memo.tsx'
import { NeedList } from '../table-parts/need-list.tsx'
import { Panel } from '../table-parts/panel.tsx'
import { Piece } from '../table-parts/piece.tsx'
import { useWords } from '../text/language.ts'
import style from './scenario-sheet.module.css'

export const ScenarioSheet = memo(WholeSheet, ({ board }) => [board.scenario])

function WholeSheet({ board }: { readonly board: Board }) {
  const words = useWords('crusoe')
  const [reading, setReading] = useState(false)
  const { scenario } = board
  return (
    <Panel title={words.goal}>
      {scenario.edition !== undefined && <p class={style.edition}>{scenario.edition}</p>}
      <p class={style.goal}>{scenario.goal}</p>
      <ul class={style.parts} data-sheet>
        {scenario.parts.map((part) => (
          <li key={part.id}>
            <Part part={part} />
          </li>
        ))}
      </ul>
      <div>
        <Button tone="quiet" data-guide onClick={() => setReading(true)}>
          <Icon name="rules" /> {words.aboutScenario}
        </Button>
      </div>
      {reading && (
        <Dialog title={scenario.name} size="large" onClose={() => setReading(false)}>
          <ScenarioGuide board={board} />
        </Dialog>
      )}
    </Panel>
  )
}

/** One page: the goal, what books and totems do, and how to go about it. */
function ScenarioGuide({ board }: { readonly board: Board }) {
  const words = useWords('crusoe')
  const { goal, book, totem, guide } = board.scenario
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls must be reachable by keyboard.
    <div class={style.guide} tabIndex={0}>
      <p class={style.lead}>{goal}</p>
      {guide.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <dl>
        <dt>
          <Icon name="book" /> {words.book}
        </dt>
        <dd>{book}</dd>
        <dt>
          <Icon name="totem" /> {words.totem}
        </dt>
        <dd>{totem}</dd>
      </dl>
    </div>
  )
}

function Part({ part }: { readonly part: SheetPart }) {
  const { name, at } = part
  if (at === undefined) return <Named name={name}>{<Inside part={part} />}</Named>
  return (
    <Piece at={at} label={name} class={style.piece}>
      <Named name={name}>
        <Inside part={part} />
      </Named>
    </Piece>
  )
}

function Named({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div class={style.part}>
      <h3>{name}</h3>
      {children}
    </div>
  )
}

function Inside({ part }: { readonly part: SheetPart }) {
  switch (part.part) {
    case 'stages':
      return (
        <span class={style.stages}>
          {part.stages.map(({ has, needs, said }, stage) => (
            <span key={stage} class={style.stage} role="img" aria-label={said}>
              {Array.from({ length: needs }, (_, i) => (
                <span key={i} class={needs - i <= has ? style.log : style.place} />
              ))}
            </span>
          ))}
        </span>
      )
    case 'count':
      return <Marks {...part} />
    case 'track':
      return (
        <span class={style.track} role="img" aria-label={part.said}>
          {Array.from({ length: part.deadly }, (_, i) => (
            <i key={i} class={i < part.has ? style.hurt : i === part.deadly - 1 ? style.deadly : undefined} />
          ))}
        </span>
      )
    case 'list':
      return <List entries={part.entries} />
    case 'calendar':
      return (
        <ol class={style.calendar}>
          {part.entries.map(({ round, name, state }) => (
            <li key={round} class={style[state]} aria-current={state === 'now' ? 'step' : undefined}>
              <b>{round}</b> {name}
            </li>
          ))}
        </ol>
      )
    case 'crew':
      return <Crew members={part.members} />
    case 'figure':
      return (
        <p class={style.figure}>
          {isIcon(part.icon) && <Icon name={part.icon} size="1.3rem" />}
          <b>{part.figure}</b>
          <span>{part.said}</span>
        </p>
      )
  }
}

/** How many of how many: one sign each, as long as they can be counted at a glance. */
function Marks({ icon, has, needs, said }: Extract<SheetPart, { part: 'count' }>) {
  const name = isIcon(icon) ? icon : 'goal'
  if (needs > 10) {
    return (
      <p class={style.figure}>
        <Icon name={name} size="1.3rem" />
        <b>
          {has} / {needs}
        </b>
        <span class="said">{said}</span>
      </p>
    )
  }
  return (
    <span class={style.marks} role="img" aria-label={said}>
      {Array.from({ length: Math.max(has, needs) }, (_, i) => (
        <Icon key={i} name={name} size="1.35rem" class={i < has ? style.done : style.open} />
      ))}
    </span>
  )
}

function List({ entries }: Pick<Extract<SheetPart, { part: 'list' }>, 'entries'>) {
  const words = useWords('crusoe')
  return <NeedList class={style.list} needs={entries} met={words.met} unmet={words.notYet} sign="blank" />
}

function Crew({ members }: Pick<Extract<SheetPart, { part: 'crew' }>, 'members'>) {
  const words = useWords('crusoe')
  return (
    <ol class={style.crew}>
      {members.map(({ number, name, state, item, bonus }) => (
        <li key={number} class={style[state]} title={bonus === '' ? item : `${item}: ${bonus}`}>
          <b>{number}</b>
          <span>
            {name}
            <small>{bonus === '' ? item : `${item}: ${bonus}`}</small>
          </span>
          {state === 'killed' && <Icon name="skull" title={words.killed} />}
          {state === 'captive' && <Icon name="captive" title={words.captive} />}
        </li>
      ))}
    </ol>
  )
}
