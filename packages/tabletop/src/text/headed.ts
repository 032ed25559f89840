// A sentence behind the name of what it is about.

/** `Night Prowler: nobody is hurt.` A name that ends with a mark of its own needs no colon. */
export function headed(name: string, sentence: string): string {
  return /[!?…]$/.test(name) ? `${name} ${sentence}` : `${name}: ${sentence}`
}
