// The events of the Cinder Terraces, in Italian.
import type { Translated } from '../../card-words.ts'
import type { terracesEvents as english } from '../../en/cards/terraces-events.ts'

export const terracesEvents: Translated<typeof english> = {
  'event/three-horizons': {
    title: 'Tre orizzonti',
    story:
      'Siedi, e il panorama si mette in ordine. A nord-est, dove la luce fa presa, c’è il vetro nero; a sud-est, bassa in un muro, si apre la bocca di una galleria. Dietro vengono gli orizzonti. Uno lo fa il mare e un altro la palude. Il terzo è un po’ troppo dritto, e un gabbiano che ci arriva lo scavalca.',
    look: 'Il panorama dal sedile di pietra, sopra le terrazze. In basso a sinistra c’è il bracciolo del sedile. Tre orizzonti attraversano la metà superiore, e sotto spiccano due cose: una chiazza nera e lucente in alto a destra, e un piccolo arco scuro in basso a destra.',
  },
  'event/pumice-seam': {
    title: 'Vena di pomice',
    story:
      'Sotto la cenere corre una vena di pietra chiara che preferirebbe essere una barca. Viene su più in fretta di quanto la tiri. Un pezzo lungo come il tuo braccio pesa quanto una pagnotta, e qualcuno gli ha già dato una prua, una poppa e un buco per l’albero. La prua guarda il mare.',
    look: 'Una vena di pietra chiara, piena di forellini, attraversa la cenere scura. A sinistra è spessa una mano. Al centro è scavata in quattro gradini, e a destra c’è un pezzo staccato, appuntito come la prua di una barca.',
  },
  'event/jar-of-oil': {
    title: 'Vaso d’olio',
    story:
      'Olio da lampada, limpido, pieno fino alla cera. «Per la lunga notte» dice l’etichetta, in una scrittura che ha già la mano sulla porta.',
  },
  'event/jar-of-honey': {
    title: 'Vaso di miele',
    story:
      'Scuro, lento, e più vecchio delle arnie delle nonne di qualunque ape vivente. È stato aperto e risigillato, tre volte, da gente capace di fermarsi a un cucchiaio.',
  },
  'event/jar-of-breath': {
    title: 'Vaso di fiato',
    story:
      'Il sigillo si spacca, e qualcosa lascia il vaso, ti passa accanto alla guancia, tiepido, con un sapore d’argilla. Dice il tuo nome una volta, fuori esercizio. Poi è soltanto aria. Attraversa la terrazza come chi fa due passi, e lungo lo scaffale i coperchi si sollevano un poco, uno dopo l’altro, e si rimettono a sedere.',
  },
  'event/broken-jars': {
    title: 'Vasi rotti',
    story: 'I cocci sono stati rastrellati e divisi per curvatura, e chi ci abitava ha traslocato.',
  },
  'event/nest-of-tiles': {
    title: 'Nido di tegole',
    story:
      'Dietro l’ultimo corso il muro è cavo, e la cavità è foderata di buona sargia. Le lucertole dormono in un cappotto da guardiano: due per tasca, una lunga in ogni manica, i piccoli nel cappuccio. È abbottonato fino al collo, contro gli spifferi. Guardi a lungo i bottoni, e poi le zampe delle lucertole.',
    look: 'Un cappotto scuro riempie una cavità in cima a un muro di tegole. Dalla manica sinistra pendono due code. Al centro scende una fila di sei bottoni chiusi; a destra una piccola testa si affaccia da una tasca.',
  },
  'event/crater-silence': {
    title: 'Silenzio del cratere',
    story:
      'Il vento si ferma alle ginocchia, e con lui i rumori. Senti la stoffa del bavero che si assesta. Senti le tue palpebre, un piccolo scatto umido, regolare, e non c’è ragione di contarlo. Dopo un po’ se ne aggiunge un secondo paio, che tiene un tempo più lento.',
    look: 'Il lago nel cratere, visto dall’orlo, senza un’increspatura. A sinistra, sul ciglio, ci sono l’impronta di uno stivale e cinque sassolini. L’acqua riempie il centro, e a destra un filo di fumo sta dritto.',
  },
  'event/black-glass': {
    title: 'Vetro nero',
    story:
      'Viene via con uno schiocco, grande come una testa e non meno caldo. La faccia nuova è così scura che non ha superficie. Ti chini per trovarti, e lei ti guarda con un occhio. Chiudi i tuoi, il sinistro, poi il destro, per sapere quale sia. Quello resta dov’è, e sta a guardare.',
    look: 'Un blocco di vetro nero sta libero in un incavo della colata. A sinistra ci sono le creste curve della frattura, cinque. La faccia rivolta in avanti è liscia, con un punto chiaro al centro, e due crepe se ne allontanano verso destra.',
  },
  'event/the-floor-of-the-sea': {
    title: 'Il fondo del mare',
    story:
      'Tieni gli occhi alla finestra fino alla bassa marea, e la baia si rivela una pianta di città: cordoli, angoli, una piazza, tutto disegnato dalle alghe. Dalla galleria parte una strada che la attraversa verso est, e non piega per nessuno. Ci cammina un lumicino che si ferma ogni pochi passi. È il passo di un lampionaio, ma alle sue spalle non arde nessun lampione.',
    look: 'Strade disegnate dalle alghe sul fondo di una baia, con la bassa marea. Una strada larga e dritta comincia in basso a sinistra, dall’arco di una galleria, e va verso destra. La incrociano cinque strade più strette. Al centro c’è una piazza, e più a destra, sulla strada, un lumicino.',
  },
  'event/slag-door': {
    title: 'Porta di scoria',
    story:
      'La sbarra esce con un lungo rantolo di ruggine, e lascia due staffe e il contorno di una porta. Dunque la teneva chiusa, e da questa parte. Non viene fuori niente. La porta cede soltanto un poco, e si chiude, e cede, come fanno le porte quando altrove, in casa, qualcuno ne ha aperta un’altra.',
    look: 'Una porta di ferro sta in un muro di scoria, socchiusa. Le due staffe, a sinistra e a destra, sono vuote. Al centro ci sono quattro ribattini intorno a una piastra; lungo il bordo destro c’è una sottile fessura scura.',
  },
  'event/great-bellows': {
    title: 'Grande mantice',
    story:
      'Le cinghie vengono via, e la tavola di sopra scende col suo peso. Sospira. Più in alto, dopo la pausa che vuole l’educazione, la fornace sospira di rimando. Vanno avanti così per un pezzo, come vicini da un muretto all’altro, e a ogni respiro una riga di fuliggine si solleva lungo la canna e si posa.',
    look: 'Un grande mantice sta mezzo chiuso sotto un tetto. A sinistra uno sbuffo di fuliggine è sospeso alla bocca della canna fumaria. Al centro il cuoio fa sette pieghe; a destra la leva è alzata, con sotto due cinghie sciolte.',
  },
  'event/slag-hounds': {
    title: 'Segugi di scoria',
    story:
      'Fra le sbarre escono tre cani, grigi, roventi, sotto un’aria che trema. Lungo la schiena hanno una costura, dove si sono unite le due metà di uno stampo. Fanno un giro intorno a tutti e si siedono, a distanze uguali. Nel cortile dietro il cancello qualcuno schiocca la lingua, e loro si alzano.',
  },
  'event/warm-kennel': {
    title: 'Cuccia calda',
    story: 'Nella cenere ci sono tre incavi, della misura del sonno, e accanto le ciotole, leccate e impilate.',
  },
  'event/the-casting': {
    title: 'La fusione',
    story:
      'Nero e lento, il vetro scende nello stampo, e prende la forma di ciò che gli manca. La fornace ticchetta raffreddandosi. Sformata sul banco, la lente ti mostra il cortile, il banco e le tue due mani, tutto piccolo e capovolto. Molto più indietro, per il verso giusto, c’è una luce.',
  },
  'event/cold-kiln': {
    title: 'Fornace fredda',
    story: 'Ha fatto quello per cui era nata, e ha lasciato spegnere il carbone.',
  },
  'event/the-lamp-in-the-lake': {
    title: 'La lampada nel lago',
    story:
      'Sott’acqua la lampada fa il giro: la parete di fronte, il ghiaione, il piede del fumo. Ci mette nove respiri. Poi trova il punto in cui stai, e la roccia alle tue spalle si può leggere. Ci sono tratti di gesso, uno sopra l’altro, ciascuno con una data, come quando si misurano i bambini sullo stipite. Il più recente è all’altezza dei tuoi occhi.',
    look: 'Il riflesso di una lampada sta nel lago, e un fascio di luce ne esce verso l’orlo. A sinistra il fascio attraversa un pendio di sassi smossi. Al centro la lampada mostra un anello di sei piccoli vetri; a destra è illuminata una roccia ritta, con sette tratti di gesso.',
  },
  'event/goat-stair': {
    title: 'Scala delle capre',
    story:
      'Una volta salita una capra, la via è chiara. C’è un gradino buono, squadrato, asciutto, e dopo un gradino che dondola, o si sbriciola, o si rivela muschio; poi di nuovo uno buono. Un gradino su due è una battuta a tue spese. In cima un vecchio becco aspetta che tu la capisca.',
    look: 'Rozzi gradini salgono una parete da sinistra a destra. Sono dieci, e a gradini alterni sono rotti, inclinati o coperti di muschio. Sui restanti si vede un’impronta di zoccolo; in alto a destra c’è una capra con due lunghe corna.',
  },
  'event/a-shape-under-ash': {
    title: 'Una forma sotto la cenere',
    story:
      'Sotto la mano il cumulo è sodo, e ha una spalla. Qualcuno si è steso qui in buon ordine, un palmo sotto la guancia, gli stivali affiancati, e poi l’hanno coperto. La cenere è rimboccata per tutta la lunghezza. Dall’altra parte è un po’ scostata, per chi occupa l’altra metà.',
    look: 'La forma di una persona che dorme si disegna sotto la cenere liscia. La testa è a sinistra. Quattro solchi corrono lungo il corpo, al centro, dove la cenere è stata battuta con le mani; a destra due stivali stanno affiancati.',
  },
  'event/counting-to-nine': {
    title: 'Contare fino a nove',
    story:
      'Con l’orecchio sulla roccia si può imparare: fino al tre è acqua, molto in basso, poi fanno rotolare qualcosa di pesante, e al sette arriva. All’otto il suolo prende fiato. Al nove conviene essere altrove. Qui qualcuno ha graffito le cifre nella pietra, fino all’otto, e accanto all’ultima c’è il chiodo.',
    look: 'L’orlo di uno sfiato visto da vicino, con graffi nella roccia accanto. A sinistra otto cifre sono graffite in fila. Un chiodo sta a destra dell’ultima, e più in là un pennacchio sottile sale sopra lo sfiato.',
  },
  'event/faces-in-the-glass': {
    title: 'Volti nel vetro',
    story:
      'Il punto lucidato contiene dei volti, una fila dietro l’altra, fin dove l’occhio mette a fuoco nel buio. Il primo è il tuo. Gli altri c’erano prima. Sono disposti per altezza, pettinati, come gente a cui il fotografo ha chiesto di star ferma, e stanno fermissimi. Accanto al tuo hanno lasciato un posto.',
    look: 'Dei volti si riflettono nel vetro nero, in file che rimpiccioliscono verso il fondo. Se ne distinguono tre file. Davanti, a sinistra del centro, c’è un volto più vicino degli altri; alla sua destra c’è un vuoto.',
  },
  'event/names-burned-off': {
    title: 'Nomi bruciati',
    story:
      'Sul lato interno del palo c’è la tabella dei turni. I nomi sono stati tolti col fuoco, premendo ben dritta una piccola lampada di ferro, e si è avuto cura di lasciare le date. Vanno a tre a tre: tre anni per guardiano, poi tre mesi, poi tre giorni. Sotto l’ultima il legno è piallato, pronto all’uso.',
    look: 'Una tabella è appesa all’interno di un palo carbonizzato. Lungo il lato sinistro scendono otto segni, ciascuno una piccola lampada impressa a fuoco. A destra stanno le date, e l’ultimo quarto della tabella è legno nudo, fermato da due viti.',
  },
  'event/tide-marks': {
    title: 'Segni di marea',
    story:
      'Ognuna delle nove righe di sale ha accanto un’ora, a matita, ogni volta di mano diversa. Le più alte si spiegano per esteso: il vento, la luna, un funerale in famiglia. Più giù risparmiano il fiato. In fondo c’è scritto soltanto: sotto il nono segno, corri. La matita pende lì dal suo spago, con le impronte dei denti.',
    look: 'Righe di sale attraversano lo stipite di pietra di una galleria. Sono nove, la più alta al livello dell’arco, la più bassa a terra. A destra di ognuna c’è una scritta a matita, lunga in alto e corta in basso; lì una matita pende da uno spago.',
  },
  'event/keepers-cache': {
    title: 'Nascondiglio del guardiano',
    story:
      'Sotto il coperchio c’è una scatola da biscotti, e nella scatola, avvolti in tela cerata, una pipa, un rilevamento, delle scuse. La pipa è carica. Il rilevamento è una riga a matita che esce dal bordo del foglio. Le scuse occupano due facciate e sono intestate a chi le trova: si prega di perdonare il ritardo; i guardiani sono in arrivo.',
    look: 'Una scatola di latta sta aperta in un buco quadrato nella roccia. A sinistra, sulla tela cerata, c’è una pipa. Al centro c’è un foglio con una riga dritta tracciata attraverso le sue quattro pieghe; a destra c’è un foglio scritto fino al margine, fermato da due monete.',
  },
  'event/the-sea-in-the-tunnel': {
    title: 'Il mare nella galleria',
    story:
      'Dopo cento passi il buio ha un odore, e poco oltre ha un livello. Il mare viene in senso contrario, e non ha fretta. Si prende i cappelli, poi gli appoggi, e riporta tutti su per la discesa, al passo. Sulla soglia depone ciascuno, davanti alla lavagna.',
  },
  'event/on-the-hour': {
    title: 'All’ora esatta',
    story:
      'L’ultimo segno emerge all’ora precisa, al respiro. Corri dove, due volte al giorno, corrono i pesci: su alghe, su conchiglie, su un lastricato che sgronda ancora, lungo bracci di lampada troppo bassi per chiunque abbia gambe. Davanti c’è una moneta di luce grigia. Diventa un piatto, e il piatto un arco. Dietro di te, pianissimo, la galleria comincia a contare.',
  },
}
