// The abilities of the characters, and Friday's in Polish.
import type { cards as english } from '../../en/cards/abilities.ts'

export const cards: typeof english = {
  'ability/a-new-idea': { title: 'Nowy pomysł', text: 'Dobierz z talii 5 Pomysłów i wyłóż jeden z nich na planszę.' },
  'ability/craftsmanship': { title: 'Rzemiosło', text: 'Przerzuć jedną kość w swojej Akcji Budowy.' },
  'ability/defensive-plan': {
    title: 'Plan zapasowy',
    text: 'Podnieś o 1 poziom Broni albo, jeśli Schronienie jest wybudowane, poziom Palisady.',
  },
  'ability/economical-construction': {
    title: 'Oszczędna konstrukcja',
    text: 'Jedna z twoich Akcji wymaga o 1 drewno mniej.',
  },
  'ability/frenzy': { title: 'Furia', text: 'W walce podczas twojej Akcji poziom Broni liczy się jako o 3 wyższy.' },
  'ability/grandmas-recipe': {
    title: 'Babcina receptura',
    text: 'Odrzuć też 1 pożywienie i wylecz 2 rany jednej postaci albo po 1 ranie dwóm postaciom.',
  },
  'ability/handyman': {
    title: 'Złota rączka',
    text: 'W tej rundzie dodatkowy pionek wspiera jedną z twoich Akcji Budowy.',
  },
  'ability/hooch': {
    title: 'Samogon',
    text: 'W fazie Pogody zignoruj 1 Chmurę Deszczową albo potraktuj 1 Chmurę Zimową jak Deszczową.',
  },
  'ability/lucky': { title: 'Dziecko szczęścia', text: 'Przerzuć jedną kość w swojej Akcji Eksploracji.' },
  'ability/motivational-speech': { title: 'Mowa ku pokrzepieniu serc', text: 'Morale rośnie o 1.' },
  'ability/reconnaissance': {
    title: 'Rekonesans',
    text: 'Obejrzyj 3 wierzchnie kafelki Wyspy, dwa wtasuj z powrotem, a trzeci połóż na wierzchu stosu.',
  },
  'ability/scouting': { title: 'Zwiad', text: 'Dobierz 2 żetony Odkryć i zatrzymaj jeden z nich.' },
  'ability/scrounger': { title: 'Bystre oko', text: 'Przerzuć jedną kość w swojej Akcji Zbierania Surowców.' },
  'ability/stone-soup': { title: 'Zupa z gwoździa', text: 'Zyskaj 1 pożywienie.' },
  'ability/the-hunt': {
    title: 'Polowanie',
    text: 'Połóż wierzchnią kartę talii Bestii na wierzchu talii Polowania, nie oglądając jej.',
  },
  'ability/tracking': {
    title: 'Tropienie',
    text: 'Obejrzyj wierzchnią kartę talii Polowania i odłóż ją na wierzch albo na spód.',
  },
  'friday/second-try': { title: 'Druga próba', text: 'Przerzuć jedną kość w Akcji wykonywanej przez Piętaszka.' },
}
