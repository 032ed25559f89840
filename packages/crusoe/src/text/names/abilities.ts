// The abilities of the four characters.
import type { Titles } from './titles.ts'

export const abilityTitles = {
  'ability/a-new-idea': { title: ['A New Idea', 'Una Nuova Idea', 'Nowy pomysł', 'Новая идея'] },
  'ability/craftsmanship': { title: ['Craftsmanship', 'Maestria', 'Rzemiosło', 'Мастерство'] },
  'ability/defensive-plan': { title: ['Defensive Plan', 'Piano di difesa', 'Plan zapasowy', 'План обороны'] },
  'ability/economical-construction': {
    title: ['Economical Construction', 'Costruzione Economica', 'Oszczędna konstrukcja', 'Бережливость'],
  },
  'ability/frenzy': { title: ['Frenzy', 'Frenesia', 'Furia', 'Ярость'] },
  'ability/grandmas-recipe': {
    title: ["Grandma's Recipe", 'Ricetta della nonna', 'Babcina receptura', 'Бабушкин рецепт'],
  },
  'ability/handyman': { title: ['Handyman', 'Tuttofare', 'Złota rączka', 'Умелец'] },
  'ability/hooch': { title: ['Hooch', 'Sciacquabudella', 'Samogon', 'Самогон'] },
  'ability/lucky': { title: ['Lucky', 'Fortunato', 'Dziecko szczęścia', 'Счастливчик'] },
  'ability/motivational-speech': {
    title: ['Motivational Speech', 'Discorso Motivazionale', 'Mowa ku pokrzepieniu serc', 'Вдохновляющая речь'],
  },
  'ability/reconnaissance': { title: ['Reconnaissance', 'Ricognizione', 'Rekonesans', 'Разведка'] },
  'ability/scouting': { title: ['Scouting', 'Ricerca', 'Zwiad', 'Поиски'] },
  'ability/scrounger': { title: ['Scrounger', 'Scroccone', 'Bystre oko', 'Пройдоха'] },
  'ability/stone-soup': { title: ['Stone Soup', 'Zuppa di sassi', 'Zupa z gwoździa', 'Каша из топора'] },
  'ability/the-hunt': { title: ['The Hunt', 'La Caccia', 'Polowanie', 'Приманка'] },
  'ability/tracking': { title: ['Tracking', 'Pattuglia', 'Tropienie', 'Следопыт'] },
} as const satisfies { readonly [card: string]: Titles }
