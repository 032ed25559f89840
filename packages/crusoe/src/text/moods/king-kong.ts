// One line of mood for each special thing of the scenario King Kong Island.
import type { Title } from '../names/titles.ts'

export const kingKongMoods = {
  'king-kong/bottle-of-vodka': [
    'Marked “lens cleaner”. The lenses have never been so neglected.',
    'Etichetta: «pulisci-obiettivi». Mai viste lenti più sporche.',
    'Na etykiecie: „do czyszczenia obiektywów”. Obiektywy poczekają.',
    'На этикетке: «для протирки линз». Линзы потерпят.',
  ],
  'king-kong/film-makers-lost-item': [
    'Whose it was is plain. Whether he wants it back, less so.',
    'Di chi fosse è chiaro. Se lo rivoglia, un po’ meno.',
    'Wiadomo, czyje to było. Czy właściciel się zgłosi, już mniej.',
    'Чьё это, понятно. Придёт ли хозяин — уже не очень.',
  ],
  'king-kong/firecracker': [
    'Left over from the battle scene. The audience will jump again.',
    'Avanzato dalla scena di battaglia. Il pubblico salterà ancora.',
    'Została po scenie bitwy. Publiczność znów podskoczy.',
    'Осталась от сцены боя. Публика опять подпрыгнет.',
  ],
  'king-kong/giant-footprint': [
    'You could bathe in it. You would rather follow it, quietly.',
    'Ci si potrebbe fare il bagno. Meglio seguirla, in silenzio.',
    'Można by się w nim wykąpać. Lepiej iść za nim, po cichu.',
    'В нём можно искупаться. Но лучше тихо пойти по следу.',
  ],
  'king-kong/tranquilizer': [
    'Tested on the director: he slept through a thunderstorm.',
    'Provato sul regista: ha dormito per tutto il temporale.',
    'Wypróbowany na reżyserze: przespał całą burzę.',
    'Испытан на режиссёре: проспал всю грозу.',
  ],
  'king-kong/trap': [
    'Deep enough for an ape, and for any second thoughts.',
    'Profonda quanto basta per uno scimmione e per i ripensamenti.',
    'Zmieści się w niej małpa i wszystkie nasze wątpliwości.',
    'Хватит места и обезьяне, и всем нашим сомнениям.',
  ],
} as const satisfies { readonly [card: string]: Title }
