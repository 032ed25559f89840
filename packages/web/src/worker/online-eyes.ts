// Through whose eyes this screen sees a table online. The server sends one view at a time: that of the seat that looks.
import { type Eyes, eyesAfter, handedTo, NOBODY } from './eyes.ts'
import { type Known, seatsIn } from './online-known.ts'

/** The seats of this browser, and whom the game waits for. */
interface Situation {
  readonly mine: string
  readonly now: string
}

function situationOf(known: Known): Situation {
  const { answers, awaited, outcome } = known.position
  return { mine: seatsIn(known).join(), now: JSON.stringify([answers, awaited, outcome !== undefined]) }
}

export class OnlineEyes {
  #eyes: Eyes = NOBODY
  /** For which it was found out who looks. */
  #situation: Situation = { mine: '', now: '' }
  /** Who had the screen when the connection was lost: the server forgets it with the connection. */
  #again: string | undefined

  get now(): Eyes {
    return this.#eyes
  }

  turnTo(eyes: Eyes): void {
    this.#eyes = eyes
  }

  /** Who looks now. Says whether what the server sent is what they see: otherwise that is on its way. */
  follow(known: Known, isOpen: boolean): boolean {
    const mine = seatsIn(known)
    const before = this.#situation
    const situation = situationOf(known)
    const { awaited, outcome } = known.position
    if (situation.mine !== before.mine || situation.now !== before.now) {
      this.#situation = situation
      // Where others share the screen now, the player who had it alone takes it again.
      const eyes = situation.mine === before.mine ? this.#eyes : NOBODY
      this.#eyes = eyesAfter(eyes, { isOpen, mine, awaited, isOver: outcome !== undefined, mayWatch: false })
    }
    const { seat, curtain } = this.#eyes
    if (isOpen || curtain !== undefined || seat === known.me.look) return true
    if (seat === undefined || mine.length < 2) return false
    this.#eyes = handedTo(seat)
    this.#again = seat
    return true
  }

  /** Who must be given the screen again now that the connection is back; only once. */
  takeAgain(): string | undefined {
    const again = this.#again
    this.#again = undefined
    return again
  }
}
