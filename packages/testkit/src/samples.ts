// Every effect that the samples of a verb make, for tests of what effects say.
import type { Act, Clause, Words } from '@landfall/tabletop'

/** The samples of a verb of any game: values for each field, or why its sentence need not mention it. */
export interface AnySamples {
  readonly [field: string]: readonly unknown[] | { readonly unsaid: string }
}

/** All combinations of what the verb has to say. What can only be true may also be left out. */
export function sampledEffects(name: string, samples: AnySamples = {}): readonly { readonly do: string }[] {
  return Object.entries(samples).reduce<readonly { readonly do: string }[]>(
    (effects, [field, values]) => {
      if ('unsaid' in values) return effects
      return effects.flatMap((effect) => [
        ...(values.every((value) => value === true) ? [effect] : []),
        ...values.map((value) => ({ ...effect, [field]: value })),
      ])
    },
    [{ do: name }],
  )
}

/** The acts in a clause, wherever they stand in it. */
export function actsIn<W extends Words>(clause: Clause<W>): readonly Act<W>[] {
  switch (clause.say) {
    case 'act':
      return [clause]
    case 'thing':
      return []
    case 'inOrder':
      return clause.clauses.flatMap((part) => actsIn(part))
    case 'chooseOne':
      return clause.options.flatMap((option) => actsIn(option))
    case 'if':
      return [...actsIn(clause.clause), ...(clause.otherwise === undefined ? [] : actsIn(clause.otherwise))]
    case 'test':
      return [
        clause.test,
        ...[clause.success, clause.failure].flatMap((part) => (part === undefined ? [] : actsIn(part))),
      ]
    default:
      return actsIn(clause.clause)
  }
}
