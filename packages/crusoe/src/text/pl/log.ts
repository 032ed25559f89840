// What the log says in sentences of its own, in Polish.
import type { log as english } from '../en/log.ts'
import { foundThing } from './kinds.ts'

export const log: typeof english = {
  found: (thing) => `Grupa znajduje ${foundThing(thing)}`,
  tileLost: (space) => `Obszar ${space} przepada.`,
  tileBack: (space) => `Na obszar ${space} znów można wejść.`,
  terrainLost: (space) => `Typ terenu na obszarze ${space} się nie liczy.`,
  terrainBack: (space) => `Typ terenu na obszarze ${space} od teraz się liczy.`,
  sourceBack: (space) => `Źródło na obszarze ${space} znów jest czynne.`,
  shelterLost: 'Schronienie przepadło.',
  threatGone: (title) => `Karta „${title}” schodzi z planszy.`,
  /** Why a phase or an Action came to nothing; what somebody did goes on behind the name. */
  inVain: {
    rested: 'Odpoczynek nic nie daje, bo nie ma ran do wyleczenia.',
    noBeast: 'nie trafia się żadna Bestia, bo talia Polowania jest pusta.',
    noThreat: 'tej karty już nie ma, więc Akcja Zagrożenia nic nie daje.',
    arrangeBlocked: 'ta Akcja Porządkowania Obozu tylko usuwa znacznik.',
    noProduction: 'W tej rundzie nie ma produkcji.',
    nothingProduced: 'Obóz niczego nie produkuje, bo tutejsze źródła nic nie dają.',
    evenMorale: 'Morale nie daje ani nie odbiera żetonów Determinacji.',
    fairWeather: 'Niebo pozostaje czyste, a pogoda niczego nie zabiera.',
    roofHolds: 'Dach chroni przed wszystkim, co spada z nieba.',
  },
  /** Why something was lost, in brackets behind it. */
  causes: {
    hunger: 'głód',
    outdoors: 'noc bez Schronienia',
    dice: 'kość Ran',
    fight: 'walka',
    weather: 'pogoda',
    demand: 'niespełnione wymaganie',
    morale: 'niskie morale',
    perished: 'zepsuło się',
    eaten: 'posiłek',
    wounds: 'strzałka morale',
    danger: 'bez broni w niebezpieczeństwie',
    friday: 'wypadek',
    moved: 'przeniesienie Obozu',
  },
}
