// The Beast cards in English. What is here is wanted in every language.
import type { CardTable } from '../../card-words.ts'

export const cards = {
  'beast/alligator': { title: 'Alligator', mood: 'That log has been blinking at us all morning.' },
  'beast/bear': { title: 'Bear', mood: 'A pantry in a fur coat, and none too keen to share.' },
  'beast/birds': { title: 'Birds', mood: 'More noise than danger, more feathers than meat.' },
  'beast/boa': { title: 'Boa', mood: 'It is guarding something, or merely digesting it.' },
  'beast/chamois': { title: 'Chamois', mood: 'It looks down on us, in every sense.' },
  'beast/cheetah': { title: 'Cheetah', mood: 'First it is past us; only then do we hear it run.' },
  'beast/fox': { title: 'Fox', mood: 'Clever enough to steal our fish, not to leave in time.' },
  'beast/goats': { title: 'Goats', mood: 'They chew our shirts and stare as if it were our fault.' },
  'beast/gorilla': { title: 'Gorilla', mood: 'It bends the blade, sniffs it, and throws it back at us.' },
  'beast/iguana': { title: 'Iguana', mood: 'Still as a stone, apart from the claws.' },
  'beast/jaguar': { title: 'Jaguar', mood: 'The bite is quick; the fever takes its time.' },
  'beast/puma': { title: 'Puma', mood: 'Silent paws, filthy teeth.' },
  'beast/tapir': { title: 'Tapir', mood: 'Half pig, and itself unsure about the other half.' },
  'beast/tiger': { title: 'Tiger', mood: 'The tall grass parts, and every bird stops singing.' },
  'beast/wild-dog': { title: 'Wild Dog', mood: 'There is foam on its jaws, and it is not sea foam.' },
  'beast/wild-pig': { title: 'Wild Pig', mood: 'First it charges, and only then does it become ham.' },
} satisfies CardTable
