// The Gather Adventure cards in Italian.
import type { cards as english } from '../../en/cards/gather-adventures.ts'

export const cards: typeof english = {
  'gather/after-the-hurricane': {
    title: 'Dopo l’Uragano',
    event: 'Un Altro Uragano',
    mood: 'Alberi a terra come paglia: legna ovunque, e nemmeno un varco.',
  },
  'gather/end-of-source': { title: 'Fine della Fonte', mood: 'Raschiamo il fondo, e si sente soltanto raschiare.' },
  'gather/eyes-in-the-bushes': {
    title: 'Occhi tra i Cespugli',
    event: 'Visita Inattesa',
    mood: 'Le foglie hanno appena sbattuto le palpebre.',
  },
  'gather/fruit': {
    title: 'Frutta',
    event: 'Mal di Pancia',
    mood: 'Dolce, rossa, succosa: strano che gli uccelli non la tocchino.',
  },
  'gather/furs': {
    title: 'Pellicce',
    event: 'Insetti',
    mood: 'Pelli folte e calde, che ogni tanto si muovono da sole.',
  },
  'gather/gold-coin': {
    title: 'Una Moneta d’Oro!',
    event: 'Maledizione',
    mood: 'Un re che nessuno conosce ghigna dall’oro.',
  },
  'gather/mushrooms': {
    title: 'Funghi',
    event: 'Malattia',
    mood: 'Profumano di casa, e il cappello è appena appena blu.',
  },
  'gather/nestlings': {
    title: 'Nidiacei',
    event: 'Uccello Infuriato!',
    mood: 'Becchi spalancati, e lassù da qualche parte una madre enorme.',
  },
  'gather/new-flock': {
    title: 'Nuovo Stormo',
    event: 'È tutto svanito',
    mood: 'Il cielo si è riempito di ali, e la cena è atterrata.',
  },
  'gather/nice-surprise': {
    title: 'Bella sorpresa',
    event: 'Cedimento',
    mood: 'Assi asciutte dietro un cespuglio, marce giusto un poco.',
  },
  'gather/path-of-a-predator': {
    title: 'Il Sentiero del Predatore',
    event: 'Il Predatore Attacca!',
    mood: 'Un bel sentiero battuto: peccato, da quattro zampe.',
  },
  'gather/pirates-chest': {
    title: 'Il Forziere dei Pirati!',
    event: 'Che Sfortuna!',
    mood: 'I cardini strillano come chi voleva essere lasciato in pace.',
  },
  'gather/shortage': { title: 'Agli Sgoccioli', mood: 'Un’ultima bella bracciata, poi solo terra nuda.' },
  'gather/signs-of-a-predator': {
    title: 'Segni di un Predatore',
    event: 'Il Predatore Affamato Attacca!',
    mood: 'Graffi sulla corteccia, più in alto di dove arriviamo noi.',
  },
  'gather/skeleton': {
    title: 'Scheletro',
    event: 'Diario dell’Esploratore Morto',
    mood: 'Siede contro una palma, un taccuino in grembo e nessuna fretta.',
  },
  'gather/spider': {
    title: 'Ragno',
    event: 'Un Morso sul Collo',
    mood: 'Zampette leggere sul colletto, e nessuno osa schiacciarlo.',
  },
  'gather/surprise-in-the-bushes': {
    title: 'Sorpresa tra i Cespugli',
    event: 'Riflessioni',
    mood: 'Qualcuno l’ha lasciato qui: meglio non chiedersi perché.',
  },
  'gather/tracks-of-a-predator': {
    title: 'Orme di un Predatore',
    mood: 'L’orma è fresca, e uno stivale ci sta dentro comodo.',
  },
  'gather/twisted-ankle': {
    title: 'Caviglia Slogata',
    event: 'Caviglia Gonfia',
    mood: 'Cesta piena, radice nascosta, e una parola che qui non si scrive.',
  },
  'gather/unbelievable-effort': {
    title: 'Sforzo Incredibile',
    event: 'Braccia Doloranti',
    mood: 'Il tronco finalmente si muove, e con lui qualcosa nella spalla.',
  },
  'gather/unexpected-discovery': {
    title: 'Scoperta Inattesa',
    mood: 'Una buca sotto le radici, e per una volta niente che morda.',
  },
  'gather/unexpected-troubles': {
    title: 'Difficoltà Impreviste',
    mood: 'Ieri qui conoscevamo la strada, oggi è tutto rovi.',
  },
  'gather/viper': {
    title: 'Vipera',
    event: 'Morso di Serpente',
    mood: 'Uno di questi bastoni ha la lingua biforcuta.',
  },
  'gather/weather-breakdown': {
    title: 'Il Tempo Peggiora',
    event: 'Tempesta',
    mood: 'I gabbiani sono volati nell’entroterra, e sbagliano di rado.',
  },
  'gather/winter-freezing': {
    title: 'Congelamento Invernale',
    mood: 'Brina sulle foglie all’alba: a mezzogiorno sono nere.',
  },
  'gather/winter-is-coming': {
    title: 'L’Inverno Sta Arrivando',
    event: 'Gelata',
    mood: 'Vediamo il nostro fiato, e nessuno ne fa parola.',
  },
}
