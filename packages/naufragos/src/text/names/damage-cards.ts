// The damage cards.
import type { CardWords } from './card-words.ts'

export const damageCardsNames = {
  '030': {
    title: ['Fined by the neighbours', 'Multati dai vicini', 'Grzywna od sąsiadów', 'Штраф от соседей'],
    line: [
      'You broke a rule you had not been told.',
      'Avete infranto una regola che nessuno vi aveva detto.',
      'Złamano zasadę, o której nikt wam nie powiedział.',
      'Вы нарушили правило, о котором вам не сказали.',
    ],
  },
  '053': {
    title: ['Fever in the camp', "Febbre nell'accampamento", 'Gorączka w obozie', 'Лихорадка в лагере'],
    line: [
      'Shivering at noon, singing at midnight.',
      'Brividi a mezzogiorno, canti a mezzanotte.',
      'Dreszcze w południe, śpiewy o północy.',
      'В полдень озноб, в полночь песни.',
    ],
  },
  '064': {
    title: ['Ash on the roof', 'Cenere sul tetto', 'Popiół na dachu', 'Пепел на крыше'],
    line: [
      'Grey sleep, grey bread, grey dreams.',
      'Sonno grigio, pane grigio, sogni grigi.',
      'Szare spanie, szary chleb, szare sny.',
      'Серые постели, серый хлеб, серые сны.',
    ],
  },
  '081': {
    title: ['Stolen tools', 'Attrezzi rubati', 'Skradzione narzędzia', 'Украденные инструменты'],
    line: [
      'The adze, the auger and the good knife.',
      "L'accetta, il succhiello e il coltello buono.",
      'Cieślica, świder i ten dobry nóż.',
      'Тесло, бурав и хороший нож.',
    ],
  },
  '097': {
    title: ['Leaking roof', 'Tetto che perde', 'Dziurawy dach', 'Протекающая крыша'],
    line: [
      'Drip, shift, drip, shift.',
      "Plic, un po' più in là, plic, un po' più in là.",
      'Kap. Kawałek w bok. Kap. Kawałek w bok.',
      'Кап, подвинься, кап, подвинься.',
    ],
  },
  '098': {
    title: ['Spoiled stores', 'Provviste guaste', 'Zepsute zapasy', 'Порченые припасы'],
    line: [
      'Fur on everything.',
      'La muffa ha messo il pelo a tutto.',
      'Wszystko obrosło futerkiem.',
      'Всё обросло мехом.',
    ],
  },
  '099': {
    title: ['Fouled spring', 'Sorgente ammorbata', 'Skażone źródło', 'Отравленный родник'],
    line: [
      'Somebody must dig it out by hand.',
      'A qualcuno toccherà ripulirla a mano.',
      'Ktoś musi je odkopać gołymi rękami.',
      'Кому-то придётся расчищать его руками.',
    ],
  },
  '100': {
    title: ['Broken tools', 'Attrezzi rotti', 'Połamane narzędzia', 'Сломанные инструменты'],
    line: [
      'Blunt, split, bent, and one of them missing.',
      'Spuntati, spaccati, storti, e uno manca.',
      'Tępe, pęknięte, wygięte, a jednego brak.',
      'Тупые, треснувшие, гнутые, и одного не хватает.',
    ],
  },
  '101': {
    title: ['Bad blood', 'Cattivo sangue', 'Zła krew', 'Раздор'],
    line: [
      'People are marking their cups.',
      'Ognuno ormai segna la propria tazza.',
      'Każdy podpisuje swój kubek.',
      'Каждый пометил свою кружку.',
    ],
  },
} as const satisfies { readonly [id: string]: CardWords }
