// A browser for the tests: the machine's own, otherwise Playwright's, otherwise the distribution's.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium, playwrightsOwn } from './find-chromium.ts'

const run = promisify(execFile)
const answersWithinMs = 30_000
const downloadTakesMs = 4 * 60_000

type Way = { name: string; install: () => Promise<void>; path: () => Promise<string> }

const ways: Way[] = [
  { name: 'this machine', install: async () => {}, path: findChromium },
  { name: 'playwright install chromium', install: installPlaywrights, path: playwrightsOwn },
  { name: 'apt-get install chromium', install: installDistributions, path: async () => '/usr/bin/chromium' },
]

/** Returns the path of a Chromium that runs. */
export async function installChromium(): Promise<string> {
  const reasons: string[] = []
  for (const { name, install, path } of ways) {
    try {
      await install()
      const found = await path()
      const { stdout } = await run(found, ['--version'], { timeout: answersWithinMs })
      console.log(`${stdout.trim()} (${found})`)
      return found
    } catch (error) {
      reasons.push(`${name}: ${firstLine(error)}`)
      // If a browser is named, use it or report its fault.
      if (process.env['CHROMIUM_PATH']) break
    }
  }
  throw new Error(
    `No Chromium runs on this machine. Install one and set CHROMIUM_PATH to it. Tried: ${reasons.join('; ')}.`,
  )
}

async function installPlaywrights(): Promise<void> {
  const cli = join(import.meta.dirname, '..', 'node_modules', '@playwright', 'test', 'cli.js')
  console.log('Getting a Chromium for the tests …')
  await run(process.execPath, [cli, 'install', 'chromium'], { timeout: downloadTakesMs })
}

async function installDistributions(): Promise<void> {
  const [file = '', ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeout: downloadTakesMs, maxBuffer: 64 * 1024 * 1024 }
  await run(file, [...before, 'update'], options)
  await run(file, [...before, 'install', '-y', '--no-install-recommends', 'chromium'], options)
}

function firstLine(error: unknown): string {
  const { killed, message } = error as { killed?: boolean; message: string }
  return killed ? 'took too long' : (message.trim().split('\n')[0] ?? '')
}

if (import.meta.main) {
  try {
    await installChromium()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
