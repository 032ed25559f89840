// What the worker itself says: why something could not be done.
import type { JournalFault, Refusal } from '@landfall/kernel'
import type { Language } from '@landfall/tabletop'
import type { Refused } from '../table/refused.ts'
import type { InEvery } from '../text/language.ts'

interface Words {
  readonly refusals: { readonly [R in Refusal['refused']]: string }
  readonly journals: { readonly [F in JournalFault]: string }
  readonly gone: string
  readonly elsewhere: string
  readonly notKept: string
}

const words: InEvery<Words> = {
  en: {
    refusals: {
      finished: 'The game is over.',
      staleQuestion: 'That question has been answered already.',
      wrongSeat: 'Somebody else answers this question.',
      unlistedChoice: 'That is not possible now.',
      belowBarrier: 'This cannot be undone: something was revealed, or somebody else has answered since.',
      noSuchPosition: 'There is nothing to go back to.',
    },
    journals: {
      corrupt: 'This file is not a Landfall save, or it is damaged.',
      truncated: 'This save is cut off: its end is missing.',
      edited: 'This save was changed after it was written.',
      diverged: 'This save no longer plays the way it was played.',
      newer: 'This save comes from a newer version of Landfall.',
      unknownGame: 'This save is of a game that is not played here.',
      unknownVersion: 'This save is of an edition of the rules that is no longer played here.',
    },
    gone: 'This game is not in this browser.',
    elsewhere: 'This game is open in another window. Close it there to go on here.',
    notKept: 'The answer could not be saved, so it was not taken. Is there room left on this device?',
  },
  it: {
    refusals: {
      finished: 'La partita è finita.',
      staleQuestion: 'A questa domanda è già stata data una risposta.',
      wrongSeat: 'A questa domanda risponde qualcun altro.',
      unlistedChoice: 'Ora non è possibile.',
      belowBarrier: 'Non si può annullare: è stato rivelato qualcosa, oppure nel frattempo ha risposto qualcun altro.',
      noSuchPosition: 'Non c’è nulla a cui tornare.',
    },
    journals: {
      corrupt: 'Questo file non è un salvataggio di Landfall, oppure è danneggiato.',
      truncated: 'Questo salvataggio è incompleto: manca la fine.',
      edited: 'Questo salvataggio è stato modificato dopo essere stato scritto.',
      diverged: 'Questo salvataggio non si svolge più come è stato giocato.',
      newer: 'Questo salvataggio viene da una versione più recente di Landfall.',
      unknownGame: 'Questo salvataggio è di un gioco che qui non si gioca.',
      unknownVersion: 'Questo salvataggio è di una versione delle regole che qui non si gioca più.',
    },
    gone: 'Questa partita non si trova in questo browser.',
    elsewhere: 'Questa partita è aperta in un’altra finestra. Chiudila lì per continuare qui.',
    notKept: 'Non è stato possibile salvare la risposta, quindi non è valida. C’è ancora spazio sul dispositivo?',
  },
  pl: {
    refusals: {
      finished: 'Gra jest skończona.',
      staleQuestion: 'Na to pytanie padła już odpowiedź.',
      wrongSeat: 'Na to pytanie odpowiada ktoś inny.',
      unlistedChoice: 'Teraz nie jest to możliwe.',
      belowBarrier: 'Tego nie można cofnąć: coś zostało ujawnione albo odpowiedział już ktoś inny.',
      noSuchPosition: 'Nie ma do czego wracać.',
    },
    journals: {
      corrupt: 'Ten plik nie jest zapisem gry Landfall albo jest uszkodzony.',
      truncated: 'Ten zapis jest niepełny: brakuje końca.',
      edited: 'Ten zapis został zmieniony po zapisaniu.',
      diverged: 'Ten zapis nie przebiega już tak, jak był rozgrywany.',
      newer: 'Ten zapis pochodzi z nowszej wersji Landfall.',
      unknownGame: 'To zapis gry, w którą tu się nie gra.',
      unknownVersion: 'To zapis według wersji zasad, w którą tu się już nie gra.',
    },
    gone: 'Tej gry nie ma w tej przeglądarce.',
    elsewhere: 'Ta gra jest otwarta w innym oknie. Zamknij ją tam, żeby grać dalej tutaj.',
    notKept: 'Nie udało się zapisać odpowiedzi, więc nie została przyjęta. Czy na urządzeniu jest jeszcze miejsce?',
  },
  ru: {
    refusals: {
      finished: 'Игра окончена.',
      staleQuestion: 'На этот вопрос уже ответили.',
      wrongSeat: 'На этот вопрос отвечает кто-то другой.',
      unlistedChoice: 'Сейчас это невозможно.',
      belowBarrier: 'Это нельзя отменить: что-то уже открылось или ответил кто-то другой.',
      noSuchPosition: 'Возвращаться некуда.',
    },
    journals: {
      corrupt: 'Этот файл — не сохранение Landfall, или он повреждён.',
      truncated: 'Это сохранение неполное: нет конца.',
      edited: 'Это сохранение изменили после записи.',
      diverged: 'Это сохранение больше не воспроизводится так, как было сыграно.',
      newer: 'Это сохранение сделано в более новой версии Landfall.',
      unknownGame: 'Это сохранение игры, в которую здесь не играют.',
      unknownVersion: 'Это сохранение по версии правил, по которой здесь больше не играют.',
    },
    gone: 'Этой игры нет в этом браузере.',
    elsewhere: 'Эта игра открыта в другом окне. Закройте её там, чтобы продолжить здесь.',
    notKept: 'Ответ не удалось сохранить, поэтому он не принят. Осталось ли место на устройстве?',
  },
}

/** The rule that says so, where there is one. */
export function refusedIn(language: Language, { refused }: Pick<Refusal, 'refused'>): Refused {
  return { why: words[language].refusals[refused], rule: undefined }
}

export function brokenIn(language: Language, fault: JournalFault): Refused {
  return { why: words[language].journals[fault], rule: undefined, unplayable: true }
}

export function cannotIn(language: Language, why: 'gone' | 'elsewhere' | 'notKept'): Refused {
  return { why: words[language][why], rule: undefined }
}
