// What a screen says of facts that lie nowhere on the table, in Italian.
import { either, type NoticeWords } from '../notices.ts'

/** A resource and how many of it. */
const food = (amount: number): string => `${amount} ${amount === 1 ? 'cibo' : 'cibi'}`

const wood = (amount: number): string => `${amount} ${amount === 1 ? 'legno' : 'legni'}`

const ACTIONS = { hunt: 'Caccia', build: 'Costruzione', gather: 'Raccolta', explore: 'Esplorazione' } as const

export const notices: NoticeWords = {
  arrangeBlocked: 'La prossima Organizzazione dell’Accampamento serve solo a rimuovere l’indicatore.',
  woodTokenBack: 'In questo round la prossima Costruzione con legno che riesce richiede 1 legno in più.',
  shelterNew: 'Il Riparo è stato appena costruito: Tetto e Palizzata si possono costruire dal prossimo round.',
  surcharge: {
    shelter: 'Il Riparo richiede 1 legno in più, a meno che non si usino pellicce.',
    roof: 'Ogni livello del Tetto richiede 1 legno in più, a meno che non si usino pellicce.',
    palisade: 'Ogni livello della Palizzata richiede 1 legno in più, a meno che non si usino pellicce.',
    weapons: 'Ogni livello delle Armi richiede 1 legno in più.',
  },
  itemsAside: (items) => `Non utilizzabili fino alla fine della Fase Azione: ${items.join(', ')}.`,
  noProduction: 'In questo round non c’è produzione.',
  halfProduction: 'In questo round la produzione è dimezzata, per difetto.',
  produceNo: {
    food: 'In questo round la produzione non dà cibo.',
    wood: 'In questo round la produzione non dà legno.',
  },
  produceMore: {
    food: (amount) => `In questo round la produzione dà ${food(amount)} in più.`,
    wood: (amount) => `In questo round la produzione dà ${wood(amount)} in più.`,
  },
  produceLess: {
    food: (amount) => `In questo round la produzione dà ${food(amount)} in meno.`,
    wood: (amount) => `In questo round la produzione dà ${wood(amount)} in meno.`,
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
      : `Stanotte ogni personaggio deve mangiare ${food(more)} in più o subire 1 ferita per ogni cibo mancante.`,
  disease: (who, markers, card) => `${who}: ${markers} (${card}).`,
  later: {
    roundStart: (card) => `${card} – all’inizio del prossimo round`,
    night: (card) => `${card} – nella prossima Fase Notte`,
    everyNight: (card) => `${card} – in ogni Fase Notte`,
    nightInCamp: (card) => `${card} – nella prima notte di nuovo all’accampamento`,
  },
  waitingBeast: (beast) =>
    `Accanto al mazzo Evento c’è una Belva${beast === undefined ? '' : ` (${beast})`}: il Primo Giocatore la combatte all’inizio della prossima Fase Evento.`,
  beast: (name, strength) => `${name}, forza ${strength}`,
  eventTop: (card) => `In cima al mazzo Evento: ${card}.`,
  huntingTop: (beast) => `In cima al mazzo di Caccia: ${beast}.`,
  huntingBottom: (beast) => `In fondo al mazzo di Caccia: ${beast}.`,
  tiles: (tiles) => `In cima alla pila delle tessere Isola: ${tiles.join(', poi ')}.`,
  flock: (space) => `${space}: qui il segnalino Cibo aggiuntivo funge da fonte di cibo.`,
  idleFood: (space) => `${space}: senza una fonte di cibo il segnalino Cibo aggiuntivo non produce nulla.`,
  waitingMarker: (space) => `${space}: l’indicatore coprirà una fonte appena la tessera sarà esplorata.`,
  shortcutUsed: (space, source) =>
    `${space} (${source}): la Scorciatoia ha già sfruttato questa fonte: in questo round la Raccolta qui non è possibile.`,
  markedItems: (card, items) => `Contrassegnati da «${card}»: ${items.join(', ')}.`,
  oneUser: (card, who) => `${card} (${who}): in questo round nessun altro può usare questa carta.`,
  usedThisRound: (card) => `${card}: carta già usata in questo round.`,
  dog: 'Il Cane può fare da supporto a una Caccia o a un’Esplorazione.',
  handyman: (name) => `${name}: 1 pedina può fare da supporto a una Costruzione del Carpentiere.`,
  pawns: (name, pawns, actions) => {
    const which = either(
      actions.map((action) => ACTIONS[action]),
      'o',
    )
    return pawns === 1
      ? `${name}: 1 pedina può fare da supporto a un’Azione ${which}.`
      : `${name}: ${pawns} pedine possono fare da supporto ad Azioni ${which}.`
  },
  locationPawn: (name) => `${name}: 1 pedina può fare da supporto all’Esplorazione di un luogo speciale.`,
}
