// An enemy: a Beast card, or what another card sends. RC-FIGHT.
export interface Enemy {
  readonly strength: number
  readonly weaponLoss?: number
  readonly food?: number
  readonly fur?: number
  readonly palisadeLoss?: number
}
