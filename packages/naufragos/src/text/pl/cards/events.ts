// The event cards, in Polish.
import type { Translated } from '../../card-words.ts'
import type { events as english } from '../../en/cards/events.ts'

export const events: Translated<typeof english> = {
  E01: {
    title: 'Czysty horyzont',
    mood: 'Nic się tam nie rusza i widać to w całej okazałości.',
  },
  E02: {
    title: 'Kraby w literach',
    mood: 'Przez noc dziesięć tysięcy drobnych inżynierów poprawiło wam ortografię.',
  },
  E03: {
    title: 'Mrówki w spiżarni',
    mood: 'Czarna nitka biegnie od zapasów do drzew.',
  },
  E04: {
    title: 'Spór o racje',
    mood: 'Nikt nie krzyczy, co tylko pogarsza sprawę.',
    options: ['Najpierw nakarmić pracujących', 'Podzielić po równo'],
  },
  E05: {
    title: 'Linia szkwału',
    mood: 'Deszcz nadchodzi z boku i od razu cały.',
  },
  E06: {
    title: 'Dryfujące skrzynie',
    mood: 'Paki postukują o siebie w przyboju jak leniwie rzucane kości.',
  },
  E07: {
    title: 'Bezwietrzne południe',
    mood: 'Nawet owady poszły się położyć.',
  },
  E08: {
    title: 'Oczy poza kręgiem ognia',
    mood: 'Dwa zielone punkty, potem cztery, potem żadnego.',
  },
  E09: {
    title: 'Ławica w zatoce',
    mood: 'O rzut kamieniem od brzegu woda kipi srebrem.',
  },
  E10: {
    title: 'Wiatr zrywa strzechę',
    mood: 'Budzicie się pod gwiazdami, których nikt nie zapraszał.',
  },
  E11: {
    title: 'Coś zdechło w źródle',
    mood: 'Wodę czuć, zanim ją widać.',
  },
  E12: {
    title: 'Nerwy na wierzchu',
    mood: 'Trzy osoby się do siebie nie odzywają, a czwarta liczy.',
    options: ['Wyjaśnić to sobie', 'Zostawić, niech się kisi'],
  },
  E13: {
    title: 'Szczury w kolejce po prowiant',
    mood: 'Jak się okazuje, też dopłynęły do brzegu.',
  },
  E14: {
    title: 'Dobry dzień',
    mood: 'Ciepły piasek, pełne słońce i cała godzina bez nieszczęść.',
  },
  E15: {
    title: 'Złamany trzonek',
    mood: 'Ostatnie porządne toporzysko pęka z hukiem wystrzału.',
  },
  E16: {
    title: 'Długi deszcz',
    mood: 'Pod wieczór mokre są już wszystkie zapałki świata.',
  },
  E17: {
    title: 'Strącone owoce',
    mood: 'Nocny wiatr wspiął się na drzewa za was.',
  },
  E18: {
    title: 'Stary list',
    mood: 'Kartka z kieszeni, jeszcze da się ją odczytać.',
    options: ['Przeczytać na głos', 'Spalić'],
  },
  E19: {
    title: 'Wstrząs',
    mood: 'Palmy kiwają głowami, choć nie ma wiatru.',
  },
  E20: {
    title: 'Rozdarta rafa',
    mood: 'Wzbierające morze przynosi znajome deski.',
  },
  E21: {
    title: 'Puste brzuchy, pełne niebo',
    mood: 'Tyle ptaków i wszystkie poza zasięgiem.',
  },
  '022': {
    title: 'Szepty o złocie',
    mood: 'Wszyscy zrobili się nagle bardzo uprzejmi.',
    options: ['Wyłożyć złoto na stół', 'Nic nie mówić'],
  },
  '029': {
    title: 'Długie czółna na morzu',
    mood: 'Sześć kadłubów czeka za rafą i się namyśla.',
  },
  '038': {
    title: 'Rufa się rozpada',
    mood: 'Przez całą noc rafa zgrzyta zębami.',
  },
  '045': {
    title: 'Czyj to kot?',
    mood: 'Drobne pytanie, w którym, jak się okazuje, nie chodzi o kota.',
    options: ['Niczyj, czyli wszystkich', 'Tego, kto pierwszy go karmił'],
  },
  '047': {
    title: 'Schodzi nocą',
    mood: 'Rano widać tropy: każdego śpiącego okrążono dokładnie raz.',
  },
  '056': {
    title: 'Choroba się szerzy',
    mood: 'Ten sam kaszel z drugiego posłania.',
  },
  '061': {
    title: 'Góra odchrząkuje',
    mood: 'Pod stopami kaszlnięcie, a papugi odlatują.',
  },
  '063': {
    title: 'Słup dymu za dnia',
    mood: 'Żaden kapitan nie przepłynie obok niego obojętnie.',
    options: ['Wysłać kogoś na zwiad', 'Patrzeć z plaży'],
  },
  '073': {
    title: 'Pech',
    mood: 'Nawet niewierzący przestali żartować.',
    options: ['Wrzucić bożka do morza', 'Obrócić wszystko w żart'],
  },
  '079': {
    title: 'Nóż w nocy',
    mood: 'Coś przecięto, a ktoś był szybki.',
  },
  '082': {
    title: 'Uczciwy udział',
    mood: 'Prosi o to na stojąco, z czapką w ręku.',
    options: ['Obiecać mu miejsce', 'Wygnać go'],
  },
  '094': {
    title: 'Kadłub za horyzontem',
    mood: 'Górne żagle, pod nimi nic, a kurs w niewłaściwą stronę.',
  },
  '096': {
    title: 'Ptak, który wrócił',
    mood: 'Na nóżce wasza nitka, a pod waszą nitką cudza.',
  },
}
