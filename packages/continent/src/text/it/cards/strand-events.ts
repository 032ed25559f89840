// The events of the Sallow Strand, in Italian.
import type { Translated } from '../../card-words.ts'
import type { strandEvents as english } from '../../en/cards/strand-events.ts'

export const strandEvents: Translated<typeof english> = {
  'event/bells-below': {
    title: 'Campane là sotto',
    story:
      'Ti stendi e posi l’orecchio sulla spiaggia. Per un pezzo c’è solo sabbia che si assesta. Poi da sotto, da molto sotto, salgono tre note, con la debita pausa fra l’una e l’altra e una in fondo. Laggiù qualcuno batte le ore.',
  },
  'event/only-surf': {
    title: 'Soltanto risacca',
    story: 'Risacca, solo risacca, a meno che le campane non tacciano perché stai ascoltando.',
  },
  'event/picked-over-wrack': {
    title: 'Relitti già scelti',
    story:
      'Qui è già passato qualcuno che aveva tempo. Le tavole sono impilate per lunghezza, i sugheri per misura. Quello che non serviva è da una parte, e su ogni pezzo c’è un foglietto sotto un sassolino: troppo corto, troppo bagnato, non nostro. Restano la corda, dunque, e i motivi.',
    look: 'Relitti messi in ordine stanno sulla sabbia accanto alle boe. A sinistra c’è una pila di tavole, al centro ci sono sei mucchi di sughero. A destra ci sono capi di corda, con foglietti tenuti fermi da sassolini.',
  },
  'event/slack-chain': {
    title: 'Catena lenta',
    story:
      'Tiri, e sulle prime cedono solo le mani. Poi la catena viene, bagnata, senza fretta, con l’altro capo molto più leggero del dovuto. Il maniglione è forgiato per reggere una campana. La campana non c’è. Ci sono segni di denti.',
    look: 'Una catena bagnata sta sulla sabbia accanto a un boccaporto, in cinque anse da sinistra a destra. All’estremità destra c’è un maniglione, in cui passerebbe un braccio, con quattro ammaccature nel ferro.',
  },
  'event/something-glints': {
    title: 'Un luccichio',
    story:
      'Il luccichio viene dal fondo della pozza più profonda: ottone, un tubo, con l’oculare rivolto a te. Ti chini. Nel dischetto di vetro c’è un pezzo di costa, nitido fino all’ultimo gabbiano, e sulla costa una figura che si china. Devono essere anni che nessuno ci mette mano, ed è ancora a fuoco.',
    look: 'Una pozza fra gli scogli vista dall’alto, limpida fino al fondo. A sinistra delle alghe pendono dal bordo. Al centro, fra quattro patelle, c’è un tubo d’ottone con un’estremità di vetro, rotonda; a destra due granchi stanno sotto una sporgenza.',
  },
  'event/gannet-nests': {
    title: 'Nidi di sule',
    story:
      'Quassù i nidi sono coni di fango e piume, a un braccio l’uno dall’altro, con un uovo ciascuno. Ci scappa una frittata. Le proprietarie si scostano per farti posto, cosa che le sule non fanno, e si allineano all’altezza dei tuoi occhi. Nessuna becca. Sono qui in veste di testimoni.',
    look: 'Otto nidi a forma di cono stanno lungo una cengia bianca, con un uovo ciascuno. A sinistra la roccia è striata di guano. A destra cinque sule stanno in fila, rivolte ai nidi.',
  },
  'event/robbed-nests': {
    title: 'Nidi saccheggiati',
    story: 'I nidi sono vuoti, e i testimoni si sono avvicinati di un passo.',
  },
  'event/the-whole-coast': {
    title: 'Tutta la costa',
    story:
      'Di qui hai ai piedi tutta la costa: le dune, il relitto, le saline, ogni cosa in squadra con la vicina, e spolverata. La riva ha l’aria di essere stata disposta. Lontano, a sud-est, c’è la foce di un fiume, un filo marrone cucito nel grigio. Le tue orme attraversano il tutto, e viste dall’alto tengono la diagonale con esattezza.',
    look: 'Tutta la costa, vista dalla cima di una scogliera. A sinistra un relitto sta in due metà sull’orlo dell’acqua. Al centro, fin dove arriva lo sguardo, dell’acqua marrone sfocia nella grigia; a destra, vicino, ci sono sei saline quadrate.',
  },
  'event/flint-seam': {
    title: 'Vena di selce',
    story:
      'A un palmo di profondità il gesso comincia a guardarti. Occhi neri, tondi, cerchiati di chiaro, sono incastonati a due a due nella roccia bianca. Ne smuovi uno, e l’orbita è asciutta. Dietro ce ne sono altri, fino in fondo alla collina, e nemmeno uno è chiuso.',
    look: 'Una trincea nel gesso bianco, con una fila di selci nere e rotonde lungo la parete di fondo. Stanno a coppie, quattro coppie da sinistra. All’estremità destra manca una selce, e il suo incavo è chiaro e rotondo.',
  },
  'event/keepers-tally': {
    title: 'Il conto dei guardiani',
    story:
      'I graffi sono nomi, uno sotto l’altro, in nove grafie. Sono di guardiani, e otto sono cancellati, ciascuno da chi viene dopo. In cima c’è la regola della casa: tre campane, una porta, nessuna luce nostra. Il nono nome aspetta ancora qualcuno che lo cancelli, e ha cominciato a consumarsi.',
    look: 'Una pietra piatta con scritte graffite, incassata nell’erba del tumulo. In alto, da sinistra a destra, corre una riga staccata dalle altre. Sotto, nove nomi stanno in colonna, e tutti tranne il più basso sono cancellati.',
  },
  'event/beacon-alight': {
    title: 'Segnale acceso',
    story:
      'Il fuoco prende con un colpo di tosse, si alza dritto, e tutt’intorno il promontorio fa un passo avanti per vedere. Aspetti, col fumo negli occhi. Al largo qualcosa risponde. Lo cerchi lungo l’orizzonte, da un capo all’altro e ritorno, e lo trovi più in basso.',
    look: 'Un fuoco arde in un braciere di ferro a tre gambe, su un tumulo di pietre. A sinistra volano via scintille. A destra c’è il mare scuro, e sotto la linea dell’orizzonte si vede un punto di luce.',
  },
  'event/cork-float': {
    title: 'Galleggiante di sughero',
    story:
      'Un blocco di sughero con un cappio di cordicella e PERPETUA a stampino. Sotto lo stampino c’è un numero di cuccetta, a matita, ed è il tuo.',
  },
  'event/sailcloth': {
    title: 'Tela da vela',
    story:
      'Tre braccia di tela conciata, rattoppata e rirattoppata da un marinaio mancino. L’ago è ancora nell’ultima cucitura, col filo nella cruna.',
  },
  'event/biscuit-tin': {
    title: 'Scatola di gallette',
    story: 'Il sigillo ha tenuto, e le gallette, se cadono, suonano. Tonchi compresi, senza sovrapprezzo.',
  },
  'event/raked-clean': {
    title: 'Tutto rastrellato',
    story:
      'La sabbia è rastrellata da un capo all’altro, a passate lunghe e uguali, e la marea che fa questo lavoro sei tu.',
  },
  'event/stair-under-the-water': {
    title: 'Scala sott’acqua',
    story:
      'L’angolo lo conosci: a ogni nono respiro ti passa sopra il letto. Il braccio si alza e lo segue oltre le pozze, oltre le alghe, e dove cade il fascio di luce del tuo sogno ci sono dei gradini. Sono di pietra squadrata, e scendono in buon ordine, con un corrimano d’ottone. È lucido, fin dove arrivi a vedere.',
    look: 'Acqua bassa oltre le pozze di marea, vista dall’alto. Sette gradini di pietra vi scendono da sinistra a destra, con un corrimano d’ottone sul lato più lontano. Sopra il più basso due pesci stanno fermi nell’acqua.',
  },
  'event/forepeak-locker': {
    title: 'Ripostiglio di prua',
    story:
      'La serratura molla un cucchiaio di ruggine, e si apre. Su questa nave tutto il resto è bagnato; il ripostiglio, parola di marinaio, è asciutto, e sa di matite. Dentro ci sono nove ganci per cappotti, coi nomi coperti di vernice, e in fondo una mensola. Il pavimento pende, ma sulla mensola non si è spostato niente.',
    look: 'L’interno di un ripostiglio di legno con la porta aperta. A sinistra ci sono nove ganci per cappotti in fila. A destra una mensola corre lungo il fondo, con sopra due scatole e una coperta arrotolata.',
  },
  'event/empty-locker': {
    title: 'Ripostiglio vuoto',
    story: 'I ganci sono nudi, la mensola è nuda, ed è sempre stato soltanto un ripostiglio.',
    look: 'L’interno dello stesso ripostiglio, con una mensola nuda a destra. A sinistra ci sono nove ganci per cappotti in fila. La porta è spalancata su due cardini.',
  },
  'event/voices-in-the-bilge': {
    title: 'Voci nella sentina',
    story:
      'Sotto le tavole della gente parla, piano, a turno. Metti un ginocchio a terra, e il brusio diventa parole: leggono i turni di guardia. Dopo ogni nome una voce dice «Presente». Arrivano al tuo, che c’è, lo leggono, e si fermano. L’acqua di sentina sciacqua due volte, e per educazione nessuno tossisce.',
  },
  'event/only-timbers': {
    title: 'Soltanto legname',
    story: 'È soltanto legno che lavora, una trave alla volta.',
  },
  'event/under-the-counter': {
    title: 'Sotto la volta di poppa',
    story:
      'Riemergi sotto la volta di poppa, in una cabina messa di sbieco. Dentro tutto è stato rimesso in piano. La cuccetta è su zeppe, i quadri pendono a piombo col mare e non con le pareti, e il tavolo ha due gambe accorciate. La lampada è spenta. Quando la sfiori con la manica, sfrigola.',
    look: 'Una cabina di nave, inclinata a sinistra, con l’acqua fino alla cuccetta. A sinistra la cuccetta poggia su zeppe. Al centro c’è un tavolo con due gambe accorciate, e a destra tre quadri pendono dritti su una parete storta.',
  },
  'event/sea-chest': {
    title: 'Cassa da marinaio',
    story:
      'Il coperchio è a filo della sabbia, ma la cassa va più giù di quanto serva a una cassa. Scavi fino alle maniglie, fino alla prima fascia di ferro, fino alla seconda; nessuno si dà tanta pena per paura dei ladri. Il buco della serratura è turato col sego. Sopra, in stampatello minuto e ordinato, è dipinto «non ancora».',
    look: 'Una fossa nella sabbia, e dentro un’alta cassa da marinaio. A sinistra c’è il mucchio della sabbia scavata. La cassa, al centro, è stretta da quattro fasce di ferro; sul lato destro pende una maniglia di corda, e sopra la serratura sono dipinte due piccole parole.',
  },
  'event/empty-sea-chest': {
    title: 'Cassa vuota',
    story: 'La cassa scende a lungo senza niente dentro, perché la parte che contava ce l’hai tu.',
    look: 'La stessa fossa e la stessa cassa, col coperchio rovesciato a sinistra su due cerniere. L’interno è vuoto. A destra cinque assi stanno sulla sabbia.',
  },
  'event/salt-crust': {
    title: 'Crosta di sale',
    story:
      'Sotto la pelle grigia il sale è bianco, e ti scricchiola sotto le ginocchia come neve. Viene via a lastre. Sul rovescio di ognuna c’è un’impronta, di foglia o di piuma, e in un caso di un polsino, col bottone. Queste cose il sale le ha tenute, e ha lasciato andare il resto.',
    look: 'Una vasca quadrata con la crosta di sale rotta. A sinistra la crosta è intera e grigia. A destra sta rovesciata in sei lastre bianche, e tre portano l’impronta di una piuma.',
  },
  'event/heat-shimmer': {
    title: 'Tremolio di calura',
    story:
      'Allinei il tumulo, il relitto e il varco fra le dune, e ti giri finché non hai davanti il nord. Traballa. L’orizzonte si stacca di un palmo dal mare, lascia vedere la luce sotto, piega le ginocchia. Poi il nord si siede, un poco a sinistra, e non vuole sentir ragioni.',
    look: 'Saline sotto un cielo rovente, con l’orizzonte spezzato a strisce. A sinistra una duna galleggia staccata dal suolo. Al centro ci sono quattro pali, ognuno con la propria immagine capovolta sopra.',
  },
  'event/boot-prints': {
    title: 'Orme di stivali',
    story:
      'Dal varco escono orme di stivali. Hanno la tua misura e i tuoi chiodi, compreso quello che manca al tacco sinistro. Il passo non è il tuo: è più lungo, e non si accorcia mai per una salita. Dalla cresta l’occhio le segue verso l’interno, prima a sud e poi a est, fino a certe pietre in riva a un fiume.',
    look: 'Una fila di orme nella sabbia asciutta si allontana fra due dune. La più vicina, a sinistra, mostra i chiodi, con un vuoto al tacco. Se ne vedono nove prima che la fila superi una cresta, a destra.',
  },
  'event/from-the-raft': {
    title: 'Dalla zattera',
    story:
      'Ormeggi alla testa del timone ed entri scavalcando il davanzale. Con le mani asciutte si può fare un lavoro accurato: sollevi ciò che è libero, apri ciò che è chiuso, rimetti tutto dove stava. Nel primo cassetto del lavabo c’è l’inventario della cabina, spuntato voce per voce. L’ultima riga è di un’altra matita. «Visite, asciutte: una» dice, con la spunta.',
    look: 'Una cabina di nave, vista dalla finestra di poppa, da una zattera legata fuori. A sinistra c’è una cuccetta su zeppe. Al centro c’è un lavabo con tre cassetti, il più alto aperto; a destra l’acqua arriva alla più bassa di due mensole.',
  },
  'event/rabbit-runs': {
    title: 'Piste dei conigli',
    story:
      'Coi gomiti a terra scopri che la conca è tutta vicoli, larghi una mano e battuti, con un filo d’erba mozzato a ogni angolo. Qui un rametto si sentirebbe. Perfino un respiro entra da un buco ed esce da un altro come notizia. Al terzo incrocio sai dove non respirare.',
    look: 'Strette piste fra ciuffi d’erba, viste da vicino, a livello del suolo. Si incrociano in quattro punti. A sinistra una pista entra in un buco, e a destra un coniglio sta seduto di spalle, con le orecchie dritte.',
  },
  'event/castaways-lean-to': {
    title: 'Riparo del naufrago',
    story:
      'Un bollitore, due tazze, una sedia. L’uomo sulla sedia si alza subito e te la spolvera. «Pell» dice, e versa, e gira la tazza finché il manico non è dalla tua parte. È acqua calda. Da un pezzo, dice, vorrebbe trovare qualcosa da metterci insieme.',
    look: 'Un riparo di legni di mare, aperto davanti. A sinistra un bollitore e delle tazze stanno su una cassetta. Al centro c’è una sedia. A destra c’è una cuccetta, e dove il bordo della coperta è rivoltato si vedono dei tratti graffiti nell’asse: un tratto solo, poi cinque, poi sette.',
  },
  'event/cold-lean-to': {
    title: 'Riparo freddo',
    story: 'Il bollitore è freddo, la sedia è accostata, e di tazze non ce n’è più nessuna.',
    look: 'Lo stesso riparo, senza nessuno. A sinistra un bollitore sta su una cassetta. Al centro una sedia è spinta sotto una mensola, e a destra la cuccetta è un telaio nudo con sei doghe.',
  },
  'event/styptic-moss': {
    title: 'Muschio emostatico',
    story:
      'Nella vena umida della terrazza cresce un muschio del grigio delle bende vecchie. Ci posi il palmo, per bere, e lui beve prima di te. Il cuscinetto si gonfia. Sulla nocca un vecchio graffio sbianca, e si chiude. È una pianta beneducata, e quando alzi la mano lascia la presa.',
    look: 'Cuscinetti di muschio grigio crescono in una vena umida fra i corsi di pietra. A sinistra sono piccoli e secchi. A destra cinque si sono gonfiati, e il più grande porta l’impronta di un palmo.',
  },
  'event/boar': {
    title: 'Cinghiale!',
    story:
      'Qualcosa tossicchia, quasi rasoterra, e poi esce dalle spine come un’incudine lanciata. Ha foglie sulle zanne, e un orecchio ripiegato. L’orecchio fai in tempo a notarlo. Il sentiero è largo quanto il cinghiale.',
  },
  'event/empty-wallow': {
    title: 'Brago vuoto',
    story: 'In casa non c’è nessuno, e il fango è tiepido.',
  },
  'event/the-beam-at-noon': {
    title: 'Il fascio a mezzogiorno',
    story:
      'Ti volti là da dove viene nel sogno, e conti nove respiri. Di giorno è soltanto una striscia di giorno più fredda. Arriva dalle dune a passo d’uomo, attraversa le vasche una alla volta e ti risale il braccio, dove i peli si coricano. Dove ha guardato, il sale si stacca.',
    look: 'Saline a mezzogiorno, attraversate da una striscia chiara. A sinistra il sale è grigio e liscio; nella striscia, al centro, è bianco e screpolato. A destra la striscia sale su una duna, accanto a quattro pali.',
  },
  'event/the-turf-gives': {
    title: 'Il prato cede',
    story:
      'Il prato si piega sotto lo stivale senza un rumore, e ti fa entrare. C’è un momento di cielo, tondo, con una nuvola dentro, che se ne va. Poi vengono radici, argilla, e una sporgenza che non dura. Quella che hai nei pugni è la migliore erba della costa.',
  },
  'event/known-ground': {
    title: 'Terreno noto',
    story: 'Ormai ogni buco ha il suo bastone, e li conosci tutti per nome.',
  },
  'event/dry-ledge': {
    title: 'Cengia asciutta',
    story:
      'Due stature più in basso il pozzo ha una cengia, ed è asciutta. Qui è caduto qualcuno prima di te, e con armi migliori. C’è la cintura, con le fibbie disposte accanto dalla piccola alla grande, come fa chi ha tempo; ossa non ce ne sono. Di fianco alla fila ne è disegnata un’altra, a contorni di gesso, da riempire.',
    look: 'Una cengia nella parete di un pozzo rotondo, illuminata dall’alto. A sinistra pendono radici. Al centro sei fibbie stanno in fila accanto a una cintura, e a destra ci sono quattro contorni di gesso vuoti.',
  },
  'event/sandbar': {
    title: 'Banco di sabbia',
    story:
      'A mezza strada le ginocchia trovano il fondo. È un banco di sabbia, lungo come una chiatta, e più in là le braccia non portano. Da una parte passa l’acqua marrone, dall’altra la grigia. I pesci stanno sull’orlo della loro, col muso contro la linea. Neanche loro vanno oltre.',
    look: 'Un basso banco di sabbia in mezzo alla foce di un fiume. A sinistra c’è acqua marrone, con cinque pesci in fila sul suo orlo, e a destra acqua grigia. Più in là, sull’altra riva, c’è un pontile con una scaletta di tre pioli.',
  },
  'event/upriver-by-hand': {
    title: 'Controcorrente a braccia',
    story:
      'Una bracciata dopo l’altra, e più tardi una radice dopo l’altra, il fiume lascia risalire tutti. Le rive si accostano per guardare. Verso sera subentrano le canne, che prendono ciascuno per il bavero e per la manica e lo passano di cespo in cespo, col lato alto in alto. Si arriva come merce. Sul pontile le hanno fatto posto.',
  },
  'event/the-cistern': {
    title: 'La cisterna',
    story:
      'In fondo alla corda lo stivale trova un gradino, e sotto il gradino c’è acqua, fredda e dolce. La volta è di mattoni. Lassù è un prato dove nessuno tiene nemmeno una mucca. Un mestolo di latta pende da un chiodo, là dove la mano va a cercarlo, e accanto, più in basso, ne pende uno più piccolo, per un bambino.',
    look: 'Una cisterna di mattoni con acqua nera, illuminata dall’alto da un buco rotondo. A sinistra pende una corda. Al centro sei gradini scendono nell’acqua, e a destra due mestoli sono appesi alla parete, il più piccolo più in basso.',
  },
  'event/stirred-cistern': {
    title: 'Cisterna intorbidata',
    story: 'L’acqua è tutta limo, e si schiarirà, ma non oggi.',
  },
  'event/foxs-cache': {
    title: 'Dispensa della volpe',
    story:
      'A un braccio dall’ingresso la tana ha una dispensa, e la mano la percorre scaffale per scaffale. Ci sono bottoni a dozzine, poi ossa, a paia ben assortite. Poi viene qualcosa di morbido, che non si muove. È un bel collo di pelliccia, di quelli che si portano per farsi guardare. È volpe.',
    look: 'Una cavità sotto le radici, aperta scavando. A sinistra ci sono bottoni in otto mucchietti. Al centro ci sono ossa, disposte l’una accanto all’altra, e a destra un collo di pelliccia piegato.',
  },
  'event/the-towpath': {
    title: 'L’alzaia',
    story:
      'Con l’alzaia vengono una chiatta, una fune da traino e le impronte degli zoccoli. Il cavallo non è compreso, dunque il cavallo sei tu. A mezzogiorno il collare calza abbastanza bene, e a ogni ansa c’è un abbeveratoio d’acqua pulita con accanto il secchio. Dentro il collare qualcuno ha marchiato un nome. Dopo l’ansa seguente rispondi a quel nome.',
  },
  'event/across-the-mouth': {
    title: 'Oltre la foce',
    story:
      'Passi la linea fra le due acque, e fa un piccolo rumore, come di stoffa. Poi c’è il pontile, con le assi spazzate e la scaletta calata. Vi è ormeggiata una barca, da prua e da poppa, con grande correttezza. È un’asse con gli scalmi.',
    look: 'Un pontile di legno sull’altra riva, costruito su sei pali. A sinistra una scaletta scende in acqua. A destra un’asse con due scalmi è ormeggiata da un capo e dall’altro.',
  },
  'event/upriver-by-raft': {
    title: 'Controcorrente in zattera',
    story:
      'Siedi sul legno asciutto con le mani in grembo, e a camminare sono le rive. Passano ontani, poi salici, poi canne per la durata di un pomeriggio. Nessuno spinge con la pertica. A un certo punto la zattera si ferma, per dare la precedenza a qualcosa, e poi prosegue.',
  },
  'event/learners-cairn': {
    title: 'Ometto di chi impara',
    story:
      'Qui c’è un ometto di pietre, costruito con pazienza: una per ogni sbaglio, piatta, ben scelta, mai grande. Ti arriva alla cintura. Aggiungi le tue, e ci vuole un po’ per trovare dove vanno. Quando fai un passo indietro, regge.',
    look: 'Un ometto di pietre piatte, alto fino alla cintura, in nove strati. A sinistra pende un poco. Alla sua destra c’è un mucchio di pietre sciolte, con due messe da parte.',
  },
  'event/a-quiet-minute': {
    title: 'Un minuto di quiete',
    story: 'Per un minuto nessuno vuole niente da te, e può bastare.',
  },
  'event/under-the-bunk': {
    title: 'Sotto la cuccetta',
    story:
      'Sollevi la coperta e ti stendi sulla schiena, come chi ci dormiva. La mano destra ricade, e il posto lo trova da sé: lettere graffite nelle assi, dove arrivano le dita di chi dorme. Sono regolari, incise al buio. Alcune sono state ripassate in seguito, da qualcuno col lume.',
    look: 'Le assi di una cuccetta, viste da vicino, con la coperta gettata a sinistra. Al centro quattro righe di scrittura sono graffite nel legno. A destra pende un capo di corda con due nodi.',
  },
  'event/ferry-chain-freed': {
    title: 'Catena del traghetto sciolta',
    story:
      'La chiave gira senza rumore; era del fiume, non del porto. Anello dopo anello la catena si cala dal palo e si distende sul fondo. La corrente ci riflette. Fra le pietre apre un corridoio d’acqua liscia, largo quanto le tue braccia, e lo tiene aperto.',
    look: 'Un palo di legno sulla riva di un fiume, con un lucchetto aperto e una chiave dentro. Dal palo una catena scende nell’acqua a sinistra. A destra stanno quattro enormi pietre piatte, con acqua liscia in mezzo.',
  },
  'event/downstream': {
    title: 'A valle',
    story:
      'Lasci andare le canne, e altro non serve. La corrente sa la strada di casa; prende ogni ansa dall’interno, e rallenta dove il fondo è basso. Passano salici, poi ontani, poi il primo gabbiano. Vicino alle grandi pietre ti mette a riva, coi piedi avanti, dove comincia il sentiero.',
  },
}
