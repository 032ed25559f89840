// The characters, in Russian.
import type { Translated } from '../../card-words.ts'
import type { characters as english } from '../../en/cards/characters.ts'

export const characters: Translated<typeof english> = {
  'character/tomasa-quill': {
    title: 'Томаса Квилл',
    mood: 'Одиннадцать лет кормила девяносто ртов из одного котла и не потеряла ни ложки.',
    role: 'повариха',
  },
  'character/barnabas-oake': {
    title: 'Барнабас Оук',
    mood: 'Сложён как кабестан и примерно так же разговорчив.',
    role: 'кочегар',
  },
  'character/ines-ferrolle': {
    title: 'Инес Ферролль',
    mood: 'Найдёт север с закрытыми глазами, даже стоя к нему спиной.',
    role: 'штурман',
  },
  'character/jory-pentreath': {
    title: 'Джори Пентрит',
    mood: 'Читает воду, как другие читают письма.',
    role: 'сетевяз',
  },
  'character/maud-castellan': {
    title: 'Мод Кастеллан',
    mood: 'В каждом упавшем стволе видит балку.',
    role: 'плотница',
  },
  'character/lucian-abara': {
    title: 'Люциан Абара',
    mood: 'Инструменты утонули, твёрдая рука осталась.',
    role: 'хирург',
  },
  'character/felicity-marrow': {
    title: 'Фелисити Марроу',
    mood: 'Записывает всё, особенно то, что остальные хотели бы забыть.',
    role: 'летописица',
  },
  'character/ansel-drummond': {
    title: 'Ансел Драммонд',
    mood: 'Умеет замереть так, что птицы возвращаются на ветку.',
    role: 'птицелов',
  },
}
