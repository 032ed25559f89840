// The building tiles, in Polish.
import type { Translated } from '../../card-words.ts'
import type { buildings as english } from '../../en/cards/buildings.ts'

export const buildings: Translated<typeof english> = {
  B01: {
    title: 'Szałas',
    mood: 'Gałęzie oparte o linę, na gałęziach liście palmy.',
  },
  B02: {
    title: 'Chata',
    mood: 'Cztery słupy, podłoga nad mokrym piaskiem, drzwi, które prawie się domykają.',
  },
  B03: {
    title: 'Chata z bali',
    mood: 'Ktoś wyrzeźbił nadproże i odtąd był to dom.',
  },
  B04: {
    title: 'Znaki na piasku',
    mood: 'Litery wyższe od człowieka, obłożone czarnym kamieniem.',
  },
  B05: {
    title: 'Wielkie ognisko',
    mood: 'Wieża z drewna, na której nikomu nie wolno siadać.',
  },
  B06: {
    title: 'Tratwa',
    mood: 'Sześć pni, mnóstwo liny i wątpliwość, którą każdy zachowuje dla siebie.',
  },
  B07: {
    title: 'Punkt widokowy',
    mood: 'Drabina, pomost, daleki widok.',
  },
  B08: {
    title: 'Jaz rybacki',
    mood: 'Kamienie ułożone w półksiężyc, a resztę robi morze.',
  },
  B09: {
    title: 'Wędzarnia',
    mood: 'Wszystko smakuje dymem, nic się nie psuje.',
  },
  B10: {
    title: 'Palisada',
    mood: 'Nic tak nie poprawia snu jak zaostrzone pale.',
  },
  B11: {
    title: 'Zbiornik na deszczówkę',
    mood: 'Glina, rynny z liści i cierpliwość.',
  },
  B12: {
    title: 'Maszt sygnałowy',
    mood: 'Stenga osadzona w skale, gotowa na wszystko, co jaskrawe.',
  },
  B13: {
    title: 'Kurnik',
    mood: 'Plecione ściany, jedne drzwiczki, wieczne naprawy.',
  },
  B14: {
    title: 'Dłubanka',
    mood: 'Wypalona w środku, wyskrobana na gładko, prawie prosta.',
  },
  B15: {
    title: 'Most linowy',
    mood: 'Dwie liny i bardzo dużo wiary.',
  },
  B16: {
    title: 'Dzwonnica',
    mood: 'Cztery nogi, jedna belka i głos, który niesie się na sześć mil.',
  },
}
