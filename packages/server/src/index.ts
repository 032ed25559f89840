// The server of Landfall: hands out the built page.
export { PortTakenError, type ServeOptions, type Server, serve } from './serve.ts'
