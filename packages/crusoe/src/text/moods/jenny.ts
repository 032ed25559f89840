// One line of mood for each special thing of the scenario Jenny Needs Help!.
import type { Title } from '../names/titles.ts'

export const jennyMoods = {
  'jenny/herbs': [
    'Bitter, green and stubborn: exactly what a patient should not be.',
    'Amare, verdi e testarde: l’esatto contrario di una buona paziente.',
    'Gorzkie, zielone i uparte, zupełnie jak nasza pacjentka.',
    'Горькие и упрямые, точь-в-точь как наша больная.',
  ],
  'jenny/lifeboat': [
    'One seat for everybody, and nobody argues about the window.',
    'Un posto per ciascuno, e nessuno litiga per il finestrino.',
    'Miejsc akurat dla wszystkich i nikt nie kłóci się o widoki.',
    'Места ровно на всех, и о мягких сиденьях никто не спорит.',
  ],
  'jenny/pistol': [
    'Dry powder, one ball, and no second opinion.',
    'Polvere asciutta, una palla sola e nessun diritto di replica.',
    'Suchy proch, jedna kula i żadnej dyskusji.',
    'Сухой порох, одна пуля и никаких возражений.',
  ],
  'jenny/raft': [
    'It floats. We would rather not be asked for more than that.',
    'Galleggia. Di più, per favore, non chiedetele.',
    'Pływa. O nic więcej proszę nie pytać.',
    'Держится на воде. Большего от него лучше не требовать.',
  ],
  'jenny/ruined-hut': [
    'The former owner left in haste and took only the door.',
    'Chi ci abitava è partito in fretta, portandosi via solo la porta.',
    'Gospodarz wyjechał w pośpiechu i zabrał tylko drzwi.',
    'Хозяин съехал в спешке и прихватил одну только дверь.',
  ],
  'jenny/vines': [
    'Tie a knot in the evening; by morning it has tied three more.',
    'La sera fai un nodo; al mattino ne ha fatti altri tre da solo.',
    'Wieczorem wiążesz jeden supeł, rano są już cztery.',
    'Вечером завяжешь один узел, а к утру их уже четыре.',
  ],
} as const satisfies { readonly [card: string]: Title }
