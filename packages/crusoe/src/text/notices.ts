// What a screen says of facts that lie nowhere on the table: a sentence each. Names come first, so that none has to bend.
import type { Language } from '@landfall/tabletop'
import type { NeutralAction } from '../cards/use.ts'
import type { Building } from '../state.ts'

type Names = readonly string[]

export interface NoticeWords {
  readonly arrangeBlocked: string
  readonly woodTokenBack: string
  readonly shelterNew: string
  readonly surcharge: { readonly [B in Building]: string }
  readonly itemsAside: (items: Names) => string
  readonly noProduction: string
  readonly halfProduction: string
  readonly produceNo: { readonly [R in 'food' | 'wood']: string }
  readonly produceMore: { readonly [R in 'food' | 'wood']: (amount: number) => string }
  readonly produceLess: { readonly [R in 'food' | 'wood']: (amount: number) => string }
  readonly noTeams: string
  readonly onePawn: (who: string) => string
  readonly onePawnNext: (who: string) => string
  /** The Actions as they stand alone. */
  readonly only: (who: string, actions: Names) => string
  readonly noAbilities: (who: string) => string
  readonly confused: (who: string) => string
  readonly confusedNext: (who: string) => string
  readonly cursed: (who: string) => string
  readonly cursedNext: (who: string) => string
  readonly meals: (more: number) => string
  /** The markers are counted already. */
  readonly disease: (who: string, markers: string, card: string) => string
  /** When it happens; what happens follows behind a colon. */
  readonly later: { readonly [T in LaterTime]: (card: string) => string }
  readonly waitingBeast: (beast: string | undefined) => string
  readonly beast: (name: string, strength: number) => string
  readonly eventTop: (card: string) => string
  readonly huntingTop: (beast: string) => string
  readonly huntingBottom: (beast: string) => string
  /** From the top. */
  readonly tiles: (tiles: Names) => string
  readonly flock: (space: string) => string
  readonly idleFood: (space: string) => string
  readonly waitingMarker: (space: string) => string
  readonly shortcutUsed: (space: string, source: string) => string
  readonly markedItems: (card: string, items: Names) => string
  readonly oneUser: (card: string, who: string) => string
  readonly usedThisRound: (card: string) => string
  readonly dog: string
  readonly handyman: (name: string) => string
  readonly pawns: (name: string, pawns: number, actions: readonly NeutralAction[]) => string
  /** RC-SCN4-24 */
  readonly locationPawn: (name: string) => string
}

export type LaterTime = 'roundStart' | 'night' | 'everyNight' | 'nightInCamp'

/** One, or one of several: "a, b or c". */
function either(names: Names, or: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`
}

const EN_ACTIONS = { hunt: 'Hunt', build: 'Build', gather: 'Gather', explore: 'Explore' } as const
const IT_ACTIONS = { hunt: 'Caccia', build: 'Costruzione', gather: 'Raccolta', explore: 'Esplorazione' } as const
/** In the genitive. */
const PL_ACTIONS = { hunt: 'Polowania', build: 'Budowy', gather: 'Zbierania Surowców', explore: 'Eksploracji' } as const
/** In the prepositional case. */
const RU_ACTIONS = {
  hunt: 'охоте',
  build: 'строительстве',
  gather: 'сборе ресурсов',
  explore: 'исследовании',
} as const

const en: NoticeWords = {
  arrangeBlocked: 'The next Arrange Camp Action only removes the marker.',
  woodTokenBack: 'The next Build Action with wood that succeeds this round takes 1 more wood.',
  shelterNew: 'The Shelter is new: Roof and Palisade can be built from the next round on.',
  surcharge: {
    shelter: 'The Shelter takes 1 more wood, unless it is built with fur.',
    roof: 'Each Roof level takes 1 more wood, unless it is built with fur.',
    palisade: 'Each Palisade level takes 1 more wood, unless it is built with fur.',
    weapons: 'Each weapon level takes 1 more wood.',
  },
  itemsAside: (items) => `Out of reach until the Action Phase is over: ${items.join(', ')}.`,
  noProduction: 'There is no production this round.',
  halfProduction: 'This round production yields only half, rounded down.',
  produceNo: {
    food: 'This round production yields no food.',
    wood: 'This round production yields no wood.',
  },
  produceMore: {
    food: (amount) => `This round production yields ${amount} more food.`,
    wood: (amount) => `This round production yields ${amount} more wood.`,
  },
  produceLess: {
    food: (amount) => `This round production yields ${amount} less food.`,
    wood: (amount) => `This round production yields ${amount} less wood.`,
  },
  noTeams: 'This round no Action may combine pawns of different characters, Friday included.',
  onePawn: (who) => `${who}: only 1 pawn this round.`,
  onePawnNext: (who) => `${who}: only 1 pawn next round.`,
  only: (who, actions) => `${who}: only ${either(actions, 'or')} this round.`,
  noAbilities: (who) => `${who}: no abilities this round.`,
  confused: (who) =>
    `${who}: this round every success is rerolled once, and the Success die is rolled even with enough pawns.`,
  confusedNext: (who) =>
    `${who}: next round every success is rerolled once, and the Success die is rolled even with enough pawns.`,
  cursed: (who) => `${who}: one success in each Action is rerolled until the curse is lifted.`,
  cursedNext: (who) =>
    `${who}: from the next round on, one success in each Action is rerolled until the curse is lifted.`,
  meals: (more) =>
    more === 1
      ? 'Tonight every character has to eat 1 more food or suffer 1 wound.'
      : `Tonight every character has to eat ${more} more food, or suffer 1 wound for each that is missing.`,
  disease: (who, markers, card) => `${who}: ${markers} (${card}).`,
  later: {
    roundStart: (card) => `${card} – at the start of the next round`,
    night: (card) => `${card} – in the coming night`,
    everyNight: (card) => `${card} – every night`,
    nightInCamp: (card) => `${card} – on the first night back in camp`,
  },
  waitingBeast: (beast) =>
    `A Beast${beast === undefined ? '' : ` (${beast})`} lies beside the Event deck: the First Player fights it at the start of the next Event Phase.`,
  beast: (name, strength) => `${name}, strength ${strength}`,
  eventTop: (card) => `On top of the Event deck: ${card}.`,
  huntingTop: (beast) => `On top of the Hunting deck: ${beast}.`,
  huntingBottom: (beast) => `At the bottom of the Hunting deck: ${beast}.`,
  tiles: (tiles) => `On top of the Island stack: ${tiles.join(', then ')}.`,
  flock: (space) => `${space}: the Additional Food token is a food source here.`,
  idleFood: (space) => `${space}: without a food source the Additional Food token yields nothing.`,
  waitingMarker: (space) => `${space}: the marker there covers a source as soon as the tile is explored.`,
  shortcutUsed: (space, source) =>
    `${space} (${source}): the Shortcut has used this source, so nobody can gather from it this round.`,
  markedItems: (card, items) => `Marked by “${card}”: ${items.join(', ')}.`,
  oneUser: (card, who) => `${card} (${who}): nobody else can use this card this round.`,
  usedThisRound: (card) => `${card}: used already this round.`,
  dog: 'The Dog may support one Hunt or Explore Action.',
  handyman: (name) => `${name}: 1 pawn may support a Build Action of the Carpenter.`,
  pawns: (name, pawns, actions) => {
    const which = either(
      actions.map((action) => EN_ACTIONS[action]),
      'or',
    )
    return pawns === 1
      ? `${name}: 1 pawn may support one ${which} Action.`
      : `${name}: ${pawns} pawns may support ${which} Actions.`
  },
  locationPawn: (name) => `${name}: 1 pawn may support the exploring of one special location.`,
}

const it: NoticeWords = {
  arrangeBlocked: "La prossima Organizzazione dell'Accampamento serve solo a rimuovere l'indicatore.",
  woodTokenBack: 'In questo round la prossima Costruzione con legno che riesce richiede 1 legno in più.',
  shelterNew: 'Il Riparo è stato appena costruito: Tetto e Palizzata si possono costruire dal prossimo round.',
  surcharge: {
    shelter: 'Il Riparo richiede 1 legno in più, a meno che non si usino pellicce.',
    roof: 'Ogni livello del Tetto richiede 1 legno in più, a meno che non si usino pellicce.',
    palisade: 'Ogni livello della Palizzata richiede 1 legno in più, a meno che non si usino pellicce.',
    weapons: 'Ogni livello delle Armi richiede 1 legno in più.',
  },
  itemsAside: (items) => `Non utilizzabili fino alla fine della Fase Azione: ${items.join(', ')}.`,
  noProduction: "In questo round non c'è produzione.",
  halfProduction: 'In questo round la produzione è dimezzata, per difetto.',
  produceNo: {
    food: 'In questo round la produzione non dà cibo.',
    wood: 'In questo round la produzione non dà legno.',
  },
  produceMore: {
    food: (amount) => `In questo round la produzione dà ${amount} cibo in più.`,
    wood: (amount) => `In questo round la produzione dà ${amount} legno in più.`,
  },
  produceLess: {
    food: (amount) => `In questo round la produzione dà ${amount} cibo in meno.`,
    wood: (amount) => `In questo round la produzione dà ${amount} legno in meno.`,
  },
  noTeams: 'In questo round nessuna Azione può unire pedine di personaggi diversi, Venerdì compreso.',
  onePawn: (who) => `${who}: solo 1 pedina in questo round.`,
  onePawnNext: (who) => `${who}: solo 1 pedina nel prossimo round.`,
  only: (who, actions) => `${who}: in questo round solo ${either(actions, 'o')}.`,
  noAbilities: (who) => `${who}: nessuna abilità in questo round.`,
  confused: (who) =>
    `${who}: in questo round ogni successo va rilanciato una volta e il dado Successo si tira anche con pedine a sufficienza.`,
  confusedNext: (who) =>
    `${who}: nel prossimo round ogni successo va rilanciato una volta e il dado Successo si tira anche con pedine a sufficienza.`,
  cursed: (who) => `${who}: finché dura la maledizione, in ogni Azione va rilanciato 1 successo.`,
  cursedNext: (who) =>
    `${who}: dal prossimo round, finché dura la maledizione, in ogni Azione va rilanciato 1 successo.`,
  meals: (more) =>
    more === 1
      ? 'Stanotte ogni personaggio deve mangiare 1 cibo in più o subire 1 ferita.'
      : `Stanotte ogni personaggio deve mangiare ${more} cibo in più o subire 1 ferita per ogni cibo mancante.`,
  disease: (who, markers, card) => `${who}: ${markers} (${card}).`,
  later: {
    roundStart: (card) => `${card} – all'inizio del prossimo round`,
    night: (card) => `${card} – nella prossima Fase Notte`,
    everyNight: (card) => `${card} – in ogni Fase Notte`,
    nightInCamp: (card) => `${card} – nella prima notte di nuovo all'accampamento`,
  },
  waitingBeast: (beast) =>
    `Accanto al mazzo Evento c'è una Belva${beast === undefined ? '' : ` (${beast})`}: il Primo Giocatore la combatte all'inizio della prossima Fase Evento.`,
  beast: (name, strength) => `${name}, forza ${strength}`,
  eventTop: (card) => `In cima al mazzo Evento: ${card}.`,
  huntingTop: (beast) => `In cima al mazzo di Caccia: ${beast}.`,
  huntingBottom: (beast) => `In fondo al mazzo di Caccia: ${beast}.`,
  tiles: (tiles) => `In cima alla pila delle tessere Isola: ${tiles.join(', poi ')}.`,
  flock: (space) => `${space}: qui il segnalino Cibo aggiuntivo funge da fonte di cibo.`,
  idleFood: (space) => `${space}: senza una fonte di cibo il segnalino Cibo aggiuntivo non produce nulla.`,
  waitingMarker: (space) => `${space}: l'indicatore coprirà una fonte appena la tessera sarà esplorata.`,
  shortcutUsed: (space, source) =>
    `${space} (${source}): la Scorciatoia ha già usato questa fonte, in questo round non ci si può raccogliere.`,
  markedItems: (card, items) => `Contrassegnati da «${card}»: ${items.join(', ')}.`,
  oneUser: (card, who) => `${card} (${who}): in questo round nessun altro può usare questa carta.`,
  usedThisRound: (card) => `${card}: carta già usata in questo round.`,
  dog: 'Il Cane può fare da supporto a una Caccia o a una Esplorazione.',
  handyman: (name) => `${name}: 1 pedina può fare da supporto a una Costruzione del Carpentiere.`,
  pawns: (name, pawns, actions) => {
    const which = either(
      actions.map((action) => IT_ACTIONS[action]),
      'o',
    )
    return pawns === 1
      ? `${name}: 1 pedina può fare da supporto a un'Azione ${which}.`
      : `${name}: ${pawns} pedine possono fare da supporto ad Azioni ${which}.`
  },
  locationPawn: (name) => `${name}: 1 pedina può fare da supporto all'Esplorazione di un luogo speciale.`,
}

const pl: NoticeWords = {
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
  onePawn: (who) => `${who}: w tej rundzie tylko 1 pionek.`,
  onePawnNext: (who) => `${who}: w następnej rundzie tylko 1 pionek.`,
  only: (who, actions) => `${who}: w tej rundzie tylko ${either(actions, 'lub')}.`,
  noAbilities: (who) => `${who}: w tej rundzie żadnych zdolności.`,
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
      actions.map((action) => PL_ACTIONS[action]),
      'lub',
    )
    // No card has more than two pawns.
    return pawns === 1
      ? `${name}: 1 pionek może wesprzeć Akcję ${which}.`
      : `${name}: ${pawns} pionki mogą wesprzeć Akcje ${which}.`
  },
  locationPawn: (name) => `${name}: 1 pionek może wesprzeć Eksplorację jednego miejsca specjalnego.`,
}

const ru: NoticeWords = {
  arrangeBlocked: 'Следующее обустройство лагеря лишь уберёт маркер.',
  woodTokenBack: 'В этом раунде следующее успешное строительство из дерева потребует на 1 дерево больше.',
  shelterNew: 'Укрытие только что построено: крышу и частокол можно строить со следующего раунда.',
  surcharge: {
    shelter: 'Укрытие стоит на 1 дерево больше, если не платить шкурами.',
    roof: 'Каждый уровень крыши стоит на 1 дерево больше, если не платить шкурами.',
    palisade: 'Каждый уровень частокола стоит на 1 дерево больше, если не платить шкурами.',
    weapons: 'Каждый уровень оружия стоит на 1 дерево больше.',
  },
  itemsAside: (items) => `До конца фазы действий недоступны: ${items.join(', ')}.`,
  noProduction: 'В этом раунде добычи нет.',
  halfProduction: 'В этом раунде добыча приносит лишь половину (с округлением вниз).',
  produceNo: {
    food: 'В этом раунде добыча не приносит еды.',
    wood: 'В этом раунде добыча не приносит дерева.',
  },
  produceMore: {
    food: (amount) => `В этом раунде добыча приносит еды на ${amount} больше.`,
    wood: (amount) => `В этом раунде добыча приносит дерева на ${amount} больше.`,
  },
  produceLess: {
    food: (amount) => `В этом раунде добыча приносит еды на ${amount} меньше.`,
    wood: (amount) => `В этом раунде добыча приносит дерева на ${amount} меньше.`,
  },
  noTeams: 'В этом раунде нельзя объединять в одном действии фишки разных персонажей, включая Пятницу.',
  onePawn: (who) => `${who}: в этом раунде только 1 фишка.`,
  onePawnNext: (who) => `${who}: в следующем раунде только 1 фишка.`,
  only: (who, actions) => `${who}: в этом раунде только ${either(actions, 'или').toLowerCase()}.`,
  noAbilities: (who) => `${who}: в этом раунде никаких умений.`,
  confused: (who) =>
    `${who}: в этом раунде каждый успех перебрасывается один раз, а кубик успеха бросается, даже если фишек достаточно.`,
  confusedNext: (who) =>
    `${who}: в следующем раунде каждый успех перебрасывается один раз, а кубик успеха бросается, даже если фишек достаточно.`,
  cursed: (who) => `${who}: пока действует проклятие, в каждом действии перебрасывается один успех.`,
  cursedNext: (who) =>
    `${who}: со следующего раунда, пока действует проклятие, в каждом действии перебрасывается один успех.`,
  meals: (more) =>
    more === 1
      ? 'Этой ночью каждый персонаж съедает ещё 1 еду или получает 1 рану.'
      : `Этой ночью каждый персонаж съедает ещё ${more} еды или получает по 1 ране за каждую недостающую.`,
  disease: (who, markers, card) => `${who}: ${markers} («${card}»).`,
  later: {
    roundStart: (card) => `${card} — в начале следующего раунда`,
    night: (card) => `${card} — ближайшей ночью`,
    everyNight: (card) => `${card} — каждую ночь`,
    nightInCamp: (card) => `${card} — в первую ночь после возвращения в лагерь`,
  },
  waitingBeast: (beast) =>
    `Рядом с колодой событий лежит зверь${beast === undefined ? '' : ` (${beast})`}: в начале следующей фазы событий с ним сражается первый игрок.`,
  beast: (name, strength) => `${name}, сила ${strength}`,
  eventTop: (card) => `Верхняя карта колоды событий — «${card}».`,
  huntingTop: (beast) => `Верхняя карта колоды охоты: ${beast}.`,
  huntingBottom: (beast) => `Нижняя карта колоды охоты: ${beast}.`,
  tiles: (tiles) => `Наверху стопки участков острова: ${tiles.join(', затем ')}.`,
  flock: (space) => `${space}: жетон дополнительной еды служит здесь источником еды.`,
  idleFood: (space) => `${space}: без источника еды жетон дополнительной еды ничего не приносит.`,
  waitingMarker: (space) => `${space}: лежащий здесь маркер закроет один источник, как только участок будет открыт.`,
  shortcutUsed: (space, source) =>
    `${space} (${source}): источник уже использован благодаря тропе, в этом раунде собирать из него нельзя.`,
  markedItems: (card, items) => `Отмечены картой «${card}»: ${items.join(', ')}.`,
  oneUser: (card, who) => `«${card}» (${who}): в этом раунде никто другой не может использовать эту карту.`,
  usedThisRound: (card) => `«${card}»: карта уже использована в этом раунде.`,
  dog: 'Пёс может помочь в одной охоте или одном исследовании.',
  handyman: (name) => `«${name}»: 1 фишка может помочь Плотнику в строительстве.`,
  pawns: (name, pawns, actions) => {
    const which = either(
      actions.map((action) => RU_ACTIONS[action]),
      'или',
    )
    // No card has more than two pawns.
    return pawns === 1
      ? `«${name}»: 1 фишка может помочь в ${which}.`
      : `«${name}»: ${pawns} фишки могут помочь в ${which}.`
  },
  locationPawn: (name) => `«${name}»: 1 фишка может помочь в исследовании одного особого места.`,
}

export const NOTICES: { readonly [L in Language]: NoticeWords } = { en, it, pl, ru }
