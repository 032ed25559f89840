// Set by vite.config.ts.
interface ImportMetaEnv {
  /** The version of Landfall that the page was built from. */
  readonly VITE_VERSION?: string
}
