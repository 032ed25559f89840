// The sheet of King Kong Island as a screen draws it: the Traps, the lairs, what the capture takes, and the film crew.

import type { SheetPart } from '../../board/board.ts'
import type { SheetView } from '../../board/sheets/sheet-view.ts'
import type { Space } from '../../components/island.ts'
import { keptText, type LanguagePack, titleOf } from '../../text/cards.ts'
import type { Title } from '../../text/names/titles.ts'
import { captureWeapons, lairsIn, nextOfCrew, trapsAreSet, trapsIn } from './rules.ts'
import { ACTRESS, CREW, DIRECTOR, sheet, TRAPS_NEEDED } from './sheet.ts'

type Told<Given> = readonly [en: Say<Given>, it: Say<Given>, pl: Say<Given>, ru: Say<Given>]
type Say<Given> = (given: Given) => string

const TRAPS: Title = ['Traps on the island', 'Trappole sull’isola', 'Pułapki na wyspie', 'Ловушки на острове']
const LAIRS: Title = ['King Kong’s Lairs', 'Tane di King Kong', 'Legowiska King Konga', 'Логова Кинг-Конга']
const CAPTURE: Title = ['Price of the capture', 'Prezzo della cattura', 'Cena schwytania', 'Цена поимки']
const GOAL: Title = ['For the capture', 'Per la cattura', 'Do schwytania', 'Для поимки']
const CREW_NAME: Title = ['Film crew', 'Troupe', 'Ekipa filmowa', 'Съёмочная группа']
const NO_BONUS: Title = ['No bonus.', 'Nessun bonus.', 'Bez premii.', 'Бонуса нет.']
const LAST_CHANCE: Title = [
  'The last round to catch King Kong',
  'Ultimo round per catturare King Kong',
  'Ostatnia runda na schwytanie King Konga',
  'Последний раунд, чтобы поймать Кинг-Конга',
]
const TRAPS_SET: Title = [
  'Three Traps since an earlier round',
  'Tre Trappole da un round precedente',
  'Trzy Pułapki od wcześniejszej rundy',
  'Три Ловушки с прошлых раундов',
]
const DIRECTOR_LIVES: Title = ['The director lives', 'Il regista è vivo', 'Reżyser żyje', 'Режиссёр жив']
const ACTRESS_FREE: Title = ['The actress is free', 'L’attrice è libera', 'Aktorka jest wolna', 'Актриса свободна']
const ACTRESS_LOST: Title = [
  'The actress is free (her lair has not been found)',
  'L’attrice è libera (la sua tana non è stata trovata)',
  'Aktorka jest wolna (nie znacie jeszcze jej legowiska)',
  'Актриса свободна (её логово ещё не найдено)',
]
const ACTRESS_HELD: Told<Space> = [
  (space) => `The actress is free (she is held on ${space})`,
  (space) => `L’attrice è libera (è prigioniera su ${space})`,
  (space) => `Aktorka jest wolna (jest więziona na polu ${space})`,
  (space) => `Актриса свободна (её держат на ${space})`,
]
const DICE: Told<number> = [
  (dice) => `Rolls of the Hungry Animals die in each Weather Phase: ${dice}`,
  (dice) => `Tiri del dado Animali Affamati in ogni Fase Meteo: ${dice}`,
  (dice) => `Rzuty kością Wygłodniałych zwierząt w każdej fazie Pogody: ${dice}`,
  (dice) => `Бросков кубика голодных зверей в каждой фазе погоды: ${dice}`,
]
const COST: Told<{ readonly weapons: number; readonly wounds: string }> = [
  ({ weapons, wounds }) => `Weapon level −${weapons}; for the one who leads, ${wounds}`,
  ({ weapons, wounds }) => `Livello delle Armi −${weapons}; per chi guida l’Azione, ${wounds}`,
  ({ weapons, wounds }) => `Poziom Broni −${weapons}; dla wykonującego Akcję ${wounds}`,
  ({ weapons, wounds }) => `Уровень оружия −${weapons}; тому, кто выполняет действие, ${wounds}`,
]

export const board: SheetView = {
  parts(view, pack) {
    const { index, say } = pack
    const { killed = [], captive = false, hostageLair } = view.scenarioState['king-kong'] ?? {}
    const traps = trapsIn(view)
    const lairs = lairsIn(view)
    const weapons = captureWeapons(view)
    const missing = Math.max(0, weapons - view.levels.weapons)
    const actress = !captive
      ? ACTRESS_FREE[index]
      : hostageLair === undefined
        ? ACTRESS_LOST[index]
        : ACTRESS_HELD[index](hostageLair)
    return [
      {
        part: 'count',
        id: 'traps',
        name: TRAPS[index],
        icon: 'trap',
        has: traps,
        needs: TRAPS_NEEDED,
        said: `${TRAPS[index]}: ${traps}/${TRAPS_NEEDED}`,
      },
      {
        part: 'list',
        id: 'goal',
        name: GOAL[index],
        entries: [
          { name: TRAPS_SET[index], met: trapsAreSet(view) },
          { name: actress, met: !captive },
          { name: DIRECTOR_LIVES[index], met: !killed.includes(DIRECTOR) },
        ],
      },
      {
        part: 'figure',
        id: 'capture',
        at: 'hunt/king-kong/capture',
        name: CAPTURE[index],
        icon: 'weapons',
        figure: weapons,
        said: COST[index]({ weapons, wounds: say.phrase({ noun: 'wound', count: missing }) }),
      },
      { part: 'figure', id: 'lairs', name: LAIRS[index], icon: 'animals', figure: lairs, said: DICE[index](lairs) },
      {
        part: 'crew',
        id: 'crew',
        ...(captive && hostageLair !== undefined ? { at: `explore/king-kong/hostage/${hostageLair}` } : {}),
        name: CREW_NAME[index],
        members: crewOf(killed, captive, nextOfCrew(view), pack),
      },
    ]
  },

  marks: (round, { index }) => (round === sheet.rounds ? [{ id: 'kong', name: LAST_CHANCE[index] }] : []),

  place: () => 'king-kong/king-kongs-lair',
}

type Members = Extract<SheetPart, { readonly part: 'crew' }>['members']

/** RC-SCN7-25 */
function crewOf(killed: readonly number[], captive: boolean, next: number, pack: LanguagePack): Members {
  return CREW.map(({ name, item, bonus }, i) => {
    const number = i + 1
    const isCaptive = captive && number === ACTRESS
    return {
      number,
      name: titleOf(pack, name),
      state: killed.includes(number) ? 'killed' : isCaptive ? 'captive' : number === next ? 'next' : 'living',
      item: titleOf(pack, item),
      bonus: keptText(pack, bonus) || NO_BONUS[pack.index],
    }
  })
}
