// The standard Discovery tokens in Polish.
import type { cards as english } from '../../en/cards/discoveries.ts'

export const cards: typeof english = {
  'discovery/candles': { title: 'Świece', mood: 'Byle ogarek daje nam jeszcze godzinę roboty.' },
  'discovery/fallen-tree': { title: 'Powalone drzewo', mood: 'Tym razem czarną robotę odwaliła za nas burza.' },
  'discovery/goat': { title: 'Koza', mood: 'Tłusta i ufna: ktoś będzie musiał być tym złym.' },
  'discovery/healing-herbs': { title: 'Zioła', mood: 'Gorzkie aż po korzeń: im bardziej, tym lepiej leczą.' },
  'discovery/herbs': { title: 'Przyprawy', mood: 'Szczypta do garnka i ktoś zaczyna nucić.' },
  'discovery/large-leaves': { title: 'Wielkie liście', mood: 'Pod takim liściem deszcz to tylko muzyka.' },
  'discovery/nourishing-larvae': { title: 'Pożywne larwy', mood: 'Zamknąć oczy, żuć szybko, myśleć o krewetkach.' },
  'discovery/old-machete': { title: 'Stara maczeta', mood: 'Więcej rdzy niż ostrza, a pnącza i tak się jej boją.' },
  'discovery/poison': { title: 'Trujące pędy', mood: 'Od dziś nikt nie oblizuje ostrzy.' },
  'discovery/thorny-bushes': { title: 'Cierniste krzewy', mood: 'Żywopłot, który gryzie: tego nam było trzeba.' },
  'discovery/tobacco': { title: 'Tytoń', mood: 'Drapie w gardle, a jednak nikt w obozie nie zrzędzi.' },
  'discovery/treasure': { title: 'Znalezisko', mood: 'Ktoś to dobrze ukrył i nigdy po to nie wrócił.' },
  'discovery/vegetables': { title: 'Jadalne kłącza', mood: 'Byle długo gotować, a postawią na nogi każdego rozbitka.' },
}
