// Keeps two servers off one data folder. The operating system holds a lock for the process, and releases it however the
// process ends. So nothing needs a clean-up, and process ids cannot be confused. Node offers such a lock only through
// SQLite. The process id is written beside it, for people.
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { requireDataFolder } from './data-folder.ts'

export type Owner = { release: () => void }

/** An unreferenced lock is garbage collected and released (seen in 6 of 6 processes). */
const held = new Set<DatabaseSync>()

/** Makes this process the only owner of the folder, or throws the name of the present owner. */
export function ownFolder(folder: string): Owner {
  requireDataFolder(folder)
  const lock = new DatabaseSync(join(folder, 'owner.lock'), { timeout: 500 })
  try {
    // Nothing is ever written, so no journal file is needed.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    writeFileSync(join(folder, 'owner.pid'), `${process.pid}\n`, { mode: 0o600 })
  } catch (error) {
    lock.close()
    throw isLocked(error) ? new Error(alreadyOwned(folder), { cause: error }) : error
  }
  held.add(lock)
  const release = () => {
    if (!held.delete(lock)) return
    rmSync(join(folder, 'owner.pid'), { force: true })
    lock.close()
  }
  return { release }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5 // SQLITE_BUSY and its variants
}

function alreadyOwned(folder: string): string {
  const pid = Number(readFileSync(join(folder, 'owner.pid'), 'utf8').trim())
  return `Another Listpass (process ${pid}) is using the data folder ${realpathSync(folder)}. Stop it first, or set another DATA_DIR.`
}
