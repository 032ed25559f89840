// The exploration cards of the coast, in Italian.
import type { Translated } from '../../card-words.ts'
import type { coast as english } from '../../en/cards/coast.ts'

export const coast: Translated<typeof english> = {
  C01: {
    title: 'Pozze di marea',
    mood: 'Conche tiepide piene di cose che si chiudono di scatto.',
  },
  C02: {
    title: 'Il lungo miglio bianco',
    mood: 'Si cammina bene, nulla da segnalare, legna in fondo.',
  },
  C03: {
    title: 'Pennoni spezzati',
    mood: 'Un intero albero di gabbia giace a pezzi oltre la linea delle alghe.',
  },
  C04: {
    title: 'Gola dei granchi',
    mood: 'Diecimila piccole opinioni sulle vostre dita.',
    options: ["Portarli all'accampamento", 'Tenersi il migliore'],
  },
  C05: {
    title: 'Promontorio',
    mood: "Da quassù l'isola ha finalmente una forma.",
  },
  C06: {
    title: 'Barile tra le alghe',
    mood: 'Rotola, sciaborda ed è ancora sigillato.',
  },
  C07: {
    title: 'Palme da cocco',
    mood: 'Cibo gratis, se riuscite a convincerlo a scendere.',
  },
  C08: {
    title: 'Labirinto di mangrovie',
    mood: "Ogni varco sembra l'uscita.",
    options: ['Tagliare dritto', 'Guadare lungo il margine'],
  },
  C09: {
    title: 'Cengia verde',
    mood: 'Melma, spruzzi e un solo buon appiglio.',
  },
  C10: {
    title: "Ruscello d'acqua dolce",
    mood: 'Acqua con cui non serve discutere.',
  },
  C11: {
    title: 'La tomba di uno sconosciuto',
    mood: 'Nessun nome, solo un anno e una mano con sei dita.',
    options: ["Copiare l'iscrizione", 'Scavare'],
  },
  C12: {
    title: 'Tracce di tartaruga',
    mood: 'Due file di virgole dal mare alla duna.',
  },
  C13: {
    title: 'Lo scoglio che soffia',
    mood: 'La roccia inspira, poi espira senza mezze misure.',
  },
  C14: {
    title: 'Il magazzino del mare',
    mood: "Un'ansa della corrente mette da parte legname da anni.",
  },
  C15: {
    title: "L'isolotto dei gabbiani",
    mood: 'Ci si arriva con la bassa marea, se non si ha niente da perdere.',
    options: ['Saccheggiare i nidi', 'Sedersi a contarli'],
  },
  C16: {
    title: 'Scogliere a picco',
    mood: 'La spiaggia, semplicemente, finisce.',
    options: ['Arrampicarsi insieme', 'Aggirarle a nuoto'],
  },
  C17: {
    title: 'Secche della barriera',
    mood: "Pesci grandi come porte, in un palmo d'acqua.",
  },
  C18: {
    title: 'Pini battuti dal vento',
    mood: 'Finalmente fibra dritta, negli unici alberi dritti.',
  },
  C19: {
    title: 'La polena',
    mood: "Guarda oltre voi, là dove un tempo c'era la nave.",
    options: ["Portarla all'accampamento", 'Farne legna da ardere'],
  },
  C20: {
    title: 'Fango traditore',
    mood: 'Vi fa entrare senza un rumore.',
  },
  Z01: {
    title: 'Impronte di piedi nudi',
    mood: 'Cinque dita, niente stivali: non è uno di voi.',
    options: ['Seguirle', 'Lasciare un dono', 'Tirare dritto'],
  },
  Z02: {
    title: 'Piume sulla duna',
    mood: 'Brune, screziate, perse da qualcosa di troppo grasso per volare lontano.',
  },
  Z04: {
    title: 'La palma incisa',
    mood: 'Tre lettere e una freccia, allargate insieme alla corteccia.',
  },
  Z05: {
    title: 'Straccio in una bottiglia',
    mood: 'Mezzo disegno, strappato proprio sul più bello.',
  },
  Z06: {
    title: 'Segni di chiglia',
    mood: 'Non più di un mese fa qualcuno ha tirato in secco lunghi scafi.',
    options: ['Aspettare e osservare', "Lasciare un'offerta", 'Cancellare le tracce'],
  },
  Z07: {
    title: 'Albero di nave tra le secche',
    mood: 'Il resto della nave era più vicino di quanto pensavate.',
  },
  Z08: {
    title: "Olio sull'acqua",
    mood: 'Un arcobaleno grande come un cortile.',
    options: ['Andarci subito a nuoto', 'Prendere i rilevamenti'],
  },
  Z09: {
    title: 'Un miagolio nella boscaglia',
    mood: 'Un piccolo lamento, una pausa, un altro ancora, come in attesa.',
    options: ['Chiamare piano', 'Battere le mani'],
  },
  Z17: {
    title: 'Impronta di stivale chiodato',
    mood: 'Il calzolaio di un altro, il passo di un altro.',
  },
  Z20: {
    title: 'Pietre squadrate nella risacca',
    mood: 'Gli angoli retti non sono mai un caso.',
  },
  '015': {
    title: 'Ometto di pietre con traversa',
    mood: 'Qualcuno voleva che lo trovasse qualcuno in particolare.',
    options: ['Scavare qui', 'Prendere il rilevamento'],
  },
  '024': {
    title: 'Famiglie sulla spiaggia',
    mood: 'Reti, neonati, risate: vengono qui ogni anno.',
    options: ['Avanzare a mani aperte', 'Restare tra gli alberi'],
  },
  '033': {
    title: 'La poppa sulla barriera',
    mood: 'Il nome si legge ancora, capovolto.',
    options: ['Immergersi', 'Calare prima una fune', 'Tornare con la bassa marea'],
  },
  '034': {
    title: 'La cabina del capitano',
    mood: 'Un solo respiro, una sola scelta.',
    options: ['Il giornale di bordo', 'La cassaforte', "L'armadio dei segnali"],
  },
  '039': {
    title: 'Qualcosa di grosso nella stiva',
    mood: 'Ci si era sistemato prima di voi.',
  },
  '075': {
    title: 'Il nostromo abbandonato',
    mood: "L'hanno sbarcato per qualcosa. Lui dice che non era niente.",
    options: ['Accoglierlo', 'Sfamarlo e congedarlo', 'Scacciarlo'],
  },
  '088': {
    title: "Scala d'approdo",
    mood: "Gradini coperti d'alghe che cominciano sotto il mare.",
  },
}
