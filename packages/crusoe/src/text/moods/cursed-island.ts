// One line of mood for each special thing of the scenario Cursed Island.
import type { Title } from '../names/titles.ts'

export const cursedIslandMoods = {
  'cursed-island/cross': [
    'Two beams and one nail, and the whispering keeps its distance.',
    'Due travi e un chiodo, e i sussurri si tengono alla larga.',
    'Dwie belki i jeden gwóźdź, a szepty wolą trzymać się z dala.',
    'Две балки, один гвоздь, и шёпот обходит вас стороной.',
  ],
  'cursed-island/cultists-candle': [
    'Black wax, bad company, excellent light to hammer by.',
    'Cera nera, pessime compagnie, ottima luce per martellare.',
    'Czarny wosk, podłe towarzystwo, świetne światło do roboty.',
    'Чёрный воск, дурная слава, а работать при них светло.',
  ],
  'cursed-island/decorated-bell': [
    'Small, gilded, and louder than the island would like.',
    'Piccola, dorata e più rumorosa di quanto l’isola vorrebbe.',
    'Mały, złocony i głośniejszy, niż wyspa by sobie życzyła.',
    'Маленький, с позолотой и громче, чем хотелось бы острову.',
  ],
  'cursed-island/mysterious-vial': [
    'The label is in blood; the contents, luckily, are not.',
    'L’etichetta è scritta col sangue. Il resto, per fortuna, no.',
    'Etykieta pisana krwią. Zawartość, na szczęście, to nie krew.',
    'Надпись на склянке кровью. Внутри, по счастью, не она.',
  ],
  'cursed-island/sacred-bell': [
    'It rings once, and somewhere out there something loses its grip.',
    'Un rintocco, e là fuori qualcosa molla la presa.',
    'Jedno uderzenie i gdzieś tam coś rozluźnia uścisk.',
    'Один удар, и где-то там нечто разжимает хватку.',
  ],
  'cursed-island/sacrificial-dagger': [
    'It cuts both ways, and always starts with your hand.',
    'Taglia da entrambe le parti, e comincia sempre dalla tua mano.',
    'Tnie w obie strony, a zaczyna zawsze od twojej dłoni.',
    'Режет в обе стороны и всегда начинает с хозяина.',
  ],
} as const satisfies { readonly [card: string]: Title }
