// What can be true or not, in Italian.
import type { WordsIn } from '@landfall/tabletop'
import type { Noun, Verb } from '@landfall/tabletop/it'
import type { NaufragosWords } from '../../words.ts'

export const facts: WordsIn<NaufragosWords, Noun, Verb>['facts'] = {
  fire: { is: 'il fuoco è acceso', not: 'il fuoco è spento' },
  rainy: { is: 'il meteo è Pioggia o Tempesta', not: 'il meteo non è né Pioggia né Tempesta' },
  sunny: { is: 'il meteo è Sereno o Sole cocente', not: 'il meteo non è né Sereno né Sole cocente' },
  'has/blade': { is: 'hai una lama', not: 'non hai una lama' },
  'has/powder': { is: 'hai della polvere da sparo', not: 'non hai polvere da sparo' },
  'groupHas/blanket': { is: 'qualcuno del gruppo ha una coperta', not: 'nessuno del gruppo ha una coperta' },
  'groupHas/lantern': { is: 'qualcuno del gruppo ha una lanterna', not: 'nessuno del gruppo ha una lanterna' },
  'groupHas/map': { is: 'qualcuno del gruppo ha una mappa', not: 'nessuno del gruppo ha una mappa' },
  'groupHas/net': { is: 'qualcuno del gruppo ha una rete', not: 'nessuno del gruppo ha una rete' },
  'groupHas/rope': { is: 'qualcuno del gruppo ha una fune', not: 'nessuno del gruppo ha una fune' },
  'groupHas/tinder': { is: 'qualcuno del gruppo ha un acciarino', not: 'nessuno del gruppo ha un acciarino' },
  'built/lean-to': { is: 'il Riparo di frasche è stato costruito', not: 'il Riparo di frasche non è stato costruito' },
  'built/palisade': { is: 'la Palizzata è stata costruita', not: 'la Palizzata non è stata costruita' },
  'camp/fever': {
    is: 'la carta «Ondata di febbre» è in gioco',
    not: 'la carta «Ondata di febbre» non è in gioco',
  },
  'flag/allies': { is: 'l’isola ricorda l’alleanza', not: 'l’isola non ricorda l’alleanza' },
  'flag/bones': { is: 'avete trovato il cuneo', not: 'non avete trovato il cuneo' },
  'flag/gift': { is: 'l’isola ricorda il vostro dono', not: 'l’isola non ricorda il vostro dono' },
  'flag/mercy': { is: 'l’isola ricorda la vostra pietà', not: 'l’isola non ricorda la vostra pietà' },
  'flag/offence': { is: 'l’isola ricorda la vostra offesa', not: 'l’isola non ricorda la vostra offesa' },
  'flag/respect': { is: 'l’isola ricorda il vostro rispetto', not: 'l’isola non ricorda il vostro rispetto' },
  'flag/robbed': { is: 'l’isola ricorda il vostro furto', not: 'l’isola non ricorda il vostro furto' },
  'flag/trust': { is: 'l’isola ricorda la vostra buona fede', not: 'l’isola non ricorda la vostra buona fede' },
}
