// The found items, in Italian.
import type { Translated } from '../../card-words.ts'
import type { items as english } from '../../en/cards/items.ts'

export const items: Translated<typeof english> = {
  'item/hemp-coil': {
    title: 'Rotolo di canapa',
    story:
      'Catramato, asciutto, e lungo abbastanza per una cattiva idea. L’altro capo è tagliato netto: qualcuno l’ha già avuta.',
  },
  'item/brass-spyglass': {
    title: 'Cannocchiale d’ottone',
    story:
      'Qualunque cosa mostri, la attraversa lo stesso graffio, a forma di costa. La costa ha un porto, e nel porto c’è un puntino.',
  },
  'item/flint-nodule': {
    title: 'Nodulo di selce',
    story:
      'Grande come un pugno, in un guanto di gesso. Ricorda il fuoco, lo rivuole, e appena lo tocca un ferro torna sull’argomento.',
  },
  'item/storm-lantern': {
    title: 'Lanterna da tempesta',
    story:
      'Ottone, ammaccature, serbatoio pieno. Lo stoppino è stato pareggiato in settimana, da mani più ordinate delle tue.',
  },
  'item/flare-pistol': {
    title: 'Pistola da segnali',
    story:
      'Un colpo, e poi lo sa tutto il mondo. Sul calcio ci sono nove tacche, una per ogni volta che qualcuno ci ha ripensato.',
  },
  'item/salt-block': {
    title: 'Blocco di sale',
    story:
      'Uno spigolo è leccato e liscio, opera di qualcosa che non aveva fretta. Dà a tutto il sapore della partenza.',
  },
  'item/old-bayonet': {
    title: 'Vecchia baionetta',
    story: 'Porta il punzone di un reggimento che qui non fu mai mandato. Da allora è stata oliata ogni anno.',
  },
  'item/skiff-plank': {
    title: 'Asse di barchino',
    story: 'Un’asse, due scalmi e le ultime lettere di un nome. Mezza barca è meglio di una bella nuotata.',
  },
  'item/fox-fur-wrap': {
    title: 'Scialle di volpe',
    story:
      'Tiene caldo da tre inverni, con aria di lieve rimprovero. La testa fa da fermaglio, e si rifiuta di guardarti.',
  },
  'item/leaky-punt': {
    title: 'Barchino che fa acqua',
    story: 'Fa acqua solo dove ti siedi. Passi all’altro capo e, dopo una pausa decorosa, ci passa anche la falla.',
  },
  'item/live-eels': {
    title: 'Anguille vive',
    story: 'Si annodano da sole, per la preoccupazione. Uno dei nodi è una buona gassa d’amante.',
  },
  'item/eel-oil-lamp': {
    title: 'Lume a olio d’anguilla',
    story: 'Brucia senza fumo, e con un odore di domenica: amido, cera da pavimenti, qualcosa in forno dal mattino.',
  },
  'item/bog-butter': {
    title: 'Burro di torbiera',
    story:
      'Un barilotto, sepolto da qualcuno che contava di tornare. Ne manca una cucchiaiata, e il cucchiaio è rimasto dentro.',
  },
  'item/bone-harpoon': {
    title: 'Arpione d’osso',
    story: 'È intagliato in qualcosa che aveva le mani. Dove lo stringi, stringe.',
  },
  'item/bronze-adze': {
    title: 'Ascia di bronzo',
    story:
      'Vecchia abbastanza per essere stata sacra, affilata abbastanza per non badarci. Il filo è fasciato di cuoio, perché i morti non si taglino.',
  },
  'item/rope-ladder': {
    title: 'Scala di corda',
    story: 'Quaranta pioli; l’ultimo è un rosario. È servita a entrambi gli scopi, e tiene.',
  },
  'item/adder-skin': {
    title: 'Pelle di vipera',
    story:
      'Smessa tutta d’un pezzo, come una decisione. La vipera ha lasciato perfino gli occhi, due squame trasparenti, e ha proseguito senza.',
  },
  'item/marsh-lantern': {
    title: 'Lanterna di palude',
    story: 'Si accende da sola, e solo in compagnia. Con te ci mette un momento.',
  },
  'item/pumice-float': {
    title: 'Galleggiante di pomice',
    story: 'Una pietra che ha cambiato idea. Dentro ci sono mille stanzette, tutte da affittare.',
  },
  'item/keepers-coat': {
    title: 'Cappotto del guardiano',
    story: 'I bottoni mostrano una lampada, e la fodera l’annegamento. È ancora caldo, ma saranno le lucertole.',
  },
  'item/iron-bar': {
    title: 'Sbarra di ferro',
    story:
      'Piegata una volta, da qualcosa che usciva. Poi è stata raddrizzata a martellate, pulita e rimessa al suo posto.',
  },
  'item/ash-cloak': {
    title: 'Mantello di cenere',
    story: 'Grigio su grigio, e lo perdi di vista perfino tu. Appeso, è un muro con un chiodo.',
  },
  'item/branding-iron': {
    title: 'Ferro da marchio',
    story: 'Dove lo premi lascia una piccola lampada. Ne ha una sul manico e quindi, a sera, ne hai una sul palmo.',
  },
  'item/lump-of-ambergris': {
    title: 'Grumo d’ambra grigia',
    story: 'Una balena ci ha pensato per anni, e ha smesso a metà. In una mano calda il pensiero riprende.',
  },
  'item/bower-shackle': {
    title: 'Maniglione d’àncora',
    story:
      'Forgiato per tenere una nave in una burrasca che deve ancora venire. Il perno è ingrassato per quel giorno, e gira solo a sfiorarlo.',
  },
  'item/green-lantern': {
    title: 'Lanterna verde',
    story:
      'La fiamma è verde, e pende verso la porta. Corrente non ce n’è, e per gran parte della strada nemmeno la porta.',
  },
  'item/caulked-dinghy': {
    title: 'Canotto calafatato',
    story: 'Il catrame dei comenti ha una settimana, e prende ancora l’impronta di un pollice. La tua è la prima.',
  },
  'item/salt-harmonica': {
    title: 'Armonica di sale',
    story: 'Suonala piano; ha buona memoria. Quello che ci soffi dentro torna al respiro dopo, un po’ calante.',
  },
  'item/tailors-thimble': {
    title: 'Ditale del sarto',
    story:
      'Troppo piccolo per un uomo, troppo consumato per un giocattolo. Sul fondo c’è una goccia d’ombra, e non si versa.',
  },
  'item/length-of-chain': {
    title: 'Pezzo di catena',
    story: 'Ogni nona maglia è segnata con un nome. È stata tagliata una maglia prima del prossimo.',
  },
}
