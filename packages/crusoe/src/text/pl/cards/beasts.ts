// The Beast cards in Polish.
import type { cards as english } from '../../en/cards/beasts.ts'

export const cards: typeof english = {
  'beast/alligator': { title: 'Aligator', mood: 'Ta kłoda od rana do nas mruga.' },
  'beast/bear': { title: 'Niedźwiedź', mood: 'Spiżarnia w futrze, i to wcale nieskora do dzielenia się.' },
  'beast/birds': { title: 'Ptaki', mood: 'Więcej hałasu niż grozy, więcej piór niż mięsa.' },
  'beast/boa': { title: 'Boa', mood: 'Czegoś tu pilnuje, a może tylko to trawi.' },
  'beast/chamois': { title: 'Kozica', mood: 'Patrzy na nas z góry, dosłownie i w przenośni.' },
  'beast/cheetah': { title: 'Gepard', mood: 'Najpierw nas mija, dopiero potem słychać, że biegnie.' },
  'beast/fox': { title: 'Lis', mood: 'Starczyło sprytu, by ukraść rybę, zabrakło, by w porę zniknąć.' },
  'beast/goats': { title: 'Kozły', mood: 'Żują nam koszule i gapią się, jakby to była nasza wina.' },
  'beast/gorilla': { title: 'Goryl', mood: 'Wygina ostrze, obwąchuje je i ciska nam pod nogi.' },
  'beast/iguana': { title: 'Legwan', mood: 'Nieruchomy jak kamień, nie licząc pazurów.' },
  'beast/jaguar': { title: 'Jaguar', mood: 'Ugryzienie trwa chwilę, ale gorączka się nie spieszy.' },
  'beast/puma': { title: 'Puma', mood: 'Ciche łapy, brudne zęby.' },
  'beast/tapir': { title: 'Tapir', mood: 'Pół świni, a co do drugiej połowy sam nie jest pewien.' },
  'beast/tiger': { title: 'Tygrys', mood: 'Wysoka trawa się rozchyla i milkną wszystkie ptaki.' },
  'beast/wild-dog': { title: 'Dziki pies', mood: 'Ma pianę na pysku, i to bynajmniej nie morską.' },
  'beast/wild-pig': { title: 'Dzika świnia', mood: 'Najpierw szarżuje, a szynką zostaje dopiero potem.' },
}
