// Seeds that people can read to each other, and names of games that nobody reads.
const WORDS = [
  'tern',
  'reef',
  'palm',
  'gull',
  'coral',
  'kelp',
  'mast',
  'dune',
  'crab',
  'tide',
  'cove',
  'squall',
  'raft',
  'pearl',
  'heron',
  'lagoon',
]

export function newSeed(): string {
  const [word = 0, ...numbers] = crypto.getRandomValues(new Uint32Array(3))
  return `${WORDS[word % WORDS.length]}-${numbers.map((number) => number.toString(36)).join('')}`
}

/** Made by hand: `randomUUID` is there only for pages that came over a safe connection. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
