// The Gather Adventure cards, and what the lower half of each is called.
import type { Titles } from './titles.ts'

export const gatherAdventureTitles = {
  'gather/after-the-hurricane': {
    title: ['After the Hurricane', "Dopo l'Uragano", 'Po huraganie', 'После урагана'],
    event: ['It Was Stormy Again', 'Un Altro Uragano', 'Kolejny huragan', 'Снова ураган'],
  },
  'gather/end-of-source': { title: ['End of Source', 'Fine della Fonte', 'Koniec źródła', 'Источник иссяк'] },
  'gather/eyes-in-the-bushes': {
    title: ['Eyes in the Bushes', 'Occhi tra i Cespugli', 'Oczy w ciemności', 'Глаза в кустах'],
    event: ['Unexpected Visit', 'Visita Inattesa', 'Niespodziewana wizyta', 'Неожиданный визит'],
  },
  'gather/fruit': {
    title: ['Fruit', 'Frutta', 'Owoce', 'Фрукты'],
    event: ['Stomach Ache', 'Mal di Pancia', 'Ból brzucha', 'Боль в животе'],
  },
  'gather/furs': {
    title: ['Furs', 'Pellicce', 'Skóry', 'Шкуры'],
    event: ['Insects', 'Insetti', 'Insekty', 'Насекомые'],
  },
  'gather/gold-coin': {
    title: ['Gold Coin!', "Una Moneta d'Oro!", 'Złota moneta!', 'Золотая монета!'],
    event: ['Curse', 'Maledizione', 'Przeklęta moneta', 'Проклятие'],
  },
  'gather/mushrooms': {
    title: ['Mushrooms', 'Funghi', 'Grzyby', 'Грибы'],
    event: ['Illness', 'Malattia', 'Rozwolnienie', 'Недомогание'],
  },
  'gather/nestlings': {
    title: ['Nestlings', 'Nidiacei', 'Pisklaki', 'Выводок'],
    event: ['Angry Bird!', 'Uccello Infuriato!', 'Wściekłe ptaszysko', 'Сердитая птица!'],
  },
  'gather/new-flock': {
    title: ['New Flock', 'Nuovo Stormo', 'Nowe stado', 'Новая стая'],
    event: ["It's All Vanished", 'È tutto svanito', 'Wszystko przepadło', 'Всё пропало'],
  },
  'gather/nice-surprise': {
    title: ['Nice Surprise', 'Bella sorpresa', 'Okazja', 'Приятный сюрприз'],
    event: ['Collapse', 'Cedimento', 'Zapadnięty dach', 'Обрушение'],
  },
  'gather/path-of-a-predator': {
    title: ['Path of a Predator', 'Il Sentiero del Predatore', 'Ścieżka drapieżnika', 'Тропа хищника'],
    event: ['Predator Attacks!', 'Il Predatore Attacca!', 'Atak bestii', 'Хищник нападает!'],
  },
  'gather/pirates-chest': {
    title: ["Pirate's Chest!", 'Il Forziere dei Pirati!', 'Skrzynia piratów', 'Пиратский сундук!'],
    event: ['Bad Luck!', 'Che Sfortuna!', 'Klątwa', 'Не повезло!'],
  },
  'gather/shortage': { title: ['Shortage', 'Agli Sgoccioli', 'Końcówka', 'На исходе'] },
  'gather/signs-of-a-predator': {
    title: ['Signs of a Predator', 'Segni di un Predatore', 'Niebezpieczne ślady', 'Тревожные знаки'],
    event: [
      'Hungry Predator Attacks!',
      'Il Predatore Affamato Attacca!',
      'Atak wygłodniałego drapieżnika',
      'Голодный хищник нападает!',
    ],
  },
  'gather/skeleton': {
    title: ['Skeleton', 'Scheletro', 'Szkielet', 'Скелет'],
    event: [
      "Dead Explorer's Memoirs",
      "Diario dell'Esploratore Morto",
      'Wspomnienia martwego odkrywcy',
      'Записки мертвеца',
    ],
  },
  'gather/spider': {
    title: ['Spider', 'Ragno', 'Pająk', 'Паук'],
    event: ['A Bite in the Neck', 'Un Morso sul Collo', 'Ugryzienie w kark', 'Укус в шею'],
  },
  'gather/surprise-in-the-bushes': {
    title: ['Surprise in the Bushes', 'Sorpresa tra i Cespugli', 'Znalezisko w krzakach', 'Находка в кустах'],
    event: ['Reflections', 'Riflessioni', 'Wspomnienia', 'Размышления'],
  },
  'gather/tracks-of-a-predator': {
    title: ['Tracks of a Predator', 'Orme di un Predatore', 'Ślady drapieżnika', 'Следы хищника'],
  },
  'gather/twisted-ankle': {
    title: ['Twisted Ankle', 'Caviglia Slogata', 'Skręcona kostka', 'Подвёрнутая лодыжка'],
    event: ['Swollen Ankle', 'Caviglia Gonfia', 'Spuchnięta kostka', 'Опухшая лодыжка'],
  },
  'gather/unbelievable-effort': {
    title: ['Unbelievable Effort', 'Sforzo Incredibile', 'Niewiarygodny wysiłek', 'Невероятное усилие'],
    event: ['Aching Arms', 'Braccia Doloranti', 'Obolałe ramiona', 'Ноющие руки'],
  },
  'gather/unexpected-discovery': {
    title: ['Unexpected Discovery', 'Scoperta Inattesa', 'Niespodziewane znalezisko', 'Неожиданная находка'],
  },
  'gather/unexpected-troubles': {
    title: ['Unexpected Troubles', 'Difficoltà Impreviste', 'Niespodziewane trudności', 'Непредвиденные трудности'],
  },
  'gather/viper': {
    title: ['Viper', 'Vipera', 'Żmija', 'Гадюка'],
    event: ['Snakebite', 'Morso di Serpente', 'Ukąszenie', 'Змеиный укус'],
  },
  'gather/weather-breakdown': {
    title: ['Weather Breakdown', 'Il Tempo Peggiora', 'Załamanie pogody', 'Погода портится'],
    event: ['Storm', 'Tempesta', 'Sztorm', 'Шторм'],
  },
  'gather/winter-freezing': {
    title: ['Winter Freezing', 'Congelamento Invernale', 'Zimowy chłód', 'Морозное дыхание'],
  },
  'gather/winter-is-coming': {
    title: ['Winter is Coming', "L'Inverno Sta Arrivando", 'Nadchodzi zima', 'Зима близко'],
    event: ['Ground Frost', 'Gelata', 'Przymrozek', 'Заморозки'],
  },
} as const satisfies { readonly [card: string]: Titles }
