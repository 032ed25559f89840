// The Gather Adventure cards in Polish.
import type { cards as english } from '../../en/cards/gather-adventures.ts'

export const cards: typeof english = {
  'gather/after-the-hurricane': {
    title: 'Po huraganie',
    event: 'Kolejny huragan',
    mood: 'Drzewa leżą jak słoma: brać jest co, tylko nie ma jak przejść.',
  },
  'gather/end-of-source': { title: 'Koniec źródła', mood: 'Skrobiemy po dnie i słychać już tylko skrobanie.' },
  'gather/eyes-in-the-bushes': {
    title: 'Oczy w ciemności',
    event: 'Niespodziewana wizyta',
    mood: 'Liście właśnie mrugnęły.',
  },
  'gather/fruit': {
    title: 'Owoce',
    event: 'Ból brzucha',
    mood: 'Słodkie, czerwone, soczyste; ciekawe, że ptaki ich nie ruszają.',
  },
  'gather/furs': { title: 'Skóry', event: 'Insekty', mood: 'Grube, ciepłe skóry, które czasem same się ruszają.' },
  'gather/gold-coin': {
    title: 'Złota moneta!',
    event: 'Przeklęta moneta',
    mood: 'Ze złota uśmiecha się krzywo król, którego nikt nie zna.',
  },
  'gather/mushrooms': {
    title: 'Grzyby',
    event: 'Rozwolnienie',
    mood: 'Pachną domem, a kapelusze mają tylko odrobinę niebieskie.',
  },
  'gather/nestlings': {
    title: 'Pisklaki',
    event: 'Wściekłe ptaszysko',
    mood: 'Same otwarte dzioby, a gdzieś w górze bardzo duża matka.',
  },
  'gather/new-flock': {
    title: 'Nowe stado',
    event: 'Wszystko przepadło',
    mood: 'Niebo pociemniało od skrzydeł i kolacja wylądowała.',
  },
  'gather/nice-surprise': {
    title: 'Okazja',
    event: 'Zapadnięty dach',
    mood: 'Suche deski za krzakiem, prawie wcale niespróchniałe.',
  },
  'gather/path-of-a-predator': {
    title: 'Ścieżka drapieżnika',
    event: 'Atak bestii',
    mood: 'Ładnie wydeptana ścieżka; szkoda, że łapami.',
  },
  'gather/pirates-chest': {
    title: 'Skrzynia piratów',
    event: 'Klątwa',
    mood: 'Zawiasy wrzeszczą jak ktoś, kto prosił o święty spokój.',
  },
  'gather/shortage': { title: 'Końcówka', mood: 'Jeszcze jedno solidne naręcze, a potem goła ziemia.' },
  'gather/signs-of-a-predator': {
    title: 'Niebezpieczne ślady',
    event: 'Atak wygłodniałego drapieżnika',
    mood: 'Ślady pazurów na korze, wyżej, niż sięgamy rękami.',
  },
  'gather/skeleton': {
    title: 'Szkielet',
    event: 'Wspomnienia martwego odkrywcy',
    mood: 'Siedzi pod palmą z notesem na kolanach i nigdzie się nie spieszy.',
  },
  'gather/spider': {
    title: 'Pająk',
    event: 'Ugryzienie w kark',
    mood: 'Miękkie nóżki drepczą po kołnierzu i nikt nie śmie pacnąć.',
  },
  'gather/surprise-in-the-bushes': {
    title: 'Znalezisko w krzakach',
    event: 'Wspomnienia',
    mood: 'Ktoś to tu zostawił; lepiej nie zgadywać dlaczego.',
  },
  'gather/tracks-of-a-predator': {
    title: 'Ślady drapieżnika',
    mood: 'Trop jest świeży, a but mieści się w nim z zapasem.',
  },
  'gather/twisted-ankle': {
    title: 'Skręcona kostka',
    event: 'Spuchnięta kostka',
    mood: 'Pełny kosz, ukryty korzeń i słowo nie do dziennika.',
  },
  'gather/unbelievable-effort': {
    title: 'Niewiarygodny wysiłek',
    event: 'Obolałe ramiona',
    mood: 'Pień wreszcie drgnął, a razem z nim coś w barku.',
  },
  'gather/unexpected-discovery': {
    title: 'Niespodziewane znalezisko',
    mood: 'Jama pod korzeniami i wyjątkowo nic w niej nie gryzie.',
  },
  'gather/unexpected-troubles': {
    title: 'Niespodziewane trudności',
    mood: 'Wczoraj znaliśmy tu drogę, a dziś są same ciernie.',
  },
  'gather/viper': { title: 'Żmija', event: 'Ukąszenie', mood: 'Jeden z tych patyków ma rozdwojony język.' },
  'gather/weather-breakdown': {
    title: 'Załamanie pogody',
    event: 'Sztorm',
    mood: 'Mewy odleciały w głąb wyspy, a one rzadko się mylą.',
  },
  'gather/winter-freezing': {
    title: 'Zimowy chłód',
    mood: 'O świcie liście pobielały od szronu, w południe sczerniały.',
  },
  'gather/winter-is-coming': {
    title: 'Nadchodzi zima',
    event: 'Przymrozek',
    mood: 'Z ust leci para, ale nikt o tym nie wspomina.',
  },
}
