// Story tiles are drawn.

import type { Whom } from '../effect-types.ts'
import { storyWorth } from '../heuristic/outlook.ts'
import { drawStories } from '../stores.ts'
import { COUNTS, PEOPLE } from './shared/samples.ts'
import { targets } from './shared/targets.ts'
import { type Samples, say, subject, type Verb, type Worth } from './shared/verb.ts'
import { forAll } from './shared/worth.ts'

export interface Story {
  readonly by: number
  readonly who: Whom // = 'you'
}

export const verb: Verb<Story> = {
  rule: 'NA-DIARY-02',
  clause: ({ who, by }) => say('draw', { ...subject(who), object: { noun: 'story', count: by } }),
  helps: () => 'stories',
  isIdle: ({ storyStack, storyDiscard }) => storyStack.length + storyDiscard.length === 0,
  inVain: 'empty',
  *run(t, { who, by }, scope, vocabulary) {
    for (const seat of yield* targets(t, who, scope, vocabulary)) drawStories(t, seat, by)
  },
}

export const worth: Worth<Story> = (o, { who, by }, { you }) => forAll(o, who, you, () => storyWorth(o) * by)

export const samples: Samples<Story> = { by: COUNTS, who: PEOPLE }
