// People: wounds, tokens, nights outside: what can happen, what it does to the state, and what is said and shown of it.
import { ruleOn } from '../board/card-rules.ts'
import type { AbilityId } from '../components/characters.ts'
import type { Space } from '../components/island.ts'
import type { EventRowsOf } from '../events.ts'
import { none } from '../fresh.ts'
import { type BodyPart, type Person, RESOURCES } from '../state.ts'
import { did, used } from '../text/log.ts'
import { outside, sheet, take } from './pieces.ts'

export interface PeopleEvents {
  wounded: { person: Person; by: number; rule: string }
  healed: { person: Person; by: number; rule: string }
  fridayDied: Record<never, never>
  specialWoundReceived: { person: Person; part: BodyPart; card: string }
  specialWoundRemoved: { person: Person; card: string }
  arrowCovered: { person: Person; wound: number; card: string }
  /** Markers of a card are put on somebody's sheet, or taken off it. */
  markersChanged: { person: Person; by: number; card: string }
  moraleChanged: { by: number; rule: string }
  determinationChanged: { person: Person; by: number; rule: string }
  stayedOutside: { person: Person; space: Space; found?: true }
  packFilled: { person: Person }
  returned: { person: Person }
  packOpened: { person: Person }
  packClosed: Record<never, never>
  cursed: { person: Person }
  curseLifted: Record<never, never>
  confused: { person: Person; forGood?: true }
  abilityUsed: { person: Person; ability: AbilityId; cost: number }
  abilitiesRestored: Record<never, never>
}

const notFriday = (person: Person): boolean => person !== 'friday'

export const peopleEvents: EventRowsOf<PeopleEvents> = {
  wounded: {
    apply(state, { person, by }) {
      sheet(state, person).wounds += by
    },
    line: ({ person, by }, pack) =>
      did(pack, 'suffer', { subject: { noun: person }, object: { noun: 'wound', count: by } }),
  },
  healed: {
    apply(state, { person, by }) {
      sheet(state, person).wounds -= by
    },
    line: ({ person, by }, pack) =>
      did(pack, 'heal', { subject: { noun: person }, object: { noun: 'wound', count: by } }),
  },
  fridayDied: {
    apply(state) {
      state.people.friday = undefined
      delete state.outside.friday
      delete state.limits.only.friday
      state.cursed = { now: state.cursed.now.filter(notFriday), next: state.cursed.next.filter(notFriday) }
    },
    line: (_, pack) => did(pack, 'die', { subject: { noun: 'friday' } }),
    rule: 'RC-FRI-10',
  },
  specialWoundReceived: {
    apply(state, { person, part, card }) {
      sheet(state, person).specialWounds.push({ part, card })
    },
    line: ({ person, part }, pack) => did(pack, 'receive', { subject: { noun: person }, at: { noun: part } }),
    rule: 'RC-CHAR-12',
    card: ({ card }) => card,
  },
  specialWoundRemoved: {
    apply(state, { person, card }) {
      const own = sheet(state, person)
      own.specialWounds = own.specialWounds.filter((wound) => wound.card !== card)
    },
  },
  arrowCovered: {
    apply(state, { person, wound, card }) {
      sheet(state, person).markers.push({ card, arrow: wound })
    },
  },
  markersChanged: {
    apply(state, { person, by, card }) {
      const { markers } = sheet(state, person)
      for (let put = 0; put < by; put++) markers.push({ card })
      for (let taken = 0; taken > by; taken--) {
        const index = markers.findIndex((marker) => marker.card === card)
        if (index !== -1) markers.splice(index, 1)
      }
    },
  },
  moraleChanged: {
    apply(state, { by }) {
      state.morale += by
    },
    line: ({ by }, pack) =>
      did(pack, by > 0 ? 'rise' : 'fall', { subject: { noun: 'morale' }, by: { figure: Math.abs(by) } }),
  },
  determinationChanged: {
    apply(state, { person, by }) {
      sheet(state, person).determination += by
    },
    line: ({ person, by }, pack) =>
      did(pack, by > 0 ? 'gain' : 'discard', {
        subject: { noun: person },
        object: { noun: 'determination', count: Math.abs(by) },
      }),
  },
  stayedOutside: {
    apply(state, { person, space, found }) {
      const own = state.outside[person] ?? { space, pack: none(), discoveries: [], treasures: [] }
      state.outside[person] = own
      own.space = space
      if (found === true) own.found = true
      else delete own.found
      if (state.acting !== undefined) state.acting.staysOutside = true
    },
    line: ({ person }, pack) => did(pack, 'stayOutside', { subject: { noun: person } }),
    rule: 'RC-NIGHTOUT-01',
  },
  /** RC-NIGHTOUT-02: what was gained in the Action at hand. */
  packFilled: {
    apply(state, { person }) {
      const own = state.outside[person]
      const { acting } = state
      if (own === undefined || acting === undefined) return
      for (const resource of RESOURCES) {
        state.future[resource] -= acting.gained.resources[resource]
        own.pack[resource] += acting.gained.resources[resource]
      }
      for (const token of acting.gained.discoveries) take(state.futureDiscoveries, token)
      own.discoveries.push(...acting.gained.discoveries)
      for (const card of acting.gained.treasures) take(state.cardsToCome, card)
      own.treasures.push(...acting.gained.treasures)
    },
  },
  returned: {
    apply(state, { person }) {
      for (const card of outside(state, person).emptied ?? []) state.kept.push({ card, uses: 0 })
      state.availableDiscoveries.push(...outside(state, person).discoveries)
      delete state.outside[person]
    },
    line: ({ person }, pack) => did(pack, 'return', { subject: { noun: person } }),
    rule: 'RC-NIGHTOUT-10',
  },
  packOpened: {
    apply(state, { person }) {
      state.pack = person
    },
  },
  packClosed: {
    apply(state) {
      state.pack = undefined
    },
  },
  cursed: {
    apply(state, { person }) {
      if (!state.cursed.next.includes(person)) state.cursed.next.push(person)
    },
  },
  curseLifted: {
    apply(state) {
      state.cursed = { now: [], next: [] }
    },
  },
  confused: {
    apply(state, { person, forGood }) {
      if (!state.confused.next.includes(person)) state.confused.next.push(person)
      if (forGood === true && !state.confused.forGood.includes(person)) state.confused.forGood.push(person)
    },
  },
  abilityUsed: {
    apply(state, { person, ability, cost }) {
      const own = sheet(state, person)
      own.determination -= cost
      own.used.push(ability)
    },
    line: ({ person, ability }, pack) => used(pack, person, ability),
    rule: ({ ability }) => ruleOn(ability, 'RC-USE-11'),
    card: ({ ability }) => ability,
  },
  abilitiesRestored: {
    apply(state) {
      for (const one of Object.values(state.people)) if (one !== undefined) one.used = []
    },
  },
}
