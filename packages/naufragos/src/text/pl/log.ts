// What the log says, in Polish: in the present tense, which does not ask whether a castaway is a man or a woman.
import type { ScreenWords } from '../screen.ts'
import { lacking } from './endings.ts'
import { declined } from './nouns.ts'
import { actions } from './parts.ts'
import { formFor, list, points, quoted } from './phrasing.ts'
import { choices } from './questions.ts'

const many = (names: readonly string[], one: string, more: string): string => (names.length === 1 ? one : more)

/** Food, an amount of which was told as it stands alone: only one of it bends in the accusative. */
const portions = (food: string): string => food.replace(/^1 porcja /, '1 porcję ')

/** What is caught, as it stands alone and in the accusative. */
const CAUGHT: { readonly [tile: string]: string } = { meduza: 'meduzę', rekin: 'rekina' }

const isAction = (where: string): boolean => Object.values(actions).includes(where)

const pawn = (white: boolean): string => (white ? 'biały pionek' : 'pionek')

export const log: ScreenWords['log'] = {
  character: (who, name, role) => `${who} to ${name}, ${role}.`,
  shielded: (who) => `To, co ma na sobie ${who}, chroni przed raną.`,
  died: (who) => `${who} umiera.`,
  inherited: (who, item) => `${who} dziedziczy przedmiot ${item}.`,
  acts: (who, action) => `${who} wykonuje akcję ${quoted(action)}.`,
  storySpent: (who, value) => `${who} oddaje żeton opowieści o wartości ${value}.`,
  storiesDrawn(who, values) {
    if (values === undefined) return `${who} dobiera opowieść.`
    return values.includes(', ')
      ? `${who} dobiera żetony opowieści o wartościach ${list(values.split(', '))}.`
      : `${who} dobiera żeton opowieści o wartości ${values}.`
  },
  storiesReshuffled: 'Odrzucone żetony opowieści zostają przetasowane.',
  forageDrawn: (who, value) =>
    who === undefined
      ? `Dobrano żeton zbieractwa o wartości ${value}.`
      : `${who} dobiera żeton zbieractwa o wartości ${value}.`,
  forageAdded: 'W puli zbieractwa przybywa żetonów.',
  forageLost: 'W puli zbieractwa ubywa żetonów.',
  forageEaten: (food) => `Żetony zbieractwa dają ${portions(food)}.`,
  fished: (who, tile) => `${who} wyławia ${CAUGHT[tile] ?? tile}.`,
  cured: (food) => `Zakonserwowano ${portions(food)}.`,
  spoiled: (food) => `${formFor(Number.parseInt(food, 10), 'Psuje', 'Psują', 'Psuje')} się ${food}.`,
  fireLit: (who) => `${who} rozpala ognisko.`,
  fireFailed: (who) => `${who} próbuje rozpalić ognisko, ale bez skutku.`,
  fireFed: (who) => `${who} dokłada 1 drewno do ogniska.`,
  fireBurned: 'W ognisku spłonęło 1 drewno.',
  fireWentOut: 'Ognisko zgasło.',
  cubeWashedIn: 'Szczątki statku są w zasięgu.',
  cubesAdded: (cubes) => `Nowe szczątki przy wraku: ${cubes}.`,
  fishingBanned: 'W tej turze nie można łowić ryb.',
  cardAdded: (card, deck, top) =>
    top ? `Karta nr ${card} trafia na wierzch talii ${deck}.` : `Karta nr ${card} zostaje wtasowana do talii ${deck}.`,
  cardGone: (card, deck) => `Karta nr ${card} znika z talii ${deck}.`,
  lookedAt: (who, deck, titles) => `${who} zagląda do talii ${deck}${titles === undefined ? '' : `: ${titles}`}.`,
  sorted: (who, deck) => `${who} układa wierzchnie karty talii ${deck}.`,
  took: (who, item) => `${who} bierze przedmiot ${item}.`,
  wreckage: (titles) => `Ze szczątków statku: ${titles}.`,
  lostItem: (who, item) => `${who} nie ma już przedmiotu ${item}.`,
  used: (who, item) => `${who} używa przedmiotu ${item}.`,
  traded: (one, other, gave, got) => `${one} wymienia się z ${declined(other, 'ins')}: daje ${gave} za ${got}.`,
  campPlaced: (title) => `Nowa karta w obozie: ${title}.`,
  campDiscarded: (title) => `W obozie nie ma miejsca na kartę ${title}.`,
  campRemoved: (title) => `Karta ${title} znika z obozu.`,
  repaired: (who, title) => `${who} naprawia szkodę ${title}.`,
  offered: (title) => `Od teraz dostępna jest budowla ${title}.`,
  progressed: (title, by) => `Postęp budowli ${title}: +${by}.`,
  setBack: (title, by) => `Postęp budowli ${title}: −${by}.`,
  buildFailed: (title) => `Budowla ${title} nie powstaje, bo zabrakło energii lub drewna.`,
  built: (who, title) => `${who} kończy budowlę ${title}.`,
  placed: (who, where, white) =>
    `${who} stawia ${pawn(white)} na ${isAction(where) ? 'polu akcji' : 'karcie'} ${quoted(where)}.`,
  kept: (who, white) => `${who} zachowuje ${pawn(white)}.`,
  searching: (who) => `${list(who)} ${many(who, 'szuka', 'szukają')} drogi do obozu.`,
  setOut: (who, difficulty) => `${list(who)} ${many(who, 'wyrusza', 'wyruszają')} na wyprawę. Trudność: ${difficulty}.`,
  drew: (who, deck) => `${who} eksploruje (${deck})`,
  tookPending: (who) => `${who} wraca do odłożonej eksploracji`,
  advanced: (who, space) => `${who} dociera na pole ${space}.`,
  difficulty: (square) => `Trudność: ${square}.`,
  pended: (title) => `Karta ${title} staje się odłożoną eksploracją.`,
  pendingRemoved: (title) => `Karta ${title} nie jest już odłożoną eksploracją.`,
  cardBack: (title, deck) => `Karta ${title} wraca do talii ${deck}.`,
  joined: (who, returning) => (returning ? `${who} też zawraca.` : `${who} zostaje na wyprawie.`),
  cameHome: (who) => `${list(who)} ${many(who, 'jest', 'są')} znów w obozie.`,
  gotLost: (who, square) =>
    `${list(who)} ${many(who, 'gubi drogę i trafia', 'gubią drogę i trafiają')} do zaginionych (trudność ${square}).`,
  lostMoved: (who, square) => `${who} jest bliżej obozu (trudność ${square}).`,
  targeted: (who) => `Los wskazuje ${declined(who, 'acc')}.`,
  putBack: (who) => `${who} odkłada jedzenie.`,
  served: (who) => `${who} rozdaje jedzenie wszystkim w obozie.`,
  wentHungry: (who) => `${who} głoduje.`,
  voted: (ballots) =>
    `Głosy: ${ballots.replaceAll(choices.abstain.toLocaleLowerCase('pl'), 'wstrzymuje się od głosu')}.`,
  tied: 'W głosowaniu jest remis.',
  tieDecided: (who) => `${who} rozstrzyga remis.`,
  decided: (option) => `Decyzja grupy: ${option}.`,
  summit: (who, lastTurn) => `${who} staje na szczycie góry! Gra skończy się po turze ${lastTurn}.`,
  rescue: (who, event, seen) =>
    `Statek dostrzegł obóz (${event})! To zwróciło jego uwagę: ${list(seen)}. Uratowani: ${list(who)}.`,
  shipsPassed: (missing) => `Żaden statek nie dostrzegł obozu. ${lacking(missing)}`,
  nobodyInCamp: 'Żaden statek nikogo nie zabrał, bo obóz był pusty.',
  instructionsIgnored: 'w obozie nie ma nikogo, więc poleceń karty się nie wykonuje.',
  heatKeptOff: 'cień chroni przed upałem i nikt nie traci energii.',
  catchHarmless: (who, tile) => `${who} wychodzi z tego bez szwanku (${tile}).`,
  scored: (who, score, stories, final, items) =>
    `${who}: ${points(score)} (żetony opowieści ${stories}, dobranie na koniec ${final}, przedmioty ${items}).`,
}
