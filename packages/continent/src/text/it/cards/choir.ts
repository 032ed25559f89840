// The cards of the Salt Choir, in Italian.
import type { Translated } from '../../card-words.ts'
import type { choir as english } from '../../en/cards/choir.ts'

export const choir: Translated<typeof english> = {
  'choir/wind-over-salt': {
    title: 'Vento sul sale',
    story:
      'Il vento attraversa le vasche e ne segue gli orli, uno per uno, come un dito bagnato segue quello di un bicchiere. È quasi una nota. Resti con la bocca un po’ aperta mentre il sale ti si asciuga sulla lingua, poi il vento si ricorda di qualcosa, e se ne va.',
  },
  'choir/bubbles': {
    title: 'Bolle',
    story:
      'Una bolla lascia l’ultimo gradino, se la prende comoda, e si apre in superficie. Altre la seguono, regolari, tre e una pausa, tre e una pausa. È quasi una parola. Ti chini di più, e così fanno, dalla loro parte dell’acqua, le sanguisughe.',
  },
  'choir/draught-in-the-pews': {
    title: 'Corrente fra i banchi',
    story:
      'Una corrente d’aria sale fra i banchi, fila dopo fila, e volta le alghe come chi cerca una pagina. I granchi si mettono più dritti. Dal muro rotto, davanti a tutti, viene qualcosa che è quasi un amen. L’assemblea non sa se alzarsi.',
  },
  'choir/under-the-breath': {
    title: 'A mezza voce',
    story: 'Mentre arrotoli una fune ti esce di bocca il secondo verso di una canzone. Il primo non lo sai.',
  },
  'choir/one-more-voice': {
    title: 'Una voce in più',
    story: 'Dopo il tramonto qualcuno a cui non pensi da anni riprende il motivo. Entra dove tu ti fermi a respirare.',
  },
  'choir/the-full-choir': {
    title: 'Il coro al completo',
    story: 'Nella canzone non c’è più posto e così, com’è giusto, è lei che comincia a cantare te.',
  },
  'choir/harmonica-in-a-boot': {
    title: 'Armonica in uno stivale',
    story:
      'Nella forcella di un melo c’è uno stivale, allacciato fino in cima, con la suola asciutta. Il vento entra da un occhiello ed esce come mezza melodia. Sotto la linguetta c’è un’armonica: quattro ance di sale, una di ottone, una mancante. Il vuoto è circa all’altezza della tua voce.',
    look: 'Uno stivale nella forcella di un melo, in un frutteto allagato. A sinistra cinque mele galleggiano contro un tronco. Lo stivale è al centro, allacciato fino in cima, e sopra i lacci spunta il capo di un’armonica. A destra c’è acqua aperta.',
  },
  'choir/a-bass-in-the-crust': {
    title: 'Un basso nella crosta',
    story:
      'Nella vasca rastrellata c’è un uomo nel sale fino al mento, che tiene la sua nota. È molto bassa. La crosta ne trema, e piccoli cristalli si allontanano a passettini dalla sua bocca. Gli occhi vanno a te e poi, scusandosi, tornano davanti. Il prossimo respiro è previsto fra un bel po’.',
    look: 'Una vasca da sale, col contorno scuro della testa di un uomo sopra la crosta. A sinistra ci sono due vasche vuote con muretti in mezzo. La testa è al centro, rovesciata all’indietro. A destra è appoggiato un rastrello a sei denti.',
  },
  'choir/cracked-crust': {
    title: 'Crosta spaccata',
    story: 'Il buco nel sale conserva la forma di una bocca, un po’ aperta, come fra un verso e l’altro.',
    look: 'Una vasca da sale con un buco nella crosta. A sinistra ci sono due vasche vuote con muretti in mezzo. Il buco è al centro, più largo che alto. A destra è posato in piano un rastrello a sei denti.',
  },
  'choir/an-alto-under-the-water': {
    title: 'Un contralto sott’acqua',
    story:
      'Sull’ultimo gradino, sotto un’acqua chiara come un vetro, sta una donna con le mani una nell’altra. Canta verso l’alto, a bolle, a occhi chiusi. Il fango la tiene per le caviglie, e lei si scosta da un lato, quanto può, per lasciare un posto a qualcuno.',
    look: 'Una pozza limpida con gradini sott’acqua, e una donna in piedi su uno di essi. Da sinistra scendono sette gradini. Lei è sull’ultimo, al centro, le mani una nell’altra e una fila di bolle sopra la testa. A destra ci sono canne.',
  },
  'choir/still-water': {
    title: 'Acqua ferma',
    story: 'Da un orlo all’altro non si muove niente, e le sanguisughe sono tornate al loro silenzio.',
    look: 'Una pozza limpida con gradini sott’acqua, e sopra nessuno. Da sinistra sette gradini scendono fino a una chiazza di fango. A destra due canne pendono sopra l’orlo.',
  },
  'choir/the-watch-list': {
    title: 'I turni di guardia',
    story:
      'I turni di guardia sono ancora affissi: ore a sinistra, nomi a destra, e accanto a ogni nome la parola «canta». Accanto a nessuno c’è «smontato». Leggi i nomi ad alta voce. Due rispondono, e non ci sono più.',
  },
  'choir/read-already': {
    title: 'Già letto',
    story: 'L’inchiostro ha fatto il suo dovere, e smonta di guardia.',
  },
  'choir/low-voice': {
    title: 'Voce bassa',
    story:
      'Non chiede che di stare sotto le cose: pavimenti, tavoli, quello che stai dicendo. Posi un peso, e salta fuori che metà ce l’aveva lui.',
  },
  'choir/middle-voice': {
    title: 'Voce di mezzo',
    story:
      'Trattiene il fiato da quarant’anni, e parla. Finora è arrivata alla seconda primavera, e al prezzo del sapone.',
  },
  'choir/high-voice': {
    title: 'Voce alta',
    story:
      'Il mozzo; gli avevano promesso che avrebbe potuto smettere. Dopo ogni strofa alza gli occhi, per vedere se era l’ultima.',
  },
  'choir/a-silence': {
    title: 'Un silenzio',
    story: 'Dov’era la voce senti il tuo sangue. Non va a tempo.',
  },
  'choir/lullaby': {
    title: 'Ninna nanna',
    story: 'Le rane la sanno, e azzeccano il finale. Scende tre gradini, e in fondo c’è un letto.',
  },
  'choir/a-treble-in-the-pews': {
    title: 'Una voce bianca fra i banchi',
    story:
      'Qualcuno tiene una nota alta, e da così tanto che ci si sono posati i granchi, il più piccolo in cima. Sotto, nel terzo banco, siede un ragazzo. Ha un dito nel libro dei canti, a tenere la pagina. L’altra mano è alzata, come a scuola, e il sale ne è disceso fino al gomito.',
    look: 'Una cappella senza tetto con banchi di pietra, e il contorno scuro di un ragazzo seduto. A sinistra ci sono due banchi vuoti. Il ragazzo è nel successivo, una mano alzata, con sette granchi sulla testa e sulle spalle. A destra il muro è rotto.',
  },
  'choir/empty-pews': {
    title: 'Banchi vuoti',
    story: 'I granchi si voltano a cercare la musica e poi, fila dopo fila, te.',
    look: 'Una cappella senza tetto con banchi di pietra, e nessuno seduto. A sinistra ci sono due banchi nudi. Sulla spalliera del successivo stanno sette granchi, uno accanto all’altro. A destra il muro è rotto.',
  },
  'choir/rehearsal': {
    title: 'Prova',
    story:
      'Stanno lungo la banchina su tre file, i più alti dietro, col sale sulle spalle. Sui fogli che reggono l’inchiostro è colato, e nessuno si è lamentato. Si voltano verso di te per avere il tempo. Tutti quanti. In fondo alla prima fila qualcuno si schiarisce la gola.',
    look: 'Una banchina di pietra, e sopra un coro di contorni scuri. A sinistra c’è una bitta con una cima tesa. I cantori riempiono il centro su tre file, con fogli di carta in mano. A destra c’è una cassa vuota, alta quanto basta per salirci sopra.',
  },
  'choir/the-missing-bar': {
    title: 'La battuta mancante',
    story:
      'Segui le parti lungo la pagina con un dito bagnato, e concordano, rigo sopra rigo, fino all’ultimo foglio. Lì una battuta non è mai stata scritta. I righi la attraversano, tirati con cura, e sopra non c’è niente. È quella in cui si fermano. Intorno a te hanno preso fiato tutti, e lo tengono.',
    look: 'Un foglio di musica sulle pietre di una banchina, fermato con quattro sassi. Cinque linee lo attraversano da sinistra a destra. La parte sinistra è piena di note. A destra c’è uno spazio che non ne ha, chiuso da un tratto verticale.',
  },
  'choir/it-takes-yours': {
    title: 'Prende la tua',
    story:
      'Apri la bocca, ed è già in uso. Il petto ti si riempie quando si riempie il loro, e il dito volta pagina un tempo prima del dovuto. Dalla fine del foglio si torna, senza stacco, in cima. Ora il primo verso lo sai.',
  },
  'choir/the-last-chord': {
    title: 'L’ultimo accordo',
    story:
      'La battuta prende tutto il fiato che c’è, e l’accordo è tenuto, fila su fila, finché anche l’ultimo non l’ha posato. Finisce. Si dimentica facilmente che le canzoni lo fanno. Uno dopo l’altro si guardano le mani, si spazzolano a vicenda il sale dalle spalle e chiedono che ore sono. Nessuno canticchia.',
  },
}
