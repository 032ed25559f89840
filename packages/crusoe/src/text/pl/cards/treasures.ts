// The Treasure cards in Polish.
import type { cards as english } from '../../en/cards/treasures.ts'

export const cards: typeof english = {
  'treasure/amulet-with-a-portrait-of-a-beautiful-lady': {
    title: 'Medalion z portretem pięknej damy',
    mood: 'Uśmiecha się, jakby statek miał przypłynąć w czwartek.',
  },
  'treasure/antique-rapier': {
    title: 'Zabytkowy rapier',
    mood: 'Pojedynku raczej nie będzie, ale sztych to zawsze sztych.',
  },
  'treasure/backpack': { title: 'Plecak', mood: 'Zmieści się wszystko, a i tak coś trzeba zostawić.' },
  'treasure/barrel': { title: 'Beczka', mood: 'Najpierw starannie ją opróżnimy, a potem znajdziemy jej zajęcie.' },
  'treasure/blankets': { title: 'Koce', mood: 'Pachną kamforą i zęzą, ale cieplejszych nie ma na świecie.' },
  'treasure/bottle-of-wine': { title: 'Butelka wina', mood: 'Etykiety brak, korek uparty, ale towarzystwo może być.' },
  'treasure/boxes': { title: 'Skrzynie', mood: 'Wreszcie szczelne wieka, a mrówki snują się bezrobotne.' },
  'treasure/candles': { title: 'Świeczki', mood: 'Teraz można stukać młotkiem i po zmroku, ku radości śpiących.' },
  'treasure/captain-stones-spyglass': {
    title: "Luneta kapitana Stone'a",
    mood: 'Kapitan widział przez nią wszystko oprócz rafy.',
  },
  'treasure/cave-with-furs': { title: 'Grota ze skórami', mood: 'Ktoś tu nieźle polował, a potem odszedł bez futra.' },
  'treasure/ceremonial-bowl': {
    title: 'Ceremonialna czara',
    event: 'Klątwa pokonana!',
    mood: 'Ładna czara, żeby jeszcze te twarze przestały szeptać.',
  },
  'treasure/compass': { title: 'Kompas', mood: 'Igła drży, namyśla się i wreszcie wie, dokąd iść.' },
  'treasure/crocks': { title: 'Gliniane naczynia', mood: 'Obtłuczone, brzydkie, szczelne: będzie zupa.' },
  'treasure/gold': { title: 'Złoto!', mood: 'Majątek, a do najbliższego sklepu tysiąc mil morzem.' },
  'treasure/hammock': { title: 'Hamak', mood: 'Kołysząc się, można tej wyspie prawie wszystko wybaczyć.' },
  'treasure/hatchet': { title: 'Siekiera', mood: 'Ostrze wyszczerbione, trzonek gładki, a drzewa nerwowe.' },
  'treasure/helmet': { title: 'Hełm', mood: 'Cudze wgniecenie, dokładnie tam, gdzie byłoby nasze.' },
  'treasure/herbal-mixture': {
    title: 'Ziołowa mikstura',
    mood: 'Jeden łyk, a jutrzejszy dzień stoi obok i macha ręką.',
  },
  'treasure/old-clothes': { title: 'Komplet starych ubrań', mood: 'Niemodne, bez guzików, za to cudownie grube.' },
  'treasure/old-map': { title: 'Stara mapa', mood: 'Jest na niej nasza zatoka, więc ktoś wie o tym miejscu.' },
  'treasure/old-rifle': {
    title: 'Stara strzelba',
    mood: 'Zardzewiała, ciężka i ma do powiedzenia jeszcze jedno słowo.',
  },
  'treasure/protective-amulet': {
    title: 'Amulet ochronny',
    mood: 'Wisi na gałęzi i okolica od razu mniej na nas warczy.',
  },
  'treasure/ropes': { title: 'Liny', mood: 'Smołowane, suche, mocne: wiatr nie dostanie już ani deski.' },
  'treasure/saber': { title: 'Szabla', mood: 'Tnie znakomicie, choć nie zawsze tylko wroga.' },
  'treasure/treasure-map': { title: 'Mapa skarbów', mood: 'Krzyżyk, czaszka i plama, którą uznajmy za wino.' },
  'treasure/whip': { title: 'Bicz', mood: 'Jedno smagnięcie przed siebie i wnyki chwytają powietrze.' },
}
