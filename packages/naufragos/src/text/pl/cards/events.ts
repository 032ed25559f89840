// The event cards, in Polish.
import type { Translated } from '../../card-words.ts'
import type { events as english } from '../../en/cards/events.ts'

export const events: Translated<typeof english> = {
  'event/clear-horizon': {
    title: 'Czysty horyzont',
    mood: 'Nic się tam nie rusza i widać to w całej okazałości.',
  },
  'event/crabs-in-the-letters': {
    title: 'Kraby w literach',
    mood: 'Przez noc dziesięć tysięcy drobnych inżynierów poprawiło wam ortografię.',
  },
  'event/ants-in-the-stores': {
    title: 'Mrówki w spiżarni',
    mood: 'Czarna nitka biegnie od zapasów do drzew.',
  },
  'event/words-over-rations': {
    title: 'Spór o racje',
    mood: 'Nikt nie krzyczy, co tylko pogarsza sprawę.',
    options: { 'feed-the-workers-first': 'Najpierw nakarmić pracujących', 'equal-shares': 'Podzielić po równo' },
  },
  'event/squall-line': {
    title: 'Linia szkwału',
    mood: 'Deszcz nadchodzi z boku i od razu cały.',
  },
  'event/drifting-crates': {
    title: 'Dryfujące skrzynie',
    mood: 'Paki postukują o siebie w przyboju jak leniwie rzucane kości.',
  },
  'event/windless-noon': {
    title: 'Bezwietrzne południe',
    mood: 'Nawet owady poszły się położyć.',
  },
  'event/eyes-beyond-the-firelight': {
    title: 'Oczy poza kręgiem ognia',
    mood: 'Dwa zielone punkty, potem cztery, potem żadnego.',
  },
  'event/shoal-in-the-bay': {
    title: 'Ławica w zatoce',
    mood: 'O rzut kamieniem od brzegu woda kipi srebrem.',
  },
  'event/wind-takes-the-thatch': {
    title: 'Wiatr zrywa strzechę',
    mood: 'Budzicie się pod gwiazdami, których nikt nie zapraszał.',
  },
  'event/something-died-in-the-spring': {
    title: 'Coś zdechło w źródle',
    mood: 'Wodę czuć, zanim ją widać.',
  },
  'event/tempers': {
    title: 'Nerwy na wierzchu',
    mood: 'Trzy osoby się do siebie nie odzywają, a czwarta liczy.',
    options: { 'talk-it-out': 'Wyjaśnić to sobie', 'let-it-rot': 'Zostawić, niech się kisi' },
  },
  'event/rats-on-the-ration-line': {
    title: 'Szczury w kolejce po prowiant',
    mood: 'Jak się okazuje, też dopłynęły do brzegu.',
  },
  'event/the-good-day': {
    title: 'Dobry dzień',
    mood: 'Ciepły piasek, pełne słońce i cała godzina bez nieszczęść.',
  },
  'event/snapped-haft': {
    title: 'Złamany trzonek',
    mood: 'Ostatnie porządne toporzysko pęka z hukiem wystrzału.',
  },
  'event/long-rain': {
    title: 'Długi deszcz',
    mood: 'Pod wieczór mokre są już wszystkie zapałki świata.',
  },
  'event/fruit-drop': {
    title: 'Strącone owoce',
    mood: 'Nocny wiatr wspiął się na drzewa za was.',
  },
  'event/old-letter': {
    title: 'Stary list',
    mood: 'Kartka z kieszeni, którą wciąż da się odczytać.',
    options: { 'read-it-aloud': 'Przeczytać na głos', 'burn-it': 'Spalić' },
  },
  'event/tremor': {
    title: 'Wstrząs',
    mood: 'Palmy kiwają głowami, choć nie ma wiatru.',
  },
  'event/reef-torn-open': {
    title: 'Rozdarta rafa',
    mood: 'Wzbierające morze przynosi znajome deski.',
  },
  'event/empty-bellies-full-sky': {
    title: 'Puste brzuchy, pełne niebo',
    mood: 'Tyle ptaków i wszystkie poza zasięgiem.',
  },
  'event/spring-tide': {
    title: 'Wielki przypływ',
    mood: 'Morze podeszło bliżej, żeby przeczytać, co macie napisane na piasku.',
  },
  'event/rigging-in-the-surf': {
    title: 'Takielunek w przyboju',
    mood: 'Na jednym końcu pół masztu, na drugim morze, a pośrodku wy.',
  },
  'event/a-voice-in-the-dark': {
    title: 'Głos w ciemności',
    mood: 'Niczyj, a woła kogoś z was po imieniu, prawie bez błędu.',
  },
  'event/the-leaning-palm': {
    title: 'Pochylona palma',
    mood: 'Miała ochotę się położyć, odkąd was zobaczyła.',
  },
  'event/green-water': {
    title: 'Zielona woda',
    mood: 'Sadzawka porosła kożuchem, a pod kożuchem coś mruga.',
  },
  'event/a-stream-through-the-camp': {
    title: 'Strumień w obozie',
    mood: 'W południe ma już brzegi i maniery zasiedziałego lokatora.',
    options: { 'save-the-food': 'Ratować jedzenie', 'save-the-firewood': 'Ratować drewno' },
  },
  'event/the-axe-in-the-lagoon': {
    title: 'Siekiera w lagunie',
    mood: 'Jeden plusk i nikt na nikogo nie patrzy.',
  },
  'event/a-whale-on-the-sand': {
    title: 'Wieloryb na piasku',
    mood: 'Kolacja dla pułku, a cały pułk to wy.',
    options: { 'cut-until-dark': 'Ciąć mięso do zmroku', 'leave-it-to-the-gulls': 'Zostawić go mewom' },
  },
  'event/whispering-about-gold': {
    title: 'Szepty o złocie',
    mood: 'Wszyscy zrobili się nagle bardzo uprzejmi.',
    options: { 'pool-it-openly': 'Wyłożyć złoto na stół', 'say-nothing': 'Nic nie mówić' },
  },
  'event/long-canoes-offshore': {
    title: 'Długie czółna na morzu',
    mood: 'Sześć kadłubów czeka za rafą i się namyśla.',
  },
  'event/the-stern-breaks-up': {
    title: 'Rufa się rozpada',
    mood: 'Przez całą noc rafa zgrzyta zębami.',
  },
  'event/whose-cat-is-it': {
    title: 'Czyj to kot?',
    mood: 'Drobne pytanie, w którym, jak się okazuje, nie chodzi o kota.',
    options: {
      'nobodys-and-everybodys': 'Niczyj, czyli wszystkich',
      'whoever-fed-it-first': 'Tego, kto pierwszy go karmił',
    },
  },
  'event/it-comes-down-at-night': {
    title: 'Schodzi nocą',
    mood: 'Rano widać tropy: każdego śpiącego okrążono dokładnie raz.',
  },
  'event/the-sickness-spreads': {
    title: 'Choroba się szerzy',
    mood: 'Ten sam kaszel z drugiego posłania.',
  },
  'event/the-mountain-clears-its-throat': {
    title: 'Góra odchrząkuje',
    mood: 'Pod stopami kaszlnięcie, a papugi odlatują.',
  },
  'event/a-column-by-day': {
    title: 'Słup dymu za dnia',
    mood: 'Żaden kapitan nie przepłynie obok niego obojętnie.',
    options: { 'send-someone-to-look': 'Wysłać kogoś na zwiad', 'watch-it-from-the-beach': 'Patrzeć z plaży' },
  },
  'event/ill-luck': {
    title: 'Pech',
    mood: 'Nawet niewierzący przestali żartować.',
    options: { 'throw-it-in-the-sea': 'Wrzucić bożka do morza', 'laugh-it-off': 'Obrócić wszystko w żart' },
  },
  'event/a-knife-at-night': {
    title: 'Nóż w nocy',
    mood: 'Coś przecięto, a ktoś był szybki.',
  },
  'event/a-fair-share': {
    title: 'Uczciwy udział',
    mood: 'Prosi o to na stojąco, z czapką w ręku.',
    options: { 'promise-him-a-place': 'Obiecać mu miejsce', 'cast-him-out': 'Wygnać go' },
  },
  'event/hull-down': {
    title: 'Kadłub za horyzontem',
    mood: 'Górne żagle, pod nimi nic, a kurs w niewłaściwą stronę.',
  },
  'event/the-bird-that-came-back': {
    title: 'Ptak, który wrócił',
    mood: 'Na nóżce wasza nitka, a pod waszą nitką cudza.',
  },
}
