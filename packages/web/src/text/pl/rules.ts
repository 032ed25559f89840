// The rules, and why something is so, in Polish.
import type { RulesWords } from '../../rules/words.ts'
import { counted } from '../plural.ts'

export const rules: RulesWords = {
  title: 'Zasady',
  lead: (game) => `Wszystkie zasady gry ${game}, ponumerowane. Te numery podaje stół, gdy pytasz dlaczego.`,
  whichGame: 'Zasady której gry?',
  inEnglish: 'Treść zasad jest po angielsku.',
  search: 'Szukaj w zasadach',
  searchHint: (words, id) => `Angielskie słowa albo numer, na przykład „${words}” lub ${id}`,
  clear: 'Wyczyść wyszukiwanie',
  found: (count) => `Znaleziono ${counted('pl', count, { one: 'zasadę', few: 'zasady', other: 'zasad' })}`,
  nothing: 'Żadna zasada o tym nie mówi.',
  nothingHint: 'Spróbuj mniej słów lub krótszych, po angielsku.',
  all: 'Pokaż wszystkie',
  sections: 'Rozdziały',
  rules: (count) => counted('pl', count, { one: 'zasada', few: 'zasady', other: 'zasad' }),
  loading: 'Otwieramy instrukcję…',
  failed: 'Nie udało się wczytać zasad.',
  tryAgain: 'Spróbuj ponownie',
  unknown: (id) => `Nie ma zasady ${id}.`,
  why: 'Dlaczego?',
  nearby: 'Sąsiednie zasady',
  open: 'Otwórz w zasadach',
}
