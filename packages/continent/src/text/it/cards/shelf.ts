// The terrains and barriers of the Drowned Shelf, in Italian.
import type { Translated } from '../../card-words.ts'
import type { shelf as english } from '../../en/cards/shelf.ts'

export const shelf: Translated<typeof english> = {
  'terrain/anchor-field-cleared': {
    title: 'Campo delle àncore, sgombrato',
    story:
      'Trascinate da parte le altre, resta una catena, e va giù invece che su. Passa l’orlo di un pozzo quadrato, tesa, ripulita dalle alghe, e lì la pietra ha il solco di un lungo uso. Posi il palmo sul ferro. A ogni nono respiro la tirano da sotto, della larghezza di un dito.',
    look: 'Le àncore sono state spostate, e una catena va dal mezzo del campo dentro un pozzo quadrato. A sinistra cinque àncore sono ammucchiate. Il pozzo, al centro, ha un bordo di quattro pietre, con un solco dove passa la catena; a destra ci sono giri di catena allentata.',
  },
  'terrain/tunnels-end': {
    title: 'Fine della galleria',
    story:
      'La galleria ti lascia uscire su una sabbia che non è abituata all’aria. Le pinne vi hanno tracciato lunghe righe, tutte nella stessa direzione. Il mare si è tirato indietro di duecento passi e guarda da là, allineato su un bordo dritto, come sta la folla quando hanno sgombrato la strada per qualcuno.',
    look: 'La bocca di una galleria vista dal lato del mare, con davanti sabbia bagnata. L’arco è a sinistra, e ne gocciola ancora acqua. Sette tracce di pesci si allontanano sulla sabbia verso destra, dove comincia una strada lastricata; lontano c’è l’orlo del mare.',
  },
  'terrain/whale-fall': {
    title: 'La balena caduta',
    story:
      'È una cattedrale che ha nuotato. Le costole salgono da una parte e dall’altra e si incontrano sopra di te, e lungo la navata la sabbia è rastrellata. Appena dentro la mascella c’è un portaombrelli, pieno, e gli ombrelli sono bagnati. Una corrente d’aria fredda arriva dal fondo, ti oltrepassa, e dopo un po’ torna indietro.',
    look: 'Lo scheletro di una balena sta sul fondo del mare come l’ossatura di una lunga sala. A sinistra c’è la mascella, aperta, con dentro un portaombrelli. Otto paia di costole stanno lungo il centro, con sabbia rastrellata in mezzo; la coda si allunga verso destra.',
  },
  'terrain/shelf-road': {
    title: 'Strada del ripiano',
    story:
      'Lastricata, dritta e bagnata, la strada va sul fondo come se alla fine ci fosse un ufficio. Ha i cordoli, grigi di balani, e ogni nove passi un tombino con la grata di bronzo. I tombini sono puliti. Lungo tutta la strada senti il mare che ci cola dentro, a filo costante, verso il piano di sotto.',
    look: 'Una strada lastricata attraversa il fondo del mare da sinistra a destra. A sinistra ci sono segni incisi nelle pietre. Al centro stanno tre grate rotonde, e i balani coprono entrambi i cordoli; a destra la strada prosegue dritta fino al bordo dell’immagine.',
  },
  'terrain/first-bell': {
    title: 'Prima campana',
    story:
      'La campana pende in un’incastellatura di quercia nera, fuori portata, e non le manca niente tranne la corda. La corda non c’è. C’è il solco che ha lasciato nella trave, e sotto, nel lastricato, due conche affiancate, consumate dai talloni. I tuoi ci entrano. Le braccia si alzano.',
    look: 'Una campana senza corda pende in un’alta incastellatura di quercia. A sinistra l’incastellatura è incrostata di balani. La campana ha il battaglio, e pende da una trave con un solco profondo; sotto, a destra del centro, ci sono due conche consumate nel lastricato.',
  },
  'terrain/eel-gardens': {
    title: 'Giardini delle anguille',
    story:
      'La marea se n’è andata e le anguille sono rimaste, ciascuna ritta nel suo buco, una fila dietro l’altra. Ondeggiano come erba con la faccia, e non c’è vento. Sono tutte voltate verso di te. Quelle in fondo si sporgono un poco di lato, per vedere oltre quelle davanti.',
    look: 'Anguille sottili stanno ritte nel fondo del mare, in file, con la coda nei buchi. Le file sono sei, da sinistra a destra. Tutte le teste sono rivolte in avanti; nell’ultima fila, a destra, quattro teste si sporgono di lato.',
  },
  'terrain/anchor-field': {
    title: 'Campo delle àncore',
    story:
      'Ogni nave che ha visto la luce ha lasciato qualcosa. Àncore di pietra, col buco per la corda, stanno accanto a quelle forgiate, e queste accanto a un modello brevettato con la vernice di fabbrica, e le catene partono dal mezzo come i raggi di un sole. Quasi tutte sono come sono cadute. Qualcuna è stata spostata in seguito, e posata con un certo criterio.',
    look: 'Àncore di ogni epoca stanno sul fondo del mare, e le loro catene si aprono a ventaglio dal centro. All’estrema sinistra c’è una pietra rotonda con un buco. Fuori dal ventaglio, da sinistra a destra, una catena è stesa in quattro tratti, una catena è chiusa intorno al nulla, e una catena corre in un tratto solo, dritto. All’estrema destra le àncore sono di ferro e hanno anelli.',
  },
  'terrain/sunken-quay': {
    title: 'Banchina sommersa',
    story:
      'Di tutti i luoghi del ripiano è l’unico che l’acqua non abbia ancora raggiunto. Le pietre sono asciutte, e nelle giunture c’è la polvere. Lungo il bordo stanno le bitte, in ordine di grandezza. Dall’ultima una gomena sale di sbieco, tesa, scricchiolante, e finisce in aria, dove la nave non c’è.',
    look: 'Una banchina di pietra sta all’asciutto sul fondo del mare. A sinistra vi salgono sette gradini. Lungo il bordo stanno le bitte, cinque, la più piccola a sinistra; dalla più grande una corda sale tesa verso destra e finisce in aria.',
  },
  'terrain/kelp-arch': {
    title: 'Arco di alghe',
    story:
      'Le alghe pendono dritte di traverso alla via, bagnate, pesanti, da nessuna asta che si veda. In questa parete c’è una porta verde, e a tradirla è solo la luce che ha dietro. Ai due lati gli steli sono raccolti e legati, a fiocco. Sulla soglia comincia l’acqua, e sta in piedi nel vano, fino all’architrave, senza versarsi.',
    look: 'Una parete di alghe riempie l’immagine, con dentro un arco. A sinistra dell’arco gli steli sono raccolti in due fasci, ciascuno legato con un fiocco. L’apertura, al centro, è piena d’acqua e illuminata da dietro; alla sua destra sono legati tre fasci.',
  },
  'terrain/third-bell': {
    title: 'Terza campana',
    story:
      'È la più grande di tutte. Ti chini e guardi in su nel bronzo: c’è l’anello, c’è la cinghia, e il battaglio non c’è. Tutt’intorno, all’interno del bordo, all’altezza di una bocca, il metallo è consumato fino a brillare. Nella fascia lucida ci sono piccole tacche, in due curve ordinate, un’arcata di sopra e una di sotto.',
    look: 'La più grande delle campane pende in un’incastellatura bassa, vista da sotto. A sinistra pende la sua corda, sfilacciata in tre trefoli. Dentro la campana ci sono un anello e una cinghia, e nessun battaglio; a destra, sul bordo interno, ci sono due file curve di tacche.',
  },
  'terrain/salvage-yard': {
    title: 'Cantiere dei recuperi',
    story:
      'Quello che il mare smonta, qui viene smistato. Gli alberi stanno con gli alberi, le porte con le porte, e quaranta fanali di poppa sono in riga coi vetri lavati. Le targhe dei nomi hanno una baracca tutta per loro. Non c’è da cercare molto. Quella della tua nave è già qui, avvitata dritta, e sa di lucido.',
    look: 'Parti di navi sono accatastate in un cantiere sul fondo del mare. A sinistra ci sono alberi di nave, in quattro cataste. Al centro delle porte si appoggiano l’una all’altra, accanto a una fila di fanali; a destra c’è una baracca aperta con tre file di targhe.',
  },
  'terrain/keepers-boat': {
    title: 'Barca del guardiano',
    story:
      'La barca sta a chiglia all’aria su tre ceppi, incatramata e asciutta, con un filo di luce sotto il bordo. Là dentro qualcuno canticchia. Il motivo va a tempo coi tuoi passi, e quando ti fermi aspetta. Davanti alla tavola più bassa, dove una casa avrebbe lo zerbino, c’è uno zerbino.',
    look: 'Una barca sta a chiglia all’aria su tre ceppi, con un filo di luce a terra, lungo il bordo. A sinistra dalla prua esce un tubo di stufa. Al centro c’è uno zerbino davanti alle tavole; a destra due remi sono appoggiati alla poppa.',
  },
  'terrain/second-bell': {
    title: 'Seconda campana',
    story:
      'Incastellatura, corda e battaglio sono in ordine, e il bronzo è intero, salvo una crepa che va dal labbro alla corona, larga un capello. È stata chiusa con sette ribattini, limati a filo uno per uno. Hanno salvato tutto tranne la voce. Dai un colpetto d’unghia sul bordo, e non senti l’unghia.',
    look: 'Una campana pende in un’incastellatura di quercia, con la corda e il battaglio. Sul suo lato sinistro sale una crepa, chiusa da sette ribattini. La corda scende dritta al centro, con tre nodi, e a destra l’incastellatura è puntellata da una trave.',
  },
  'terrain/drowned-chapel': {
    title: 'Cappella annegata',
    story:
      'La cappella ha perso il tetto ma non le usanze. I banchi sono pronti per una parrocchia di granchi, e i granchi sono ai loro posti, i grandi dietro, i piccoli davanti, a chele giunte. Al tuo passo nessuno si volta. La fila più vicina si stringe, di lato, tutta insieme, e lascia un posto.',
    look: 'Una cappella senza tetto sta sul fondo del mare, coi granchi nei banchi. A sinistra c’è la porta, con due gradini. Cinque file di banchi riempiono il centro, i granchi più piccoli davanti; a destra, all’estremità vicina di una fila, c’è un posto vuoto.',
  },
  'terrain/lighthouse-steps': {
    title: 'Gradini del faro',
    story:
      'La strada finisce in gradini, e i gradini scendono a una porta nel pavimento del mare. La porta guarda in giù. Da questa parte ci sono i chiavistelli e il chiodo per la chiave, dunque dentro casa ci sei tu. Fra le assi tutti vedono la torre, che scende piano per piano con le finestre buie. In fondo qualcosa gira.',
    look: 'Dei gradini scendono a una porta coricata nel fondo del mare. Sono dieci, e vengono da sinistra. La porta è al centro, sbarrata da due chiavistelli; di sotto, rivolta a destra e verso il basso, c’è una torre scura.',
  },
  'barrier/the-last-channel': {
    title: 'L’ultimo canale',
    story:
      'Fra te e la porta c’è la parte di mare che è rimasta. La strada ci entra camminando, cordoli compresi, e quaranta passi più in là ne riesce. L’acqua è nera fino a una certa profondità, e sotto è illuminata. A ogni nono respiro un chiarore passa lungo il fondo, e i pesci a cui arriva stanno fermi per farsi contare.',
    look: 'Un canale profondo taglia una strada lastricata. La strada va sotto a sinistra, fra due cordoli, e riemerge a destra. Al centro, molto in basso, c’è un chiarore, e quattro pesci ci stanno sospesi senza muoversi.',
  },
}
