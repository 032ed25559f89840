// What is explained in the first turn, in English.
import type { GuideWords } from '../guide.ts'

export const guide: GuideWords = {
  welcome:
    'You are castaways on an island. Keep the camp alive together, climb to the summit, and leave signs that a ship can see. If nobody is rescued, everybody loses; of those who are rescued, the one with the best story wins. Every turn brings an event, then actions, a meal and the night.',
  welcomeAlone:
    'You are alone on the island. Stay alive, climb to the summit, and leave signs that a ship can see. Without a ship you lose; with one, your story is worth what you have made of it. Every turn brings an event, then actions, a meal and the night.',
  white:
    'The turn begins with the white pawn. It goes on a camp card, and that card is carried out at once. What a card costs is paid in energy.',
  place:
    'Everybody places two pawns, never both on the same action. The pawns act only when all are placed, in the order of the board: forage and wood early, exploration last. Tonight everybody needs 1 food, and a night without fire costs 1 energy.',
  placeAlone:
    'You have two pawns, and the white one if you kept it; no two of them may take the same action. They act only when all are placed, in the order of the board: forage and wood early, exploration last. Tonight you need 1 food, and a night without fire costs 1 energy.',
  energyForFire:
    'The fire is lit if the die shows no more than the energy you spend. If the roll fails, the energy is lost, but the wood is not.',
  building:
    'A building takes energy from those in camp, and often wood. It is complete only when enough has been put into it; one with an hourglass grows from turn to turn. The ones that ships notice are your way home.',
  explore:
    'Every card leads you deeper into the island, and the way home gets harder. Turn back while the odds are good: the lost can do little, and no ship takes them aboard.',
  meal: 'Time to eat: 1 food each. Anyone who goes hungry loses 1 energy and suffers 2 wounds.',
  farewell:
    'That was a whole turn. At its end, perishable food spoils, and wounds that nobody has treated may become traumas; the fourth trauma kills. You know your way from here. Good luck!',
}
