// The offline verdict: the same rules as on the server (domain/decide.ts), applied to the stored list.
import { codeInText } from '#domain/link.ts'
import { flashColour } from '#domain/colour.ts'
import { decide } from '#domain/decide.ts'
import type { Visit } from '#domain/occasion.ts'
import { entryStates } from '#domain/offline-entry.ts'
import type { DoorOccasion } from '#contract/offline.ts'
import { localReasons } from '#contract/scanning.ts'
import type { WalkIn } from '#contract/walk-in.ts'
import { withAnswers } from '../door/answers.ts'
import type { DoorList } from '../door/door-list.ts'
import type { Direction } from '../door/door-occasion.ts'
import { type FoundPerson, hashOfPerson } from '../door/found-person.ts'
import type { LocalReason, LocalVerdict } from '../door/scan-log.ts'
import { answeredHere } from './answered-here.ts'
import { type Entry, findEntry, firstByteOf, freshEntry } from './bucket.ts'
import { readCard } from './read-card.ts'
import type { Crypt, KeptList, OwnScan, QueuedScan, ScanFor, ScanStore, Storage } from '../door/kept.ts'
import { insideAsTold, isOwn, notInList, type Told } from './own-scans.ts'
import { afterEntry, afterExit, factsOf, isFor, movesOf, visitHere } from './visit-here.ts'

export type Asked = {
  text: string
  /** The last known state of the door. */
  door: DoorList
  /** Undefined before the first measurement: then the device's own clock is used. */
  clockOffsetMs: number | undefined
  now: number
  /** The occasion and direction of the scan, as read. Undefined at the main occasion of a list that uses no others. */
  occasion?: DoorOccasion | undefined
  direction?: Direction | undefined
  /** The guest whom staff found among this device's names. Then the text is empty. */
  person?: FoundPerson | undefined
}

type Decision = {
  reason: LocalReason
  entry: Entry | undefined
  /** The guest whom this door added with the code, where the list has no entry yet. */
  guest?: QueuedScan['guest']
  count: number
  visit?: LocalVerdict['visit']
  moves?: number | undefined
}

/** The hash of a text's code in this list; empty if the text holds no code. */
export async function hashOfText(crypt: Crypt, salt: string, text: string): Promise<string> {
  const code = codeInText(text)
  return code === undefined ? '' : crypt.hashOfCode(salt, code)
}

/** The hash of what is scanned: a code, or a guest whom staff found by name. */
export async function hashOf(crypt: Crypt, salt: string, of: Pick<Asked, 'text' | 'person'>): Promise<string> {
  const { person, text } = of
  return person ? (person.kept?.hash ?? hashOfPerson(person.contact_id)) : hashOfText(crypt, salt, text)
}

type Made = Pick<QueuedScan, 'scanId' | 'text' | 'scannedAt' | 'partyId' | 'contactId' | 'named' | 'guest'>

/**
 * Decides and stores the decision in one transaction. The door shows the verdict only after that. Of a party, each person is
 * a scan, until one finds no place: no news may come between them. Undefined without a list of the occasion, or if it is too
 * late to begin.
 */
export async function decideHere(
  storage: Storage,
  asked: Asked,
  scans: readonly [Made, ...Made[]],
  isLate: () => boolean,
): Promise<LocalVerdict | undefined> {
  const listId = asked.door.id
  const salt = (await storage.database.get('lists', listId))?.salt
  if (salt === undefined) return undefined
  const hash = await hashOf(storage.crypt, salt, asked)
  if (isLate()) return undefined

  // From here on, only the database may be awaited. Otherwise the transaction ends.
  const change = storage.database.transaction(['lists', 'buckets', 'queue', 'own'], 'readwrite', {
    durability: 'strict',
  })
  const list = await change.objectStore('lists').get(listId)
  if (list?.salt !== salt || !isOf(list, asked)) return undefined
  const bucket = await change.objectStore('buckets').get([listId, list.generation, firstByteOf(hash)])
  const own = await change.objectStore('own').index('hash').getAll([listId, hash])
  const ownOfAll = needsAll(asked) ? await change.objectStore('own').index('list').getAll(listId) : []
  const known = { hash, entry: findEntry(bucket, hash), own, ownOfAll, list }
  const { decided, people, rest } = await decideEach(change.objectStore('queue'), asked, known, scans)
  await change.done
  const verdict = decided && (await verdictOf(storage, asked, { salt, hash }, decided))
  return verdict && { ...verdict, ...(people > 1 && { people }), ...(rest && { rest }) }
}

type Decided = { decided: Decision | undefined; people: number; rest?: LocalVerdict['rest'] }

/** Decides and stores one scan after the other, up to the first that is not let in. */
async function decideEach(
  queue: ScanStore<'queue'>,
  asked: Asked,
  { hash, ownOfAll, ...known }: Pick<Known, 'entry' | 'own'> & { hash: string; ownOfAll: OwnScan[]; list: KeptList },
  scans: readonly [Made, ...Made[]],
): Promise<Decided> {
  const listId = known.list.id
  const { isOfLink, heardOfParty = [] } = (await queue.index('scan').get(scans[0].scanId)) ?? {}
  let decided: Decision | undefined
  let people = 0
  for (const scan of scans) {
    const { scanId } = scan
    const kept = await queue.index('scan').get(scanId)
    const begun = kept ?? (heardOfParty.includes(scanId) ? { scanId, heard: 'accepted' as const } : undefined)
    const queued = await queue.index('hash').getAll([listId, hash])
    const all = needsAll(asked) ? [...(await queue.index('list').getAll(listId)), ...ownOfAll] : []
    const guest = scan.guest ?? guestIn(queued)
    const decision = decideBy(asked, hash, { ...known, guest, queued, begun, all })
    if (people > 0 && decision.reason !== 'ok') {
      return { decided, people, rest: { people: scans.length - people, reason: decision.reason } }
    }
    decided = decision
    people += 1
    const { order, elsewhere } = kept ?? {}
    const saved = { hash, told: decision.reason, heard: begun?.heard, elsewhere, isOfLink, moves: decision.moves }
    await queue.put({ ...(order !== undefined && { order }), ...scan, ...savedBy(asked), ...saved })
    if (decision.reason !== 'ok') break
  }
  return { decided, people }
}

/** What all scans that are decided now have in common. */
function savedBy(asked: Asked) {
  const { door, clockOffsetMs } = asked
  const state = 'saved' as const
  return { listId: door.id, state, clockOffsetMs, linkMadeAt: door.made_at, ...scanFor(asked), page: '' }
}

/** Gives the same verdict as above, without storing anything. */
export async function previewHere(storage: Storage, asked: Asked): Promise<LocalVerdict | undefined> {
  const listId = asked.door.id
  const list = await storage.database.get('lists', listId)
  if (!list || !isOf(list, asked)) return undefined
  const hash = await hashOf(storage.crypt, list.salt, asked)
  return verdictOf(storage, asked, { salt: list.salt, hash }, await decideNow(storage, asked, list, hash))
}

async function decideNow({ database }: Storage, asked: Asked, list: KeptList, hash: string): Promise<Decision> {
  const [bucket, queued, own, ...all] = await Promise.all([
    database.get('buckets', [list.id, list.generation, firstByteOf(hash)]),
    database.getAllFromIndex('queue', 'hash', [list.id, hash]),
    database.getAllFromIndex('own', 'hash', [list.id, hash]),
    needsAll(asked) ? database.getAllFromIndex('queue', 'list', list.id) : [],
    needsAll(asked) ? database.getAllFromIndex('own', 'list', list.id) : [],
  ])
  const entry = findEntry(bucket, hash)
  return decideBy(asked, hash, { entry, guest: guestIn(queued), queued, own, begun: undefined, list, all: all.flat() })
}

/** The door's state that a stored scan keeps. */
export function scanFor({ occasion, direction }: Pick<Asked, 'occasion' | 'direction'>): ScanFor {
  return { occasionId: occasion?.id, isExit: direction === 'out' || undefined }
}

/** The people inside are those of the whole list. */
const needsAll = ({ occasion }: Asked) => occasion !== undefined && occasion.capacity !== null

/** Entries of one occasion say nothing of another. */
function isOf(list: KeptList, { occasion }: Asked): boolean {
  return (list.occasion?.id ?? list.id) === (occasion?.id ?? list.id)
}

const guestIn = (queued: readonly QueuedScan[]) => queued.find(({ guest }) => guest !== undefined)?.guest

type Known = {
  entry: Entry | undefined
  guest?: QueuedScan['guest']
  queued: QueuedScan[]
  own: OwnScan[]
  begun: Pick<QueuedScan, 'scanId' | 'heard'> | undefined
  list?: Told
  /** Every scan of this door; needed only if the people inside matter. */
  all?: (QueuedScan | OwnScan)[]
}

/** Adds this door's own admissions to the list's counts: each once, from whichever source it is known. */
export function decideBy(asked: Asked, hash: string, all: Known): Decision {
  const guest = all.entry ? undefined : all.guest
  const known = guest ? { ...all, entry: { ...freshEntry, maxScans: guest.most } } : all
  return { ...decideKnown(asked, hash, known), guest }
}

function decideKnown(asked: Asked, hash: string, known: Known): Decision {
  const { entry, begun } = known
  // The server admitted this very scan, and only its answer was lost.
  if (begun?.heard === 'accepted') return { reason: 'ok', entry, count: entry?.scanCount ?? 1 }
  const now = asked.now + (asked.clockOffsetMs ?? 0)
  return asked.occasion
    ? decideVisitBy(asked, asked.occasion, hash, known, now)
    : decidePlainBy(asked, hash, known, now)
}

function decidePlainBy(asked: Asked, hash: string, { entry, queued, own, begun }: Known, now: number): Decision {
  const confirmed = own.filter(({ isInList, isExit }) => !isInList && !isExit).map(({ countAfter }) => countAfter)
  const waiting = queued.filter((scan) => isWaiting(scan, begun) && !scan.isExit)
  const count = Math.max(entry?.scanCount ?? 0, ...confirmed) + waiting.length
  const reason = reasonOf(asked, hash, entry, count, now)
  return { reason, entry, count: reason === 'ok' ? count + 1 : count }
}

function decideVisitBy(asked: Asked, occasion: DoorOccasion, hash: string, known: Known, now: number): Decision {
  const { entry, queued, own, begun, list, all = [] } = known
  const at = { occasion, direction: asked.direction ?? 'in', now, insideAsTold: insideAsTold(list, all, occasion) }
  const scans = {
    own: notInList(own, list),
    waiting: queued.filter((scan) => isWaiting(scan, begun)),
    all: all.filter((scan) => !isOwn(scan) && isWaiting(scan, begun)),
  }
  const { visit, standing } = visitHere(entry, scans, at)
  const reason = reasonOf(asked, hash, entry, standing.count, now, visit)
  const after = visit.isExit ? afterExit(standing, occasion) : afterEntry(standing, occasion, now)
  const isIn = reason === 'ok'
  const since = [...scans.own, ...scans.waiting]
    .filter((scan) => isFor(occasion)(scan) && !scan.isExit)
    .map((scan) => (isOwn(scan) ? scan.at : scan.scannedAt))
  return {
    reason,
    entry,
    count: (isIn ? after : standing).count,
    visit: entry ? factsOf(at, visit, reason, since.length === 0 ? undefined : Math.max(...since)) : null,
    moves: isIn ? movesOf(visit) : undefined,
  }
}

/** Scans that this door accepted, that staff did not undo, and that the list does not include yet. */
function isWaiting({ told, heard, scanId, undoneAt }: QueuedScan, begun: Known['begun']): boolean {
  return told === 'ok' && undoneAt === undefined && heard === undefined && scanId !== begun?.scanId
}

function reasonOf(
  { door }: Asked,
  hash: string,
  entry: Entry | undefined,
  scanCount: number,
  now: number,
  visit?: Visit,
): LocalReason {
  const { is_active: isActive, expires_at: expiresAt, occasion } = door
  const reason = decide({
    isDoorEnded: expiresAt !== null && Date.parse(expiresAt) <= now,
    isListOpen: isActive && occasion !== null,
    hasCode: hash !== '',
    contact: entry && {
      isRemoved: entry.state === entryStates.removed,
      isNoGuest: entry.state === entryStates.noGuest,
      isBlocked: entry.state === entryStates.blocked,
      scanCount,
      maxScans: entry.maxScans,
    },
    visit,
  })
  if (!isLocal(reason)) throw new Error(`A door cannot tell ${reason} by itself.`)
  return reason
}

function isLocal(reason: string): reason is LocalReason {
  return (localReasons as readonly string[]).includes(reason)
}

async function verdictOf(
  storage: Storage,
  { text, door, person }: Asked,
  { salt, hash }: { salt: string; hash: string },
  decision: Decision,
): Promise<LocalVerdict> {
  const { crypt } = storage
  const { reason, count, visit } = decision
  const meant = reason === 'link_expired' || reason === 'list_inactive' ? undefined : decision.entry
  const open = (sealed: string) => crypt.openText(salt, codeInText(text) ?? '', sealed)
  const { guest } = decision
  const name = await nameIn()
  const inList = meant && (person ? person.kept?.card : readCard(await open(meant.sealedCard)))
  const of = { listId: door.id, hash, asks: door.occasion?.asks }
  const card = meant && withAnswers(inList, await answeredHere(storage, of))
  async function nameIn(): Promise<string | undefined> {
    if (!meant) return undefined
    if (person) return person.display_value
    return guest ? (await crypt.unseal<WalkIn>(guest.sealed)).name : open(meant.sealedName)
  }
  const names = { listName: door.name, displayValue: name ?? '' }
  return {
    reason,
    name,
    scanCount: meant ? count : undefined,
    maxScans: meant?.maxScans,
    colour: flashColour(reason === 'ok', names, door.colour_rules),
    ...(meant?.isUnreached && { isUnreached: true }),
    ...(card && { card }),
    ...(visit && { visit }),
  }
}
