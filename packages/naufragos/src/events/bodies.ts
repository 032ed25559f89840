// What happens to castaways: energy, wounds, rolls, stories.
import { newsShown } from '../board/reveals.ts'
import { rollOf } from '../board/rolls.ts'
import { CHARACTERS } from '../cards/characters.ts'
import { ACTION_RULES } from '../components/action-spaces.ts'
import { tileValue } from '../components/tiles.ts'
import type { Castaway, RollOf } from '../state.ts'
import { seatName } from '../text/labels.ts'
import { because, did, paid, quoted, rolled } from '../text/log.ts'
import { leaveExpedition, nobody, of, type SomeRows, without } from './shared.ts'

/** NA-WOUND-02: energy above the cap is cut off. */
function cut(castaway: Castaway): void {
  const cap = CHARACTERS[castaway.character].energy - castaway.wounds - castaway.traumas
  castaway.energy = Math.min(castaway.energy, Math.max(0, cap))
}

/** The rule behind each roll. */
const ROLL_RULES: { readonly [R in RollOf]: string } = {
  card: 'NA-STORY-01',
  strength: 'NA-STRENGTH-01',
  group: 'NA-STRENGTH-02',
  fire: 'NA-FIRE-01',
  rest: 'NA-REST-01',
  return: 'NA-RETURN-03',
  lost: 'NA-LOST-06',
  wounds: 'NA-WOUND-06',
  tie: 'NA-VOTE-04',
  shark: 'NA-STRENGTH-01',
}

export const bodies = {
  energyGained: {
    apply(state, { seat, by }) {
      of(state, seat).energy += by
    },
    line: ({ seat, by, rule }, pack) => did(pack, seat, 'gain', 'energy', by, rule),
  },
  energyLost: {
    apply(state, { seat, by }) {
      of(state, seat).energy -= by
    },
    line: ({ seat, by, rule }, pack) => did(pack, seat, 'lose', 'energy', by, rule),
  },
  energyPaid: {
    apply(state, { seat, by }) {
      of(state, seat).energy -= by
    },
    line: ({ seat, by, rule }, pack) => paid(pack, seat, by, rule),
  },
  wounded: {
    apply(state, { seat }) {
      const castaway = of(state, seat)
      castaway.wounds += 1
      cut(castaway)
    },
    line: ({ seat, rule, after }, pack) => did(pack, seat, 'suffer', 'wound', 1, rule, after),
  },
  healed: {
    apply(state, { seat, by }) {
      of(state, seat).wounds -= by
    },
    line: ({ seat, by, rule }, pack) => did(pack, seat, 'heal', 'wound', by, rule),
  },
  traumaReceived: {
    apply(state, { seat, fromWound }) {
      const castaway = of(state, seat)
      if (fromWound) castaway.wounds -= 1
      castaway.traumas += 1
      cut(castaway)
    },
    line: ({ seat, rule, after }, pack) => did(pack, seat, 'suffer', 'trauma', 1, rule, after),
  },
  traumaComes: {
    apply(state, { seat }) {
      if (seat === undefined) delete state.comingTrauma
      else state.comingTrauma = seat
    },
  },
  woundShielded: {
    apply(state, { seat }) {
      const { expedition } = state
      if (expedition !== undefined) expedition.shielded[seat] = (expedition.shielded[seat] ?? 0) + 1
    },
    line: ({ seat }, pack) => pack.screen.log.shielded(seatName(pack, seat)),
    rule: 'NA-WOUND-01',
  },
  died: {
    apply(state, { seat }, secret) {
      const castaway = of(state, seat)
      castaway.dead = true
      state.tokensGone += castaway.tokens
      castaway.tokens = 0
      delete castaway.lost
      secret.stories[seat] = []
      if (state.expedition !== undefined) leaveExpedition(state, [seat])
    },
    line: ({ seat }, pack) => pack.screen.log.died(seatName(pack, seat)),
    rule: 'NA-DEATH-01',
    reveal: ({ seat }, pack) => newsShown(pack, 'died', [seat]),
  },
  inherited: {
    apply(state, { seat, from, item }) {
      const dead = of(state, from)
      dead.items = without(dead.items, item)
      of(state, seat).items.push(item)
    },
    line: ({ seat, item }, pack) => pack.screen.log.inherited(seatName(pack, seat), quoted(pack, item)),
    rule: 'NA-DEATH-02',
    card: ({ item }) => item,
  },
  rolled: {
    apply(state, { roll }) {
      state.roll = roll
    },
    line: ({ roll }, pack) => rolled(pack, roll),
    rule: ({ roll }) => ROLL_RULES[roll.of],
    reveal: ({ roll }, pack) => ({ reveal: 'dice', ...rollOf(roll, pack) }),
  },
  rollApplied: {
    apply(state) {
      delete state.roll
    },
  },
  actionBegan: {
    apply(state, { seat, action }) {
      state.acting = { seat, action }
      state.rerolled = []
    },
    // Explorers set out together.
    line: ({ seat, action }, pack) =>
      action === 'explore' ? undefined : pack.screen.log.acts(seatName(pack, seat), pack.screen.actions[action]),
    rule: ({ action }) => ACTION_RULES[action],
  },
  actionEnded: {
    apply(state) {
      delete state.acting
      state.rerolled = []
    },
  },
  rollsFresh: {
    apply(state) {
      state.rerolled = []
    },
  },
  storySpent: {
    apply(state, { seat, tile }, secret) {
      secret.stories[seat] = without(state.stories[seat] ?? [], tile)
      state.storyDiscard.push(tile)
      if (state.roll !== undefined) state.rerolled.push(seat)
    },
    line: ({ seat, tile, rule }, pack) =>
      because(pack.screen.log.storySpent(seatName(pack, seat), tileValue(tile)), pack.screen.prices[rule]),
  },
  storiesDrawn: {
    told: { seat: 'everyone', tiles: (event, seat) => event.seat === seat },
    apply(state, { seat, tiles }, secret) {
      secret.storyStack = secret.storyStack.slice(0, secret.storyStack.length - tiles.length)
      secret.stories[seat] = [...(state.stories[seat] ?? []), ...tiles]
    },
    line: ({ seat, tiles }, pack) =>
      seat === undefined
        ? undefined
        : pack.screen.log.storiesDrawn(seatName(pack, seat), tiles?.map(tileValue).join(', ')),
    rule: 'NA-DIARY-02',
  },
  storiesReturned: {
    told: { seat: 'everyone', tiles: (event, seat) => event.seat === seat, stack: nobody },
    apply(state, { seat, tiles, stack }, secret) {
      secret.stories[seat] = (state.stories[seat] ?? []).filter((tile) => !tiles.includes(tile))
      secret.storyStack = [...stack]
    },
    rule: 'NA-DIARY-01',
  },
  storiesReshuffled: {
    told: { stack: nobody },
    apply(state, { stack }, secret) {
      secret.storyStack = [...stack]
      state.storyDiscard = []
    },
    line: (_, { screen }) => screen.log.storiesReshuffled,
    rule: 'NA-DIARY-03',
  },
} satisfies SomeRows
