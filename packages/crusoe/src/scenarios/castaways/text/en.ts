// The scenario Castaways in English.
import type { ScenarioWords } from '../../scenario-words.ts'

export const words = {
  name: 'Castaways',
  goal: 'Fill the signal pile with wood, stage by stage, and build the Fire. If both are ready while a ship is near, in rounds 10 to 12, you are saved.',
  intro:
    'The storm has spat you out on a beach that nobody ever drew on a map. Behind you the ship goes down; before you stands a wall of green, and something in it is breathing. You have a few crates, your bare hands and the will to live. In ten days or so, ships of the southern route will pass this coast: by then a mountain of wood must be waiting for them, and a fire to light it with. Until that day, stay alive.',
  book: 'Nothing happens.',
  totem: 'Nothing happens.',
  guide: [
    'You win at the moment when three things are true at once: all five stages of the signal pile are full, the Fire is built, and it is round 10, 11 or 12. Not before, however early you are ready, and not a round later.',
    'The stages hold 1, 2, 3, 4 and 5 wood. Wood goes on the pile only before the Action Phase, from what lies in camp, and only on the leftmost stage that is not full. A stage that was filled closes the pile for the round, so five rounds are the least it can take. What lies there stays there.',
    'Use the three dry rounds. From round 4 on it rains, from round 7 on there is snow and hungry animals as well: without a Roof the clouds eat your stores, without a Palisade the animals eat your patience. A Shelter by round 4 and two levels of Roof by round 7 are a good measure.',
    'The Fire needs Mountains, so explore until you see some. A second wood source, the Hatchet, or the Map to get farther pays back every round. Oil and the Mast put wood on the pile outside the usual moment, but they obey the same stage.',
    'Books and totems do nothing here, which makes this the gentlest island of the seven. Count backwards instead: fifteen wood, five rounds, and winter in between. Groups that begin the pile in round 4 or 5 arrive in time with breath to spare.',
  ],
  won: 'The pile burns bright, and the ship turns. You are saved!',
  tooLate: 'The last round is over, and no ship has seen you.',
  inventions: {
    'castaways/hatchet': { title: 'Hatchet', mood: 'Chips fly, palms blister, and no tree nearby feels safe.' },
    'castaways/mast': { title: 'Mast', mood: 'Yesterday it bore sails, tomorrow it will bear flames.' },
  },
  tokens: {
    'castaways/herbs': { title: 'Herbs', mood: 'Chew, press on the cut, bind with a rag, sleep.' },
    'castaways/medallion-of-a-lady': {
      title: 'Medallion of a Lady',
      mood: 'Nobody knows her, yet everyone stands a little straighter.',
    },
    'castaways/oil': { title: 'Oil', mood: 'It stinks to high heaven, and that is how high it will burn.' },
    'castaways/pirate-sabre': { title: 'Pirate Sabre', mood: 'Every notch is a story, and none of them ends well.' },
  },
  questions: {
    woodForPile: 'How much wood goes on the signal pile?',
  },
  achievements: {
    stages: 'Finished stages of the pile',
  },
  causes: {
    'RC-SCN1-04': 'the signal pile',
  },
  board: {
    pile: 'Signal pile',
    goal: 'For the signal',
    ship: 'A ship passes',
  },
} satisfies ScenarioWords
