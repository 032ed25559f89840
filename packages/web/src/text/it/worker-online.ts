// Why something was not done at a table online, in Italian.
import type { WorkerOnlineWords } from '../../worker/online-words.ts'

export const workerOnline: WorkerOnlineWords = {
  refusals: {
    noSuchTable: 'A questo link non c’è nessun tavolo. Forse ne manca un pezzo.',
    wrongSecret: 'Questo link non apre più un posto a questo tavolo.',
    watching: 'Stai solo guardando. Prendi un posto per giocare.',
    notMember: 'Non fai ancora parte di questo tavolo.',
    notOwner: 'Può farlo solo chi gestisce il tavolo.',
    noSuchSeat: 'A questo tavolo non c’è un posto simile.',
    seatTaken: 'Qualcun altro ha appena preso questo posto.',
    noSuchMember: 'Questa persona non è al tavolo.',
    noSuchProposal: 'Quella proposta è già stata decisa.',
    notAsked: 'Nessuno ti chiede di dare il tuo accordo.',
    full: 'Questo tavolo è al completo.',
    chatFull: 'A questo tavolo non si possono più mandare messaggi. La partita continua.',
    tableFull: 'Questo tavolo ha raggiunto il suo limite e non accetta altro di questo tipo.',
    notAway: 'Questa persona non è assente da abbastanza tempo.',
    removed: 'Non fai più parte di questo tavolo: lo ha deciso chi lo gestisce.',
    elsewhere: 'Hai aperto questo tavolo in troppi altri posti. Ricarica la pagina per continuare qui.',
    malformed: 'Il server non ha capito questa pagina. Ricaricala e riprova.',
    tooLarge: 'È troppo lungo.',
    tooFast: 'Troppe cose tutte insieme. Aspetta un attimo e riprova.',
    tooMany: 'Dalla tua rete ci sono troppe connessioni aperte. Chiudi qualche scheda e si riprende da sé.',
    crossSite: 'Il server parla solo con le proprie pagine.',
    wrongHost: 'Il server non risponde a questo nome.',
    protocol: 'Questa pagina è più vecchia o più nuova del server. Ricaricala per continuare.',
    setup: 'Non si può preparare una partita così.',
    unknownGame: 'Questo server non conosce questo gioco.',
    oldRules: 'La partita a questo tavolo è cominciata con regole più vecchie, che questo server non usa più.',
    newerRules: 'A questo tavolo si gioca con regole più recenti, che questo server non ha ancora.',
    damaged:
      'I dati di questo tavolo conservati sul server sono danneggiati, perciò qui la partita non può continuare. Chi gestisce il server può recuperarla da un backup.',
    rulesChanged: 'Le regole sono cambiate. Per continuare serve prima l’accordo di tutte le persone sedute al tavolo.',
    expired:
      'A questo tavolo non è successo nulla per così tanto tempo che il server lo ha archiviato. La partita non è persa: chi giocava può salvarla in un file e continuarla per conto proprio.',
    diskFull:
      'Sul server non c’è più spazio per niente di nuovo. Non è andato perso nulla, ma chi lo gestisce deve prima liberare spazio.',
    unavailable: 'In questo momento il server non può farlo. Riprova tra poco.',
  },
  lost: 'Al momento non c’è connessione, quindi non è cambiato nulla.',
}
