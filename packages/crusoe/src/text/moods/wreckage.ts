// One line of mood for each Wreckage card.
import type { Title } from '../names/titles.ts'

export const wreckageMoods = {
  'wreckage/captains-chest': [
    'The captain will not mind; the octopus inside might.',
    'Al capitano non dispiacerà; al polpo che ci vive, forse sì.',
    'Kapitan nie ma nic przeciwko, gorzej z ośmiornicą w środku.',
    'Капитан возражать не станет, а вот осьминог внутри — может.',
  ],
  'wreckage/food-crates': [
    'The sea has washed off the labels; supper will be a surprise.',
    'Il mare ha lavato via le etichette: la cena sarà una sorpresa.',
    'Napisy zmyło morze: kolacja będzie niespodzianką.',
    'Надписи смыло: на ужин будет сюрприз.',
  ],
  'wreckage/lifeboat': [
    'It failed at sea; it may yet serve on land.',
    'In mare ha fallito; a terra può ancora tornare utile.',
    'Szalupa zawiodła na morzu, na lądzie jeszcze się przyda.',
    'На море подвела, на суше ещё послужит.',
  ],
} as const satisfies { readonly [card: string]: Title }
