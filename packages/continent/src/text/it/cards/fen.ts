// The terrains and barriers of the Hollow Fen, in Italian.
import type { Translated } from '../../card-words.ts'
import type { fen as english } from '../../en/cards/fen.ts'

export const fen: Translated<typeof english> = {
  'terrain/fog-bank': {
    title: 'Banco di nebbia',
    story:
      'La nebbia comincia a un palo, come una stanza comincia alla porta. Oltre il palo è tutto bianco e vicinissimo; potresti incrociare i tuoi piedi e tirare dritto. La mano che tendi torna bagnata, e con un attimo di ritardo. Ad altezza di spalla qualcuno ha avvitato nel legno un gancio da cappotti, e l’uso lo ha reso lucido.',
    look: 'La nebbia riempie l’immagine da un bordo all’altro. A sinistra del centro c’è un palo con un gancio, e alla sua base due cerchi sull’acqua. Lontano, a destra, si vede di nuovo lo stesso palo, più sbiadito.',
  },
  'terrain/reed-landing': {
    title: 'Approdo fra le canne',
    story:
      'Qui il fiume si arrende e comincia la palude. L’acqua apre le dita fra le canne finché non la distingui più dalla terra, che a quel punto non è terra nemmeno lei. C’è un pontile di tronchi spaccati, strofinato fino al bianco, e in fondo un raschietto per gli stivali. Le canne sono più alte di un uomo e si sporgono un poco, come chi ascolta dietro una porta.',
    look: 'Un pontile di tronchi spaccati sta dove un fiume finisce fra le canne. A sinistra arriva il fiume, largo e diritto. Il pontile, al centro, è largo sette tronchi; alla sua destra l’acqua si apre in un ventaglio di canali, fra canne più alte di un uomo.',
  },
  'terrain/eel-weirs': {
    title: 'Pescaie delle anguille',
    story:
      'Gole di vimini, imbuto dietro imbuto, tutte rivolte a monte. L’acqua entra da ogni bocca, e all’altro capo esce un po’ più silenziosa. Dove un ramo è marcito ne hanno intrecciato uno fresco, sicché di vecchio qui non c’è niente. L’ultimo imbuto finisce in un cesto, il cesto ha un coperchio, e il coperchio ha un gancio fuori e uno dentro.',
    look: 'Pescaie di vimini stanno in una corrente lenta, ogni imbuto aperto nel successivo. Sono sei, con la parte larga a sinistra, verso monte. All’estrema destra la fila termina in un cesto col coperchio.',
  },
  'terrain/hermits-dyke': {
    title: 'Argine dell’eremita',
    story:
      'In cima all’argine c’è una capanna di assi, e davanti alla capanna un gradino. Il gradino è asciutto. È asciutto anche il suono che ci fanno gli stivali, il primo del genere in tutta la palude. Di là dalla parete un bollitore comincia a borbottare e viene tolto dal fuoco. Alzi le nocche, e la porta si ritrae prima che la tocchino.',
    look: 'Una capanna di assi sta su un argine erboso, con l’acqua da entrambi i lati. Alla parete sinistra è appoggiata una catasta di legna. Al centro la porta è socchiusa, sopra un solo gradino; a destra un bollitore fuma dietro una finestra di quattro vetri.',
  },
  'terrain/frog-mere': {
    title: 'Stagno delle rane',
    story:
      'Lo stagno è rotondo e ha un tetto di ninfee, e fra una foglia e l’altra gli occhi stanno a coppie sul pelo dell’acqua. Le rane cantano a piena voce. Cantano finché cammini, e tacciono quando ti fermi. Sposti il peso da un piede all’altro. Laggiù una rana sola attacca, e viene zittita.',
    look: 'Uno stagno rotondo è coperto di foglie di ninfea, e fra le foglie coppie di occhi guardano dall’acqua. Dieci coppie sono raccolte a sinistra, vicino alla riva. Una sola coppia è lontana, sulla destra; lungo tutto il bordo crescono canne.',
  },
  'terrain/midge-flats': {
    title: 'Piana dei moscerini',
    story:
      'Qui l’acqua arriva alla caviglia, per un’ora di cammino in ogni direzione. Sopra sta sospesa una nube grigia che ronza e ha i contorni netti; è fatta di moscerini, ed è l’aria stessa che chiede da bere. Sono ben educati. Quelli davanti, appena si sono saziati, fanno posto a quelli dietro.',
    look: 'Acqua bassa copre una piana di fango, sotto una nube di moscerini. A sinistra c’è un ciuffo di canne. La nube occupa il centro, più larga in alto che in basso; a destra due bastoni stanno nell’acqua, a un passo l’uno dall’altro.',
  },
  'terrain/stilt-house': {
    title: 'Casa sui pali',
    story:
      'Nove pali tengono fuori dall’acqua una casa piccola, e non ce ne sono due dello stesso legno. Dal tetto il fumo sale diritto come uno spago. La scala a pioli è calata. Quando ci posi la mano il viso alla finestra scompare, e dentro qualcuno accosta al tavolo una seconda sedia.',
    look: 'Una piccola casa sta sopra l’acqua su nove pali. A sinistra una scala di otto pioli sale alla porta. Al centro c’è una finestra con una sagoma scura sul bordo, e a destra esce fumo dal camino.',
  },
  'terrain/bone-hurdle': {
    title: 'Steccato d’ossa',
    story:
      'Uno steccato di costole attraversa il terreno fradicio, ed è tenuto in ottimo stato. Dove una si è incrinata, è fasciata con la liana; dove una manca, ne è stata inserita un’altra, limata sulla curva delle vicine. Le vecchie sono brune come il tè. Quelle di ricambio stanno in catasta accanto all’ultimo palo, bianche, in ordine di lunghezza.',
    look: 'Uno steccato di costole va dall’alto a sinistra al basso a destra. A sinistra cinque costole sono fasciate con la liana. Al centro c’è un varco con la sagoma di un uomo; a destra, sotto due pali con la lanterna al margine dell’immagine, c’è una catasta di costole.',
  },
  'terrain/heron-roost': {
    title: 'Posatoio degli aironi',
    story:
      'L’albero è morto, e al completo: giudici grigi, uno per ramo. Sotto, nell’acqua bassa, ci sono ossicini, rastrellati in un mucchio. Gli aironi guardano tutti un punto accanto al tronco, dove non c’è niente. Quando, a guado, ci arrivi tu, non hanno bisogno di girare la testa.',
    look: 'Un albero morto sta nell’acqua bassa, con un airone su ogni ramo. Gli aironi sono sette. A sinistra, sotto l’albero, c’è un mucchio di ossicini; tutti i becchi sono rivolti a un punto vuoto, a destra del tronco.',
  },
  'terrain/barrow-isle': {
    title: 'Isola del tumulo',
    story:
      'Un lungo tumulo esce dall’acqua, asciutto e ripido. L’erba è pettinata tutta in un verso, come capelli, dal crinale fino alla riva, e l’aria è immobile. Qua e là qualche filo è piegato contro gli altri. Lo lisci con la mano, e si rialza.',
    look: 'Un lungo tumulo erboso esce dall’acqua. Tutta l’erba è pettinata verso il basso e verso destra. A mezza costa alcuni fili sono piegati al contrario, a gruppi, da sinistra a destra: due fili, poi otto, poi ancora otto.',
  },
  'terrain/peat-cut': {
    title: 'Cava di torba',
    story:
      'La torba è tagliata a gradini, neri e squadrati, alti quanto una vanga. Sul ciglio le zolle asciugano a tre a tre. I gradini scendono in un’acqua più vecchia, dove il cielo non si specchia. Da un lato ci sono orme di zoccoli di legno, in discesa; dall’altro, dove dovrebbero risalire, gli spigoli sono come li ha lasciati la vanga.',
    look: 'La torba è tagliata a gradini che scendono a un’acqua nera. A sinistra asciugano piccole cataste di zolle. Da lì cinque gradini scendono al centro; l’acqua è a destra, e nella sponda sopra l’acqua è piantata una vanga.',
  },
  'terrain/willow-holt': {
    title: 'Boschetto dei salici',
    story:
      'I salici lasciano cadere i rami tutt’intorno a un dosso asciutto, e fanno l’unica ombra della palude che non puzzi. Dentro il pavimento è d’erba corta. Da due buone corde pende un’altalena, col sedile piallato, all’altezza del tuo mento. Sotto, l’erba è consumata dai piedi.',
    look: 'Salici circondano un dosso asciutto, con rami che toccano terra. I tronchi sono quattro. Dal più grosso, a sinistra del centro, pende un’altalena a due corde, col sedile all’altezza del mento di un uomo; a destra passa un canale stretto.',
  },
  'terrain/sunken-causeway': {
    title: 'Strada sommersa',
    story:
      'È una strada che ha perso la quota e conservato la dignità. Va dritta a nord, con i cordoli e la schiena bombata, sotto un palmo d’acqua, e le pietre miliari stanno ai loro posti con i piedi a mollo. Di là dal cordolo non c’è fondo. I pesciolini usano il selciato nei due sensi, e tengono la sinistra.',
    look: 'Una strada lastricata corre dal basso all’alto dell’immagine, sotto poca acqua. Lungo il margine sinistro ci sono quattro pietre miliari. Al centro piccoli pesci nuotano sul lastricato in due file, e a destra il cordolo scende in acqua fonda.',
  },
  'terrain/crooked-alders': {
    title: 'Ontani storti',
    story:
      'Gli ontani pendono, e il vento non c’entra. Ogni tronco indica sud-ovest, lo stesso luogo annegato, e le piantine, più sottili di un dito, hanno già cominciato. Le foglie che cadono qui se ne vanno alla deriva da quella parte. Solo un sedile, in alto in una forcella, volta le spalle.',
    look: 'Ontani stanno nel terreno bagnato, e tutti i tronchi pendono verso sinistra e verso il basso. Quelli grandi sono sei. Il più grosso, al centro, ha un sedile in alto, in una forcella; all’estrema destra un ciuffo di piantine pende dalla stessa parte.',
  },
  'terrain/drowned-orchard': {
    title: 'Frutteto annegato',
    story:
      'Filare dietro filare, il frutteto sta nell’acqua fino alla prima forcella, e quest’anno è stato potato. Le mele sono cadute e non sono andate da nessuna parte. Urtano piano i tronchi, bussano per farsi aprire. Nell’ultimo albero è appoggiata una scala, e i pioli sono bagnati fino in cima.',
    look: 'Un frutteto sta nell’acqua, in filari diritti. A sinistra galleggiano mele contro i tronchi. I quattro alberi più vicini, al centro, hanno ancora i frutti, e all’estrema destra una scala di nove pioli è appoggiata fra i rami.',
  },
  'terrain/leech-pool': {
    title: 'Pozza delle sanguisughe',
    story:
      'È un’acqua limpidissima, e il guaio è questo. Si vede ogni sasso, e fra i sassi una scala che continua a scendere. Non un’alga, non un pesce, non una mosca in superficie: non è avanzato niente. Lungo l’orlo le sanguisughe pendono in fila, sottili come lacci da scarpe, all’altezza di una caviglia.',
    look: 'Una pozza rotonda è così limpida che si vede tutto il fondo. A sinistra il fondo è coperto di ciottoli. Al centro sette gradini scendono fuori vista, e a destra dalle pietre dell’orlo pendono sanguisughe.',
  },
  'terrain/lantern-posts': {
    title: 'Pali delle lanterne',
    story:
      'Due file di pali con la lanterna attraversano l’acqua e a un angolo svoltano a sud. Non hanno porte da illuminare, né marciapiede; è una via accesa, senza città. I vetri sono puliti e le fiamme pari. In fondo tre lanterne sono buie, e alla prima è appoggiata l’asta di un lampionaio, con la punta ancora calda.',
    look: 'Due file di pali con la lanterna stanno nella palude, senza una strada in mezzo. Entrano da sinistra, voltano al centro ed escono dal basso dell’immagine. Le lanterne sono tutte accese, tranne le ultime tre; a destra, alla più vicina di queste, è appoggiata un’asta.',
  },
  'terrain/mill-islet': {
    title: 'Isolotto del mulino',
    story:
      'Il mulino ha l’isolotto tutto per sé. La ruota gira al contrario, un braccio sopra la corrente, senza una goccia addosso. Da dentro viene il rumore di macine che in mezzo non hanno niente. Alla bocchetta è appeso un sacco aperto, vuoto del tutto, e sull’etichetta c’è il peso.',
    look: 'Un mulino sta su un isolotto, dove finisce una strada rialzata. A sinistra c’è la porta, con due macine appoggiate accanto. La ruota, a destra, ha dieci pale; sta sollevata dall’acqua e gira contro corrente.',
  },
  'terrain/stair-foot': {
    title: 'Piede della scala',
    story:
      'Dove la palude finisce c’è una parete di roccia, e nella parete una scala. Il primo gradino è consumato; il centesimo non si vede. Dal corrimano pendono stracci, ognuno con un nodo diverso. In basso ci sono scarpe a paia, come gli ospiti le lasciano fuori dalla camera, e nel frattempo qualcuno le ha lucidate.',
    look: 'Ai piedi di una parete di roccia comincia una scala. A sinistra una fila di pali con la lanterna finisce fra le canne. Al centro salgono cinque gradini consumati, con sette stracci legati al corrimano, e a destra la scala prosegue lungo la roccia.',
  },
  'terrain/barrow-isle-opened': {
    title: 'Isola del tumulo, aperta',
    story:
      'Il manto d’erba viene via in un pezzo solo e si ripiega come una coperta. Sotto c’è una porta bassa con l’architrave, e una lastra che la chiude quasi fino in cima. Sopra la lastra guardi dentro, in un buio ordinato. Odora di gesso e di pavimenti. La soglia è stata spazzata, e spazzata verso l’interno.',
    look: 'Un lungo tumulo erboso esce dall’acqua, con una porta bassa nel fianco. A sinistra c’è il manto d’erba, arrotolato. La porta, al centro, ha un architrave su due stipiti ed è chiusa da una lastra che in alto lascia una striscia di buio; a destra continua l’erba pettinata.',
  },
  'barrier/quaking-mat': {
    title: 'Zolla tremante',
    story:
      'Il muschio galleggia. Una cutrettola si posa sul lato opposto, e quello di qua si abbassa contro lo stivale. Nella palude si dice che regga un uccello, o un bugiardo. Nel mezzo c’è stato disteso qualcosa di pesante, che si è alzato con molto riguardo; l’ammaccatura ha ancora i gomiti.',
    look: 'Una zolla di muschio galleggia sull’acqua aperta. Al centro ha una lunga ammaccatura, con due incavi più piccoli all’estremità sinistra. Un solo uccello sta all’estrema destra, dove il muschio è piano.',
  },
  'barrier/black-sluice': {
    title: 'Chiusa nera',
    story:
      'In fondo alla strada c’è la porta di una chiusa, nera di catrame, più alta di due uomini. È chiusa di proposito, dall’altra parte. Dalla fessura si vedono la sbarra, la catena intorno alla sbarra e i pioli che fermano la catena, tutto opera di qualcuno che aveva tempo. Al lato di qua è toccato un picchiotto.',
    look: 'La porta nera di una chiusa sbarra un canale. Dei suoi due battenti il sinistro ha un picchiotto, il destro è liscio. Nella fessura fra i due si vedono cinque maglie di una catena, dall’altra parte.',
  },
  'barrier/black-sluice-jammed-open': {
    title: 'Chiusa nera, bloccata aperta',
    story:
      'La porta pende da un solo cardine con una trave di traverso, l’acqua va a nord senza voltarsi, e qui, finché sei al mondo, non si richiude più niente.',
    look: 'La porta nera di una chiusa è aperta su un canale. Il battente sinistro è ripiegato contro il muro; il destro pende da un solo cardine, con una trave incastrata fra le assi. In mezzo l’acqua scende verso nord, oltre una soglia di quattro pietre.',
  },
  'barrier/the-hundred-stair': {
    title: 'La scala dei cento',
    story:
      'La scala sale la parete a tornanti e non mostra né il principio né la fine. La contano tutti, e nessuno è d’accordo. I totali sono scritti col gesso sulla roccia, e cancellati da chi è venuto dopo. Solo il più alto è senza correzioni, e la mano potrebbe essere la tua.',
    look: 'Una scala sale a tornanti una parete di roccia; il piede e la cima sono fuori dall’immagine. Si vedono quattro pianerottoli, il più basso a sinistra. Sulla roccia accanto ci sono scritte, cancellate e illeggibili, e lungo il bordo esterno corre un corrimano su nove paletti.',
  },
}
