// The special things of the scenario King Kong Island: its Inventions, its Discovery tokens, and the places on its sheet.
import type { Titles } from './titles.ts'

export const kingKongInventions = {
  'king-kong/trap': { title: ['Trap', 'Trappola', 'Pułapka', 'Ловушка'] },
  'king-kong/tranquilizer': { title: ['Tranquilizer', 'Tranquillante', 'Środek usypiający', 'Транквилизатор'] },
} as const satisfies { readonly [card: string]: Titles }

export const kingKongTokens = {
  'king-kong/bottle-of-vodka': { title: ['Bottle of Vodka', 'Bottiglia di Vodka', 'Butelka wódki', 'Бутылка водки'] },
  'king-kong/giant-footprint': { title: ['Giant Footprint', 'Impronta Gigante', 'Ślad olbrzyma', 'Гигантский след'] },
  'king-kong/firecracker': { title: ['Firecracker', 'Petardo', 'Petarda', 'Пиротехника'] },
  'king-kong/film-makers-lost-item': {
    title: ['Film-maker’s Lost Item', 'L’Oggetto Perduto del Filmmaker', 'Zguba filmowca', 'Потерянный реквизит'],
  },
} as const satisfies { readonly [card: string]: Titles }

export const kingKongPlaces = {
  'king-kong/king-kongs-lair': {
    title: ['King Kong’s Lair', 'Tana di King Kong', 'Legowisko King Konga', 'Логово Кинг-Конга'],
  },
  'king-kong/capture': { title: ['King Kong', 'King Kong', 'King Kong', 'Кинг-Конг'] },
  'king-kong/hostage': {
    title: ['Prison of the Actress', 'Prigione dell’Attrice', 'Więzienie aktorki', 'Темница актрисы'],
  },
  'king-kong/lights': { title: ['Lights', 'Tecnico delle Luci', 'Oświetleniowiec', 'Осветитель'] },
  'king-kong/flashlight': { title: ['Flashlight', 'Torcia Elettrica', 'Latarka', 'Фонарик'] },
  'king-kong/cameraman': { title: ['Cameraman', 'Operatore', 'Operator kamery', 'Оператор'] },
  'king-kong/wine': { title: ['Wine', 'Vino', 'Wino', 'Вино'] },
  'king-kong/sound': { title: ['Sound', 'Fonico', 'Dźwiękowiec', 'Звукооператор'] },
  'king-kong/microphone': { title: ['Microphone', 'Microfono', 'Mikrofon', 'Микрофон'] },
  'king-kong/screenwriter': { title: ['Screenwriter', 'Sceneggiatore', 'Scenarzysta', 'Сценарист'] },
  'king-kong/script': { title: ['Script', 'Copione', 'Scenariusz', 'Сценарий'] },
  'king-kong/make-up-artist': { title: ['Make-up Artist', 'Truccatore', 'Charakteryzator', 'Гримёр'] },
  'king-kong/make-up-kit': { title: ['Make-up Kit', 'Kit da Trucco', 'Zestaw do makijażu', 'Набор для грима'] },
  'king-kong/actress': { title: ['Actress', 'Attrice', 'Aktorka', 'Актриса'] },
  'king-kong/autographed-photos': {
    title: ['Autographed Photos', 'Foto Autografate', 'Zdjęcia z autografem', 'Фото с автографом'],
  },
  'king-kong/double': { title: ['Double', 'Controfigura', 'Dubler', 'Дублёр'] },
  'king-kong/lucky-charm': { title: ['Lucky Charm', 'Portafortuna', 'Amulet na szczęście', 'Талисман'] },
  'king-kong/actor': { title: ['Actor', 'Attore', 'Aktor', 'Актёр'] },
  'king-kong/revolver': { title: ['Revolver', 'Revolver', 'Rewolwer', 'Револьвер'] },
  'king-kong/director': { title: ['Director', 'Regista', 'Reżyser', 'Режиссёр'] },
  'king-kong/last-will': { title: ['Last Will', 'Testamento', 'Testament', 'Завещание'] },
} as const satisfies { readonly [card: string]: Titles }
