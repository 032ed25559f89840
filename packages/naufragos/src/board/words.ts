// Words that only the board needs: what actions, weather and options do, what rolls are about, and what listeners are told.
import type { LanguagePack } from '../text/cards.ts'
import type { Four } from '../text/names/card-words.ts'

const WORDS = {
  // What the actions do
  'action/forage': [
    'Draw a forage tile for the Common Reserve.',
    'Pesca una tessera foraggio per la Riserva Comune.',
    'Dobierz żeton zbieractwa do wspólnych zapasów.',
    'Возьмите жетон собирательства в общий запас.',
  ],
  'action/wood': [
    'Put 1 wood into the Common Reserve.',
    'Metti 1 legno nella Riserva Comune.',
    'Dołóż 1 drewno do wspólnych zapasów.',
    'Положите 1 древесину в общий запас.',
  ],
  'action/diary': [
    'Draw a story tile and keep it secret.',
    'Pesca una tessera Punti Storia e tienila segreta.',
    'Dobierz żeton opowieści i zachowaj go w tajemnicy.',
    'Возьмите жетон истории и держите его в тайне.',
  ],
  'action/wreck': [
    'Reveal five wreckage cards and take one; then everybody else at home takes one.',
    'Rivela cinque carte dei Resti del Naufragio e prendine una; poi ne prende una ciascuno degli altri che non sono dispersi.',
    'Odkryj pięć kart szczątków i weź jedną; potem po jednej biorą pozostali, którzy nie zaginęli.',
    'Откройте пять карт обломков и возьмите одну; затем по одной берут остальные, кто не заблудился.',
  ],
  'action/fire': [
    'Spend energy and roll a die: the fire is lit if the roll is not higher. It takes 1 wood.',
    'Spendi energia e tira un dado: il fuoco si accende se il risultato non la supera. Serve 1 legno.',
    'Wydaj energię i rzuć kością: ognisko zapłonie, jeśli wynik jej nie przekroczy. Potrzeba 1 drewna.',
    'Потратьте энергию и бросьте кубик: костёр разгорится, если выпало не больше. Нужна 1 древесина.',
  ],
  'action/rest': [
    'Gain the energy that the shelter gives, then heal 1 wound.',
    "Guadagna l'energia che dà il rifugio, poi cura 1 ferita.",
    'Zyskaj energię, którą daje schronienie, potem wylecz 1 ranę.',
    'Получите энергию, которую даёт укрытие, затем вылечите 1 рану.',
  ],
  'action/camp': [
    'Use a camp card, or repair damage.',
    'Usa una carta Accampamento o ripara un danno.',
    'Użyj karty obozu albo napraw szkodę.',
    'Используйте карту лагеря или устраните повреждение.',
  ],
  'action/build': [
    'Work on a building; everybody at home may add energy.',
    'Lavora a una costruzione; chi non è disperso può aggiungere energia.',
    'Pracuj przy budowli; każdy, kto nie zaginął, może dołożyć energię.',
    'Работайте над постройкой; каждый, кто не заблудился, может добавить энергию.',
  ],
  'action/explore': [
    'Set out on an expedition with all who choose this action.',
    'Parti in spedizione con tutti quelli che scelgono questa azione.',
    'Wyrusz na wyprawę z wszystkimi, którzy wybiorą tę akcję.',
    'Отправляйтесь в экспедицию со всеми, кто выбрал это действие.',
  ],
  noWreckage: [
    'No wreckage lies ashore.',
    'A riva non ci sono resti del naufragio.',
    'Na brzegu nie ma szczątków statku.',
    'На берегу нет обломков.',
  ],
  noFishing: [
    'No fishing this turn.',
    'In questo turno non si pesca.',
    'W tej turze nie można łowić ryb.',
    'В этом ходу рыбалки нет.',
  ],
  // What the weather does
  scorching: [
    'In the Event phase everybody loses 1 energy.',
    'Nella fase Eventi tutti perdono 1 energia.',
    'W fazie wydarzeń wszyscy tracą 1 energię.',
    'В фазе событий все теряют 1 энергию.',
  ],
  // What rolls need
  noOnes: [
    'No die may show 1.',
    'Nessun dado deve mostrare 1.',
    'Żadna kość nie może pokazać 1.',
    'Ни на одном кубике не должно выпасть 1.',
  ],
  high: ['The higher the better.', 'Più è alto, meglio è.', 'Im wyżej, tym lepiej.', 'Чем больше, тем лучше.'],
  // Where somebody is
  'state/camp': ['in camp', "nell'accampamento", 'w obozie', 'в лагере'],
  'state/exploring': ['out exploring', 'in spedizione', 'na wyprawie', 'в экспедиции'],
  'state/lost': ['lost', 'disperso', 'zaginiony', 'заблудился'],
  'state/dead': ['dead', 'morto', 'nie żyje', 'погиб'],
  // What came of something
  vote: ['Vote', 'Votazione', 'Głosowanie', 'Голосование'],
  tie: ['A tie', 'Parità', 'Remis', 'Ничья'],
  'news/home': ['Back in camp', "Di nuovo all'accampamento", 'Znowu w obozie', 'Снова в лагере'],
  'news/lost': ['Lost on the island', 'La via è smarrita', 'Droga do obozu zgubiona', 'Дорога потеряна'],
  'news/died': ['A death', 'Una morte', 'Śmierć', 'Смерть'],
  'news/summit': ['The summit is reached', 'La cima è raggiunta', 'Szczyt zdobyty', 'Вершина достигнута'],
  'news/rescue': ['A ship has seen you', 'Una nave vi ha visti', 'Zauważył was statek', 'Вас заметил корабль'],
  // What holds
  noEventsLeft: [
    'No event is left: the game is lost unless somebody reaches the summit this turn.',
    'Non ci sono più eventi: la partita è persa se in questo turno nessuno raggiunge la cima.',
    'Nie ma już wydarzeń: gra jest przegrana, jeśli w tej turze nikt nie zdobędzie szczytu.',
    'Событий не осталось: если в этом ходу никто не достигнет вершины, игра проиграна.',
  ],
  whiteKept: [
    'The white pawn is kept: it is placed as a third pawn.',
    'La pedina bianca è tenuta da parte: si piazza come terza pedina.',
    'Biały pionek zachowano: zostanie postawiony jako trzeci.',
    'Белая фишка оставлена: она станет третьей.',
  ],
  // Parts of the table
  wreck: ['The wreck', 'Il relitto', 'Wrak', 'Место крушения'],
  whitePawn: ['White pawn', 'Pedina bianca', 'Biały pionek', 'Белая фишка'],
  food: ['Perishable food', 'Cibo deperibile', 'Jedzenie nietrwałe', 'Скоропортящаяся еда'],
  token: ['Food tokens', 'Segnalini cibo', 'Żetony jedzenia', 'Жетоны еды'],
  wood: ['Wood', 'Legno', 'Drewno', 'Древесина'],
  energy: ['Energy', 'Energia', 'Energia', 'Энергия'],
  cubes: ['White cubes', 'Cubi bianchi', 'Białe kostki', 'Белые кубики'],
  forageTiles: ['Forage tiles', 'Tessere foraggio', 'Żetony zbieractwa', 'Жетоны собирательства'],
  supply: ['General supply', 'Scorta Generale', 'Zasoby ogólne', 'Банк'],
  explorationTrack: ['Exploration track', 'Tracciato Esplorazione', 'Tor eksploracji', 'Шкала исследования'],
  difficultyTrack: ['Difficulty track', 'Tracciato della Difficoltà', 'Tor trudności', 'Шкала сложности'],
  back: ['The way home', 'La via del ritorno', 'Droga do obozu', 'Путь домой'],
  summit: ['Summit', 'Cima', 'Szczyt', 'Вершина'],
  event: ['Events', 'Eventi', 'Wydarzenia', 'События'],
  wreckage: ['Wreckage', 'Resti del Naufragio', 'Szczątki statku', 'Обломки'],
  story: ['Story tiles', 'Tessere Punti Storia', 'Żetony opowieści', 'Жетоны истории'],
} as const satisfies { readonly [word: string]: Four<string> }

export function word({ index }: LanguagePack, key: keyof typeof WORDS): string {
  return WORDS[key][index]
}

type Say<Given extends readonly unknown[]> = Four<(...given: Given) => string>

/** For words with something in them. */
function saying<Given extends readonly unknown[]>(said: Say<Given>): (pack: LanguagePack, ...given: Given) => string {
  return ({ index }, ...given) => said[index](...given)
}

/** A number with its sign, also where it is none. */
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)

export const inRain = saying<[by: number]>([
  (by) => `Rolls to return: ${signed(by)}.`,
  (by) => `Tiri per tornare: ${signed(by)}.`,
  (by) => `Rzuty na powrót: ${signed(by)}.`,
  (by) => `Броски на возвращение: ${signed(by)}.`,
])

export const inStorm = saying<[by: number]>([
  (by) => `In the Event phase the fire goes out. No fishing. Rolls to return: ${signed(by)}.`,
  (by) => `Nella fase Eventi il fuoco si spegne. Non si pesca. Tiri per tornare: ${signed(by)}.`,
  (by) => `W fazie wydarzeń ognisko gaśnie. Nie można łowić ryb. Rzuty na powrót: ${signed(by)}.`,
  (by) => `В фазе событий костёр гаснет. Рыбалки нет. Броски на возвращение: ${signed(by)}.`,
])

export const atLeast = saying<[target: number]>([
  (target) => `${target} or more is needed.`,
  (target) => `Serve almeno ${target}.`,
  (target) => `Potrzeba co najmniej ${target}.`,
  (target) => `Нужно не меньше ${target}.`,
])

export const atMost = saying<[target: number]>([
  (target) => `${target} or less is needed.`,
  (target) => `Serve al massimo ${target}.`,
  (target) => `Potrzeba co najwyżej ${target}.`,
  (target) => `Нужно не больше ${target}.`,
])

export const fireSaid = saying<[lit: boolean, wood: number]>([
  (lit, wood) => (lit ? `The fire burns; wood on it: ${wood}` : 'The fire is out'),
  (lit, wood) => (lit ? `Il fuoco arde; legno: ${wood}` : 'Il fuoco è spento'),
  (lit, wood) => (lit ? `Ognisko płonie; drewno: ${wood}` : 'Ognisko nie płonie'),
  (lit, wood) => (lit ? `Костёр горит; древесина: ${wood}` : 'Костёр не горит'),
])

export const spaceSaid = saying<[space: number, area: string, stories: number, markers: string]>([
  (space, area, stories, markers) => `Space ${space}, ${area}. Story tiles in the end: ${stories}.${markers}`,
  (space, area, stories, markers) => `Spazio ${space}, ${area}. Tessere Punti Storia alla fine: ${stories}.${markers}`,
  (space, area, stories, markers) => `Pole ${space}, ${area}. Żetony opowieści na koniec: ${stories}.${markers}`,
  (space, area, stories, markers) => `Деление ${space}, ${area}. Жетоны истории в конце: ${stories}.${markers}`,
])

export const squareSaid = saying<[square: number, cube: boolean, lost: string]>([
  (square, cube, lost) =>
    `Difficulty ${square}.${cube ? ' The white cube is here.' : ''}${lost === '' ? '' : ` Lost here: ${lost}.`}`,
  (square, cube, lost) =>
    `Difficoltà ${square}.${cube ? ' Il cubo bianco è qui.' : ''}${lost === '' ? '' : ` Dispersi qui: ${lost}.`}`,
  (square, cube, lost) =>
    `Trudność ${square}.${cube ? ' Tu leży biała kostka.' : ''}${lost === '' ? '' : ` Zaginieni: ${lost}.`}`,
  (square, cube, lost) =>
    `Сложность ${square}.${cube ? ' Здесь белый кубик.' : ''}${lost === '' ? '' : ` Заблудились: ${lost}.`}`,
])

interface Body {
  readonly name: string
  readonly state: string
  readonly energy: number
  readonly cap: number
  readonly wounds: number
  readonly traumas: number
}

export const castawaySaid = saying<[body: Body]>([
  ({ name, state, energy, cap, wounds, traumas }) =>
    `${name}: ${state}. Energy ${energy} of ${cap}, wounds ${wounds}, traumas ${traumas}.`,
  ({ name, state, energy, cap, wounds, traumas }) =>
    `${name}: ${state}. Energia ${energy} su ${cap}, ferite ${wounds}, traumi ${traumas}.`,
  ({ name, state, energy, cap, wounds, traumas }) =>
    `${name}: ${state}. Energia ${energy} z ${cap}, rany ${wounds}, urazy ${traumas}.`,
  ({ name, state, energy, cap, wounds, traumas }) =>
    `${name}: ${state}. Энергия ${energy} из ${cap}, раны ${wounds}, травмы ${traumas}.`,
])

// Notices

export const dearer = saying<[action: string, by: number]>([
  (action, by) => `${action}: every box costs ${by} more energy this turn.`,
  (action, by) => `${action}: in questo turno ogni riquadro costa ${by} energia in più.`,
  (action, by) => `${action}: w tej turze każde okienko kosztuje więcej (energia +${by}).`,
  (action, by) => `${action}: в этом ходу каждая ячейка стоит больше (энергия +${by}).`,
])

export const moreFish = saying<[by: number]>([
  (by) => `This turn every fish tile with food brings ${by} more.`,
  (by) => `In questo turno ogni tessera pesca con cibo ne dà ${by} in più.`,
  (by) => `W tej turze każdy żeton ryb z jedzeniem daje o ${by} więcej.`,
  (by) => `В этом ходу каждый жетон рыбалки с едой даёт на ${by} больше.`,
])

export const stronger = saying<[name: string, by: number]>([
  (name, by) => `${name} has ${signed(by)} in the next strength test of this turn.`,
  (name, by) => `${name} ha ${signed(by)} nella prossima Prova di Forza di questo turno.`,
  (name, by) => `${name} ma ${signed(by)} w następnym teście siły w tej turze.`,
  (name, by) => `${name} получает ${signed(by)} к следующей проверке силы в этом ходу.`,
])

export const startMoved = saying<[by: number]>([
  (by) => `The expedition of this turn begins at another Difficulty: ${signed(by)}.`,
  (by) => `La spedizione di questo turno comincia con un'altra Difficoltà: ${signed(by)}.`,
  (by) => `Wyprawa w tej turze zaczyna się przy innej trudności: ${signed(by)}.`,
  (by) => `Экспедиция этого хода начинается с другой сложности: ${signed(by)}.`,
])

export const endsWith = saying<[name: string, lastTurn: number]>([
  (name, lastTurn) => `${name} was first on the summit: the game ends with turn ${lastTurn}.`,
  (name, lastTurn) => `${name} è arrivato per primo sulla cima: la partita finisce con il turno ${lastTurn}.`,
  (name, lastTurn) => `Pierwszy na szczycie był ${name}: gra kończy się wraz z turą ${lastTurn}.`,
  (name, lastTurn) => `Первым вершины достиг ${name}: игра закончится вместе с ходом ${lastTurn}.`,
])

export const traumaComes = saying<[name: string]>([
  (name) => `${name} is about to receive a trauma.`,
  (name) => `${name} sta per ricevere un trauma.`,
  (name) => `${name} zaraz otrzyma uraz.`,
  (name) => `${name} вот-вот получит травму.`,
])
