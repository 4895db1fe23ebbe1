import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { openTurns } from '../kernel/turns.ts'

const argon = promisify(argon2)

/** Memory in KiB, and the number of passes over it. */
export type PasswordCost = { memory: number; passes: number }

/** 19 MiB, two passes: OWASP's first choice for argon2id; 26 ms on the machine it was measured on (2026-11). */
export const fullCost: PasswordCost = { memory: 19_456, passes: 2 }

const tagLength = 32

// More concurrent hashes than cores only slow each other down. A few seconds of hashes may wait; a caller who would wait longer
// is refused. Networks and organisers take turns, so none of them can fill the queue.
const inTurn = openTurns({ atOnce: Math.max(1, availableParallelism() - 1), mostWaiting: 256 })

/** A channel for counting hashes: one message a hash, without its content. */
export const passwordHashes = channel('listpass.password-hash')

/** `of`: the network or organiser that requests the hash. A hash of any cost can be checked. */
export type Passwords = {
  /** A stored password: parameters, salt and hash in the usual `$argon2id$` form. */
  hash: (password: string, of: string) => Promise<string>
  fits: (password: string, stored: string, of: string) => Promise<boolean>
  /** Hashes a text with the parameters and the salt of another stored form. */
  hashWithSaltOf: (stored: string, text: string, of: string) => Promise<string>
  /** Whether it was hashed at another cost than today's. */
  isOutdated: (stored: string) => boolean
  /** The password of an email that has no account, so that its sign-in takes as long. */
  ofNobody: string
}

/** Only tests choose a cost: no setting leads here. */
export function openPasswords({ memory, passes }: PasswordCost = fullCost): Passwords {
  const parameters = `$argon2id$v=19$m=${memory},t=${passes},p=1$`
  return {
    async hash(password, of) {
      const salt = randomBytes(16)
      const given = { message: password, nonce: salt, memory, passes, parallelism: 1, tagLength }
      const tag = await bounded(of, () => argon('argon2id', given))
      return `${parameters}${unpadded(salt)}$${unpadded(tag)}`
    },
    async fits(password, stored, of) {
      const { tag, of: again } = readHash(stored)
      const found = await bounded(of, () => again(password))
      return timingSafeEqual(found, tag)
    },
    async hashWithSaltOf(stored, text, of) {
      const { before, of: again } = readHash(stored)
      const tag = await bounded(of, () => again(text))
      return `${before}${unpadded(tag)}`
    },
    isOutdated: (stored) => !stored.startsWith(parameters),
    ofNobody: `${parameters}${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(tagLength))}`,
  }
}

/**
 * Splits a stored form into `tag` and the text `before` it. `of` computes the tag of another text with the same
 * parameters and salt.
 */
function readHash(stored: string): { before: string; tag: Buffer; of: (text: string) => Promise<Buffer> } {
  const shape = /^(\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$)([\w+/]*)$/.exec(stored)
  if (!shape) throw new Error('A stored password has a form that this release does not know.')
  const [, before = '', memory, passes, parallelism, salt = '', written = ''] = shape
  const tag = Buffer.from(written, 'base64')
  const parameters = {
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tag.length || tagLength,
  }
  return { before, tag, of: (message) => argon('argon2id', { message, ...parameters }) }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

function bounded(of: string, work: () => Promise<Buffer>): Promise<Buffer> {
  return inTurn({ one: of }, () => {
    passwordHashes.publish({})
    return work()
  })
}
