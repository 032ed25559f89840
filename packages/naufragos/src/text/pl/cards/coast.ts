// The exploration cards of the coast, in Polish.
import type { Translated } from '../../card-words.ts'
import type { coast as english } from '../../en/cards/coast.ts'

export const coast: Translated<typeof english> = {
  C01: {
    title: 'Niecki po odpływie',
    mood: 'Ciepłe misy pełne rzeczy, które się zatrzaskują.',
  },
  C02: {
    title: 'Długa biała mila',
    mood: 'Idzie się lekko, mówić nie ma o czym, na końcu jest opał.',
  },
  C03: {
    title: 'Połamane drzewca',
    mood: 'Cała stenga leży w kawałkach powyżej linii wodorostów.',
  },
  C04: {
    title: 'Krabi jar',
    mood: 'Dziesięć tysięcy drobnych opinii na temat waszych palców.',
    options: ['Zanieść je do obozu', 'Zatrzymać najlepszego'],
  },
  C05: {
    title: 'Przylądek',
    mood: 'Stąd wyspa nareszcie ma jakiś kształt.',
  },
  C06: {
    title: 'Beczka w wodorostach',
    mood: 'Toczy się, chlupocze, a szpunt wciąż trzyma.',
  },
  C07: {
    title: 'Zagajnik kokosowy',
    mood: 'Darmowe jedzenie, o ile da się namówić do zejścia.',
  },
  C08: {
    title: 'Labirynt namorzynów',
    mood: 'Każda luka wygląda jak wyjście.',
    options: ['Przedrzeć się na wprost', 'Brodzić skrajem'],
  },
  C09: {
    title: 'Zielona półka skalna',
    mood: 'Szlam, bryzgi i jeden porządny chwyt.',
  },
  C10: {
    title: 'Słodki potok',
    mood: 'Woda, z którą nie trzeba się spierać.',
  },
  C11: {
    title: 'Grób nieznajomego',
    mood: 'Bez nazwiska, tylko rok i dłoń o sześciu palcach.',
    options: ['Przepisać napis', 'Kopać'],
  },
  C12: {
    title: 'Żółwie ślady',
    mood: 'Dwa rzędy przecinków od morza aż po wydmę.',
  },
  C13: {
    title: 'Skalny gejzer',
    mood: 'Skała robi wdech, a potem bardzo stanowczy wydech.',
  },
  C14: {
    title: 'Gdzie morze znosi drewno',
    mood: 'Jedno zakole prądu od lat odkłada je tu na później.',
  },
  C15: {
    title: 'Wyspa mew',
    mood: 'Przy odpływie dostępna dla tych, co nie mają nic do stracenia.',
    options: ['Obrabować gniazda', 'Usiąść i policzyć mewy'],
  },
  C16: {
    title: 'Klify po samą wodę',
    mood: 'Plaża po prostu się kończy.',
    options: ['Wspiąć się razem', 'Opłynąć wpław'],
  },
  C17: {
    title: 'Płycizny na rafie',
    mood: 'Ryby wielkości drzwi w wodzie głębokiej jak miednica.',
  },
  C18: {
    title: 'Sosny gięte wiatrem',
    mood: 'Kilka się nie ugięło: nareszcie drewno o prostym słoju.',
  },
  C19: {
    title: 'Figura dziobowa',
    mood: 'Patrzy obok was, tam, gdzie kiedyś był statek.',
    options: ['Zanieść ją do obozu', 'Porąbać ją na opał'],
  },
  C20: {
    title: 'Grząskie błoto',
    mood: 'Wpuszcza gości bezszelestnie.',
  },
  Z01: {
    title: 'Ślady bosych stóp',
    mood: 'Pięć palców, żadnych butów i nikt z waszych.',
    options: ['Pójść śladem', 'Zostawić podarunek', 'Iść dalej'],
  },
  Z02: {
    title: 'Pióra na wydmie',
    mood: 'Brązowe, nakrapiane, po czymś zbyt tłustym, by daleko latać.',
  },
  Z04: {
    title: 'Palma z napisem',
    mood: 'Trzy litery i strzałka, które utyły razem z korą.',
  },
  Z05: {
    title: 'Szmatka w butelce',
    mood: 'Połowa rysunku, oddarta w najciekawszym miejscu.',
  },
  Z06: {
    title: 'Bruzdy po kilach',
    mood: 'Nie dalej jak miesiąc temu wyciągano tu na brzeg długie czółna.',
    options: ['Czekać i patrzeć', 'Zostawić dar', 'Zatrzeć własne ślady'],
  },
  Z07: {
    title: 'Czubek masztu na płyciźnie',
    mood: 'Reszta statku była bliżej, niż się zdawało.',
  },
  Z08: {
    title: 'Olej na wodzie',
    mood: 'Tęcza wielkości podwórza.',
    options: ['Popłynąć tam od razu', 'Wziąć namiar'],
  },
  Z09: {
    title: 'Miauczenie w głębi lądu',
    mood: 'Jedna mała skarga, cisza i jeszcze jedna, jakby w oczekiwaniu.',
    options: ['Zawołać cicho', 'Klasnąć w dłonie'],
  },
  Z17: {
    title: 'Ślad podkutego buta',
    mood: 'Cudzy szewc, cudzy krok.',
  },
  Z20: {
    title: 'Ciosane kamienie w przyboju',
    mood: 'Kąty proste nigdy nie są dziełem przypadku.',
  },
  '015': {
    title: 'Kopczyk z poprzeczką',
    mood: 'Ktoś zostawił go komuś do znalezienia. Raczej nie wam.',
    options: ['Kopać tutaj', 'Wziąć namiar'],
  },
  '024': {
    title: 'Rodziny na plaży',
    mood: 'Sieci, niemowlęta, śmiech: przypływają tu co roku.',
    options: ['Wyjść z otwartymi dłońmi', 'Zostać wśród drzew'],
  },
  '033': {
    title: 'Rufa na rafie',
    mood: 'Nazwę wciąż da się odczytać, do góry nogami.',
    options: ['Nurkować', 'Najpierw spuścić linę', 'Wrócić przy odpływie'],
  },
  '034': {
    title: 'Kajuta kapitańska',
    mood: 'Jeden oddech, jeden wybór.',
    options: ['Dziennik kapitana', 'Kasa okrętowa', 'Szafka sygnałowa'],
  },
  '039': {
    title: 'Coś dużego w ładowni',
    mood: 'Wprowadziło się przed wami.',
  },
  '075': {
    title: 'Wygnany bosman',
    mood: 'Wysadzono go na ląd za coś. On mówi, że za nic.',
    options: ['Przygarnąć go', 'Nakarmić i odprawić', 'Przepędzić go'],
  },
  '088': {
    title: 'Schody na przystani',
    mood: 'Obrosłe wodorostami stopnie, które zaczynają się pod wodą.',
  },
}
