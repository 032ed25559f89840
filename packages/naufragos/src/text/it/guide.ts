// What is explained in the first turn, in Italian.
import type { GuideWords } from '../guide.ts'

export const guide: GuideWords = {
  welcome:
    'Siete naufraghi sulla stessa isola. Tenete in vita l’accampamento insieme, salite fino in cima e lasciate segnali che una nave possa vedere: se nessuno si salva perdono tutti, e tra chi si salva vince la storia migliore. Ogni turno porta un evento, poi le azioni, un pasto e la notte.',
  welcomeAlone:
    'Sull’isola ci sei solo tu. Resta in vita, sali fino in cima e lascia segnali che una nave possa vedere: senza una nave hai perso, e se arriva la tua storia vale quanto ne hai saputo fare. Ogni turno porta un evento, poi le azioni, un pasto e la notte.',
  white:
    'Il turno comincia con la pedina bianca: va su una carta accampamento, che si esegue subito. Il costo di una carta si paga in energia.',
  place:
    'Ognuno mette due pedine, mai tutte e due sulla stessa azione. Agiscono solo quando sono tutte sul tabellone, nell’ordine indicato: prima foraggio e legno, per ultima l’esplorazione. Stanotte serve 1 cibo a testa, e una notte senza fuoco costa 1 punto energia.',
  placeAlone:
    'Hai due pedine, più quella bianca se l’hai tenuta, e mai due sulla stessa azione. Agiscono solo quando sono tutte sul tabellone, nell’ordine indicato: prima foraggio e legno, per ultima l’esplorazione. Stanotte ti serve 1 cibo, e una notte senza fuoco costa 1 punto energia.',
  energyForFire:
    'Il fuoco si accende se il dado non supera l’energia che spendi. Se va male l’energia è persa, la legna no.',
  building:
    'Una costruzione chiede energia a chi è all’accampamento, e spesso legna. Sorge solo quando ce n’è abbastanza; quelle con la clessidra crescono di turno in turno. Ciò che le navi notano è la via di casa.',
  explore:
    'Ogni carta porta più addentro nell’isola e rende più difficile il ritorno. Torna finché le probabilità sono buone: chi si perde può fare ben poco, e nessuna nave lo prende a bordo.',
  meal: 'È ora di mangiare: 1 cibo a testa. Chi resta a digiuno perde 1 punto energia e subisce 2 ferite.',
  farewell:
    'Era un turno intero. Alla fine il cibo deperibile va a male e le ferite non curate possono diventare traumi; il quarto trauma uccide. Da qui in poi la strada la conosci. Buona fortuna!',
}
