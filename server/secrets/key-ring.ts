// Credentials rest in the database in boxes; the keys to them never do (DESIGN §5, docs/decisions/0007).
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** What a box is for and where it stands: a box that was moved to another row does not open. */
export type BoxPlace = { table: string; column: string; row: string }

export type KeyRing = {
  seal: (text: string, place: BoxPlace) => string
  /** Throws when the box was changed, moved, or closed with a key that is not on the ring. */
  open: (box: string, place: BoxPlace) => string
}

const keyShape = /^[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=$/

/** A ring from `id:base64 key` entries with commas between them. New boxes are closed with the first key. */
export function readKeyRing(setting: string): KeyRing {
  const entries = setting.split(',').map((entry) => entry.trim())
  if (!entries.every((entry) => keyShape.test(entry))) {
    throw new Error(
      'LISTPASS_KEYS should be one or more keys as `id:key` with commas between them, the key being 32 bytes in base64.',
    )
  }
  const keys = new Map(entries.map((entry) => [entry.split(':')[0]!, Buffer.from(entry.split(':')[1]!, 'base64')]))
  const newest = entries[0]!.split(':')[0]!
  return {
    seal(text, place) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', subkey(keys.get(newest)!, place), iv).setAAD(address(place))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `v1.${newest}.${sealed.toString('base64url')}`
    },
    open(box, place) {
      const [version, id, body] = box.split('.')
      const key = keys.get(id ?? '')
      if (version !== 'v1' || !key || !body)
        throw new Error('A stored credential was closed with a key that is not in LISTPASS_KEYS.')
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', subkey(key, place), bytes.subarray(0, 12)).setAAD(address(place))
      decipher.setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
    },
  }
}

/** The ring of a data folder, made when there is none. Only for a server with its own database. */
export function readOrMakeKeys(dataDir: string): string {
  const path = join(dataDir, 'keys')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, `k1:${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}

function subkey(key: Buffer, { table, column }: BoxPlace): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', `listpass ${table}.${column}`, 32))
}

function address({ table, column, row }: BoxPlace): Buffer {
  return Buffer.from(`${table}:${column}:${row}`)
}
