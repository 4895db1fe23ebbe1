// A real disk that is small enough to be filled.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { atEnd } from './postgres.ts'

const run = promisify(execFile)

export const mayNotMount = 'this user may not mount a disk: nothing was filled'

/** A separate disk in memory; undefined if this user may not create one. */
export async function addSmallDisk(mb: number): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-disk-'))
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${mb}m,mode=0700`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  atEnd(async () => {
    if (isMounted) await run('umount', ['--lazy', folder])
    await rm(folder, { recursive: true, force: true })
  })
  return isMounted ? folder : undefined
}

/** Fills the disk except for this much; returns a function that frees it again. */
export async function fillDisk(folder: string, leaveMb: number): Promise<() => Promise<void>> {
  const path = join(folder, `filling-${randomUUID()}`)
  const file = await open(path, 'w')
  const block = Buffer.alloc(256 * 1024, 1)
  const freeMb = async () => {
    const { bavail, bsize } = await statfs(folder)
    return (bavail * bsize) / 1e6
  }
  try {
    while ((await freeMb()) > leaveMb) await file.write(block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
  return () => rm(path)
}
