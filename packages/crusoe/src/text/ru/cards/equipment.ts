// The Starting Equipment cards in Russian.
import type { cards as english } from '../../en/cards/equipment.ts'

export const cards: typeof english = {
  'equipment/bible': { title: 'Библия', mood: 'Соль склеила страницы, остальное помним наизусть.' },
  'equipment/biscuits': { title: 'Сухари', mood: 'Твёрже камня: даже жучки от них отступились.' },
  'equipment/empty-bottle': { title: 'Пустая бутылка', mood: 'Даже пустая она бывает весьма острым доводом.' },
  'equipment/flask-of-rum': { title: 'Фляга с ромом', mood: 'Глоток на ночь, и боль отводит глаза.' },
  'equipment/hammer-and-nails': { title: 'Молоток и гвозди', mood: 'Пальцы синие, гвозди кривые, а дело идёт.' },
  'equipment/pipe-and-tobacco': { title: 'Трубка и табак', mood: 'Одна неспешная трубка, и горизонт уже не так пуст.' },
  'equipment/pistol': { title: 'Пистоль', mood: 'Сухого пороха в обрез: лучше не промахиваться.' },
  'equipment/storm-glass': { title: 'Барометр', mood: 'Утешить не утешит, но и не соврёт.' },
}
