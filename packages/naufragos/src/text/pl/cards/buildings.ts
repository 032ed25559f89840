// The building tiles, in Polish.
import type { Translated } from '../../card-words.ts'
import type { buildings as english } from '../../en/cards/buildings.ts'

export const buildings: Translated<typeof english> = {
  'building/lean-to': {
    title: 'Szałas',
    mood: 'Gałęzie oparte o linę, na gałęziach liście palmy.',
  },
  'building/hut': {
    title: 'Chata',
    mood: 'Cztery słupy, podłoga nad mokrym piaskiem, drzwi, które prawie się domykają.',
  },
  'building/cabin': {
    title: 'Chata z bali',
    mood: 'Ktoś wyrzeźbił nadproże i odtąd był to dom.',
  },
  'building/signs-in-the-sand': {
    title: 'Znaki na piasku',
    mood: 'Litery wyższe od człowieka, obłożone czarnym kamieniem.',
  },
  'building/huge-bonfire': {
    title: 'Wielkie ognisko',
    mood: 'Wieża z drewna, na której nikomu nie wolno siadać.',
  },
  'building/raft': {
    title: 'Tratwa',
    mood: 'Sześć pni, mnóstwo liny i wątpliwość, którą każdy zachowuje dla siebie.',
  },
  'building/lookout': {
    title: 'Punkt widokowy',
    mood: 'Drabina, pomost, daleki widok.',
  },
  'building/fish-weir': {
    title: 'Jaz rybacki',
    mood: 'Kamienie ułożone w półksiężyc, a resztę robi morze.',
  },
  'building/smokehouse': {
    title: 'Wędzarnia',
    mood: 'Wszystko smakuje dymem, ale nic się nie psuje.',
  },
  'building/palisade': {
    title: 'Palisada',
    mood: 'Nic tak nie poprawia snu jak zaostrzone pale.',
  },
  'building/cistern': {
    title: 'Zbiornik na deszczówkę',
    mood: 'Glina, rynny z liści i cierpliwość.',
  },
  'building/signal-mast': {
    title: 'Maszt sygnałowy',
    mood: 'Stenga osadzona w skale, gotowa na wszystko, co jaskrawe.',
  },
  'building/hen-coop': {
    title: 'Kurnik',
    mood: 'Plecione ściany, jedne drzwiczki, wieczne naprawy.',
  },
  'building/dugout-canoe': {
    title: 'Dłubanka',
    mood: 'Wypalona w środku, wyskrobana na gładko, prawie prosta.',
  },
  'building/rope-bridge': {
    title: 'Most linowy',
    mood: 'Dwie liny i bardzo dużo wiary.',
  },
  'building/bell-frame': {
    title: 'Dzwonnica',
    mood: 'Cztery nogi, jedna belka i głos, który niesie się na sześć mil.',
  },
}
