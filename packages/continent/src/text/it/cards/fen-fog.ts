// The exploration cards of the Hollow Fen, in Italian.
import type { Translated } from '../../card-words.ts'
import type { fenFog as english } from '../../en/cards/fen-fog.ts'

export const fenFog: Translated<typeof english> = {
  'fog/sucking-mud': {
    title: 'Fango che succhia',
    story:
      'Il terreno ti fa entrare fino allo stinco, e chiude. Tiri, e il piede viene fuori; lo stivale, la palude se lo tiene come caparra. Il buco si riempie d’acqua e si liscia da sé. Accanto c’è un piolo con un numero e, lungo tutta la riva, altri pioli.',
  },
  'fog/midge-cloud': {
    title: 'Nube di moscerini',
    story:
      'Comincia come un ronzio, e il ronzio ha i denti. La nube è alta quanto una persona e non più larga, e sta nell’unico punto del sentiero dove c’è posto per passare. Ti sposti a sinistra. Si sposta anche lei, come succede nei corridoi.',
  },
  'fog/marsh-gas': {
    title: 'Gas di palude',
    story:
      'Fiori azzurri si aprono sull’acqua nera e camminano. Non hanno stelo. Vanno in fila indiana, appena sopra la superficie, a intervalli uguali, e ciascuno si ferma un attimo allo stesso ciuffo d’erba. Contro la punta del tuo stivale scoppia una bolla, e ce n’è uno in più.',
  },
  'fog/otter-path': {
    title: 'Pista della lontra',
    story:
      'Uno scivolo d’erba schiacciata scende per la sponda fino a una pozza, e dall’altra parte risale, per essere usato di nuovo. Di qui è passato qualcuno dal pelo lustro, e si è divertito. Su un sasso ci sono squame di pesce, in un mucchietto ordinato. Accanto al primo corre un secondo scivolo, largo quanto una persona adulta.',
  },
  'fog/cold-rain': {
    title: 'Pioggia fredda',
    story:
      'La pioggia cade in linee dritte. Dall’acqua cade anche verso l’alto, quasi altrettanto, entra nel cappotto da tutti e due i capi e si incontra alla cintura. Fra le due piogge dovrà pur esserci uno strato asciutto. È spesso una spanna, e non basta per tutti.',
  },
  'fog/voices-in-the-reeds': {
    title: 'Voci fra le canne',
    story:
      'A sinistra del sentiero, dietro le canne, due persone parlano a bassa voce, come si parla dopo cena. A destra una terza dice la sua. Del tuo caso hanno già discusso, e su di te sono d’accordo. Scosti gli steli. C’è uno spiazzo schiacciato, che si sta ancora rialzando, e il discorso continua un po’ più in là.',
  },
  'fog/the-beam-through-fog': {
    title: 'Il fascio di luce nella nebbia',
    story:
      'Il fascio di luce attraversa la nebbia, e per un respiro la palude ha dei muri. Sono lisci e bianchi e si congiungono sopra la testa. Tu stai in un corridoio con un braccio davanti al viso, e quello ti guarda dagli stivali in su, senza fretta. Poi va oltre, e si porta via il corridoio.',
  },
  'fog/alder-tangle': {
    title: 'Intrico di ontani',
    story:
      'È un lavoro a maglia, di un albero matto. Due sopra, uno sotto, i fusti d’ontano vanno da una sponda all’altra e tornano nel giro dopo, ben tirati. Una volta, con una sega, in mezzo è stato aperto un passaggio. Il punto si riconosce dal colore della corteccia, dove è stato rammendato.',
    look: 'Fusti d’ontano sono intrecciati attraverso un sentiero, sopra e sotto gli uni agli altri. Vengono dalle due sponde in quattro strati. A destra del centro c’è una toppa, dove la corteccia è più chiara e la trama più fitta.',
  },
  'fog/deep-lode': {
    title: 'Canale fondo',
    story:
      'Un taglio attraversa dritto la palude, nero, lento, largo quanto basta. C’è un anello da ormeggio su questa riva e uno su quella; dall’uno all’altro è posata una pertica, che in mezzo si piega fino all’acqua. Mentre guardi, tutta la superficie si alza un poco, da un bordo all’altro, e viene riabbassata.',
    look: 'Un canale diritto d’acqua nera attraversa l’immagine. A sinistra, nella riva vicina, c’è un anello di ferro, e a destra, in quella lontana, il suo compagno. Una sola pertica va da riva a riva, e nel mezzo tocca l’acqua.',
  },
  'fog/leech-ditch': {
    title: 'Fosso delle sanguisughe',
    story:
      'Il fosso è largo un buon salto. Giù in fondo le sanguisughe si sono raccolte sotto la sponda opposta, dove arriva chi ha fatto male i conti. O salti, o doni. Accanto alla rincorsa, battuta fino alla terra nuda, c’è una cassetta su un paletto, con una fessura nel coperchio per altre offerte.',
    look: 'Un fosso taglia un sentiero. A sinistra l’erba è calpestata fino alla terra, e c’è una cassetta su un paletto, con una fessura nel coperchio. Nel fosso, in poca acqua, si vedono cinque sanguisughe, tutte raccolte sotto la sponda destra.',
  },
  'fog/bittern': {
    title: 'Tarabuso',
    story:
      'Una delle canne ti guarda. È striata come le altre e ondeggia quando ondeggiano loro, con la punta al cielo; ma ha un occhio per lato, giallo, piuttosto in basso. Fai dieci passi lungo l’acqua. I piedi non li ha mossi, e di occhi ne vedi ancora uno per lato.',
    look: 'Canne fitte stanno sul bordo dell’acqua. La quarta da sinistra è un uccello col becco puntato dritto in su. Se ne vedono due occhi gialli, e le dita che stringono gli steli ai due lati.',
  },
  'fog/broken-punt': {
    title: 'Barchino spezzato',
    story:
      'In tutto sono tre assi e un litigio. La prua del barchino guarda da una parte, la poppa dall’altra, e ciascuna metà ha ricevuto un nome nuovo a vernice fresca. In mezzo sta la pertica, piantata nel fango. Ci sono legate due funi.',
    look: 'In un canale c’è un barchino in due metà. La prua è a sinistra e la poppa a destra, rivolte in direzioni opposte. Fra le due è piantata una pertica, con una fune per ciascuna metà.',
  },
  'fog/marsh-hound-alone': {
    title: 'Segugio di palude, solo',
    story:
      'Siede in mezzo al sentiero su zampe palmate, di parecchie misure più grandi di lui. È troppo giovane per fare già paura, e si esercita: solleva il labbro, lo tiene su, e si guarda alle spalle per vedere com’era. Dietro non c’è nessuno. La coda batte sull’acqua, una volta, e aspetta.',
    look: 'Un giovane segugio siede su un sentiero bagnato fra le canne. Le zampe davanti, a sinistra, sono palmate e molto grandi, con quattro dita ciascuna. Guarda indietro, sopra la spalla, verso destra, dove il sentiero è vuoto.',
  },
  'fog/bog-pool': {
    title: 'Pozza di torbiera',
    story:
      'La pozza è rotonda, senza fondo e ben popolata; lo dice un cartello. In colonne tirate con la riga elenca che cosa vi è stato messo, in che giorno e da chi, in moltissime calligrafie. La colonna di quello che ne è uscito è vuota. Qualcosa sale a una mosca, e i cerchi ci mettono molto ad arrivare al muschio.',
    look: 'Una pozza rotonda e nera sta in mezzo al muschio. A sinistra, su un palo, c’è un cartello con quattro colonne. Al centro cinque cerchi si allargano sull’acqua, uno dentro l’altro; a destra il muschio è liscio fino all’orlo.',
  },
  'fog/will-o-lights': {
    title: 'Fuochi fatui',
    story:
      'Luci pallide stanno sul pantano, all’altezza di un lume portato in mano, e da te tengono sempre la stessa distanza. A un passo avanti rispondono con uno indietro; a uno indietro si riavvicinano, per non parere scortesi. Sono molto attente. Quando ti scivola un piede, si abbassano tutte.',
    look: 'Luci pallide stanno sospese su un pantano, all’altezza di una lanterna portata in mano. Sono sette, in fila regolare da sinistra a destra. Il terreno sotto non si vede per la foschia.',
  },
  'fog/eel-trap': {
    title: 'Nassa da anguille',
    story:
      'Pazienza, fatta di vimini: larga all’ingresso, stretta nel corridoio, e in fondo niente posto per voltarsi. Chiede una notte, e acqua.',
  },
  'fog/stilts': {
    title: 'Trampoli',
    story:
      'È l’altezza da cui la palude guarda chi viene in visita. Le cinghie sono state allentate fino all’ultimo foro, e poi di un altro ancora.',
  },
  'fog/peat-brick': {
    title: 'Mattone di torba',
    story: 'Fuoco lento in cappotto marrone. Ha passato un anno ad asciugare con le spalle al vento, e non ha fretta.',
  },
  'fog/marsh-tea': {
    title: 'Tè di palude',
    story:
      'Sa di fosso e poi, posata la tazza, di misericordia. Il pacchetto dice quanto lasciarlo in infusione, in una calligrafia che è quasi la tua.',
  },
  'fog/dry-socks': {
    title: 'Calze asciutte',
    story: 'Nove giorni nella tela cerata, in fondo a tutto, per questo momento. Odorano di cassetto.',
  },
  'fog/fenmans-knack': {
    title: 'Mestiere di palude',
    story:
      'Cammini come chi deve dei soldi al terreno: piatto, svelto, con gli occhi all’altra riva. La palude ti conosce di vista, ma ci mette ad alzarsi.',
  },
  'fog/old-boundary': {
    title: 'Vecchio confine',
    story:
      'Una pietra sta nell’acqua e dice di chi era quest’acqua. Lo dice su tutti e quattro i lati, e ogni lato dà un nome diverso, nelle stesse lettere profonde. Dal suo piede parte una linea, a sinistra e a destra, non più grossa di un filo. La lenticchia d’acqua ci arriva da entrambe le parti, e non la passa.',
  },
}
