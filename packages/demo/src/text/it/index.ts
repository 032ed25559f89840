// Beacon in Italian.
import { speaker, type WordsIn } from '@landfall/tabletop'
import { grammar, type Noun, nouns, object, type Verb, verbs, words } from '@landfall/tabletop/it'
import type { BeaconWords } from '../../types.ts'
import type { LanguagePack, ScreenWords } from '../screen.ts'

const byLevels: Verb['frame'] = [...object, { place: 'by', case: 'di' }]

const vocabulary: WordsIn<BeaconWords, Noun, Verb> = {
  nouns: {
    ...nouns,
    captain: { gender: 'm', one: 'il capitano', other: 'capitani', di: 'del capitano', a: 'al capitano' },
    cook: { gender: 'm', one: 'il cuoco', other: 'cuochi', di: 'del cuoco', a: 'al cuoco' },
    carpenter: { gender: 'm', one: 'il carpentiere', other: 'carpentieri', di: 'del carpentiere', a: 'al carpentiere' },
    doctor: { gender: 'f', one: 'la dottoressa', other: 'dottoresse', di: 'della dottoressa', a: 'alla dottoressa' },
    leader: { gender: 'm', one: 'il capo', other: 'capi', di: 'del capo', a: 'al capo' },
    wounded: { gender: 'm', one: 'ogni naufrago ferito', other: 'naufraghi feriti' },
    beacon: { gender: 'm', one: 'il falò', other: 'falò', di: 'del falò', a: 'al falò' },
    height: {
      gender: 'm',
      one: 'il livello del falò',
      other: 'livelli',
      di: 'del livello del falò',
      a: 'al livello del falò',
    },
    level: { gender: 'm', one: 'livello', other: 'livelli' },
    camp: { gender: 'm', one: 'l’accampamento', other: 'accampamenti', di: 'dell’accampamento', a: 'all’accampamento' },
    supplies: {
      gender: 'm',
      one: 'il cibo dell’accampamento',
      other: 'cibo',
      di: 'del cibo dell’accampamento',
      a: 'al cibo dell’accampamento',
    },
    charm: { gender: 'm', one: 'amuleto', other: 'amuleti' },
    group: { gender: 'm', one: 'il gruppo', other: 'gruppi', di: 'del gruppo', a: 'al gruppo' },
    deck: { gender: 'm', one: 'il mazzo', other: 'mazzi', di: 'del mazzo', a: 'al mazzo' },
    die: { gender: 'm', one: 'il dado', other: 'dadi', di: 'del dado', a: 'al dado' },
    point: { gender: 'm', one: 'punto', other: 'punti' },
  },
  verbs: {
    raise: { ...verbs.raise, frame: byLevels },
    lower: { ...verbs.lower, frame: byLevels },
    grow: { to: 'salire', order: 'sali', does: ['sale', 'salgono'], did: { essere: 'salit@' }, frame: byLevels },
    sink: { to: 'scendere', order: 'scendi', does: ['scende', 'scendono'], did: { essere: 'sces@' }, frame: byLevels },
    burn: {
      to: 'bruciare invano',
      order: 'brucia invano',
      does: ['brucia invano', 'bruciano invano'],
      did: { essere: 'bruciat@ invano' },
      frame: [],
    },
    gain: { ...verbs.gain, frame: object },
    lose: { ...verbs.lose, frame: object },
    eat: { ...verbs.eat, frame: object },
    suffer: { ...verbs.suffer, frame: object },
    heal: { ...verbs.heal, frame: object },
    draw: { ...verbs.draw, frame: object },
    play: { to: 'giocare', order: 'gioca', does: ['gioca', 'giocano'], did: 'giocato', frame: object },
    keep: {
      to: 'non giocare nessuna',
      order: 'non giocare nessuna',
      does: ['non gioca nessuna', 'non giocano nessuna'],
      did: 'deciso di non giocare nessuna',
      frame: object,
    },
    choose: { to: 'scegliere', order: 'scegli', does: ['sceglie', 'scelgono'], did: 'scelto', frame: object },
    use: { to: 'usare', order: 'usa', does: ['usa', 'usano'], did: 'usato', frame: object },
    show: { to: 'mostrare', order: 'mostra', does: ['mostra', 'mostrano'], did: 'mostrato', frame: object },
    become: {
      to: 'diventare',
      order: 'diventa',
      does: ['diventa', 'diventano'],
      did: { essere: 'diventat@' },
      frame: object,
    },
    shuffle: {
      to: 'essere mescolato',
      order: 'mescola',
      does: ['viene mescolato', 'vengono mescolati'],
      did: { essere: 'stat@ mescolat@' },
      frame: [],
    },
    reroll: {
      to: 'rinunciare all’amuleto e rilanciare il dado',
      order: 'rinuncia all’amuleto e rilancia il dado',
      does: ['rinuncia all’amuleto e rilancia il dado', 'rinunciano all’amuleto e rilanciano il dado'],
      did: 'rinunciato all’amuleto e rilanciato il dado',
      frame: [],
    },
    decline: {
      to: 'non fare nulla',
      order: 'non fare nulla',
      does: ['non fa nulla', 'non fanno nulla'],
      did: 'rinunciato',
      frame: [],
    },
  },
  names: {
    'bold-climb': 'Un’arrampicata audace',
    driftwood: 'Legna portata dal mare',
    feast: 'Un banchetto',
    fish: 'Pesce fresco',
    herbs: 'Erbe curative',
    lamp: 'La lanterna della nave',
    nets: 'Reti strappate',
    rations: 'Razioni a riva',
    resin: 'Resina',
    beach: 'La spiaggia',
    forest: 'La foresta',
    wreck: 'Il relitto',
    calm: 'Bonaccia',
    wind: 'Vento',
    storm: 'Tempesta',
    light: 'Accendere il falò',
    wait: 'Aspettare',
  },
  facts: {
    hungry: {
      is: 'nell’accampamento c’è meno cibo che naufraghi',
      not: 'nell’accampamento c’è cibo per tutti',
    },
  },
}

const screen: ScreenWords = {
  title: 'Il falò',
  questions: {
    place: 'Dove andiamo oggi?',
    card: 'Quale carta giochi?',
    council: 'Accendiamo il falò o aspettiamo un giorno migliore?',
    tie: 'Parità: che cosa decide il capo?',
    chooseOne: 'Scegli un’opzione',
    may: 'Vuoi farlo?',
    rolled: 'Ecco il risultato del dado del tempo. Lo rilanciamo?',
    anyTime: 'Mangiando 1 cibo puoi:',
  },
  outcomes: {
    seen: 'Una nave ha visto il falò. Siete salvi!',
    death: 'Qualcuno di voi non è sopravvissuto alle ferite. L’isola vi tiene con sé.',
    eighthNight: 'L’ottava notte è passata e nessuna nave è arrivata.',
  },
  pass: 'Lascia tutto com’è',
  day: (day, last) => `Giorno ${day} di ${last}`,
  beacon: 'Falò',
  food: 'Cibo',
  deck: 'Mazzo',
  leader: 'capo',
  charm: 'amuleto',
  yourHand: 'La tua mano',
}

export const pack: LanguagePack = { say: speaker(grammar, vocabulary), screen, words }
