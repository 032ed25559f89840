// The cards of the Borrowed Shadow, in Polish.
import type { Translated } from '../../card-words.ts'
import type { shadow as english } from '../../en/cards/shadow.ts'

export const shadow: Translated<typeof english> = {
  'shadow/no-shadow-there': {
    title: 'Nie ma tam cienia',
    story:
      'Na rogu palisady coś stoi, dopóki nie spojrzysz wprost. W południe każdy wydaje się przykrótki. Obchodzisz wszystko raz i liczysz: każdy pal trzyma swój cień złożony ciasno u stóp. Niczyjego więcej tu nie ma.',
  },
  'shadow/ribs-and-sunlight': {
    title: 'Żebra i słońce',
    story:
      'Na minutę białe niebo rzednie i słońce kładzie płot na trawie jeszcze raz, żebro po żebrze. Jedno z żeber ma jakby łokieć. Odhaczasz je po kolei przy kościach i rachunek się zgadza. To pasy, tylko pasy.',
  },
  'shadow/empty-jars': {
    title: 'Puste słoje',
    story:
      'Przykładasz do ucha pierwszy słój: nic, starannie przechowane. W drugim jest to samo, z lepszego rocznika. Na wieczkach nie ma kurzu, na żadnym, a słoje stoją dokładnie o palec od siebie.',
  },
  'shadow/short-noon': {
    title: 'Krótkie południe',
    story:
      'O dwunastej patrzysz w dół, a tam sama trawa. Leży przygnieciona pod podeszwami i nic nie jest do nich przyszyte.',
  },
  'shadow/your-own-back': {
    title: 'Twoje własne plecy',
    story:
      'Te plecy widuje się tylko u krawca, między dwoma lustrami. Pełnią wartę przy palisadzie, z rękami z tyłu, twoim zwyczajem, a płaszcz leży na nich lepiej. U dołu, gdzie ciemność wlecze się po piasku, puścił rąbek. Nikt im nie powiedział.',
    look: 'Palisada z dryftu, a przed nią ciemna ludzka postać, widziana od tyłu. Po lewej stoi pięć bali związanych pnączem. Postać jest pośrodku, z dłońmi splecionymi na plecach i podartym dołem płaszcza. Po prawej leżą piasek i morze.',
  },
  'shadow/a-bare-wall': {
    title: 'Goła ściana',
    story: 'Jest ściana, na ścianie słońce, a twoje ręce za plecami trzymają komuś miejsce.',
    look: 'Palisada z dryftu w pełnym świetle, a przed nią nikogo. Po lewej stoi pięć bali związanych pnączem. W piasku przed nimi są dwa odciski pięt, jeden obok drugiego. Po prawej leży morze.',
  },
  'shadow/a-man-shaped-gap': {
    title: 'Luka w kształcie człowieka',
    story:
      'Przez czterdzieści kroków płot z żeber jest cały, a potem ktoś został z niego wycięty, bardzo starannie: kapelusz, ramiona, dłoń na biodrze. Krawędzie są gładkie i wciąż ostre. Biegnie po nich kreska krawieckiej kredy, a nożyce ani razu z niej nie zboczyły.',
    look: 'Płot z żeber na bagiennej trawie, a w nim luka w zarysie człowieka. Na lewo od luki stoi pięć żeber obwiązanych pnączem. Wokół luki biegnie kredowa linia, a po prawej leży stos luźnych żeber.',
  },
  'shadow/the-gap-mended': {
    title: 'Luka, naprawiona',
    story: 'Jest zadrutowana, na twój sposób skręcania, i pasuje lepiej, niż powinna.',
    look: 'Płot z żeber na bagiennej trawie, a w nim luka zamknięta drutem. Po lewej stoi pięć żeber obwiązanych pnączem. Pośrodku zarys człowieka przecina sześć drutów. Po prawej leży stos luźnych żeber.',
  },
  'shadow/the-jar-that-holds-noon': {
    title: 'Słój z południem',
    story:
      'Idziesz wzdłuż półki z uchem przy glinie i przystajesz przy słoju, który jest ciepły. Podpis ma zdrapany jak reszta, ale w tym miejscu ktoś dopisał drobno „dwunasta”. Pod wiekiem jaśnieje szpara. Przykładasz palec, a na ścianie, gdzie palec powinien być, jest tylko ściana.',
    look: 'Półka z zapieczętowanymi glinianymi słojami w kamiennym murze. Po lewej stoją cztery słoje, jednakowo brązowe. Obok nich jest jaśniejszy, z cienką świetlistą linią pod wiekiem. Prawy koniec półki jest pusty.',
  },
  'shadow/a-jar-like-the-others': {
    title: 'Słój jak inne',
    story: 'Wieko wróciło na miejsce, bo tak wypadało, a glina stygnie ci pod dłonią.',
    look: 'Półka z zapieczętowanymi glinianymi słojami w kamiennym murze. Od lewej stoi rzędem pięć słojów, jednakowo brązowych, pod wiekami. Prawy koniec półki jest pusty.',
  },
  'shadow/shadow-jar': {
    title: 'Słój na cień',
    story: 'Pusty waży tyle, co ty w południe. Postawiony na popiele nie zostawia śladu.',
  },
  'shadow/torn-hem': {
    title: 'Naddarty rąbek',
    story:
      'Zmierzch szeroki na dłoń, wystrzępiony z jednej strony. Wkładasz go do kieszeni i w kieszeni jest później niż w reszcie płaszcza.',
  },
  'shadow/bone-shears': {
    title: 'Kościane nożyce',
    story: 'W południe otwierają się same i czekają godzinę. Potem się zamykają, bez wyrzutu.',
  },
  'shadow/too-many-shadows': {
    title: 'Za dużo cieni',
    story:
      'Latarnie palą się bez drgnienia i każda rzuca trzy cienie. Dwa leżą, gdzie powinny. Ten trzeci jest zawsze nieco z boku, nie całkiem w kształcie latarni, i siedzi. Gdy ruszasz, jeden z nich wstaje, otrzepuje kolana i idzie za tobą do domu.',
    look: 'Ulica zapalonych latarni na mokrej trawie. Cztery latarnie stoją w linii od lewej do prawej, a u stóp każdej leży kilka ciemnych smug. Smuga najdalej po prawej ma zarys siedzącej osoby.',
  },
  'shadow/the-tailor-of-noon': {
    title: 'Krawiec Południa',
    story:
      'Siedzi ze skrzyżowanymi nogami na krawędzi krateru, plecami do przepaści. Twarzy właściwie nie ma, za to oko doskonałe. Miarka obejmuje wszystkich: ramiona, pas i to miejsce za piętami. „Stój spokojnie – mówi. – To tylko życie”.',
    look: 'Krawędź krateru, a na niej ciemna postać ze skrzyżowanymi nogami. Po lewej, poniżej krawędzi, leży jezioro. Postać jest pośrodku i trzyma miarkę. Po prawej na płaskim kamieniu stoją trzy szpulki nici.',
  },
  'shadow/your-shadow-loose': {
    title: 'Twój cień na swobodzie',
    story:
      'Siedzi tam, gdzie ty zwykle siadasz, z dala od wiatru, plecami do czegoś, i robi to lepiej. Sznurowadło wiąże twoim węzłem, tylko mocniej. Od czasu do czasu zerka za pięty, jak ludzie, którzy zostawili otwarte drzwi. Nic tam nie jest umocowane.',
    look: 'Zarys siedzącego człowieka, cały ciemny, a przy nim nikogo. Zwrócony jest w lewo, z podciągniętym kolanem i dłonią przy sznurowadle. Po prawej, tuż za piętami, leżą dwa kamyki.',
  },
  'shadow/a-stitch': {
    title: 'Ścieg',
    story: 'Jedna nić między tobą a ziemią, przewleczona przez piętę i zawiązana. Ta stopa opada teraz o cień wolniej.',
  },
  'shadow/measured': {
    title: 'Zdjęta miara',
    story:
      'Odczytuje liczby z miarki, pod nosem, i wszyscy wypadają przykrótko. „Nie ma z czego” – mówi i podaje cenę: trochę z brzegu, gdzie nie będzie widać. Igła leży na kamieniu między wami. Bliżej ma do twojej ręki niż do jego.',
    look: 'Płaski kamień na krawędzi krateru, przygotowany do szycia. Po lewej leży zwinięta miarka. Pośrodku są nawleczona igła i cztery paski ciemnego materiału. Po prawej na kamieniu spoczywa ciemna dłoń.',
  },
  'shadow/it-takes-your-hat': {
    title: 'Bierze twój kapelusz',
    story:
      'Sięgasz ręką, a głowę masz gołą. Kawałek dalej cień nasadza dwoma palcami twój kapelusz, pod kątem, który tobie nie wychodzi. Do twarzy mu. Kłania się, niekoniecznie tobie, i kapelusz znika za wzniesieniem.',
  },
  'shadow/it-waves': {
    title: 'Macha do ciebie',
    story:
      'Z drugiej strony pustego pola unosi ramię i macha, powoli, tak jak macha się do statku. Odmachujesz. To był błąd: twoja ręka chodzi jeszcze chwilę, choć już kończysz, i opada dopiero razem z tamtą.',
  },
  'shadow/it-holds-the-door': {
    title: 'Przytrzymuje drzwi',
    story:
      'W wąskim miejscu przystaje z wyciągniętą ręką i odgarnia, co zawadza, póki nie przejdziesz. Nikt nie mówi „dziękuję”; trudno orzec, kto miałby. Przez chwilę jest tak zmęczony jak ty. Potem ręka opada i cień idzie dalej.',
  },
  'shadow/only-shade': {
    title: 'Tylko cień',
    story: 'Krzak, a obok, rozłożone na ziemi, twoje nadzieje na krzak.',
  },
  'shadow/cloth-enough': {
    title: 'Dość materiału',
    story:
      'Materiału wystarczy. Twój cień leży na kamieniu tak, jak go rozłożono, śpi z ręką nad głową i nie wolno mu się zbudzić, póki krawiec nawleka igłę. Ślini nitkę, chybia ucha, ślini znowu. Przy twoim płaszczu wisi guzik na ostatnim skręcie bawełny i się kołysze.',
  },
  'shadow/the-needle-taken': {
    title: 'Zabrana igła',
    story:
      'Igła jest w twojej pięści, ciepła jeszcze od jego palców. On splata dłonie i patrzy, jak szyjesz po marynarsku: krzywo, za to na długo. Nić trzeba ciągnąć całymi plecami. Pod tobą coś zapiera się piętami, a są to twoje pięty.',
  },
  'shadow/the-thread-runs-out': {
    title: 'Nić się kończy',
    story:
      'Urazy nie żywi i się nie spieszy. Znalazł koniec nici i zaczął cię pruć, od stóp. Każdy ścieg puszcza z małym suchym trzaskiem i zostaje odłożony równo obok, do ponownego użycia. Gdzie już był, prześwituje skała.',
  },
  'shadow/the-charcoal-man': {
    title: 'Węglarz',
    story:
      'Człowiek o czarnych dłoniach grabi wokół dymiącego mielerza, a na ziemi nic nie grabi razem z nim. „Sprzedałem go za ciepłą zimę – mówi, widząc twój wzrok – i odkupić nie chcę”. Posuwa się na stołku zrobionym dla jednego. „Wieczory tylko długie. Światło to coś, przy czym można usiąść”.',
    look: 'Polana z mielerzami i mężczyzna z grabiami. Po lewej są dwa mielerze przykryte darnią, bliższy dymi. Mężczyzna stoi pośrodku. Po prawej jest stołek o trzech nogach.',
  },
  'shadow/a-swept-stack': {
    title: 'Zamieciony mielerz',
    story: 'Popiół zgrabiono na płasko i wyrównano w rogach, a odciśnięta jest w nim jedna stopa.',
  },
  'shadow/somebody-elses-shadow': {
    title: 'Cudzy cień',
    story: 'Jest na ciebie trochę za krótki i bardzo się stara. Na schodach idzie przodem i trzyma się poręczy.',
  },
  'shadow/noon': {
    title: 'Południe',
    story:
      'Nitka jest odgryziona. Twój cień pada ci do stóp, ciężki jak płaszcz, i przez chwilę leży na opak. Podnosisz rękę, a on po namyśle podnosi swoją. Wszystko na tarasach stoi na własnym skrawku mroku: słoje, kozy, kamienie i ty. Nikt jeszcze tak się nie cieszył ze słońca.',
  },
}
