// Why something was not done at a table online, in English.
import type { WorkerOnlineWords } from '../../worker/online-words.ts'

export const workerOnline: WorkerOnlineWords = {
  refusals: {
    noSuchTable: 'There is no table at this link. Perhaps part of the link is missing.',
    wrongSecret: 'This link no longer opens a seat at this table.',
    watching: 'You are only watching. Take a seat to join in.',
    notMember: 'You have not joined this table yet.',
    notOwner: 'Only the owner of the table can do that.',
    noSuchSeat: 'There is no such seat at this table.',
    seatTaken: 'Somebody else has just taken this seat.',
    noSuchMember: 'This person is not at the table.',
    noSuchProposal: 'That proposal is settled already.',
    notAsked: 'You are not asked to agree to this.',
    full: 'This table is full.',
    chatFull: 'No more can be said at this table. The game goes on.',
    tableFull: 'This table has reached its limit and takes nothing more of this kind.',
    notAway: 'This player has not been away long enough.',
    removed: 'The owner has removed you from this table.',
    elsewhere: 'You have opened this table in too many other places. Reload the page to go on here.',
    malformed: 'The server did not understand this page. Reload it and try again.',
    tooLarge: 'That is too long.',
    tooFast: 'That was too much at once. Wait a moment and try again.',
    tooMany: 'Too many connections are open from your network. Close a few tabs, and the game goes on by itself.',
    crossSite: 'The server only talks to its own pages.',
    wrongHost: 'The server does not go by this name.',
    protocol: 'This page is older or newer than the server. Reload it to go on.',
    setup: 'A game cannot be set up like this.',
    unknownGame: 'This server does not know this game.',
    oldRules: 'This table was begun with older rules, which this server no longer uses.',
    newerRules: 'This table is played with newer rules, which this server does not have yet.',
    damaged:
      'What the server has kept of this table is damaged, so the game cannot go on here. Those who run the server can bring it back from a backup.',
    rulesChanged: 'The rules have changed. Everyone seated must first agree to go on.',
    expired:
      'Nothing happened at this table for so long that the server has put it away. The game is not lost: its players can save it to a file and go on by themselves.',
    diskFull: 'The server has no room left for anything new. Nothing is lost; those who run it must make room first.',
    unavailable: 'The server cannot do that right now. Try again in a moment.',
  },
  lost: 'There is no connection at the moment, so nothing was done.',
}
