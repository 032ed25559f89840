// The supplies, in Italian.
import type { Translated } from '../../card-words.ts'
import type { supplies as english } from '../../en/cards/supplies.ts'

export const supplies: Translated<typeof english> = {
  'supply/fat-bream': {
    title: 'Orata grassa',
    story:
      'Viene su come un vassoio portato in tavola, larga, piana, sicura dell’accoglienza. Ci sono due buone cene e una colazione. L’occhio è calmo. Di qui a una tavola con la tovaglia la strada è lunga, eppure questa basta a farti credere nei venerdì.',
    look: 'Un largo pesce d’argento sta su una pietra piatta. La testa è a sinistra, e la pinna dorsale è alzata, con nove spine. A destra la coda sporge oltre l’orlo della pietra.',
  },
  'supply/two-dabs': {
    title: 'Due limande',
    story:
      'Due limande su un amo solo, piatte, con tutti gli occhi sul lato di sopra e tutti levati al cielo. Sono sorprese di trovarsi qui. Resteranno sorprese finché non rimarranno che le lische, pulite come pettini, e un sapore di burro, che nessuno ha. Saranno squisite, e anche questo le sorprende.',
    look: 'Due pesci piatti e bruni stanno affiancati su un’asse, il più piccolo a sinistra. Entrambi hanno gli occhi sul lato di sopra. A destra c’è un amo, con la lenza avvolta in cinque giri.',
  },
  'supply/crab-in-the-rocks': {
    title: 'Granchio fra gli scogli',
    story:
      'È indietreggiato in una crepa e ha esposto le sue ragioni: due chele, una per pizzicare e una per dare enfasi. Concede una zampa e tiene il punto. Alla fine lo tiri fuori, per il guscio, da dietro, e contesta ogni passo del tragitto. L’ultima parola è sua, e la dice al tuo polsino.',
    look: 'Un grosso granchio sta in una crepa fra gli scogli. A sinistra c’è la chela più piccola, chiusa. Delle zampe se ne vedono quattro, e a destra l’altra chela è aperta, grande come una mano.',
  },
  'supply/smoked-eel': {
    title: 'Anguilla affumicata',
    story:
      'Affumicata fino al colore di un violino, e legata ad anello per il viaggio. Resiste per giorni, se resisti tu.',
  },
  'supply/bare-hook': {
    title: 'Amo nudo',
    story: 'L’amo torna su nudo, e lucidato; l’acqua ha imparato.',
  },
  'supply/marsh-hare': {
    title: 'Lepre di palude',
    story:
      'Una lepre è magra e svelta, e svelta basta quasi sempre. Questa corre tre lati di un quadrato, come usano le lepri, e sul quarto non ha fortuna. Non c’è molto, in lei, che non abbia corso. Le chiudi gli occhi, e la mano resta lì ancora un poco, al caldo.',
    look: 'Una lepre bruna dalle zampe lunghe sta sul fianco nell’erba tagliata. A sinistra c’è la testa, e le orecchie hanno la punta nera. A destra ci sono tre steli di canna.',
  },
  'supply/boar-haunch': {
    title: 'Coscia di cinghiale',
    story:
      'Qui dentro sono finite ghiande, e radici, e uova, e almeno un’aiuola, un boccone alla volta, per anni. Si è nutrito bene per conto tuo. La coscia pesa come un secchio di carbone pieno. Vuole un fuoco lento, un coltello affilato, e qualcuno che dica due parole prima della prima fetta.',
    look: 'Una coscia di cinghiale pende da un ramo per una corda. A sinistra c’è lo zoccolo, con la corda legata intorno in due giri. A destra c’è l’estremità grossa, tagliata dritta, orlata di grasso; a terra, sotto, ci sono quattro ghiande.',
  },
  'supply/rock-dove': {
    title: 'Colombo selvatico',
    story:
      'Uno schiocco d’ali, un capitombolo, e un piccolo uccello grigio. A spennarlo ci vuole più tempo che a mangiarlo, e alla fine hai piume per un cuscino e un boccone di colombo. Ricontrolli le piume. È un gran bel boccone.',
    look: 'Un colombo grigio sta su una pietra con le ali chiuse. La testa è a sinistra, e due bande scure attraversano l’ala. A destra c’è un mucchio di piume, con sei penne lunghe accanto.',
  },
  'supply/dried-strips': {
    title: 'Strisce secche',
    story:
      'Il sale di qualcuno, il fumo di qualcuno, e parecchia pazienza, sempre di qualcuno. A te resta da masticare.',
  },
  'supply/cold-trail': {
    title: 'Pista fredda',
    story: 'La pista scende all’acqua, gira due volte intorno a un cespuglio e sale fino ai tacchi dei tuoi stivali.',
  },
  'supply/samphire': {
    title: 'Salicornia',
    story: 'Scrocchia fra i denti: sale verde, con un sorso d’acqua fresca dentro.',
  },
  'supply/bitterroot': {
    title: 'Radice amara',
    story: 'Una radice gialla che sa di porta sbattuta. Per un momento è peggio del veleno.',
  },
  'supply/crowberry-patch': {
    title: 'Tappeto di moretta',
    story:
      'Bassi tappeti di moretta, carichi di frutti neri, e nessuno li ha toccati. È un pasto da fare in ginocchio. La prima bacca è così aspra da farti chiudere un occhio, e ce ne sono tante che toccherà anche all’altro. Dietro la tua mano gli steli si rialzano, uno per uno, un poco più leggeri.',
    look: 'Un basso tappeto di foglie scure, pieno di bacche nere. A sinistra gli steli sono dritti. Al centro due conche sono premute nel tappeto, e a destra otto bacche stanno su una pietra piatta.',
  },
  'supply/wrong-mushroom': {
    title: 'Fungo sbagliato',
    story:
      'Ha il cappello giusto, l’anello giusto, il giusto odore di farina. Somiglia in tutto all’altra specie, e sul gambo si è proprio impegnato. La differenza sta di sotto, e una cena nessuno la rivolta. Sulla punta della lingua compare una macchia insensibile, grande come un bottone, e altre la raggiungono.',
  },
  'supply/stripped-bushes': {
    title: 'Cespugli spogliati',
    story: 'Non resta una bacca e non c’è un rametto piegato; qui è già passato qualcosa con le mani piccole.',
  },
  'supply/insight': {
    title: 'Intuizione',
    story: 'Una cosa imparata a caro prezzo. La trovi più tardi nel palmo, fra le schegge.',
  },
  'supply/deep-insight': {
    title: 'Intuizione profonda',
    story: 'Una cosa imparata a carissimo prezzo. Non fa più male, e ha cominciato a indicare.',
  },
  'supply/good-hour': {
    title: 'Un’ora buona',
    story:
      'Ti togli gli stivali e li metti l’uno accanto all’altro, le punte in fuori. Non viene niente. Niente scricchiola, niente gocciola, niente ti chiama per nome. È un’ora in cui non succede nulla, splendidamente, e quando finisce gli stivali sono dove li hai messi.',
  },
  'supply/fireside-talk': {
    title: 'Chiacchiere al fuoco',
    story:
      'Racconti quella della traversata. Le onde sono cresciute dall’ultima volta, e il cuoco, che era soltanto alto, deve chinarsi per passare sotto il boma. La racconti meglio di com’era. Verso la fine qualcuno ride, al punto giusto, e ci vuole un momento per capire chi. Sei tu.',
  },
  'supply/dream-of-the-lamp': {
    title: 'Il sogno della lampada',
    story:
      'Nel sogno c’è una stanza rotonda, e nella stanza una lampada. Gira, e tu giri con lei, perché altro posto non ce n’è. Passano strade, scogli, una porta. Ogni cosa viene illuminata, guardata, lasciata andare. Ti svegli con la testa dall’altra parte, e la coperta rimboccata ai due lati.',
  },
  'supply/thin-sleep': {
    title: 'Sonno sottile',
    story: 'Metà di te dorme e metà fa la guardia, un occhio ciascuna.',
  },
}
