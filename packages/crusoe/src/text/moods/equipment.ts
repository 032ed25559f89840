// One line of mood for each Starting Equipment card.
import type { Title } from '../names/titles.ts'

export const equipmentMoods = {
  'equipment/bible': [
    'Salt has glued the pages; the rest we know by heart.',
    'Il sale ha incollato le pagine: il resto lo sappiamo a memoria.',
    'Sól skleiła stronice, resztę znamy na pamięć.',
    'Соль склеила страницы, остальное помним наизусть.',
  ],
  'equipment/biscuits': [
    'Hard as stone; even the weevils gave up on them.',
    'Duri come sassi: perfino i vermi si sono arresi.',
    'Twarde jak kamień: nawet robaki dały im spokój.',
    'Твёрже камня: даже жучки от них отступились.',
  ],
  'equipment/empty-bottle': [
    'Even empty, it makes a very sharp argument.',
    'Anche vuota, resta un argomento molto tagliente.',
    'Nawet pusta bywa bardzo ostrym argumentem.',
    'Даже пустая она бывает весьма острым доводом.',
  ],
  'equipment/flask-of-rum': [
    'A sip at nightfall, and the pain looks the other way.',
    'Un sorso la sera, e il dolore guarda altrove.',
    'Łyk na noc i ból odwraca wzrok.',
    'Глоток на ночь, и боль отводит глаза.',
  ],
  'equipment/hammer-and-nails': [
    'Blue thumbs, bent nails, and yet the work goes on.',
    'Pollici lividi, chiodi storti, eppure il lavoro procede.',
    'Kciuki sine, gwoździe krzywe, ale robota idzie.',
    'Пальцы синие, гвозди кривые, а дело идёт.',
  ],
  'equipment/pipe-and-tobacco': [
    'One slow smoke, and the horizon looks less empty.',
    "Una pipata lenta, e l'orizzonte sembra meno vuoto.",
    'Jedna spokojna fajka i horyzont jakby mniej pusty.',
    'Одна неспешная трубка, и горизонт уже не так пуст.',
  ],
  'equipment/pistol': [
    'So little dry powder left: better not miss.',
    'La polvere asciutta è poca: meglio non sbagliare mira.',
    'Suchego prochu niewiele, lepiej nie chybić.',
    'Сухого пороха в обрез: лучше не промахиваться.',
  ],
  'equipment/storm-glass': [
    'It never cheers us up, but it never lies.',
    'Non ci rallegra mai, però non mente.',
    'Nigdy nas nie pociesza, ale też nigdy nie kłamie.',
    'Утешить не утешит, но и не соврёт.',
  ],
} as const satisfies { readonly [card: string]: Title }
