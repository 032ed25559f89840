// One line of mood for each Creature card.
import type { Title } from '../names/titles.ts'

export const creatureMoods = {
  'creature/a-shiny-jewel': [
    'It glows in the dark, and something out there wants it back.',
    'Brilla nel buio, e là fuori qualcosa lo rivuole.',
    'Świeci w mroku, a coś tam w ciemności chce go z powrotem.',
    'Светится в темноте, и кто-то там хочет его вернуть.',
  ],
  'creature/bats': [
    'The ceiling let go all at once and came through our hair.',
    'Il soffitto si è staccato di colpo e ci è finito tra i capelli.',
    'Cały strop zerwał się naraz i wplątał nam we włosy.',
    'Весь свод разом сорвался и запутался у нас в волосах.',
  ],
  'creature/big-ape': [
    'A shape on the ridge, upright, and far too patient.',
    'Una sagoma sul crinale, ritta, e fin troppo paziente.',
    'Postać na grani, wyprostowana i o wiele zbyt cierpliwa.',
    'Фигура на гребне, во весь рост и слишком уж терпеливая.',
  ],
  'creature/bite': [
    'Whatever lives in that hole is fond of fingers.',
    'Chi abita in quel buco va matto per le dita.',
    'Ktokolwiek mieszka w tej norze, przepada za palcami.',
    'Кто бы ни жил в этой норе, пальцы он любит.',
  ],
  'creature/furious-tiger': [
    'We apologised and backed away, but it was not accepted.',
    'Ci siamo scusati arretrando, ma le scuse non sono bastate.',
    'Przeprosiliśmy i cofnęliśmy się, lecz przeprosin nie przyjął.',
    'Мы извинились и попятились, но извинений не приняли.',
  ],
  'creature/giant-snake': [
    'The fallen tree drew a breath, and we were no longer there.',
    'Il tronco caduto ha preso fiato, e noi non eravamo più lì.',
    'Zwalony pień nabrał powietrza i już nas tam nie było.',
    'Поваленное дерево вздохнуло, и нас там больше не было.',
  ],
  'creature/gorilla': [
    'It picked us up, thought it over, and put us back, not gently.',
    'Ci ha sollevati, ci ha riflettuto e ci ha rimessi giù, male.',
    'Podniósł nas, zastanowił się i odstawił z hukiem.',
    'Подняла, подумала и поставила на место, без всякой нежности.',
  ],
  'creature/gremlins': [
    'Small, full of teeth, and with a good memory for faces.',
    'Piccoli, pieni di denti e con buona memoria per le facce.',
    'Małe, zębate i mają dobrą pamięć do twarzy.',
    'Мелкие, зубастые и с хорошей памятью на лица.',
  ],
  'creature/savage': [
    'He wanted no quarrel, only every sharp thing we owned.',
    'Non voleva litigare, solo tutto ciò che avevamo di affilato.',
    'Kłócić się nie chciał, po prostu zabrał nam wszystko, co ostre.',
    'Ссориться не стал, просто забрал у нас всё острое.',
  ],
  'creature/scorpion': [
    'Always shake out the boot first, says the one hopping about.',
    'Gli stivali si scuotono prima, dice chi saltella su un piede.',
    'But się najpierw wytrząsa, poucza ktoś, skacząc na jednej nodze.',
    'Сапог сперва вытряхивают, учит тот, кто скачет на одной ноге.',
  ],
  'creature/snake': [
    'It gave fair warning, in a language we do not speak.',
    'Aveva avvertito, ma in una lingua che non parliamo.',
    'Uczciwie ostrzegał, tyle że w obcym języku.',
    'Честно предупредила, но на незнакомом нам языке.',
  ],
  'creature/spiders': [
    'We put a hand to the wall, and the wall walked away.',
    'Una mano sul muro, e il muro se ne va zampettando.',
    'Ręka dotyka ściany, a ściana rozłazi się na boki.',
    'Положили руку на стену, а стена разбежалась.',
  ],
  'creature/unleashed-beast': [
    'One roar, and the game we were tracking is over the hills.',
    'Un ruggito, e la selvaggina che seguivamo è già oltre i monti.',
    'Jeden ryk i tropiona przez nas zwierzyna jest już za górami.',
    'Один рык, и дичь, которую мы выслеживали, уже за горами.',
  ],
} as const satisfies { readonly [card: string]: Title }
