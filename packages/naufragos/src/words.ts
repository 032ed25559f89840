// The words that cards, questions and the log need in every language.
import type { Time } from './cards/cards.ts'
import type { CardId } from './cards/ids.ts'
import type { Action } from './components/action-spaces.ts'
import type { Seat } from './components/seats.ts'
import type { Fact, Flag, Looked, Tag, Target } from './effects/effect-types.ts'

/** The caption of an option of a card: the card, and which of its options it is. */
export type Label = `${CardId}/${number}`

export interface NaufragosWords {
  noun:
    | 'each'
    // Castaways
    | Seat
    | Target
    | 'group'
    // What they have
    | 'energy'
    | 'wound'
    | 'trauma'
    | 'story'
    | 'item'
    | `tag/${Tag}`
    // What lies in the Common Reserve and beside it
    | 'food'
    | 'token'
    | 'wood'
    | 'forageTile'
    | 'fishTile'
    | 'blackCube'
    | 'reserve'
    | 'supply'
    | 'wreckSpaces'
    | 'camp'
    // Cards and decks
    | `deck/${Looked}`
    | 'card'
    | 'topCard'
    | 'wreckageCard'
    | 'damageCard'
    // Tracks and rolls
    | 'space'
    | 'difficulty'
    | 'firstSquare'
    | 'place'
    | 'towardsStorm'
    | 'towardsSun'
    | 'returnRoll'
    | 'nextTest'
    | 'die'
    | 'strengthTest'
    | 'groupTest'
    // What the island remembers
    | `flag/${Flag}`
    // How and when
    | 'asGroup'
    | 'asTokens'
    | 'atRandom'
    | 'dearer'
    | 'forYourself'
    | 'inAnyOrder'
    | 'ofYourOwn'
    | 'withoutEnergy'
    | `time/${Time}`
  verb:
    | 'nothing'
    // Castaways
    | 'gain'
    | 'lose'
    | 'suffer'
    | 'heal'
    | 'draw'
    | 'discard'
    | 'takeOwn'
    | 'pay'
    | 'giveUp'
    // The Common Reserve and the turn
    | 'add'
    | 'remove'
    | 'subtract'
    | 'gather'
    | 'fish'
    | 'cure'
    | 'moveWeather'
    | 'goOut'
    | 'banFish'
    | 'costMore'
    | 'fishBonus'
    // Cards
    | 'shuffleIn'
    | 'putOnTop'
    | 'putInCamp'
    | 'takeItem'
    | 'leaveDeck'
    | 'salvage'
    | 'leaveCamp'
    | 'leaveItself'
    | 'repair'
    | 'offer'
    | 'setBack'
    | 'remember'
    | 'forget'
    | 'look'
    | 'lookAtTop'
    | 'sort'
    | 'decideTie'
    | 'cancelTrauma'
    // The expedition
    | 'pend'
    | 'back'
    | 'raise'
    | 'lower'
    | 'advance'
    | 'goHome'
    | 'reachCamp'
    | 'getLost'
    // The log
    | 'become'
    | 'eat'
    | 'give'
    | 'invest'
  name: CardId | Label | Action
  fact: Fact
}
