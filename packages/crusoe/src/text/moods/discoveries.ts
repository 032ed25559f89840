// One line of mood for each standard Discovery token.
import type { Title } from '../names/titles.ts'

export const discoveryMoods = {
  'discovery/candles': [
    'A mere stub buys us another hour of work.',
    "Basta un moccolo per regalarci un'altra ora di lavoro.",
    'Byle ogarek daje nam jeszcze godzinę roboty.',
    'Один огарок дарит нам ещё час работы.',
  ],
  'discovery/fallen-tree': [
    'For once, the storm has done our work for us.',
    'Per una volta la tempesta ha lavorato per noi.',
    'Tym razem czarną robotę odwaliła za nas burza.',
    'Буря сделала за нас самую тяжёлую работу.',
  ],
  'discovery/goat': [
    'Plump and trusting; somebody will have to be the villain.',
    'Grassa e fiduciosa: a qualcuno tocca fare il cattivo.',
    'Tłusta i ufna: ktoś będzie musiał być tym złym.',
    'Упитанная и доверчивая: кому-то придётся быть злодеем.',
  ],
  'discovery/healing-herbs': [
    'Bitter to the root; the more bitter, the better they cure.',
    'Amare fino alla radice: più sono amare, meglio curano.',
    'Gorzkie aż po korzeń: im bardziej, tym lepiej leczą.',
    'Горькие до самых корней: чем горше, тем целебнее.',
  ],
  'discovery/herbs': [
    'A pinch in the pot, and someone starts to hum.',
    'Un pizzico nella pentola, e qualcuno si mette a canticchiare.',
    'Szczypta do garnka i ktoś zaczyna nucić.',
    'Пара глотков, и кто-то уже напевает.',
  ],
  'discovery/large-leaves': [
    'Under one of these, the rain is only music.',
    'Sotto una di queste la pioggia è solo musica.',
    'Pod takim liściem deszcz to tylko muzyka.',
    'Под таким листом дождь — всего лишь музыка.',
  ],
  'discovery/nourishing-larvae': [
    'Eyes shut, chew fast, think of shrimp.',
    'Occhi chiusi, masticare in fretta, pensare ai gamberi.',
    'Zamknąć oczy, żuć szybko, myśleć o krewetkach.',
    'Закрыть глаза, жевать быстро, думать о креветках.',
  ],
  'discovery/old-machete': [
    'More rust than blade, yet the vines still fear it.',
    'Più ruggine che lama, eppure le liane lo temono ancora.',
    'Więcej rdzy niż ostrza, a pnącza i tak się jej boją.',
    'Ржавчины больше, чем лезвия, но лианы его ещё боятся.',
  ],
  'discovery/poison': [
    'From today on, nobody licks the blades.',
    'Da oggi nessuno si azzardi a leccare le lame.',
    'Od dziś nikt nie oblizuje ostrzy.',
    'С этого дня лезвия никто не облизывает.',
  ],
  'discovery/thorny-bushes': [
    'A hedge that bites: just what we needed.',
    'Una siepe che morde: proprio quello che ci voleva.',
    'Żywopłot, który gryzie: tego nam było trzeba.',
    'Живая изгородь, которая кусается: то, что надо.',
  ],
  'discovery/tobacco': [
    'It scrapes the throat, and nobody in camp is grumbling.',
    'Gratta la gola, eppure al campo nessuno brontola.',
    'Drapie w gardle, a jednak nikt w obozie nie zrzędzi.',
    'Дерёт горло, зато в лагере никто не ворчит.',
  ],
  'discovery/treasure': [
    'Somebody hid this well, and never came back for it.',
    "Qualcuno l'ha nascosto bene e non è mai tornato a prenderlo.",
    'Ktoś to dobrze ukrył i nigdy po to nie wrócił.',
    'Кто-то хорошо его спрятал и так за ним и не вернулся.',
  ],
  'discovery/vegetables': [
    'Boil them long enough and they put anyone back on their feet.',
    'Bollite a lungo, rimettono in piedi anche un naufrago.',
    'Byle długo gotować, a postawią na nogi każdego rozbitka.',
    'Если хорошенько разварить, поставят на ноги любого.',
  ],
} as const satisfies { readonly [card: string]: Title }
