// The Trap cards.
import type { Titles } from './titles.ts'

export const trapTitles = {
  'trap/blowgun': { title: ['Blowgun', 'Cerbottana', 'Dmuchawka', 'Духовая трубка'] },
  'trap/blunt-spear': { title: ['Blunt Spear', 'Lancia Spuntata', 'Stara dzida', 'Тупое копьё'] },
  'trap/collapse': { title: ['Collapse', 'Crollo', 'Zapadło się', 'Обвал'] },
  'trap/confused': { title: ['Confused', 'Confuso', 'Otumaniony', 'Дурман'] },
  'trap/net': { title: ['Net', 'Rete', 'Sieć', 'Сеть'] },
  'trap/poisonous-spores': { title: ['Poisonous Spores', 'Spore Velenose', 'Trucizna', 'Ядовитые споры'] },
  'trap/sharp-blade': { title: ['Sharp Blade', 'Lama Affilata', 'Ostrze', 'Острое лезвие'] },
  'trap/snare': { title: ['Snare', 'Laccio', 'Ukryta lina', 'Петля'] },
  'trap/spider-web': { title: ['Spider Web', 'Ragnatela', 'Pająk', 'Паутина'] },
  'trap/strange-disease': { title: ['Strange Disease', 'Strana malattia', 'Dziwne schorzenie', 'Странная болезнь'] },
  'trap/terrible-scream': { title: ['Terrible Scream', 'Urlo Terribile', 'Przeraźliwy krzyk', 'Ужасный крик'] },
  'trap/trapdoor': { title: ['Trapdoor', 'Botola', 'Zapadnia', 'Люк'] },
  'trap/unlucky-incident': {
    title: ['Unlucky Incident', 'Sfortunato Incidente', 'Nieszczęśliwa przygoda', 'Злоключение'],
  },
} as const satisfies { readonly [card: string]: Titles }
