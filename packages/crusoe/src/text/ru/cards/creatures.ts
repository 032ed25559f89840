// The Creature cards in Russian.
import type { cards as english } from '../../en/cards/creatures.ts'

export const cards: typeof english = {
  'creature/a-shiny-jewel': { title: 'Блестящий камень', mood: 'Светится в темноте, и кто-то там хочет его вернуть.' },
  'creature/bats': { title: 'Летучие мыши', mood: 'Весь свод разом сорвался и запутался у нас в волосах.' },
  'creature/big-ape': {
    title: 'Огромная обезьяна',
    event: 'Ночной демон',
    mood: 'Фигура на гребне, во весь рост и слишком уж терпеливая.',
  },
  'creature/bite': { title: 'Укус', mood: 'Кто бы ни жил в этой норе, пальцы он любит.' },
  'creature/furious-tiger': { title: 'Разъярённый тигр', mood: 'Мы извинились и попятились, но извинений не приняли.' },
  'creature/giant-snake': { title: 'Гигантская змея', mood: 'Поваленное дерево вздохнуло, и нас там больше не было.' },
  'creature/gorilla': {
    title: 'Горилла',
    event: 'Горилла в лагере',
    mood: 'Подняла, подумала и поставила на место, без всякой нежности.',
  },
  'creature/gremlins': {
    title: 'Гремлины',
    event: 'Гремлины выследили вас',
    mood: 'Мелкие, зубастые и с хорошей памятью на лица.',
  },
  'creature/savage': {
    title: 'Дикарь',
    event: 'Неудачная охота',
    mood: 'Ссориться не стал, просто забрал у нас всё острое.',
  },
  'creature/scorpion': { title: 'Скорпион', mood: 'Сапог сперва вытряхивают, учит тот, кто скачет на одной ноге.' },
  'creature/snake': { title: 'Змея', mood: 'Честно предупредила, но на незнакомом нам языке.' },
  'creature/spiders': { title: 'Пауки', mood: 'Положили руку на стену, а стена разбежалась.' },
  'creature/unleashed-beast': {
    title: 'Зверь на свободе',
    mood: 'Один рык, и дичь, которую мы выслеживали, уже за горами.',
  },
}
