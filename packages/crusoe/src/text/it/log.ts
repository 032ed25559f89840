// What the log says in sentences of its own, in Italian.
import type { log as english } from '../en/log.ts'

export const log: typeof english = {
  found: (thing) => `Il gruppo ha trovato: ${thing}`,
  tileLost: (space) => `La terra su ${space} è perduta.`,
  tileBack: (space) => `La terra su ${space} è di nuovo accessibile.`,
  terrainLost: (space) => `Il terreno su ${space} non conta.`,
  terrainBack: (space) => `Da ora il terreno su ${space} conta.`,
  sourceBack: (space) => `Una fonte su ${space} è di nuovo attiva.`,
  shelterLost: 'Il Riparo è perduto.',
  threatGone: (title) => `La carta «${title}» lascia la plancia.`,
  /** Why a phase or an Action came to nothing; what somebody did goes on behind the name. */
  inVain: {
    rested: 'riposa, ma non ha ferite da curare.',
    noBeast: 'non trova nessuna Belva, perché il mazzo di Caccia è vuoto.',
    noThreat: 'la carta non c’è più e non resta nulla da fare.',
    arrangeBlocked: 'questa Organizzazione dell’Accampamento serve solo a rimuovere l’indicatore.',
    noProduction: 'In questo round non si produce nulla.',
    nothingProduced: 'L’accampamento non produce nulla: qui nessuna fonte dà risorse.',
    evenMorale: 'Il morale non dà né toglie segnalini Determinazione.',
    fairWeather: 'Il cielo resta sereno e il meteo non costa nulla.',
    roofHolds: 'Il Tetto ripara da tutto ciò che cade dal cielo.',
  },
  /** Why something was lost, in brackets behind it. */
  causes: {
    hunger: 'fame',
    outdoors: 'notte all’addiaccio',
    dice: 'dado Ferita',
    fight: 'combattimento',
    weather: 'maltempo',
    demand: 'richiesta non soddisfatta',
    morale: 'morale basso',
    perished: 'cibo andato a male',
    eaten: 'pasto',
    wounds: 'freccia del Morale',
    danger: 'pericolo senza armi',
    friday: 'incidente',
    moved: 'spostamento dell’accampamento',
  },
}
