// The scenario Family Robinson in Italian.
import type { words as english } from './en.ts'

export const words: typeof english = {
  name: 'La Famiglia Robinson',
  goal: 'Costruite le nove Invenzioni pescate all’inizio e il Riparo, e portate Tetto, Palizzata e Armi almeno al livello 1. Vincete alla fine di un round in cui tutto questo è pronto e tutti sono vivi, bambini compresi.',
  intro:
    'Avete smesso di contare le navi mai arrivate e avete bruciato il calendario per scaldarvi. Da allora è successo qualcosa di strano: nessuno dice più «accampamento», tutti dicono «casa». Una casa vuole un tetto che regga, una palizzata che tenga fuori la notte e un attrezzo per ogni guaio. Vuole anche una dispensa, e presto una più grande: qualcuno sta già intagliando la prima culla. Chi ci dormirà non chiederà se la giornata è stata dura, ma soltanto che cosa c’è per cena.',
  book: 'Raccolto magro: nella Fase Produzione di questo round ottenete solo metà di tutte le risorse, arrotondata per difetto. Scegliete voi quali.',
  totem:
    'Terra Desolata: se è la prima tessera del suo tipo di terreno, un indicatore nero copre il terreno, che conta come inesplorato.',
  guide: [
    'Sulla plancia ci sono nove Invenzioni invece di cinque, e vi servono esattamente queste nove. Quelle predefinite, le vostre personali e quelle della scheda non contano, ma molte delle nove le richiedono: leggete tutti i requisiti prima di piazzare la prima pedina e guardate quante volte compaiono Corda, Coltello, Pala o Mattone. Costruite quelle per prime. Due Costruzioni a round sono il passo che vi porta a casa in tempo.',
    'Custodite le nove. Quando una carta vi fa scartare un’Invenzione, rinunciate a qualunque altra: una delle nove finisce nel mazzo, e va ripescata (per esempio con Una Nuova Idea) e costruita prima che finisca il round 12. Un Oggetto girato va costruito di nuovo.',
    'All’inizio la terra è ingrata. Una tessera con il totem che sia la prima del suo tipo di terreno riceve un indicatore nero, e nessuna Invenzione può usare quel terreno finché non lo mostra una seconda tessera o non liberate la prima. A questo serve la Bonifica: esattamente 2 pedine, niente dadi, e un indicatore nero a vostra scelta lascia l’isola, che stia su un terreno o su una fonte esaurita. Si risolve dopo l’Esplorazione e prima dell’Organizzazione dell’Accampamento, tante volte a round quanti sono gli indicatori. Le pedine neutrali non aiutano, quindi Venerdì può solo dare supporto. L’Aratro fa lo stesso gratis.',
    'I bambini nascono nei round 7, 9 e 11. Ciascuno vuole 1 cibo ogni notte, mangiano prima di voi, e se uno resta senza la partita è persa all’istante. Nuvole e animali affamati arrivano alle vostre scorte prima della notte: tenete da parte del cibo non deperibile. Argine, Cantina e Semi valgono qui più che altrove. La tessera dell’accampamento può ospitare più segnalini Cibo aggiuntivo, e producono tutti: Tagliola e Recinto sfamano un bambino a testa. L’Orto trasforma 2 cibi in 4, ma quel che ne avanza deperisce la notte stessa.',
    'Sfruttate i due round senza meteo per esplorare, poi tenete d’occhio il cielo: pioggia dal round 3, inverno nei round 5 e 6, animali dal round 7. Un libro dimezza la produzione di tutto l’accampamento, quindi andate anche a raccogliere. La Recinzione richiede soltanto la Pala e una Costruzione, i Vecchi Attrezzi vi danno Corda, Pentola o Coltello, e con la Polvere da Sparo gli animali affamati ci ripensano.',
    'Tutto si conta alla fine del round, dopo il meteo. Una tempesta o un animale può ancora abbattere il vostro unico livello di Palizzata: abbiatene due di tutto, prima di sperare. E non tenete la vittoria per il round 12: ogni bambino rende più cara la notte dopo.',
  ],
  won: 'Ogni cosa è al suo posto, tutti hanno mangiato e nessuno cerca più navi all’orizzonte. Siete a casa!',
  tooLate: 'L’ultimo round è finito: gli attrezzi ci sono tutti, la casa in cui appenderli no.',
  inventions: {
    'family-robinson/fence': {
      title: 'Recinzione',
      mood: 'Tiene dentro le capre, fuori le tigri e in dubbio i piccoli.',
    },
    'family-robinson/garden': {
      title: 'Orto',
      mood: 'Seppelliamo la cena e speriamo che i vermi paghino gli interessi.',
    },
  },
  tokens: {
    'family-robinson/gunpowder': {
      title: 'Polvere da Sparo',
      mood: 'Un botto, e tutto il serraglio si ricorda di un altro impegno.',
    },
    'family-robinson/seeds': {
      title: 'Semi',
      mood: 'Mangiarli oggi o essere saggi: l’eterno dubbio, in un sacchetto.',
    },
    'family-robinson/old-tools': {
      title: 'Vecchi Attrezzi',
      mood: 'I manici sono spariti e le lame sono stanche. Come noi.',
    },
    'family-robinson/plow': { title: 'Aratro', mood: 'Gli manca soltanto il bue. Abbiamo tirato a sorte.' },
  },
  places: {
    'family-robinson/wasteland': { title: 'Terra Desolata' },
    'family-robinson/recultivation': { title: 'Bonifica' },
  },
  endings: {
    childUnfed: 'Un bambino è andato a dormire affamato, e l’isola non ha concesso altro tempo.',
    inventionsMissing: 'L’ultimo round è finito e la casa della famiglia non è completa.',
  },
  log: {
    childBorn: 'È nato un bambino.',
  },
  causes: {
    'RC-SCN6-06': 'cena dei bambini',
  },
  board: {
    nine: 'Da costruire',
    house: 'La casa',
    children: 'Bambini',
    supper: 'Cena dei bambini',
    birthdays: 'Nascite',
    child: 'Nasce un bambino',
    discarded: 'scartata',
    tonight: 'stanotte',
    markers: 'Indicatori neri sull’isola',
  },
}
