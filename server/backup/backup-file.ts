// The backup is one file: a line that names its key, then the dump, compressed and encrypted.
import { randomBytes } from 'node:crypto'
import { open as openFile } from 'node:fs/promises'
import { WrongSetting } from '../config.ts'
import { loadDump, type TakeUp } from '../database/dump/load-dump.ts'
import { writeDump } from '../database/dump/write-dump.ts'
import type { Address } from '../database/open.ts'
import { step } from '../kernel/step.ts'
import { readKeyRing } from '../secrets/key-ring.ts'
import type { Keys } from '../secrets/require-keys.ts'
import { isThere, readSealedFile, writeSealedFile } from './sealed-file.ts'
import { Damaged } from './sealed-pieces.ts'

const purpose = 'backup 1'
const headLine = /^LISTPASS BACKUP 1 ([a-z0-9]{1,16}) ([\w-]{22})\n/
const longestHead = 64

/** The file appears only when it is completely on disk. Throws a message if a file of this name exists. */
export async function writeBackup(path: string, address: Address, keys: Keys): Promise<{ bytes: number; key: string }> {
  if (await isThere(path)) throw new Error(`${path} is there already. Choose another name, nothing was written.`)
  const salt = randomBytes(16)
  const { id, key } = readKeyRing(keys.setting, keys.where).derive(purpose, salt)!
  const head = Buffer.from(`LISTPASS BACKUP 1 ${id} ${salt.toString('base64url')}\n`)
  const bytes = await writeSealedFile(
    path,
    { head, key, dump: writeDump(address) },
    { written: () => step('backup.written'), named: () => step('backup.named') },
  )
  return { bytes, key: id }
}

/** Restores all or nothing. Throws a message that says why nothing was restored. */
export async function loadBackup(
  path: string,
  address: Address,
  keys: Keys,
  takeUp: TakeUp,
): ReturnType<typeof loadDump> {
  const { id, salt, length } = await readHead(path)
  const derived = readKeyRing(keys.setting, keys.where).derive(purpose, Buffer.from(salt, 'base64url'), id)
  if (!derived) {
    throw new WrongSetting(
      `${path} was closed with the key ${id}, which is not in ${keys.where}. Put the keys of the installation that made it there. Nothing was restored.`,
    )
  }
  try {
    return await readSealedFile(path, { start: length, key: derived.key }, (dump) => loadDump(address, dump, takeUp))
  } catch (error) {
    throw new Error(`${sentenceFor(error, path, `the key ${id} of ${keys.where}`)} Nothing was restored.`, {
      cause: error,
    })
  }
}

function sentenceFor(error: unknown, path: string, key: string): string {
  if (!(error instanceof Damaged)) return error instanceof Error ? error.message : String(error)
  return error.place === 0
    ? `${path} does not open with ${key}: that is another key of the same name, or the file was changed.`
    : `${path} is damaged or not whole.`
}

async function readHead(path: string): Promise<{ id: string; salt: string; length: number }> {
  const file = await openFile(path).catch((error: unknown) => {
    throw new Error(`${path} cannot be read. Nothing was restored.`, { cause: error })
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHead), 0, longestHead, 0)
    const [line, id, salt] = headLine.exec(buffer.toString('latin1', 0, bytesRead)) ?? []
    if (line === undefined || id === undefined || salt === undefined)
      throw new Error(`${path} is no backup of Listpass. Nothing was restored.`)
    return { id, salt, length: line.length }
  } finally {
    await file.close()
  }
}
