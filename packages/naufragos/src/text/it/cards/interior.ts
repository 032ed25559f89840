// The exploration cards of the interior, in Italian.
import type { Translated } from '../../card-words.ts'
import type { interior as english } from '../../en/cards/interior.ts'

export const interior: Translated<typeof english> = {
  'interior/game-trail': {
    title: 'Pista di selvaggina',
    mood: 'Ogni sera passa di qui qualcosa di pesante.',
  },
  'interior/bamboo-thicket': {
    title: 'Folto di bambù',
    mood: 'La luce è verde e il sentiero è un’opinione.',
  },
  'interior/liana-curtain': {
    title: 'Cortina di liane',
    mood: 'Funi con le foglie, annodate da nessuno.',
    options: { 'cut-through': 'Aprirsi un varco', 'go-back-and-round': 'Tornare indietro e aggirare' },
  },
  'interior/the-falls': {
    title: 'La cascata',
    mood: 'Ci si mettono sotto tutti, vestiti di tutto punto.',
  },
  'interior/leech-hollow': {
    title: 'Conca delle sanguisughe',
    mood: 'Aspettano sotto le foglie, pazienti come creditori.',
  },
  'interior/fallen-giant': {
    title: 'Gigante caduto',
    mood: 'Un albero tanto largo da fare da strada.',
  },
  'interior/sweet-roots': {
    title: 'Radici dolci',
    mood: 'Bollire due volte, buttare la prima acqua.',
    options: { 'tell-the-others': 'Dirlo agli altri', 'dig-for-yourself': 'Scavare per sé' },
  },
  'interior/fog-in-the-ferns': {
    title: 'Nebbia tra le felci',
    mood: 'Il mondo finisce a un braccio di distanza.',
    options: { 'wait-and-come-back': 'Aspettare e riprovare', 'walk-into-it': 'Addentrarsi' },
  },
  'interior/ravine': {
    title: 'Burrone',
    mood: 'Abbastanza stretto da pensarci, abbastanza profondo da ripensarci.',
  },
  'interior/painted-rock': {
    title: 'Roccia dipinta',
    mood: 'Mani in ocra, tutte sinistre.',
  },
  'interior/parrot-roost': {
    title: 'Dormitorio di pappagalli',
    mood: 'Applausi dall’alto, e poi piume.',
  },
  'interior/banded-snake': {
    title: 'Serpente a bande',
    mood: 'Sul sentiero c’era prima lui.',
  },
  'interior/old-clearing': {
    title: 'Vecchia radura',
    mood: 'Un tempo qualcuno la zappava in file diritte.',
  },
  'interior/echo-valley': {
    title: 'Valle dell’eco',
    mood: 'La terza eco torna in ritardo, e da più in alto.',
    options: { 'shout-and-listen': 'Gridare e ascoltare', 'pass-quietly': 'Passare in silenzio' },
  },
  'interior/clay-bank': {
    title: 'Banco d’argilla',
    mood: 'Prende l’impronta del pollice e se la tiene.',
    options: { 'haul-a-load-back': 'Riportarne un carico', 'leave-it': 'Lasciarla lì' },
  },
  'interior/storm-gap': {
    title: 'Varco della tempesta',
    mood: 'Qui gli alberi pendono tutti dalla stessa parte.',
  },
  'interior/hornets': {
    title: 'Calabroni',
    mood: 'Qualcuno ha pestato una lanterna di carta.',
    options: { 'bolt-for-camp': 'Fuggire all’accampamento', 'lie-flat': 'Buttarsi a terra' },
  },
  'interior/bones-in-a-boat-cloak': {
    title: 'Ossa in un mantello da mare',
    mood: 'Se non altro, si era messo comodo.',
  },
  'interior/cackling-above-the-gorge': {
    title: 'Coccodè sopra la gola',
    mood: 'Un suono inconfondibile, ridicolo, meraviglioso.',
    options: { 'climb-after-it': 'Salire a cercarlo', 'listen-and-note-the-place': 'Ascoltare e segnare il posto' },
  },
  'interior/clawed-bark': {
    title: 'Corteccia graffiata',
    mood: 'I segni cominciano dove il vostro braccio non arriva.',
  },
  'interior/carcass-in-a-fork': {
    title: 'Carcassa tra i rami',
    mood: 'Lassù qualcuno ha la dispensa.',
    options: { 'cut-some-down': 'Tagliarne un pezzo', 'leave-it-alone': 'Lasciarla dov’è' },
  },
  'interior/stagnant-ford': {
    title: 'Guado stagnante',
    mood: 'Acqua nera e piatta, con sopra una pelle.',
    options: { wade: 'Guadare', 'go-round': 'Aggirarlo' },
  },
  'interior/ash-on-the-leaves': {
    title: 'Cenere sulle foglie',
    mood: 'Neve grigia che non si scioglie.',
  },
  'interior/the-buried-head': {
    title: 'La testa sepolta',
    mood: 'Labbra di basalto, all’altezza dei vostri stivali.',
  },
  'interior/a-shot-far-off': {
    title: 'Uno sparo, lontano',
    mood: 'Poi gli uccelli, poi niente.',
    options: { 'go-and-see': 'Andare a vedere', 'keep-clear': 'Tenersi alla larga' },
  },
  'interior/the-humming-cliff': {
    title: 'La rupe che ronza',
    mood: 'La parete di roccia suona come una folla lontana.',
    options: { 'climb-to-it': 'Salire fin lassù', 'mark-it': 'Segnare il punto' },
  },
  'interior/the-man-in-bark-cloth': {
    title: 'L’uomo vestito di corteccia',
    mood: 'Porta acqua in due zucche e non si volta mai.',
    options: { 'call-out-to-him': 'Chiamarlo', 'shadow-him': 'Seguirlo di nascosto' },
  },
  'interior/a-gift-returned': {
    title: 'Un dono ricambiato',
    mood: 'Dov’era la galletta, una foglia piegata con dentro un dolce al miele.',
  },
  'interior/bitter-leaf-tea': {
    title: 'Tè di foglie amare',
    mood: 'Undici anni da solo lo hanno reso cauto con i sostantivi.',
    options: { 'ask-about-the-paths': 'Chiedere dei sentieri', 'ask-about-the-sea': 'Chiedere del mare' },
  },
  'interior/the-hidden-store': {
    title: 'La dispensa nascosta',
    mood: 'Scaffali scavati nel tufo, tutto etichettato a carboncino.',
    options: { 'take-all-of-it': 'Prendere tutto', 'take-one-thing': 'Prendere una cosa sola' },
  },
  'interior/scratchings-in-the-leaf-litter': {
    title: 'Raspature tra le foglie',
    mood: 'Pollame di qualcuno, da due generazioni fuori dalla cesta.',
    options: { 'snare-a-few': 'Tendere qualche laccio', 'follow-with-patience': 'Seguire con pazienza' },
  },
  'interior/the-speckled-hen': {
    title: 'La gallina screziata',
    mood: 'Vi considera con un occhio, poi con l’altro.',
  },
  'interior/the-flock-goes-uphill': {
    title: 'Le galline prendono la salita',
    mood: 'Un frullo d’ali corte, sempre un pendio più in là.',
  },
  'interior/the-leaning-stone': {
    title: 'La pietra inclinata',
    mood: 'A mezzogiorno la sua ombra è un dito puntato.',
  },
  'interior/false-trail': {
    title: 'Falsa pista',
    mood: 'La freccia l’ha incisa uno che mentiva di mestiere.',
    options: { 'press-on': 'Andare avanti', 'search-the-gully': 'Frugare nel canalone' },
  },
  'interior/followed': {
    title: 'Seguiti',
    mood: 'Vi hanno visti. Si chiedono che cosa siate.',
  },
  'interior/talking-with-hands': {
    title: 'Parlarsi a gesti',
    mood: 'Lei disegna le isole nella polvere: la vostra è quella piccola.',
    options: {
      'trade-a-blade': 'Barattare una lama',
      'trade-labour': 'Barattare lavoro',
      'ask-to-leave-with-them': 'Chiedere di partire con loro',
    },
  },
  'interior/warning-poles': {
    title: 'Pali di avvertimento',
    mood: 'Piume, conchiglie e uno dei vostri bottoni.',
    options: { 'turn-aside': 'Girare al largo', 'walk-past-them': 'Passare oltre' },
  },
  'interior/ribs-and-a-torn-ear': {
    title: 'Costole e un orecchio strappato',
    mood: 'Si ricorda della cambusa, e dunque di voi.',
    options: { 'feed-it': 'Dargli da mangiare', 'sit-and-wait': 'Sedersi e aspettare', 'shoo-it-away': 'Scacciarlo' },
  },
  'interior/eyes-in-the-fern': {
    title: 'Occhi tra le felci',
    mood: 'Vorrebbe venire. Ha i suoi motivi per non farlo.',
    options: { 'keep-still-for-an-hour': 'Restare immobili per un’ora', 'lose-patience': 'Perdere la pazienza' },
  },
  'interior/the-rats-granary': {
    title: 'Il granaio dei ratti',
    mood: 'Senza nessuno a dar loro la caccia, se la sono passata benissimo.',
  },
  'interior/breath-in-the-cane': {
    title: 'Un respiro tra le canne',
    mood: 'Cammina quando camminate voi.',
  },
  'interior/the-den': {
    title: 'La tana',
    mood: 'Un odore di ferro bagnato e di corda vecchia.',
    options: {
      'smoke-it-out': 'Affumicare la tana',
      'wall-it-in': 'Murare l’ingresso',
      'lie-in-wait': 'Tendere un agguato',
    },
  },
  'interior/the-thorn': {
    title: 'La spina',
    mood: 'Vi lascia arrivare così vicino, ed è questo che fa paura.',
    options: { 'leave-it-to-its-pain': 'Lasciare che soffra', 'draw-the-thorn': 'Estrarre la spina' },
  },
  'interior/the-bitter-tree': {
    title: 'L’albero amaro',
    mood: 'Un solo assaggio e crederete nella medicina.',
    options: { 'strip-some-bark': 'Staccare della corteccia', 'mark-the-trunk': 'Segnare il tronco' },
  },
  'interior/the-botanists-hut': {
    title: 'La capanna del botanico',
    mood: 'Foglie pressate, una buona sedia, nessun botanico.',
  },
  'interior/the-causeway': {
    title: 'La via lastricata',
    mood: 'Blocchi combacianti sotto il muschio, dritti come tirati col righello.',
  },
  'interior/the-stone-harp': {
    title: 'L’arpa di pietra',
    mood: 'Corde di budello sul basalto; le suona il vento, e qualcuno le accorda.',
    options: {
      'cut-the-strings-for-cord': 'Ricavare spago dalle corde',
      'tighten-them': 'Tendere le corde',
      'copy-the-carvings': 'Copiare le incisioni',
    },
  },
  'interior/his-other-camp': {
    title: 'Il suo altro accampamento',
    mood: 'Un fuoco, una coperta, sei coltelli.',
    options: { parley: 'Parlamentare', 'rush-it': 'Assaltarlo' },
  },
  'interior/a-debt-repaid': {
    title: 'Un debito saldato',
    mood: 'Un nodo che non avete insegnato a nessuno, su un sacco lungo il sentiero.',
  },
  'interior/wild-hives': {
    title: 'Alveari selvatici',
    mood: 'Oro dietro un muro di spade.',
    options: { 'smoke-them': 'Affumicarli', 'grab-and-run': 'Arraffare e scappare' },
  },
  'interior/breadfruit-grove': {
    title: 'Boschetto di alberi del pane',
    mood: 'Ce n’è abbastanza per smettere di aver paura per una settimana.',
    options: { 'replant-shoots-at-camp': 'Trapiantare i germogli', 'eat-now': 'Mangiare subito' },
  },
  'interior/pigs-in-the-grove': {
    title: 'Maiali nel boschetto',
    mood: 'C’erano prima loro, e non dividono con nessuno.',
  },
  'interior/the-instrument-store': {
    title: 'Il deposito degli strumenti',
    mood: 'Quercia, ferro e un avviso in una lingua che si può indovinare.',
    options: { 'break-the-door': 'Sfondare la porta', 'search-the-yard': 'Frugare nel cortile' },
  },
  'interior/the-surveyors-graves': {
    title: 'Le tombe dei topografi',
    mood: 'Quattro uomini e un mulo, tutti col loro bravo nome.',
    options: { 'tidy-them': 'Rimetterle in ordine', 'take-the-marker-boards': 'Prendere le tavole coi nomi' },
  },
}
