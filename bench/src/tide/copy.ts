// Tide's state copied by hand: what a fork is measured against.
import type { Tide } from './rules.ts'

export function copyTide(s: Tide): Tide {
  return {
    hands: {
      north: s.hands.north.slice(),
      east: s.hands.east.slice(),
      south: s.hands.south.slice(),
      west: s.hands.west.slice(),
    },
    deck: s.deck.slice(),
    pile: s.pile.slice(),
    discard: s.discard.slice(),
    turn: s.turn,
    round: s.round,
    forward: s.forward,
    topSuit: s.topSuit,
    topRank: s.topRank,
    streak: s.streak,
    longestStreak: s.longestStreak,
    played: s.played,
    drawn: s.drawn,
    lastCard: s.lastCard,
    lastSeat: s.lastSeat,
    highest: s.highest,
    lowest: s.lowest,
    level: s.level,
    ebbing: s.ebbing,
    swings: s.swings,
    leader: s.leader,
    margin: s.margin,
    finished: s.finished,
    scores: { ...s.scores },
    streaks: { ...s.streaks },
    captured: { ...s.captured },
    bonuses: { ...s.bonuses },
    penalties: { ...s.penalties },
    suitsPlayed: { ...s.suitsPlayed },
    bySuit: {
      shell: s.bySuit.shell.slice(),
      kelp: s.bySuit.kelp.slice(),
      coral: s.bySuit.coral.slice(),
      foam: s.bySuit.foam.slice(),
    },
  }
}
