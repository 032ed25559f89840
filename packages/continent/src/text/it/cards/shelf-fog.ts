// The exploration cards of the Drowned Shelf, in Italian.
import type { Translated } from '../../card-words.ts'
import type { shelfFog as english } from '../../en/cards/shelf-fog.ts'

export const shelfFog: Translated<typeof english> = {
  'fog/rising-water': {
    title: 'Acqua che sale',
    story:
      'L’acqua sale di un dito. Poi di un altro, per cortesia. Gira intorno agli stivali senza toccarli, e riempie le tue orme una alla volta, cominciando dall’ultima. Passano granchi piccoli, in fila per uno, carichi di cose. Non hanno fretta, ma nessuno si ferma.',
  },
  'fog/undertow': {
    title: 'Corrente di fondo',
    story:
      'La sabbia ti scappa da sotto i talloni, un pizzico, poi un braccio. Il pavimento se ne va, come va via la tovaglia da sotto i bicchieri quando la sfila qualcuno che si è esercitato. All’altezza delle ginocchia passano conchiglie. Al largo c’è un applauso, e sono ciottoli.',
  },
  'fog/stranded-shoal': {
    title: 'Banco arenato',
    story:
      'Un banco di pesci ha sbagliato l’ora. È steso da un capo all’altro della sabbia, argenteo, boccheggiante, dappertutto, con le teste dalla stessa parte. Si riempiono le tasche, e poi il cappello. Nemmeno un gabbiano è sceso per questo, e alla fine alzi gli occhi per vedere che cosa li trattiene.',
  },
  'fog/wreck-bell': {
    title: 'Campana di relitto',
    story:
      'Da qualche parte, di lato, suona una campana, piccola e roca. Sarà una delle tre, o una che vorrebbe esserlo. Batte otto colpi, si ferma, ricomincia, come un allievo con un pezzo difficile. Questa volta, prima della fine, prende fiato. Poi, con molta cura, prova il nono.',
  },
  'fog/sea-mist': {
    title: 'Foschia marina',
    story:
      'L’orizzonte fa un passo indietro. Lo fa la strada, lo fa la balena, lo fa la campana più vicina. Lo fanno insieme e senza rumore, come chi ha visto che cosa c’è alle tue spalle. Resta un tondo di sabbia bagnata, largo venti passi, con te nel mezzo.',
  },
  'fog/face-in-the-kelp': {
    title: 'Un viso fra le alghe',
    story:
      'Le alghe si aprono all’altezza della tua testa, e dentro c’è un viso, pallido, paziente, di nessuno che tu conosca. Però ha le tue orecchie. Le usa per ascoltare, prima la sinistra, poi la destra, qualcosa di molto lontano. Infine annuisce, come chi ha sentito abbastanza, e lascia che le alghe si richiudano.',
  },
  'fog/the-beam-from-below': {
    title: 'Il fascio, da sotto',
    story:
      'La luce sale attraverso la sabbia, e la sabbia non la ostacola. Puoi contarti le ossa negli stivali. In alto, sulla bruma, ci sono le ombre di tutti, proiettate in su, le suole per prime, le braccia lungo i fianchi. Il fascio le percorre da un capo all’altro, fino al cappello, e ricomincia dai piedi.',
  },
  'fog/kelp-curtain': {
    title: 'Tenda di alghe',
    story:
      'Sono porte bagnate, senza fine. Passi un telo d’alga e c’è il successivo, freddo, pesante, che ti si richiude alle spalle con uno schiaffo. A ogni stelo è inchiodato un numero di bronzo. I numeri crescono mentre vai avanti, e quando ti giri e torni indietro crescono.',
    look: 'Teli di alghe pendono di traverso al sentiero, i vicini scuri, i lontani chiari. A sinistra il bordo del primo è ripiegato. Se ne distinguono quattro, e a destra una piccola piastra di metallo è inchiodata a ciascuno di due steli.',
  },
  'fog/broken-paving': {
    title: 'Lastricato rotto',
    story:
      'Qui la strada mostra i denti. Le lastre stanno di taglio, su tre file, e in mezzo l’acqua va più giù di quanto serva a qualunque strada. Sono tenute molto pulite. L’alga si ferma per tutta la lunghezza su una linea regolare, dove ci sarebbero le gengive, e i segni dello spazzolino vanno dall’alto in basso.',
    look: 'Le lastre di una strada lastricata stanno di taglio, di traverso alla via. A sinistra la strada è ancora in piano. Al centro otto lastre stanno ritte, su tre file, con acqua scura in mezzo; a destra l’alga cresce fino a una linea regolare.',
  },
  'fog/tide-race': {
    title: 'Rapida di marea',
    story:
      'Altrove il mare se la prende comoda, e qui recupera. Passa fra i cordoli di gran trotto, liscio, incurvato nel mezzo. Viene un remo, poi una sedia, poi una porta con la chiave nella toppa. Resti a guardare. Viene un remo, poi una sedia, poi la porta, e la chiave è stata girata.',
    look: 'Acqua veloce scorre fra due cordoli di pietra, da sinistra a destra. A sinistra galleggia un remo. Al centro c’è una sedia, con le quattro gambe in aria; a destra, quasi fuori dall’immagine, c’è una porta con una chiave nella toppa.',
  },
  'fog/moray-hole': {
    title: 'Tana della murena',
    story:
      'Nella scogliera c’è un buco rotondo con davanti un gradino, e il gradino è consumato in una sola direzione. È una porta che inghiotte. In fondo una bocca si apre e si chiude, senza malizia, come quella di chi legge fra sé. Arriva alla fine della riga, e alza gli occhi.',
    look: 'Un buco rotondo si apre in una scogliera, con davanti un gradino di pietra. A sinistra del buco crescono tre ciuffi d’alga. Dentro, al centro, c’è la testa di una grossa murena con la bocca aperta; a destra due pesci stanno sulla sabbia.',
  },
  'fog/anchor-chain': {
    title: 'Catena d’àncora',
    story:
      'La catena sbarra la via, alta come una siepe, e ogni anello è un uomo: non nella forma, soltanto nella lunghezza, e nella larghezza delle spalle. Non ce ne sono due uguali. Il fabbro ha lavorato su misura. Più in là c’è un anello aperto, coi segni della lima ancora sopra, più o meno della tua taglia.',
    look: 'Una catena con anelli lunghi come una persona sta di traverso a un sentiero, su una cresta di sabbia. A sinistra esce dal terreno. Si vedono cinque anelli, ciascuno di misura diversa, e l’ultimo, a destra, è aperto.',
  },
  'fog/air-pocket': {
    title: 'Sacca d’aria',
    story:
      'Lo scafo è capovolto, calato sopra una stanza d’aria. È pieno di ieri. Con l’orecchio alle tavole lo senti: un cucchiaino che gira nella tazza, una pagina, qualcuno che sta per parlare. La tavola accanto alla tua mano non tiene. Espira, e il fiato sa di pancetta.',
    look: 'Lo scafo di una barca sta capovolto nella sabbia, chiuso tutt’intorno. A sinistra il timone pende da due perni. Si contano sei tavole dalla sabbia alla chiglia; a destra la più bassa è staccata in punta, con delle bolle accanto.',
  },
  'fog/sleeping-crab': {
    title: 'Granchio addormentato',
    story:
      'Questo tratto di scogliera russa. Si alza di un palmo, con alghe, cozze e tutto, e ricala con un rumore di cucchiai nel cassetto. Davanti, due chele grandi come porte stanno conserte. Sugli occhi è legata una striscia di tela da vela, contro la luce.',
    look: 'Un granchio grande come una barca dorme, coperto di alghe e cozze. A sinistra sporgono tre zampe articolate. Al centro le due chele sono ripiegate, e una striscia di tela gli copre gli occhi, annodata a fiocco a destra.',
  },
  'fog/divers-knife': {
    title: 'Coltello da palombaro',
    story:
      'La ruggine è tutta sul fodero. La lama ne esce con un colpetto di tosse, come chi aspettava soltanto una domanda.',
  },
  'fog/bladder-float': {
    title: 'Galleggiante di vescica',
    story:
      'Una vescica di foca, ben gonfia e legata con una gran quantità di filo. Dentro c’è soprattutto ottimismo, e di qualcun altro.',
  },
  'fog/keepers-biscuit': {
    title: 'Galletta del guardiano',
    story:
      'Cotta per l’eternità, e si vede: una lampada impressa, i buchi in fila, asciutta in fondo al mare. Porta un morso solo, e nel morso un dente.',
  },
  'fog/slack-water': {
    title: 'Stanca di marea',
    story: 'Fra il calare e il crescere il mare posa gli attrezzi. La tregua vale il tempo di una pipata.',
  },
  'fog/bell-ear': {
    title: 'Orecchio da campana',
    story: 'Senti la campana, e poi suona. Gli ossicini dell’orecchio sono andati avanti, e ti aspettano là.',
  },
  'fog/nameplate': {
    title: 'Targhetta',
    story:
      'Nella sabbia, a faccia in giù, c’è una targhetta d’ottone, della misura che va sulle porte. La giri. Porta il tuo nome, scritto come lo scrivi tu, disturbo che pochi si prendono. Sotto c’è una data. Le cifre sono piene di sabbia, e l’unghia del pollice è già al lavoro.',
  },
}
