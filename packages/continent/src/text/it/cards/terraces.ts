// The terrains and barriers of the Cinder Terraces, in Italian.
import type { Translated } from '../../card-words.ts'
import type { terraces as english } from '../../en/cards/terraces.ts'

export const terraces: Translated<typeof english> = {
  'terrain/watch-cairn-unstacked': {
    title: 'Tumulo di guardia, disfatto',
    story:
      'Smonti il tumulo com’è stato montato, corso per corso, e metti da parte le pietre nel loro ordine. Sotto l’ultima c’è un coperchio di quercia da nave, incassato nella roccia. Si solleva di un dito, e si blocca. Dalla fessura entra la luce che basta a trovare una grafia: minuta, dritta, frettolosa, e rivolta a nessuno per nome.',
    look: 'Un tumulo è stato smontato, e dove sorgeva c’è nel terreno un coperchio quadrato. A sinistra le pietre sono disposte in sette file, dalle grandi alle piccole. Il coperchio, al centro, ha due maniglie di corda; a destra una trincea si allontana verso est.',
  },
  'terrain/stair-head': {
    title: 'Cima della scala',
    story:
      'La scala finisce a un sedile di pietra, incavato da tutti quelli arrivati fin qui. Di lì hai in vista tre paesi: il mare, la palude e le terrazze, che salgono a gradoni grigi verso il fumo. La cenere intorno al sedile è soffice, e tiene il registro. L’ha attraversata un uccello, e una capra. Del tuo arrivo non c’è un’orma.',
    look: 'Una scala sbuca da una parete di roccia e finisce accanto a un sedile di pietra. A sinistra ci sono gli ultimi cinque gradini, con stracci legati al corrimano. Il sedile è al centro; a destra una pista di capre sale verso il muro di una terrazza. Lungo il bordo alto dell’immagine ci sono tre orizzonti, uno più pallido dell’altro.',
  },
  'terrain/goat-ledges': {
    title: 'Cenge delle capre',
    story:
      'Le capre salgono per una scala che è una loro opinione. Nessun gradino esiste finché una capra non ci sta sopra. Tu vedi cenge, larghe una mano e inclinate verso il vuoto, e sulle cenge le bestie stesse, impilate come sedie in una sala, che masticano. Un capretto scende, ti passa accanto alla spalla e va a informarsi del ritardo.',
    look: 'Una parete è tagliata in cenge strette, e ci stanno sopra le capre, alcune quasi verticali contro la roccia. A sinistra una pista sale fuori dall’immagine. Sette capre sono al centro, l’una sopra l’altra; in alto a destra altre due guardano oltre il ciglio.',
  },
  'terrain/ash-shelf': {
    title: 'Ripiano di cenere',
    story:
      'È cenere fino al ginocchio, e sotto la cenere vetro fino alla caviglia: lastre sottili messe di taglio, fitte, come stoviglie in una rastrelliera. Posi i piedi di piatto, uno alla volta, e aspetti il rumore. Al muro della terrazza è appoggiata una scopa, consumata fino al manico. Ha ripulito un pezzo di terra grande come una tovaglia.',
    look: 'Cumuli di cenere stanno sotto il muro di una terrazza, e ne spuntano bordi di vetro nero. A sinistra quattro cumuli salgono fino ai piedi del muro, dov’è appoggiata una scopa. Al centro il vetro affiora in due lunghe file; a destra la cenere è liscia.',
  },
  'terrain/terrace-of-jars': {
    title: 'Terrazza dei vasi',
    story:
      'Il muro di sostegno è tutto scaffali, e gli scaffali sono pieni. Vasi d’argilla, spalla a spalla, sigillati con la cera, ognuno col suo nome e ogni nome graffiato via lungo un righello. La polvere è alta anni, ma non sullo scaffale più basso. Laggiù c’è un vaso che non ne ha, e il graffio è lungo quanto il tuo nome.',
    look: 'Scaffali di vasi sigillati sono incassati in un muro di sostegno. Gli scaffali sono quattro, e a sinistra i vasi stanno stretti. Al centro una scala sale attraverso il muro; alla sua destra le file si diradano, e due vasi stanno in disparte in fondo allo scaffale più basso.',
  },
  'terrain/cinder-garden': {
    title: 'Giardino di brace',
    story:
      'Qualcuno ha vangato a file la terra nera, e ha riempito le file di fiori, rossi, alti una mano, serrati in pieno giorno. Ne copri uno col palmo, e si apre. Si aprono al caldo, non alla luce. In fondo al giardino tre sono già spalancati, rivolti a un posto dove non c’è nessuno.',
    look: 'Fiori rossi crescono nella terra nera, in file dritte. A sinistra cinque file cominciano da un cordolo di pietra, e tutti i loro fiori sono chiusi. Al centro passa un vialetto; in fondo a destra tre fiori sono aperti.',
  },
  'terrain/vent-field': {
    title: 'Campo degli sfiati',
    story:
      'Nove sfiati stanno in cerchio, su una roccia troppo calda per inginocchiarcisi. Accanto al sentiero c’è un avviso, inciso nella pietra da qualcuno che aveva tempo: una cifra, e nient’altro. La stai ancora leggendo quando il suolo espira. I pennacchi salgono insieme, ciascuno alla sua altezza, e nel silenzio che segue il conto ricomincia.',
    look: 'Degli sfiati stanno in cerchio nella roccia scura, col vapore sopra. I pennacchi sono nove, a nove altezze, il più basso a sinistra. Un sentiero attraversa il cerchio da sinistra a destra, accanto a una pietra ritta; una colata di vetro nero taglia l’angolo in alto a destra.',
  },
  'terrain/lizard-wall': {
    title: 'Muro delle lucertole',
    story:
      'È un muro a secco di tegole grigie, ben posate, calde sotto il palmo. Quando una nuvola gli toglie il sole, il muro si sposta di una mano a sinistra, corso dopo corso, e si richiude con uno scatto. Non cade niente. Cerchi la giuntura, e un po’ più avanti, nella quarta fila, una tegola batte le palpebre.',
    look: 'Un muro a secco è rivestito di file di tegole. A sinistra le tegole sono in piano. Al centro, nella quarta fila, tre di loro hanno gli occhi, e più a destra due code pendono dalla cimasa.',
  },
  'terrain/warm-spring': {
    title: 'Sorgente calda',
    story:
      'La pozza fuma, ed è calda come la chiederesti. C’è una panca, c’è un gancio per l’asciugamano, e qualcuno ha lasciato il sapone. È un pezzo giallo, ordinario, bagnato da un lato, con lo stampo di una lampada. Tutt’intorno sono piantate canne, per decenza. Dietro, qualcosa va sotto senza rumore, per lasciarti l’acqua.',
    look: 'Una pozza fuma ai piedi del muro di una terrazza, con accanto una panca. A sinistra le canne fanno da paravento. Al centro tre pietre piatte scendono nell’acqua; a destra, in fondo alla panca, c’è un pezzo di sapone.',
  },
  'terrain/crater-lip': {
    title: 'Orlo del cratere',
    story:
      'All’orlo arrivi aiutandoti con le mani. Sotto c’è un lago, rotondo, senza un segno, e nel lago gira una lampada. Alzi gli occhi dove dovrebbe essere appesa. C’è un po’ di fumo, e un uccello. Nell’acqua la luce fa il giro e raggiunge l’uccello, e quello in cielo cambia rotta.',
    look: 'Un orlo di roccia gira intorno a un cratere con un lago. A sinistra un sentiero finisce fra due massi. In mezzo al lago c’è il riflesso di una lampada accesa, e nel cielo sopra c’è soltanto un uccello; a destra due colonne di fumo se ne vanno verso est.',
  },
  'terrain/glass-flow': {
    title: 'Colata di vetro',
    story:
      'Un fiume di vetro nero scende il pendio e si ferma a metà di una curva, come chi parla e vede chi è entrato. Non manca un mulinello. In basso, sulla riva, c’è un punto tondo, grande come un viso, che qualcuno ha strofinato fino a farlo brillare. Lo straccio è piegato lì accanto. Sul vetro c’è ancora il fiato.',
    look: 'Un fiume di vetro nero entra da sinistra, curva ed esce dall’immagine in basso, senza muoversi. Cinque creste come increspature lo attraversano prima della curva. A metà della riva c’è un punto lucidato, grande come un viso; alla sua destra c’è uno straccio piegato, e più in là roccia nuda.',
  },
  'terrain/watch-cairn': {
    title: 'Tumulo di guardia',
    story:
      'Il tumulo è più alto di quanto serva a un tumulo, e ha una finestra all’altezza dei tuoi occhi. Lungo il bordo superiore le fronti hanno lasciato una fascia scura. Visto da qui il mare sembra un pavimento: piano, grigio, spazzato da poco. Chi ha impilato le pietre non era un muratore, ma ci ha messo cura, e non tutte le fessure sono errori.',
    look: 'Un alto tumulo di pietre piatte sta contro il cielo, con una finestra quadrata. A sinistra c’è una catasta di legna. Dove le pietre del tumulo non combaciano si vede il cielo, a gruppi, da sinistra a destra: tre fessure, poi niente, poi due fessure. Dietro, a destra, una trincea si allontana verso est.',
  },
  'terrain/slag-mouth': {
    title: 'Bocca di scoria',
    story:
      'Il forno ha sputato una volta, ed ecco che cosa ha detto: una lingua di scoria, lunga dieci passi, rappresa davanti alla propria bocca. Ne sporge una sbarra di ferro, all’altezza della cintura. Intorno alla sbarra la scoria porta impronte di mani aperte, una accanto all’altra, che spingono in dentro. Nessuno, pare, ha aspettato che si raffreddasse.',
    look: 'La bocca di un forno si apre in un pendio, e ne pende una lingua di scoria indurita. A sinistra tre gradini salgono alla bocca. Al centro una sbarra di ferro sporge dalla scoria, fra impronte di mani; a destra ci sono due blocchi staccati.',
  },
  'terrain/kiln-ruin': {
    title: 'Rovina della fornace',
    story:
      'È l’ultima fornace che abbia mai fatto una lente, e la tengono pronta. Tenaglie, grembiule e paletta sono disposti sul banco nell’ordine in cui una mano li vorrebbe. Fra il grembiule e la paletta c’è un cerchio pulito nella polvere, il posto di qualcosa. Il focolare è rastrellato, e in fondo un carbone è ancora al lavoro.',
    look: 'Una fornace di mattoni, a forma di bottiglia, è aperta davanti. A sinistra c’è un banco con tre attrezzi e fra loro un cerchio pulito. In fondo al focolare, al centro, arde un carbone; due cerchioni di ferro stringono il collo della fornace, e a destra una canna fumaria scende per il pendio.',
  },
  'terrain/bellows-house': {
    title: 'Casa dei mantici',
    story:
      'Sotto la tettoia pende un mantice grande come una barca a remi: polmoni di cuoio, rattoppati con tela da vela, rattoppati ancora sopra le toppe, con punti che un chirurgo non rinnegherebbe. La leva è fermata con cinghie, e da una cinghia pende un cartellino, in una grafia tonda e diligente. «A riposo» dice. Il cuoio si riempie un poco, e ricala.',
    look: 'Un grande mantice di cuoio pende sotto una tettoia. A sinistra l’ugello entra in una canna fumaria. Il cuoio, al centro, ha otto toppe di tela chiara; a destra due cinghie tengono ferma la leva.',
  },
  'terrain/charred-gate': {
    title: 'Cancello carbonizzato',
    story:
      'Il cancello è bruciato dall’interno. I pali sono carbone fino al midollo, e le sbarre di ferro si incurvano verso di te, scostate nel mezzo quanto basta a una persona magra messa di profilo. Il lucchetto è stato riappeso al suo posto, chiuso, e oliato. Dal cortile viene un rumore leggero e regolare, di unghie sulle scorie.',
    look: 'Un cancello bruciato sta fra pali carbonizzati, con le sbarre di ferro piegate in fuori. Quattro sbarre sono piegate a sinistra e cinque a destra, e in mezzo c’è uno spazio. Un lucchetto pende chiuso dalla sbarra a destra dello spazio; dietro c’è un cortile di cenere grigia.',
  },
  'terrain/tunnel-mouth': {
    title: 'Bocca della galleria',
    story:
      'Nel muro a mare c’è un arco, alto abbastanza per un carro, e un lastricato che scende nel buio. Due volte al giorno la galleria si ricorda di appartenere al mare. Nove righe di sale sullo stipite mostrano con quanto scrupolo. Dentro è appesa una lavagna a colonne, Andata e Ritorno. La prima è piena, e il gesso per la seconda è sulla sua mensolina, nella sua carta.',
    look: 'Una galleria ad arco si apre in un muro di grosse pietre. Nove righe di sale attraversano lo stipite sinistro, dall’altezza dell’arco fino a terra. Dentro, al centro, scende un lastricato; a destra è appesa una lavagna con due colonne, la sinistra piena di segni.',
  },
  'barrier/the-fissure': {
    title: 'La fenditura',
    story:
      'La spaccatura attraversa quattro terrazze senza cambiare una volta larghezza. Ne sale un fiato caldo, e nessun rumore che annunci il fondo. Ci lasci cadere una pietra e conti fino a nove, poi, per correttezza, fino a venti. Molto in basso c’è un bagliore. Quando cammini lungo il ciglio ti accompagna, un passo indietro.',
    look: 'Una larga spaccatura corre da sinistra a destra attraverso quattro terrazze. A sinistra taglia un muro a metà, di netto. Al centro, sul fondo, c’è un bagliore; a destra su ciascun ciglio ci sono i monconi di due pali.',
  },
}
