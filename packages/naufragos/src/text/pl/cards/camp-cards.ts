// The camp cards, in Polish.
import type { Translated } from '../../card-words.ts'
import type { campCards as english } from '../../en/cards/camp-cards.ts'

export const campCards: Translated<typeof english> = {
  'camp/fish-from-the-rocks': {
    title: 'Łowienie ze skał',
    mood: 'Ktoś musi o brzasku stanąć w bryzgach fal.',
  },
  'camp/plan-the-route': {
    title: 'Wytyczanie trasy',
    mood: 'Patyki i muszle na piasku: całkiem znośna mapa wczorajszego dnia.',
  },
  'camp/scan-the-surroundings': {
    title: 'Obserwacja okolicy',
    mood: 'Z pagórka widać pogodę, zanim ona zobaczy was.',
    options: { 'look-at-the-sea': 'Spojrzeć na morze', 'look-at-the-land': 'Spojrzeć na ląd' },
  },
  'camp/tend-the-hurt': {
    title: 'Opatrywanie rannych',
    mood: 'Wygotowane płótno, zimna woda, nieśmieszny żart.',
  },
  'camp/put-the-camp-in-order': {
    title: 'Porządki w obozie',
    mood: 'Godzina nudnej roboty, za którą podziękuje wam jutrzejszy dzień.',
    options: {
      'dry-provisions': 'Ususzyć prowiant',
      'mend-what-is-broken': 'Naprawić, co zepsute',
      'stack-kindling': 'Naznosić chrustu',
    },
  },
  'camp/the-neighbour-calls': {
    title: 'Sąsiad z wizytą',
    mood: 'W środku nie usiądzie, ale na zupę zostanie.',
    options: { 'ask-for-a-cure': 'Poprosić o lekarstwo', 'ask-for-greens': 'Poprosić o zieleninę' },
  },
  'camp/hens-in-a-basket': {
    title: 'Kury w koszu',
    mood: 'Rano jajka, przez cały dzień opinie.',
    options: { 'collect-the-eggs': 'Zebrać jajka', 'wring-their-necks': 'Ukręcić im łebki' },
  },
  'camp/the-shared-earth-oven': {
    title: 'Wspólny piec ziemny',
    mood: 'Zostawiają go rozgrzanego dla następnych.',
  },
  'camp/a-cat-by-the-fire': {
    title: 'Kot przy ognisku',
    mood: 'Śpi na tym, komu najsmutniej.',
    options: { 'set-it-on-the-rats': 'Wypuścić go na szczury', 'carry-it-along': 'Zabrać go ze sobą' },
  },
  'camp/gifts-at-the-edge-of-camp': {
    title: 'Podarunki na skraju obozu',
    mood: 'Coś zostawia pół posiłku przy kamieniach i nie czeka na podziękowania.',
  },
  'camp/sick-bed-by-the-stream': {
    title: 'Lazaret nad potokiem',
    mood: 'Cień, bieżąca woda i ktoś, komu można się poskarżyć.',
  },
  'camp/the-bosun-works-his-passage': {
    title: 'Bosman pracuje na bilet',
    mood: 'Rąbie kłody, jakby każda go obraziła.',
  },
  'camp/yam-bed': {
    title: 'Grządka jamsu',
    mood: 'Zielone serca w równych rządkach.',
  },
  'camp/table-of-bearings': {
    title: 'Tabela namiarów',
    mood: 'Czyjeś staranne kolumny, wciąż zgodne z prawdą.',
  },
  'camp/the-drift-pile': {
    title: 'Drewno z morza',
    mood: 'Sterta szarego drewna, za darmo, do wyczerpania zapasów.',
  },
  'camp/turtle-beach': {
    title: 'Plaża żółwi',
    mood: 'Po cichu, nocą, z koszem i nieczystym sumieniem.',
  },
  'camp/the-figurehead-watches': {
    title: 'Figura dziobowa czuwa',
    mood: 'Wkopana na linii przypływu, słyszy wszystko.',
    options: { 'tell-her-a-story': 'Opowiedzieć jej historię', 'sit-beside-her': 'Usiąść przy niej' },
  },
  'camp/bathing-pool': {
    title: 'Sadzawka do kąpieli',
    mood: 'Zimna, czysta i osłonięta od spojrzeń.',
  },
}
