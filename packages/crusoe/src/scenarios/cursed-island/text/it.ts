// The scenario Cursed Island in Italian.
import type { words as english } from './en.ts'

export const words: typeof english = {
  name: 'L’Isola Maledetta',
  goal: 'Costruite una Croce su cinque tessere diverse. Se alla fine di un round sono tutte e cinque in piedi e siete tutti vivi, la maledizione è spezzata; avete dieci round.',
  intro:
    'I marinai la chiamavano una storia da vecchie comari: un’isola che non lascia partire nessuno. Ora la vostra nave giace squarciata sui suoi scogli, e dalla foresta arriva un canto che nessun uccello ha mai cantato. Dove un attimo fa c’era il sole si alza la nebbia, e nella nebbia ci sono altari su cui il sangue non è ancora secco. L’ultima pagina del diario di un missionario, trovata sotto una pietra, dice che cosa bisogna fare: cinque Croci, innalzate in cinque luoghi dell’isola. Era arrivato a quattro, poi la scrittura si interrompe.',
  book: 'Scegliete due tessere o spazi diversi senza nebbia e mettete un indicatore nebbia su ciascuno.',
  totem:
    'Primo: il Tempio Oscuro; dal round successivo lo si può esplorare una volta, pescando fino a 3 Tesori e 1 Creatura. Secondo: l’Altare della Morte; chi l’ha trovato subisce 2 ferite. Dal terzo al sesto: un Covo dei Cultisti; si mette un indicatore nebbia sulla tessera.',
  guide: [
    'È la nebbia a rendere diversa quest’isola. Ogni simbolo libro porta la nebbia in due luoghi a vostra scelta, e ogni Azione svolta lì richiede una pedina in più. Sotto la nebbia il terreno conta come inesplorato e un accampamento avvolto nella nebbia non produce nulla; anche l’Organizzazione dell’Accampamento, il Riposo e tutto ciò che vi costruite chiedono allora una seconda pedina. Mandate dunque la nebbia dove non vorrete mai andare: angoli lontani, spazi vuoti, tessere il cui terreno si trova anche altrove.',
    'Una Croce costa 2 legni ed è un’Azione Costruzione su una qualsiasi tessera esplorata che non ne abbia già una, anche quella dell’accampamento. Basta una pedina sulla tessera dell’accampamento e su quelle vicine; ogni ulteriore tessera lungo la strada ne costa una in più, e così la nebbia; con un’altra ancora non si tirano i dadi. Potete costruirne più d’una nello stesso round; si levano alla fine della Fase Azione. Cinque Croci fanno dieci legni: cominciate presto, e da vicino.',
    'La Campana Sacra porta via fino a tre indicatori nebbia ogni volta che la costruite, non costa nulla e si può rifare quante volte volete. Chiede la Corda, quindi la Pianura, e delle Colline in vista: non lasciate mai che la nebbia cali sulle vostre uniche Colline. Aspettate di toglierne tre in un colpo solo, a meno che la nebbia non copra l’accampamento o la strada verso la prossima Croce.',
    'Qui i totem sono pericolosi. Quando può spuntare il secondo, fate guidare l’Esplorazione a chi sta bene: l’Altare della Morte ferisce due volte chi lo trova; dal terzo in poi ognuno porta la nebbia sulla propria tessera. Il primo è un regalo: il Tempio Oscuro si può esplorare una volta, con le solite pedine e i soliti dadi, e chi entra può fermarsi dopo ogni carta. Tre Tesori valgono una Creatura solo se le vostre armi non fanno ridere; il Pugnale Sacrificale aiuta, al prezzo di una ferita a combattimento.',
    'A uccidervi sarà l’inverno. Dal round 6 si tira ogni volta il dado Inverno, e la neve divora proprio il legno che serve alle Croci. Per allora abbiate un Tetto e due o tre legni di scorta: ciò che manca ferisce tutti. Fate attenzione alle carte che girano una tessera: la Croce che c’era sopra è perduta.',
    'Un piano che funziona: nei round 1–3 costruite il Riparo ed esplorate le tessere attorno all’accampamento; nei round 3–5 fate la Corda, raccogliete legno e alzate due Croci lì vicino; dedicate i round 6–8 alle altre tre e alla Campana. Non lasciate la quinta per il round 10: i dadi tradiscono. E ricordate che si vince solo a round finito: quell’ultima notte dovete superarla tutti.',
  ],
  won: 'La quinta Croce è in piedi e al mattino la nebbia è svanita. La maledizione è spezzata!',
  tooLate: 'L’ultimo round è finito. La nebbia si richiude sull’isola, e su di voi.',
  inventions: {
    'cursed-island/cross': { title: 'Croce', mood: 'Due travi e un chiodo, e i sussurri si tengono alla larga.' },
    'cursed-island/sacred-bell': { title: 'Campana Sacra', mood: 'Un rintocco, e là fuori qualcosa molla la presa.' },
  },
  tokens: {
    'cursed-island/cultists-candle': {
      title: 'Candela del Cultista',
      mood: 'Cera nera, pessime compagnie, ottima luce per martellare.',
    },
    'cursed-island/mysterious-vial': {
      title: 'Fiala Misteriosa',
      mood: 'L’etichetta è scritta col sangue. Il resto, per fortuna, no.',
    },
    'cursed-island/decorated-bell': {
      title: 'Campana Decorata',
      mood: 'Piccola, dorata e più rumorosa di quanto l’isola vorrebbe.',
    },
    'cursed-island/sacrificial-dagger': {
      title: 'Pugnale Sacrificale',
      mood: 'Taglia da entrambe le parti, e comincia sempre dalla tua mano.',
    },
  },
  places: {
    'cursed-island/dark-temple': { title: 'Tempio Oscuro' },
    'cursed-island/altar-of-death': { title: 'Altare della Morte' },
    'cursed-island/cultist-hideout': { title: 'Covo dei Cultisti' },
  },
  achievements: {
    crosses: 'Croci',
    fog: 'Indicatori nebbia',
  },
  markers: {
    fog: {
      name: 'nebbia',
      put: (space) => `La nebbia cala su ${space}.`,
      removed: (space) => `La nebbia si alza da ${space}.`,
    },
    cross: { name: 'Croce', put: (space) => `Una Croce si leva su ${space}.` },
  },
  log: {
    templeExplored: 'Il Tempio Oscuro non ha più segreti.',
  },
  causes: {
    'RC-SCN2-16': 'Altare della Morte',
  },
  board: {
    crosses: 'Croci sull’isola',
    fog: 'Nebbia',
    found: 'Trovato',
    explored: 'Esplorato',
  },
}
