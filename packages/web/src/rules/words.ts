// The words of the rules reader. The rules themselves are in English.
import { counted } from '../parts/plural.ts'
import type { InEvery } from '../text/language.ts'

interface RulesWords {
  readonly title: string
  lead(game: string): string
  readonly whichGame: string
  /** Only where the page is not in English itself. */
  readonly inEnglish: string | undefined
  readonly search: string
  searchHint(words: string, id: string): string
  readonly clear: string
  found(count: number): string
  readonly nothing: string
  readonly nothingHint: string
  readonly all: string
  readonly sections: string
  rules(count: number): string
  readonly loading: string
  readonly failed: string
  readonly tryAgain: string
  unknown(id: string): string
  readonly why: string
  readonly nearby: string
  readonly open: string
}

export const WORDS: InEvery<RulesWords> = {
  en: {
    title: 'Rules',
    lead: (game) => `Every rule of ${game}, numbered. The table names these numbers whenever you ask why.`,
    whichGame: 'Rules of which game?',
    inEnglish: undefined,
    search: 'Search the rules',
    searchHint: (words, id) => `Words or a number, for example “${words}” or ${id}`,
    clear: 'Clear the search',
    found: (count) => `${counted('en', count, { one: 'rule', other: 'rules' })} found`,
    nothing: 'No rule says this.',
    nothingHint: 'Try fewer or shorter words.',
    all: 'Show all',
    sections: 'Sections',
    rules: (count) => counted('en', count, { one: 'rule', other: 'rules' }),
    loading: 'Opening the rulebook…',
    failed: 'The rules could not be loaded.',
    tryAgain: 'Try again',
    unknown: (id) => `There is no rule ${id}.`,
    why: 'Why?',
    nearby: 'Rules beside it',
    open: 'Open in the rules',
  },
  it: {
    title: 'Regole',
    lead: (game) => `Tutte le regole di ${game}, numerate. Il tavolo cita questi numeri ogni volta che chiedi perché.`,
    whichGame: 'Le regole di quale gioco?',
    inEnglish: 'Il testo delle regole è in inglese.',
    search: 'Cerca nelle regole',
    searchHint: (words, id) => `Parole inglesi o un numero, per esempio “${words}” o ${id}`,
    clear: 'Cancella la ricerca',
    found: (count) => counted('it', count, { one: 'regola trovata', other: 'regole trovate' }),
    nothing: 'Nessuna regola ne parla.',
    nothingHint: 'Prova con meno parole o più corte, in inglese.',
    all: 'Mostra tutte',
    sections: 'Sezioni',
    rules: (count) => counted('it', count, { one: 'regola', other: 'regole' }),
    loading: 'Apriamo il regolamento…',
    failed: 'Non è stato possibile caricare le regole.',
    tryAgain: 'Riprova',
    unknown: (id) => `La regola ${id} non esiste.`,
    why: 'Perché?',
    nearby: 'Regole vicine',
    open: 'Apri nelle regole',
  },
  pl: {
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
  },
  ru: {
    title: 'Правила',
    lead: (game) => `Все правила игры «${game}» с номерами. Эти номера называет стол, когда вы спрашиваете почему.`,
    whichGame: 'Правила какой игры?',
    inEnglish: 'Текст правил — на английском языке.',
    search: 'Поиск по правилам',
    searchHint: (words, id) => `Английские слова или номер, например “${words}” или ${id}`,
    clear: 'Очистить поиск',
    found: (count) => counted('ru', count, { one: 'правило найдено', few: 'правила найдено', other: 'правил найдено' }),
    nothing: 'Об этом не говорит ни одно правило.',
    nothingHint: 'Попробуйте меньше слов или слова покороче, по-английски.',
    all: 'Показать все',
    sections: 'Разделы',
    rules: (count) => counted('ru', count, { one: 'правило', few: 'правила', other: 'правил' }),
    loading: 'Открываем книгу правил…',
    failed: 'Не удалось загрузить правила.',
    tryAgain: 'Попробовать ещё раз',
    unknown: (id) => `Правила ${id} нет.`,
    why: 'Почему?',
    nearby: 'Соседние правила',
    open: 'Открыть в правилах',
  },
}
