// The exploration cards of the Cinder Terraces, in Italian.
import type { Translated } from '../../card-words.ts'
import type { terracesFog as english } from '../../en/cards/terraces-fog.ts'

export const terracesFog: Translated<typeof english> = {
  'fog/ash-fall': {
    title: 'Nevicata di cenere',
    story:
      'È neve grigia, e tiepida. Scende dritta e resta sulla manica senza sciogliersi, e quando espiri i fiocchi davanti al viso risalgono. Ne prendi uno. È un angolo di carta bruciata, con ancora la fine di una riga, in bella grafia: «e qui tutti bene».',
  },
  'fog/tremor': {
    title: 'Scossa',
    story:
      'Molto in basso viene riposto qualcosa di pesante. La terrazza fa spallucce, il gesto risale il colle di muro in muro, e ogni muro solleva le sue pietre e le rimette giù. Quasi tutte ricadono dov’erano. Il sentiero sotto i tuoi stivali ci mette un momento di più a decidere.',
  },
  'fog/hot-wind': {
    title: 'Vento caldo',
    story:
      'Il vento scende dal cratere tutto d’un pezzo, rovente, con un odore di monete. Come un doganiere fruga ogni cosa che hai addosso, dal bavero agli stivali, e si prende l’acqua che trova. Poi riparte verso il mare, che ha più da dichiarare.',
  },
  'fog/old-handrail': {
    title: 'Vecchio corrimano',
    story:
      'Nel tratto peggiore del pendio corre un corrimano d’ottone, esattamente all’altezza giusta. La scala che gli spettava non c’è più. A lucidarlo restano solo i morti, e se ne occupano: lustro sopra, opaco sotto, come lo lascia il palmo. Ti ci tieni, ed è caldo come una mano.',
  },
  'fog/sulphur-haze': {
    title: 'Foschia di zolfo',
    story:
      'Nell’avvallamento del sentiero ristagna un’aria gialla, piana in superficie, come acqua in un catino. Sa di fiammiferi accesi. Dall’altra parte c’è un cartello, e da qui ne leggi la prima parola, che è «Attenzione». Il resto è più sotto.',
  },
  'fog/shape-in-the-steam': {
    title: 'Una forma nel vapore',
    story:
      'Una crepa nel sentiero lascia uscire del vapore, e il vapore si alza in piedi. Non è più alto di te. Porta il peso sullo stesso piede, e il tuo cappello com’era quando era nuovo. Per un po’ guarda te, poi le proprie mani, poi te. Infine apporta una correzione.',
  },
  'fog/beam-in-the-crater-smoke': {
    title: 'Il fascio nel fumo del cratere',
    story:
      'Il fumo sopra il cratere diventa bianco da dentro, e ne esce il fascio di luce. Passa le terrazze una per una, come una mano passa i cassetti in cerca di ciò che ha perso. Non è brusco. Arrivato a te ti rigira, ti rimette a posto, e poi torna e guarda di nuovo.',
  },
  'fog/glass-scree': {
    title: 'Ghiaione di vetro',
    story:
      'Il pendio è fatto di lastre smosse, chiare come vetri di casa, che scricchiolano prima che tu le tocchi. Ogni passo è una finestra. Nella prima vedi un angolo di tappeto, nella seconda la gamba di una sedia, poi un lume con lo stoppino abbassato. Sotto la lastra su cui stai, qualcuno tira la tenda.',
    look: 'Un pendio è coperto di lastre smosse di vetro chiaro. A sinistra stanno piane e si accavallano, come squame. Sei più grandi formano una pista che sale al centro, e a destra alcune stanno di taglio contro due rocce.',
  },
  'fog/cooling-crust': {
    title: 'Crosta che si fredda',
    story:
      'È nera di sopra e grinzosa, come la pelle del latte caldo, e cala un poco dove ci posi gli occhi. Qualcuno ha disposto una fila di pietre piatte da una parte all’altra, a un passo di distanza. Sono buone pietre, e in piano. Intorno alle tre di mezzo corre un sottile filo rosso.',
    look: 'Una crosta nera e grinzosa riempie il passaggio da sponda a sponda. Sette pietre piatte la attraversano in fila, da sinistra a destra. Un filo rosso arde intorno a quelle di mezzo, e sulla sponda destra c’è un bastone con la punta bruciata.',
  },
  'fog/kiln-rubble': {
    title: 'Macerie di fornace',
    story:
      'Una fornace intera si è coricata di traverso al sentiero. Ogni mattone ha lo stampo di una piccola lampada, e le lampade sono tutte di sopra, qualche migliaio, rivolte al cielo. Passando metti un mattone a faccia in giù. Alle tue spalle qualcosa gratta, poi viene il colpetto di un mattone rimesso a posto.',
    look: 'Un mucchio di mattoni sta di traverso a un sentiero, ai piedi di mezzo muro rotondo. A sinistra cinque corsi del muro sono ancora in piedi. Ogni mattone del mucchio mostra sul lato di sopra lo stampo di una lampada; a destra due mattoni lunghi fanno da ponte su un buco.',
  },
  'fog/ledge-goats': {
    title: 'Capre sulla cengia',
    story:
      'Il sentiero diventa una cengia, e la cengia è occupata. Ci stanno le capre, in fila per uno, la testa al muro, come impiegati all’ora di chiusura. Ti guardano dall’alto in basso, e ne hanno titolo. L’ultima della fila sta mangiando un libro, una pagina alla volta, e sembra vicina alla fine.',
    look: 'Delle capre stanno in fila su una cengia stretta. Sono cinque, viste dal basso, con la testa verso la roccia. La cengia comincia a sinistra da un sentiero; in fondo a destra l’ultima capra ha un libro aperto sotto le zampe davanti.',
  },
  'fog/basking-lizard': {
    title: 'Lucertola al sole',
    story:
      'Un pezzo di muro sta di traverso al sentiero, coperto di tegole, caldo, spesso quanto è larga una barca. A metà il muro ha un occhio. La palpebra sale dal basso e ridiscende con comodo. Sul fianco è dipinto un numero, nel bianco che si usa per le terrazze, ripassato dopo ogni muta.',
    look: 'Una grossa lucertola coperta di tegole sta di traverso a un sentiero come un muro. La coda è a sinistra, arrotolata in due anelli. Sul fianco ha delle cifre dipinte, troppo consumate per leggerle, e a destra, sopra una zampa con cinque unghie, c’è un occhio aperto.',
  },
  'fog/steam-gate': {
    title: 'Cancello di vapore',
    story:
      'Dei tubi attraversano il sentiero da muro a muro, e in mezzo il vapore pende come lenzuola. Lungo il più basso corre una fila di valvole, con etichette di mano di un guardiano. «Questa per ultima» dicono le etichette, tutte tranne l’ultima. L’ultima dice «Scusate».',
    look: 'Un cancello di tubi sta di traverso a un sentiero, col vapore fra i tubi. Ci sono sei valvole d’ottone, in fila da sinistra a destra. A ognuna è legata un’etichetta, e quella all’estrema destra è la più piccola.',
  },
  'fog/collapsed-flue': {
    title: 'Canna fumaria crollata',
    story:
      'La grande canna fumaria è crollata sul sentiero, e si prosegue entrando dal camino. Ci sono dei pioli. Fra l’uno e l’altro la fuliggine è folta come pelliccia, strofinata via a due altezze, dalle spalle e dalle ginocchia. Da qualche parte in alto pende un cordone di campanello, con un cartoncino che dice «Spazzacamini».',
    look: 'Una canna fumaria di mattoni, rotta, sta sopra un sentiero e sale appoggiata a una terrazza. A sinistra c’è l’estremità aperta, larga abbastanza per una persona. Dentro salgono sette pioli di ferro; in alto a destra un cordone con un cartoncino scende da un buco.',
  },
  'fog/kiln-gloves': {
    title: 'Guanti da fornace',
    story:
      'Amianto fino al gomito, così rigidi che stanno in piedi da sé. Le dita sono ancora curve intorno a qualcosa grande come un piatto.',
  },
  'fog/obsidian-blade': {
    title: 'Lama d’ossidiana',
    story:
      'Un palmo di vetro nero, legato a un corno di capra. È affilata quanto basta per non far rumore: tagli uno spago, e lo spago cade più tardi.',
  },
  'fog/water-skin': {
    title: 'Otre',
    story: 'Pelle di capra, tesa come un tamburo e fredda contro le costole. Quassù vale tant’acqua quanto pesa.',
  },
  'fog/warm-stones': {
    title: 'Pietre calde',
    story: 'Tre ciottoli presi all’orlo di uno sfiato, caldi come uova. Per sera la mano ha già preso a covarli.',
  },
  'fog/glassblowers-breath': {
    title: 'Fiato del soffiatore',
    story:
      'Lo spiega un disegno sullo sportello di una fornace: dentro dal naso, trattenere, e fuori con tutta la sera davanti. La nona figura ha soffiato una lampada, e cerca di non darsi arie.',
  },
  'fog/keepers-milestone': {
    title: 'Pietra miliare del guardiano',
    story:
      'La pietra miliare è nella cenere fino al collo. Raschi finché non vengono fuori le parole. «Per la luce» dicono: «in giù.» La freccia accanto è d’accordo. Più sotto viene la distanza, scalpellata via e incisa di nuovo, ogni volta più piccola, e nell’ultima cifra c’è ancora la polvere.',
  },
}
