// npm test: runs every check, even after a failed one, and prints the result in the last line. With --quick (npm run
// test:quick): the check and the node tests without the proofs.
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { checkBudget } from './check-budget.ts'
import { allStories, allTests, quickTests } from './choose-tests.ts'
import type { TestCounts } from './count-tests.ts'
import { installChromium } from './install-chromium.ts'
import { runBrowserTests, runCommand, runLeakSearch, runNodeTests, treeState } from './run-tests.ts'

type Step = { name: string; run: () => Promise<TestCounts | undefined> }
type Outcome = { name: string; seconds: number; counts: TestCounts; reason: string | undefined }

const root = join(import.meta.dirname, '..')
const treeBefore = await treeState(root)

const check: Step = { name: 'check', run: () => runCommand(root, 'npm', ['run', 'check'], {}, true) }
const webBuild: Step = { name: 'web build', run: () => buildWeb(root).then(() => undefined) }
/** Each file has its own database, and waits about as long as it computes. */
const nodeTests = (choose: typeof allTests, filesAtOnce: number): Step => ({
  name: 'node tests',
  run: async () => runNodeTests(root, await choose(root), filesAtOnce),
})
const browserTests: Step = {
  name: 'browser tests',
  run: async () => runBrowserTests(root, await allStories(root)),
}
const cleanTree: Step = { name: 'clean tree', run: findTreeUnchanged }

/**
 * Steps of one row run side by side. The long ones stand alone: each keeps two processors busy by itself, and side by side they
 * make each other late.
 */
const quickSteps: Step[][] = [[webBuild], [check], [nodeTests(quickTests, 4)], [cleanTree]]
const allSteps: Step[][] = [
  [{ name: 'browser', run: findBrowser }],
  [webBuild],
  [{ name: 'budget', run: checkBudget }],
  [check],
  [nodeTests(allTests, 3)],
  [browserTests],
  [{ name: 'nothing leaked', run: () => runLeakSearch(root) }],
  [cleanTree],
]

const outcomes: Outcome[] = []
for (const beside of process.argv.includes('--quick') ? quickSteps : allSteps) {
  outcomes.push(...(await Promise.all(beside.map(take))))
}
report(outcomes)

async function take({ name, run }: Step): Promise<Outcome> {
  console.log(`\n── ${name}`)
  const begun = performance.now()
  const since = () => (performance.now() - begun) / 1000
  try {
    const counts = (await run()) ?? { passed: 0, failed: 0, skipped: 0, failures: [] }
    return { name, counts, seconds: since(), reason: undefined }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(reason)
    return { name, counts: { passed: 0, failed: 1, skipped: 0, failures: [] }, seconds: since(), reason }
  }
}

async function findBrowser(): Promise<undefined> {
  process.env['CHROMIUM_PATH'] = await installChromium()
}

async function findTreeUnchanged(): Promise<undefined> {
  const treeAfter = await treeState(root)
  if (treeAfter !== treeBefore)
    throw new Error(`The run changed the tree.\nBefore:\n${treeBefore}\nAfter:\n${treeAfter}`)
}

function report(outcomes: Outcome[]): void {
  for (const failure of outcomes.flatMap(({ counts }) => counts.failures)) console.log(`\n── failed: ${failure}`)
  console.log('\n── summary')
  for (const { name, seconds, counts, reason } of outcomes) {
    const what = reason === undefined ? describe(counts) : `FAILED: ${reason.split('\n')[0]}`
    console.log(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(7)} s  ${what}`)
  }
  const total = (which: 'passed' | 'failed') => outcomes.reduce((sum, { counts }) => sum + counts[which], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') > 0 ? 1 : 0
}

function describe({ passed, failed, skipped }: TestCounts): string {
  if (passed + failed + skipped === 0) return 'ok'
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
