// What questions are about, where no clause says so. Languages put it into words.
import type { Choice } from '@landfall/kernel'
import type { Marker, Person, Stack } from './state.ts'
import { pieceOf } from './target.ts'
import type { Crusoe, Demanded, PlanStack } from './types.ts'

export type About =
  /** The Action that is planned. */
  | PlanStack
  /** The Action that is carried out. */
  | { readonly do: 'resolve'; readonly stack: Stack }
  /** What is missing of something demanded, and how many wounds that is for those who suffer for it. RC-UNMET-01 */
  | {
      readonly do: 'lack'
      readonly what: Demanded
      readonly missing: number
      readonly wounds: number
      readonly person?: Person
    }
  | { readonly do: 'putMarker'; readonly marker: Marker }

type AboutChoice = Choice<Crusoe['clause'], About, Crusoe['piece']>

export const about = (means: About): AboutChoice => ({ id: means.do, means })

export const aboutStack = (stack: Stack): AboutChoice => ({
  ...about({ do: 'resolve', stack }),
  at: pieceOf(stack),
})

/** What a question is about, if that is one of these. */
export function aboutIn({ means }: Choice): About | undefined {
  return isAbout(means) ? means : undefined
}

const isAbout = (means: unknown): means is About => typeof means === 'object' && means !== null && 'do' in means
