// npm run check-account -- KEY LISTID tests the product's assumptions about Mailchimp on a real test audience; with --api
// FILE it compares our description of the API with Mailchimp's. Exit code 1: an assumption or the description is WRONG.
// 2: the check could not run. 130: Ctrl-C.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../server/config.ts'
import { dataCentreOf } from '../server/mailchimp/login.ts'
import { checkAccount } from './check-account/check.ts'
import { compareFiles } from './check-account/compare-apis.ts'
import { type Options, readOptions, usage, WrongUse } from './check-account/options.ts'
import { writeReport } from './check-account/report.ts'
import { withoutPersons } from './check-account/words.ts'
import { endOnSignal } from './end-on-signal.ts'

/** Half of Mailchimp's time limit for a call. */
const slowMs = 60_000

let checking: Promise<number> | undefined
// Waits until the audience is restored. A second Ctrl-C ends at once, and the next run removes the leftovers.
const stopping = endOnSignal(async () => {
  console.error('Ending: what was made is taken out first.')
  await checking?.catch(() => {})
  process.exit(130)
})

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const options = readOptions(process.argv.slice(2))
  if (!options) console.log(usage)
  else if (options.apiFiles) {
    const { lines, isAsListed } = compareFiles(options.apiFiles)
    console.log(lines.join('\n'))
    process.exitCode = isAsListed ? 0 : 1
  } else {
    checking = check(options)
    const code = await checking
    if (!stopping.aborted) process.exit(code)
  }
} catch (error) {
  console.error(withoutPersons(error instanceof Error ? error.message : String(error)))
  if (stopping.aborted) process.exit(130)
  if (error instanceof WrongUse) console.error('npm run check-account alone says how it is called.')
  process.exit(2)
}

async function check(options: Options): Promise<number> {
  const { mailchimpApiUrl: apiUrl } = readConfig(process.env)
  const began = performance.now()
  const at = new Date()
  const world = { apiUrl, fetch, now: () => new Date(), pause: (ms: number) => pause(ms), slowMs }
  const checked = await checkAccount(world, options, stopping)
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const dataCentre = dataCentreOf(options.apiKey)
  console.log(writeReport(checked, { version, at, tookMs: performance.now() - began, dataCentre }))
  if (checked.failure !== undefined) return 2
  return checked.results.some(({ found }) => found === 'WRONG') ? 1 : 0
}
