// A file that appears only when it is whole: a line that names it, then a dump, compressed and sealed.
import { createReadStream, createWriteStream } from 'node:fs'
import { open as openFile, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { removeUnfinished } from './remove-unfinished.ts'
import { open, seal } from './sealed-pieces.ts'

type Content = { head: Buffer; key: Buffer; dump: AsyncIterable<Buffer> }

/** `written`: all of it is on disk. `named`: it has its name. */
type Steps = { written: () => void; named: () => void }

/** The name tells the writer, so that the next one knows whether it is still at work. */
export function unfinishedOf(path: string): string {
  return `${path}.${hostname()}-${process.pid}.unfinished`
}

/** Replaces a file of this name. The key must be used for this file alone. Returns its size in bytes. */
export async function writeSealedFile(path: string, { head, key, dump }: Content, steps: Steps): Promise<number> {
  const unfinished = unfinishedOf(path)
  await removeUnfinished(dirname(path))
  try {
    await pipeline(
      Readable.from(dump),
      createGzip({ level: 1 }),
      async function* (compressed: AsyncIterable<Buffer>) {
        yield head
        yield* seal(compressed, key)
      },
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    steps.written()
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  steps.named()
  await syncFolder(dirname(path))
  return (await stat(path)).size
}

/** `start`: the length of the head. Throws `Damaged` if the rest is not what was sealed with this key. */
export function readSealedFile<T>(
  path: string,
  { start, key }: { start: number; key: Buffer },
  read: (dump: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> {
  return pipeline(
    createReadStream(path, { start }),
    (bytes: AsyncIterable<Buffer>) => open(bytes, key),
    createGunzip(),
    (dump: AsyncIterable<Buffer>) => read(dump),
  )
}

export async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function syncFolder(path: string): Promise<void> {
  const folder = await openFile(path)
  await folder.sync()
  await folder.close()
}
