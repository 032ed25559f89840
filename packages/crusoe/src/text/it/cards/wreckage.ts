// The Wreckage cards in Italian.
import type { cards as english } from '../../en/cards/wreckage.ts'

export const cards: typeof english = {
  'wreckage/captains-chest': {
    title: 'Forziere del Capitano',
    action: 'Spedizione per il Tesoro',
    mood: 'Al capitano non dispiacerà; al polpo che ci vive, forse sì.',
  },
  'wreckage/food-crates': {
    title: 'Casse di Cibo',
    action: 'Spedizione per il Cibo',
    mood: 'Il mare ha lavato via le etichette: la cena sarà una sorpresa.',
  },
  'wreckage/lifeboat': {
    title: 'Scialuppa Naufragata',
    action: 'Spedizione per il Legno',
    mood: 'In mare ha fallito; a terra può ancora tornare utile.',
  },
}
