// The Creature cards in Polish.
import type { cards as english } from '../../en/cards/creatures.ts'

export const cards: typeof english = {
  'creature/a-shiny-jewel': {
    title: 'Wielki klejnot',
    mood: 'Świeci w mroku, a coś tam w ciemności chce go z powrotem.',
  },
  'creature/bats': { title: 'Nietoperze', mood: 'Cały strop zerwał się naraz i wplątał nam we włosy.' },
  'creature/big-ape': {
    title: 'Wielka małpa',
    event: 'Nocny demon',
    mood: 'Postać na grani, wyprostowana i o wiele zbyt cierpliwa.',
  },
  'creature/bite': { title: 'Ugryzienie', mood: 'Ktokolwiek mieszka w tej norze, przepada za palcami.' },
  'creature/furious-tiger': {
    title: 'Rozszalały tygrys',
    mood: 'Przeprosiliśmy i cofnęliśmy się, lecz przeprosin nie przyjął.',
  },
  'creature/giant-snake': { title: 'Ogromny wąż', mood: 'Zwalony pień nabrał powietrza i już nas tam nie było.' },
  'creature/gorilla': {
    title: 'Goryl',
    event: 'Goryl w obozie',
    mood: 'Podniósł nas, zastanowił się i odstawił z hukiem.',
  },
  'creature/gremlins': {
    title: 'Gremliny',
    event: 'Gremliny was wytropiły',
    mood: 'Małe, zębate i mają dobrą pamięć do twarzy.',
  },
  'creature/savage': {
    title: 'Dzikus',
    event: 'Nieudane polowanie',
    mood: 'Kłócić się nie chciał, po prostu zabrał nam wszystko, co ostre.',
  },
  'creature/scorpion': { title: 'Skorpion', mood: 'But się najpierw wytrząsa, poucza ktoś, skacząc na jednej nodze.' },
  'creature/snake': { title: 'Wąż', mood: 'Uczciwie ostrzegał, tyle że w obcym języku.' },
  'creature/spiders': { title: 'Pająki', mood: 'Ręka dotyka ściany, a ściana rozłazi się na boki.' },
  'creature/unleashed-beast': {
    title: 'Bestia na wolności',
    mood: 'Jeden ryk i tropiona przez nas zwierzyna jest już za górami.',
  },
}
