// The names that a door keeps to search without a connection (docs/decisions/0118).
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { KeptName, NamesAnswer } from '#contract/offline-names.ts'
import { nameIvBytes, nameKeyFor } from '#domain/offline-names.ts'
import type { Door } from '../../kernel/team.ts'
import { openTurns } from '../../kernel/turns.ts'
import type { Needs } from '../../services.ts'
import { noOccasion } from '../doors/find-occasion.ts'
import { namesSecretOf } from '../doors/names-secret.ts'
import { refuseUnlessByName, takeNames } from '../scanning/people/find-people.ts'
import { findKeptNames, type KeptGuest } from '../scanning/people/kept-names/find-kept-names.ts'
import { readCursor, writeCursor, writePlace } from './cursor.ts'
import { readOwnPlace } from './find-offline-list.ts'
import { hashOfCode } from './seal-entry.ts'
import * as store from './store.ts'

const namesPerPage = 5000

/** After this many changes a door reads the whole list. */
const mostChanges = 2000

/** Reading and sealing a page takes some 100 ms of work. Lists take turns, and so do the links of a list. */
const inTurn = openTurns({ atOnce: 2, atOnceOfOne: 1, mostWaiting: 600 })

type Asking = {
  bearer: string | undefined
  occasionId: string
  since: string | undefined
  after: string | undefined
  isGone: () => boolean
}

export type NamesPage = {
  salt: Buffer
  cursor: string
  isWhole: boolean
  /** Undefined without any change. */
  sealed: Buffer | undefined
  next: string | null
}

/** The changes since a cursor, or the whole list page by page, sealed with a key of the secret that opened the door. */
export async function findOfflineNames(
  services: Needs<'database' | 'keys'>,
  door: Door,
  asking: Asking,
): Promise<NamesPage> {
  refuseUnlessByName(door)
  const secret = await namesSecretOf(services, door, asking.bearer)
  return inTurn({ one: door.listId, within: door.linkId, isGone: asking.isGone }, () =>
    readPage(services, door, { ...asking, secret }),
  )
}

async function readPage(
  services: Needs<'database'>,
  door: Door,
  { occasionId, since, after, secret }: Asking & { secret: string },
): Promise<NamesPage> {
  const { database } = services
  const place = { listId: door.listId, occasionId }
  const [news] = await store.findNews(database, [{ ...place, from: undefined, isNew: true }], 1)
  if (!news) throw noOccasion()
  const { salt, position } = news
  const toNames = (guests: KeptGuest[]) => guests.map((guest) => toName(salt, guest))
  const from = since === undefined || after !== undefined ? undefined : readCursor(since)
  const changed =
    from && (await store.findChanged(database, door, { ...place, from, to: position.no, most: mostChanges }))
  if (changed) {
    const common = { salt, cursor: writeCursor(position), isWhole: false, next: null }
    if (changed.length === 0) return { ...common, sealed: undefined }
    await takeNames(database, door)
    const names = toNames(await findKeptNames(services, door, { occasionId, which: { ids: changed } }))
    const still = new Set(names.map(([id]) => id))
    const gone = changed.filter((id) => !still.has(id))
    return { ...common, sealed: await sealAnswer(secret, salt, { names, gone }) }
  }
  await takeNames(database, door)
  const begun = after === undefined ? undefined : readOwnPlace(after, salt)
  // The cursor is taken before the names are read, so that changes during the read are sent again.
  const cursor = begun?.cursor ?? writeCursor(position)
  const which = { after: begun?.contactId, count: namesPerPage + 1 }
  const found = await findKeptNames(services, door, { occasionId, which })
  const page = found.slice(0, namesPerPage)
  const next = found.length > namesPerPage ? writePlace(cursor, page.at(-1)!.contactId, salt) : null
  return { salt, cursor, isWhole: true, sealed: await sealAnswer(secret, salt, { names: toNames(page) }), next }
}

function toName(salt: Buffer, { contactId, codeKey, name, alsoNamed, email, card, given }: KeptGuest): KeptName {
  return [contactId, hashOfCode(salt, codeKey), name, alsoNamed, email, card ?? null, given]
}

const compressed = promisify(gzip)

/** Only a holder of the secret can read it. The names are compressed first, because sealed bytes do not compress. */
async function sealAnswer(secret: string, salt: Buffer, answer: NamesAnswer): Promise<Buffer> {
  const key = Buffer.from(hkdfSync('sha256', secret, salt, nameKeyFor.answer, 32))
  const iv = randomBytes(nameIvBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const packed = await compressed(Buffer.from(JSON.stringify(answer)))
  return Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()])
}
