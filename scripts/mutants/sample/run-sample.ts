// npm run prove:mutants -- --sample 120 --seed 7: plants mistakes that the seed chooses, and names those that no test
// noticed. They are planted in a copy of the tree, so a run that is ended leaves the tree as it is.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endOnSignal } from '../../end-on-signal.ts'
import { copyTree } from '../copy-tree.ts'
import { drawn, mistakesOf } from './draw.ts'
import { equivalent } from './equivalent.ts'
import { openGround } from './ground.ts'
import { openJudge } from './judge.ts'
import { readReach } from './reach.ts'
import { openResults, type Result } from './results.ts'
import { leastNoticed, leastOfAll, type Room, rooms } from './rooms.ts'

export type Wanted = {
  many: number
  seed: number
  /** Names of rooms; none means all. */
  rooms: string[]
  /** A part of the paths of the files. */
  part: string
  minutes: number
  /** So many test files are asked about each mistake, the nearest first. */
  files: number
  /** Judges again what lived before. */
  again: boolean
}

/** Returns whether enough mistakes were noticed. */
export async function runSample(root: string, wanted: Wanted): Promise<boolean> {
  const chosen = rooms.filter(({ name }) => wanted.rooms.length === 0 || wanted.rooms.includes(name))
  if (chosen.length === 0) throw new Error(`The rooms are: ${rooms.map(({ name }) => name).join(', ')}.`)
  const ended = Promise.withResolvers<void>()
  const stopping = endOnSignal(() => ended.promise)
  const path = join(root, 'test-results', 'mutants', `${wanted.seed}.jsonl`)
  const results = await openResults(path)
  const endsAt = performance.now() + wanted.minutes * 60_000
  const folder = await copyTree(root)
  const ground = await openGround()
  const judge = openJudge(folder, ground, await readReach(folder), wanted.files, stopping)
  const judged: Result[] = []
  try {
    const shares = chosen.reduce((sum, { share }) => sum + share, 0)
    for (const room of chosen) await sample(room, Math.round((wanted.many * room.share) / shares))
  } catch (error) {
    if (!stopping.aborted) throw error
  } finally {
    await ground.close()
    await rm(folder, { recursive: true, force: true })
    ended.resolve()
  }
  return report(judged)

  async function sample(room: Room, many: number): Promise<void> {
    const all = (await mistakesOf(folder, room)).filter(({ file }) => file.includes(wanted.part))
    let counted = 0
    for (const mistake of drawn(all, wanted.seed)) {
      if (counted >= many || performance.now() > endsAt) return
      const { says } = mistake
      const reason = equivalent.get(says)
      if (reason !== undefined) {
        console.log(`equal     ${says}\n          ${reason}`)
        continue
      }
      const known = results.find(says)
      const isKnown = known !== undefined && !(wanted.again && known.is === 'lives')
      const begun = performance.now()
      const result: Result = isKnown ? known : { ...(await judge(mistake, room)), says, room: room.name }
      if (!isKnown) await results.keep(result)
      if (result.is === 'refused') continue
      counted += 1
      judged.push(result)
      console.log(`${tell(result)} (${((performance.now() - begun) / 1000).toFixed(0)} s)`)
    }
  }
}

function tell(result: Result): string {
  if (result.is === 'noticed') return `noticed   ${result.says}\n          ${result.by.file}: ${result.by.test}`
  return `LIVES     ${result.says}`
}

function report(judged: Result[]): boolean {
  const byRoom = Map.groupBy(judged, ({ room }) => room)
  const lines = [...byRoom].map(([room, results]) => ({ room, ...count(results), least: leastNoticed[room] ?? 0 }))
  const all = { room: 'all', ...count(judged), least: byRoom.size === rooms.length ? leastOfAll : 0 }
  for (const { room, noticed, many } of [...lines, all]) {
    const share = `${((100 * noticed) / Math.max(1, many)).toFixed(1)} %`.padStart(7)
    console.log(`${share}  ${`${noticed} of ${many}`.padEnd(11)} ${room}`)
  }
  return [...lines, all].every(({ noticed, many, least }) => noticed >= least * many)
}

function count(results: Result[]): { noticed: number; many: number } {
  return { noticed: results.filter(({ is }) => is === 'noticed').length, many: results.length }
}
