// The exploration cards of the Sallow Strand, in Italian.
import type { Translated } from '../../card-words.ts'
import type { strandFog as english } from '../../en/cards/strand-fog.ts'

export const strandFog: Translated<typeof english> = {
  'fog/sea-fret': {
    title: 'Bruma di mare',
    story:
      'Il mare si alza e viene a terra sotto forma di maltempo. Si prende l’orizzonte, poi le dune, poi le tue ginocchia. Per un po’ ci cammini dentro con una mano tesa, e tutto quello che la mano incontra è bagnato e sta andando verso l’interno. Poi è passato. Hai il sale sulle labbra, e sulla manica una squama.',
  },
  'fog/gull-tantrum': {
    title: 'Gazzarra di gabbiani',
    story:
      'Due schieramenti di gabbiani si fronteggiano sulla sabbia, e sei a metà del corridoio quando l’oratore tace. È il parlamento di qualcuno, in seduta. Un vecchio uccello si alza su una zampa sola e pone una questione d’ordine. In entrambe le camere tutte le teste si voltano a guardare la questione, che ha addosso il tuo cappotto.',
  },
  'fog/easy-going': {
    title: 'Passo facile',
    story:
      'Sabbia piana, soda sotto il piede, e un vento in poppa che ti tiene il palmo fra le scapole. Ogni passo riesce più lungo della misura che gli dai. Per mezz’ora non c’è niente in salita. Una fila di sterne ti va di pari passo, fino a un confine che conoscono loro, e lì torna indietro.',
  },
  'fog/rolling-stones': {
    title: 'Pietre che rotolano',
    story:
      'Il pendio sta così da parecchi anni, e sotto il tuo peso cambia idea. Una pietra ti passa a sinistra, con garbo. Poi le altre si mettono in viaggio tutte insieme, con un rumore di piatti, e fra loro c’è il terreno su cui stai.',
  },
  'fog/a-figure-on-the-dune': {
    title: 'Una figura sulla duna',
    story:
      'Sulla duna di fronte qualcuno sta con un braccio alzato. Alzi il tuo. Lo alza anche la figura, un poco prima di te. Il vento porta via dieci passi di sabbia, e lassù non c’è nessuno; solo le tue impronte, che vengono da questa parte.',
  },
  'fog/squall': {
    title: 'Groppo di vento',
    story:
      'Portano via la luce del giorno, al largo, come un lume da una stanza, ed è inverno. È l’inverno di qualcun altro, col suo nevischio e il fumo dei suoi camini, e dura un quarto d’ora. Poi il lume ritorna. Su tutta la spiaggia l’unica sabbia asciutta è quella sotto i tuoi stivali.',
  },
  'fog/thorn-belt': {
    title: 'Siepe di spine',
    story:
      'Il prugnolo sbarra la via, più alto di un cappello, inselvatichito. Solo i fusti si ricordano. Escono da terra a un passo l’uno dall’altro, in linea retta, ciascuno cinto dalla ruggine di un cartellino. Qualcuno li ha piantati perché qualcosa restasse dalla sua parte. Le spine puntano nelle due direzioni.',
    look: 'Una fitta fascia di cespugli spinosi attraversa l’immagine da sinistra a destra. In basso si vedono sette fusti, a distanze uguali, ciascuno con un anello di filo di ferro. A destra la fascia è più rada, e due varchi lasciano vedere la sabbia.',
  },
  'fog/adders-on-warm-stones': {
    title: 'Vipere su pietre calde',
    story:
      'Le pietre tengono il calore del giorno, e su ognuna c’è un rotolo di cima a disegni, abbisciata a regola d’arte, col capo infilato sotto. Hai già un piede avanti quando diventa chiaro che la cima respira. Nessun rotolo si muove. Crescono soltanto, di pochissimo, e calano, tutti a tempo.',
    look: 'Pietre piatte al sole, con sopra vipere arrotolate. A sinistra ci sono tre serpenti piccoli; quello al centro è grosso, con uno zigzag lungo il dorso. A destra uno stretto passaggio porta fra due pietre.',
  },
  'fog/collapsed-dune': {
    title: 'Duna franata',
    story:
      'Nella notte la duna è scesa di traverso al sentiero e si è messa comoda. È sabbia fine, asciutta, e rientra in ogni buca come se nessuno avesse detto niente. Il sentiero è là sotto, e ha pazienza. Ogni tanto un po’ di pendio scorre giù, quando cambia fianco.',
    look: 'Un pendio di sabbia franata copre un sentiero. A sinistra il sentiero ci entra sotto fra due pietre di bordo. Al centro la sabbia è scesa in cinque solchi, e a destra spunta la cima di un palo.',
  },
  'fog/wild-goat': {
    title: 'Capra selvatica',
    story:
      'In mezzo alla via c’è una capra con l’angolo di una carta nautica in bocca. Quella costa la conosci; ormai anche la capra, che inghiotte gli ultimi scandagli e prende un’aria informata. Ti osserva con le pupille a fessura, come un pilota osserva uno scoglio che dovrebbe stare più a ovest.',
    look: 'Una capra bruna dalle corna ricurve sta di traverso su un sentiero. È rivolta a sinistra, e dalla bocca le pende un angolo di carta strappata. A destra, nell’erba, ci sono cinque pezzetti di carta, con tratti di una linea di costa.',
  },
  'fog/tidal-gully': {
    title: 'Fosso di marea',
    story:
      'Un fosso taglia la sabbia con dentro la marea, limpida, svelta, e più fonda di quel che sembra. È largo due passi, per la maggior parte del giorno. In questo momento è un po’ di più, poi un po’ di meno, poi un po’ di più. Da questa parte ci sono segni di tacchi, piantati a fondo per il salto. Dall’altra ce ne sono meno.',
    look: 'Uno stretto canale d’acqua limpida taglia la sabbia, da sinistra in alto a destra in basso. Nella sponda vicina, a sinistra, ci sono sei segni profondi di tacco. In quella lontana, a destra, ce ne sono quattro.',
  },
  'fog/lamp-oil': {
    title: 'Olio da lampada',
    story: 'Una bottiglia tappata, con due dita d’olio. Basta per una buona idea.',
  },
  'fog/boathook': {
    title: 'Mezzo marinaio',
    story:
      'Frassino e ottone: il braccio lungo di un marinaio di cui manca l’altra metà. L’impugnatura ha la forma di una mano, e la mano si teneva forte.',
  },
  'fog/tin-cup': {
    title: 'Tazza di latta',
    story: 'La storia l’ha ammaccata tutt’intorno, e lei non ne parla. Sabbia o minestra, ne tiene altrettanta.',
  },
  'fog/oilskin-coat': {
    title: 'Cerata',
    story:
      'Pende da un ramo, abbottonata fino al collo, a braccia conserte. Le iniziali nel colletto potrebbero essere le tue.',
  },
  'fog/second-wind': {
    title: 'Secondo fiato',
    story: 'Senza che nessuno glielo chieda, le gambe si ricordano della giovinezza. Alla schiena non l’hanno detto.',
  },
  'fog/whistled-tune': {
    title: 'Motivo fischiettato',
    story:
      'Arrivi a metà prima di sentire chi è che fischia. Le parole non le sa nessuno, il ritornello lo sanno tutti.',
  },
  'fog/footprints-that-stop': {
    title: 'Orme che si fermano',
    story:
      'Una fila di orme percorre il mezzo della spiaggia, in tutta calma, sinistro, destro, sinistro. Poi c’è un sinistro e nessun destro, a mezza spiaggia e a mezzo passo. Davanti la sabbia è liscia come un letto rifatto. Niente è stato trascinato, nessuno si è voltato, e l’ultimo tacco non è più fondo degli altri.',
  },
  'fog/old-fishing-rig': {
    title: 'Vecchi arnesi da pesca',
    story:
      'Il passaggio è occupato da arnesi da pesca: pali grigi, una rete ridotta a merletto, una lenza annodata dove si è rotta e annodata ancora accanto al nodo. Gli ami sono ruggine tenuta insieme dall’abitudine. Sono innescati. L’esca è fresca, tagliata piccola e infilata con la pelle in fuori, come consigliano i manuali.',
    look: 'Vecchi arnesi da pesca, con quattro pali grigi, stanno di traverso a una striscia di sabbia bagnata. A sinistra una rete strappata pende fino a terra. Dal centro verso destra corre una lenza con sette ami, ciascuno con l’esca.',
  },
  'fog/beam-across-the-cloud': {
    title: 'Il fascio sulla nuvola',
    story:
      'Sul ventre della nuvola c’è della luce, una barra stretta, di passaggio. Manca per nove respiri; li conti, e torna. Dove comincia c’è soltanto mare. Al terzo giro rallenta sopra di te, come chi legge rallenta su un nome.',
  },
  'fog/fallen-oak': {
    title: 'Quercia caduta',
    story:
      'Una quercia sta di traverso alla via con le radici per aria. Qui il vento viene dall’acqua, e ha piegato verso terra ogni albero della costa. Per duecento anni la quercia si è piegata con gli altri. È caduta verso il mare.',
    look: 'Una grande quercia è caduta di traverso al sentiero. A sinistra le radici si alzano, più alte di una persona. Al centro tre grossi rami tengono il tronco sollevato da terra, e a destra la chioma, con due nidi, punta verso il mare.',
  },
  'fog/captains-flask': {
    title: 'Fiaschetta del capitano',
    story: 'Peltro, diventato argento dove va il pollice, e quasi piena. È medicinale, nel senso di una volta.',
  },
}
