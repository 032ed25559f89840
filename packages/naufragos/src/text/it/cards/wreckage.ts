// The wreckage cards, in Italian.
import type { Translated } from '../../card-words.ts'
import type { wreckage as english } from '../../en/cards/wreckage.ts'

export const wreckage: Translated<typeof english> = {
  'wreckage/ships-compass': {
    title: 'Bussola di bordo',
    mood: 'L’ago oscilla ancora come se gliene importasse.',
  },
  'wreckage/signal-mirror': {
    title: 'Specchio da segnalazione',
    mood: 'Mezzo specchio da barba in una cornice d’ottone.',
  },
  'wreckage/spyglass': {
    title: 'Cannocchiale',
    mood: 'Una lente è incrinata; l’altra è onesta.',
  },
  'wreckage/coil-of-rope': {
    title: 'Rotolo di fune',
    mood: 'Quaranta braccia di canapa incatramata.',
  },
  'wreckage/boarding-axe': {
    title: 'Ascia d’abbordaggio',
    mood: 'Fatta per il sartiame, va bene per i tronchi.',
  },
  'wreckage/carpenters-saw': {
    title: 'Sega da carpentiere',
    mood: 'Ruggine sul dorso, denti come nuovi.',
  },
  'wreckage/cutlass': {
    title: 'Sciabola da marina',
    mood: 'La guardia ha preso la piega della mano di un altro.',
  },
  'wreckage/musket': {
    title: 'Moschetto',
    mood: 'Lungo, pesante e persuasivo.',
  },
  'wreckage/keg-of-powder': {
    title: 'Barilotto di polvere',
    mood: 'Asciutta, grazie a un miracolo e a molta cera.',
  },
  'wreckage/surgeons-chest': {
    title: 'Cassetta del chirurgo',
    mood: 'I flaconi si sono salvati quasi tutti; le etichette, quasi nessuna.',
  },
  'wreckage/flask-of-rum': {
    title: 'Fiasca di rum',
    mood: 'Per le emergenze, e oggi è un’emergenza.',
  },
  'wreckage/tin-of-biscuit': {
    title: 'Latta di gallette',
    mood: 'I tonchi sono in omaggio.',
    options: { 'share-it': 'Dividerle', 'keep-it': 'Tenerle per sé' },
  },
  'wreckage/sack-of-salt': {
    title: 'Sacco di sale',
    mood: 'Qui vale più che in qualunque porto.',
  },
  'wreckage/casting-net': {
    title: 'Rete da lancio',
    mood: 'Tre buchi, tutti rammendabili.',
  },
  'wreckage/hooks-and-line': {
    title: 'Ami e lenza',
    mood: 'Avvolti intorno a un sughero, con le punte in dentro.',
  },
  'wreckage/iron-pot': {
    title: 'Pentola di ferro',
    mood: 'La zuppa è una forma di coraggio.',
  },
  'wreckage/wool-blanket': {
    title: 'Coperta di lana',
    mood: 'Sa di una casa lontana.',
  },
  'wreckage/tinderbox': {
    title: 'Acciarino',
    mood: 'Selce, acciaio e un nido di lino bruciato.',
  },
  'wreckage/bound-journal': {
    title: 'Diario rilegato',
    mood: 'Metà delle pagine è bianca e aspetta.',
  },
  'wreckage/hymn-book': {
    title: 'Libro degli inni',
    mood: 'Anche cantato male, funziona.',
  },
  'wreckage/fiddle': {
    title: 'Violino',
    mood: 'Due corde bastano per quasi tutto.',
  },
  'wreckage/purse-of-coins': {
    title: 'Borsa di monete',
    mood: 'Sull’isola non ci sono botteghe.',
  },
  'wreckage/painted-miniature': {
    title: 'Ritratto in miniatura',
    mood: 'Qualcuno sorride a qualcuno.',
  },
  'wreckage/roll-of-sailcloth': {
    title: 'Rotolo di tela da vela',
    mood: 'Tela quanto basta per una parete o per una speranza.',
  },
  'wreckage/ships-ensign': {
    title: 'Bandiera della nave',
    mood: 'Sbiadita fino al colore di un tè lungo col latte.',
  },
  'wreckage/storm-lantern': {
    title: 'Lanterna da tempesta',
    mood: 'Resta un dito d’olio, a essere tirchi.',
  },
  'wreckage/speaking-trumpet': {
    title: 'Megafono di bordo',
    mood: 'Fa di una vocina un ordine.',
  },
  'wreckage/oilskin-chart': {
    title: 'Carta nautica cerata',
    mood: 'L’isola c’è, col nome sbagliato.',
  },
  'wreckage/sea-boots': {
    title: 'Stivali da mare',
    mood: 'Due sinistri, accettati con gratitudine.',
  },
  'wreckage/caged-parrot': {
    title: 'Pappagallo in gabbia',
    mood: 'Sa una parola sola e la tiene per i momenti brutti.',
  },
}
