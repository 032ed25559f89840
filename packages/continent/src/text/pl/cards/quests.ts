// The quest items, in Polish.
import type { Translated } from '../../card-words.ts'
import type { quests as english } from '../../en/cards/quests.ts'

export const quests: Translated<typeof english> = {
  'quest/perpetuas-log': {
    title: 'Dziennik „Perpetui”',
    story:
      'Sondowania, racje, pogoda i jedna strona zostawiona czysta. Ostatni wpis nosi jutrzejszą datę: „Bito w dzwony, drugi, trzeci, pierwszy, i woda stanęła”.',
  },
  'quest/bell-clapper': {
    title: 'Serce dzwonu',
    story:
      'Brązowe i przygryzione jak język. Przewieszone przez ramię waha się co trzeci krok i bardzo starannie w nic nie uderza.',
  },
  'quest/keepers-answer': {
    title: 'Odpowiedź latarnika',
    story:
      'Trzy krótkie, jeden długi, a potem twoje inicjały. Resztę nadano powoli, jak dla początkujących: utopione drzwi leżą na wschód od wszystkiego.',
  },
  'quest/cracked-sextant': {
    title: 'Pęknięty sekstant',
    story:
      'Mierzy wysokość słońca nad miejscem, gdzie słońce było. Tablice pod pokrywką poprawiono, żeby się zgadzały.',
  },
  'quest/harbour-key': {
    title: 'Klucz portowy',
    story:
      'Żelazny, z rzecznym zielskiem zaschniętym w zębach. Na zawieszce, ręką kapitana portu: „nie do portu”, podkreślone dla kogoś, kto próbował dalej.',
  },
  'quest/tide-tally': {
    title: 'Rachunek pływów',
    story: 'Kreda na łupku, pływ pod pływem, z grobu przykrytego płytą. Kreda jest mokra.',
  },
  'quest/tide-table': {
    title: 'Tablica pływów',
    story:
      'Rok morza, rozliniowany ręcznie. Pustelnik podkreślił jedną godzinę, potem papier, a potem stół pod papierem.',
  },
  'quest/glass-mould': {
    title: 'Forma szklarska',
    story:
      'Dwie połówki z wypalonej gliny, omiecione i związane. Pustka między nimi ma wielkość oka, dla kogoś wzrostu wieży.',
  },
  'quest/the-black-lens': {
    title: 'Czarna soczewka',
    story:
      'Kto przez nią spojrzy, widzi wyraźnie każdy kamień aż po horyzont. Chwilę później z drugiego końca coś wypatruje ciebie.',
  },
  'quest/keepers-bearing': {
    title: 'Namiar latarników',
    story:
      'Kreska stąd do miejsca, w którym powinni byli przystanąć. Wzdłuż niej, trzema różnymi pismami: uderz w drugi dzwon, w trzeci, w pierwszy.',
  },
  'quest/raw-black-glass': {
    title: 'Surowe czarne szkło',
    story: 'Zimne na brzegach, przytomne w środku. Owinięte w koszulę znajduje dziurkę od guzika.',
  },
  'quest/bunk-verse': {
    title: 'Wiersz znad koi',
    story:
      '„Boje na brzegu raz jeszcze przelicz, a potem idź po dnie morza”. Wydrapał to ktoś przez sen, a poprawił ktoś inny, lepszym nożem.',
  },
  'quest/the-turning-tide': {
    title: 'Odwracający się pływ',
    story: 'Morze położyło zegarek na stole. W koleinach drogi kałuże zaczynają się schodzić.',
  },
  'quest/the-right-peal': {
    title: 'Właściwe bicie',
    story: 'Drugi, trzeci, pierwszy. Woda zastyga, żeby słuchać, a razem z nią wszystko, co niosła.',
  },
}
