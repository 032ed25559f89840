// Groups of people that cards speak of.
import type { VocabularyRules } from '@landfall/tabletop'
import { charactersIn, peopleIn } from '../group.ts'
import type { CrusoeEffects } from '../types.ts'

export const selections: VocabularyRules<CrusoeEffects>['selections'] = {
  group: (t) => t.state.players,
  everyone: (t) => charactersIn(t.state),
  everyoneAndFriday: (t) => peopleIn(t.state),
  firstPlayer: (t) => [t.state.firstPlayer],
  bearer: (t, { source }) =>
    peopleIn(t.state).filter((person) => t.state.people[person]?.specialWounds.some(({ card }) => card === source)),
  /** RC-CARD-SPORES-02 */
  victims: (t, { you }) => (t.state.outside[you] === undefined ? peopleIn(t.state) : [you]),
}
