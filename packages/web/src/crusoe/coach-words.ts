// What the guide says in the first round, question by question.

/** The questions that the guide speaks to, and the ends of its story. */
export type Lesson =
  | 'welcome'
  | 'woodForPile'
  | 'plan'
  | 'join'
  | 'support'
  | 'payment'
  | 'nextAction'
  | 'rolled'
  | 'campMove'
  | 'whoEats'
  | 'farewell'

export interface CrusoeCoachWords {
  readonly title: string
  readonly understood: string
  readonly skip: string
  readonly lessons: { readonly [L in Lesson]: string }
}
