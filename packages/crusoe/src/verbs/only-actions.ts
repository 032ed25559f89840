// Somebody may take certain Actions only.
import type { Action } from '../state.ts'
import { PEOPLE } from './shared/samples.ts'
import { people, type Samples, type Somebody, say, subject, type Verb, type Worth } from './shared/verb.ts'

type LimitedAction = Exclude<Action, 'threat' | 'hunt'>

export interface OnlyActions {
  readonly who: Somebody
  readonly actions: readonly LimitedAction[]
}

export const verb: Verb<OnlyActions> = {
  clause: ({ who, actions }) =>
    say('mayOnly', {
      ...subject(who),
      object: { list: actions.map((action) => ({ noun: `${action}Action` as const })), by: 'or', kind: 'action' },
      at: { noun: 'thisRound' },
    }),
  run(t, { who, actions }, scope) {
    const only = { ...t.state.limits.only }
    for (const person of people(t, who, scope)) {
      const allowed: readonly Action[] = actions
      only[person] = (only[person] ?? allowed).filter((action) => allowed.includes(action))
    }
    t.emit({ t: 'limited', limits: { only } })
  },
  lasting: () => 'onlyActions',
}

export const worth: Worth<OnlyActions> = () => -1

export const samples: Samples<OnlyActions> = {
  who: PEOPLE,
  actions: [
    ['rest'],
    ['explore'],
    ['build'],
    ['arrange', 'rest'],
    ['build', 'arrange', 'rest'],
    ['gather', 'explore', 'special'],
  ],
}
