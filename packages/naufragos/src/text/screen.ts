// What Náufragos says besides its clauses: questions, labels, endings and the words on the screen.
import type { Climate, Mod } from '../cards/cards.ts'
import type { Action } from '../components/action-spaces.ts'
import type { Area, WeatherName } from '../components/tracks.ts'
import type { InVain } from '../in-vain.ts'
import type { DeckName, Phase, RollOf } from '../state.ts'
import type { AnyKind, NaufragosOutcome } from '../types.ts'

/** Choices that are called by a fixed word. */
export type FixedChoice =
  | 'pass'
  | 'yes'
  | 'no'
  | 'keepWhite'
  | 'noPawn'
  | 'noWhite'
  | 'noCard'
  | 'buildNothing'
  | 'fromReserve'
  | 'ownToken'
  | 'abstain'
  | 'join'
  | 'stay'
  | 'serve'
  | 'eat/food'
  | 'eat/token'
  | 'putBack'
  | 'eatOwn'
  | 'leaveOwn'
  | 'keepFood'
  | 'eatFood'
  | 'thisTurn'
  | 'nextTurn'
  | 'cancel'
  | 'giveNothing'
  | 'askNothing'
  | 'accept'
  | 'decline'
  | 'mute'
  | 'feedFire'
  | 'trade'

/** Questions that name whom or what they are about. */
type NamingKind = 'cover' | 'inherit' | 'join' | 'keepOrEat' | 'tradeAsk' | 'tradeGive'

/** How good a solo game was. NA-SOLO-07 */
export type Rating = 'footnote' | 'yarn' | 'bestseller' | 'legend'

/** The kinds of cards, and the decks they lie in. */
export type CardKind = Area | 'character' | 'event' | 'camp' | 'damage' | 'building' | 'wreckage' | 'item'

/** Fixed lines of the log. Names and titles come as they stand alone. */
interface LogWords {
  readonly character: (who: string, name: string, role: string) => string
  readonly shielded: (who: string) => string
  readonly died: (who: string) => string
  readonly inherited: (who: string, item: string) => string
  readonly acts: (who: string, action: string) => string
  readonly storySpent: (who: string, value: number) => string
  /** The values, as far as they are told. */
  readonly storiesDrawn: (who: string, values: string | undefined) => string
  readonly storiesReshuffled: string
  readonly forageDrawn: (who: string | undefined, value: number) => string
  readonly forageAdded: string
  readonly forageLost: string
  /** An amount of food, as it stands alone. */
  readonly forageEaten: (food: string) => string
  readonly fished: (who: string, tile: string) => string
  readonly cured: (food: string) => string
  readonly spoiled: (food: string) => string
  readonly fireLit: (who: string) => string
  readonly fireFailed: (who: string) => string
  readonly fireFed: (who: string) => string
  readonly fireBurned: string
  readonly fireWentOut: string
  readonly cubeWashedIn: string
  readonly cubesAdded: (cubes: string) => string
  readonly fishingBanned: string
  readonly cardAdded: (card: number, deck: string, top: boolean) => string
  readonly cardGone: (card: number, deck: string) => string
  /** The titles, as far as they are told. */
  readonly lookedAt: (who: string, deck: string, titles: string | undefined) => string
  readonly sorted: (who: string, deck: string) => string
  readonly took: (who: string, item: string) => string
  readonly wreckage: (titles: string) => string
  readonly lostItem: (who: string, item: string) => string
  readonly used: (who: string, item: string) => string
  readonly traded: (one: string, other: string, gave: string, got: string) => string
  readonly campPlaced: (title: string) => string
  readonly campDiscarded: (title: string) => string
  readonly campRemoved: (title: string) => string
  readonly repaired: (who: string, title: string) => string
  readonly offered: (title: string) => string
  readonly progressed: (title: string, by: number) => string
  readonly setBack: (title: string, by: number) => string
  readonly buildFailed: (title: string) => string
  readonly built: (who: string, title: string) => string
  readonly placed: (who: string, where: string, white: boolean) => string
  readonly kept: (who: string, white: boolean) => string
  readonly searching: (who: readonly string[]) => string
  readonly setOut: (who: readonly string[], difficulty: number) => string
  readonly drew: (who: string, deck: string) => string
  readonly tookPending: (who: string) => string
  readonly advanced: (who: string, space: number) => string
  readonly difficulty: (square: number) => string
  readonly pended: (title: string) => string
  readonly pendingRemoved: (title: string) => string
  readonly cardBack: (title: string, deck: string) => string
  readonly joined: (who: string, returning: boolean) => string
  readonly cameHome: (who: readonly string[]) => string
  readonly gotLost: (who: readonly string[], square: number) => string
  readonly lostMoved: (who: string, square: number) => string
  readonly targeted: (who: string) => string
  readonly putBack: (who: string) => string
  readonly served: (who: string) => string
  readonly wentHungry: (who: string) => string
  readonly voted: (ballots: string) => string
  readonly tied: string
  readonly tieDecided: (who: string) => string
  readonly decided: (option: string) => string
  readonly summit: (who: string, lastTurn: number) => string
  /** Who is rescued, by which event, and what the ship noticed. */
  readonly rescue: (who: readonly string[], event: string, seen: readonly string[]) => string
  /** The sets of things of which each would have been enough. */
  readonly shipsPassed: (missing: readonly (readonly string[])[]) => string
  readonly nobodyInCamp: string
  readonly instructionsIgnored: string
  readonly heatKeptOff: string
  readonly catchHarmless: (who: string, tile: string) => string
  readonly scored: (who: string, score: number, stories: number, final: number, items: number) => string
}

export interface ScreenWords {
  readonly title: string
  readonly turnOf: (turn: number, turns: number) => string
  /** Beside the odds of a roll. */
  readonly successOdds: string
  readonly aloneOdds: string
  readonly togetherOdds: string
  /** Some name somebody, or a card in quotation marks. */
  readonly questions: { readonly [Kind in AnyKind]: Kind extends NamingKind ? (name: string) => string : string }
  readonly choices: { readonly [Choice in FixedChoice]: string }
  /** How a game ends without a winner. */
  readonly outcomes: { readonly [Why in Exclude<NaufragosOutcome['why'], 'rescued'>]: string }
  /** Why a ship has noticed the castaways, and why none has. */
  readonly noticed: (event: string, seen: readonly string[]) => string
  readonly lacking: (missing: readonly (readonly string[])[]) => string
  /** Who has won, with how many points; those who share a victory; all who were rescued, where they win together. */
  readonly won: (who: string, score: number) => string
  readonly shared: (who: readonly string[], score: number) => string
  readonly together: (who: readonly string[]) => string
  readonly alone: (score: number, rating: string) => string
  readonly ratings: { readonly [R in Rating]: string }
  readonly phases: { readonly [P in Phase]: string }
  /** The actions as they stand on the board, and as a choice. */
  readonly actions: { readonly [A in Action]: string }
  readonly areas: { readonly [A in Area]: string }
  /** The decks, as they are called behind the word for a deck. */
  readonly decks: { readonly [D in DeckName]: string }
  readonly kinds: { readonly [K in CardKind]: string }
  readonly weather: { readonly [W in WeatherName]: string }
  readonly rolls: { readonly [R in RollOf]: string }
  /** Why a body gains or suffers something, by the rule that says so. */
  readonly reasons: { readonly [rule: string]: string }
  /** What is paid for, and why the fire goes out, by the rule that says so. */
  readonly prices: { readonly [rule: string]: string }
  readonly fireOut: { readonly [rule: string]: string }
  readonly turn: (turn: number) => string
  readonly list: (names: readonly string[]) => string
  readonly quoted: (title: string) => string
  /** A number in words of its own: the card that an effect calls. */
  readonly numbered: (kind: string, card: number) => string
  /** A story tile or fish tile by its value. */
  readonly story: (value: number) => string
  readonly fishTiles: {
    readonly value: (value: number) => string
    readonly jellyfish: string
    readonly shark: string
  }
  /** Choices with something in them. */
  readonly drawFrom: (deck: string) => string
  readonly pending: (title: string) => string
  readonly returnHome: string
  readonly rollAgain: (value: number) => string
  /** A chance in hundredths. */
  readonly odds: (success: number) => string
  /** How likely somebody who turns back comes home alone, and with everybody who is out. */
  readonly oddsHome: (alone: number, together: number) => string
  readonly offerOf: (who: string, gives: string, asks: string) => string
  /** What has still to be paid together. */
  readonly missing: (price: string) => string
  /** The same where energy carries wood. */
  readonly missingWood: (wood: string) => string
  readonly nothing: string
  /** A roll: what for, by whom, the sum with its parts, what was needed, how it went. */
  readonly roll: (what: string, who: string, sum: string, needs: string, result: string) => string
  readonly needs: { readonly least: (number: number) => string; readonly most: (number: number) => string }
  readonly success: string
  readonly failure: string
  /** Parts of a card. */
  readonly card: {
    /** Of a card without effects. */
    readonly nothingHappens: string
    readonly foot: (count: number) => string
    readonly map: (count: number) => string
    readonly diary: (count: number) => string
    readonly noSymbols: string
    readonly climate: { readonly [C in Climate]: string }
    readonly wreckage: (number: number) => string
    readonly rescue: (needs: string) => string
    readonly fireNeed: string
    readonly shelterNeed: (level: number) => string
    readonly needAnd: string
    readonly needOr: string
    readonly strength: (strength: number) => string
    readonly energyTrack: (energy: number) => string
    readonly storyPoints: (points: number) => string
    readonly tags: (tags: string) => string
    readonly useOnce: (text: string) => string
    readonly useEveryTurn: (text: string) => string
    readonly useTimes: (times: number, text: string) => string
    readonly cost: (price: string) => string
    readonly free: string
    readonly repair: (price: string) => string
    readonly or: string
    readonly flagPrice: (flag: string) => string
    readonly sharedEnergy: (energy: string) => string
    readonly needs: (price: string) => string
    readonly hourglass: { readonly cubes: (count: number) => string; readonly wood: (count: number) => string }
    readonly after: (title: string) => string
    readonly onEnter: (text: string) => string
    readonly uses: (uses: number) => string
    readonly noAbility: string
    readonly while: (condition: string, text: string) => string
    readonly shield: (wounds: number) => string
    readonly immune: { readonly [To in 'jellyfish' | 'shark' | 'scorch']: string }
    readonly forbid: { readonly [What in 'trade' | 'gift']: string }
    readonly signal: string
    readonly shelter: (level: number) => string
    /** What each number of the die brings. */
    readonly rest: (table: string) => string
    /** What a modifier changes, with its sign; for everybody at home, or for its owner. */
    readonly mods: { readonly [M in Mod]: (by: string, figure: number) => string }
    readonly atHome: (text: string) => string
  }
  /** Why an action comes to nothing: goes on behind its name. */
  readonly inVain: { readonly [Why in InVain]: string }
  /** The log. */
  readonly log: LogWords
  /** Parts of the table. */
  readonly table: {
    readonly events: string
    readonly weather: string
    readonly reserve: string
    readonly fire: string
    readonly fireLit: (wood: string) => string
    readonly fireOut: string
    readonly wreck: (cubes: number) => string
    readonly wreckReady: string
    readonly camp: string
    readonly covered: (cards: number) => string
    readonly projects: string
    readonly built: string
    readonly noShelter: string
    readonly actions: string
    readonly noFishing: string
    readonly decks: string
    readonly expedition: string
    readonly difficulty: string
    readonly returnRolls: string
    readonly pending: string
    readonly energy: string
    readonly wounds: string
    readonly traumas: string
    readonly strength: string
    readonly space: string
    readonly lost: string
    readonly dead: string
    readonly stories: string
    readonly start: string
    readonly forage: string
    readonly empty: string
    readonly lastTurn: string
    readonly score: string
  }
}
