// What cards say to the player who is alone on the island: nobody votes. NA-SOLO-02.
import type { Act, Clause } from '@landfall/tabletop'
import type { NaufragosWords } from '../words.ts'
import type { LanguagePack } from './language-pack.ts'

type Said = Clause<NaufragosWords>

/** The language as it speaks to this many castaways. */
export function spokenTo(pack: LanguagePack, seats: number): LanguagePack {
  return seats === 1 ? { ...pack, isAlone: true } : pack
}

/** What is paid as a group, one castaway pays. */
function alone({ at, ...act }: Act<NaufragosWords>): Said {
  return at === undefined || ('noun' in at && at.noun === 'asGroup') ? act : { ...act, at }
}

/** What the group decides, one castaway chooses. */
export function toOne(clause: Said): Said {
  switch (clause.say) {
    case 'act':
      return alone(clause)
    case 'thing':
      return clause
    case 'inOrder':
      return { ...clause, clauses: clause.clauses.map(toOne) }
    case 'chooseOne':
      return { say: 'chooseOne', options: clause.options.map(toOne) }
    case 'test': {
      const { success, failure } = clause
      return {
        ...clause,
        ...(success === undefined ? {} : { success: toOne(success) }),
        ...(failure === undefined ? {} : { failure: toOne(failure) }),
      }
    }
    case 'if': {
      const { otherwise } = clause
      const said = { ...clause, clause: toOne(clause.clause) }
      return otherwise === undefined ? said : { ...said, otherwise: toOne(otherwise) }
    }
    case 'may':
    case 'forEach':
    case 'at':
    case 'repeat':
      return { ...clause, clause: toOne(clause.clause) }
  }
}
