// What The 7th Continent is, in Polish.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'The 7th Continent',
  line: 'Zbadajcie nieznany ląd i zdejmijcie klątwę, którą stamtąd przywieźliście.',
  text: 'Byliście tu już, a coś wróciło z wami do domu. Rozpraszajcie mgłę karta po karcie, żyjcie z tego, co daje ląd, i idźcie za wskazówką. Jedna talia jest siłą was wszystkich: każdy krok ją uszczupla, a gdy się skończy, każda karta może być ostatnia.',
  facts: ['1–4 graczy', 'Wszyscy przeciw kontynentowi', 'Wiele godzin: zapis w każdej chwili'],
}
