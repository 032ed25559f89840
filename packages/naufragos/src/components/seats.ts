// The four places at the table, by the colour of their pieces.
export const SEATS = ['red', 'yellow', 'green', 'blue'] as const
export type Seat = (typeof SEATS)[number]

/** A value for each castaway at the table. */
export type PerSeat<T> = { [S in Seat]?: T }

export const isSeat = (name: string): name is Seat => SEATS.some((seat) => seat === name)
