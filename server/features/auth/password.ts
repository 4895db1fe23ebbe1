import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { openTurns } from '../../kernel/turns.ts'

const hash = promisify(argon2)

/** argon2id, 19 MiB, two passes: OWASP's first choice; 26 ms on the machine it was measured on (2026-11). */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const parameters = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`

// More concurrent hashes than cores only slow each other down. A few seconds of hashes may wait; a caller who would wait longer
// is refused. Networks and organisers take turns, so none of them can fill the queue.
const inTurn = openTurns({ atOnce: Math.max(1, availableParallelism() - 1), mostWaiting: 256 })

/** A channel for counting hashes: one message a hash, without its content. */
export const passwordHashes = channel('listpass.password-hash')

/**
 * A stored password: parameters, salt and hash in the usual `$argon2id$` form. `of`: the network or organiser that
 * requests it.
 */
export async function hashPassword(password: string, of: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await bounded(of, () => hash('argon2id', { message: password, nonce: salt, ...cost }))
  return `${parameters}${unpadded(salt)}$${unpadded(tag)}`
}

export async function fitsPassword(password: string, stored: string, of: string): Promise<boolean> {
  const { tag, of: again } = readHash(stored)
  const found = await bounded(of, () => again(password))
  return timingSafeEqual(found, tag)
}

/** Hashes a text with the parameters and the salt of another stored form, which may lack its hash. */
export async function hashWithSaltOf(stored: string, text: string, of: string): Promise<string> {
  const { before, of: again } = readHash(stored)
  const tag = await bounded(of, () => again(text))
  return `${before}${unpadded(tag)}`
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
    tagLength: tag.length || cost.tagLength,
  }
  return { before, tag, of: (message) => hash('argon2id', { message, ...parameters }) }
}

/** Whether it was hashed with other parameters than today's. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(parameters)
}

/** Parameters with today's cost and a salt for an email that has no account, so that its sign-in takes as long. */
export const saltOfStrangers = `${parameters}${unpadded(Buffer.alloc(16))}$`

/** A stored password without its hash. */
export function saltOf(stored: string): string {
  return readHash(stored).before
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
