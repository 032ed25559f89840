// The terminal program as people and programs meet it: a process with arguments, input, output and an exit code.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadGame } from '@landfall/games'
import { journalOf, readJournal, writeJournal } from '@landfall/kernel'
import { LANGUAGES } from '@landfall/tabletop'
import { afterAll, describe, expect, test } from 'vitest'

const home = mkdtempSync(join(tmpdir(), 'landfall-cli-'))
afterAll(() => rmSync(home, { recursive: true }))
const { game: beacon } = await loadGame('demo')
const crusoe = await loadGame('crusoe')
const bin = fileURLToPath(new URL('../bin/landfall.js', import.meta.url))

function landfall(args: string, input = ''): { code: number | null; out: string; err: string } {
  const env = { ...process.env, LANDFALL_HOME: home, LANG: 'en_GB.UTF-8', LC_ALL: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args.split(' ')], {
    input,
    env,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

const save = (name: string): string => join(home, 'saves', `demo-${name}.json`)

describe('landfall play', () => {
  test('plays in plain lines, refuses what is not a choice, and saves after every answer', () => {
    const { code, out } = landfall('play demo --seed lines', '1\nperhaps\n99\n4\n')
    expect(code).toBe(0)
    expect(out).toContain('? Where do we go today?\n  1) The beach')
    expect(out).toContain('· The group chose “The beach”.')
    expect(out).toContain('“perhaps” is not a choice: type a number from 1 to')
    expect(out).toContain('“99” is not a choice')
    expect(out).toContain('No more input. The game waits in')
    expect(out).not.toContain('\u001b')
    expect(JSON.parse(readFileSync(save('lines'), 'utf8')).answers).toHaveLength(2)
    expect(readdirSync(join(home, 'saves')).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('tells what happened before anything was asked', () => {
    const { out } = landfall('play naufragos --seed opening --players 2 --no-guide')
    const [opening = ''] = out.split('\n== ')
    expect(opening).toMatch(/· Event: .+\n· Weather: /)
    const again = landfall('play naufragos --continue --no-guide')
    expect(again.out.split('\n== ')[0]).not.toContain('·')
  })

  test('continues where it was left, in another language', () => {
    landfall('play demo --seed again', '2\n')
    const { out } = landfall('play demo --continue --lang ru', '')
    expect(out).toContain('Продолжаем')
    expect(out).toContain('Костёр ▲·····')
    const loaded = landfall(`play demo --load ${save('again')} --lang pl`)
    expect(loaded.out).toContain('Którą kartę zagrywasz?')
  })

  test('keeps a game under a name, and leaves the save it continues as it is', () => {
    landfall('play demo --seed root', '2\n')
    const before = readFileSync(save('root'), 'utf8')
    expect(landfall(`play demo --load ${save('root')} --save branch`, '1\n').out).toContain('demo-branch.json')
    expect(readFileSync(save('root'), 'utf8')).toBe(before)
    const { answers } = JSON.parse(readFileSync(save('branch'), 'utf8'))
    expect(answers.length).toBeGreaterThan(JSON.parse(before).answers.length)
    const again = landfall(`play demo --load ${save('root')} --save branch`, '')
    expect(again).toMatchObject({ code: 2 })
    expect(again.err).toContain('there is a save of that name already')
  })

  test('continues the newest game that is not over, and says when there is none', () => {
    const other = { ...process.env, LANDFALL_HOME: join(home, 'empty'), LANG: 'en' }
    const none = spawnSync(process.execPath, [bin, 'play', 'demo', '--continue'], { env: other, encoding: 'utf8' })
    expect(none).toMatchObject({ status: 2 })
    expect(none.stderr).toContain('there is no unfinished game of demo')
    landfall('play demo --seed open', '1\n')
    landfall('play demo --seed over --bots 1', '1\n'.repeat(200))
    writeFileSync(save('newer-but-broken'), 'oops')
    expect(landfall('play demo --continue').out).toContain('demo-open.json')
  })

  test.each([
    ['en', 'You are castaways on an island.', 'The turn begins with the white pawn.'],
    ['it', 'Siete naufraghi sulla stessa isola.', 'Il turno comincia con la pedina bianca'],
    ['pl', 'Wszyscy jesteście rozbitkami na jednej wyspie.', 'Turę zaczyna biały pionek'],
    ['ru', 'Море выбросило вас всех на один остров.', 'Ход начинается с белой фишки'],
  ])('the first turn of Náufragos is explained (%s)', (lang, welcome, white) => {
    const { out } = landfall(`play naufragos --players 2 --seed guide-${lang} --lang ${lang}`, '1\n')
    expect(out).toContain(`☞ ${welcome}`)
    expect(out).toContain(`☞ ${white}`)
    expect(out.split(welcome)).toHaveLength(2)
    const { out: quiet } = landfall(`play naufragos --players 2 --seed quiet-${lang} --lang ${lang} --no-guide`, '1\n')
    expect(quiet).not.toContain('☞')
  })

  test('takes an answer back', () => {
    const { out } = landfall('play demo --seed undo', '1\n5\n3\n')
    expect(out).toContain('5) Take the last answer back')
    expect(JSON.parse(readFileSync(save('undo'), 'utf8')).takenBack).toEqual([[1, 0, 'undo']])
  })

  test('nobody sees the hand of another', () => {
    const { out } = landfall('play demo --seed hands --players 2', '1\n4\n')
    const [, captain = '', cook = ''] = out.split(/^== The (?:captain|cook)$/m)
    expect(captain).toContain('Your hand')
    expect(cook).toContain('Your hand')
    expect(out.split('== Everybody')[1]?.split('==')[0]).not.toContain('Your hand')
  })

  test('the random player takes the seats that nobody takes, to the end', () => {
    const { code, out } = landfall('play demo --seed bots --players 4 --bots 3', '1\n'.repeat(200))
    expect(code).toBe(0)
    expect(out).toContain('== The end')
  })

  test.each([
    ['play nothing', 'there is no game "nothing"'],
    ['play demo --players 9', '--players 9: a whole number from 2 to 4'],
    ['play demo --players two', '--players two'],
    ['play demo --bots 2', '--bots 2: a whole number from 0 to 1'],
    ['play demo --lang xx', `--lang xx: the languages are ${LANGUAGES.join(', ')}`],
    ['play demo --load nowhere.json', 'cannot read nowhere.json'],
    ['play demo --scenario jenny', '--scenario jenny: there is nothing of the kind in demo'],
    ['play crusoe --scenario atlantis', '--scenario atlantis: one of castaways, cursed-island, jenny'],
    ['play crusoe --edition third', '--edition third: one of second, first'],
    ['play crusoe --scenario king-kong --edition first', '--scenario king-kong --edition first: there is no such game'],
  ])('%s: says what is wrong', (args, message) => {
    const { code, err } = landfall(args)
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(err).not.toContain('    at ')
  })
})

describe('landfall play with options', () => {
  test('begins the scenario and the edition that were asked for', () => {
    landfall('play crusoe --seed chosen --scenario volcano-island --edition first')
    const { config } = JSON.parse(readFileSync(join(home, 'saves', 'crusoe-chosen.json'), 'utf8'))
    expect(config).toMatchObject({ scenario: 'volcano-island', edition: 'first' })
  })
})

describe('landfall simulate', () => {
  test('prints figures for programs, the same for the same seed', () => {
    const run = () => JSON.parse(landfall('simulate demo --games 60 --seed s --json').out)
    const first = run()
    expect(first).toMatchObject({ game: 'demo', bot: 'random', seed: 's', games: 60 })
    expect(first.outcomes.won + first.outcomes.lost).toBe(60)
    expect(first.decisionsPerGame.mean).toBeGreaterThan(10)
    expect(first.gamesPerCpuSecond).toBeGreaterThan(0)
    expect(first.decisionsPerCpuSecond).toBeGreaterThan(0)
    const { gamesPerCpuSecond: _, decisionsPerCpuSecond: __, ...figures } = run()
    expect(first).toMatchObject(figures)
  })

  test('prints a summary for people', () => {
    const { out } = landfall('simulate demo --games 20 --players 3')
    expect(out).toContain('20 games of demo by the random player')
    expect(out).toMatch(/decisions per game: [\d.]+ \(\d+ to \d+\)/)
  })

  test('plays the scenario and the edition that were asked for, by the bot that was asked for', () => {
    const { code, out } = landfall(
      'simulate crusoe --scenario jenny --edition first --players 3 --games 4 --bot heuristic --check --json',
    )
    expect(code).toBe(0)
    const figures = JSON.parse(out)
    expect(figures).toMatchObject({ options: { scenario: 'jenny', edition: 'first' }, players: [3], bot: 'heuristic' })
    expect(figures.problems).toEqual([])
  })

  test('with --check: varies what was not chosen, and says what was the same in all games', () => {
    const same = (args: string) => JSON.parse(landfall(`simulate ${args} --players 2 --games 8 --json`).out).options
    expect(same('naufragos --characters chosen')).toEqual({ characters: 'chosen', decks: 'usual', victory: 'alone' })
    expect(same('naufragos --characters chosen --check')).toEqual({ characters: 'chosen' })
    expect(same('crusoe --scenario jenny --check')).toEqual({ scenario: 'jenny' })
  })

  test('counts what a game counts and who won, for each number of players by itself', () => {
    const { code, out } = landfall('simulate naufragos --players 2,3 --games 24 --bot heuristic --json')
    expect(code).toBe(0)
    const all = JSON.parse(out)
    expect(all).toMatchObject({ players: [2, 3], games: 24, byPlayers: { 2: { games: 12 }, 3: { games: 12 } } })
    const own = [all.byPlayers['2'], all.byPlayers['3']]
    expect(Object.keys(own[0].winners)).not.toContain('green')
    for (const { tallies, winners, outcomes } of [all, ...own]) {
      const won: readonly number[] = Object.values(winners)
      expect(tallies.rescued).toBe(outcomes.won)
      expect(tallies.summit).toBeGreaterThanOrEqual(tallies.rescued)
      expect(won.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(outcomes.won)
    }
    expect(all.tallies.summit).toBe(own[0].tallies.summit + own[1].tallies.summit)
  })

  test('says it to people too', () => {
    const { out } = landfall('simulate naufragos --players 1,2 --games 12 --bot heuristic')
    expect(out).toMatch(/^tallies$\n {2}summit/m)
    expect(out).toMatch(/^winners$/m)
    expect(out).toMatch(/^with 1: .*\nwith 2: /m)
  })

  test('with --matrix: a row for every scenario, edition and number of players', () => {
    const { rows } = JSON.parse(landfall('simulate crusoe --matrix --games 1 --json').out)
    const combinations = (crusoe.options ?? []).flatMap((options) =>
      [1, 2, 3, 4].map((players) => ({ ...options, players })),
    )
    expect(rows).toMatchObject(combinations)
    for (const { won, lost, games, problems } of rows) {
      const losses: readonly number[] = Object.values(lost)
      expect(won + losses.reduce((sum, count) => sum + count, 0)).toBe(games)
      expect(problems).toEqual([])
    }
  })

  test('several processes come to the same figures as one', () => {
    const matrix = (jobs: number): string =>
      landfall(`simulate crusoe --matrix --scenario jenny --edition second --games 3 --json --jobs ${jobs}`).out
    expect(matrix(1)).toContain('"rows":[')
    expect(matrix(3)).toBe(matrix(1))
  })

  test('a matrix for people, of a game without options too', () => {
    const { out } = landfall('simulate demo --matrix --games 5')
    expect(out).toContain('demo by the random player, seed landfall')
    expect(out.trimEnd().split('\n')).toHaveLength(2 + 3)
  })

  test.each([
    'simulate demo --games 0',
    'simulate demo --bot genius',
    'simulate demo --bot heuristic',
    'simulate demo --games many',
    'simulate crusoe --scenario atlantis',
    'simulate crusoe --matrix --jobs 0',
    'simulate naufragos --players 2,5',
    'simulate demo --bot selfish',
  ])('%s is refused', (args) => {
    expect(landfall(args).code).toBe(2)
  })
})

describe('landfall replay and check', () => {
  const play = (): string => {
    landfall('play demo --seed whole --players 2 --bots 1', '1\n'.repeat(200))
    return save('whole')
  }

  test('a save is good, and tells its story', () => {
    const file = play()
    const checked = landfall(`check ${file}`)
    expect(checked).toMatchObject({ code: 0 })
    expect(checked.out).toMatch(/good\. demo 2, \d+ answers, position [0-9a-f]{16}/)
    expect(JSON.parse(landfall(`check ${file} --json`).out)).toMatchObject({ ok: true, game: 'demo' })
    const told = landfall(`replay ${file} --lang it`)
    expect(told.out).toContain('Il mazzo è stato mescolato.')
    const partly = landfall(`replay ${file} --to 1 --seat cook`)
    expect(partly.out).toContain('The captain drew 1 card.')
    expect(partly.out).not.toContain('   2  ')
    expect(landfall(`replay ${file} --to 9999`).code).toBe(2)
    expect(landfall(`replay ${file} --seat pirate`).code).toBe(2)
  })

  test('a changed save says where it first differs', () => {
    const file = play()
    const lines = readFileSync(file, 'utf8').split('\n')
    const at = lines.findIndex((line) => line.startsWith('[')) + 3
    const other = join(home, 'other.json')
    writeFileSync(other, lines.with(at, (lines[at] ?? '').replace(/\d+,"[a-z0-9]{4}"\]/, '0,"0000"]')).join('\n'))
    const { code, out } = landfall(`check ${other}`)
    expect(code).toBe(1)
    expect(out).toContain('edited, good up to answer 3')
    writeFileSync(other, lines.slice(0, at).join('\n'))
    expect(JSON.parse(landfall(`check ${other} --json`).out)).toMatchObject({ ok: false, fault: 'truncated', at: 3 })
    writeFileSync(other, 'not a save')
    expect(landfall(`check ${other}`).out).toContain('corrupt')
    expect(landfall(`replay ${other}`)).toMatchObject({ code: 2 })
    expect(existsSync(file)).toBe(true)
  })
})

test('without a command, or with an unknown one, it says how it is used', () => {
  expect(landfall('--help')).toMatchObject({ code: 0 })
  expect(landfall('dance').code).toBe(2)
})

describe('a save of an earlier version of the rules', () => {
  const kept = (game: string, name: string): string =>
    fileURLToPath(new URL(`../../${game}/kept/earlier/${name}.json`, import.meta.url))

  test('is good, and tells its story in the names of today', () => {
    const file = kept('naufragos', 'two-all-dead')
    expect(landfall(`check ${file}`).out).toMatch(/good\. naufragos 2, \d+ answers, position [0-9a-f]{16}/)
    const { code, out } = landfall(`replay ${file}`)
    expect(code).toBe(0)
    expect(out).toContain('Yellow: option → camp/scan-the-surroundings/look-at-the-sea')
    expect(out).toContain('Red: wreckage → wreckage/storm-lantern')
    expect(out).toContain('The last castaway has died.')
  })

  test('goes on, and is saved as one of the current version', async () => {
    const file = join(home, 'earlier.json')
    writeFileSync(file, readFileSync(kept('crusoe', 'open-volcano-island-first')))
    const { out } = landfall(`play crusoe --load ${file}`, '1\n')
    expect(out).not.toContain('no longer fits')
    const { game } = await loadGame('crusoe')
    const saved = readJournal(readFileSync(file, 'utf8'))
    expect(saved).toMatchObject({ version: game.version, takenBack: [] })
    const before = game.bringBack(readJournal(readFileSync(kept('crusoe', 'open-volcano-island-first'), 'utf8')))
    expect(game.resume(saved).answers.length).toBeGreaterThan(before.session.answers.length)
  })
})

describe('a save whose rules have changed', () => {
  /** A save with one answer more, which nobody offers. */
  function stale(name: string): string {
    landfall(`play demo --seed ${name}`, '1\n')
    const saved = readJournal(readFileSync(save(name), 'utf8'))
    const { session } = beacon.bringBack(saved)
    const { game, version, config, seed } = saved
    const wreck = { seat: 'captain', kind: 'card', choice: 'anchor/1' }
    const journal = journalOf({ game, version, config, seed }, session.dealt, [...session.answers, wreck])
    const text = writeJournal(journal)
    writeFileSync(save(name), text)
    return text
  }

  test('is brought back as far as it goes, and the original stays beside it', () => {
    const text = stale('stale')
    const aside = save('stale').replace('.json', '.original.json')
    const left = landfall(`play demo --load ${save('stale')}`, '2\n')
    expect(left.out).toContain('Answer 2 no longer fits (The captain: “Which card do you play?”)')
    expect(readFileSync(save('stale'), 'utf8')).toBe(text)
    expect(existsSync(aside)).toBe(false)
    const { out } = landfall('play demo --continue', '1\n1\n')
    expect(out).toContain(`The original stays in ${aside}`)
    expect(readFileSync(aside, 'utf8')).toBe(text)
    expect(JSON.parse(readFileSync(save('stale'), 'utf8'))).toMatchObject({ takenBack: [[2, 1, 'misfit']] })
    // It is not offered as a game of its own.
    expect(landfall('play demo --continue').out).toContain('demo-stale.json')
  })

  test('is replayed and checked as far as it goes', () => {
    stale('told')
    const { out, code } = landfall(`replay ${save('told')} --lang pl`)
    expect(code).toBe(0)
    expect(out).toContain('Odpowiedź nr 2 już do nich nie pasuje')
    const checked = landfall(`check ${save('told')}`)
    expect(checked.code).toBe(1)
    expect(checked.out).toContain('diverged, good up to answer 1')
  })
})

describe('landfall serve', () => {
  test('says which proxies and names it does not understand, before it starts anything', () => {
    for (const wrong of ['all', '10.0.0.1/40']) {
      const { code, err } = landfall(`serve --proxy ${wrong}`)
      expect([code, err]).toEqual([2, expect.stringContaining(`--proxy ${wrong}: a number of proxies from 1 to 10`)])
    }
    const { code, err } = landfall('serve --proxy 1 --public-host https://landfall.example')
    expect([code, err]).toEqual([2, expect.stringContaining('without https:// or a port')])
  })
})
