// The Creature cards.
import type { Titles } from './titles.ts'

export const creatureTitles = {
  'creature/a-shiny-jewel': {
    title: ['A Shiny Jewel', 'Un Gioiello Luccicante', 'Wielki klejnot', 'Блестящий камень'],
  },
  'creature/bats': { title: ['Bats', 'Pipistrelli', 'Nietoperze', 'Летучие мыши'] },
  'creature/big-ape': {
    title: ['Big Ape', 'Grande Scimmia', 'Wielka małpa', 'Огромная обезьяна'],
    event: ['Night Demon', 'Demone Notturno', 'Nocny demon', 'Ночной демон'],
  },
  'creature/bite': { title: ['Bite', 'Morso', 'Ugryzienie', 'Укус'] },
  'creature/furious-tiger': { title: ['Furious Tiger', 'Tigre Infuriata', 'Rozszalały tygrys', 'Разъярённый тигр'] },
  'creature/giant-snake': { title: ['Giant Snake', 'Serpente Gigante', 'Ogromny wąż', 'Гигантская змея'] },
  'creature/gorilla': {
    title: ['Gorilla', 'Gorilla', 'Goryl', 'Горилла'],
    event: ['Gorilla in the Camp', "Gorilla nell'Accampamento", 'Goryl w obozie', 'Горилла в лагере'],
  },
  'creature/gremlins': {
    title: ['Gremlins', 'Gremlin', 'Gremliny', 'Гремлины'],
    event: [
      'The Gremlins Hunted You Down',
      'I Gremlin vi Hanno Scovati',
      'Gremliny was wytropiły',
      'Гремлины выследили вас',
    ],
  },
  'creature/savage': {
    title: ['Savage', 'Selvaggio', 'Dzikus', 'Дикарь'],
    event: ['Unsuccessful Hunting', 'Caccia Fallita', 'Nieudane polowanie', 'Неудачная охота'],
  },
  'creature/scorpion': { title: ['Scorpion', 'Scorpione', 'Skorpion', 'Скорпион'] },
  'creature/snake': { title: ['Snake', 'Serpente', 'Wąż', 'Змея'] },
  'creature/spiders': { title: ['Spiders', 'Ragni', 'Pająki', 'Пауки'] },
  'creature/unleashed-beast': {
    title: ['Unleashed Beast', 'Belva in Libertà', 'Bestia na wolności', 'Зверь на свободе'],
  },
} as const satisfies { readonly [card: string]: Titles }
