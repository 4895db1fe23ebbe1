// A killed backup or export leaves its unfinished file behind. The next one in the same folder removes it.
import { open, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** A writer on another machine, or of an earlier release, has stopped if it wrote nothing for this long. */
const quietMs = 3_600_000

/** All files of ours begin so. One that was just made is empty. */
const beginning = 'LISTPASS '

export async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.unfinished'))
  for (const name of names) {
    const path = join(folder, name)
    // Another one may remove it at the same moment, or the folder may belong to somebody else.
    if (await isLeft(path, name).catch(() => false)) await rm(path, { force: true }).catch(() => {})
  }
}

async function isLeft(path: string, name: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size, mtimeMs } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(beginning.length), 0, beginning.length, 0)
    if (size > 0 && buffer.toString('latin1') !== beginning) return false
    const writer = /\.([^/]+)-(\d+)\.unfinished$/.exec(name)
    const isHere = writer !== null && name.endsWith(`.${hostname()}-${writer[2]}.unfinished`)
    return isHere ? !isAlive(Number(writer[2])) : Math.abs(Date.now() - mtimeMs) > quietMs
  } finally {
    await file.close()
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
