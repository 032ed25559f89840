// The home page, the frame around it, and the replay bar, in Polish.
import type { HomeWords } from '../../home/words.ts'

export const home: HomeWords = {
  toHome: 'Landfall: strona główna',
  pages: 'Strony',
  rules: 'Zasady',
  language: 'Język',
  theme: 'Motyw',
  themes: { light: 'Jasny', dark: 'Ciemny', system: 'Jak w systemie' },

  whatItIs:
    'Gry planszowe o rozbitkach na wieczór przy jednym ekranie: zbudujcie schronienie, patrzcie w niebo, podzielcie się ostatnim sucharem i wytrwajcie razem, aż na horyzoncie pojawi się żagiel.',
  savedGames: 'Zapisane gry',
  keptHere: 'Zapisywane w tej przeglądarce po każdym ruchu. Wyeksportuj grę, żeby zabrać ją gdzie indziej.',
  won: 'Wygrana',
  lost: 'Przegrana',
  scored: 'Zakończona',
  goOn: 'Kontynuuj',
  watch: 'Obejrzyj powtórkę',
  goOnFrom: 'Graj od tego miejsca',
  keptAs: 'Zapis pozostaje bez zmian; to, co zagrasz od tego miejsca, będzie osobną grą.',
  rename: 'Zmień nazwę',
  renameTitle: 'Nowa nazwa',
  renameLabel: 'Nazwa',
  renameDone: 'Gotowe',
  renameNot: 'Anuluj',
  exportIt: 'Eksportuj',
  exportOriginal: 'Eksportuj oryginał',
  remove: 'Usuń',
  menuOf: (title) => `${title}: więcej czynności`,
  removeTitle: 'Usunąć tę grę?',
  removeText: (title) =>
    `Gra „${title}” przepadnie na zawsze. Jeśli może się jeszcze przydać, najpierw ją wyeksportuj.`,
  keepIt: 'Zachowaj',
  notDone: 'Coś poszło nie tak.',

  loading: 'Zaglądamy na półkę…',
  failedTitle: 'Nie można odczytać zapisanych gier',
  failedText: 'Przyczyną może być okno prywatne albo brak miejsca na dysku. Nic nie zostało zmienione.',
  tryAgain: 'Spróbuj ponownie',
  emptyTitle: 'Na tej plaży nie ma jeszcze śladów stóp',
  emptyText: 'Rozpocznij grę, a będzie tu czekać, zapisana po każdym ruchu.',

  games: 'Gry',
  newGame: 'Nowa gra',

  bringTitle: 'Wczytaj zapis gry',
  bringText: 'Wybierz plik wyeksportowany z Landfall albo upuść go w dowolnym miejscu tej strony.',
  chooseFile: 'Wybierz plik',
  letGo: 'Upuść plik tutaj',
  brought: 'Gra jest już na półce.',
  notBrought: 'Plik nie został wczytany.',
  unreadable: 'Nie da się go odczytać.',

  about: 'Landfall to niezależny projekt fanowski. Nie jest związany z wydawcami tych gier ani przez nich wspierany.',
  credits: 'Podziękowania',
  icons: 'Ikony: game-icons.net, autorzy: Lorc, Delapouite i inni, CC BY 3.0',
  letters: 'Kroje pisma: Alegreya i Alegreya Sans, autor: Juan Pablo del Peral, SIL Open Font License',

  replay: 'Powtórka',
  step: (answers, last) => `Ruch ${answers} z ${last}`,
  back: 'Ruch wstecz',
  forward: 'Ruch naprzód',
  play: 'Odtwarzaj',
  pause: 'Wstrzymaj',
  speed: 'Szybkość',
  leave: 'Zakończ powtórkę',
}
