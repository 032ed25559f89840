// What is explained in the first turn, in Italian.
import type { GuideWords } from '../guide.ts'

export const guide: GuideWords = {
  welcome:
    'Siete naufraghi sulla stessa isola. Tenete vivo l’accampamento tutti insieme, salite fino in cima e lasciate segnali che una nave possa vedere: se nessuno si salva, perdono tutti; tra chi si salva, vince chi ha la storia migliore. Ogni turno porta un evento, poi le azioni, un pasto e la notte.',
  welcomeAlone:
    'Sull’isola ci sei solo tu. Resta in vita, sali fino in cima e lascia segnali che una nave possa vedere: senza una nave hai perso; se ne arriva una, la tua storia varrà quel che ne avrai fatto. Ogni turno porta un evento, poi le azioni, un pasto e la notte.',
  white:
    'Il turno comincia con la pedina bianca: va su una Carta Accampamento, che si esegue subito. Il costo di una carta si paga in energia.',
  place:
    'Ognuno mette due pedine, mai tutte e due sulla stessa azione. Agiscono solo quando sono tutte sul tabellone, nell’ordine indicato: prima foraggio e legno, per ultima l’esplorazione. Stanotte serve 1 cibo a testa, e una notte senza fuoco costa 1 punto energia.',
  placeAlone:
    'Hai due pedine, più quella bianca se l’hai tenuta: mai due sulla stessa azione. Agiscono solo quando sono tutte sul tabellone, nell’ordine indicato: prima foraggio e legno, per ultima l’esplorazione. Stanotte ti serve 1 cibo, e una notte senza fuoco costa 1 punto energia.',
  energyForFire:
    'Il fuoco si accende se il dado non supera l’energia che spendi. Se va male, l’energia è persa, ma il legno no.',
  building:
    'Una costruzione richiede energia da chi è nell’accampamento, e spesso legno. Sorge solo quando si è raccolto abbastanza; quelle con la clessidra crescono di turno in turno. Ciò che le navi notano è la via di casa.',
  explore:
    'Ogni carta ti porta più nel cuore dell’isola e rende più difficile il ritorno. Torna indietro finché le probabilità sono buone: chi si perde può fare ben poco, e nessuna nave lo prende a bordo.',
  meal: 'È ora di mangiare: 1 cibo a testa. Chi resta a digiuno perde 1 punto energia e subisce 2 ferite.',
  farewell:
    'Hai visto un turno intero. Alla fine di ogni turno il cibo deperibile va a male e le ferite non curate possono diventare traumi; il quarto trauma uccide. Da qui in poi la strada la conosci. Buona fortuna!',
}
