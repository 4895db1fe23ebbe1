// Stores one scan at three moments: before it is sent, when it is decided offline, and when the server has decided.
import type { Verdict } from '#contract/scanning.ts'
import type { LocalVerdict } from '../door/scan-log.ts'
import { decideHere, hashOfText } from './decide-here.ts'
import { askedNow, refresh, type Half } from './half.ts'
import { beginScan, dropScan, endScan, leaveScan } from './queue.ts'
import { seal } from './seal.ts'
import { ownOf } from './settle-scans.ts'

export type BegunScan = {
  id: string
  text: string
  at: Date
  /** Undefined if it could not be stored, and so cannot be decided here. */
  sealed: Uint8Array<ArrayBuffer> | undefined
  hash: string
  /** This door let in a guest with this code, and the server does not know it yet. */
  isWaiting: boolean
}

/** The longest wait for a browser's storage. */
const storageTakesMs = 1000

/** Stores the scan on the device before it is sent, if the browser has storage and the list is known. */
export async function begin(half: Half, { id, text, at }: { id: string; text: string; at: Date }): Promise<BegunScan> {
  const notKept: BegunScan = { id, text, at, sealed: undefined, hash: '', isWaiting: false }
  const keep = async (): Promise<BegunScan> => {
    await half.isOpened
    const { storage, listId } = half
    if (!storage) return notKept
    const list = await storage.database.get('lists', listId)
    if (!list) return notKept
    const [hash, sealed] = await Promise.all([hashOfText(list.salt, text), seal(storage.key, text)])
    const isOfLink = !half.access.isOrganiser
    const begun = { scanId: id, listId, hash, text: sealed, scannedAt: at.getTime(), isOfLink }
    const { scanId, isWaiting } = await beginScan(storage, begun)
    return { id: scanId, text, at, sealed, hash, isWaiting }
  }
  return inTime(keep()).catch((error: unknown) => {
    console.warn('The scan is not kept in this browser.', error)
    return notKept
  })
}

/** Undefined if this door cannot decide. Any verdict that it returns is stored. */
export async function decideAlone(half: Half, { id, text, at, sealed }: BegunScan): Promise<LocalVerdict | undefined> {
  if (!half.storage || !sealed) return undefined
  const scan = { scanId: id, text: sealed, scannedAt: at.getTime() }
  try {
    const local = await decideHere(half.storage, askedNow(half, text), scan)
    if (local) void refresh(half).then(half.handIn)
    return local
  } catch (error) {
    console.warn('The scan could not be decided here.', error)
    return undefined
  }
}

/** The server has decided. Its verdict holds even if it could not be stored here. */
export async function end({ storage, listId, board }: Half, scan: BegunScan, verdict: Verdict): Promise<void> {
  if (!storage || !scan.sealed) return
  const kept = { scanId: scan.id, listId, hash: scan.hash, scannedAt: scan.at.getTime() }
  const counts = verdict.success && verdict.standing === 'counts'
  const admitted = async () => ownOf(kept, verdict, await seal(storage.key, verdict.data?.display_field_value ?? null))
  const note = async () => {
    const alerts = await endScan(storage, scan.id, counts ? await admitted() : undefined)
    for (const alert of alerts) board.add(alert)
  }
  await inTime(note()).catch((error: unknown) => console.warn('The verdict is not kept in this browser.', error))
}

/** Undecided. If the server declined, it is over; otherwise the next scan of the code continues with this one. */
export async function giveUp({ storage }: Half, scan: BegunScan, isDeclined: boolean): Promise<void> {
  if (!storage || !scan.sealed) return
  const noted = isDeclined ? dropScan(storage, scan.id) : leaveScan(storage, scan.id)
  await inTime(noted).catch((error: unknown) => console.warn('The scan stays in this browser.', error))
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not answer.')), storageTakesMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
