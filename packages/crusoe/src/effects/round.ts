// What cards do to this round and to the next, and what they leave for later. RC-CARD, RC-NIGHTOUT.
import { TABLE, type Table } from '@landfall/kernel'
import { spaceChoice } from '../choices.ts'
import type { Character } from '../components/characters.ts'
import type { Space } from '../components/island.ts'
import { isCharacter } from '../people.ts'
import { rollWeather } from '../phases/weather-dice.ts'
import type { Action, CrusoeState } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { people, plainly, type RulesOf, say, subject } from './rule.ts'
import { placeOfAction } from './tokens.ts'

/** Who sits to the left. RC-SOLO-06 */
export function nextPlayer({ players, firstPlayer }: CrusoeState): Character {
  return players[(players.indexOf(firstPlayer) + 1) % players.length] ?? firstPlayer
}

function schedule(t: Table<Crusoe>, later: Omit<CrusoeState['later'][number], 'round'>): void {
  t.emit({ t: 'scheduled', later: { ...later, round: t.state.round } })
}

/** RC-ED-34: the tile of the Action at hand has been discovered in it. */
function isDiscoverer({ acting, island }: CrusoeState, space: Space): boolean {
  const target = acting?.stack.target
  return target?.kind === 'space' && target.space === space && island[space] !== undefined
}

export const roundVerbs: RulesOf<
  | 'noTeams'
  | 'onePawn'
  | 'onlyActions'
  | 'noAbilities'
  | 'nextFirstPlayer'
  | 'stayOutside'
  | 'atNextRound'
  | 'atNight'
  | 'extraMeal'
  | 'confuse'
  | 'curse'
  | 'liftCurse'
  | 'rollWeather'
  | 'ignoreCloud'
  | 'meltSnow'
> = {
  /** RC-CARD-ARGUMENT-01 */
  noTeams: {
    clause: plainly('noTeams'),
    run(t) {
      t.emit({ t: 'limited', limits: { noTeams: true } })
    },
  },
  /** RC-CHAR-22, RC-CARD-BLOWGUN-01 */
  onePawn: {
    clause: ({ who, when }) => say('haveOnePawn', { ...subject(who), at: { noun: when } }),
    run(t, { who, when }, scope) {
      const limited = people(t, who, scope).filter(isCharacter)
      if (when === 'nextRound') {
        for (const character of limited) t.emit({ t: 'onePawnNextRound', character })
        // The card lies there as a reminder until that round is over.
        if (limited.length > 0)
          schedule(t, { when: 'nextRoundEnd', effects: [], you: scope.you, card: scope.source ?? '' })
      } else if (limited.length > 0) {
        const onePawn = [...new Set([...t.state.limits.onePawn, ...limited])]
        t.emit({ t: 'limited', limits: { onePawn } })
      }
    },
  },
  onlyActions: {
    clause: ({ who, actions }) =>
      say('mayOnly', {
        ...subject(who),
        object: { noun: actions.length === 1 ? 'restOnly' : 'buildArrangeRest' },
        at: { noun: 'thisRound' },
      }),
    run(t, { who, actions }, scope) {
      const only = { ...t.state.limits.only }
      for (const person of people(t, who, scope)) {
        const allowed: readonly Action[] = actions
        only[person] = (only[person] ?? allowed).filter((action) => allowed.includes(action))
      }
      t.emit({ t: 'limited', limits: { only } })
    },
  },
  noAbilities: {
    clause: ({ who }) => say('useNoAbilities', { ...subject(who), at: { noun: 'thisRound' } }),
    run(t, { who }, scope) {
      const weak = people(t, who, scope).filter(isCharacter)
      t.emit({ t: 'limited', limits: { noAbilities: [...new Set([...t.state.limits.noAbilities, ...weak])] } })
    },
  },
  /** RC-CARD-DESPONDENCY-01 */
  nextFirstPlayer: {
    clause: plainly('nextFirstPlayer'),
    run(t) {
      const to = nextPlayer(t.state)
      if (to !== t.state.firstPlayer) t.emit({ t: 'firstPlayerChanged', to })
    },
  },
  /** RC-NIGHTOUT-01, RC-NIGHTOUT-05 */
  stayOutside: {
    clause: ({ who }) => say('stayOutside', subject(who)),
    *run(t, { who }, scope) {
      const here = placeOfAction(t.state)
      if (here === undefined) return
      for (const person of people(t, who, scope)) {
        const already = t.state.outside[person]?.space
        const choices = (already === undefined ? [here] : [already, here]).map(spaceChoice)
        const seat = isCharacter(person) ? person : TABLE
        const space =
          already === undefined || already === here
            ? here
            : yield* t.ask({ seat, kind: 'whereToSleep', rule: 'RC-NIGHTOUT-05', choices })
        const found =
          (space === here && isDiscoverer(t.state, here)) ||
          (space === already && t.state.outside[person]?.found === true)
        t.emit(found ? { t: 'stayedOutside', person, space, found } : { t: 'stayedOutside', person, space })
      }
    },
  },
  atNextRound: {
    clause: ({ effects }, words) => ({ say: 'at', time: 'nextRoundStart', clause: words.clause(effects) }),
    run(t, { effects }, { you, source = '' }) {
      schedule(t, { when: 'roundStart', effects, you, card: source })
    },
  },
  atNight: {
    clause: ({ effects, every }, words) => ({
      say: 'at',
      time: every === true ? 'everyNight' : 'comingNight',
      clause: words.clause(effects),
    }),
    run(t, { effects, every, waits }, { you, source = '' }) {
      const later = { when: every === true ? 'everyNight' : 'night', effects, you, card: source } as const
      schedule(t, waits === true ? { ...later, waits } : later)
    },
  },
  extraMeal: {
    clause: plainly('extraMeal'),
    run(t) {
      t.emit({ t: 'extraMealAsked' })
    },
  },
  /** RC-CARD-CONFUSED-01, RC-ED-55 */
  confuse: {
    clause: ({ who, forGood }) => say(forGood === true ? 'confuseForGood' : 'confuse', subject(who)),
    run(t, { who, forGood }, scope) {
      for (const person of people(t, who, scope))
        t.emit(forGood === true ? { t: 'confused', person, forGood } : { t: 'confused', person })
    },
  },
  /** RC-CARD-BOWL-01 */
  curse: {
    clause: ({ who }) => say('curse', subject(who)),
    run(t, { who }, scope) {
      for (const person of people(t, who, scope)) t.emit({ t: 'cursed', person })
    },
  },
  liftCurse: {
    clause: plainly('liftCurse'),
    run(t) {
      t.emit({ t: 'curseLifted' })
    },
  },
  /** RC-USE-14 */
  rollWeather: {
    clause: plainly('rollWeather'),
    run(t) {
      rollWeather(t)
    },
    isPossible: (t) => t.state.weather === undefined && t.state.phase !== 'action',
  },
  ignoreCloud: {
    clause: ({ cloud }) => say('ignore', { object: { noun: cloud === 'rain' ? 'rainCloud' : 'snowCloud', count: 1 } }),
    run(t, { cloud }) {
      t.emit({ t: 'weatherSoftened', by: cloud === 'rain' ? 'rainIgnored' : 'snowIgnored' })
    },
  },
  /** RC-CARD-OLDCLOTHES-01 */
  meltSnow: {
    clause: plainly('meltSnow'),
    run(t) {
      t.emit({ t: 'weatherSoftened', by: 'snowMelted' })
    },
  },
}
