// Chances as people read them.

/** 0.6667 → 67. What is not certain is never 100, and what is possible never 0. */
export function percent(share: number | undefined): number {
  if (share === undefined || share <= 0) return 0
  return share >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * share)))
}
