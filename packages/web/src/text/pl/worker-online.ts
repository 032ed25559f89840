// Why something was not done at a table online, in Polish.
import type { WorkerOnlineWords } from '../../worker/online-words.ts'

export const workerOnline: WorkerOnlineWords = {
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
    chatFull: 'Przy tym stole nie można już pisać wiadomości. Gra toczy się dalej.',
    tableFull: 'Ten stół osiągnął swój limit i nie przyjmie już nic takiego.',
    notAway: 'Tej osoby nie ma jeszcze wystarczająco długo.',
    removed: 'Właściciel usunął cię z tego stołu.',
    elsewhere: 'Masz ten stół otwarty w zbyt wielu innych miejscach. Odśwież stronę, żeby grać tutaj.',
    malformed: 'Serwer nie zrozumiał tej strony. Odśwież ją i spróbuj ponownie.',
    tooLarge: 'To jest za długie.',
    tooFast: 'Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.',
    tooMany: 'Z twojej sieci otwarto zbyt wiele połączeń. Zamknij kilka kart, a gra ruszy dalej sama.',
    crossSite: 'Serwer rozmawia tylko z własnymi stronami.',
    wrongHost: 'Serwer nie działa pod tą nazwą.',
    protocol: 'Ta strona jest starsza albo nowsza niż serwer. Odśwież ją, żeby grać dalej.',
    setup: 'Tak nie można przygotować gry.',
    unknownGame: 'Ten serwer nie zna tej gry.',
    oldRules: 'Grę przy tym stole rozpoczęto według starszych zasad, których ten serwer już nie obsługuje.',
    newerRules: 'Przy tym stole gra się według nowszych zasad, których ten serwer jeszcze nie zna.',
    damaged:
      'Zapis tego stołu na serwerze jest uszkodzony, więc nie da się tu grać dalej. Administrator serwera może go odtworzyć z kopii zapasowej.',
    rulesChanged: 'Zasady się zmieniły. Najpierw wszyscy siedzący przy stole muszą się zgodzić na dalszą grę.',
    expired:
      'Przy tym stole tak długo nic się nie działo, że serwer go odłożył. Gra nie przepadła: gracze mogą zapisać ją do pliku i grać dalej u siebie.',
    diskFull:
      'Na serwerze nie ma już miejsca na nic nowego. Nic nie przepadło, ale administrator musi najpierw zwolnić miejsce.',
    unavailable: 'Serwer nie może tego teraz zrobić. Spróbuj za chwilę.',
  },
  lost: 'W tej chwili nie ma połączenia, więc nic się nie zmieniło.',
}
