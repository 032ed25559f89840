// The Beast cards.
import type { Titles } from './titles.ts'

export const beastTitles = {
  'beast/alligator': { title: ['Alligator', 'Alligatore', 'Aligator', 'Аллигатор'] },
  'beast/bear': { title: ['Bear', 'Orso', 'Niedźwiedź', 'Медведь'] },
  'beast/birds': { title: ['Birds', 'Uccelli', 'Ptaki', 'Птицы'] },
  'beast/boa': { title: ['Boa', 'Boa', 'Boa', 'Удав'] },
  'beast/chamois': { title: ['Chamois', 'Camoscio', 'Kozica', 'Серна'] },
  'beast/cheetah': { title: ['Cheetah', 'Ghepardo', 'Gepard', 'Гепард'] },
  'beast/fox': { title: ['Fox', 'Volpe', 'Lis', 'Лисица'] },
  'beast/goats': { title: ['Goats', 'Capre', 'Kozły', 'Козы'] },
  'beast/gorilla': { title: ['Gorilla', 'Gorilla', 'Goryl', 'Горилла'] },
  'beast/iguana': { title: ['Iguana', 'Iguana', 'Legwan', 'Игуана'] },
  'beast/jaguar': { title: ['Jaguar', 'Giaguaro', 'Jaguar', 'Ягуар'] },
  'beast/puma': { title: ['Puma', 'Puma', 'Puma', 'Пума'] },
  'beast/tapir': { title: ['Tapir', 'Tapiro', 'Tapir', 'Тапир'] },
  'beast/tiger': { title: ['Tiger', 'Tigre', 'Tygrys', 'Тигр'] },
  'beast/wild-dog': { title: ['Wild Dog', 'Cane Selvatico', 'Dziki pies', 'Дикий пёс'] },
  'beast/wild-pig': { title: ['Wild Pig', 'Cinghiale', 'Dzika świnia', 'Кабан'] },
} as const satisfies { readonly [card: string]: Titles }
