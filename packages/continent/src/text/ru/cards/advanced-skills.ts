// The advanced skills, in Russian.
import type { Translated } from '../../card-words.ts'
import type { advancedSkills as english } from '../../en/cards/advanced-skills.ts'

export const advancedSkills: Translated<typeof english> = {
  'advanced/old-hand': { title: 'Тёртый калач' },
  'advanced/salt-in-the-blood': { title: 'Соль в крови' },
  'advanced/fen-walker': { title: 'Болотный шаг' },
  'advanced/bonesetter': { title: 'Костоправ' },
  'advanced/second-skin': { title: 'Вторая кожа' },
  'advanced/lamp-reader': { title: 'Толкователь лампы' },
  'advanced/iron-ration': { title: 'Неприкосновенный запас' },
  'advanced/cliff-blood': { title: 'Горная порода' },
  'advanced/hunters-stillness': { title: 'Охотничья тишина' },
  'advanced/one-voice': { title: 'В один голос' },
  'advanced/look-death-over': { title: 'Гляделки со смертью' },
  'advanced/everything-has-a-use': { title: 'Всё сгодится' },
}
