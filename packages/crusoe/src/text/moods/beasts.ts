// One line of mood for each Beast card.
import type { Title } from '../names/titles.ts'

export const beastMoods = {
  'beast/alligator': [
    'That log has been blinking at us all morning.',
    "È da stamattina che quel tronco ci strizza l'occhio.",
    'Ta kłoda od rana do nas mruga.',
    'Это бревно с самого утра нам подмигивает.',
  ],
  'beast/bear': [
    'A pantry in a fur coat, and none too keen to share.',
    'Una dispensa in pelliccia, poco disposta a spartire.',
    'Spiżarnia w futrze, i to wcale nieskora do dzielenia się.',
    'Кладовая в шубе, и делиться она не намерена.',
  ],
  'beast/birds': [
    'More noise than danger, more feathers than meat.',
    'Più chiasso che pericolo, più piume che carne.',
    'Więcej hałasu niż grozy, więcej piór niż mięsa.',
    'Шума больше, чем опасности, а перьев больше, чем мяса.',
  ],
  'beast/boa': [
    'It is guarding something, or merely digesting it.',
    'Fa la guardia a qualcosa, o forse lo sta solo digerendo.',
    'Czegoś tu pilnuje, a może tylko to trawi.',
    'Что-то сторожит, а может, просто переваривает.',
  ],
  'beast/chamois': [
    'It looks down on us, in every sense.',
    "Ci guarda dall'alto in basso, in tutti i sensi.",
    'Patrzy na nas z góry, dosłownie i w przenośni.',
    'Смотрит на нас свысока, во всех смыслах.',
  ],
  'beast/cheetah': [
    'First it is past us; only then do we hear it run.',
    'Prima ci passa accanto, poi lo si sente correre.',
    'Najpierw nas mija, dopiero potem słychać, że biegnie.',
    'Сначала проносится мимо, и лишь потом слышно, что бежит.',
  ],
  'beast/fox': [
    'Clever enough to steal our fish, not to leave in time.',
    'Abbastanza furba da rubarci il pesce, non da sparire in tempo.',
    'Starczyło sprytu, by ukraść rybę, zabrakło, by w porę zniknąć.',
    'Стащить рыбу ума хватило, а вот вовремя уйти — нет.',
  ],
  'beast/goats': [
    'They chew our shirts and stare as if it were our fault.',
    'Ci mangiano le camicie e ci fissano come se fosse colpa nostra.',
    'Żują nam koszule i gapią się, jakby to była nasza wina.',
    'Жуют наши рубахи и глядят так, будто виноваты мы.',
  ],
  'beast/gorilla': [
    'It bends the blade, sniffs it, and throws it back at us.',
    'Piega la lama, la annusa e ce la tira dietro.',
    'Wygina ostrze, obwąchuje je i ciska nam pod nogi.',
    'Гнёт клинок, обнюхивает и швыряет обратно.',
  ],
  'beast/iguana': [
    'Still as a stone, apart from the claws.',
    'Immobile come un sasso, artigli a parte.',
    'Nieruchomy jak kamień, nie licząc pazurów.',
    'Неподвижна, как камень, если не считать когтей.',
  ],
  'beast/jaguar': [
    'The bite is quick; the fever takes its time.',
    'Il morso è rapido; la febbre se la prende comoda.',
    'Ugryzienie to chwila, gorączka się nie spieszy.',
    'Укус мгновенный, а вот лихорадка не спешит.',
  ],
  'beast/puma': [
    'Silent paws, filthy teeth.',
    'Zampe silenziose, denti luridi.',
    'Ciche łapy, brudne zęby.',
    'Бесшумные лапы, грязные зубы.',
  ],
  'beast/tapir': [
    'Half pig, and itself unsure about the other half.',
    "Mezzo maiale; dell'altra metà non è sicuro nemmeno lui.",
    'Pół świni, a co do drugiej połowy sam nie jest pewien.',
    'Наполовину свинья, а насчёт второй половины сам не уверен.',
  ],
  'beast/tiger': [
    'The tall grass parts, and every bird stops singing.',
    "L'erba alta si apre, e tutti gli uccelli tacciono.",
    'Wysoka trawa się rozchyla i milkną wszystkie ptaki.',
    'Высокая трава раздвигается, и смолкают все птицы.',
  ],
  'beast/wild-dog': [
    'There is foam on its jaws, and it is not sea foam.',
    'Ha la schiuma alla bocca, e non è quella del mare.',
    'Ma pianę na pysku, i to bynajmniej nie morską.',
    'Пена на морде, и отнюдь не морская.',
  ],
  'beast/wild-pig': [
    'First it charges, and only then does it become ham.',
    'Prima carica, e solo dopo diventa prosciutto.',
    'Najpierw szarżuje, a szynką zostaje dopiero potem.',
    'Сначала бросается, а уж потом становится окороком.',
  ],
} as const satisfies { readonly [card: string]: Title }
