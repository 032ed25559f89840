// Through whose eyes this screen sees a table online. The server sends one view at a time: that of the seat that looks, or
// what everybody may see.
import { type Eyes, eyesAfter, handedTo, NOBODY } from './eyes.ts'
import { type Known, openlyIn, seatsIn } from './online-known.ts'

/** The seats of this browser, whom the game waits for, and whether there is a view for everybody. */
interface Situation {
  readonly mine: string
  readonly now: string
}

const UNKNOWN: Situation = { mine: '', now: '' }

function situationOf(known: Known): Situation {
  const { answers, awaited, outcome, hidden } = known.position
  const now = [answers, awaited, outcome !== undefined, hidden !== undefined]
  return { mine: seatsIn(known).join(), now: JSON.stringify(now) }
}

/** Whether what the server sent is what is to be seen: or it is on its way, or must be asked for. */
type Sight = 'here' | 'coming' | 'wanted'

export class OnlineEyes {
  #eyes: Eyes = NOBODY
  /** For which it was found out who looks. */
  #situation = UNKNOWN
  /** Who had the screen when the connection was lost: the server forgets it with the connection. */
  #again: string | undefined

  get now(): Eyes {
    return this.#eyes
  }

  turnTo(eyes: Eyes): void {
    this.#eyes = eyes
  }

  /** Nobody has the screen any more: whose turn it is to look is found out again. */
  handOn(): void {
    this.#situation = UNKNOWN
  }

  /** Who looks now. */
  follow(known: Known, isOpen: boolean): Sight {
    const mine = seatsIn(known)
    const before = this.#situation
    const situation = situationOf(known)
    const { awaited, outcome, hidden } = known.position
    // A server that says what is hidden sends what everybody may see to those who ask for it.
    const mayWatch = hidden !== undefined
    if (situation.mine !== before.mine || situation.now !== before.now) {
      this.#situation = situation
      // Where others share the screen now, the player who had it alone takes it again.
      const eyes = situation.mine === before.mine ? this.#eyes : NOBODY
      const openly = openlyIn(known).flatMap(({ seat, optional }) => (optional === true ? [] : [seat]))
      const isOver = outcome !== undefined
      this.#eyes = eyesAfter(eyes, { isOpen, mine, awaited, openly, isOver, mayWatch, isTrusting: false })
    }
    const { seat, curtain } = this.#eyes
    if (isOpen || curtain !== undefined || seat === known.me.look) return 'here'
    if (mine.length < 2) return 'coming'
    if (seat === undefined) return mayWatch ? 'wanted' : 'coming'
    this.#eyes = handedTo(seat)
    this.#again = seat
    return 'here'
  }

  /** Who must be given the screen again now that the connection is back; only once. */
  takeAgain(): string | undefined {
    const again = this.#again
    this.#again = undefined
    return again
  }
}
