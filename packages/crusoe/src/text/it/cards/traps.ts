// The Trap cards in Italian.
import type { cards as english } from '../../en/cards/traps.ts'

export const cards: typeof english = {
  'trap/blowgun': { title: 'Cerbottana', mood: 'Un soffio, un solletico sul collo, e palpebre di piombo.' },
  'trap/blunt-spear': { title: 'Lancia Spuntata', mood: 'Spuntata, sì, ma arriva con molto sentimento.' },
  'trap/collapse': { title: 'Crollo', mood: 'Polvere, un boato, e al posto del passaggio ora c’è un muro.' },
  'trap/confused': { title: 'Confuso', mood: 'Il cielo è giù, la terra su, e le mani sono di qualcun altro.' },
  'trap/net': { title: 'Rete', mood: 'Belle le stelle, anche da un albero e attraverso i nodi.' },
  'trap/poisonous-spores': {
    title: 'Spore Velenose',
    mood: 'Un fungo ci starnutisce addosso, e la polvere torna con noi.',
  },
  'trap/sharp-blade': { title: 'Lama Affilata', mood: 'Vecchia, nascosta, e molto più affilata delle nostre.' },
  'trap/snare': { title: 'Laccio', mood: 'Su la gamba, giù i coltelli, da qualche parte nell’erba.' },
  'trap/spider-web': { title: 'Ragnatela', mood: 'La ragnatela è venuta via, ma il piccolo morso pulsa ancora.' },
  'trap/strange-disease': { title: 'Strana malattia', mood: 'Macchie blu, divise tra noi come razioni.' },
  'trap/terrible-scream': {
    title: 'Urlo Terribile',
    mood: 'Nessuno di noi ha polmoni simili, e nessuno dovrebbe averli.',
  },
  'trap/trapdoor': { title: 'Botola', mood: 'Noi ci siamo aggrappati al bordo, il bottino no.' },
  'trap/unlucky-incident': {
    title: 'Sfortunato Incidente',
    mood: 'Un piccolo passo falso, e al resto ha pensato l’isola.',
  },
}
