// The door's data as its browser stores it, in one database. A finder of the device can read nothing: texts and names are
// encrypted with a key that the browser does not export, codes are salted hashes, and guests' names stay as the server
// encrypted them.
import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from 'idb'
import type { DoorCounters, DoorEvent, DoorOccasion } from '#contract/offline.ts'
import type { Verdict } from '#contract/scanning.ts'
import type { Reason } from '#domain/verdict.ts'
import type { DoorList } from './door-list.ts'
import type { Alert } from './door-state.ts'
import type { LocalReason } from './scan-log.ts'

export type Sealed = Uint8Array<ArrayBuffer>

export type KeptDoor = {
  list: DoorList
  keptAt: number
  isOrganiser: boolean
  /** The token of a scanner link's door. Missing once the link or this device has ended. */
  token?: Sealed | undefined
}

/** The stored entries of an offline list whose hashes begin with the same byte, packed and sorted. */
export type Bucket = {
  /** The hashes of all entries, one after the other, sorted. */
  hashes: Uint8Array<ArrayBuffer>
  /**
   * Three numbers per entry: its uses, its maximum and its state. Six if the occasion keeps more: people inside, the
   * latest day of an entry plus 1 (0: none), and the entries of that day.
   */
  numbers: Uint32Array<ArrayBuffer>
  /** The sealed value of each entry, as received. Empty when no entry has a name. */
  names: string[]
  /** The sealed card of each entry, as received. Missing when no entry has one, and in lists of earlier versions. */
  cards?: string[]
  /** The hashes, as received, of contacts that never got the latest email. Missing without any, and in lists of earlier versions. */
  unreached?: string[]
}

export type KeptList = {
  id: string
  salt: string
  /** The server's cursor for these entries. */
  cursor: string
  /**
   * The position up to which this door knows the fate of its scans. Reading changes moves only `cursor`, because
   * changes have the state of contacts, and not which scan lost its place.
   */
  heardTo?: string
  /** The version of the entries in use: a new list is loaded beside the old one. */
  generation: number
  /** When this list last equalled the server's, by the device's clock. */
  knownAt: number
  openedAt: number
  isOrganiser: boolean
  /** The organiser has signed out here since the list was last opened. The list stays because of its waiting scans. */
  isLeft?: boolean
  /** How far the server's clock was ahead of this device's. */
  clockOffsetMs: number | undefined
  counters: DoorCounters
  /** The server's time of these figures. Missing in lists of earlier versions. */
  toldAt?: number
  /** The occasion of the entries. Missing in lists of earlier versions: the main one. */
  occasion?: DoorOccasion | undefined
}

/** The occasion and direction of a stored scan, even if the door has been switched since. */
export type ScanFor = {
  /** Missing in rows of earlier versions: the main one. */
  occasionId?: string | undefined
  isExit?: boolean | undefined
  /** The change in the number of people inside by this scan: 1, -1 or 0. */
  moves?: number | undefined
}

/** What a scan is sent with, beside its code and its time. */
export type SentWith = {
  /** The first scan of the party, if the door let in several people at once. */
  partyId?: string | undefined
  /** The contact whom staff found by name. Then the text is empty. */
  contactId?: string | undefined
  /** The name of that contact, where this device keeps names. */
  named?: Sealed | undefined
  /** The guest whom staff added with the code, and how often the code lets in. */
  guest?: { sealed: Sealed; most: number } | undefined
  /** True for a scan made by a scanner link. */
  isOfLink?: boolean | undefined
  /** When the link was made whose door decided it. Missing in rows of earlier versions, and of an organiser's door. */
  linkMadeAt?: string | undefined
}

/**
 * A scan without the server's confirmation. `sending`: sent, and no verdict shown yet; `saved`: decided here; `aside`: decided
 * here, and the server rejects it from any caller.
 */
export type QueuedScan = ScanFor &
  SentWith & {
    /** The order in which the scans were made. */
    order?: number
    scanId: string
    listId: string
    /** The hash of the code or person, as in the list. Empty if the text held no code. */
    hash: string
    text: Sealed
    /** While it is being sent: the ids of the party's further scans. */
    party?: readonly string[] | undefined
    state: 'sending' | 'saved' | 'aside'
    told: LocalReason | undefined
    scannedAt: number
    clockOffsetMs: number | undefined
    /** When staff undid it, by the device's clock. It is sent as undone, and counts nowhere. */
    undoneAt?: number
    /** News from the stream about this scan, before its own answer came. Then the stored entries already include it. */
    heard: DoorEvent['kind'] | undefined
    /** The same news about further scans of its party: the server has counted these. */
    heardOfParty?: readonly string[]
    /**
     * Scans of the same code at other doors that lost their place, reported by the stream before this scan's own answer.
     */
    elsewhere?: ElsewhereScan[] | undefined
    /** The id of the page that is sending this scan; empty once it gave up. Then the next scan of the code continues this one. */
    page: string
  }

/** A scan at another door that does not count, because a scan here was first. */
export type ElsewhereScan = { scanId: string; at: number; door: string }

/**
 * An admission of this door that the server has confirmed. It is kept for a day: the stream may report it, and a server that was
 * restored to an earlier state may lack it. Then it is handed in again, with all that was sent with it.
 */
export type OwnScan = ScanFor &
  SentWith & {
    scanId: string
    listId: string
    hash: string
    at: number
    /** How far the server's clock was ahead. Missing in rows of earlier versions. */
    clockOffsetMs?: number | undefined
    confirmedAt: number
    /** How often the contact had come in, with this scan. */
    countAfter: number
    /** The contact's counts at the occasion after it, if the server sent them. */
    admission?: NonNullable<Verdict['visit']>['admission']
    /** When the server decided it, by its clock. Missing in rows of earlier versions. */
    decidedAt?: number
    /** The scan's place among those that were sent together. */
    place?: number
    /** How many people were inside after it, as the server said. Of scans that were sent together, the last one has it. */
    insideAfter?: number | undefined
    /** The stored entries already include it. */
    isInList: boolean
    /** Missing in rows of earlier versions. */
    text?: Sealed
    /**
     * Earlier scans have its place, and its alert says so. If the stream reports the loss too, it must not be taken for a
     * scan of another door.
     */
    isLost?: true
    name: Sealed
  }

export type KeptAlert = {
  id: string
  scanId: string
  listId: string
  kind: Alert['kind']
  at: number
  /** A sealed null if it is known that the guest has no name. */
  name: Sealed
  text?: Sealed
  reason?: Reason
  door?: string
  isExit?: boolean | undefined
  /** For `over_capacity`. */
  inside?: number | undefined
  capacity?: number | undefined
  /** True while the scan has its place back. It may lose it again. */
  isOver?: boolean | undefined
}

/** What a guest answered, until the server has it. */
export type KeptAnswers = { scanId: string; listId: string; sealed: Sealed; at: number }

/** The names that this device keeps of one list, beside their buckets (names/keep-names.ts). */
export type KeptNames = {
  id: string
  salt: string
  occasionId: string
  /** The server's cursor for these names. */
  cursor: string
  /** When the server last answered, by the device's clock. */
  knownAt: number
  isOrganiser: boolean
}

export interface KeptStores extends DBSchema {
  keys: { key: string; value: CryptoKey }
  doors: { key: string; value: KeptDoor }
  lists: { key: string; value: KeptList }
  buckets: { key: [listId: string, generation: number, firstByte: number]; value: Bucket }
  queue: { key: number; value: QueuedScan; indexes: { scan: string; hash: [string, string]; list: string } }
  own: { key: string; value: OwnScan; indexes: { hash: [string, string]; list: string } }
  alerts: { key: string; value: KeptAlert; indexes: { list: string } }
  nameLists: { key: string; value: KeptNames }
  names: { key: [listId: string, place: string]; value: Sealed }
  answers: { key: string; value: KeptAnswers; indexes: { list: string } }
}

/** Encrypts for this device, and finds and opens the entries of the list. */
export type Crypt = {
  seal: (value: unknown) => Promise<Sealed>
  unseal: <T>(kept: Sealed) => Promise<T>
  /** The hash by which a code's entry is found. */
  hashOfCode: (salt: string, codeKey: string) => Promise<string>
  /** The name in an entry. Undefined where there is none, or none that this code opens. */
  openText: (salt: string, codeKey: string, sealed: string) => Promise<string | undefined>
}

/** The scans of this door, within a transaction. */
export type ScanStore<Name extends 'own' | 'queue'> = Pick<
  IDBPObjectStore<KeptStores, StoreNames<KeptStores>[], Name, 'readwrite'>,
  'get' | 'index' | 'put' | 'delete'
>

export type Storage = { database: IDBPDatabase<KeptStores>; crypt: Crypt }
