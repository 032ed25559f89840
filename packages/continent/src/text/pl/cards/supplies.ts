// The supplies, in Polish.
import type { Translated } from '../../card-words.ts'
import type { supplies as english } from '../../en/cards/supplies.ts'

export const supplies: Translated<typeof english> = {
  'supply/fat-bream': {
    title: 'Tłusty leszcz',
    story:
      'Wynurza się jak wnoszony półmisek: szeroki, poziomy i pewien, że na niego czekano. Są w nim dwie dobre kolacje i śniadanie. Oko ma spokojne. Do najbliższego stołu z obrusem jest stąd daleko, a jednak tyle wystarcza, żeby uwierzyć w piątki.',
    look: 'Na płaskim kamieniu leży szeroka srebrna ryba. Głowę ma po lewej, a postawiona płetwa grzbietowa ma dziewięć kolców. Po prawej ogon zwisa za krawędź kamienia.',
  },
  'supply/two-dabs': {
    title: 'Dwie flądry',
    story:
      'Dwie flądry na jednym haczyku, płaskie, z oczami po wierzchniej stronie, wszystkimi wzniesionymi. Dziwią się, że tu są. Będą się dziwić, aż zostaną z nich same ości, czyste jak grzebienie, i smak masła, którego nikt nie ma. Będą pyszne, i to też je dziwi.',
    look: 'Dwie płaskie brązowe ryby leżą obok siebie na desce, mniejsza po lewej. Obie mają oczy na wierzchniej stronie. Po prawej leży haczyk z linką zwiniętą w pięć zwojów.',
  },
  'supply/crab-in-the-rocks': {
    title: 'Krab między skałami',
    story:
      'Wcisnął się tyłem w szczelinę i broni stanowiska: jedne szczypce ma do szczypania, drugie do podkreślania słów. Oddaje nogę, racji nie. W końcu wychodzi, ujęty z tyłu, za pancerz, i kwestionuje każdy krok. Ostatnie słowo zamienia z twoim mankietem.',
    look: 'W szczelinie między skałami siedzi duży krab. Po lewej ma mniejsze szczypce, zamknięte. Z nóg widać cztery, a po prawej drugie szczypce są otwarte, wielkie jak dłoń.',
  },
  'supply/smoked-eel': {
    title: 'Wędzony węgorz',
    story: 'Uwędzony na kolor skrzypiec i zwinięty w pętlę do noszenia. Wytrzyma wiele dni, jeśli i tobie się uda.',
  },
  'supply/bare-hook': {
    title: 'Goły haczyk',
    story: 'Haczyk wraca goły i wypolerowany: woda się nauczyła.',
  },
  'supply/marsh-hare': {
    title: 'Zając z bagien',
    story:
      'Zając jest chudy i szybki, a szybkość prawie zawsze wystarcza. Ten obiega trzy boki kwadratu, jak to zające, a na czwartym nie ma szczęścia. Niewiele na nim takiego, co nie biegało. Zamykasz mu oczy, a dłoń zostaje tam trochę dłużej, bo jest ciepły.',
    look: 'W ściętej trawie leży na boku brązowy zając o długich nogach. Po lewej jest głowa, czubki uszu są czarne. Po prawej leżą trzy łodygi trzciny.',
  },
  'supply/boar-haunch': {
    title: 'Udziec dzika',
    story:
      'Poszły w to żołędzie, korzenie, jajka i co najmniej jedna rabata, kęs po kęsie, przez lata. Dzik odżywiał się dobrze, w twoim imieniu. Udziec waży tyle co pełne wiadro węgla. Trzeba mu wolnego ognia, ostrego noża i kogoś, kto przed pierwszym plastrem powie parę słów.',
    look: 'Udziec dzika wisi na sznurze pod gałęzią. Po lewej jest racica, dwa razy owiązana sznurem. Po prawej jest gruby koniec, ucięty równo, z obwódką tłuszczu. Na ziemi pod spodem leżą cztery żołędzie.',
  },
  'supply/rock-dove': {
    title: 'Gołąb skalny',
    story:
      'Klaśnięcie, koziołek i mały szary ptak. Skubanie trwa dłużej, niż potrwa posiłek, a na końcu piór jest na poduszkę, a gołębia na jeden kęs. Przeglądasz pióra jeszcze raz. To bardzo dobry kęs.',
    look: 'Na kamieniu leży szary gołąb ze złożonymi skrzydłami. Głowę ma po lewej, a przez skrzydło biegną dwa ciemne paski. Po prawej jest kupka piór, a obok sześć długich.',
  },
  'supply/dried-strips': {
    title: 'Suszone paski',
    story: 'Czyjaś sól, czyjś dym i niemało czyjejś cierpliwości. Żucie zostawiono tobie.',
  },
  'supply/cold-trail': {
    title: 'Zimny trop',
    story: 'Trop schodzi do wody, okrąża dwa razy krzak i dochodzi do obcasów twoich własnych butów.',
  },
  'supply/samphire': {
    title: 'Soliród',
    story: 'Chrupie w zębach: zielona sól, a w środku łyk zimnej wody.',
  },
  'supply/bitterroot': {
    title: 'Gorzki korzeń',
    story: 'Żółty korzeń o smaku trzaśniętych drzwi. Jest gorszy od trucizny, przez chwilę.',
  },
  'supply/crowberry-patch': {
    title: 'Kobierzec bażyny',
    story:
      'Niskie kobierce bażyny, czarne od jagód, i nikt ich jeszcze nie ruszył. Taki posiłek je się na klęczkach. Pierwsza jagoda jest tak cierpka, że zamyka się jedno oko, a jest ich tyle, że przyjdzie kolej i na drugie. Za twoją ręką łodyżki wstają, jedna po drugiej, odrobinę lżejsze.',
    look: 'Niski kobierzec ciemnych liści, pełen czarnych jagód. Po lewej łodyżki stoją prosto. Pośrodku są w kobiercu dwa wgniecenia, a po prawej na płaskim kamieniu leży osiem jagód.',
  },
  'supply/wrong-mushroom': {
    title: 'Nie ten grzyb',
    story:
      'Kapelusz się zgadza, pierścień się zgadza, pachnie mąką jak trzeba. We wszystkim jest jak tamten drugi i zadał sobie trud nawet przy trzonie. Różnica jest od spodu, a kolacji nikt nie odwraca. Na czubku języka pojawia się drętwa plamka wielkości guzika, a po niej następne.',
  },
  'supply/stripped-bushes': {
    title: 'Ogołocone krzewy',
    story: 'Ani jednej jagody i ani jednej zgiętej gałązki: coś o małych rękach było tu pierwsze.',
  },
  'supply/insight': {
    title: 'Olśnienie',
    story: 'Nauka odebrana na własnej skórze. Znajdujesz ją potem w dłoni, między drzazgami.',
  },
  'supply/deep-insight': {
    title: 'Głębokie olśnienie',
    story: 'Nauka odebrana na własnych kościach. Już nie boli i zaczyna wskazywać kierunek.',
  },
  'supply/good-hour': {
    title: 'Dobra godzina',
    story:
      'Zdejmujesz buty i stawiasz je obok siebie, noskami na zewnątrz. Nikt nie przychodzi. Nic nie skrzypi, nie kapie, nie woła cię po imieniu. Przez godzinę nie dzieje się nic, i dzieje się pięknie, a kiedy mija, buty są tam, gdzie stały.',
  },
  'supply/fireside-talk': {
    title: 'Gawęda przy ogniu',
    story:
      'Opowiadasz tę historię z przeprawą. Fale urosły od ostatniego razu, a kucharz, który był po prostu wysoki, musi się schylać pod bomem. Opowiadasz to lepiej, niż było. Pod koniec ktoś się śmieje, we właściwym miejscu, i chwilę trwa, zanim wychodzi na jaw kto. To ty.',
  },
  'supply/dream-of-the-lamp': {
    title: 'Sen o lampie',
    story:
      'We śnie jest okrągły pokój, a w pokoju lampa. Obraca się, a ty razem z nią, bo nie ma gdzie indziej stanąć. Suną drogi, rafy, jakieś drzwi. Każdą rzecz oświetla, ogląda i puszcza. Budzisz się twarzą w drugą stronę, z kocem podwiniętym po obu bokach.',
  },
  'supply/thin-sleep': {
    title: 'Płytki sen',
    story: 'Jedna połowa śpi, druga pilnuje, po jednym oku na każdą.',
  },
}
