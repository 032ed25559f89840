// Addresses of tables online.

/** What comes behind the # never reaches a server. */
export function tableLink(kind: 'table' | 'watch', ...parts: readonly string[]): string {
  return `${location.origin}${location.pathname}#/${[kind, ...parts].join('/')}`
}
