// The abilities of the characters, and Friday's in Russian.
import type { cards as english } from '../../en/cards/abilities.ts'

export const cards: typeof english = {
  'ability/a-new-idea': {
    title: 'Новая идея',
    text: 'Возьмите из колоды 5 изобретений и выложите одно из них на поле.',
  },
  'ability/craftsmanship': { title: 'Мастерство', text: 'Перебросьте один кубик своего строительства.' },
  'ability/defensive-plan': {
    title: 'План обороны',
    text: 'Повысьте на 1 уровень оружия или, если укрытие построено, уровень частокола.',
  },
  'ability/economical-construction': {
    title: 'Бережливость',
    text: 'Одно из ваших действий требует на 1 дерево меньше.',
  },
  'ability/frenzy': { title: 'Ярость', text: 'В бою во время вашего действия уровень оружия считается на 3 выше.' },
  'ability/grandmas-recipe': {
    title: 'Бабушкин рецепт',
    text: 'Сбросьте ещё и 1 еду и излечите 2 раны у одного персонажа или по 1 ране у двоих.',
  },
  'ability/handyman': {
    title: 'Умелец',
    text: 'В этом раунде нейтральная фишка помогает в одном вашем строительстве.',
  },
  'ability/hooch': {
    title: 'Самогон',
    text: 'В фазе погоды игнорируйте 1 дождевую тучу или считайте 1 снежную тучу дождевой.',
  },
  'ability/lucky': { title: 'Счастливчик', text: 'Перебросьте один кубик своего исследования.' },
  'ability/motivational-speech': { title: 'Вдохновляющая речь', text: 'Моральный дух повышается на 1.' },
  'ability/reconnaissance': {
    title: 'Разведка',
    text: 'Посмотрите 3 верхних участка острова, два замешайте обратно, а третий положите на верх стопки.',
  },
  'ability/scouting': { title: 'Поиски', text: 'Возьмите 2 жетона находок и оставьте один из них.' },
  'ability/scrounger': { title: 'Пройдоха', text: 'Перебросьте один кубик своего сбора ресурсов.' },
  'ability/stone-soup': { title: 'Каша из топора', text: 'Получите 1 еду.' },
  'ability/the-hunt': {
    title: 'Приманка',
    text: 'Положите верхнюю карту колоды зверей на верх колоды охоты, не глядя на неё.',
  },
  'ability/tracking': {
    title: 'Следопыт',
    text: 'Посмотрите верхнюю карту колоды охоты и положите её на верх или под низ колоды.',
  },
  'friday/second-try': { title: 'Вторая попытка', text: 'Перебросьте один кубик действия, которое выполняет Пятница.' },
}
