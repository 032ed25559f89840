// The Explore Adventure cards in Polish.
import type { cards as english } from '../../en/cards/explore-adventures.ts'

export const cards: typeof english = {
  'explore/bamboo': {
    title: 'Bambus',
    event: 'Trzask łamanego drewna!',
    mood: 'Lekki, prosty i za darmo, tylko czemu tak trzeszczy?',
  },
  'explore/carcass': {
    title: 'Padlina',
    event: 'Biegunka',
    mood: 'Ktoś zostawił nam obiad, ale muchy pierwsze siadły do stołu.',
  },
  'explore/cold-wind': {
    title: 'Zimny wiatr',
    event: 'Śnieg',
    mood: 'Wiatr się zmienił i niesie zapach żelaza i śniegu.',
  },
  'explore/dangerous-terrain': {
    title: 'Niebezpieczny teren',
    mood: 'Ślady pazurów na każdym pniu i ani jednego starego.',
  },
  'explore/empty-forest': {
    title: 'Pusty las',
    event: 'Głodne drapieżniki',
    mood: 'Ani ptaka, ani tropu, tylko gałązki trzaskają pod butami.',
  },
  'explore/flu': { title: 'Grypa', event: 'Ból gardła', mood: 'Słońca pod dostatkiem, a z nosa i tak cieknie.' },
  'explore/its-going-to-rain': {
    title: 'Niebo zaciąga się',
    event: 'Oberwanie chmury',
    mood: 'Dym ściele się po ziemi i swędzą wszystkie stare blizny.',
  },
  'explore/lost': { title: 'Zagubiony', mood: 'Znowu ta krzywa palma; oby chociaż przy kolacji za nami tęsknili.' },
  'explore/lost-in-the-thicket': {
    title: 'Zagubiony w gęstwinie',
    mood: 'Ścieżki ani śladu, za to w paprociach coś błyszczy.',
  },
  'explore/lost-in-the-woods': {
    title: 'Zagubiony w lesie',
    mood: 'Każde drzewo to wciąż to samo drzewo i wyraźnie z nas kpi.',
  },
  'explore/misadventure': {
    title: 'Nieszczęśliwy wypadek',
    event: 'Spuchnięta kostka',
    mood: 'Korzeń sterczał na widoku i przez to boli jeszcze bardziej.',
  },
  'explore/old-grave': {
    title: 'Stary grób',
    event: 'Wspomnienia o martwym rozbitku',
    mood: 'Na krzyżu żadnego imienia, tylko karby dni, które się urywają.',
  },
  'explore/old-hut': {
    title: 'Stara chata',
    event: 'Duch rozbitka',
    mood: 'Na stole dwa talerze, a na jednym nie ma kurzu.',
  },
  'explore/puma': {
    title: 'Puma!',
    event: 'Atak pumy!',
    mood: 'Na gałęzi dwoje żółtych oczu, którym nigdzie się nie śpieszy.',
  },
  'explore/remains-of-a-settlement': {
    title: 'Pozostałości osady',
    event: 'Epidemia',
    mood: 'Drzwi otwarte, zupa w garnkach i nie ma kogo zapytać.',
  },
  'explore/ruined-hut': {
    title: 'Zniszczona chatka',
    event: 'Niespokojne sny',
    mood: 'Dach runął na narzędzia i na tego, kto je zrobił.',
  },
  'explore/secret-cave': {
    title: 'Tajemnicza jaskinia',
    event: 'Przebudzenie bestii',
    mood: 'Z ciemności płynie ciepłe powietrze, miarowo jak oddech.',
  },
  'explore/shrine': {
    title: 'Kapliczka',
    event: 'Koszmary',
    mood: 'Na ołtarzu świeże kwiaty, choć nie ma tu komu ich zrywać.',
  },
  'explore/signs-of-fire': { title: 'Ślady ognia', mood: 'Popiół po kostki, a jeden pień wciąż dymi z wyrzutem.' },
  'explore/storm-on-the-horizon': {
    title: 'Nadciąga sztorm',
    event: 'Sztorm',
    mood: 'Czarna kreska na morzu i wszystkie mewy lecą w głąb lądu.',
  },
  'explore/surprising-discovery': {
    title: 'Zaskakujące znalezisko',
    mood: 'Nareszcie suchy proch, w sam raz na jeden mocny argument.',
  },
  'explore/swamp': { title: 'Bagniska', mood: 'Błoto zatrzymało jeden but i łakomie zerka na drugi.' },
  'explore/theres-something-in-the-air': {
    title: 'Coś się szykuje',
    event: 'Przeklęta wyspa',
    mood: 'Świerszcze ucichły wszystkie naraz, jak na rozkaz.',
  },
  'explore/thorny-bush': {
    title: 'Kolczasty krzew',
    event: 'Spuchnięte ramię',
    mood: 'Krzak puszcza rękaw, ale skórę zostawia sobie.',
  },
  'explore/tiger': {
    title: 'Tygrys!',
    event: 'Tygrys was odnajduje',
    mood: 'Odcisk łapy napełnia się wodą na naszych oczach.',
  },
  'explore/vipers': { title: 'Żmije!', event: 'Gorączka', mood: 'To nie był patyk, a ten obok zresztą też nie.' },
  'explore/wild-berries': {
    title: 'Dzikie jagody',
    event: 'Niestrawność',
    mood: 'Słodkie, fioletowe, całe mnóstwo, a żaden ptak ich nie rusza.',
  },
  'explore/wild-dog': { title: 'Dziki pies', event: 'Stary znajomy', mood: 'Merdał ogonem aż do chwili, gdy ugryzł.' },
  'explore/wrong-track': {
    title: 'Pomylone ścieżki',
    mood: 'Ścieżka kończy się na powalonych drzewach, a z nią dzień.',
  },
}
