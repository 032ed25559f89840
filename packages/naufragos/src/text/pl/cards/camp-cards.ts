// The camp cards, in Polish.
import type { Translated } from '../../card-words.ts'
import type { campCards as english } from '../../en/cards/camp-cards.ts'

export const campCards: Translated<typeof english> = {
  A1: {
    title: 'Łowienie ze skał',
    mood: 'Ktoś musi o brzasku stanąć w bryzgach fal.',
  },
  A2: {
    title: 'Wytyczanie trasy',
    mood: 'Patyki i muszle na piasku: całkiem znośna mapa wczorajszego dnia.',
  },
  A3: {
    title: 'Obserwacja okolicy',
    mood: 'Z pagórka widać pogodę, zanim ona zobaczy was.',
    options: ['Spojrzeć na morze', 'Spojrzeć na ląd'],
  },
  A4: {
    title: 'Opatrywanie rannych',
    mood: 'Wygotowane płótno, zimna woda, nieśmieszny żart.',
  },
  A5: {
    title: 'Porządki w obozie',
    mood: 'Godzina nudnej roboty, za którą podziękuje wam jutrzejszy dzień.',
    options: ['Ususzyć prowiant', 'Naprawić, co zepsute', 'Naznosić chrustu'],
  },
  '008': {
    title: 'Sąsiad z wizytą',
    mood: 'W środku nie usiądzie, ale na zupę zostanie.',
    options: ['Poprosić o lekarstwo', 'Poprosić o zieleninę'],
  },
  '011': {
    title: 'Kury w koszu',
    mood: 'Rano jajka, przez cały dzień opinie.',
    options: ['Zebrać jajka', 'Ukręcić im łebki'],
  },
  '028': {
    title: 'Wspólny piec ziemny',
    mood: 'Zostawiają go rozgrzanego dla następnych.',
  },
  '043': {
    title: 'Kot przy ognisku',
    mood: 'Śpi na tym, komu najsmutniej.',
    options: ['Wypuścić go na szczury', 'Zabrać go ze sobą'],
  },
  '052': {
    title: 'Podarunki na skraju obozu',
    mood: 'Coś zostawia pół posiłku przy kamieniach i nie czeka na podziękowania.',
  },
  '057': {
    title: 'Lazaret nad potokiem',
    mood: 'Cień, bieżąca woda i ktoś, komu można się poskarżyć.',
  },
  '077': {
    title: 'Bosman pracuje na bilet',
    mood: 'Rąbie kłody, jakby każda go obraziła.',
  },
  '086': {
    title: 'Grządka jamsu',
    mood: 'Zielone serca w równych rządkach.',
  },
  '095': {
    title: 'Tabela namiarów',
    mood: 'Czyjeś staranne kolumny, wciąż zgodne z prawdą.',
  },
  '102': {
    title: 'Drewno z morza',
    mood: 'Sterta szarego drewna, za darmo, do wyczerpania zapasów.',
  },
  '103': {
    title: 'Plaża żółwi',
    mood: 'Po cichu, nocą, z koszem i nieczystym sumieniem.',
  },
  '104': {
    title: 'Figura dziobowa czuwa',
    mood: 'Wkopana na linii przypływu, słyszy wszystko.',
    options: ['Opowiedzieć jej historię', 'Usiąść przy niej'],
  },
  '105': {
    title: 'Sadzawka do kąpieli',
    mood: 'Zimna, czysta i niewidoczna dla reszty.',
  },
}
