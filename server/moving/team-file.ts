// The file of a team that moves: a line that says so, then the team's rows, sealed with a key of this file alone.
import { randomBytes } from 'node:crypto'
import { open as openFile } from 'node:fs/promises'
import { readSealedFile, writeSealedFile } from '../backup/sealed-file.ts'
import { Damaged } from '../backup/sealed-pieces.ts'
import { step } from '../kernel/step.ts'

const headLine = 'LISTPASS TEAM 1\n'

/** The file appears only when it is completely on disk. Returns its size, and the key that opens it: 64 characters. */
export async function writeTeamFile(
  path: string,
  dump: AsyncIterable<Buffer>,
): Promise<{ bytes: number; key: string }> {
  const key = randomBytes(32)
  const steps = { written: () => step('move.written'), named: () => step('move.named') }
  return {
    bytes: await writeSealedFile(path, { head: Buffer.from(headLine), key, dump }, steps),
    key: key.toString('hex'),
  }
}

/** Throws a message that says why the file cannot be read. */
export async function readTeamFile<T>(
  path: string,
  key: string,
  read: (dump: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> {
  if (!/^[0-9a-f]{64}$/.test(key))
    throw new Error('The key has 64 characters. npm run admin -- export-team printed it with the file.')
  if ((await beginningOf(path)) !== headLine)
    throw new Error(`${path} is not the file of a team. Nothing was imported.`)
  try {
    return await readSealedFile(path, { start: headLine.length, key: Buffer.from(key, 'hex') }, read)
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    const why = error.place === 0 ? 'does not open with this key. Each export has its own.' : 'is damaged or not whole.'
    throw new Error(`${path} ${why} Nothing was imported.`, { cause: error })
  }
}

async function beginningOf(path: string): Promise<string> {
  const file = await openFile(path).catch((error: unknown) => {
    throw new Error(`${path} cannot be read. Nothing was imported.`, { cause: error })
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLine.length), 0, headLine.length, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
