// The exploration cards of the interior, in Italian.
import type { Translated } from '../../card-words.ts'
import type { interior as english } from '../../en/cards/interior.ts'

export const interior: Translated<typeof english> = {
  I01: {
    title: 'Pista di selvaggina',
    mood: 'Ogni sera passa di qui qualcosa di pesante.',
  },
  I02: {
    title: 'Folto di bambù',
    mood: "La luce è verde e il sentiero è un'opinione.",
  },
  I03: {
    title: 'Cortina di liane',
    mood: 'Funi con le foglie, annodate da nessuno.',
    options: ['Aprirsi un varco', 'Tornare indietro e aggirare'],
  },
  I04: {
    title: 'La cascata',
    mood: 'Ci si mettono sotto tutti, vestiti di tutto punto.',
  },
  I05: {
    title: 'Conca delle sanguisughe',
    mood: 'Aspettano sotto le foglie, pazienti come creditori.',
  },
  I06: {
    title: 'Gigante caduto',
    mood: 'Un albero tanto largo da fare da strada.',
  },
  I07: {
    title: 'Radici dolci',
    mood: 'Bollire due volte, buttare la prima acqua.',
    options: ['Dirlo agli altri', 'Scavare per sé'],
  },
  I08: {
    title: 'Nebbia tra le felci',
    mood: 'Il mondo finisce a un braccio di distanza.',
    options: ['Aspettare e riprovare', 'Addentrarsi'],
  },
  I09: {
    title: 'Burrone',
    mood: 'Abbastanza stretto da pensarci, abbastanza profondo da ripensarci.',
  },
  I10: {
    title: 'Roccia dipinta',
    mood: 'Mani in ocra, tutte sinistre.',
  },
  I11: {
    title: 'Dormitorio di pappagalli',
    mood: "Applausi dall'alto, e poi piume.",
  },
  I12: {
    title: 'Serpente a bande',
    mood: "Sul sentiero c'era prima lui.",
  },
  I13: {
    title: 'Vecchia radura',
    mood: 'Un tempo qualcuno la zappava in file diritte.',
  },
  I14: {
    title: "Valle dell'eco",
    mood: 'La terza eco torna in ritardo, e da più in alto.',
    options: ['Gridare e ascoltare', 'Passare in silenzio'],
  },
  I15: {
    title: "Banco d'argilla",
    mood: "Prende l'impronta del pollice e se la tiene.",
    options: ['Riportarne un carico', 'Lasciarla lì'],
  },
  I16: {
    title: 'Varco della tempesta',
    mood: 'Qui gli alberi pendono tutti dalla stessa parte.',
  },
  I17: {
    title: 'Calabroni',
    mood: 'Qualcuno ha pestato una lanterna di carta.',
    options: ["Fuggire all'accampamento", 'Buttarsi a terra'],
  },
  I18: {
    title: 'Ossa in un mantello da mare',
    mood: 'Se non altro, si era messo comodo.',
  },
  Z03: {
    title: 'Coccodè sopra la gola',
    mood: 'Un suono inconfondibile, ridicolo, meraviglioso.',
    options: ['Salire a cercarlo', 'Ascoltare e segnare il posto'],
  },
  Z10: {
    title: 'Corteccia graffiata',
    mood: 'I segni cominciano dove il vostro braccio non arriva.',
  },
  Z11: {
    title: 'Carcassa tra i rami',
    mood: 'Lassù qualcuno ha la dispensa.',
    options: ['Tagliarne un pezzo', "Lasciarla dov'è"],
  },
  Z12: {
    title: 'Guado stagnante',
    mood: 'Acqua nera e piatta, con sopra una pelle.',
    options: ['Guadare', 'Aggirarlo'],
  },
  Z14: {
    title: 'Cenere sulle foglie',
    mood: 'Neve grigia che non si scioglie.',
  },
  Z15: {
    title: 'La testa sepolta',
    mood: "Labbra di basalto, all'altezza dei vostri stivali.",
  },
  Z18: {
    title: 'Uno sparo, lontano',
    mood: 'Poi gli uccelli, poi niente.',
    options: ['Andare a vedere', 'Tenersi alla larga'],
  },
  Z19: {
    title: 'La rupe che ronza',
    mood: 'La parete di roccia suona come una folla lontana.',
    options: ['Salire fin lassù', 'Segnare il punto'],
  },
  '001': {
    title: "L'uomo vestito di corteccia",
    mood: 'Porta acqua in due zucche e non si volta mai.',
    options: ['Chiamarlo', 'Seguirlo di nascosto'],
  },
  '002': {
    title: 'Un dono ricambiato',
    mood: "Dov'era la galletta, una foglia piegata con dentro un dolce al miele.",
  },
  '003': {
    title: 'Tè di foglie amare',
    mood: 'Undici anni da solo lo hanno reso cauto con i sostantivi.',
    options: ['Chiedere dei sentieri', 'Chiedere del mare'],
  },
  '004': {
    title: 'La dispensa nascosta',
    mood: 'Scaffali scavati nel tufo, tutto etichettato a carboncino.',
    options: ['Prendere tutto', 'Prendere una cosa sola'],
  },
  '009': {
    title: 'Raspature tra le foglie',
    mood: 'Pollame di qualcuno, da due generazioni fuori dalla cesta.',
    options: ['Tendere qualche laccio', 'Seguire con pazienza'],
  },
  '010': {
    title: 'La gallina screziata',
    mood: "Vi considera con un occhio, poi con l'altro.",
  },
  '012': {
    title: 'Le galline prendono la salita',
    mood: "Un frullo d'ali corte, sempre un pendio più in là.",
  },
  '017': {
    title: 'La pietra inclinata',
    mood: 'A mezzogiorno la sua ombra è un dito puntato.',
  },
  '018': {
    title: 'Falsa pista',
    mood: "La freccia l'ha incisa uno che mentiva di mestiere.",
    options: ['Andare avanti', 'Frugare nel canalone'],
  },
  '025': {
    title: 'Seguiti',
    mood: 'Vi hanno visti. Si chiedono che cosa siate.',
  },
  '026': {
    title: 'Parlarsi a gesti',
    mood: 'Lei disegna le isole nella polvere: la vostra è quella piccola.',
    options: ['Barattare una lama', 'Barattare lavoro', 'Chiedere di partire con loro'],
  },
  '027': {
    title: 'Pali di avvertimento',
    mood: 'Piume, conchiglie e uno dei vostri bottoni.',
    options: ['Girare al largo', 'Passare oltre'],
  },
  '040': {
    title: 'Costole e un orecchio strappato',
    mood: 'Si ricorda della cambusa, e dunque di voi.',
    options: ['Dargli da mangiare', 'Sedersi e aspettare', 'Scacciarlo'],
  },
  '041': {
    title: 'Occhi tra le felci',
    mood: 'Vorrebbe venire. Ha i suoi motivi per non farlo.',
    options: ["Stare fermi per un'ora", 'Perdere la pazienza'],
  },
  '042': {
    title: 'Il granaio dei ratti',
    mood: 'Senza nessuno a dar loro la caccia, se la sono passata benissimo.',
  },
  '046': {
    title: 'Un respiro tra le canne',
    mood: 'Cammina quando camminate voi.',
  },
  '048': {
    title: 'La tana',
    mood: 'Un odore di ferro bagnato e di corda vecchia.',
    options: ['Affumicare la tana', "Murare l'ingresso", 'Tendere un agguato'],
  },
  '051': {
    title: 'La spina',
    mood: 'Vi lascia arrivare così vicino, ed è questo che fa paura.',
    options: ['Lasciare che soffra', 'Estrarre la spina'],
  },
  '054': {
    title: "L'albero amaro",
    mood: 'Un solo assaggio e crederete nella medicina.',
    options: ['Staccare della corteccia', 'Segnare il tronco'],
  },
  '058': {
    title: 'La capanna del botanico',
    mood: 'Foglie pressate, una buona sedia, nessun botanico.',
  },
  '067': {
    title: 'La via lastricata',
    mood: 'Blocchi combacianti sotto il muschio, dritti come tirati col righello.',
  },
  '068': {
    title: "L'arpa di pietra",
    mood: 'Corde di budello sul basalto; le suona il vento, e qualcuno le accorda.',
    options: ['Ricavare spago dalle corde', 'Tendere le corde', 'Copiare le incisioni'],
  },
  '076': {
    title: 'Il suo altro accampamento',
    mood: 'Un fuoco, una coperta, sei coltelli.',
    options: ['Parlamentare', 'Assaltarlo'],
  },
  '078': {
    title: 'Un debito saldato',
    mood: 'Un nodo che non avete insegnato a nessuno, su un sacco lungo il sentiero.',
  },
  '083': {
    title: 'Alveari selvatici',
    mood: 'Oro dietro un muro di spade.',
    options: ['Affumicarli', 'Arraffare e scappare'],
  },
  '085': {
    title: 'Boschetto di alberi del pane',
    mood: "Ce n'è abbastanza per smettere di aver paura per una settimana.",
    options: ['Trapiantare i germogli', 'Mangiare subito'],
  },
  '087': {
    title: 'Maiali nel boschetto',
    mood: "C'erano prima loro, e non dividono con nessuno.",
  },
  '089': {
    title: 'Il deposito degli strumenti',
    mood: 'Quercia, ferro e un avviso in una lingua che si può indovinare.',
    options: ['Sfondare la porta', 'Frugare nel cortile'],
  },
  '093': {
    title: 'Le tombe dei topografi',
    mood: 'Quattro uomini e un mulo, tutti col loro bravo nome.',
    options: ['Rimetterle in ordine', 'Prendere le tavole coi nomi'],
  },
}
