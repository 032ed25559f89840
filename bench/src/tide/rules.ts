// Tide: a small card game with a 40-card deck, four players and thirty fields of state. Both implementations share the
// arithmetic, so that what is compared is the engines and nothing else.

export type Seat = 'north' | 'east' | 'south' | 'west'
type Suit = 'shell' | 'kelp' | 'coral' | 'foam'

export const SEATS: readonly Seat[] = ['north', 'east', 'south', 'west']
const SUITS: readonly Suit[] = ['shell', 'kelp', 'coral', 'foam']
const HAND_SIZE = 4

export interface Tide {
  deck: string[]
  hands: Record<Seat, string[]>
  pile: string[]
  discard: string[]
  turn: Seat
  round: number
  forward: boolean
  topSuit: Suit | ''
  topRank: number
  streak: number
  longestStreak: number
  played: number
  drawn: number
  lastCard: string
  lastSeat: Seat | ''
  highest: number
  lowest: number
  level: number
  ebbing: boolean
  swings: number
  leader: Seat | ''
  margin: number
  finished: number
  scores: Record<Seat, number>
  streaks: Record<Seat, number>
  captured: Record<Seat, number>
  bonuses: Record<Seat, number>
  penalties: Record<Seat, number>
  suitsPlayed: Record<Suit, number>
  bySuit: Record<Suit, string[]>
}

const each = <T>(value: () => T): Record<Seat, T> => ({ north: value(), east: value(), south: value(), west: value() })

export function deal(shuffled: readonly string[]): Tide {
  const deck = shuffled.slice()
  return {
    hands: each(() => deck.splice(0, HAND_SIZE)),
    deck,
    pile: [],
    discard: [],
    turn: 'north',
    round: 1,
    forward: true,
    topSuit: '',
    topRank: 0,
    streak: 0,
    longestStreak: 0,
    played: 0,
    drawn: 0,
    lastCard: '',
    lastSeat: '',
    highest: 0,
    lowest: 10,
    level: 0,
    ebbing: false,
    swings: 0,
    leader: '',
    margin: 0,
    finished: 0,
    scores: each(() => 0),
    streaks: each(() => 0),
    captured: each(() => 0),
    bonuses: each(() => 0),
    penalties: each(() => 0),
    suitsPlayed: { shell: 0, kelp: 0, coral: 0, foam: 0 },
    bySuit: { shell: [], kelp: [], coral: [], foam: [] },
  }
}

interface Face {
  readonly suit: Suit
  readonly rank: number
}

const RANKS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const FACES = new Map<string, Face>(
  SUITS.flatMap((suit) => RANKS.map((rank): [string, Face] => [`${suit}-${rank}`, { suit, rank }])),
)

export const DECK: readonly string[] = [...FACES.keys()]

function faceOf(card: string): Face {
  const face = FACES.get(card)
  if (face === undefined) throw new Error(`there is no card "${card}"`)
  return face
}

/** A card leaves the hand for the pile; it scores if it follows the suit or beats the rank, else it takes the pile. */
export function playCard(s: Omit<Tide, 'hands' | 'deck'>, hands: Tide['hands'], seat: Seat, card: string): void {
  hands[seat].splice(hands[seat].indexOf(card), 1)
  const { suit, rank } = faceOf(card)
  if (suit === s.topSuit || rank > s.topRank) {
    s.scores[seat] += rank
    s.streak += 1
    s.streaks[seat] += 1
    if (s.streaks[seat] % 3 === 0) s.bonuses[seat] += 1
    if (s.streak > s.longestStreak) s.longestStreak = s.streak
  } else {
    s.captured[seat] += s.pile.length
    s.penalties[seat] += rank === 1 ? 2 : 1
    s.streaks[seat] = 0
    s.streak = 0
    for (const taken of s.pile) s.discard.push(taken)
    s.pile = []
  }
  s.pile.push(card)
  s.bySuit[suit].push(card)
  s.suitsPlayed[suit] += 1
  s.topSuit = suit
  s.topRank = rank
  s.played += 1
  s.lastCard = card
  s.lastSeat = seat
  if (rank > s.highest) s.highest = rank
  if (rank < s.lowest) s.lowest = rank
  s.level += s.ebbing ? -1 : 1
  if (s.level === 0 || s.level === 6) s.ebbing = !s.ebbing
  if (rank === 10) {
    s.forward = !s.forward
    s.swings += 1
  }
}

export function drawCard(s: { drawn: number }, hands: Tide['hands'], deck: string[], seat: Seat): void {
  const card = deck.pop()
  if (card === undefined) return
  hands[seat].push(card)
  s.drawn += 1
}

/** Who leads, and whose turn it is now: the next seat in the direction of the tide that still has a card. */
export function pass(s: Omit<Tide, 'hands' | 'deck'>, hands: { readonly [S in Seat]: readonly string[] }): void {
  let best = -1
  for (const seat of SEATS) {
    const total = s.scores[seat] + s.bonuses[seat] - s.penalties[seat]
    if (total <= best) continue
    s.margin = total - best
    best = total
    s.leader = seat
  }
  let turn = SEATS.indexOf(s.turn)
  for (const _ of SEATS) {
    turn = (turn + (s.forward ? 1 : 3)) % 4
    if (turn === 0) s.round += 1
    const seat = SEATS[turn]
    if (seat === undefined || hands[seat].length === 0) continue
    s.turn = seat
    return
  }
  s.finished = 1
}
