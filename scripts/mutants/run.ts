// npm run prove:mutants plants each mistake in a copy of the tree, and checks that the test named for it fails. A name
// or a part of one after it chooses mutants.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyTree } from './copy-tree.ts'
import { withMutant } from './plant.ts'
import type { Mutant } from './mutant.ts'
import { mutants } from './planted.ts'
import { runTest } from './run-test.ts'

const wanted = process.argv[2] ?? ''
const chosen = mutants.filter(({ name }) => name.includes(wanted))
if (chosen.length === 0) throw new Error(`No mutant is called "${wanted}".`)

const folder = await copyTree(join(import.meta.dirname, '..', '..'))
let alive = 0
try {
  for (const mutant of chosen) {
    const begun = performance.now()
    const outcome = await judge(mutant)
    if (outcome !== 'dies') alive += 1
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`${outcome === 'dies' ? 'dies ' : 'LIVES'}  ${mutant.name} (${seconds} s)`)
    console.log(`       ${mutant.test.file}: ${mutant.test.name}`)
    if (outcome !== 'dies') console.log(`       ${outcome}`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(`${chosen.length - alive} of ${chosen.length} mutants die`)
process.exitCode = alive === 0 ? 0 : 1

/** The mutant is killed if its test, which passes without the mistake, fails. */
async function judge(mutant: Mutant): Promise<string> {
  try {
    const before = await runTest(folder, mutant.test)
    if (before.passed !== 1 || before.failed !== 0) {
      return `Without it the test should pass, alone: ${before.passed} passed, ${before.failed} failed.\n${before.failures.join('\n')}`
    }
    const after = await withMutant(folder, mutant, () => runTest(folder, mutant.test))
    return after.failed === 1 && after.passed === 0 ? 'dies' : `${after.passed} passed, ${after.failed} failed.`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
