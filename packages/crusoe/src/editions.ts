// Where the editions differ: rules ask here, and nowhere else. RC-ED.

export interface Edition {
  /** RC-MOVE-02: what is left of Roof or Palisade when a built camp moves. */
  levelAfterMove(level: number): number
}

export const secondEdition: Edition = {
  levelAfterMove: (level) => Math.ceil(level / 2),
}
