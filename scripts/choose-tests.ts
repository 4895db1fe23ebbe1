// The files of node tests: all of them, or those that `npm run test:quick` runs.
import { glob } from 'node:fs/promises'
import { proofs } from './prove/proofs.ts'

const everyTest = '{domain,contract,server,web,sandbox,scripts}/**/*.test.ts'

export async function allTests(root: string): Promise<string[]> {
  return (await Array.fromAsync(glob(everyTest, { cwd: root }))).toSorted()
}

/** Without the proofs: their small forms start whole servers, or take longer than everything else of their feature. */
export async function quickTests(root: string): Promise<string[]> {
  const proving = new Set(proofs.flatMap(({ by }) => ('tests' in by ? by.tests : [])))
  return (await allTests(root)).filter((file) => !proving.has(file))
}
