// The Beast cards in Italian.
import type { cards as english } from '../../en/cards/beasts.ts'

export const cards: typeof english = {
  'beast/alligator': { title: 'Alligatore', mood: 'È da stamattina che quel tronco ci strizza l’occhio.' },
  'beast/bear': { title: 'Orso', mood: 'Una dispensa in pelliccia, poco disposta a spartire.' },
  'beast/birds': { title: 'Uccelli', mood: 'Più chiasso che pericolo, più piume che carne.' },
  'beast/boa': { title: 'Boa', mood: 'Fa la guardia a qualcosa, o forse lo sta solo digerendo.' },
  'beast/chamois': { title: 'Camoscio', mood: 'Ci guarda dall’alto in basso, in tutti i sensi.' },
  'beast/cheetah': { title: 'Ghepardo', mood: 'Prima ci passa accanto, poi lo si sente correre.' },
  'beast/fox': { title: 'Volpe', mood: 'Abbastanza furba da rubarci il pesce, non da sparire in tempo.' },
  'beast/goats': { title: 'Capre', mood: 'Ci mangiano le camicie e ci fissano come se fosse colpa nostra.' },
  'beast/gorilla': { title: 'Gorilla', mood: 'Piega la lama, la annusa e ce la tira dietro.' },
  'beast/iguana': { title: 'Iguana', mood: 'Immobile come un sasso, artigli a parte.' },
  'beast/jaguar': { title: 'Giaguaro', mood: 'Il morso è rapido; la febbre se la prende comoda.' },
  'beast/puma': { title: 'Puma', mood: 'Zampe silenziose, denti luridi.' },
  'beast/tapir': { title: 'Tapiro', mood: 'Mezzo maiale; dell’altra metà non è sicuro nemmeno lui.' },
  'beast/tiger': { title: 'Tigre', mood: 'L’erba alta si apre, e tutti gli uccelli tacciono.' },
  'beast/wild-dog': { title: 'Cane Selvatico', mood: 'Ha la schiuma alla bocca, e non è quella del mare.' },
  'beast/wild-pig': { title: 'Cinghiale', mood: 'Prima carica, e solo dopo diventa prosciutto.' },
}
