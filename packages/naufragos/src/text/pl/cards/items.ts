// The items, in Polish.
import type { Translated } from '../../card-words.ts'
import type { items as english } from '../../en/cards/items.ts'

export const items: Translated<typeof english> = {
  W01: {
    title: 'Kompas okrętowy',
    mood: 'Igła wciąż się waha, jakby jej zależało.',
  },
  W02: {
    title: 'Lusterko sygnałowe',
    mood: 'Połówka lustra do golenia w mosiężnej oprawie.',
  },
  W03: {
    title: 'Luneta',
    mood: 'Jedna soczewka jest pęknięta, druga uczciwa.',
  },
  W04: {
    title: 'Zwój liny',
    mood: 'Czterdzieści sążni smołowanych konopi.',
  },
  W05: {
    title: 'Topór abordażowy',
    mood: 'Zrobiony na takielunek, dobry na drzewa.',
  },
  W06: {
    title: 'Piła ciesielska',
    mood: 'Grzbiet zardzewiały, zęby jak nowe.',
  },
  W07: {
    title: 'Kordelas',
    mood: 'Jelec wygięty do cudzej dłoni.',
  },
  W08: {
    title: 'Muszkiet',
    mood: 'Długi, ciężki i przekonujący.',
  },
  W09: {
    title: 'Baryłka prochu',
    mood: 'Sucha cudem i dzięki mnóstwu wosku.',
  },
  W10: {
    title: 'Skrzynka chirurga',
    mood: 'Większość flaszek ocalała, większość etykiet nie.',
  },
  W11: {
    title: 'Manierka rumu',
    mood: 'Na czarną godzinę, która właśnie wybiła.',
  },
  W12: {
    title: 'Puszka sucharów',
    mood: 'Wołki gratis.',
    options: ['Podzielić się', 'Zatrzymać dla siebie'],
  },
  W13: {
    title: 'Worek soli',
    mood: 'Wart tu więcej niż w jakimkolwiek porcie.',
  },
  W14: {
    title: 'Sieć rybacka',
    mood: 'Trzy dziury, wszystkie do załatania.',
  },
  W15: {
    title: 'Haczyki i linka',
    mood: 'Nawinięte na korek, ostrzami do środka.',
  },
  W16: {
    title: 'Żelazny garnek',
    mood: 'Zupa to rodzaj odwagi.',
  },
  W17: {
    title: 'Wełniany koc',
    mood: 'Pachnie domem, który jest daleko.',
  },
  W18: {
    title: 'Hubka i krzesiwo',
    mood: 'Krzemień, stal i gniazdko zwęglonego płótna.',
  },
  W19: {
    title: 'Oprawny dziennik',
    mood: 'Połowa stron jest pusta i czeka.',
  },
  W20: {
    title: 'Śpiewnik kościelny',
    mood: 'Działa, nawet gdy wszyscy fałszują.',
  },
  W21: {
    title: 'Skrzypki',
    mood: 'Dwie struny wystarczają prawie na wszystko.',
  },
  W22: {
    title: 'Sakiewka monet',
    mood: 'Na wyspie nie ma sklepów.',
  },
  W23: {
    title: 'Malowana miniatura',
    mood: 'Ktoś się do kogoś uśmiecha.',
  },
  W24: {
    title: 'Bela płótna żaglowego',
    mood: 'Akurat na jedną ścianę albo jedną nadzieję.',
  },
  W25: {
    title: 'Bandera okrętowa',
    mood: 'Spłowiała do koloru słabej herbaty z mlekiem.',
  },
  W26: {
    title: 'Latarnia sztormowa',
    mood: 'Oliwy zostało na dwa palce; skąpym starczy na dłużej.',
  },
  W27: {
    title: 'Tuba głosowa',
    mood: 'Z małego głosu robi rozkaz.',
  },
  W28: {
    title: 'Mapa na ceracie',
    mood: 'Wyspa na niej jest, tylko nazwa nie ta.',
  },
  W29: {
    title: 'Buty sztormowe',
    mood: 'Oba lewe, przyjęte z wdzięcznością.',
  },
  W30: {
    title: 'Papuga w klatce',
    mood: 'Zna jedno słowo i trzyma je na złe chwile.',
  },
  '007': {
    title: 'Księga pływów',
    mood: 'Jedenaście lat statków, spisanych coraz drobniejszym pismem.',
  },
  '014': {
    title: 'Kapelusz z piórami',
    mood: 'Absurdalny, wspaniały, widoczny z daleka.',
  },
  '016': {
    title: 'Oddarta połowa mapy',
    mood: 'Linia brzegowa doskonała; cały dowcip jest na brakującej połowie.',
  },
  '021': {
    title: 'Szkatuła dublonów',
    mood: 'Za ciężka, żeby nieść, za ładna, żeby zostawić.',
  },
  '032': {
    title: 'Maczuga z zębami rekina',
    mood: 'To pożyczka, nie prezent; dała to jasno do zrozumienia.',
  },
  '035': {
    title: 'Dziennik kapitana',
    mood: 'Ostatni wpis urywa się w pół słowa.',
  },
  '036': {
    title: 'Okuta kasa okrętowa',
    mood: 'Nikt nie ma klucza, dzięki czemu wszyscy są uczciwi.',
  },
  '037': {
    title: 'Rakiety sygnałowe',
    mood: 'Dwie, zawinięte w woskowany jedwab.',
  },
  '044': {
    title: 'Kot okrętowy',
    mood: 'Zawsze wie, w której stronie jest ognisko.',
  },
  '049': {
    title: 'Pręgowana skóra',
    mood: 'Ciepła, piękna i na wietrze nie całkiem milcząca.',
  },
  '055': {
    title: 'Kora na gorączkę',
    mood: 'Garść szarych zwitków.',
  },
  '062': {
    title: 'Worek siarki',
    mood: 'Pali się na niebiesko, cuchnie wspaniale.',
  },
  '072': {
    title: 'Zielony bożek',
    mood: 'Co wieczór cięższy.',
  },
  '080': {
    title: 'Pistolet abordażowy i kordzik',
    mood: 'Nie do pary, dobrze naoliwione.',
  },
  '084': {
    title: 'Świece z wosku',
    mood: 'Krzywe, kopcące i lepsze niż ciemność.',
  },
  '091': {
    title: 'Proch górniczy',
    mood: 'Dwanaście flanelowych woreczków i zapach dawnych grzmotów.',
  },
  '092': {
    title: 'Teleskop z brązu',
    mood: 'Przybliża horyzont na tyle, żeby rozczarował.',
  },
}
