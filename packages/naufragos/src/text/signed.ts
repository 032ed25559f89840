// A figure with its sign.

export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)
