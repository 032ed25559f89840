// The events of the Drowned Shelf, in Italian.
import type { Translated } from '../../card-words.ts'
import type { shelfEvents as english } from '../../en/cards/shelf-events.ts'

export const shelfEvents: Translated<typeof english> = {
  'event/first-bell-rung': {
    title: 'Prima campana suonata',
    story:
      'Le presti le braccia al posto della corda, e vengono accettate. Vanno su, e giù, al ritmo di qualcuno che pesa di più, e la campana dice la sua a tutto il ripiano. Sulla piana le pozze rispondono con dei cerchi. Quando te le restituisce, le dita non si chiudono, e i palmi sanno di canapa.',
    look: 'Una campana oscilla in un’alta incastellatura di quercia. A sinistra due braccia sono tese verso la trave. La campana, al centro, è inclinata, col battaglio contro il bordo; a destra tre pozze stanno nella sabbia, con dei cerchi sull’acqua.',
  },
  'event/second-bell-rung': {
    title: 'Seconda campana suonata',
    story:
      'La corda scorre, l’incastellatura geme, il battaglio si slancia e incontra il bronzo. Non c’è niente da sentire. In ogni pozza del ripiano ogni pesce volta la testa. Le alghe si coricano verso est, e sulla trave sopra di te i balani si chiudono, fila per fila, da un capo all’altro.',
    look: 'Una campana coi ribattini oscilla, vista di lato. A sinistra c’è una pozza in cui cinque pesci guardano tutti la campana. Al centro il battaglio tocca il bordo, e la corda è incurvata; a destra le alghe sono coricate in due strisce.',
  },
  'event/third-bell-rung': {
    title: 'Terza campana suonata',
    story:
      'Senza battaglio, prende quel che le si offre. La colpisci col palmo aperto, e ti rispondono i denti, da quelli in fondo a quelli davanti. La nota scende per gli stivali e se ne va lungo la strada. Dopo, i denti li conti. Il numero torna; l’ordine non è detto.',
    look: 'Una grande campana senza battaglio pende in un’incastellatura bassa, e una mano aperta le è appoggiata contro. La mano è a sinistra, con le cinque dita allargate. Da lì linee sottili si aprono sul bronzo verso destra; sotto la campana ci sono due stivali, visti dall’alto.',
  },
  'event/a-lamp-below-the-horizon': {
    title: 'Una lampada sotto l’orizzonte',
    story:
      'Oltre la fine della strada, più in basso di dove il mare comincia, c’è una lampada. Gira. A ogni giro mostra un altro po’ di strada, come un affittacamere con la candela: la porta è a est, oltre il cantiere e l’ultimo canale, e a sud c’è una banchina asciutta. Poi ti mostra la tua mano, messa a riparare gli occhi, e si ferma lì.',
    look: 'Una luce splende in fondo a una strada dritta, sotto la linea dell’orizzonte. A sinistra c’è l’arco di una galleria. Al centro, lungo la strada, stanno quattro sagome scure, fra incastellature e cataste; la luce è all’estrema destra, oltre un canale, e il suo fascio indica una banchina asciutta in basso nell’immagine.',
  },
  'event/paving-marks': {
    title: 'Segni nel lastricato',
    story:
      'Sono incisi troppo leggeri per l’occhio. Ti togli gli stivali e li leggi camminando, e sono istruzioni per una processione: fermarsi, voltarsi, lasciar passare i bambini. Alle campane le lettere crescono. Seconda, terza, prima, dice la pietra alla pianta del piede, e l’ora nona. Dopo ci sono soltanto impronte di dita, rivolte a est.',
    look: 'Dei segni sono incisi nelle pietre di una strada lastricata. A sinistra c’è un paio di stivali. I segni corrono lungo il centro, prima piccoli e poi più grandi, attraverso sette pietre; a destra nel lastricato sono consumate le impronte di dita di piedi nudi.',
  },
  'event/back-through-the-tunnel': {
    title: 'Ritorno per la galleria',
    story:
      'La galleria è vuota, e ti riporta su, un passo bagnato dopo l’altro. A rispettosa distanza il mare viene dietro, come si accompagna una visita al cancello. Sulla soglia si ferma, e ti lascia andare. Ormai sa a memoria il suono del tuo passo, e conosce la strada da cui verrai.',
  },
  'event/ambergris': {
    title: 'Ambra grigia',
    story:
      'Incastrato dove s’incontrano due costole c’è un grumo grigio, ceroso, di poca apparenza. In mano si ammorbidisce. Sa di tutti i porti insieme: catrame, arance, corda bagnata, cavalli, carbone, una scala con la cena di qualcuno. Uno dei porti è il tuo. Lì è mattina presto, e stanno aprendo le imposte.',
    look: 'Un grumo grigio è incastrato fra le ossa di una balena. Due costole salgono da sinistra e si incrociano dietro. Il grumo è al centro, grande come una pagnotta, con dentro tre becchi di calamaro; a destra ha una chiazza lisciata.',
  },
  'event/best-bower': {
    title: 'Àncora di speranza',
    story:
      'La più grande àncora del campo è di una nave mai segnalata: né dispersa, né in ritardo, né attesa da nessuna parte. Il fusto porta impressi il peso e il fabbricante, e al posto del nome della nave c’è un trattino. Lontano, sulla sabbia, la catena si solleva, ricade, si solleva, come fa sotto uno scafo.',
    look: 'Un’àncora molto grande sta sul fondo del mare. A sinistra ci sono le sue due marre, incrostate di conchiglie. Il fusto attraversa il centro, con righe di lettere impresse e poi un breve trattino; a destra quattro anelli della catena sono sollevati dalla sabbia.',
  },
  'event/green-door': {
    title: 'Porta verde',
    story:
      'Si apre verso l’interno, e l’interno è bagnato. Arrivi fino a un corridoio con altre porte, tutte uguali, e lì il fiato finisce. Qualcosa ti prende per le spalle, ti rigira con modi da usciere, e ti accompagna all’aria. All’occhiello hai un rametto d’alga, fermato con lo spillo.',
  },
  'event/rows-of-nameplates': {
    title: 'File di targhe',
    story:
      'Le targhe sono appese nell’ordine alfabetico delle navi, ottone su ottone, con una data a gesso sotto ciascuna. Prima della tua c’è un vuoto, largo quanto un nome lungo, e nel vuoto una barca. Sta su cavalletti, calafatata e incatramata. Dove andrebbe il suo nome il legno ha già la mano di fondo, e un pennello è pronto di traverso sul banco.',
    look: 'Delle targhe sono appese in una baracca, su tre file, con lettere troppo piccole per leggerle. A sinistra le file sono complete. Al centro c’è un vuoto, con dentro un canotto su due cavalletti; a destra del vuoto una targa pende più in basso delle altre.',
  },
  'event/the-hummer': {
    title: 'Quello che canticchia',
    story:
      'Sotto la barca siede qualcuno molto in là con gli anni, con due cappotti, una candela e un bollitore. Per te non smette di canticchiare. «Io tengo il motivo» dice la voce, sulle sue note, «perché lui non tenga me.» C’è una seconda tazza. Ha il manico dalla tua parte, ed è già piena.',
    look: 'Una persona con un cappotto pesante siede sotto una barca rovesciata, curva, col viso voltato. A sinistra un bollitore sta sopra una candela. Al centro, sulla sabbia, ci sono due tazze; a destra le tavole della barca scendono fino a terra, con cinque ganci.',
  },
  'event/empty-boat': {
    title: 'Barca vuota',
    story: 'Sotto non c’è nessuno, ma le tavole sono ancora calde, e ancora, se bussi, un po’ intonate.',
    look: 'Lo spazio sotto una barca rovesciata è vuoto. A sinistra un bollitore sta accanto a un mozzicone di candela. Al centro pendono due tazze, ciascuna al suo gancio, e a destra la sabbia è schiacciata.',
  },
  'event/crab-vespers': {
    title: 'Vespri dei granchi',
    story:
      'Ti inginocchi. Lo fanno anche loro, in trecento, dalla porta alle prime file, una zampa dopo l’altra, col suono di un ventaglio che si chiude. Si inginocchiano meglio di te. C’è un tempo per ticchettare e un tempo per non ticchettare. Verso la fine uno piccolo viene lungo il pavimento, stacca un filo che ti pende dal polsino, e lo porta davanti.',
    look: 'I granchi riempiono il pavimento e i banchi di una cappella senza tetto, tutti rivolti a destra, con le zampe piegate. A sinistra c’è la porta. Al centro si vede di spalle una persona in ginocchio, col polsino liso; davanti, a destra, quattro grossi granchi stanno affiancati sotto un muro rotto.',
  },
  'event/inside-the-kelp': {
    title: 'Dentro le alghe',
    story:
      'Oltre la porta l’acqua è piatta, e ti porta dentro senza una bracciata. È una stanza, con pareti d’alga, una lampada verde e un letto, rifatto. Le lenzuola scendono fino a un dito dall’acqua, e sono asciutte. Sul cuscino c’è un cartoncino col tuo nome, e con l’ora a cui desideri la sveglia.',
    look: 'Una stanza con pareti di alghe ha l’acqua per pavimento. A sinistra c’è l’arco della porta. Al centro c’è un letto, con l’acqua appena sotto le lenzuola e un cartoncino bianco sul cuscino; a destra una lampada pende da tre cordoni.',
  },
  'event/rib-loft': {
    title: 'Soffitta di costole',
    story:
      'Sul colmo l’osso è asciutto, e vi hanno legato un’asse per sedersi. Sotto c’è tutto il ripiano: la strada, le campane, il cantiere, e il bordo dove il mare sta in attesa. Da quassù si vede la marea che pensa. Prende una pozza da una parte e la prova in un’altra. Poi la rimette dov’era.',
    look: 'Il fondo del mare visto dall’alto, dal colmo dello scheletro di una balena. A sinistra quattro costole si incurvano verso il basso. Al centro un’asse è legata di traverso alle ossa; a destra ci sono una strada dritta, due pozze e l’orlo del mare.',
  },
  'event/the-perpetuas-anchor': {
    title: 'L’àncora della Perpetua',
    story:
      'Viene su piano, grondando, col nome Perpetua fuso fra le marre. È stata calata in buon ordine. L’ordine si legge ancora, su una lavagnetta fissata all’anello col filo di ferro: calare, tenere, aspettare. L’hanno firmato nove mani. Una lo ha firmato ogni giorno, da allora, su entrambi i lati e lungo i bordi.',
    look: 'Un’àncora pende da una catena sopra un pozzo quadrato, grondando acqua. A sinistra c’è il bordo del pozzo. L’àncora è al centro, con le due marre in basso e fra queste una parola di otto lettere; dall’anello, a destra, pende una lavagnetta coperta di scritte.',
  },
  'event/the-door-keeps-its-mouth-shut': {
    title: 'La porta tiene la bocca chiusa',
    story:
      'Bussi col pugno. La porta aspetta una campana, e tiene la bocca chiusa. Dietro qualcuno sale, gradino per gradino, e si ferma con la mano sul saliscendi. Nessuno dice niente. Fra le assi viene su il freddo per nove respiri, poi i passi ridiscendono.',
  },
  'event/the-stairwell': {
    title: 'La tromba delle scale',
    story:
      'La porta fa entrare tutti, e si richiude con un inchino. Qui ci sono cento gradini, tutti capovolti: cammini sul loro rovescio, e le pedate, consumate nel mezzo, le hai sopra la testa. Lassù ci sono anche il corrimano, e un secchio che non si è versato. Ogni tanto una luce scorre lungo il muro, come un pollice lungo un elenco.',
    look: 'Una tromba di scale rotonda, vista dall’estremità alta, con tutti i gradini capovolti. A sinistra un corrimano corre lungo il soffitto. Al centro pende un secchio, con la bocca verso i gradini in alto; a destra si distinguono nove gradini prima del buio, e due finestre strette.',
  },
  'event/the-lamp-room': {
    title: 'La camera della lampada',
    story:
      'In fondo, che è la cima, c’è una stanza rotonda col mare alle finestre. Non c’è fiamma, e non c’è olio. In mezzo gira un anello d’ottone, vuoto, grande come una persona, e, dal posto dove dovrebbe esserci una lente, guarda. Guarda i pesci, la scala, la porta. Poi arriva a tutti voi, e rallenta.',
    look: 'Un anello d’ottone vuoto gira in mezzo a una stanza rotonda con finestre. A sinistra ci sono gli ultimi tre gradini di una scala, capovolti. L’anello è alto come una persona e ha delle tacche all’interno; dietro le finestre, a destra, ci sono pesci, su due file, rivolti verso l’interno.',
  },
  'event/the-light-looks-back': {
    title: 'La luce ricambia lo sguardo',
    story:
      'Non le porti niente, e lei guarda quello che sei. Comincia dalle mani. È accurata, e non sgarbata, e dove ha guardato c’è soltanto chiarore: niente muro, niente corrimano, niente manica. Da qualche parte là dentro ci sono i gradini, cento, capovolti. La luce è già al gomito.',
  },
  'event/the-lens-turned': {
    title: 'La lente girata',
    story:
      'Combacia. L’ottone prende la lente per il bordo, e ciò che ne esce ha, per la prima volta, un contorno. Ora va girata, contro tutto quello che guarda: la lampada, i pesci schierati al vetro, i guardiani dietro i pesci. C’è una leva, lunga abbastanza per tutti. Luccica dove altre mani hanno mollato.',
  },
  'event/dark-at-last': {
    title: 'Buio, finalmente',
    story:
      'Ci vuole tutto quello che hai, e poi il resto. Alla fine la lente si volta verso l’interno, e la lampada vede sé stessa. Il raggio si ripiega come un metro da falegname. Nel buio qualcuno ride; è una risata umana, e dura un po’. Fuori il cielo è pieno di stelle, e nessuno le usa per cercarti.',
  },
}
