// The cards of the Borrowed Shadow, in Italian.
import type { Translated } from '../../card-words.ts'
import type { shadow as english } from '../../en/cards/shadow.ts'

export const shadow: Translated<typeof english> = {
  'shadow/no-shadow-there': {
    title: 'Nessuna ombra',
    story:
      'All’angolo della palizzata sta qualcosa, finché non lo guardi bene in faccia. A mezzogiorno sembrano tutti un po’ corti. Fai il giro una volta, e conti: ogni palo tiene la propria ombra ripiegata ai piedi. Di nessun altro ce n’è.',
  },
  'shadow/ribs-and-sunlight': {
    title: 'Costole e sole',
    story:
      'Per un minuto il cielo bianco si assottiglia, e il sole ristende lo steccato sull’erba, costola per costola. Una sembra avere un gomito. Le confronti con le ossa, e il conto torna. Sono strisce, solo strisce.',
  },
  'shadow/empty-jars': {
    title: 'Vasi vuoti',
    story:
      'Accosti il primo vaso all’orecchio: niente, conservato con cura. Il secondo contiene lo stesso, di un’annata migliore. Sui coperchi non c’è polvere, nemmeno su uno, e fra vaso e vaso c’è esattamente un dito.',
  },
  'shadow/short-noon': {
    title: 'Mezzogiorno corto',
    story:
      'Alle dodici abbassi gli occhi, e c’è solo erba. È schiacciata sotto le suole, e alle suole non è cucito niente.',
  },
  'shadow/your-own-back': {
    title: 'La tua schiena',
    story:
      'Quella schiena si vede solo dal sarto, fra due specchi. Monta la guardia alla palizzata con le mani dietro, come fai tu, e il cappotto le cade meglio. In basso, dove il buio striscia sulla sabbia, si è scucito un pezzo d’orlo. Nessuno gliel’ha detto.',
    look: 'Una palizzata di legni di mare, e davanti una figura umana scura, vista di spalle. A sinistra cinque tronchi sono legati insieme con la liana. La figura è al centro, le mani intrecciate dietro la schiena, il bordo inferiore del cappotto strappato. A destra ci sono sabbia e mare.',
  },
  'shadow/a-bare-wall': {
    title: 'Un muro nudo',
    story: 'C’è il muro, e il sole sul muro, e le tue mani stanno dietro la schiena, a tenere il posto a qualcuno.',
    look: 'Una palizzata di legni di mare in piena luce, e davanti nessuno. A sinistra cinque tronchi sono legati insieme con la liana. Nella sabbia davanti ci sono due impronte di tacchi, una accanto all’altra. A destra c’è il mare.',
  },
  'shadow/a-man-shaped-gap': {
    title: 'Un varco a forma d’uomo',
    story:
      'Per quaranta passi lo steccato di costole è intero, e poi ne è stato ritagliato qualcuno con gran cura: cappello, spalle, una mano sul fianco. Gli orli sono lisci, e tagliano ancora. Li segue una riga di gesso da sarto, e la lama non se n’è mai scostata.',
    look: 'Uno steccato di costole sull’erba palustre, con un varco dal contorno di un uomo. A sinistra del varco ci sono cinque costole, fasciate con la liana. Una riga di gesso gira intorno al varco, e a destra c’è una catasta di costole.',
  },
  'shadow/the-gap-mended': {
    title: 'Il varco, rammendato',
    story: 'È chiuso col filo di ferro, attorcigliato come lo attorcigli tu, e calza meglio di quanto dovrebbe.',
    look: 'Uno steccato di costole sull’erba palustre, con un varco chiuso col filo di ferro. A sinistra ci sono cinque costole, fasciate con la liana. Al centro sei fili attraversano il contorno di un uomo. A destra c’è una catasta di costole.',
  },
  'shadow/the-jar-that-holds-noon': {
    title: 'Il vaso del mezzogiorno',
    story:
      'Percorri lo scaffale con l’orecchio alla creta, e ti fermi a un vaso caldo. Il nome è graffiato via come sugli altri, ma al suo posto una calligrafia minuta ha scritto «dodici». Il coperchio è luminoso lungo la giunta. Ci accosti un dito, e sul muro, dove dovrebbe esserci il dito, c’è solo muro.',
    look: 'Uno scaffale di vasi d’argilla sigillati in un muro di pietra. A sinistra ci sono quattro vasi dello stesso bruno. Accanto ce n’è uno più chiaro, con una sottile linea lucente sotto il coperchio. L’estremità destra è vuota.',
  },
  'shadow/a-jar-like-the-others': {
    title: 'Un vaso come gli altri',
    story: 'Il coperchio è di nuovo al suo posto, per educazione, e sotto il tuo palmo la creta si raffredda.',
    look: 'Uno scaffale di vasi d’argilla sigillati in un muro di pietra. Cinque vasi dello stesso bruno stanno in fila da sinistra, col coperchio. L’estremità destra è vuota.',
  },
  'shadow/shadow-jar': {
    title: 'Vaso d’ombra',
    story: 'Vuoto, pesa quanto pesi tu a mezzogiorno. Posato sulla cenere, non lascia il cerchio.',
  },
  'shadow/torn-hem': {
    title: 'Orlo strappato',
    story:
      'Un palmo di crepuscolo, sfilacciato da un lato. Lo metti in una tasca, e nella tasca è più tardi che nel resto del cappotto.',
  },
  'shadow/bone-shears': {
    title: 'Cesoie d’osso',
    story: 'A mezzogiorno si aprono da sole, e aspettano un’ora. Poi si richiudono, senza rimproveri.',
  },
  'shadow/too-many-shadows': {
    title: 'Troppe ombre',
    story:
      'Le lanterne ardono senza un tremito, e ogni palo fa tre ombre. Due cadono dove devono. La terza è sempre un po’ di lato, non proprio a forma di palo, e seduta. Quando riparti, una di queste si alza, si spolvera le ginocchia e ti segue a casa.',
    look: 'Una via di pali con la lanterna accesa, sull’erba bagnata. Quattro pali stanno in fila da sinistra a destra, e al piede di ognuno ci sono alcune strisce scure. La striscia più a destra ha il contorno di una persona seduta.',
  },
  'shadow/the-tailor-of-noon': {
    title: 'Il sarto di mezzogiorno',
    story:
      'Siede a gambe incrociate sull’orlo del cratere, con le spalle al vuoto. Di faccia non ha quasi niente, e ha un occhio eccellente. Il metro passa dappertutto: spalle, vita, e il punto dietro i talloni. «Non muoverti» dice. «È solo una vita.»',
    look: 'L’orlo di un cratere, e sopra una figura scura seduta a gambe incrociate. A sinistra, sotto l’orlo, c’è un lago. La figura è al centro e tiene un metro da sarto. A destra, su una pietra piatta, stanno tre rocchetti di filo.',
  },
  'shadow/your-shadow-loose': {
    title: 'La tua ombra, in libertà',
    story:
      'Siede dove siederesti tu, al riparo dal vento, con le spalle a qualcosa, e lo fa meglio. Il laccio dello stivale è legato col tuo nodo, tirato più stretto. Ogni tanto si guarda dietro i talloni, come chi ha lasciato una porta senza chiave. Lì non è attaccato niente.',
    look: 'Un contorno umano seduto, tutto scuro, senza nessuno accanto. È rivolto a sinistra, con un ginocchio sollevato e una mano al laccio dello stivale. A destra, subito dietro i talloni, ci sono due sassolini.',
  },
  'shadow/a-stitch': {
    title: 'Un punto',
    story:
      'Un filo fra te e la terra, infilato nel tallone e fermato col nodo. Ora quel piede si posa con un’ombra di ritardo.',
  },
  'shadow/measured': {
    title: 'Misure prese',
    story:
      'Legge le cifre sul metro, a bassa voce, e tutti risultano corti. «La stoffa non basta» dice, e fa un prezzo: un poco dall’orlo, dove non si vede. L’ago è sulla pietra, in mezzo. È più vicino alla tua mano che alla sua.',
    look: 'Una pietra piatta sull’orlo di un cratere, preparata per cucire. A sinistra c’è un metro da sarto, arrotolato. Al centro ci sono un ago infilato e quattro strisce di stoffa scura. A destra una mano scura è posata sulla pietra.',
  },
  'shadow/it-takes-your-hat': {
    title: 'Ti prende il cappello',
    story:
      'Ti porti una mano alla testa, e il cappello non c’è. Poco più in là lei se lo sistema con due dita, in un’inclinazione che a te non riesce. Le sta bene. Segue un inchino, non proprio a te, e poi il cappello se ne va oltre il dosso.',
  },
  'shadow/it-waves': {
    title: 'Ti saluta',
    story:
      'Dall’altra parte dello spiazzo alza un braccio e lo agita, adagio, come si saluta una nave. Rispondi al saluto. È stato uno sbaglio: il tuo braccio va avanti per un poco quando tu hai finito, e scende quando scende l’altro.',
  },
  'shadow/it-holds-the-door': {
    title: 'Ti tiene la porta',
    story:
      'Nella strettoia si è fermata, un braccio in fuori, a scostare quello che ingombra finché non passi. Nessuno dice grazie; non è chiaro a chi tocchi. Per un momento ha la tua stessa stanchezza. Poi il braccio scende, e lei va oltre.',
  },
  'shadow/only-shade': {
    title: 'Solo ombra',
    story: 'Un cespuglio e, distesa a terra lì accanto, la speranza che non lo fosse.',
  },
  'shadow/cloth-enough': {
    title: 'Stoffa abbastanza',
    story:
      'La stoffa basta. La tua ombra è sulla pietra, dove l’ha stesa lui, e dorme con un braccio sopra la testa; finché non ha infilato l’ago non deve svegliarsi. Bagna il filo, manca la cruna, lo bagna di nuovo. Sul tuo cappotto un bottone si regge all’ultimo giro di cotone, e oscilla.',
  },
  'shadow/the-needle-taken': {
    title: 'L’ago preso',
    story:
      'Hai l’ago in pugno, ancora caldo della sua mano. Lui si posa le mani in grembo e ti guarda cucire come cuciono i marinai: male, e per durare. Il filo va tirato con tutta la schiena. Sotto di te qualcosa punta i talloni, e sono i tuoi.',
  },
  'shadow/the-thread-runs-out': {
    title: 'Il filo finisce',
    story:
      'Non porta rancore, e non ha fretta. Ha trovato il capo del filo, e ha cominciato a scucirti, dai piedi. Ogni punto viene via con uno scatto piccolo e secco, ed è messo diritto accanto a lui, per servire ancora. Dov’è passato, si vede la roccia.',
  },
  'shadow/the-charcoal-man': {
    title: 'Il carbonaio',
    story:
      'Un uomo dalle mani nere rastrella intorno alla carbonaia che fuma, e per terra niente rastrella con lui. «L’ho venduta per un inverno caldo» dice, vedendoti guardare, «e non la ricomprerei.» Ti fa posto, su uno sgabello da uno. «Le sere però sono lunghe. Accanto a un lume ci si può sedere.»',
    look: 'Una radura con carbonaie, e un uomo con un rastrello. A sinistra ci sono due carbonaie coperte di zolle; fuma la più vicina. L’uomo sta al centro. A destra c’è uno sgabello a tre gambe.',
  },
  'shadow/a-swept-stack': {
    title: 'Una carbonaia spazzata',
    story: 'La cenere è rastrellata in piano e squadrata agli angoli, con dentro l’orma di un solo piede.',
  },
  'shadow/somebody-elses-shadow': {
    title: 'L’ombra di qualcun altro',
    story: 'Ti sta un po’ corta, e ci tiene a far bene. Sulle scale va avanti lei, e si regge al corrimano.',
  },
  'shadow/noon': {
    title: 'Mezzogiorno',
    story:
      'Il filo viene staccato coi denti. La tua ombra ti cade ai piedi, pesante come un cappotto, e per un momento è rivolta dalla parte sbagliata. Alzi un braccio e, pensandoci un po’, lo alza anche lei. Su tutte le terrazze le cose poggiano sul loro piccolo buio, i vasi, le capre, le pietre, e tu. Nessuno è mai stato così contento del sole.',
  },
}
