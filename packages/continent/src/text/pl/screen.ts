// What players are asked, can answer and see, in Polish.
import type { ScreenWords } from '../language-pack.ts'
import { cards, cardsAfterVerb, counted, formFor, list, quoted, successes } from './counting.ts'
import { parts } from './parts.ts'

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)
const cardsBy = (by: number): string => `${signed(by)} ${formFor(Math.abs(by), 'karta', 'karty', 'kart')}`
const experience = (points: number): string =>
  counted(points, 'punkt doświadczenia', 'punkty doświadczenia', 'punktów doświadczenia')

const AND = ' i '
const OR = ' lub '

/** Of several numbers only the last one has an “or” before it. */
const anyOf = (numbers: string): string => list(numbers.split(OR), OR)

const areMany = (listed: string): boolean => listed.includes(', ') || listed.includes(AND)

/** Where the fog lies. */
const SIDES: { readonly [direction: string]: string } = {
  [parts.directions.north]: 'na północy',
  [parts.directions.east]: 'na wschodzie',
  [parts.directions.south]: 'na południu',
  [parts.directions.west]: 'na zachodzie',
}

/** “Available” as it agrees with a resource that is not neuter. */
const AVAILABLE: { readonly [resource: string]: string } = {
  [parts.resources.reed]: 'dostępna jest',
  [parts.resources.stone]: 'dostępny jest',
  [parts.resources.leaf]: 'dostępne są',
  [parts.resources.bone]: 'dostępna jest',
  [parts.resources.tar]: 'dostępna jest',
  [parts.resources.fire]: 'dostępny jest',
}
const available = (resource: string): string => `${AVAILABLE[resource] ?? 'dostępne jest'} ${resource}`

/** What is done with it: an item is used, a card of a hand is discarded. */
const how = (isItem: boolean): string => (isItem ? 'użyj tej karty' : 'odrzuć tę kartę')

export const screen: ScreenWords = {
  title: 'The 7th Continent',
  goal: (clues) => `Zdejmij klątwę: ${clues}.`,
  questions: {
    act: 'Kto co robi?',
    sheet: 'Jak się do tego zabierasz?',
    payment: 'Którą kartę za to oddajesz?',
    effects: 'Karty leżą odkryte. Używasz czegoś jeszcze?',
    keep: 'Którą umiejętność zachować i kto ją bierze?',
    handLimit: 'Masz za dużo kart na ręce. Którą odrzucasz?',
    pennant: 'Którą kartę bierzesz?',
    place: 'Gdzie trafia ten przedmiot?',
    bonus: 'Kto zatrzymuje tę kartę?',
    cure: 'Który stan wyleczyć?',
    wear: 'Który przedmiot traci punkt wytrzymałości?',
    raise: 'Którego przedmiotu wytrzymałość rośnie?',
    drop: 'Którą kartę z ręki odrzucasz?',
    learn: 'Którą zaawansowaną umiejętność kupujesz?',
    scrap: 'Który przedmiot rozbierasz na części?',
    destination: 'Dokąd idziesz zamiast tego?',
    clear: 'Który teren oddać mgle?',
    digit: 'Jaka jest następna cyfra?',
    foggy: 'Której karcie mgły się przyglądasz?',
    onTop: 'Która karta ma być dobrana jako następna?',
    newcomer: 'Kto idzie dalej zamiast ciebie?',
    arrival: 'Gdzie stanie nowa figurka?',
    excess: 'Na wszystko nie ma już miejsca. Z czego rezygnujesz?',
    taking: 'Bronisz się przed tą kartą?',
    lifeLoss: 'Zapobiegasz tej utracie życia?',
    curse: 'Ze stosu odkryto klątwę. Powstrzymujesz ją?',
    revealed: 'Rezygnujesz z jakiegoś efektu?',
    anyTime: 'Możesz też:',
  },
  /** Where only one player is asked. */
  alone: {
    act: 'Co robisz?',
    keep: 'Którą umiejętność zachowujesz?',
  },
  choices: {
    disagree: 'Nie ma zgody: decyduje osoba po lewej',
    goOn: 'Dalej',
    deed: (who, action, from) => `${who}: ${action} (${from})`,
    deedAlone: (action, from) => `${action} (${from})`,
    goTo: (action, place) => `${action}: ${place}`,
    together: (text) => `${text}, wspólnie`,
    atOnce: (text, count) =>
      count === 0 ? `${text}, od razu` : `${text}, od razu z ${count} ${count === 1 ? 'kartą' : 'kartami'}`,
    more: (text) => `${text}…`,
    unknownPlace: 'druga strona',
    fog: (direction) => `mgła ${SIDES[direction] ?? direction}`,
    someFog: 'mgła',
    draw: (count) => (count === 0 ? 'Nie dobierać kart' : `Dobrać ${cardsAfterVerb(count)}`),
    inDetail: 'Z większą liczbą kart albo z przedmiotami',
    drawMore: 'Dobrać więcej kart',
    exchanges: 'Zamienić karty na trudność',
    with: (who) => `${who} bierze udział`,
    use: (item) => `Użyć przedmiotu ${quoted(item)}`,
    apply: (card) => `Odrzucić ${quoted(card)} i użyć efektu`,
    spare: (card, item) => `Odrzucić ${quoted(card)}: ${quoted(item)} nie traci wytrzymałości`,
    exchange: (by) => (by === 0 ? 'Bez zamiany' : `${cardsBy(-by)}, trudność ${signed(by)}`),
    cancel: 'Zrobić coś innego',
    enough: 'Nic więcej',
    keep: (card, who) => `${card}: bierze ${who}`,
    keepNone: 'Żadnej',
    newItem: 'Zachować jako nowy przedmiot',
    under: (item) => `Połączyć z przedmiotem ${quoted(item)}`,
    instead: (item) => `W miejsce przedmiotu ${quoted(item)}, który przepada`,
    giveTo: (who) => `Bierze ${who}`,
    discard: 'Odrzucić',
    buyEnough: 'Nic więcej nie kupować',
    cureOf: (who, state) => `${who}: ${state}`,
    useUp: (card, text) => `Odrzucić ${quoted(card)}: ${text}`,
    useCard: (card, text) => `${card}: ${text}`,
    decline: (card) => `Nie korzystać z karty ${quoted(card)}`,
    give: (item, who) => `Oddać przedmiot ${quoted(item)} (bierze ${who}): 2 karty z talii`,
    trade: (item, other, who) => `Wymienić ${quoted(item)} na ${quoted(other)} (${who}): 2 karty z talii`,
    giveUp: (item) => `Odrzucić przedmiot ${quoted(item)}`,
    help: 'Dołączyć',
    stepOut: 'Nie brać udziału',
    number: 'Wpisać numer widoczny na obrazku',
    clear: 'Oddać teren mgle',
    camp: 'Rozbić tu obóz: kraina wokół ginie we mgle, Przeszłość wraca do talii',
    leave: 'Odejść na jakiś czas od stołu',
    leaveForGood: 'Odejść na dobre',
    join: (who) => `Dołączyć jako ${who}`,
    pass: 'Dalej',
    pool: (number) => `Karta ${number}`,
  },
  card: {
    number: (number, kind) => `${kind} ${number}`,
    gold: (text) => `${text}, złota karta`,
    area: (numeral, name) => `obszar ${numeral}, ${name}`,
    open: (icon, cost, difficulty) =>
      `${icon}: ${cost} lub więcej kart${difficulty === 0 ? '' : `, ${successes(difficulty)}`}`,
    locked: (icon, cost, difficulty) =>
      `${icon}: dokładnie ${cards(cost)}${difficulty === 0 ? '' : `, ${successes(difficulty)}`}`,
    all: 'wszystkie postacie',
    mandatory: 'akcja obowiązkowa',
    needsFire: 'wymaga ognia',
    needsQuests: (numbers) =>
      `wymaga ${areMany(numbers) ? 'przedmiotów' : 'przedmiotu'} misji ${list(numbers.split(', '))}`,
    needsStored: (number, times) => `wymaga ${times} ${times === 1 ? 'karty' : 'kart'} ${number}`,
    needsUsed: (pennant) => `trzeba użyć przedmiotu z proporczykiem ${pennant}`,
    needsInstrument: 'wymaga instrumentu',
    paysItem: (number) => `odrzuć przedmiot ${number}`,
    paysKeyword: (keyword, count) =>
      count === 1
        ? `odrzuć kartę przedmiotu ze słowem „${keyword}”`
        : `odrzuć ${counted(count, 'kartę przedmiotu', 'karty przedmiotów', 'kart przedmiotów')} ze słowem „${keyword}”`,
    paysHand: (count) => `każda postać odrzuca ${cardsAfterVerb(count)} umiejętności lub premii`,
    or: OR,
    at: (number) => `na terenie ${number}`,
    success: (text) => `Sukces: ${text}`,
    failure: (text) => `Porażka: ${text}`,
    nothing: 'nic się nie dzieje',
    resources: (names) => `${areMany(names) ? 'Surowce' : 'Surowiec'}: ${names}`,
    exposed: 'Odsłonięty teren: nie można tu rozpalić ognia, wytwarzać ani odpoczywać',
    arrows: (text) => `Drogi: ${text}`,
    arrow: (direction, number) => `${direction} ${number}`,
    blocks: (icon) => `Wyczerpuje na swoim terenie akcję ${quoted(icon)}`,
    onReveal: (text) => `Po odkryciu: ${text}`,
    thenReturn: 'Po tej akcji karta wraca do swojej talii',
    origin: (number) => `Tę kartę można wziąć z karty ${number}`,
    durability: (die) => `wytrzymałość ${die}`,
    keywords: (names) => `${areMany(names) ? 'słowa kluczowe' : 'słowo kluczowe'}: ${names}`,
    pennant: (name, adds) => `proporczyk ${name} +${adds}`,
    instrument: 'Instrument muzyczny',
    experience: (points) => `Wartość: ${experience(points)}`,
    price: (points) => `koszt zakupu: ${experience(points)}`,
    strip: (text) => `Sukcesy: ${text}`,
    noStars: 'brak',
    craft: (cost, materials) => `Wytwarzać: ${cost} lub więcej kart${materials === '' ? '' : ` (${materials})`}`,
    material: (resource, by) => `${resource} −${by}`,
    item: 'Jako przedmiot',
    own: (who) => `Może ją zachować tylko ${who}`,
    copies: (count, deadly) => `${cards(count)}, w tym ${deadly} z utratą życia`,
    start: (number) => `Droga zaczyna się na karcie ${number}`,
    setup: (text) => `Na początku gry: ${text}`,
    anyAction: 'Dowolna akcja',
    collective: 'jeśli to akcja wspólna',
    active: 'w twoich akcjach',
    here: 'tutaj',
    effect: (icons, text) => `${icons}: ${text}`,
    discarding: 'po odrzuceniu tej karty',
    leaving: (text) => `${text}, potem odrzuć tę kartę`,
    andOr: ' i/lub ',
    and: AND,
    atTerrain: (numbers) => `na terenie ${numbers}`,
    inAreas: (numerals) => `na ${areMany(numerals) ? 'obszarach' : 'obszarze'} ${numerals}`,
    whereResource: (resource) => `gdy ${available(resource)}`,
    towardsCompany: 'jeśli u celu jest figurka ogniska lub niezaangażowana postać',
    ifFact: (text) => `jeśli ${text}`,
    cards: cardsBy,
    costIs: (cost) => `koszt wynosi ${cost}`,
    difficulty: (by) => `trudność ${signed(by)}`,
    spares: {
      one: 'jeden użyty przedmiot nie traci wytrzymałości',
      onesOfOthers: 'jeden przedmiot użyty przez innego gracza nie traci wytrzymałości',
      own: 'przedmioty, których używasz, nie tracą wytrzymałości',
    },
    stars: (by) => `${signed(by)}★`,
    starsPerSeven: (by) => `${signed(by)}★ za każdą 7`,
    starsPerHelper: (by) => `${signed(by)}★ za każdą inną zaangażowaną postać`,
    pairsHalf: 'jedna połówka gwiazdki bez pary liczy się jako 1★',
    keepsTrust: 'porażka nie przynosi karty 100',
    softensFailure: 'porażka nie ma konsekwencji (prócz karty 100)',
    onSuccess: (text) => `po sukcesie dodatkowo ${text}`,
    doubles: (number) => `karty ${number} bierzesz podwójnie`,
    meal: (by) => `ten posiłek przywraca o ${cardsAfterVerb(by)} więcej`,
    durabilityBy: (by) => `początkowa wytrzymałość przedmiotu ${signed(by)}`,
    averts: {
      own: (numbers, isItem) =>
        `${isItem ? 'Użyj tej karty' : 'Odrzuć tę kartę'}, zamiast brać kartę ${anyOf(numbers)}`,
      otherInvolved: (numbers, isItem) =>
        `Gdy inna zaangażowana postać ma wziąć kartę ${anyOf(numbers)}: ${how(isItem)}, a tamtej nie weźmie`,
      here: (numbers, isItem) =>
        `Gdy postać na twoim terenie ma wziąć kartę ${anyOf(numbers)}: ${how(isItem)}, a tamtej nie weźmie`,
    },
    reacts: {
      lifeLoss: 'Gdy postać na twoim terenie traci życie przez kartę stanu: odrzuć tę kartę, a nic nie przepadnie',
      curseFromPile: 'Gdy ze stosu odkryto klątwę: wygnaj tę kartę i wtasuj klątwę z powrotem',
    },
    between: (text) => `Między dwiema akcjami odrzuć tę kartę: ${text}`,
    betweenWith: (resource, text) => `Między dwiema akcjami, gdy ${available(resource)}, odrzuć tę kartę: ${text}`,
    times: {
      camp: 'przy każdym rozbiciu obozu',
      collectiveFailure: 'po każdej nieudanej akcji wspólnej',
      shelfTerrain: 'ilekroć na obszarze IV wchodzi do gry karta terenu',
      endOfOwnAction: 'na koniec każdej twojej akcji',
      afterStrain: 'po każdej akcji „Walczyć”, „Wspinać się” lub „Płynąć” z twoim udziałem',
    },
    from: (camp) => `od ${camp}. obozu`,
    until: (camp) => `do ${camp}. obozu`,
    inArea: (numeral) => `na obszarze ${numeral}`,
    goes: {
      restByFire: 'Znika po twojej akcji „Odpoczywać”, jeśli dostępny jest ogień',
      mealByFire: 'Znika po udanej akcji „Jeść”, jeśli dostępny jest ogień',
      endByFire: 'Znika, gdy kończysz swoją akcję tam, gdzie dostępny jest ogień',
      beginByFire: 'Znika, gdy zaczynasz akcję tam, gdzie dostępny jest ogień',
      meal: 'Znika po udanej akcji „Jeść”',
      fireOrRestByFire: 'Znika po udanej akcji „Rozpalić ogień” lub po akcji „Odpoczywać”, jeśli dostępny jest ogień',
    },
    hand: (by) => `Limit kart na ręce ${signed(by)}`,
    immune: (number) => `Nie możesz mieć karty ${number}`,
    alone:
      'Możesz brać udział tylko we własnych akcjach, i to bez innych postaci; nie dotyczy to akcji obowiązkowych ani akcji wszystkich postaci',
    numb: 'Nie możesz stosować kart umiejętności z ręki, chyba że dostępny jest ogień',
    lifeLoss: (number, by) => `Utrata życia przez kartę ${number} jest o ${by} większa`,
    showsLifeLoss: (number) => `Każda karta ${number} liczy się jako karta z utratą życia`,
    recovery: (by, least) => `Każde odzyskanie kart daje o ${cardsAfterVerb(-by)} mniej, ale co najmniej ${least}`,
    meals: (by) => `Posiłki postaci na twoim terenie przywracają o ${cardsAfterVerb(by)} więcej`,
    healer: (by) =>
      `Ilekroć leczysz czyjkolwiek stan, ${counted(by, 'karta ze stosu wraca', 'karty ze stosu wracają', 'kart ze stosu wraca')} do talii`,
    mercy: (by) =>
      `Jeden raz, gdy klątwa ze stosu ma zakończyć grę: zignoruj ją, wtasuj do talii ${counted(by, 'losową kartę', 'losowe karty', 'losowych kart')} ze stosu i wygnaj tę kartę`,
    difficultyOf: (number, is) => `Akcja karty ${number} ma trudność ${is}`,
    afterSuccess: {
      staysPut: (number) => `Po swojej udanej akcji karta ${number} zostaje na miejscu`,
      again: (number) => `Po udanej akcji karty ${number} weź jeszcze raz kartę, którą ta akcja daje`,
    },
    leavesHand: (number) => `Gdy ta karta opuszcza rękę, wygnaj ją i weź kartę ${number} (jeśli jest)`,
    varies: (icons, held, heldBy) =>
      `${icons}, tutaj: trudność ${signed(heldBy)} za każdą z kart ${held} na ręce zaangażowanej postaci`,
    variesStored: (number, per, by) =>
      per === 1
        ? `${signed(by)} za każdą kartę ${number} w Torbie i dzienniku`
        : `${signed(by)} za każde ${cardsAfterVerb(per)} ${number} w Torbie i dzienniku`,
    roams: 'Nie schodzi razem z planszą: kryje się pod kartą mgły na następnej',
    look: (text) => `Z bliska: ${text}`,
    noSuccess: 'Brak sukcesów',
  },
  scene: {
    day: (day) => `Dzień ${day}`,
    deck: (count) => `Talia akcji: ${count}`,
    pile: (count) => `Stos kart odrzuconych: ${count}`,
    pileDown: (count) => `Stos kart odrzuconych, zakryty: ${count}`,
    past: (count) => `Przeszłość: ${count}`,
    noCamp: {
      apart: 'Bez obozu, dopóki nie stoicie razem',
      nothingDone: 'Bez obozu przed następną akcją',
    },
    experience: (points) => `Doświadczenie: ${points}`,
    map: 'Mapa, północ u góry',
    inWords: 'Mapa w słowach',
    legend: {
      figures: '@ kto tam stoi',
      fog: (numeral) => `~${numeral}~ mgła obszaru ${numeral}`,
      hides: '! coś kryje',
      barrier: '# zagradza drogę',
      open: '? odkryta',
      fire: '* ognisko',
      events: '+n wydarzenia',
    },
    fog: 'mgła',
    fire: 'ognisko',
    place: 'Stoi na',
    near: 'Obok',
    available: (names) => `dostępne: ${names}`,
    hand: (count, limit) => `Ręka, ${count} z ${limit}`,
    states: 'Stany',
    items: (count, limit) => `Przedmioty, ${count} z ${limit}`,
    durability: (die) => `wytrzymałość ${die}`,
    quests: 'Torba i dziennik',
    learned: 'Poznane',
    action: 'Akcja',
    source: 'Co się dzieje',
    used: 'W użyciu',
    drawn: 'Dobrane',
    taken: 'Wzięte',
  },
  outcomes: {
    lifted: 'Klątwa zdjęta. Wracasz do domu.',
    curse: 'Ze stosu wyszła klątwa. Kontynent zatrzymuje cię u siebie.',
    over: 'Twoja przygoda dobiegła końca.',
    stranded: 'Nikt nie może już nic zrobić. Kontynent zatrzymuje cię u siebie.',
  },
  odds: { success: 'sukces', curse: 'klątwa kończy grę' },
  setup: {
    explorers: 'Odkrywcy',
    explorersHint: 'Wyrusza od jednej do czterech osób. Siedzą w kolejności wyboru.',
    clues: 'Klątwy',
    cluesHint: 'Na początek najlepsza jest pierwsza. Jeśli wybierzecie kilka, trzeba zdjąć wszystkie.',
    mode: 'Tryb',
    usualMode: 'Zasady takie, jakie są.',
    seats: 'Miejsca przy stole',
    seatsHint: 'Wolne miejsca czekają na tych, którzy dołączą po drodze.',
  },
}
