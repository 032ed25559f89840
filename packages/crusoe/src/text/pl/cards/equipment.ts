// The Starting Equipment cards in Polish.
import type { cards as english } from '../../en/cards/equipment.ts'

export const cards: typeof english = {
  'equipment/bible': { title: 'Biblia', mood: 'Sól skleiła stronice, ale resztę znamy na pamięć.' },
  'equipment/biscuits': { title: 'Suchary', mood: 'Twarde jak kamień: nawet robaki dały im spokój.' },
  'equipment/empty-bottle': { title: 'Pusta butelka', mood: 'Nawet pusta bywa bardzo ostrym argumentem.' },
  'equipment/flask-of-rum': { title: 'Flaszka rumu', mood: 'Łyk na noc i ból odwraca wzrok.' },
  'equipment/hammer-and-nails': { title: 'Młotek', mood: 'Kciuki sine, gwoździe krzywe, ale robota idzie.' },
  'equipment/pipe-and-tobacco': { title: 'Fajka i tytoń', mood: 'Jedna spokojna fajka i horyzont jakby mniej pusty.' },
  'equipment/pistol': { title: 'Pistolet', mood: 'Suchego prochu niewiele, więc lepiej nie chybić.' },
  'equipment/storm-glass': { title: 'Barometr', mood: 'Nigdy nas nie pociesza, ale też nigdy nie kłamie.' },
}
