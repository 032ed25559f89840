// What this card has covered or turned face down comes back.
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-THR-14: only what this very card has covered or flipped. RC-SCN4-10: lava gives nothing back. */
export const verb: Verb = {
  clause: plainly('restore'),
  inVain: 'nothingThere',
  run(t, _, { source = '' }) {
    const { sources = [], space, flipped } = t.state.memory[source] ?? {}
    for (const at of sources) {
      if (t.state.island[at.space]?.exhausted.includes(at.source) === true) {
        t.emit({ t: 'sourceCovered', ...at, covered: false })
      }
    }
    if (space !== undefined && t.state.island[space]?.terrainCovered === true) {
      t.emit({ t: 'terrainCovered', space, covered: false })
    }
    if (flipped === undefined || t.state.closed.includes(flipped)) return
    if (t.state.island[flipped]?.inaccessible === true) {
      t.emit({ t: 'tileFlipped', space: flipped, inaccessible: false })
    }
  },
}

export const worth: Worth = () => 1.3
