// The scenario Jenny Needs Help! in English.
import type { ScenarioWords } from '../../scenario-words.ts'

const lifeboat = 'Lifeboat'

export const words = {
  name: 'Jenny Needs Help!',
  goal: 'Build the Raft and fetch Jenny from her rock before her wounds kill her. Then build the Lifeboat: as soon as it is ready, you are saved. If Jenny dies, all is lost.',
  intro:
    'In the morning you count heads on the beach, and one is missing: Jenny, the captain’s daughter. Then somebody sees her scarf waving from a rock beyond the surf, a mile out, where no swimmer comes back from. She is hurt, she has no water, and every night out there will cost her dearly. In the south the sky is the colour of old copper: a hurricane is on its way. Bring her in, build a boat that holds you all, and be gone before it arrives.',
  book: 'The hurricane draws nearer: lower the Palisade by 1. If there is none left, every character but Friday suffers 1 wound.',
  totem:
    'Put the next Number token on the tile; what is found happens at once. 1, Slippery Rocks: whoever explores suffers 2 wounds. 2, Old Cemetery: morale −2. 3, Remains of Masts and Spars: the Rope is built for free. 4, Balloon Wreck: gain 2 fur. 5 and 6: nothing.',
  guide: [
    'Jenny is your clock. Every night on her rock costs her 2 wounds, nobody can heal her there, and the eleventh wound kills: if you have not fetched her, she dies in the night of round 6. The Raft can sail only in the round after it was built, so build it in round 5 at the very latest. Every round you are earlier spares her 2 wounds that you would have to nurse afterwards.',
    'The rescue is an Explore Action on the Raft: 1 pawn rolls the green dice, 2 pawns are sure. The Dog and green pawns help as usual. No tile is drawn and no Adventure card either: a “?” or an Adventure token on the deck costs the rescuer 1 wound instead. If it fails, try again next round, if Jenny has one left.',
    'Everything hangs on the Rope: it needs Plains, and both the Raft (2 wood) and the Lifeboat ask for it. Explore boldly in the first rounds; the third totem gives you the Rope for free. The Lifeboat also wants the Knife, hence Mountains.',
    'In camp Jenny is one more mouth: she eats, needs a Shelter over her head, and whatever strikes every character strikes her. Her one pawn can only Rest, without Bed or Hammock. Heal her like anybody else, with the Pot, the Cook or the Herbs. She holds no Determination tokens, so an Event that demands one of each character wounds her. She does not make building dearer.',
    'The Lifeboat takes 6 wood and 4 fur, all set aside at once. Wood comes with patience, fur does not: keep what you hunt, do not spend it on the Roof, and remember the 2 fur of the fourth totem. Raise the weapon level early, and plan the last Build Action with 2 pawns.',
    'Each book brings the hurricane closer and tears 1 level off the Palisade; with none left everybody is wounded, and from round 5 on hungry animals come on top. A Shelter early and a level or two of Palisade are cheaper than the wounds. There are only 8 rounds: with Jenny in camp by round 4 or 5 you have time to breathe, later hardly.',
  ],
  won: 'The boat clears the surf with everyone aboard, and Jenny takes the helm. You are saved!',
  tooLate: 'The last round is over. The hurricane is here, and no boat will put to sea again.',
  people: {
    'character/jenny': {
      title: 'Jenny',
      text: 'Until she is rescued she suffers 2 wounds every night, and nothing else can reach her. In camp she eats, sleeps and is wounded like everybody; her only pawn can do nothing but Rest. If she dies, the game is lost.',
    },
  },
  inventions: {
    'jenny/raft': {
      title: 'Raft',
      mood: 'It floats. We would rather not be asked for more than that.',
      text: 'From the round after it is built: an Explore Action on the Raft (1 pawn with dice, 2 without) brings Jenny to camp. A “?” or an Adventure token draws no card: whoever resolves the Action suffers 1 wound.',
    },
    'jenny/lifeboat': {
      title: lifeboat,
      mood: 'One seat for everybody, and nobody argues about the window.',
      text: 'It can be built only when Jenny is in camp. When it is ready, you win.',
    },
  },
  tokens: {
    'jenny/herbs': { title: 'Herbs', mood: 'Bitter, green and stubborn: exactly what a patient should not be.' },
    'jenny/ruined-hut': { title: 'Ruined Hut', mood: 'The former owner left in haste and took only the door.' },
    'jenny/pistol': { title: 'Pistol', mood: 'Dry powder, one ball, and no second opinion.' },
    'jenny/vines': { title: 'Vines', mood: 'Tie a knot in the evening; by morning it has tied three more.' },
  },
  places: {
    'jenny/slippery-rocks': { title: 'Slippery Rocks' },
    'jenny/old-cemetery': { title: 'Old Cemetery' },
    'jenny/remains-of-masts-and-spars': { title: 'Remains of Masts and Spars' },
    'jenny/balloon-wreck': { title: 'Balloon Wreck' },
    'jenny/rescue': { title: 'Rescue of Jenny' },
  },
  endings: {
    jennyDied: 'Jenny is dead. There is nobody left to save.',
  },
  achievements: {
    jenny: 'Jenny saved',
    lifeboat,
  },
  log: {
    rescued: 'Jenny is safe in camp.',
  },
  causes: {
    'RC-SCN3-04': 'a night on the rock',
    'RC-SCN3-06': 'the surf',
    'RC-SCN3-12': 'the hurricane',
  },
  board: {
    goal: 'To get away',
    inCamp: 'Jenny is in camp',
    nights: 'Nights left',
    alone: 'that Jenny can survive on her own',
  },
} satisfies ScenarioWords
