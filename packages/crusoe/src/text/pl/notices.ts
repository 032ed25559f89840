// What a screen says of facts that lie nowhere on the table, in Polish.
import { either, type NoticeWords } from '../notices.ts'

/** In the genitive. */
const ACTIONS = { hunt: 'Polowania', build: 'Budowy', gather: 'Zbierania Surowców', explore: 'Eksploracji' } as const

export const notices: NoticeWords = {
  arrangeBlocked: 'Następna Akcja Porządkowania Obozu tylko usunie znacznik.',
  woodTokenBack: 'W tej rundzie następna udana Budowa z użyciem drewna pochłonie o 1 drewno więcej.',
  shelterNew: 'Schronienie dopiero powstało: Dach i Palisadę można budować od następnej rundy.',
  surcharge: {
    shelter: 'Schronienie kosztuje o 1 drewno więcej, chyba że płacicie skórami.',
    roof: 'Każdy poziom Dachu kosztuje o 1 drewno więcej, chyba że płacicie skórami.',
    palisade: 'Każdy poziom Palisady kosztuje o 1 drewno więcej, chyba że płacicie skórami.',
    weapons: 'Każdy poziom Broni kosztuje o 1 drewno więcej.',
  },
  itemsAside: (items) => `Niedostępne do końca fazy Akcji: ${items.join(', ')}.`,
  noProduction: 'W tej rundzie nie ma produkcji.',
  halfProduction: 'W tej rundzie produkcja daje tylko połowę surowców (zaokrąglając w dół).',
  produceNo: {
    food: 'W tej rundzie produkcja nie daje pożywienia.',
    wood: 'W tej rundzie produkcja nie daje drewna.',
  },
  produceMore: {
    food: (amount) => `W tej rundzie produkcja daje o ${amount} ${amount === 1 ? 'pożywienie' : 'pożywienia'} więcej.`,
    wood: (amount) => `W tej rundzie produkcja daje o ${amount} ${amount === 1 ? 'drewno' : 'drewna'} więcej.`,
  },
  produceLess: {
    food: (amount) => `W tej rundzie produkcja daje o ${amount} ${amount === 1 ? 'pożywienie' : 'pożywienia'} mniej.`,
    wood: (amount) => `W tej rundzie produkcja daje o ${amount} ${amount === 1 ? 'drewno' : 'drewna'} mniej.`,
  },
  noTeams: 'W tej rundzie nie można łączyć w jednej Akcji pionków różnych postaci, także Piętaszka.',
  onePawn: (who) => `${who} ma w tej rundzie tylko 1 pionek.`,
  onePawnNext: (who) => `${who} ma w następnej rundzie tylko 1 pionek.`,
  only: (who, actions) => `${who}: w tej rundzie tylko ${either(actions, 'lub')}.`,
  noAbilities: (who) => `${who} nie może w tej rundzie używać zdolności.`,
  confused: (who) =>
    `${who}: w tej rundzie każdy Sukces trzeba raz przerzucić, a kością Sukcesu rzuca się nawet przy wystarczającej liczbie pionków.`,
  confusedNext: (who) =>
    `${who}: w następnej rundzie każdy Sukces trzeba raz przerzucić, a kością Sukcesu rzuca się nawet przy wystarczającej liczbie pionków.`,
  cursed: (who) => `${who}: dopóki trwa klątwa, w każdej Akcji trzeba przerzucić jeden Sukces.`,
  cursedNext: (who) => `${who}: od następnej rundy, dopóki trwa klątwa, w każdej Akcji trzeba przerzucić jeden Sukces.`,
  meals: (more) =>
    more === 1
      ? 'Tej nocy każdy gracz musi zjeść o 1 pożywienie więcej albo otrzymuje 1 ranę.'
      : `Tej nocy każdy gracz musi zjeść o ${more} pożywienia więcej albo otrzymuje 1 ranę za każde brakujące.`,
  disease: (who, markers, card) => `${who}: ${markers} (${card}).`,
  later: {
    roundStart: (card) => `${card} – na początku następnej rundy`,
    night: (card) => `${card} – najbliższej nocy`,
    everyNight: (card) => `${card} – każdej nocy`,
    nightInCamp: (card) => `${card} – pierwszej nocy po powrocie do Obozu`,
  },
  waitingBeast: (beast) =>
    `Obok talii Wydarzeń leży Bestia${beast === undefined ? '' : ` (${beast})`}: na początku następnej fazy Wydarzenia walczy z nią Pierwszy Gracz.`,
  beast: (name, strength) => `${name}, siła ${strength}`,
  eventTop: (card) => `Na wierzchu talii Wydarzeń: ${card}.`,
  huntingTop: (beast) => `Na wierzchu talii Polowania: ${beast}.`,
  huntingBottom: (beast) => `Na spodzie talii Polowania: ${beast}.`,
  tiles: (tiles) => `Na wierzchu stosu kafelków Wyspy: ${tiles.join(', potem ')}.`,
  flock: (space) => `${space}: żeton „plus jedno pożywienie” jest tu źródłem pożywienia.`,
  idleFood: (space) => `${space}: bez źródła pożywienia żeton „plus jedno pożywienie” nic nie daje.`,
  waitingMarker: (space) => `${space}: leżący tu znacznik zakryje jedno źródło, gdy tylko kafelek zostanie odkryty.`,
  shortcutUsed: (space, source) =>
    `${space} (${source}): Skrót skorzystał już z tego źródła, w tej rundzie nie można z niego zbierać.`,
  markedItems: (card, items) => `Oznaczone kartą „${card}”: ${items.join(', ')}.`,
  oneUser: (card, who) => `${card} (${who}): w tej rundzie nikt inny nie może użyć tej karty.`,
  usedThisRound: (card) => `${card}: karta już użyta w tej rundzie.`,
  dog: 'Pies może wesprzeć jedno Polowanie albo jedną Eksplorację.',
  handyman: (name) => `${name}: 1 pionek może wesprzeć Akcję Budowy Cieśli.`,
  pawns: (name, pawns, actions) => {
    const which = either(
      actions.map((action) => ACTIONS[action]),
      'lub',
    )
    // No card has more than two pawns.
    return pawns === 1
      ? `${name}: 1 pionek może wesprzeć Akcję ${which}.`
      : `${name}: ${pawns} pionki mogą wesprzeć Akcje ${which}.`
  },
  locationPawn: (name) => `${name}: 1 pionek może wesprzeć Eksplorację jednego miejsca specjalnego.`,
}
