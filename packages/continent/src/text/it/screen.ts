// What players are asked, can answer and see, in Italian.
import type { ScreenWords } from '../language-pack.ts'
import { counted, toWhom } from './counting.ts'

const cards = (count: number): string => counted(count, 'carta', 'carte')
const successes = (count: number): string => counted(count, 'successo', 'successi')
const points = (count: number): string => counted(count, 'punto esperienza', 'punti esperienza')
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)
const cardsBy = (by: number): string => `${signed(by)} ${Math.abs(by) === 1 ? 'carta' : 'carte'}`

/** What an action takes beside its cards. */
const needed = (difficulty: number): string => (difficulty === 0 ? '' : `, ${successes(difficulty)}`)

/** Numbers come with a comma or an “o” between them: “105, 108 o 109”. */
const anyOf = (numbers: string): string => joined(numbers, 'o')
const allOf = (numbers: string): string => joined(numbers, 'e')

function joined(numbers: string, by: string): string {
  const all = numbers.split(/, | o /)
  return all.length < 2 ? numbers : `${all.slice(0, -1).join(', ')} ${by} ${all.at(-1) ?? ''}`
}

/** One of several names, or just one. */
const many = (names: string, one: string, other: string): string => (names.includes(', ') ? other : one)

/** What is done with it: an item is used, a card of a hand is discarded. */
const how = (isItem: boolean): string => (isItem ? 'usa' : 'scarta')

export const screen: ScreenWords = {
  title: 'The 7th Continent',
  goal: (clues) => `${many(clues, 'Spezzare la maledizione', 'Spezzare le maledizioni')}: ${clues}.`,
  questions: {
    act: 'Chi fa che cosa?',
    sheet: 'Come procedi?',
    payment: 'Quale carta cedi per poterlo fare?',
    effects: 'Le carte sono scoperte. Usi qualcos’altro?',
    keep: 'Quale Abilità si tiene, e chi la tiene?',
    handLimit: 'Hai troppe carte in mano. Quale scarti?',
    pennant: 'Quale carta prendi?',
    place: 'Dove metti questo oggetto?',
    bonus: 'Chi tiene questa carta?',
    cure: 'Quale Stato curi?',
    wear: 'Quale oggetto perde un punto di durevolezza?',
    raise: 'Di quale oggetto alzi il dado?',
    drop: 'Quale carta della mano scarti?',
    learn: 'Quale Abilità Avanzata compri?',
    scrap: 'Quale oggetto smonti?',
    clear: 'Quale terra lasci alla nebbia?',
    destination: 'Dove vai, allora?',
    digit: 'Qual è la prossima cifra?',
    foggy: 'Quale carta nebbia guardi?',
    onTop: 'Quale di queste carte sarà la prossima?',
    newcomer: 'Chi prosegue al tuo posto?',
    arrival: 'Dove raggiungi gli altri?',
    excess: 'Non c’è più posto per tutto. A che cosa rinunci?',
    taking: 'Impedisci che questa carta venga presa?',
    lifeLoss: 'Impedisci questa perdita di vita?',
    curse: 'Dalla Pila Scarti è uscita una Maledizione. La tieni lontana?',
    revealed: 'Fai a meno di un effetto?',
    anyTime: 'Inoltre puoi:',
  },
  choices: {
    disagree: 'Non siamo d’accordo: decide il giocatore a sinistra',
    goOn: 'Proseguire',
    deed: (who, action, from) => `${who} – ${action} (${from})`,
    deedAlone: (action, from) => `${action} (${from})`,
    goTo: (action, place) => `${action}: ${place}`,
    together: (text) => `${text}, insieme`,
    atOnce: (text, count) => (count === 0 ? `${text}, subito` : `${text}, subito con ${cards(count)}`),
    more: (text) => `${text}…`,
    unknownPlace: 'l’altro lato',
    fog: (direction) => `nebbia a ${direction}`,
    someFog: 'nebbia',
    draw: (count) => (count === 0 ? 'Non pescare carte' : `Pescare ${counted(count, 'carta Azione', 'carte Azione')}`),
    drawMore: 'Pescare più carte',
    exchanges: 'Scambiare carte e difficoltà',
    with: (who) => `Con ${who}`,
    use: (item) => `Usare «${item}»`,
    apply: (card) => `Scartare «${card}» per il suo effetto`,
    spare: (card, item) => `Scartare «${card}»: «${item}» non perde durevolezza`,
    exchange: (by) => (by === 0 ? 'Nessuno scambio' : `${cardsBy(-by)}, difficoltà ${signed(by)}`),
    cancel: 'Fare altro',
    enough: 'Nient’altro',
    keep: (card, who) => `${card} per ${who}`,
    keepNone: 'Nessuna',
    newItem: 'Come nuovo oggetto',
    under: (item) => `Combinato con «${item}»`,
    instead: (item) => `Al posto di «${item}», a cui si rinuncia`,
    giveTo: (who) => `Per ${who}`,
    discard: 'Scartare la carta',
    buyEnough: 'Non comprare altro',
    cureOf: (who, state) => `${who}: ${state}`,
    useCard: (card, text) => `${card}: ${text}`,
    decline: (card) => `Fare a meno di «${card}»`,
    give: (item, who) => `Dare «${item}» ${toWhom(who)}: 2 carte del Mazzo Azioni`,
    trade: (item, other, who) => `Scambiare «${item}» con «${other}» di ${who}: 2 carte del Mazzo Azioni`,
    giveUp: (item) => `Rinunciare a «${item}»`,
    help: 'Partecipare',
    stepOut: 'Restarne fuori',
    number: 'Inserire un numero visto in un’immagine',
    clear: 'Lasciare terre alla nebbia',
    camp: 'Accamparsi',
    leave: 'Lasciare il tavolo per un po’',
    leaveForGood: 'Andarsene per sempre',
    join: (who) => `Unirsi come ${who}`,
    pass: 'Proseguire',
    pool: (number) => `Carta ${number}`,
  },
  card: {
    number: (number, kind) => `${kind} ${number}`,
    gold: (text) => `${text}, oro`,
    area: (numeral, name) => `Area ${numeral}, ${name}`,
    open: (icon, cost, difficulty) => `${icon}: ${cost} o più carte${needed(difficulty)}`,
    locked: (icon, cost, difficulty) => `${icon}: esattamente ${cards(cost)}${needed(difficulty)}`,
    all: 'tutti i personaggi',
    mandatory: 'obbligatoria',
    needsFire: 'serve il fuoco',
    needsQuests: (numbers) =>
      `${many(numbers, 'serve la carta Ricerca Oggetto', 'servono le carte Ricerca Oggetto')} ${allOf(numbers)}`,
    needsStored: (number, times) =>
      times === 1 ? `serve la carta ${number} conservata` : `servono ${times} carte ${number} conservate`,
    needsUsed: (pennant) => `va usato un oggetto con la bandierina ${pennant}`,
    needsInstrument: 'serve uno strumento musicale',
    paysItem: (number) => `cedi l’oggetto ${number}`,
    paysKeyword: (keyword, count) =>
      count === 1 ? `cedi una carta Oggetto «${keyword}»` : `cedi ${count} carte Oggetto «${keyword}»`,
    paysHand: (count) => `ogni personaggio cede ${counted(count, 'carta Abilità o Bonus', 'carte Abilità o Bonus')}`,
    or: ' o ',
    at: (number) => `sul terreno ${number}`,
    success: (text) => `Successo: ${text}`,
    failure: (text) => `Fallimento: ${text}`,
    nothing: 'non accade nulla',
    resources: (names) => `${many(names, 'Materia prima', 'Materie prime')}: ${names}`,
    exposed: 'Terreno esposto: qui non puoi accendere un fuoco, creare né riposarti',
    arrows: (text) => `${many(text, 'Freccia', 'Frecce')}: ${text}`,
    arrow: (direction, number) => `${direction} ${number}`,
    blocks: (icon) => `Impedisce l’azione ${icon} sul suo terreno`,
    onReveal: (text) => `Quando viene rivelata: ${text}`,
    thenReturn: 'Dopo l’azione ritorna nel suo mazzo',
    origin: (number) => `Si può prendere dalla carta ${number}`,
    durability: (die) => `durevolezza ${die}`,
    keywords: (names) => `${many(names, 'parola chiave', 'parole chiave')}: ${names}`,
    pennant: (name, adds) => `bandierina ${name} +${adds}`,
    instrument: 'Uno strumento',
    experience: (value) => `Vale ${points(value)}`,
    price: (value) => `Costa ${points(value)}`,
    strip: (text) => `Successi: ${text}`,
    noStars: '0★',
    craft: (cost, materials) => `Creare: ${cost} o più carte${materials === '' ? '' : ` (${materials})`}`,
    material: (resource, by) => `${resource} −${by}`,
    item: 'Come oggetto',
    own: (who) => `Può tenerla solo ${who}`,
    copies: (count, deadly) => `${cards(count)}, ${deadly} con perdita di vita`,
    start: (number) => `La via comincia dalla carta ${number}`,
    setup: (text) => `All’inizio: ${text}`,
    anyAction: 'Qualsiasi azione',
    collective: 'se collettiva',
    active: 'se sei il Giocatore Attivo',
    here: 'qui',
    effect: (icons, text) => `${icons}: ${text}`,
    discarding: 'scartando questa carta',
    leaving: (text) => `${text}, poi scarta questa carta`,
    andOr: ' e/o ',
    and: ' e ',
    atTerrain: (numbers) => `sul terreno ${anyOf(numbers)}`,
    inAreas: (numerals) => `nelle Aree ${numerals}`,
    whereResource: (resource) => `con ${resource} a disposizione`,
    towardsCompany: 'se alla meta c’è una miniatura del fuoco o un personaggio non coinvolto',
    ifFact: (text) => `se ${text}`,
    cards: cardsBy,
    costIs: (cost) => `il costo è ${cost}`,
    difficulty: (by) => `difficoltà ${signed(by)}`,
    spares: {
      one: 'un oggetto usato non perde durevolezza',
      onesOfOthers: 'un oggetto usato da un altro giocatore non perde durevolezza',
      own: 'gli oggetti che usi non perdono durevolezza',
    },
    stars: (by) => `${signed(by)}★`,
    starsPerSeven: (by) => `${signed(by)}★ per ogni 7`,
    starsPerHelper: (by) => `${signed(by)}★ per ogni altro personaggio coinvolto`,
    pairsHalf: 'una mezza stella spaiata vale 1★',
    keepsTrust: 'un fallimento non porta la carta 100',
    softensFailure: 'un fallimento non ha conseguenze (tranne la carta 100)',
    onSuccess: (text) => `in caso di successo anche: ${text}`,
    doubles: (number) => `ogni carta ${number} si prende due volte`,
    meal: (by) => `questo pasto fa recuperare ${cards(by)} in più`,
    durabilityBy: (by) => `l’oggetto comincia con ${signed(by)} di durevolezza`,
    averts: {
      own: (numbers, isItem) =>
        `quando stai per prendere una carta ${anyOf(numbers)}: ${how(isItem)} questa carta per evitarlo`,
      otherInvolved: (numbers, isItem) =>
        `quando un altro personaggio coinvolto sta per prendere una carta ${anyOf(numbers)}: ${how(isItem)} questa carta per evitarlo`,
      here: (numbers, isItem) =>
        `quando un personaggio sul tuo terreno sta per prendere una carta ${anyOf(numbers)}: ${how(isItem)} questa carta per evitarlo`,
    },
    reacts: {
      lifeLoss:
        'quando uno Stato causa una perdita di vita a un personaggio sul tuo terreno: scarta questa carta, e non si perde nulla',
      curseFromPile:
        'quando viene rivelata una Maledizione della Pila Scarti: elimina questa carta e rimescola la Maledizione nella pila',
    },
    between: (text) => `tra due azioni, scarta questa carta: ${text}`,
    betweenWith: (resource, text) => `tra due azioni, con ${resource} a disposizione, scarta questa carta: ${text}`,
    times: {
      camp: 'a ogni accampamento',
      collectiveFailure: 'ogni volta che un’azione collettiva fallisce',
      shelfTerrain: 'ogni volta che una carta Terreno entra in gioco nell’Area IV',
      endOfOwnAction: 'alla fine di ogni tua azione',
      afterStrain: 'dopo ogni azione Combattere, Scalare o Nuotare a cui partecipi',
    },
    from: (camp) => `dal numero ${camp} in poi`,
    until: (camp) => `fino al numero ${camp}`,
    inArea: (numeral) => `nell’Area ${numeral}`,
    goes: {
      restByFire: 'Passa quando ti riposi con il fuoco a disposizione',
      mealByFire: 'Passa dopo un’azione Mangiare riuscita con il fuoco a disposizione',
      endByFire: 'Passa quando una tua azione finisce con il fuoco a disposizione',
      beginByFire: 'Passa quando cominci un’azione con il fuoco a disposizione',
      meal: 'Passa dopo un’azione Mangiare riuscita',
      fireOrRestByFire:
        'Passa dopo un’azione Accendere un fuoco riuscita, o quando ti riposi con il fuoco a disposizione',
    },
    hand: (by) => `Dimensione massima della mano ${signed(by)}`,
    immune: (number) => `Non puoi avere lo Stato ${number}`,
    alone:
      'Puoi partecipare solo alle tue azioni, e nessun altro può parteciparvi; fanno eccezione le azioni obbligatorie e quelle di tutti i personaggi',
    numb: 'Non puoi applicare le carte Abilità che hai in mano se il fuoco non è disponibile',
    lifeLoss: (number, by) => `La perdita di vita della carta ${number} aumenta di ${by}`,
    showsLifeLoss: (number) => `Ogni carta ${number} vale come una carta con perdita di vita`,
    recovery: (by, least) => `Ogni recupero vale ${cards(-by)} in meno, ma almeno ${least}`,
    meals: (by) => `I pasti dei personaggi sul tuo terreno fanno recuperare ${cards(by)} in più`,
    healer: (by) =>
      `Ogni volta che curi uno Stato di un personaggio, ${cards(by)} della Pila Scarti ${by === 1 ? 'torna' : 'tornano'} nel Mazzo Azioni`,
    mercy: (by) =>
      `Una volta sola, quando una Maledizione della Pila Scarti farebbe finire la partita: ignorala, mescola nel Mazzo Azioni ${by} carte a caso della Pila Scarti ed elimina questa carta`,
    difficultyOf: (number, is) => `L’azione della carta ${number} ha difficoltà ${is}`,
    afterSuccess: {
      staysPut: (number) => `Dopo un successo con l’azione della carta ${number}, quella carta resta dov’è`,
      again: (number) => `Dopo un successo con l’azione della carta ${number}, prendi una seconda volta ciò che dà`,
    },
    leavesHand: (number) => `Quando questa carta lascia una mano, eliminala e prendi (se c’è) una carta ${number}`,
    varies: (icons, held, heldBy) =>
      `${icons}, qui: difficoltà ${signed(heldBy)} per ogni carta ${anyOf(held)} in mano ai personaggi coinvolti`,
    variesStored: (number, per, by) =>
      per === 1
        ? `${signed(by)} per ogni carta ${number} conservata`
        : `${signed(by)} ogni ${per} carte ${number} conservate`,
    roams: 'Non lascia il gioco con il tabellone: si nasconde sotto una carta nebbia di quello nuovo',
    look: (text) => `Guardando meglio: ${text}`,
    noSuccess: 'Nessun successo',
  },
  scene: {
    day: (day) => `Giorno ${day}`,
    deck: (count) => `Mazzo Azioni: ${count}`,
    pile: (count) => `Pila Scarti: ${count}`,
    pileDown: (count) => `Pila Scarti, a faccia in giù: ${count}`,
    past: (count) => `Passato: ${count}`,
    experience: (value) => `Punti esperienza: ${value}`,
    map: 'Mappa, il nord è in alto',
    inWords: 'La mappa a parole',
    legend: {
      fog: '~I~ nebbia della zona I',
      hides: '! nasconde qualcosa',
      barrier: '# sbarra la via',
      open: '? scoperta',
      fire: '* fuoco',
      events: '+1 evento',
    },
    fog: 'nebbia',
    fire: 'fuoco',
    place: 'Si trova su',
    available: (names) => `a disposizione: ${names}`,
    hand: (count, limit) => `Mano, ${count} su ${limit}`,
    items: (count, limit) => `Oggetti, ${count} su ${limit}`,
    durability: (die) => `durevolezza ${die}`,
    quests: 'Satchel & Journal',
    learned: 'Imparate',
    action: 'Azione',
    source: 'Che cosa si fa',
    used: 'In uso',
    drawn: 'Carte pescate',
    diary: (day, places, found, states, spent, recovered) =>
      [
        `Giorno ${day}: ${places === '' ? 'nessun passo avanti' : places}.`,
        ...(found === '' ? [] : [`Trovato: ${found}.`]),
        ...(states === '' ? [] : [`Stati: ${states}.`]),
        `Carte spese: ${spent}; recuperate: ${recovered}.`,
      ].join(' '),
  },
  outcomes: {
    lifted: 'La maledizione è spezzata. Torni a casa.',
    curse: 'Dalla Pila Scarti è uscita una Maledizione. Il continente ti tiene con sé.',
    over: 'La tua avventura è finita.',
    stranded: 'Nessuno può fare più nulla. Il continente ti tiene con sé.',
  },
  odds: { success: 'successo', curse: 'una Maledizione chiude la partita' },
  setup: {
    explorers: 'Esploratori',
    explorersHint: 'Partono in uno fino a quattro, e siedono nell’ordine in cui sono scelti.',
    clues: 'Maledizioni',
    cluesHint: 'La prima è la migliore per cominciare. Se sono più d’una, vanno spezzate tutte.',
    mode: 'Modalità',
    usualMode: 'Le regole così come sono.',
    seats: 'Posti al tavolo',
    seatsHint: 'I posti liberi sono per chi si unisce strada facendo.',
  },
}
