// The explorers, in Italian.
import type { Translated } from '../../card-words.ts'
import type { explorers as english } from '../../en/cards/explorers.ts'

export const explorers: Translated<typeof english> = {
  'explorer/ingrid': {
    title: 'Ingrid Solheim-Vance',
    role: 'la figlia del ramponiere',
    story: 'Va per mare a cercare il fratello che dal ghiaccio non ha mai scritto. Ha portato le risposte, in ordine.',
  },
  'explorer/tomas': {
    title: 'Tomás Arrieta',
    role: 'il geometra',
    story: 'La sua carta della costa è perfetta; da allora la costa si è spostata. È venuto a sentirne le ragioni.',
  },
  'explorer/wanjiru': {
    title: 'Wanjiru Keating',
    role: 'l’erborista',
    story:
      'Raccoglie piante che non sono in nessun libro, e una che non dovrebbe esserci. Quella ha un barattolo tutto suo e, quando lei legge, volta le foglie.',
  },
  'explorer/anselm': {
    title: 'Anselm Doyle',
    role: 'il cappellano che ha smesso',
    story:
      'Ha perso la fede in un confessionale, e sotto la grata ha trovato graffiato un messaggio in cifra. L’ha risolto tutto, meno la firma.',
  },
  'explorer/zofia': {
    title: 'Zofia Rzewuska',
    role: 'la speleologa',
    story:
      'È scesa più in fondo di chiunque, e una volta da sotto ha sentito bussare. Ha bussato anche lei, come si fa.',
  },
  'explorer/emil': {
    title: 'Emil Haddad',
    role: 'l’aggiustatutto',
    story:
      'Ripara orologi, e non riesce a riparare quello che si è fermato durante il viaggio. Non ha nessun guasto; aspetta.',
  },
  'explorer/mirela': {
    title: 'Mirela Stancu',
    role: 'la funambola',
    story:
      'Ha lasciato il circo la sera in cui cadde la corda e lei no. Prima ha finito la traversata, perché la gente aveva pagato.',
  },
  'explorer/barnaby': {
    title: 'Barnaby Okoro-Lisle',
    role: 'il dispensiere',
    story: 'Ogni notte conta le scorte, e poi gli uomini. Una notte c’era un uomo in meno, e non mancava nessuno.',
  },
}
