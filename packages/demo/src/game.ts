// Beacon: start here. The steps of a day, in order.

import { type AnyTime, defineGame, type Game, type Offer, type Rules, TABLE } from '@landfall/kernel'
import { act, thing } from '@landfall/tabletop'
import { cardEffects, DECK, kindOf, PLACES, placeEffects, SIGHT_DIE, WEATHER_DIE, weatherEffects } from './cards.ts'
import { drawCard, hurt, vocabulary } from './effects/vocabulary.ts'
import { events } from './events.ts'
import { CARDS_DEALT, configure, inTurn, LAST_NIGHT, type Seat, setup, zones } from './state.ts'
import type { Beacon, BeaconWords, Decision } from './types.ts'

/** The choice to play no card. */
export const KEEP = 'keep'

const steps: Rules<Beacon>['steps'] = {
  /** BE-SETUP-02 */
  *setup(t) {
    t.emit({ t: 'shuffled', deck: t.shuffle('deck', DECK) })
    for (const seat of t.seats) for (let dealt = 0; dealt < CARDS_DEALT; dealt++) drawCard(t, seat)
    t.next('day')
  },

  /** BE-DAY-01 */
  *day(t) {
    t.emit({ t: 'dayBegan', day: t.state.day + 1 })
    if (t.state.deck.length < t.seats.length) t.next('reshuffle')
    t.next('dawn')
    t.next('outing')
    t.next('work')
    t.next('weather')
    t.next('council')
    t.next('night')
  },

  /** BE-DAWN-02. A step of its own, so that nobody's idea of the deck survives it. */
  *reshuffle(t) {
    t.emit({ t: 'shuffled', deck: t.shuffle('deck', [...t.state.deck, ...t.state.discard]) })
  },

  /** BE-DAWN-01 */
  *dawn(t) {
    for (const seat of inTurn(t.state)) drawCard(t, seat)
  },

  /** BE-OUT-01 */
  *outing(t) {
    const place = yield* t.ask({
      seat: TABLE,
      kind: 'place',
      rule: 'BE-OUT-01',
      choices: PLACES.map((id) => ({ id, clause: thing<BeaconWords>({ name: id }), at: `place/${id}` as const })),
    })
    t.emit({ t: 'wentTo', place })
    yield* vocabulary.run(t, placeEffects[place], { you: t.state.leader, rule: 'BE-OUT-01' })
  },

  /** BE-WORK-01 */
  *work(t) {
    const chosen = yield* t.askEach({
      seats: t.seats,
      kind: 'card',
      rule: 'BE-WORK-01',
      choices: (seat) => [
        ...(t.state.hands[seat] ?? []).map((id) => ({
          id,
          clause: thing<BeaconWords>({ name: kindOf(id) }),
          at: `card/${id}` as const,
        })),
        { id: KEEP, clause: act<BeaconWords>('keep', { object: { noun: 'card' } }) },
      ],
    })
    for (const seat of inTurn(t.state)) {
      const card = chosen[seat] ?? KEEP
      if (card === KEEP) {
        t.emit({ t: 'kept', seat })
      } else {
        t.emit({ t: 'played', seat, card })
        t.next('card', { seat, card })
      }
    }
  },

  /** BE-WORK-02 */
  *card(t, { seat, card }) {
    yield* vocabulary.run(t, cardEffects[kindOf(card)], { you: seat, rule: 'BE-WORK-02', source: card })
    t.emit({ t: 'discarded', seat, card })
  },

  /** BE-WEA-01, BE-WEA-02 */
  *weather(t) {
    t.emit({ t: 'rolled', weather: t.chance('die.weather', WEATHER_DIE) })
    yield* t.window({ at: 'rolled', weather: t.state.weather ?? 'calm' })
    const weather = t.state.weather ?? 'calm'
    t.emit({ t: 'weathered', weather })
    yield* vocabulary.run(t, weatherEffects[weather], { you: t.state.leader, rule: 'BE-WEA-01' })
  },

  /** BE-COUNCIL-01, BE-COUNCIL-02 */
  *council(t) {
    const choices: readonly { id: Decision; clause: Beacon['clause'] }[] = [
      { id: 'light', clause: thing<BeaconWords>({ name: 'light' }) },
      { id: 'wait', clause: thing<BeaconWords>({ name: 'wait' }) },
    ]
    const vote = yield* t.vote({
      seats: t.seats,
      kind: 'council',
      rule: 'BE-COUNCIL-01',
      choices,
      tie: () => t.ask({ seat: t.state.leader, kind: 'tie', rule: 'BE-COUNCIL-01', choices }),
    })
    t.emit({ t: 'decided', decision: vote.choice })
    if (vote.choice === 'wait') return
    const roll = t.chance('die.sight', SIGHT_DIE)
    t.emit({ t: 'lookedOut', roll })
    if (roll <= t.state.beacon) t.end({ result: 'won', why: 'seen' })
    t.emit({ t: 'burned', from: t.state.beacon })
  },

  /** BE-NIGHT-01, BE-NIGHT-02, BE-END-03 */
  *night(t) {
    for (const seat of inTurn(t.state)) {
      if (t.state.food > 0) t.emit({ t: 'ate', seat })
      else hurt(t, seat, 1, 'BE-NIGHT-01')
    }
    if (t.state.day === LAST_NIGHT) t.end({ result: 'lost', why: 'eighthNight' })
    const [, next = t.state.leader] = inTurn(t.state)
    t.emit({ t: 'led', seat: next })
    t.next('day')
  },
}

const anyTime: AnyTime<Beacon> = {
  list(state, moment) {
    const offers: Offer<Beacon>[] = []
    const offer = (seat: Seat, ability: 'eat' | 'charm', clause: Beacon['clause']): void => {
      offers.push({ seat, choice: { id: ability, means: { seat, ability }, clause, at: `castaway/${seat}` } })
    }
    for (const seat of state.castaways) {
      if (moment.at === 'rolled' && (state.charms[seat] ?? 0) > 0) offer(seat, 'charm', act('reroll'))
      if (moment.at === 'question' && state.food > 0 && (state.wounds[seat] ?? 0) > 0) {
        offer(seat, 'eat', act('heal', { object: { noun: 'wound', count: 1 } }))
      }
    }
    return offers
  },

  within: ({ seat, ability }) => ({ ability, actor: seat }),

  *run(t, { seat, ability }) {
    switch (ability) {
      /** BE-ABIL-01 */
      case 'eat':
        t.emit({ t: 'ate', seat })
        t.emit({ t: 'healed', seat, by: 1 })
        return
      /** BE-WEA-02 */
      case 'charm':
        t.emit({ t: 'charmed', seat })
        t.emit({ t: 'rolled', weather: t.chance('die.weather', WEATHER_DIE) })
    }
  },
}

export const rules: Rules<Beacon> = {
  id: 'demo',
  version: 2,
  oldest: 1,
  configure,
  seats: ({ castaways }) => castaways,
  setup,
  first: { step: 'setup', with: undefined },
  steps,
  within: {
    day: {},
    reshuffle: {},
    dawn: { phase: 'dawn' },
    outing: { phase: 'outing' },
    work: { phase: 'work' },
    weather: { phase: 'weather' },
    council: { phase: 'council' },
    night: { phase: 'night' },
  },
  events,
  zones,
  anyTime,
}

export const beacon: Game<Beacon> = defineGame(rules)
