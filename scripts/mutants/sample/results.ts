// The results of a sample, one line each. A run that was ended goes on after the last one.
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Outcome } from './judge.ts'

export type Result = Outcome & { says: string; room: string }

export async function openResults(path: string) {
  await mkdir(dirname(path), { recursive: true })
  const text = await readFile(path, 'utf8').catch(() => '')
  // A line that was cut off is judged again.
  const kept = text.split('\n').flatMap((line): Result[] => (line.endsWith('}') ? [JSON.parse(line) as Result] : []))
  const known = new Map(kept.map((result) => [result.says, result]))
  return {
    find: (says: string) => known.get(says),
    async keep(result: Result) {
      known.set(result.says, result)
      await appendFile(path, `\n${JSON.stringify(result)}`)
    },
  }
}
