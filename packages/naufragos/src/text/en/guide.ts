// What is explained in the first turn, in English.
import type { GuideWords } from '../guide.ts'

export const guide: GuideWords = {
  welcome:
    'You are castaways on one island. Keep the camp alive together, climb to the summit, and leave signs that a ship can see: if nobody is rescued, everybody loses, and of those who are rescued the one with the best story wins. Every turn brings an event, then actions, a meal and the night.',
  welcomeAlone:
    'You are alone on the island. Stay alive, climb to the summit, and leave signs that a ship can see: without a ship you lose, and with one your story is worth as much as you have made of it. Every turn brings an event, then actions, a meal and the night.',
  white:
    'The turn begins with the white pawn. It goes on a camp card, and that card is carried out at once. What a card costs is paid in energy.',
  place:
    'Everybody places two pawns, never both on the same action. They act only when all are placed, in the order of the board: forage and wood early, exploration last. Tonight everybody needs 1 food, and a night without fire costs 1 energy.',
  placeAlone:
    'You have two pawns, and the white one if you kept it; no two of them take the same action. They act only when all are placed, in the order of the board: forage and wood early, exploration last. Tonight you need 1 food, and a night without fire costs 1 energy.',
  energyForFire:
    'The fire is lit if the die shows no more than the energy you spend. If it fails, the energy is gone, but the wood is not.',
  building:
    'A building takes energy from those in camp, and often wood. It stands only when enough has come together; one with an hourglass grows from turn to turn. What ships notice is your way home.',
  explore:
    'Every card leads you deeper into the island, and the way home gets harder. Turn back while the odds are good: the lost can do little, and no ship takes them aboard.',
  meal: 'Time to eat: 1 food each. Anyone who goes hungry loses 1 energy and suffers 2 wounds.',
  farewell:
    'That was a whole turn. At its end perishable food spoils, and wounds that nobody has treated may become traumas; the fourth trauma kills. From here on you know your way. Good luck!',
}
