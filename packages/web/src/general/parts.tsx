// What is seen, part by part: figures, drawings made of letters, and cards that can be opened.
import type { SceneCard, SceneLine, ScenePart } from '@landfall/tabletop'
import { useActing } from '../table-parts/acting.ts'
import style from './parts.module.css'

/** The first part says where we are. */
export function Parts({ parts: [first, ...others] }: { readonly parts: readonly ScenePart[] }) {
  return (
    <section class={style.parts}>
      {first !== undefined && (
        <>
          <h2>{first.title}</h2>
          <Contents part={first} />
        </>
      )}
      {others.map((part) => (
        <section key={part.title} class={style.part}>
          <h3>{part.title}</h3>
          <Contents part={part} />
        </section>
      ))}
    </section>
  )
}

function Contents({ part: { title, facts = [], drawing, lines = [] } }: { readonly part: ScenePart }) {
  const told = lines.map((line, at) => <Line key={at} line={line} />)
  return (
    <>
      {drawing !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <pre class={style.drawing} tabIndex={0} role="img" aria-label={title}>
          {drawing.rows.join('\n')}
        </pre>
      )}
      {facts.length > 0 && (
        <ul class={drawing === undefined ? style.facts : style.legend}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {drawing === undefined ? (
        told
      ) : (
        <details class={style.inWords}>
          <summary>{drawing.inWords}</summary>
          {told}
        </details>
      )}
    </>
  )
}

function Line({ line: { name, cards = [], text } }: { readonly line: SceneLine }) {
  return (
    <div class={style.line}>
      {name !== undefined && <span class={style.name}>{name}</span>}
      {cards.length > 0 && (
        <ul class={style.cards}>
          {cards.map((card) => (
            <li key={card.id}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      )}
      {text !== undefined && text !== '' && <span class={style.text}>{text}</span>}
    </div>
  )
}

/** Pressed, it is opened and read. What can be done with it is among the choices. */
function Card({ card: { id, title, note } }: { readonly card: SceneCard }) {
  const acting = useActing()
  return (
    <button type="button" class={style.card} data-piece={id} data-name={title} onClick={() => acting.read(id)}>
      {title}
      {note !== undefined && <small>{note}</small>}
    </button>
  )
}
