// The database stores credentials encrypted, and never the keys (DESIGN §5, docs/decisions/0007).
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { getKnown } from '../kernel/only-row.ts'

/** The purpose and place of an encrypted value ("box"). In another row it cannot be decrypted. */
export type BoxPlace = { table: string; column: string; row: string }

export type KeyRing = {
  /** The ids of the keys; new values are encrypted with the first. */
  ids: string[]
  seal: (text: string, place: BoxPlace) => string
  /** Throws if the box was changed or moved, or sealed with a key that is not on the ring. */
  open: (box: string, place: BoxPlace) => string
  /**
   * A key for one purpose and one salt, from the newest key or the named one; undefined if that one is not on the ring.
   */
  derive: (purpose: string, salt: Buffer, id?: string) => { id: string; key: Buffer } | undefined
}

const keyShape = /^([a-z0-9]{1,16}):([A-Za-z0-9+/]{43}=)$/
/** What a platform makes when asked for a secret: base64, hex or letters. With a colon it would be a key with a fault. */
const secretShape = /^[^\s:,]{32,}$/

/**
 * A ring from `id:base64 key` entries with commas between them. A secret of 32 symbols or more may stand for an entry:
 * its key is derived, and is called k1. `name` is their source, for the error message.
 */
export function readKeyRing(setting: string, name = 'LISTPASS_KEYS'): KeyRing {
  const entries = setting.split(',').map((entry) => readEntry(entry.trim()))
  const keys = new Map(entries.filter((entry) => entry !== undefined))
  if (keys.size < entries.length) {
    throw new Error(
      `${name} should be one or more keys as \`id:key\` with commas between them, each with an id of its own, the key being ` +
        '32 bytes in base64. A secret of 32 symbols or more, without colons and commas, may stand for the key k1.',
    )
  }
  const ids = [...keys.keys()]
  const newest = ids[0]!
  return {
    ids,
    seal(text, place) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', subkey(getKnown(keys, newest), place), iv).setAAD(address(place))
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
    derive(purpose, salt, id = newest) {
      const key = keys.get(id)
      return key && { id, key: Buffer.from(hkdfSync('sha256', key, salt, `listpass ${purpose}`, 32)) }
    },
  }
}

function readEntry(entry: string): [id: string, key: Buffer] | undefined {
  const [, id, key] = keyShape.exec(entry) ?? []
  if (id !== undefined && key !== undefined) return [id, Buffer.from(key, 'base64')]
  return secretShape.test(entry)
    ? ['k1', Buffer.from(hkdfSync('sha256', entry, '', 'listpass key from a secret', 32))]
    : undefined
}

/** The key that sealed a box; undefined for an invalid box. */
export function keyOf(box: string): string | undefined {
  return /^v1\.([a-z0-9]{1,16})\.[\w-]+$/.exec(box)?.[1]
}

/** A new key, under a name that the ring has not used. */
export function newKey(ids: string[] = []): string {
  const numbers = ids.map((id) => Number(/^k(\d{1,9})$/.exec(id)?.[1] ?? 0))
  return `k${Math.max(0, ...numbers) + 1}:${randomBytes(32).toString('base64')}`
}

function subkey(key: Buffer, { table, column }: BoxPlace): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', `listpass ${table}.${column}`, 32))
}

function address({ table, column, row }: BoxPlace): Buffer {
  return Buffer.from(`${table}:${column}:${row}`)
}
