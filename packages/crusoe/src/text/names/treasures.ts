// The Treasure cards.
import type { Titles } from './titles.ts'

export const treasureTitles = {
  'treasure/amulet-with-a-portrait-of-a-beautiful-lady': {
    title: [
      'Amulet with a Portrait of a Beautiful Lady',
      'Amuleto con Ritratto di una Bella Dama',
      'Medalion z portretem pięknej damy',
      'Амулет с портретом прекрасной дамы',
    ],
  },
  'treasure/antique-rapier': { title: ['Antique Rapier', 'Stocco Antico', 'Zabytkowy rapier', 'Старинная рапира'] },
  'treasure/backpack': { title: ['Backpack', 'Zaino', 'Plecak', 'Заплечный мешок'] },
  'treasure/barrel': { title: ['Barrel', 'Botte', 'Beczka', 'Бочка'] },
  'treasure/blankets': { title: ['Blankets', 'Coperte', 'Koce', 'Одеяла'] },
  'treasure/bottle-of-wine': { title: ['Bottle of Wine', 'Bottiglia di vino', 'Butelka wina', 'Бутыль вина'] },
  'treasure/boxes': { title: ['Boxes', 'Scatole', 'Skrzynie', 'Ящики'] },
  'treasure/candles': { title: ['Candles', 'Candele', 'Świeczki', 'Свечи'] },
  'treasure/captain-stones-spyglass': {
    title: [
      "Captain Stone's Spyglass",
      'Cannocchiale del Capitano Stone',
      "Luneta kapitana Stone'a",
      'Подзорная труба капитана Стоуна',
    ],
  },
  'treasure/cave-with-furs': {
    title: ['Cave with Furs', 'Grotta con Pellicce', 'Grota ze skórami', 'Пещера со шкурами'],
  },
  'treasure/ceremonial-bowl': {
    title: ['Ceremonial Bowl', 'Ciotola Cerimoniale', 'Ceremonialna czara', 'Ритуальная чаша'],
    event: ['Overcoming the Curse', 'Maledizione Spezzata', 'Klątwa pokonana!', 'Проклятие снято'],
  },
  'treasure/compass': { title: ['Compass', 'Bussola', 'Kompas', 'Компас'] },
  'treasure/crocks': { title: ['Crocks', 'Vasellame', 'Gliniane naczynia', 'Глиняная посуда'] },
  'treasure/gold': { title: ['Gold!', 'Oro!', 'Złoto!', 'Золото!'] },
  'treasure/hammock': { title: ['Hammock', 'Amaca', 'Hamak', 'Гамак'] },
  'treasure/hatchet': { title: ['Hatchet', 'Accetta', 'Siekiera', 'Топор'] },
  'treasure/helmet': { title: ['Helmet', 'Elmo', 'Hełm', 'Шлем'] },
  'treasure/herbal-mixture': { title: ['Herbal Mixture', 'Mistura di Erbe', 'Ziołowa mikstura', 'Травяной настой'] },
  'treasure/old-clothes': { title: ['Old Clothes', 'Vecchi vestiti', 'Komplet starych ubrań', 'Тряпьё'] },
  'treasure/old-map': { title: ['Old Map', 'Vecchia Mappa', 'Stara mapa', 'Старая карта'] },
  'treasure/old-rifle': { title: ['Old Rifle', 'Vecchio Fucile', 'Stara strzelba', 'Старое ружьё'] },
  'treasure/protective-amulet': {
    title: ['Protective Amulet', 'Amuleto Protettivo', 'Amulet ochronny', 'Защитный амулет'],
  },
  'treasure/ropes': { title: ['Ropes', 'Corde', 'Liny', 'Верёвки'] },
  'treasure/saber': { title: ['Saber', 'Sciabola', 'Szabla', 'Сабля'] },
  'treasure/treasure-map': { title: ['Treasure Map', 'Mappa del Tesoro', 'Mapa skarbów', 'Карта сокровищ'] },
  'treasure/whip': { title: ['Whip', 'Frusta', 'Bicz', 'Хлыст'] },
} as const satisfies { readonly [card: string]: Titles }
