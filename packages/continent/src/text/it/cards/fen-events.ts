// The events of the Hollow Fen, in Italian.
import type { Translated } from '../../card-words.ts'
import type { fenEvents as english } from '../../en/cards/fen-events.ts'

export const fenEvents: Translated<typeof english> = {
  'event/abandoned-punt': {
    title: 'Barchino abbandonato',
    story:
      'Fra le canne c’è un barchino, mezzo barca e mezzo giardino. Il crescione tiene la prua e le calendule il centro; la poppa è ancora libera, per una persona e una pertica. L’acqua che filtra è stata sgottata intorno alle radici, e da poco. Il bicchiere di latta che serve a farlo è bagnato, e pende dal suo chiodo.',
    look: 'Una barca piatta sta fra le canne, con piante che ci crescono dentro. Il crescione riempie la prua, a sinistra, e i fiori il centro. La poppa, a destra, è vuota; due assi hanno ceduto, e a un chiodo è appeso un bicchiere.',
  },
  'event/basket-of-eels': {
    title: 'Cesto di anguille',
    story:
      'Il cesto pesa più dell’acqua che ne cola. Lo inclini, e dall’orlo vengono le anguille; si versano come corda, braccio dopo braccio, e non se ne vede il capo. Nessuna si dibatte. Ognuna, passando, ti fa un giro intorno al polso, e lascia la presa.',
    look: 'Un alto cesto di vimini sta nell’acqua bassa, inclinato a destra. A sinistra c’è il coperchio, tenuto da due anelli. Dall’orlo pendono anguille; si distinguono otto teste.',
  },
  'event/torn-basket': {
    title: 'Cesto sfondato',
    story: 'Il cesto è dove l’avevano messo, vuoto, con un buco nel fianco grande come un pugno, morso dall’interno.',
  },
  'event/weir-raised': {
    title: 'Pescaia alzata',
    story:
      'Il graticcio sale nelle sue guide, e la corrente, che parla da stamattina, smette. Cade una goccia. Una canna si raddrizza; la palude trattiene il fiato. Nell’acqua ferma dietro i vimini affiorano le schiene dei pesci, in file, tutte rivolte al graticcio.',
    look: 'Una pescaia sta in una corrente, col graticcio alzato. A sinistra l’acqua è ferma, e vi affiorano le schiene di sei pesci, una accanto all’altra. Il graticcio, al centro, pende da due pioli; a destra il letto è quasi asciutto.',
  },
  'event/heron-eggs': {
    title: 'Uova di airone',
    story:
      'Il nido è un rozzo piatto di stecchi, morbido in mezzo, e in mezzo ci sono le uova, azzurre come un livido. Stamattina sono state girate. Gli aironi si tengono in disparte sui rami e studiano l’orizzonte. Intrecciato nell’orlo, dove una mano lo cercherebbe, c’è un cucchiaio.',
    look: 'Un nido piatto di stecchi sta nella forcella di un albero morto. A sinistra, su un ramo, c’è un airone con una zampa sollevata. Quattro uova azzurro chiaro stanno al centro del nido, e a destra dall’orlo spunta il manico di un cucchiaio.',
  },
  'event/cold-nests': {
    title: 'Nidi freddi',
    story: 'Nei nidi c’è pioggia, e sotto la pioggia niente; i giudici hanno aggiornato la seduta.',
  },
  'event/milestones': {
    title: 'Pietre miliari',
    story:
      'Lungo il cordolo le pietre miliari stanno nella palude fino alle spalle. Ognuna dà la distanza, incisa a fondo, da un luogo il cui nome è stato grattato via. All’ultima ha aggiunto qualcosa uno scalpello più piccolo: il mulino a nord, passando dalla chiusa; la scala a sud e a est. Da quelle lettere il muschio viene tenuto lontano.',
    look: 'Pietre miliari stanno lungo il cordolo di una strada sott’acqua. Sono quattro, e ognuna ha una macchia di graffi al posto di un nome. Quella all’estrema destra porta anche lettere piccole, senza muschio.',
  },
  'event/millwrights-bench': {
    title: 'Banco del carpentiere',
    story:
      'Il banco corre sotto la finestra da muro a muro. Ci sono dime, sagome e modelli in legno di pero, ciascuno dentro il contorno che gli è stato tracciato intorno. Qui tutto è fatto per fare qualcos’altro. L’unico oggetto finito della stanza è la scopa.',
    look: 'Un banco da lavoro corre lungo una parete, sotto una finestra. Da sinistra a destra ci sono una pialla, due sagome curve e un contorno vuoto, rotondo, grande come una scodella. All’estrema destra, accanto alla porta, è appoggiata una scopa.',
  },
  'event/the-eel-wife': {
    title: 'La donna delle anguille',
    story:
      'Il viso torna alla finestra, e risulta essere di una donna con un secchio. «Hai lo sguardo della lampada» dice. «Pulisciti i piedi.» Il suo è il pavimento più pulito di questo continente. Sotto, nel buio fra i pali, qualcosa di grosso si rigira nel sonno, e lei batte due volte col tallone finché non smette.',
    look: 'Una donna con un secchio sta alla finestra di una casa sui pali. A sinistra una scala di otto pioli sale alla porta aperta, e il pavimento dietro la porta è sgombro. A destra, sotto la casa, fra due dei pali, nell’acqua c’è una larga schiena scura.',
  },
  'event/shutters-closed': {
    title: 'Imposte chiuse',
    story: 'Dietro le imposte strofina il pavimento una che ha detto quello che aveva da dire.',
    look: 'La finestra di una casa sui pali è chiusa da due imposte. A sinistra, in cima alla scala, c’è un secchio capovolto; a destra esce fumo dal camino.',
  },
  'event/bog-oak': {
    title: 'Quercia di torbiera',
    story:
      'A un braccio di profondità la torba si ferma contro un albero. È una quercia, nera fino al cuore, con la corteccia addosso e una ghianda nella sua scodellina; un legno così brucia per una settimana e puzza per due. A metà tronco qualcuno ha cominciato a tagliarla con la scure. Il taglio è sul lato di sotto.',
    look: 'In una trincea di torba nera è disteso il tronco di una quercia. Le radici sono a sinistra, segate corte. Al centro c’è una tacca nella parte inferiore del tronco, con quattro schegge sotto, e a destra un rametto con una sola ghianda.',
  },
  'event/apples-knocking': {
    title: 'Mele che bussano',
    story:
      'Con l’orecchio sulla corteccia si sente bene. Tre colpi, sempre tre, e poi la pausa che vuole la buona creanza. Le tue nocche rispondono sul legno bagnato prima che ci sia qualcosa da dire. Lungo tutto il filare le mele lasciano il loro tronco, e vanno alla deriva fino a quello dopo.',
  },
  'event/only-apples': {
    title: 'Solo mele',
    story: 'Frutta e acqua, e ogni tanto l’una contro l’altra.',
  },
  'event/lily-tangle': {
    title: 'Groviglio di ninfee',
    story:
      'Dall’alto è bello, fiori bianchi e foglie verdi, accostate orlo a orlo come piatti. Sotto i piatti pendono gli steli. Sono legati, ognuno al suo vicino, con fiocchetti precisi, giù giù fino al buio. Quelli intorno alle tue ginocchia si sciolgono uno per volta, e solo se non tiri.',
  },
  'event/a-light-under-the-fen': {
    title: 'Una luce sotto la palude',
    story:
      'Dal ramo più alto la palude non ha superficie. Guardi giù attraverso l’acqua bruna, poi attraverso la verde, e in fondo, più in fondo di quanto ci sia posto, gira una luce. Passa sotto le isole come un custode passa per la casa, a provare le porte. Ogni volta che arriva sotto l’albero, gli aironi alzano una zampa.',
    look: 'L’acqua è vista dall’alto, fra i rami di un albero morto. A sinistra due aironi stanno su un ramo, ciascuno con una zampa alzata. Al centro, molto sotto la superficie, c’è una piccola luce rotonda, da cui una striscia chiara va verso destra.',
  },
  'event/lost': {
    title: 'Fuori strada',
    story:
      'Passi accanto a un palo, sulla sinistra. Dopo molto terreno molle c’è un palo sulla destra e più tardi, in una foschia che non è cambiata, un palo dritto davanti. È lo stesso, con lo stesso gancio da cappotti. Il gancio, ogni volta, si è girato verso di te.',
  },
  'event/lost-again': {
    title: 'Di nuovo fuori strada',
    story: 'Il palo, se non altro, ormai ti conosce, e si scosta un poco per lasciarti passare.',
  },
  'event/a-bell-asks': {
    title: 'Una campana chiede',
    story:
      'Da qualche parte, nel bianco, una campana batte un colpo. La nota in fondo sale, come fanno le domande. Aspetta una risposta che non hai, e le tue mani frugano lo stesso in tutte le tasche. Dopo un intervallo decente chiede di nuovo, più lontano, e non a te.',
  },
  'event/behind-the-hurdle': {
    title: 'Dietro lo steccato',
    story:
      'Dietro le costole c’è una bottega, ed è spazzata. I bulini stanno su un panno dal più grande al più piccolo; i trucioli si tengono in ciotole, grossi, medi, fini. Nella morsa è stretto un pettine, con i denti intagliati fino al penultimo. La polvere di quel taglio è ancora nell’aria.',
    look: 'Una bottega in ordine sta dietro uno steccato di costole. A sinistra ci sono tre ciotole di trucioli. Nove bulini sono posati al centro su un panno, in ordine di grandezza; a destra un pettine è stretto in una morsa, davanti a uno sgabello.',
  },
  'event/floating-garden': {
    title: 'Orto galleggiante',
    story:
      'In mezzo allo stagno è ormeggiato un orto, su una stuoia di canne con una fune a ogni angolo. Fagioli, cipolle e lattughe crescono in fila. Qualcuno lo sarchia ancora; le erbacce sono posate lungo il bordo a mazzetti, e ogni mazzetto ha l’etichetta. All’ormeggio non c’è barca, e l’annaffiatoio gocciola.',
    look: 'Un’aiuola galleggia su uno stagno rotondo, legata con una fune a ciascuno dei quattro angoli. A sinistra crescono fagioli sui bastoni, al centro cipolle. Lungo il bordo destro ci sono sei mazzetti, ciascuno con un’etichetta, e accanto un annaffiatoio.',
  },
  'event/picked-garden': {
    title: 'Orto raccolto',
    story: 'Dov’erano i fagioli e le cipolle ci sono file di buchini, annaffiati uno per uno.',
  },
  'event/marsh-hounds': {
    title: 'Segugi di palude',
    story:
      'Escono dalle canne su zampe palmate, in silenzio, e da lontano sono cani. Da vicino no. Si siedono a semicerchio, il più grosso a sinistra, e lasciano un posto per quello che è in ritardo. Arriva, e si scrolla. Si alzano tutti.',
  },
  'event/distant-baying': {
    title: 'Latrati lontani',
    story: 'Ormai conoscono il tuo odore, e laggiù, con comodo, se lo passano.',
  },
  'event/the-answering-bell': {
    title: 'La campana che risponde',
    story:
      'Colpisci col battaglio il tacco dello stivale, e il bronzo dice una parola sola, semplice. Nella nebbia c’è sollievo: la foschia si allenta, e dal palo cade una goccia che ci pendeva da un pezzo. Poi l’altra campana comincia, regolare, senza più niente da chiedere. Ti dice dov’è, e resta lì.',
    look: 'Sull’acqua c’è foschia. A sinistra un battaglio di bronzo è tenuto contro il tacco di uno stivale alzato. Al centro sta un palo, con una sola goccia sotto il gancio; all’estrema destra, sbiadita, una campana pende da un telaio a due gambe.',
  },
  'event/unlit-posts': {
    title: 'Pali spenti',
    story:
      'Le ultime tre lanterne sono buie. L’olio c’è, gli stoppini sono pari; manca soltanto qualcuno che abbia da accendere. Guardate dalla prima si stringono, una dietro l’altra, come tacca e mirino di un fucile, e puntano un luogo nella foschia.',
    look: 'Tre pali con la lanterna stanno nella palude, spenti. Rimpiccioliscono da sinistra a destra, su una linea dritta che finisce nella foschia. Al più vicino, a sinistra, è appoggiata un’asta; i vetri sono tutti interi.',
  },
  'event/something-hears': {
    title: 'Qualcosa ascolta',
    story:
      'Lo dici piano, a nessuno, con gli occhi sull’acqua. Lungo tutta la via le fiamme si chinano dalla tua parte, e restano così finché non hai finito. Qualcosa ascolta; meglio non sapere che cosa. Le fiamme si rialzano una per volta, e il tuo colletto è stato messo a posto.',
  },
  'event/nothing-hears': {
    title: 'Nulla ascolta',
    story: 'Lo dici fino in fondo e nulla ascolta, che è un conforto anche questo.',
  },
  'event/willow-bark': {
    title: 'Corteccia di salice',
    story:
      'Dal salice più vecchio sono stati tolti nove quadrati di corteccia, uno accanto all’altro, e ognuno è verniciato contro le intemperie. È roba amara, e ne vale la pena. Dove andrebbe il decimo c’è una riga a matita, e da uno spago pende un coltellino per chi viene dopo.',
    look: 'Il tronco di un vecchio salice riempie l’immagine. Ne sono stati tagliati nove quadrati di corteccia in fila, da sinistra a destra, tutti verniciati. All’estrema destra, da un chiodo, pende un coltellino legato a uno spago.',
  },
  'event/stripped-bark': {
    title: 'Tronco spogliato',
    story:
      'Il tronco è nudo fin dove arriva un braccio, e più in alto c’è inciso, in belle maiuscole: lasciatene all’albero.',
  },
  'event/barrow-breath': {
    title: 'Fiato del tumulo',
    story:
      'Sotto l’erba qualcosa cede, e dal tumulo esce aria. È fresca e asciutta, sa di mobili coperti, e aspettava da un pezzo. Ti passa accanto al viso, giù per il pendio, e per qualche passo sull’acqua. Là si volta, a vedere chi ha aperto.',
  },
  'event/filled-in': {
    title: 'Buca colmata',
    story: 'La buca è colmata e l’erba rimessa e pettinata, ma non da te.',
  },
  'event/ring-of-names': {
    title: 'Anello di nomi',
    story:
      'Un cordolo di pietre piatte gira intorno al piede del tumulo, e ogni pietra, tranne l’ultima, porta un nome. Sono guardiani, in ordine di annegamento. L’ultima è senza nome, già levigata. Sotto, col gesso, c’è un avviso per comodità dei visitatori: quello dell’argine dà maree in cambio di anguille.',
    look: 'Pietre piatte formano un anello intorno al piede di un tumulo. Da qui se ne vedono sette, ognuna con un nome inciso, tranne l’ultima a destra. Quella è liscia, con due righe di gesso sotto.',
  },
  'event/keepers-cist': {
    title: 'Tomba del guardiano',
    story:
      'La camera è lunga quanto un letto, e come un letto è stata rifatta. Ci riposa uno dei guardiani, i talloni uniti e il berretto sullo sterno. È uno scheletro paziente. Accanto alla mano destra ha una lavagnetta, accanto alla sinistra un fischietto, e nel fischietto la pallina fa un giro, e si ferma.',
    look: 'Uno scheletro è disteso supino in una camera stretta, coperta da quattro lastre. La testa è a sinistra, e un berretto copre lo sterno. Accanto alla mano più vicina c’è una lavagnetta, accanto all’altra un fischietto; a destra i due stivali stanno uniti.',
  },
  'event/the-posts-answer': {
    title: 'I pali rispondono',
    story:
      'Apri la prima delle lanterne buie e la accendi. Le altre due la seguono, per educazione. Alle tue spalle l’intera via abbassa le fiamme e le rialza. Non ci sono porte da cui possa uscire qualcuno, ma la foschia, ai due lati, ha fatto un passo indietro.',
    look: 'Pali con la lanterna stanno nella palude in due file, e sono tutti accesi. I tre più vicini, a sinistra, hanno lo sportellino aperto. Verso destra le file si allontanano, voltano a un angolo e si fanno piccole.',
  },
  'event/lookout-fork': {
    title: 'Forcella di vedetta',
    story:
      'L’albero ha un sedile scavato dall’uso, da una persona sola, in molti anni. Ci sono gli incavi per i talloni. Chi ci si siede guarda a nord-est, verso una via di lanterne accese e, oltre la via, una scala tagliata nella roccia. A destra la corteccia è consumata fino al legno, dove si posa la mano per alzarsi.',
    look: 'In alto, nella forcella di un ontano inclinato, c’è un sedile scavato dall’uso. Sotto il sedile, a sinistra, ci sono due incavi per i talloni. A destra, lontano, si vede una fila di cinque lanterne, e dietro una parete di roccia con una scala.',
  },
  'event/pilgrim-rags': {
    title: 'Stracci dei pellegrini',
    story:
      'Hanno lasciato quello che non riuscivano a portare su: un capezzale, un ferro da stiro, una tinozza di latta con dentro una felce. Ogni cosa ha intorno uno straccio, e sotto lo straccio un’etichetta, per dire che verranno a riprenderla. Le etichette più vecchie non si leggono più. Qualcuno le ha ricopiate e ha legato accanto le copie.',
    look: 'Sotto il corrimano di una scala, da cui pendono sette stracci, sono state lasciate delle cose. Da sinistra a destra sono un capezzale, un ferro da stiro e una tinozza di latta con una felce. Ognuna è fasciata con uno straccio, e ha etichette appese a uno spago.',
  },
  'event/sunken-altar': {
    title: 'Altare sommerso',
    story:
      'Dove finiscono i gradini c’è sul fondo una tavola di pietra, apparecchiata di candele, ancora bianche di sego. Crescono in altezza da sinistra a destra. Gli stoppini sono neri. Dalla più alta un filo di fumo sta nell’acqua, diritto, e non si sposta.',
    look: 'Una tavola di pietra sta sotto un’acqua limpida. A sinistra ci sono gli ultimi due gradini di una scala. Sulla tavola stanno cinque candele in ordine di altezza, la più alta a destra, e sopra di essa un sottile filo verticale.',
  },
  'event/cloudy-water': {
    title: 'Acqua torbida',
    story: 'Dov’era il fondo si rivolta una nube bruna; l’acqua l’hai mossa abbastanza.',
  },
  'event/the-hermit-of-the-dyke': {
    title: 'L’eremita dell’argine',
    story:
      'Ha un tavolo, un bollitore e un registro, e vende il mare a ore. L’acqua alta è segnata a sinistra, la bassa a destra, le anguille in margine. «Niente credito» dice, versando. «Il mare si ritira.» Sul muro dietro di lui c’è un chiodo, e sotto il chiodo un quadrato chiaro, grande come una lavagnetta.',
    look: 'Un uomo siede a un tavolo in una capanna di assi, con la schiena al muro. A sinistra c’è un bollitore su una stufa. Sul tavolo ci sono un registro aperto e due tazze; a destra, sopra il tavolo, c’è un chiodo, con un quadrato chiaro sotto.',
  },
  'event/the-hermit-paid': {
    title: 'L’eremita, pagato',
    story:
      'Ti fa un cenno col capo, come si usa fra gente del mestiere, e sposta la seconda tazza dalla tua parte del tavolo.',
    look: 'Un uomo siede a un tavolo in una capanna di assi, e il suo registro è chiuso. A sinistra c’è un bollitore su una stufa. Delle due tazze sul tavolo, una è ora sul bordo vicino, a destra, davanti a una sedia vuota.',
  },
  'event/cold-light': {
    title: 'Luce fredda',
    story:
      'La luce è più lontana di quanto sembri. Sta sospesa sul pantano senza una lampada intorno, grande come una prugna, ed è più fredda dell’acqua. Le mani le vanno incontro, per abitudine. Il calore ti esce dalla punta delle dita, e la fiamma si drizza.',
  },
  'event/it-was-a-lantern': {
    title: 'Era una lanterna',
    story:
      'Due lumi si incontrano in una palude. Ciascuno si ferma alla distanza che si tiene su un sentiero stretto. Poi il tuo riparte. L’altro è una lanterna su un paletto, e sotto non c’è nessuno; quando le arrivi vicino la fiamma passa dall’azzurro al giallo, e lo sportellino si accosta.',
  },
}
