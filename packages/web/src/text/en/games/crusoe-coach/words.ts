// The guide of the first round of Robinson Crusoe, in English.
import type { CrusoeCoachWords } from '../../../../crusoe/coach-words.ts'

export const crusoeCoach: CrusoeCoachWords = {
  title: 'Your guide',
  understood: 'Understood',
  skip: 'Skip the guide',
  lessons: {
    welcome:
      'You are stranded on the beach, the hex with the tent. You win together by piling up wood and lighting it when a ship passes, and you lose together if anybody dies. Whatever can be pressed has a golden edge.',
    woodForPile:
      'Before each Action Phase wood from the camp may go onto the signal pile. You will need wood for a shelter, too, so early on it is fine to keep it.',
    plan: 'Now the day is planned. Everybody has two pawns. Press a place on the table, drag a pawn there, or choose an Action below. One pawn rolls dice, two on the same Action succeed for sure. Exploring shows new land, gathering brings food and wood, a shelter keeps you safe at night.',
    leader: 'Who leads? The leader rolls the dice and takes the wounds, so send somebody who can bear it.',
    support:
      'A second pawn makes the Action certain: no dice, no wound, no adventure. Leave it away and the dice decide.',
    payment:
      'Some things can be paid for in more than one way. What is set aside for one plan is gone for all the others.',
    nextAction:
      'Actions are carried out type by type. Within a type the group chooses the order: do first what the others build upon.',
    rolled: 'The dice have fallen. Before they count, whoever has enough Determination may roll one of them again.',
    campMove:
      'Night falls. Everybody eats one food, and who sleeps without a shelter is wounded. The camp may move to a neighbouring tile once a night.',
    whoEats: 'There is not enough food for all. Whoever goes hungry takes two wounds.',
    farewell:
      'That was a whole round. From now on every morning begins with an Event card: it acts at once and then waits as a threat, until you deal with it or it falls off. Good luck! Every “why?” opens the rule.',
  },
}
