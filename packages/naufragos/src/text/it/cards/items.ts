// The items, in Italian.
import type { Translated } from '../../card-words.ts'
import type { items as english } from '../../en/cards/items.ts'

export const items: Translated<typeof english> = {
  W01: {
    title: 'Bussola di bordo',
    mood: "L'ago oscilla ancora come se gliene importasse.",
  },
  W02: {
    title: 'Specchio da segnalazione',
    mood: "Mezzo specchio da barba in una cornice d'ottone.",
  },
  W03: {
    title: 'Cannocchiale',
    mood: "Una lente è incrinata; l'altra è onesta.",
  },
  W04: {
    title: 'Rotolo di fune',
    mood: 'Quaranta braccia di canapa incatramata.',
  },
  W05: {
    title: "Ascia d'abbordaggio",
    mood: 'Fatta per il sartiame, va bene per i tronchi.',
  },
  W06: {
    title: 'Sega da carpentiere',
    mood: 'Ruggine sul dorso, denti come nuovi.',
  },
  W07: {
    title: 'Sciabola da marina',
    mood: 'La guardia ha preso la piega della mano di un altro.',
  },
  W08: {
    title: 'Moschetto',
    mood: 'Lungo, pesante e persuasivo.',
  },
  W09: {
    title: 'Barilotto di polvere',
    mood: 'Asciutta, grazie a un miracolo e a molta cera.',
  },
  W10: {
    title: 'Cassetta del chirurgo',
    mood: 'I flaconi si sono salvati quasi tutti; le etichette, quasi nessuna.',
  },
  W11: {
    title: 'Fiasca di rum',
    mood: "Per le emergenze, e oggi è un'emergenza.",
  },
  W12: {
    title: 'Latta di gallette',
    mood: 'I tonchi sono in omaggio.',
    options: ['Dividerle', 'Tenerle per sé'],
  },
  W13: {
    title: 'Sacco di sale',
    mood: 'Qui vale più che in qualunque porto.',
  },
  W14: {
    title: 'Rete da lancio',
    mood: 'Tre buchi, tutti rammendabili.',
  },
  W15: {
    title: 'Ami e lenza',
    mood: 'Avvolti intorno a un sughero, con le punte in dentro.',
  },
  W16: {
    title: 'Pentola di ferro',
    mood: 'La zuppa è una forma di coraggio.',
  },
  W17: {
    title: 'Coperta di lana',
    mood: 'Sa di una casa lontana.',
  },
  W18: {
    title: 'Acciarino',
    mood: 'Selce, acciaio e un nido di lino bruciato.',
  },
  W19: {
    title: 'Diario rilegato',
    mood: 'Metà delle pagine è bianca e aspetta.',
  },
  W20: {
    title: 'Libro degli inni',
    mood: 'Anche cantato male, funziona.',
  },
  W21: {
    title: 'Violino',
    mood: 'Due corde bastano per quasi tutto.',
  },
  W22: {
    title: 'Borsa di monete',
    mood: "Sull'isola non ci sono botteghe.",
  },
  W23: {
    title: 'Ritratto in miniatura',
    mood: 'Qualcuno sorride a qualcuno.',
  },
  W24: {
    title: 'Rotolo di tela da vela',
    mood: 'Tela quanto basta per una parete o per una speranza.',
  },
  W25: {
    title: 'Bandiera della nave',
    mood: 'Sbiadita fino al colore di un tè lungo col latte.',
  },
  W26: {
    title: 'Lanterna da tempesta',
    mood: "Resta un dito d'olio, a essere tirchi.",
  },
  W27: {
    title: 'Megafono di bordo',
    mood: 'Fa di una vocina un ordine.',
  },
  W28: {
    title: 'Carta nautica cerata',
    mood: "L'isola c'è, col nome sbagliato.",
  },
  W29: {
    title: 'Stivali da mare',
    mood: 'Due sinistri, accettati con gratitudine.',
  },
  W30: {
    title: 'Pappagallo in gabbia',
    mood: 'Sa una parola sola e la tiene per i momenti brutti.',
  },
  '007': {
    title: 'Il libro delle maree',
    mood: 'Undici anni di navi, in una grafia che si fa sempre più piccola.',
  },
  '014': {
    title: 'Cappello piumato',
    mood: 'Assurdo, splendido, visibile da molto lontano.',
  },
  '016': {
    title: 'Mezza mappa strappata',
    mood: 'La costa è perfetta; la beffa sta nella metà che manca.',
  },
  '021': {
    title: 'Scrigno di dobloni',
    mood: 'Troppo pesante da portare e troppo bello da lasciare.',
  },
  '032': {
    title: 'Mazza a denti di squalo',
    mood: 'Un prestito, ha chiarito lei, non un regalo.',
  },
  '035': {
    title: 'Il giornale di bordo',
    mood: "L'ultima annotazione si ferma a metà di una parola.",
  },
  '036': {
    title: 'Cassaforte cerchiata di ferro',
    mood: "La chiave non ce l'ha nessuno, e così restano tutti onesti.",
  },
  '037': {
    title: 'Razzi di segnalazione',
    mood: 'Due, avvolti nella seta cerata.',
  },
  '044': {
    title: 'Il gatto di bordo',
    mood: 'Sa sempre da che parte è il fuoco.',
  },
  '049': {
    title: 'Pelliccia striata',
    mood: 'Calda, bella e, nel vento, non del tutto muta.',
  },
  '055': {
    title: 'Corteccia contro la febbre',
    mood: 'Una manciata di riccioli grigi.',
  },
  '062': {
    title: 'Sacchetto di zolfo',
    mood: 'Brucia azzurro, puzza magnificamente.',
  },
  '072': {
    title: "L'idolo verde",
    mood: 'Ogni sera più pesante.',
  },
  '080': {
    title: "Pistola d'abbordaggio e pugnale",
    mood: 'Spaiati, ben oliati.',
  },
  '084': {
    title: 'Candele di cera',
    mood: 'Storte, fuligginose, e meglio del buio.',
  },
  '091': {
    title: 'Polvere da mina',
    mood: 'Dodici sacchetti di flanella e un odore di tuono vecchio.',
  },
  '092': {
    title: 'Telescopio di bronzo',
    mood: "Avvicina l'orizzonte quanto basta per restarne delusi.",
  },
}
