// The sprites that the build draws from icon-names.ts. A symbol's id is our name of the icon: `${iconsUrl}#wood`.
declare module 'virtual:sprites' {
  export const iconsUrl: string
  export const iconNames: ReadonlySet<string>
  /** By the game. */
  export const emblemsUrls: { readonly [game: string]: string }
}
