// The scenario Jenny Needs Help! in Italian.
import type { words as english } from './en.ts'

const lifeboat = 'Scialuppa di Salvataggio'

export const words: typeof english = {
  name: 'Jenny ha bisogno di aiuto',
  goal: 'Costruite la Zattera e andate a prendere Jenny sul suo scoglio prima che le ferite la uccidano. Poi costruite la Scialuppa di Salvataggio: appena è pronta, siete salvi. Se Jenny muore, tutto è perduto.',
  intro:
    'Al mattino vi contate sulla spiaggia, e ne manca una: Jenny, la figlia del capitano. Poi qualcuno scorge il suo foulard che sventola da uno scoglio oltre i frangenti, a un miglio dalla riva, là da dove nessuno torna a nuoto. È ferita, non ha acqua, e ogni notte laggiù le costerà cara. A sud il cielo ha il colore del rame vecchio: sta arrivando un uragano. Portatela a terra, costruite una barca che vi tenga tutti e andatevene prima di lui.',
  book: 'L’uragano si avvicina: abbassate di 1 il livello della Palizzata. Se è già a 0, ogni personaggio tranne Venerdì subisce 1 ferita.',
  totem:
    'Mettete sulla tessera il prossimo segnalino Numero; l’effetto è immediato. 1, Rocce Scivolose: chi esplora subisce 2 ferite. 2, Vecchio Cimitero: morale −2. 3, Resti di Alberi e Pennoni: la Corda è costruita gratis. 4, Relitto della Mongolfiera: ottenete 2 pellicce. 5 e 6: nulla.',
  guide: [
    'Jenny è il vostro orologio. Ogni notte sullo scoglio le costa 2 ferite, laggiù nessuno può curarla, e l’undicesima la uccide: se non l’avete ancora presa, muore nella notte del round 6. La Zattera può salpare solo dal round dopo la sua costruzione, quindi costruitela al più tardi nel round 5. Ogni round di anticipo le risparmia 2 ferite che poi dovreste curare voi.',
    'Il salvataggio è un’Azione Esplorazione sulla Zattera: con 1 pedina tirate i dadi verdi, con 2 riesce di sicuro. Il Cane e le pedine verdi aiutano come al solito. Non si pescano tessere e nemmeno carte Avventura: un «?» o un segnalino Avventura sul mazzo costa invece 1 ferita al soccorritore. Se fallite, riprovate nel round seguente, sempre che Jenny ne abbia ancora uno.',
    'Tutto è appeso alla Corda: richiede una Pianura, e serve sia alla Zattera (2 legni) sia alla Scialuppa. Esplorate con coraggio nei primi round; il terzo totem ve la regala. La Scialuppa vuole anche il Coltello, quindi una Montagna.',
    'Nell’accampamento Jenny è una bocca in più: mangia, ha bisogno di un Riparo, e ciò che colpisce ogni personaggio colpisce anche lei. La sua unica pedina può solo Riposare, senza Letto né Amaca. Curatela come chiunque altro, con la Pentola, il Cuoco o le Erbe. Non ha segnalini Determinazione: un Evento che ne chiede uno a ogni personaggio la ferisce. Le costruzioni, invece, non costano di più.',
    'La Scialuppa di Salvataggio costa 6 legni e 4 pellicce, da accantonare tutti insieme. Il legno arriva con la pazienza, le pellicce no: conservate quelle della Caccia, non spendetele per il Tetto, e ricordate le 2 del quarto totem. Alzate presto il livello delle Armi, e per l’ultima Costruzione usate 2 pedine.',
    'Ogni libro avvicina l’uragano e strappa 1 livello alla Palizzata; se non ce n’è più, ne soffrono tutti, e dal round 5 si aggiungono gli animali affamati. Un Riparo presto e uno o due livelli di Palizzata costano meno delle ferite. I round sono solo 8: con Jenny nell’accampamento entro il 4 o il 5 avrete respiro, più tardi quasi niente.',
  ],
  won: 'La scialuppa supera i frangenti con tutti a bordo, e al timone c’è Jenny. Siete salvi!',
  tooLate: 'L’ultimo round è finito. L’uragano è qui, e nessuna barca prenderà più il mare.',
  people: {
    'character/jenny': {
      title: 'Jenny',
      text: 'Finché non viene salvata subisce 2 ferite ogni notte, e nient’altro può raggiungerla. Nell’accampamento mangia, dorme e viene ferita come tutti; la sua unica pedina può solo Riposare. Se muore, la partita è persa.',
    },
  },
  inventions: {
    'jenny/raft': {
      title: 'Zattera',
      mood: 'Galleggia. Di più, per favore, non chiedetele.',
      text: 'Dal round successivo alla sua costruzione: un’Azione Esplorazione sulla Zattera (1 pedina con i dadi, 2 senza) porta Jenny all’accampamento. Un «?» o un segnalino Avventura non fa pescare carte: chi risolve l’Azione subisce 1 ferita.',
    },
    'jenny/lifeboat': {
      title: lifeboat,
      mood: 'Un posto per ciascuno, e nessuno litiga per il finestrino.',
      text: 'Si può costruire solo quando Jenny è nell’accampamento. Appena è pronta, avete vinto.',
    },
  },
  tokens: {
    'jenny/herbs': { title: 'Erbe', mood: 'Amare, verdi e testarde: l’esatto contrario di una buona paziente.' },
    'jenny/ruined-hut': {
      title: 'Capanna in Rovina',
      mood: 'Chi ci abitava è partito in fretta, portandosi via solo la porta.',
    },
    'jenny/pistol': { title: 'Pistola', mood: 'Polvere asciutta, una palla sola e nessun diritto di replica.' },
    'jenny/vines': {
      title: 'Rampicanti',
      mood: 'La sera fai un nodo; al mattino ce ne sono altri tre, fatti da soli.',
    },
  },
  places: {
    'jenny/slippery-rocks': { title: 'Rocce Scivolose' },
    'jenny/old-cemetery': { title: 'Vecchio Cimitero' },
    'jenny/remains-of-masts-and-spars': { title: 'Resti di Alberi e Pennoni' },
    'jenny/balloon-wreck': { title: 'Relitto della Mongolfiera' },
    'jenny/rescue': { title: 'Salvataggio di Jenny' },
  },
  endings: {
    jennyDied: 'Jenny è morta. Non resta più nessuno da salvare.',
  },
  achievements: {
    jenny: 'Jenny salvata',
    lifeboat,
  },
  log: {
    rescued: 'Jenny è al sicuro nell’accampamento.',
  },
  causes: {
    'RC-SCN3-04': 'notte sullo scoglio',
    'RC-SCN3-06': 'frangenti',
    'RC-SCN3-12': 'uragano in arrivo',
  },
  board: {
    goal: 'Per la fuga',
    inCamp: 'Jenny è nell’accampamento',
    nights: 'Notti rimaste',
    alone: 'a cui Jenny può sopravvivere da sola',
  },
}
