// The wreckage cards, in Polish.
import type { Translated } from '../../card-words.ts'
import type { wreckage as english } from '../../en/cards/wreckage.ts'

export const wreckage: Translated<typeof english> = {
  'wreckage/ships-compass': {
    title: 'Kompas okrętowy',
    mood: 'Igła wciąż się waha, jakby jej zależało.',
  },
  'wreckage/signal-mirror': {
    title: 'Lusterko sygnałowe',
    mood: 'Połówka lustra do golenia w mosiężnej oprawie.',
  },
  'wreckage/spyglass': {
    title: 'Luneta',
    mood: 'Jedna soczewka jest pęknięta, druga uczciwa.',
  },
  'wreckage/coil-of-rope': {
    title: 'Zwój liny',
    mood: 'Czterdzieści sążni smołowanych konopi.',
  },
  'wreckage/boarding-axe': {
    title: 'Topór abordażowy',
    mood: 'Zrobiony na takielunek, dobry na drzewa.',
  },
  'wreckage/carpenters-saw': {
    title: 'Piła ciesielska',
    mood: 'Grzbiet zardzewiały, zęby jak nowe.',
  },
  'wreckage/cutlass': {
    title: 'Kordelas',
    mood: 'Jelec wygięty do cudzej dłoni.',
  },
  'wreckage/musket': {
    title: 'Muszkiet',
    mood: 'Długi, ciężki i przekonujący.',
  },
  'wreckage/keg-of-powder': {
    title: 'Baryłka prochu',
    mood: 'Sucha cudem i dzięki mnóstwu wosku.',
  },
  'wreckage/surgeons-chest': {
    title: 'Skrzynka chirurga',
    mood: 'Większość flaszek ocalała, większość etykiet nie.',
  },
  'wreckage/flask-of-rum': {
    title: 'Manierka rumu',
    mood: 'Na czarną godzinę, która właśnie wybiła.',
  },
  'wreckage/tin-of-biscuit': {
    title: 'Puszka sucharów',
    mood: 'Wołki gratis.',
    options: { 'share-it': 'Podzielić się', 'keep-it': 'Zatrzymać dla siebie' },
  },
  'wreckage/sack-of-salt': {
    title: 'Worek soli',
    mood: 'Wart tu więcej niż w jakimkolwiek porcie.',
  },
  'wreckage/casting-net': {
    title: 'Sieć rybacka',
    mood: 'Trzy dziury, wszystkie do załatania.',
  },
  'wreckage/hooks-and-line': {
    title: 'Haczyki i linka',
    mood: 'Nawinięte na korek, ostrzami do środka.',
  },
  'wreckage/iron-pot': {
    title: 'Żelazny garnek',
    mood: 'Zupa to rodzaj odwagi.',
  },
  'wreckage/wool-blanket': {
    title: 'Wełniany koc',
    mood: 'Pachnie domem, który jest daleko.',
  },
  'wreckage/tinderbox': {
    title: 'Hubka i krzesiwo',
    mood: 'Krzemień, stal i gniazdko zwęglonego płótna.',
  },
  'wreckage/bound-journal': {
    title: 'Oprawny dziennik',
    mood: 'Połowa stron jest pusta i czeka.',
  },
  'wreckage/hymn-book': {
    title: 'Śpiewnik kościelny',
    mood: 'Działa, nawet gdy wszyscy fałszują.',
  },
  'wreckage/fiddle': {
    title: 'Skrzypki',
    mood: 'Dwie struny wystarczają prawie na wszystko.',
  },
  'wreckage/purse-of-coins': {
    title: 'Sakiewka monet',
    mood: 'Na wyspie nie ma sklepów.',
  },
  'wreckage/painted-miniature': {
    title: 'Malowana miniatura',
    mood: 'Ktoś się do kogoś uśmiecha.',
  },
  'wreckage/roll-of-sailcloth': {
    title: 'Bela płótna żaglowego',
    mood: 'Akurat na jedną ścianę albo jedną nadzieję.',
  },
  'wreckage/ships-ensign': {
    title: 'Bandera okrętowa',
    mood: 'Spłowiała do koloru słabej herbaty z mlekiem.',
  },
  'wreckage/storm-lantern': {
    title: 'Latarnia sztormowa',
    mood: 'Oliwy zostało na dwa palce; skąpym starczy na dłużej.',
  },
  'wreckage/speaking-trumpet': {
    title: 'Tuba głosowa',
    mood: 'Z małego głosu robi rozkaz.',
  },
  'wreckage/oilskin-chart': {
    title: 'Mapa na ceracie',
    mood: 'Wyspa na niej jest, tylko nazwa nie ta.',
  },
  'wreckage/sea-boots': {
    title: 'Buty sztormowe',
    mood: 'Oba lewe, przyjęte z wdzięcznością.',
  },
  'wreckage/caged-parrot': {
    title: 'Papuga w klatce',
    mood: 'Zna jedno słowo i trzyma je na złe chwile.',
  },
}
