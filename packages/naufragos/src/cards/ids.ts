// The names of all cards, tiles and people of the box.
export const CHARACTER_IDS = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8'] as const
export type CharacterId = (typeof CHARACTER_IDS)[number]

/** NA-SETUP-09 */
export const FIRST_CAMP_IDS = ['A1', 'A2', 'A3', 'A4', 'A5'] as const

export const CAMP_CARD_IDS = [
  '008',
  '011',
  '028',
  '043',
  '052',
  '057',
  '077',
  '086',
  '095',
  '102',
  '103',
  '104',
  '105',
] as const
export const DAMAGE_IDS = ['030', '053', '064', '081', '097', '098', '099', '100', '101'] as const
export type CampCardId = (typeof FIRST_CAMP_IDS)[number] | (typeof CAMP_CARD_IDS)[number]
export type DamageId = (typeof DAMAGE_IDS)[number]
/** Whatever lies on the Camp board. */
export type CampId = CampCardId | DamageId
/** What cards put there later. */
export type NumberedCampId = (typeof CAMP_CARD_IDS)[number] | DamageId

export const BUILDING_IDS = [
  'B01',
  'B02',
  'B03',
  'B04',
  'B05',
  'B06',
  'B07',
  'B08',
  'B09',
  'B10',
  'B11',
  'B12',
  'B13',
  'B14',
  'B15',
  'B16',
] as const
export type BuildingId = (typeof BUILDING_IDS)[number]

/** NA-SETUP-10 */
export const BASE_EVENT_IDS = [
  'E01',
  'E02',
  'E03',
  'E04',
  'E05',
  'E06',
  'E07',
  'E08',
  'E09',
  'E10',
  'E11',
  'E12',
  'E13',
  'E14',
  'E15',
  'E16',
  'E17',
  'E18',
  'E19',
  'E20',
  'E21',
] as const
export const NUMBERED_EVENT_IDS = [
  '022',
  '029',
  '038',
  '045',
  '047',
  '056',
  '061',
  '063',
  '073',
  '079',
  '082',
  '094',
  '096',
] as const
export type EventId = (typeof BASE_EVENT_IDS)[number] | (typeof NUMBERED_EVENT_IDS)[number]

/** NA-SETUP-11 */
export const WRECKAGE_IDS = [
  'W01',
  'W02',
  'W03',
  'W04',
  'W05',
  'W06',
  'W07',
  'W08',
  'W09',
  'W10',
  'W11',
  'W12',
  'W13',
  'W14',
  'W15',
  'W16',
  'W17',
  'W18',
  'W19',
  'W20',
  'W21',
  'W22',
  'W23',
  'W24',
  'W25',
  'W26',
  'W27',
  'W28',
  'W29',
  'W30',
] as const
export const NUMBERED_ITEM_IDS = [
  '007',
  '014',
  '016',
  '021',
  '032',
  '035',
  '036',
  '037',
  '044',
  '049',
  '055',
  '062',
  '072',
  '080',
  '084',
  '091',
  '092',
] as const
export type WreckageId = (typeof WRECKAGE_IDS)[number]
export type NumberedItemId = (typeof NUMBERED_ITEM_IDS)[number]
export type ItemId = WreckageId | NumberedItemId

/** NA-SETUP-06: the pools of the three areas. */
export const COAST_IDS = [
  'C01',
  'C02',
  'C03',
  'C04',
  'C05',
  'C06',
  'C07',
  'C08',
  'C09',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
  'C18',
  'C19',
  'C20',
] as const
export const INTERIOR_IDS = [
  'I01',
  'I02',
  'I03',
  'I04',
  'I05',
  'I06',
  'I07',
  'I08',
  'I09',
  'I10',
  'I11',
  'I12',
  'I13',
  'I14',
  'I15',
  'I16',
  'I17',
  'I18',
] as const
export const CENTRE_IDS = [
  'H01',
  'H02',
  'H03',
  'H04',
  'H05',
  'H06',
  'H07',
  'H08',
  'H09',
  'H10',
  'H11',
  'H12',
  'H13',
  'H14',
] as const
/** NA-SETUP-07 */
export const ZERO_IDS = [
  'Z01',
  'Z02',
  'Z03',
  'Z04',
  'Z05',
  'Z06',
  'Z07',
  'Z08',
  'Z09',
  'Z10',
  'Z11',
  'Z12',
  'Z13',
  'Z14',
  'Z15',
  'Z16',
  'Z17',
  'Z18',
  'Z19',
  'Z20',
  'Z21',
  'Z22',
] as const
export const NUMBERED_EXPLORATION_IDS = [
  '001',
  '002',
  '003',
  '004',
  '005',
  '006',
  '009',
  '010',
  '012',
  '013',
  '015',
  '017',
  '018',
  '019',
  '020',
  '023',
  '024',
  '025',
  '026',
  '027',
  '031',
  '033',
  '034',
  '039',
  '040',
  '041',
  '042',
  '046',
  '048',
  '050',
  '051',
  '054',
  '058',
  '059',
  '060',
  '065',
  '066',
  '067',
  '068',
  '069',
  '070',
  '071',
  '074',
  '075',
  '076',
  '078',
  '083',
  '085',
  '087',
  '088',
  '089',
  '090',
  '093',
] as const
export type ExplorationId =
  | (typeof COAST_IDS)[number]
  | (typeof INTERIOR_IDS)[number]
  | (typeof CENTRE_IDS)[number]
  | (typeof ZERO_IDS)[number]
  | (typeof NUMBERED_EXPLORATION_IDS)[number]

/** A numbered card that goes into a deck. NA-SETUP-05 */
export type DeckCardId = (typeof NUMBERED_EXPLORATION_IDS)[number] | (typeof NUMBERED_EVENT_IDS)[number]
/** Any numbered card. */
export type NumberedId = DeckCardId | NumberedItemId | NumberedCampId

/** NA-SETUP-05: they are numbered from 1 on, without a gap. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  [...NUMBERED_EXPLORATION_IDS, ...NUMBERED_EVENT_IDS, ...NUMBERED_ITEM_IDS, ...CAMP_CARD_IDS, ...DAMAGE_IDS]
    .toSorted()
    .map((card, before) => [card, before + 1]),
)

/** The number on a card; nothing, where it has none. */
export const numberOn = (card: string): number | undefined => NUMBERS.get(card)

export function numberOf(card: NumberedId): number {
  const number = numberOn(card)
  if (number === undefined) throw new Error(`card "${card}" has no number`)
  return number
}

export type CardId = CharacterId | CampId | BuildingId | EventId | ItemId | ExplorationId

const CARDS: ReadonlySet<string> = new Set<CardId>([
  ...CHARACTER_IDS,
  ...FIRST_CAMP_IDS,
  ...CAMP_CARD_IDS,
  ...DAMAGE_IDS,
  ...BUILDING_IDS,
  ...BASE_EVENT_IDS,
  ...NUMBERED_EVENT_IDS,
  ...WRECKAGE_IDS,
  ...NUMBERED_ITEM_IDS,
  ...COAST_IDS,
  ...INTERIOR_IDS,
  ...CENTRE_IDS,
  ...ZERO_IDS,
  ...NUMBERED_EXPLORATION_IDS,
])

export const isCard = (name: string): name is CardId => CARDS.has(name)
