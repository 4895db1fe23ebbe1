// The files of the test rings: all node tests and stories of `npm test`, and the node tests of `npm run test:quick`.
import { glob } from 'node:fs/promises'
import { longProofs } from './prove/long-proofs.ts'
import type { Proof } from './prove/proof.ts'
import { proofs } from './prove/proofs.ts'

const everyTest = '{domain,words,contract,server,web,sandbox,scripts,bench}/**/*.test.ts'
const everyStory = 'e2e/*.spec.ts'

/** All tests without those that only `npm run prove` runs. */
export async function allTests(root: string): Promise<string[]> {
  return filesOf(root, everyTest, ({ isOnlyHere = false }) => isOnlyHere)
}

/**
 * The quick tests leave the proofs out: even in small form they start whole servers, or take longer than the rest of
 * their feature.
 */
export async function quickTests(root: string): Promise<string[]> {
  return filesOf(root, everyTest, () => true)
}

export async function allStories(root: string): Promise<string[]> {
  return filesOf(root, everyStory, ({ isOnlyHere = false }) => isOnlyHere)
}

async function filesOf(root: string, pattern: string, isLeftOut: (proof: Proof) => boolean): Promise<string[]> {
  const named = [...proofs, ...longProofs].filter(isLeftOut)
  const leftOut = new Set(named.flatMap(({ by }) => ('tests' in by ? by.tests : 'stories' in by ? by.stories : [])))
  return (await Array.fromAsync(glob(pattern, { cwd: root }))).filter((file) => !leftOut.has(file)).toSorted()
}
