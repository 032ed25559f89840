// One line of mood for each special thing of the scenario Volcano Island.
import type { Title } from '../names/titles.ts'

export const volcanoIslandMoods = {
  'volcano-island/indys-diary': [
    'Page after page of traps, each with a small drawing of a hat.',
    'Pagine e pagine di trappole, accanto a ognuna un cappello.',
    'Strona po stronie same pułapki, a przy każdej mały kapelusz.',
    'Страница за страницей одни ловушки, и у каждой — шляпа.',
  ],
  'volcano-island/jolly-boat': [
    'She leaks, she creaks, and she is lovelier than any frigate.',
    'Fa acqua, scricchiola, ed è più bella di una fregata.',
    'Przecieka, trzeszczy i jest piękniejsza niż fregata.',
    'Течёт, скрипит и прекраснее любого фрегата.',
  ],
  'volcano-island/old-canvas': [
    'It kept the wind in once; keeping the rain out is easier.',
    'Un tempo tratteneva il vento: la pioggia, al confronto, è nulla.',
    'Kiedyś łapało wiatr, więc z deszczem jakoś sobie poradzi.',
    'Когда-то она ловила ветер, уж с дождём как-нибудь сладит.',
  ],
  'volcano-island/old-map': [
    'One door is crossed out twice, and we shall take the hint.',
    'Una porta è sbarrata due volte: recepito.',
    'Jedne drzwi skreślono dwa razy. Wierzymy na słowo.',
    'Одна дверь зачёркнута дважды. Намёк понят.',
  ],
  'volcano-island/rope-ladder': [
    'Down is quick and up is slow; with the lava near, up is quick too.',
    'Giù si va svelti, su piano; con la lava sotto, svelti pure su.',
    'W dół prędko, w górę powoli. Chyba że goni lawa.',
    'Вниз быстро, вверх медленно. Если снизу лава, то наоборот.',
  ],
  'volcano-island/torch': [
    'Everything with eyes down there would rather you had none.',
    'Tutto ciò che ha occhi, laggiù, preferirebbe il buio.',
    'Wszystko, co ma tam oczy, wolałoby ciemność.',
    'Всё, у чего там внизу есть глаза, предпочитает темноту.',
  ],
} as const satisfies { readonly [card: string]: Title }
