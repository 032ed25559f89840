// Which questions can be asked in front of everybody, whatever game is played.
import { type Choice, type Question, TABLE } from './question.ts'
import type { Session } from './session.ts'

/**
 * The questions that somebody who only watches may hear: those of the group, and those that name nothing that is hidden from
 * a spectator. What several answer in secret is never among them. A name counts as hidden even if it is seen elsewhere, too:
 * that a card was put back into its deck does not say where it lies. Only a piece that the choice points at, and that `liesOpen`
 * for all, is not hidden although something else has the same name. `packages/testkit/src/properties.ts` checks that such a
 * question does not depend on what is hidden in any other way.
 */
export function openQuestions(
  session: Pick<Session, 'state' | 'view' | 'questions'>,
  liesOpen: (piece: string) => boolean = () => false,
): readonly Question[] {
  const hidden = namesHidden(session.state, session.view())
  const isOpen = (choice: Choice): boolean => {
    const found = hidden.filter(isNamedIn(choice))
    return found.length === 0 || (liesOpen(choice.at ?? '') && found.every(isNamedIn(choice.at)))
  }
  return session.questions.filter(({ seat, choices, about, secret }) => {
    if (seat === TABLE) return true
    return secret !== true && choices.every(isOpen) && (about === undefined || isOpen(about))
  })
}

/** All names that stand in the truth where a view has nothing, or only a number. */
function namesHidden(truth: unknown, view: unknown): readonly string[] {
  if (isRecord(truth) && isRecord(view))
    return Object.entries(truth).flatMap(([key, part]) => namesHidden(part, view[key]))
  return isRecord(truth) || view === undefined ? namesIn(truth) : []
}

/** Names are made of letters, digits and dashes, in parts: of `story/2/101` each part is a name as well. */
const namesIn = (data: unknown): readonly string[] => (JSON.stringify(data) ?? '').match(/[\p{L}\p{N}_/-]+/gu) ?? []

function isNamedIn(data: unknown): (name: string) => boolean {
  const all = `/${namesIn(data).join('/ /')}/`
  return (name) => all.includes(`/${name}/`)
}

/** Lists are records by their places. */
function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null
}
