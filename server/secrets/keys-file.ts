// The ring of a server with its own database: a file in its data folder, readable by its owner only.
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { step } from '../kernel/step.ts'
import { newKey } from './key-ring.ts'

export function keysPath(dataDir: string): string {
  return join(dataDir, 'keys')
}

/** Creates the file if it is missing. `say` warns when others can read it. */
export function readOrMakeKeys(dataDir: string, say: (line: string) => void = () => {}): string {
  const path = keysPath(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, `${newKey()}\n`, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      // A full disk cut the file off: half a key would stop every later start.
      rmSync(path, { force: true })
      throw error
    }
    closeToOthers(path, say)
  }
  return readFileSync(path, 'utf8').trim()
}

function closeToOthers(path: string, say: (line: string) => void): void {
  if ((statSync(path).mode & 0o077) === 0) return
  try {
    chmodSync(path, 0o600)
  } catch (error) {
    throw new Error(
      `${path} should be readable for nobody else, and this user may not change that. Run chmod 600 ${path}.`,
      {
        cause: error,
      },
    )
  }
  say(
    `${path} could be read by others on this machine, and no longer can. Who has read it can be locked out by npm run rotate-keys.`,
  )
}

/** Writes in one step, so that the file always holds the former ring or the new one. */
export function replaceKeys(dataDir: string, ring: string): void {
  const unfinished = join(dataDir, 'keys.new')
  writeFileSync(unfinished, `${ring}\n`, { mode: 0o600, flush: true })
  // A file that a killed run left would keep its old mode.
  chmodSync(unfinished, 0o600)
  step('rotate.file-written')
  renameSync(unfinished, keysPath(dataDir))
  const folder = openSync(dataDir, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
