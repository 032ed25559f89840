// The words of tables online: sitting down, the company, chat, pointing, links.

export interface OnlineWords {
  // Making a table
  readonly makeTitle: string
  readonly makeText: string
  readonly make: string
  readonly making: string
  /** Before a length of time. */
  readonly makeAway: string
  readonly makeAwayHint: string

  // Opening one
  readonly opening: string
  readonly reload: string
  readonly failed: string

  // Sitting down
  readonly tableOnline: string
  invited(owner: string): string
  readonly ownTable: string
  readonly seats: string
  readonly seatsHint: string
  readonly yourName: string
  readonly nameHint: string
  readonly needsName: string
  readonly needsSeat: string
  readonly sitDown: string
  readonly onlyWatch: string
  readonly free: string
  readonly owner: string
  readonly you: string
  readonly here: string
  readonly away: string
  readonly allTaken: string
  readonly whoPlays: string
  readonly joinOnly: string

  // The company at the table
  readonly company: string
  watchers(count: number): string
  awaited(name: string): string
  waitingFor(names: string): string
  waitingForNobody(seats: string): string
  waitingForAnybody: string
  readonly yourTurn: string
  readonly youWatch: string
  readonly takeSeat: string
  readonly lost: string
  readonly lostText: string
  readonly tryNow: string
  readonly more: string

  // Chat
  readonly chat: string
  unread(count: number): string
  readonly noChat: string
  readonly message: string
  readonly send: string
  readonly close: string
  readonly gone: string
  inherited(name: string, about: string): string
  freed(about: string): string
  removed(about: string): string

  // Pointing
  readonly point: string
  readonly pointHint: string
  readonly stopPointing: string
  points(name: string, piece: string): string
  readonly pointed: string

  // Undo by agreement
  readonly askUndo: string
  wantsUndo(name: string, answers: number): string
  youWantUndo(answers: number): string
  stillWaiting(names: string): string
  readonly agree: string
  readonly decline: string
  readonly withdraw: string

  // Going on after the rules have changed
  readonly goOn: string
  readonly startOver: string
  readonly saveOriginal: string
  readonly notSaved: string
  tookOriginal(name: string): string
  readonly rulesChanged: string

  // Seats, links, oneself
  readonly tableMenu: string
  readonly sitHere: string
  readonly standUp: string
  give(seat: string): string
  readonly makeFree: string
  readonly freeSeat: string
  readonly freeAsked: string
  readonly removeMember: string
  removeNamed(name: string): string
  removeTitle(name: string): string
  readonly removeText: string
  readonly keepMember: string
  readonly others: string
  readonly rename: string
  readonly save: string
  readonly links: string
  readonly invite: string
  readonly inviteHint: string
  readonly watchLink: string
  readonly watchHint: string
  readonly device: string
  readonly deviceHint: string
  readonly showDevice: string
  readonly leave: string
  readonly leaveTitle: string
  readonly leaveText: string
  readonly stay: string
  readonly watchAgain: string

  // On the home page
  readonly yourTables: string
  readonly tablesNote: string
  /** How a table stands, where no more is known than this. */
  readonly turns: { readonly mine: string; readonly others: string; readonly noSeat: string }
  readonly agreeToUndo: string
  /** It has been removed, or never was. */
  readonly tableGone: string
  readonly notMember: string
  readonly askingServer: string
  readonly serverAway: string
  turnsWaiting(tables: number): string
  lastKnown(ago: string): string
  readonly openTable: string
  as(name: string): string
  menuOf(title: string): string
  readonly forget: string
  readonly forgetTitle: string
  forgetText(title: string): string
  forgetNoSeat(title: string): string
  readonly keepIt: string
  readonly won: string
  readonly lostGame: string
  readonly scored: string
}
