// boardgame.io has types for its folders, not for the files that Node can import from an ES module.
declare module 'boardgame.io/dist/cjs/core.js' {
  export { INVALID_MOVE } from 'boardgame.io/dist/types/packages/core'
}
declare module 'boardgame.io/dist/cjs/client.js' {
  export { Client } from 'boardgame.io/dist/types/packages/client'
}
declare module 'boardgame.io/dist/cjs/internal.js' {
  export { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/types/packages/internal'
}
