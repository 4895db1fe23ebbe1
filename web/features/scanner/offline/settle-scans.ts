// What the server says of scans that were decided here: they leave the queue, and where the guest was told another thing,
// somebody has to hear of it.
import type { Verdict } from '#contract/scanning.ts'
import { alertOf, type AlertToKeep } from './alerts.ts'
import type { Answered } from './hand-in.ts'
import { seal, unseal } from './seal.ts'
import type { OwnScan, QueuedScan, Storage } from './storage.ts'

export type Settled = { scanId: string; verdict: Verdict; alert: AlertToKeep | undefined }

export async function settleScans(storage: Storage, answered: Answered[], nameOf: NameOf): Promise<Settled[]> {
  const found = await Promise.all(answered.map((one) => look(storage, one, nameOf)))
  const change = storage.database.transaction(['queue', 'own', 'alerts'], 'readwrite')
  for (const { scan, own, settled } of found) {
    if (scan?.order !== undefined) await change.objectStore('queue').delete(scan.order)
    if (own) await change.objectStore('own').put(own)
    if (settled.alert) await change.objectStore('alerts').put(settled.alert.kept)
  }
  await change.done
  return found.map(({ settled }) => settled)
}

/** The name that this door's list has for a text. */
export type NameOf = (text: string) => Promise<string | undefined>

async function look(storage: Storage, { scan: { scan_id: scanId, told }, verdict }: Answered, nameOf: NameOf) {
  const scan = await storage.database.getFromIndex('queue', 'scan', scanId)
  const standing = scan?.heard === 'conflict' ? 'conflict' : verdict.standing
  const settled: Settled = { scanId, verdict: { ...verdict, standing }, alert: undefined }
  // Another tab has settled it.
  if (!scan) return { scan, own: undefined, settled }

  const kind = whatIsWrong(told, { ...verdict, standing })
  if (kind) {
    const text = await unseal<string>(storage.key, scan.text)
    const name = verdict.data?.display_field_value || (await nameOf(text))
    const { listId, scannedAt: at } = scan
    settled.alert = await alertOf(storage, { scanId, listId, kind, at, reason: verdict.reason, name, text })
  }
  const counts = verdict.success && standing === 'counts'
  return { scan, own: counts ? await ownOf(storage, scan, verdict) : undefined, settled }
}

/** Undefined where all is as it was told. */
export function whatIsWrong(told: string, { success, reason, standing }: Verdict) {
  if (told !== 'ok') return success && standing === 'counts' ? 'admitted' : undefined
  if (standing === 'conflict' || reason === 'conflict' || reason === 'already_used') return 'lost'
  return success ? undefined : 'not_counted'
}

/** An admission that the server has confirmed, for as long as other doors may have something to say to it. */
export async function ownOf(
  { key }: Storage,
  { scanId, listId, hash, scannedAt: at }: Pick<QueuedScan, 'scanId' | 'listId' | 'hash' | 'scannedAt'>,
  { data }: Verdict,
): Promise<OwnScan> {
  return {
    scanId,
    listId,
    hash,
    at,
    confirmedAt: Date.now(),
    countAfter: data?.scan_count ?? 0,
    isInList: false,
    name: await seal(key, data?.display_field_value ?? null),
  }
}
