// npm run prove:mutants plants each mistake of planted.ts in a copy of the tree, and checks that the test named for it
// fails. A name or a part of one after it chooses mutants. With --sample 120 --seed 7, the seed chooses mistakes of all
// kinds (sample/run-sample.ts); --room, --in, --files and --minutes make it smaller, --again judges what lived before.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyTree } from './copy-tree.ts'
import { type Mutant, withMutant } from './plant.ts'
import { mutants } from './planted.ts'
import { runTest } from './run-test.ts'
import { runSample } from './sample/run-sample.ts'

const root = join(import.meta.dirname, '..', '..')
const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: text,
    seed: { ...text, default: '1' },
    room: { ...text, multiple: true, default: [] },
    in: { ...text, default: '' },
    minutes: { ...text, default: '180' },
    files: { ...text, default: '10' },
    again: { type: 'boolean', default: false },
  },
})

const isEnough =
  values.sample === undefined
    ? await runPlanted(positionals[0] ?? '')
    : await runSample(root, {
        many: Number(values.sample),
        seed: Number(values.seed),
        rooms: values.room,
        part: values.in,
        minutes: Number(values.minutes),
        files: Number(values.files),
        again: values.again,
      })
process.exitCode = isEnough ? 0 : 1

async function runPlanted(wanted: string): Promise<boolean> {
  const chosen = mutants.filter(({ name }) => name.includes(wanted))
  if (chosen.length === 0) throw new Error(`No mutant is called "${wanted}".`)
  const folder = await copyTree(root)
  let alive = 0
  try {
    for (const mutant of chosen) {
      const begun = performance.now()
      const outcome = await judge(folder, mutant)
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
  return alive === 0
}

/** The mutant is killed if its test, which passes without the mistake, fails. */
async function judge(folder: string, mutant: Mutant): Promise<string> {
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
