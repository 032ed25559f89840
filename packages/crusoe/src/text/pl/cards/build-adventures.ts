// The Build Adventure cards in Polish.
import type { cards as english } from '../../en/cards/build-adventures.ts'

export const cards: typeof english = {
  'build/accident': { title: 'Wypadek', event: 'Gangrena', mood: 'Belka się osunęła, a noga nie zdążyła uciec.' },
  'build/breakdown': {
    title: 'Załamanie',
    event: 'Dobrze idzie',
    mood: 'Młotek leży w piasku i nikt się po niego nie schyla.',
  },
  'build/broken-lever': { title: 'Złamana dźwignia', mood: 'Drzewce włóczni to świetna dźwignia, póki nie trzaśnie.' },
  'build/broken-tool': { title: 'Pęknięte narzędzie', mood: 'Jeden głuchy brzęk i po tylu dniach pracy zostaje złom.' },
  'build/coming-to-terms': {
    title: 'Realna ocena sytuacji',
    event: 'Brak pomysłów',
    mood: 'Nasze plany dobrze się palą i to ich jedyna zaleta.',
  },
  'build/construction': {
    title: 'Konstrukcja',
    event: 'Mocniejsza konstrukcja',
    mood: 'Pale wreszcie stoją prosto; aż chodzimy na nie popatrzeć.',
  },
  'build/cut-head': { title: 'Skaleczenie', event: 'Ból głowy', mood: 'Krew zalewa oczy, a upór tylko rośnie.' },
  'build/dangerous-work': {
    title: 'Niebezpieczna praca',
    mood: 'Rusztowanie trzeszczy, a ktoś musi znów na nie wejść.',
  },
  'build/dark-clouds-in-the-sky': {
    title: 'Zachmurzone niebo',
    event: 'Koniec ulewy',
    mood: 'Światło szarzeje, a pierwsza kropla spada prosto na kark.',
  },
  'build/fast-work': {
    title: 'Pośpiech',
    event: 'Co nagle, to po diable',
    mood: 'Węzłów o połowę mniej, ale kto by tam liczył węzły?',
  },
  'build/fear-of-the-beasts': {
    title: 'Strach przed bestiami',
    event: 'Kosztowna ochrona',
    mood: 'Po takim warknięciu żadna włócznia nie jest dość długa.',
  },
  'build/hard-work': { title: 'Ciężka praca', mood: 'Od świtu dźwigamy kłody, a żołądek wystawia rachunek.' },
  'build/howling-in-the-bushes': {
    title: 'Wycie w buszu',
    event: 'Bestia jest tutaj!',
    mood: 'Coś tam śpiewa przed kolacją, a kolacją jesteśmy my.',
  },
  'build/hungry-predator': {
    title: 'Wygłodniały drapieżnik',
    event: 'Rewizyta',
    mood: 'Żebra jak obręcze beczki, a ślepia wbite w naszą spiżarnię.',
  },
  'build/in-a-hurry': {
    title: 'W pośpiechu',
    event: 'Trzask!',
    mood: 'Coś błyszczy za ogrodzeniem; ostatnie gwoździe poczekają.',
  },
  'build/laborious-work': { title: 'Mozolna praca', mood: 'Kłoda ciężka, węzły mokre, a dzień taki krótki.' },
  'build/lack-of-hope': { title: 'Brak nadziei!', mood: 'Przypływ zmywa nasze rysunki z piasku, a my mu nie bronimy.' },
  'build/monkey-see': {
    title: 'Małpy cię obserwują',
    event: 'Małpy w obozie!',
    mood: 'Siedzą rządkiem i pilnie się uczą, jak wiążemy węzły.',
  },
  'build/nasty-wound': {
    title: 'Paskudna rana',
    event: 'Zakażenie',
    mood: 'Piła trafiła w ramię; szmata i morska woda muszą wystarczyć.',
  },
  'build/predator-in-the-camp': {
    title: 'Bestia w obozie',
    event: 'Nosił wilk razy kilka ...',
    mood: 'Bestia mija stos drewna, jakby płaciła tu czynsz.',
  },
  'build/savings': {
    title: 'Oszczędności',
    event: 'Licha konstrukcja',
    mood: 'Kilka belek mniej, a zauważy to najwyżej wiatr.',
  },
  'build/sting': {
    title: 'Użądlenie',
    event: 'Dreszcze',
    mood: 'Takie małe, a wlazło pod koszulę i charakter ma paskudny.',
  },
  'build/tired': { title: 'Wyczerpany', event: 'Spór', mood: 'W cieniu tak miło, a reszta wciąż nosi belki.' },
  'build/tools-inspection': {
    title: 'Kontrola narzędzi',
    event: 'Zepsute narzędzia',
    mood: 'Rdza na ostrzu, rysa na trzonku, optymizm w raporcie.',
  },
  'build/unmotivated': {
    title: 'Zdemotywowany',
    event: 'Narzędzia się psują',
    mood: 'Kolejna belka, kolejny pęcherz, kolejny powód, by usiąść.',
  },
  'build/visit-of-a-predator': {
    title: 'Wizyta bestii',
    event: 'Nocna wizyta',
    mood: 'Na koszu ślady zębów i ani słowa podziękowania.',
  },
  'build/weak-construction': {
    title: 'Marna konstrukcja',
    event: 'Trach!',
    mood: 'Dach się trzyma, póki nikt nie kichnie.',
  },
  'build/windstorm': {
    title: 'Wichura',
    event: 'Naturalna palisada',
    mood: 'Wiatr wyrywa z płotu pal po palu i jeszcze pogwizduje.',
  },
  'build/you-need-a-bigger-camp': {
    title: 'Potrzeba zmian',
    event: 'Rozbudowa obozowiska',
    mood: 'Łokcie w żebrach, stopy w ognisku: robi się tu ciasno.',
  },
}
