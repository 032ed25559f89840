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
      'Before each Action Phase, wood from the camp may go onto the signal pile. You will need wood for a Shelter, too, so early on it is fine to keep it.',
    plan: 'Now the day is planned, pawn by pawn. Everybody has two. Press a place on the table, drag a pawn there, or choose an Action below: the pawn in hand goes there and leads. Its owner rolls the dice and takes the wounds, so send somebody who can bear it. Exploring reveals new land, gathering brings food and wood, and a Shelter keeps you safe at night.',
    join: 'One pawn on an Action rolls the dice. Put a second one on the same place and the Action is certain: no dice, no wound, no adventure.',
    support: 'This Action needs more than one pawn. The first one leads, the others help.',
    payment:
      'Some things can be paid for in more than one way. What is set aside for one plan is gone for all the others.',
    nextAction:
      'Actions are carried out type by type. Within a type the group chooses the order: start with what the others build on.',
    rolled: 'The dice are rolled. Before they count, anyone with enough Determination may reroll one of them.',
    campMove:
      'Night falls. Everybody eats 1 food, and anyone who sleeps without a Shelter is wounded. The camp may move to an adjacent tile once a night.',
    whoEats: 'There is not enough food for all. Anyone who goes hungry suffers 2 wounds.',
    farewell:
      'That was a whole round. From now on every morning begins with an Event card: it acts at once and then waits as a threat, until you deal with it or it falls off. Good luck! Every “why?” opens the rule.',
  },
}
