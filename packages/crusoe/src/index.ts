// Robinson Crusoe, as other packages import it.

export { BEAST_IDS, BEASTS, type Beast, type BeastId } from './cards/beasts.ts'
export { DISCOVERIES, SPECIAL_DISCOVERIES, type SpecialDiscovery } from './cards/discoveries.ts'
export { EQUIPMENT, EQUIPMENT_DRAWN, EQUIPMENT_IDS, type EquipmentId, USES_OF_EQUIPMENT } from './cards/equipment.ts'
export { INVENTIONS, INVENTIONS_LAID_OUT, type Invention, type InventionId } from './cards/inventions.ts'
export { WRECKAGE, WRECKAGE_IDS, type WreckageId } from './cards/wreckage.ts'
export {
  BUILDING_COSTS,
  type BuildingCost,
  HIGHEST_MORALE,
  HIGHEST_MORALE_CHOICE,
  LOWEST_MORALE,
  WEAPON_COST_WOOD,
} from './components/camp.ts'
export {
  type Ability,
  CHARACTER_SHEETS,
  CHARACTERS,
  type Character,
  type CharacterSheet,
  DETERMINATION_FOR_PERSONAL_INVENTION,
  FRIDAY,
  type WoundTrack,
} from './components/characters.ts'
export {
  ACTION_DICE,
  type ActionDice,
  ANIMALS_DIE,
  type AnimalsFace,
  CLOUDS,
  type CloudFace,
  DETERMINATION_FOR_FAILURE,
  type DiceAction,
  HUNGRY_BEAST_STRENGTH,
  RAIN_DIE,
  WEATHER_DICE,
  type WeatherDie,
  WINTER_DIE,
} from './components/dice.ts'
export { NEIGHBOURS, SPACES, type Space, stepsFrom } from './components/island.ts'
export {
  type Source,
  TERRAINS,
  type Terrain,
  TILE_NUMBERS,
  TILES,
  type Tile,
  type TileNumber,
} from './components/tiles.ts'
export { crusoe } from './game.ts'
export { crusoePlugin } from './plugin.ts'
export type { Crusoe } from './types.ts'
