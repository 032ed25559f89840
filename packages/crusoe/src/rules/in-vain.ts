// Phases and Actions in which nothing can happen: why, for the log.

/** The rule that says so. */
export const IN_VAIN_RULES = {
  /** Rest, without a wound. */
  rested: 'RC-REST-01',
  /** The Hunt, without a Beast. */
  noBeast: 'RC-HUNT-03',
  /** A Threat Action, and its card is gone. */
  noThreat: 'RC-THR-04',
  arrangeBlocked: 'RC-ARR-05',
  noProduction: 'RC-PROD-01',
  nothingProduced: 'RC-PROD-01',
  evenMorale: 'RC-MOR-01',
  fairWeather: 'RC-WEA-01',
  roofHolds: 'RC-WEA-07',
} as const

export type InVain = keyof typeof IN_VAIN_RULES
