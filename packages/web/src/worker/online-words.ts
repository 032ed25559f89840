// Why something could not be done at a table online, in words.
import type { Refusal } from '@landfall/kernel'
import type { RefusalCode } from '@landfall/protocol'
import type { Language } from '@landfall/tabletop'
import type { Ended } from '../table/company.ts'
import type { Refused } from '../table/refused.ts'
import type { InEvery } from '../text/language.ts'
import { refusedIn } from './words.ts'

interface Words {
  /** Those of the kernel are said as at any table. */
  readonly refusals: { readonly [C in Exclude<RefusalCode, Refusal['refused']>]: string }
  readonly lost: string
}

const words: InEvery<Words> = {
  en: {
    refusals: {
      noSuchTable: 'There is no table at this link. Perhaps a part of the link is missing.',
      wrongSecret: 'This link no longer opens a seat at this table.',
      watching: 'You are only watching. Take a seat to join in.',
      notMember: 'You have not joined this table yet.',
      notOwner: 'Only the owner of the table can do that.',
      noSuchSeat: 'There is no such seat at this table.',
      seatTaken: 'Somebody else has just taken this seat.',
      noSuchMember: 'This person is not at the table.',
      noSuchProposal: 'That proposal is settled already.',
      notAsked: 'Nobody asks you to agree to this.',
      full: 'This table is full.',
      malformed: 'The server did not understand this page. Reload it and try again.',
      tooLarge: 'That is too long.',
      tooFast: 'That was too much at once. Wait a moment and try again.',
      crossSite: 'The server only talks to pages of its own.',
      protocol: 'This page is older or newer than the server. Reload it to go on.',
      setup: 'A game cannot be set up like this.',
      unknownGame: 'This server does not know this game.',
      oldRules: 'This table was begun with older rules, which this server no longer uses.',
      newerRules: 'This table is played with newer rules, which this server does not have yet.',
      rulesChanged: 'The rules have changed. All who are seated must first agree to go on.',
      unavailable: 'The server cannot do that right now. Try again in a moment.',
    },
    lost: 'There is no connection at the moment, so nothing was done.',
  },
  it: {
    refusals: {
      noSuchTable: 'A questo link non c’è nessun tavolo. Forse ne manca un pezzo.',
      wrongSecret: 'Questo link non apre più un posto a questo tavolo.',
      watching: 'Stai solo guardando. Prendi un posto per giocare.',
      notMember: 'Non ti sei ancora unito a questo tavolo.',
      notOwner: 'Può farlo solo chi ha creato il tavolo.',
      noSuchSeat: 'A questo tavolo non c’è un posto simile.',
      seatTaken: 'Qualcun altro ha appena preso questo posto.',
      noSuchMember: 'Questa persona non è al tavolo.',
      noSuchProposal: 'Quella proposta è già stata decisa.',
      notAsked: 'Nessuno ti chiede di dare il tuo accordo.',
      full: 'Questo tavolo è al completo.',
      malformed: 'Il server non ha capito questa pagina. Ricaricala e riprova.',
      tooLarge: 'È troppo lungo.',
      tooFast: 'Troppe cose tutte insieme. Aspetta un attimo e riprova.',
      crossSite: 'Il server parla solo con le proprie pagine.',
      protocol: 'Questa pagina è più vecchia o più nuova del server. Ricaricala per continuare.',
      setup: 'Non si può preparare una partita così.',
      unknownGame: 'Questo server non conosce questo gioco.',
      oldRules: 'La partita a questo tavolo è cominciata con regole più vecchie, che questo server non usa più.',
      newerRules: 'A questo tavolo si gioca con regole più recenti, che questo server non ha ancora.',
      rulesChanged:
        'Le regole sono cambiate. Per continuare serve prima l’accordo di tutte le persone sedute al tavolo.',
      unavailable: 'In questo momento il server non può farlo. Riprova tra poco.',
    },
    lost: 'Al momento non c’è connessione, quindi non è cambiato nulla.',
  },
  pl: {
    refusals: {
      noSuchTable: 'Pod tym linkiem nie ma stołu. Może brakuje jego części.',
      wrongSecret: 'Ten link nie daje już miejsca przy tym stole.',
      watching: 'Tylko się przyglądasz. Zajmij miejsce, żeby grać.',
      notMember: 'Nie ma cię jeszcze przy tym stole.',
      notOwner: 'Może to zrobić tylko właściciel stołu.',
      noSuchSeat: 'Przy tym stole nie ma takiego miejsca.',
      seatTaken: 'Ktoś inny właśnie zajął to miejsce.',
      noSuchMember: 'Tej osoby nie ma przy stole.',
      noSuchProposal: 'Ta propozycja jest już rozstrzygnięta.',
      notAsked: 'Nikt nie prosi cię o zgodę.',
      full: 'Przy tym stole nie ma już miejsc.',
      malformed: 'Serwer nie zrozumiał tej strony. Odśwież ją i spróbuj ponownie.',
      tooLarge: 'To jest za długie.',
      tooFast: 'Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.',
      crossSite: 'Serwer rozmawia tylko z własnymi stronami.',
      protocol: 'Ta strona jest starsza albo nowsza niż serwer. Odśwież ją, żeby grać dalej.',
      setup: 'Tak nie można przygotować gry.',
      unknownGame: 'Ten serwer nie zna tej gry.',
      oldRules: 'Grę przy tym stole rozpoczęto według starszych zasad, których ten serwer już nie obsługuje.',
      newerRules: 'Przy tym stole gra się według nowszych zasad, których ten serwer jeszcze nie zna.',
      rulesChanged: 'Zasady się zmieniły. Najpierw wszyscy siedzący przy stole muszą się zgodzić na dalszą grę.',
      unavailable: 'Serwer nie może tego teraz zrobić. Spróbuj za chwilę.',
    },
    lost: 'W tej chwili nie ma połączenia, więc nic się nie zmieniło.',
  },
  ru: {
    refusals: {
      noSuchTable: 'По этой ссылке стола нет. Возможно, она скопирована не целиком.',
      wrongSecret: 'Эта ссылка больше не открывает место за этим столом.',
      watching: 'Вы только наблюдаете. Займите место, чтобы играть.',
      notMember: 'Вы ещё не за этим столом.',
      notOwner: 'Это может сделать только хозяин стола.',
      noSuchSeat: 'За этим столом нет такого места.',
      seatTaken: 'Это место только что заняли.',
      noSuchMember: 'Этого человека нет за столом.',
      noSuchProposal: 'Это предложение уже решено.',
      notAsked: 'Ваше согласие здесь не требуется.',
      full: 'За этим столом больше нет мест.',
      malformed: 'Сервер не понял эту страницу. Перезагрузите её и попробуйте ещё раз.',
      tooLarge: 'Это слишком длинно.',
      tooFast: 'Слишком много сразу. Подождите немного и попробуйте ещё раз.',
      crossSite: 'Сервер отвечает только собственным страницам.',
      protocol: 'Эта страница старее или новее сервера. Перезагрузите её, чтобы продолжить.',
      setup: 'Так игру приготовить нельзя.',
      unknownGame: 'Этот сервер не знает такой игры.',
      oldRules: 'Игра за этим столом начата по старым правилам, по которым на этом сервере больше не играют.',
      newerRules: 'За этим столом играют по новым правилам, которых на этом сервере ещё нет.',
      rulesChanged: 'Правила изменились. Сначала все, кто сидит за столом, должны согласиться играть дальше.',
      unavailable: 'Сервер сейчас не может этого сделать. Попробуйте чуть позже.',
    },
    lost: 'Сейчас нет связи, поэтому ничего не изменилось.',
  },
}

export function refusedOnlineIn(language: Language, code: RefusalCode): Refused {
  const { refusals } = words[language]
  return isOnline(code, refusals) ? { why: refusals[code], rule: undefined } : refusedIn(language, { refused: code })
}

function isOnline(code: RefusalCode, refusals: Words['refusals']): code is keyof Words['refusals'] {
  return Object.hasOwn(refusals, code)
}

export function lostIn(language: Language): Refused {
  return { why: words[language].lost, rule: undefined }
}

/** Why a table cannot be shown any more, and what would help. */
export function endedIn(language: Language, code: RefusalCode): Ended {
  return {
    why: refusedOnlineIn(language, code).why,
    reload: code === 'protocol' || code === 'malformed',
    original: code === 'oldRules' || code === 'newerRules',
  }
}
