// The Explore Adventure cards, and what the lower half of each is called.
import type { Titles } from './titles.ts'

export const exploreAdventureTitles = {
  'explore/bamboo': {
    title: ['Bamboo', 'Bambù', 'Bambus', 'Бамбук'],
    event: ['Crack of Broken Wood', 'Schianto di Legno', 'Trzask łamanego drewna!', 'Треск дерева'],
  },
  'explore/carcass': {
    title: ['Carcass', 'Carcassa', 'Padlina', 'Падаль'],
    event: ['Diarrhea', 'Diarrea', 'Biegunka', 'Диарея'],
  },
  'explore/cold-wind': {
    title: ['Cold Wind', 'Vento Freddo', 'Zimny wiatr', 'Холодный ветер'],
    event: ['Snow', 'Neve', 'Śnieg', 'Снег'],
  },
  'explore/dangerous-terrain': {
    title: ['Dangerous Terrain', 'Terreno Pericoloso', 'Niebezpieczny teren', 'Опасная местность'],
  },
  'explore/empty-forest': {
    title: ['Empty Forest', 'Foresta Vuota', 'Pusty las', 'Пустой лес'],
    event: ['Hungry Predators', 'Predatori Affamati', 'Głodne drapieżniki', 'Голодные хищники'],
  },
  'explore/flu': {
    title: ['Flu', 'Influenza', 'Grypa', 'Грипп'],
    event: ['Sore Throat', 'Mal di Gola', 'Ból gardła', 'Больное горло'],
  },
  'explore/its-going-to-rain': {
    title: ["It's Going to Rain", 'Sta per Piovere', 'Niebo zaciąga się', 'Быть дождю'],
    event: ['Heavy Rain', 'Pioggia Battente', 'Oberwanie chmury', 'Ливень'],
  },
  'explore/lost': { title: ['Lost', 'Persi', 'Zagubiony', 'Потерянная дорога'] },
  'explore/lost-in-the-thicket': {
    title: ['Lost in the Thicket', 'Persi nella Boscaglia', 'Zagubiony w gęstwinie', 'Блуждания в чаще'],
  },
  'explore/lost-in-the-woods': {
    title: ['Lost in the Woods', 'Persi nel Bosco', 'Zagubiony w lesie', 'Блуждания в лесу'],
  },
  'explore/misadventure': {
    title: ['Misadventure', 'Disavventura', 'Nieszczęśliwy wypadek', 'Досадный случай'],
    event: ['Swollen Ankle', 'Caviglia Gonfia', 'Spuchnięta kostka', 'Опухшая лодыжка'],
  },
  'explore/old-grave': {
    title: ['Old Grave', 'Vecchia Tomba', 'Stary grób', 'Старая могила'],
    event: [
      'Memories of a Dead Castaway',
      'Il Ricordo di un Naufrago Morto',
      'Wspomnienia o martwym rozbitku',
      'Память о погибшем',
    ],
  },
  'explore/old-hut': {
    title: ['Old Hut', 'Vecchia Capanna', 'Stara chata', 'Старая хижина'],
    event: ["Robinson's Ghost", 'Il Fantasma di Robinson', 'Duch rozbitka', 'Призрак Робинзона'],
  },
  'explore/puma': {
    title: ['Puma!', 'Puma!', 'Puma!', 'Пума!'],
    event: ['The Puma Attacks!', 'Il Puma Attacca!', 'Atak pumy!', 'Пума нападает!'],
  },
  'explore/remains-of-a-settlement': {
    title: ['Remains of a Settlement', 'Resti di un Insediamento', 'Pozostałości osady', 'Остатки селения'],
    event: ['Epidemic', 'Epidemia', 'Epidemia', 'Эпидемия'],
  },
  'explore/ruined-hut': {
    title: ['Ruined Hut', 'Capanna in Rovina', 'Zniszczona chatka', 'Разрушенная хижина'],
    event: ['Bad Dreams', 'Brutti Sogni', 'Niespokojne sny', 'Дурные сны'],
  },
  'explore/secret-cave': {
    title: ['Secret Cave', 'Grotta Segreta', 'Tajemnicza jaskinia', 'Тайная пещера'],
    event: ['The Beast Awakens', 'Il Risveglio della Belva', 'Przebudzenie bestii', 'Пробуждение зверя'],
  },
  'explore/shrine': {
    title: ['Shrine', 'Santuario', 'Kapliczka', 'Святилище'],
    event: ['Nightmares', 'Incubi', 'Koszmary', 'Кошмары'],
  },
  'explore/signs-of-fire': { title: ['Signs of Fire', 'Tracce di Incendio', 'Ślady ognia', 'Следы пожара'] },
  'explore/storm-on-the-horizon': {
    title: ['Storm on the Horizon', "Tempesta all'Orizzonte", 'Nadciąga sztorm', 'Шторм на горизонте'],
    event: ['Storm', 'Tempesta', 'Sztorm', 'Шторм'],
  },
  'explore/surprising-discovery': {
    title: ['Surprising Discovery', 'Scoperta Sorprendente', 'Zaskakujące znalezisko', 'Удивительная находка'],
  },
  'explore/swamp': { title: ['Swamp', 'Palude', 'Bagniska', 'Болото'] },
  'explore/theres-something-in-the-air': {
    title: ["There's Something in the Air", "C'è Qualcosa nell'Aria", 'Coś się szykuje', 'Что-то витает в воздухе'],
    event: ['Cursed Island', 'Isola Maledetta', 'Przeklęta wyspa', 'Проклятый остров'],
  },
  'explore/thorny-bush': {
    title: ['Thorny Bush', 'Cespuglio Spinoso', 'Kolczasty krzew', 'Колючий куст'],
    event: ['Swollen Arm', 'Braccio Gonfio', 'Spuchnięte ramię', 'Опухшая рука'],
  },
  'explore/tiger': {
    title: ['Tiger!', 'Tigre!', 'Tygrys!', 'Тигр!'],
    event: ['The Tiger Finds You!', 'La Tigre vi Ha Trovati!', 'Tygrys was odnajduje', 'Тигр нашёл вас!'],
  },
  'explore/vipers': {
    title: ['Vipers!', 'Vipere!', 'Żmije!', 'Гадюки!'],
    event: ['Fever', 'Febbre', 'Gorączka', 'Лихорадка'],
  },
  'explore/wild-berries': {
    title: ['Wild Berries', 'Bacche Selvatiche', 'Dzikie jagody', 'Дикие ягоды'],
    event: ['Nausea', 'Nausea', 'Niestrawność', 'Тошнота'],
  },
  'explore/wild-dog': {
    title: ['Wild Dog', 'Cane Selvatico', 'Dziki pies', 'Дикий пёс'],
    event: ['The Dog is Back!', 'Il Cane è Tornato!', 'Stary znajomy', 'Пёс вернулся!'],
  },
  'explore/wrong-track': { title: ['Wrong Track', 'Sentiero Sbagliato', 'Pomylone ścieżki', 'Ложный след'] },
} as const satisfies { readonly [card: string]: Titles }
