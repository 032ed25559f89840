// What the log says of what only happens in scenarios.
import { CREW } from '../../scenarios/king-kong/sheet.ts'
import type { Marker } from '../../state.ts'
import { type LanguagePack, titleOf } from '../cards.ts'
import type { Four, Title } from '../names/titles.ts'
import type { ByEvent } from '../told.ts'

/** With a place or a name in it. */
type Told = Four<(name: string) => string>

const PUT: { readonly [M in Marker]?: Told } = {
  fog: [
    (space) => `Fog settles on ${space}.`,
    (space) => `La nebbia cala su ${space}.`,
    (space) => `Mgła spowija ${space}.`,
    (space) => `Туман ложится на ${space}.`,
  ],
  ash: [
    (space) => `Ash falls on ${space}.`,
    (space) => `La cenere cade su ${space}.`,
    (space) => `Popiół opada na ${space}.`,
    (space) => `Пепел засыпает ${space}.`,
  ],
  cross: [
    (space) => `A Cross stands on ${space}.`,
    (space) => `Una Croce si leva su ${space}.`,
    (space) => `Na polu ${space} stoi Krzyż.`,
    (space) => `На ${space} стоит Крест.`,
  ],
  trap: [
    (space) => `A Trap is ready on ${space}.`,
    (space) => `Una Trappola è pronta su ${space}.`,
    (space) => `Na polu ${space} czeka Pułapka.`,
    (space) => `На ${space} готова Ловушка.`,
  ],
}

const FOG_LIFTS: Told = [
  (space) => `The fog lifts from ${space}.`,
  (space) => `La nebbia si alza da ${space}.`,
  (space) => `Mgła ustępuje z pola ${space}.`,
  (space) => `Туман уходит с ${space}.`,
]

const ASH_GONE: Told = [
  (space) => `The ash is gone from ${space}.`,
  (space) => `La cenere sparisce da ${space}.`,
  (space) => `Popiół znika z pola ${space}.`,
  (space) => `Пепел с ${space} убран.`,
]

const LAVA_COMES: Told = [
  (space) => `Lava covers ${space}.`,
  (space) => `La lava ricopre ${space}.`,
  (space) => `Lawa zalewa pole ${space}.`,
  (space) => `Лава заливает ${space}.`,
]

const TILE_LOST: Told = [
  (space) => `The land on ${space} is lost.`,
  (space) => `La terra su ${space} è perduta.`,
  (space) => `Teren na polu ${space} przepadł.`,
  (space) => `Земля на ${space} потеряна.`,
]

const TILE_BACK: Told = [
  (space) => `The land on ${space} can be entered again.`,
  (space) => `La terra su ${space} è di nuovo accessibile.`,
  (space) => `Na pole ${space} znów można wejść.`,
  (space) => `На ${space} снова можно пройти.`,
]

const TERRAIN_LOST: Told = [
  (space) => `The terrain on ${space} does not count.`,
  (space) => `Il terreno su ${space} non conta.`,
  (space) => `Typ terenu na polu ${space} się nie liczy.`,
  (space) => `Местность на ${space} не считается.`,
]

const TERRAIN_BACK: Told = [
  (space) => `The terrain on ${space} counts from now on.`,
  (space) => `Il terreno su ${space} da ora conta.`,
  (space) => `Typ terenu na polu ${space} od teraz się liczy.`,
  (space) => `Местность на ${space} теперь считается.`,
]

const SOURCE_BACK: Told = [
  (space) => `A source on ${space} yields again.`,
  (space) => `Una fonte su ${space} è di nuovo attiva.`,
  (space) => `Źródło na polu ${space} znów jest czynne.`,
  (space) => `Источник на ${space} снова даёт ресурсы.`,
]

const VILLAGE_BURNS: Told = [
  (space) => `The village on ${space} is burning.`,
  (space) => `Il villaggio su ${space} brucia.`,
  (space) => `Wioska na polu ${space} płonie.`,
  (space) => `Деревня на ${space} горит.`,
]

const CREW_LOST: Told = [
  (member) => `King Kong kills a member of the crew: ${member}.`,
  (member) => `King Kong uccide un membro della troupe: ${member}.`,
  (member) => `King Kong zabija członka ekipy: ${member}.`,
  (member) => `Кинг-Конг убивает участника съёмочной группы: ${member}.`,
]

const SHELTER_LOST: Title = [
  'The Shelter is lost.',
  'Il Riparo è perduto.',
  'Schronienie przepadło.',
  'Укрытие потеряно.',
]
const TEMPLE_EXPLORED: Title = [
  'The Dark Temple holds no more secrets.',
  'Il Tempio Oscuro non ha più segreti.',
  'Mroczna świątynia nie ma już tajemnic.',
  'В Тёмном храме не осталось тайн.',
]
const JENNY_RESCUED: Title = [
  'Jenny is safe in camp.',
  "Jenny è al sicuro nell'accampamento.",
  'Jenny jest bezpieczna w Obozie.',
  'Дженни в безопасности, она в лагере.',
]
const CITY_FOUND: Title = [
  'Smoke beyond the hills: the City of Cannibals has been found.',
  'Fumo oltre le colline: la Città dei Cannibali è stata trovata.',
  'Dym za wzgórzami: odnaleziono miasto kanibali.',
  'Дым за холмами: город людоедов найден.',
]
const CITY_BURNT: Title = [
  'The City of Cannibals is in flames.',
  'La Città dei Cannibali è in fiamme.',
  'Miasto kanibali stoi w ogniu.',
  'Город людоедов объят пламенем.',
]
const CHILD_BORN: Title = ['A child is born.', 'È nato un bambino.', 'Urodziło się dziecko.', 'Родился ребёнок.']
const ACTRESS_CAPTURED: Title = [
  'King Kong carries the actress away to a lair.',
  "King Kong porta l'attrice in una tana.",
  'King Kong unosi aktorkę do legowiska.',
  'Кинг-Конг уносит актрису в логово.',
]
const ACTRESS_FREED: Title = ['The actress is free.', "L'attrice è libera.", 'Aktorka jest wolna.', 'Актриса свободна.']
const TRAPS_COMPLETE: Title = [
  'All three Traps are ready. From tomorrow on King Kong can be caught.',
  'Tutte e tre le Trappole sono pronte. Da domani King Kong può essere catturato.',
  'Wszystkie trzy Pułapki są gotowe. Od jutra można schwytać King Konga.',
  'Все три Ловушки готовы. С завтрашнего дня Кинг-Конга можно поймать.',
]
const KING_KONG_CAUGHT: Title = [
  'King Kong is caught!',
  'King Kong è catturato!',
  'King Kong schwytany!',
  'Кинг-Конг пойман!',
]

const REMOVED: { readonly [M in Marker]?: Told } = { fog: FOG_LIFTS, ash: ASH_GONE }

const plainly =
  (title: Title) =>
  (_: unknown, { index }: LanguagePack): string =>
    title[index]

export const scenarioLines: ByEvent<string | undefined, [pack: LanguagePack]> = {
  markerPut: ({ space, marker }, { index }) => PUT[marker]?.[index](space),
  markerRemoved: ({ space, marker }, { index }) => REMOVED[marker]?.[index](space),
  numberPut: ({ space, place }, pack) => (place === undefined ? undefined : `${space}: ${titleOf(pack, place)}.`),
  spaceClosed: ({ space }, { index }) => LAVA_COMES[index](space),
  terrainCovered: ({ space, covered }, { index }) => (covered ? TERRAIN_LOST : TERRAIN_BACK)[index](space),
  sourceCovered: ({ space, covered }, { index }) => (covered ? undefined : SOURCE_BACK[index](space)),
  tileFlipped: ({ space, inaccessible }, { index }) => (inaccessible ? TILE_LOST : TILE_BACK)[index](space),
  shelterLost: plainly(SHELTER_LOST),
  templeExplored: plainly(TEMPLE_EXPLORED),
  jennyRescued: plainly(JENNY_RESCUED),
  cityFound: plainly(CITY_FOUND),
  villageBurnt: ({ space }, { index }) => VILLAGE_BURNS[index](space),
  cityBurnt: plainly(CITY_BURNT),
  childBorn: plainly(CHILD_BORN),
  crewKilled: ({ member }, pack) => CREW_LOST[pack.index](titleOf(pack, CREW[member - 1]?.name ?? '')),
  actressCaptured: plainly(ACTRESS_CAPTURED),
  actressFreed: plainly(ACTRESS_FREED),
  trapsComplete: plainly(TRAPS_COMPLETE),
  kingKongCaught: plainly(KING_KONG_CAUGHT),
}
