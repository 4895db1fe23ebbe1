// The file of a team that moves: a line with the name of the move, then the team's rows, compressed and sealed with a key
// of this file alone.
import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open as openFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Damaged, open, seal } from '../backup/sealed-pieces.ts'
import { step } from '../kernel/step.ts'

const headLine = 'LISTPASS TEAM 1\n'
const keyShape = /^[0-9a-f]{64}$/

/**
 * Throws a message if no file of this name can be written, before anything else happens. `mayReplace`: a file of this name may
 * be there.
 */
export async function requireWritable(path: string, mayReplace: boolean): Promise<void> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  if (isThere && !mayReplace) throw new Error(`${path} is there already. Choose another name. Nothing was changed.`)
  const file = await openFile(`${path}.unfinished`, 'w', 0o600).catch((error: unknown) => {
    throw new Error(`${path} cannot be written. Nothing was changed.`, { cause: error })
  })
  await file.close()
}

/**
 * The file appears only when it is completely on disk. Returns its size, and the key that
 * opens it: 64 characters.
 */
export async function writeTeamFile(
  path: string,
  dump: AsyncIterable<Buffer>,
): Promise<{ bytes: number; key: string }> {
  const key = randomBytes(32)
  const unfinished = `${path}.unfinished`
  try {
    await pipeline(
      Readable.from(dump),
      createGzip({ level: 1 }),
      async function* (compressed: AsyncIterable<Buffer>) {
        yield Buffer.from(headLine)
        yield* seal(compressed, key)
      },
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    step('move.written')
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  const folder = await openFile(dirname(path))
  await folder.sync()
  await folder.close()
  step('move.named')
  return { bytes: (await stat(path)).size, key: key.toString('hex') }
}

/** Throws a message that says why the file cannot be read. */
export async function readTeamFile<T>(
  path: string,
  key: string,
  read: (dump: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> {
  if (!keyShape.test(key))
    throw new Error('The key has 64 characters. npm run admin -- export-team printed it with the file.')
  await requireHead(path)
  try {
    return await pipeline(
      createReadStream(path, { start: headLine.length }),
      (bytes: AsyncIterable<Buffer>) => open(bytes, Buffer.from(key, 'hex')),
      createGunzip(),
      (dump: AsyncIterable<Buffer>) => read(dump),
    )
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    const why = error.place === 0 ? 'does not open with this key. Each export has its own.' : 'is damaged or not whole.'
    throw new Error(`${path} ${why} Nothing was imported.`, { cause: error })
  }
}

async function requireHead(path: string): Promise<void> {
  const file = await openFile(path).catch((error: unknown) => {
    throw new Error(`${path} cannot be read. Nothing was imported.`, { cause: error })
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLine.length), 0, headLine.length, 0)
    if (buffer.toString('latin1', 0, bytesRead) !== headLine)
      throw new Error(`${path} is not the file of a team. Nothing was imported.`)
  } finally {
    await file.close()
  }
}
