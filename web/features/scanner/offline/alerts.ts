// Alerts for staff. Each is stored in the same transaction as its cause, so that it cannot get lost in between. No
// sealing happens there, because a browser transaction may wait only for the database.
import type { Alert } from '../door/door-state.ts'
import type { ElsewhereScan, KeptAlert, OwnScan, QueuedScan, ScanStore, Storage } from '../door/kept.ts'

export const alertId = (kind: Alert['kind'], scanId: string) => `${kind} ${scanId}`

export function keptAlert(alert: Omit<KeptAlert, 'id'>): KeptAlert {
  return { id: alertId(alert.kind, alert.scanId), ...alert }
}

/** A guest whom this door let in also came in at another door, where it does not count. */
export function elsewhereAlert({ listId, name }: Pick<OwnScan, 'listId' | 'name'>, other: ElsewhereScan): KeptAlert {
  const { scanId, at, door } = other
  return keptAlert({ scanId, listId, kind: 'elsewhere', at, name, door })
}

/** News from the stream about other doors while this scan's answer was on its way. */
export function heardMeanwhile(own: OwnScan, queued: QueuedScan | undefined): KeptAlert[] {
  return (queued?.elsewhere ?? []).map((other) => elsewhereAlert(own, other))
}

/**
 * Removes news from the guest's other waiting scans if this scan has already announced it. Otherwise each would
 * announce it again, even after staff have acknowledged it.
 */
export async function takeFromOthers(
  queue: ScanStore<'queue'>,
  { listId, hash }: OwnScan,
  brought: readonly KeptAlert[],
) {
  if (brought.length === 0) return
  const taken = new Set(brought.map(({ scanId }) => scanId))
  for (const other of await queue.index('hash').getAll([listId, hash])) {
    const left = other.elsewhere?.filter(({ scanId }) => !taken.has(scanId))
    if (left) await queue.put({ ...other, elsewhere: left })
  }
}

/** The alert in the form that is shown. */
export async function readAlert({ crypt }: Storage, kept: KeptAlert): Promise<Alert> {
  const { id, scanId, kind, at, reason, door, isExit, inside, capacity } = kept
  const [name, text] = await Promise.all([
    crypt.unseal<string | null>(kept.name),
    kept.text && crypt.unseal<string>(kept.text),
  ])
  return { id, scanId, kind, at: new Date(at), name: name ?? undefined, text, reason, door, isExit, inside, capacity }
}

export function readAlerts(storage: Storage, kept: readonly KeptAlert[]): Promise<Alert[]> {
  return Promise.all(kept.map((alert) => readAlert(storage, alert)))
}

/** Unacknowledged alerts, oldest first. */
export async function keptAlerts(storage: Storage, listId: string): Promise<Alert[]> {
  const kept = await storage.database.getAllFromIndex('alerts', 'list', listId)
  const alerts = await readAlerts(
    storage,
    kept.filter(({ isOver }) => !isOver),
  )
  return alerts.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

export async function dropAlert({ database }: Storage, alertId: string): Promise<void> {
  await database.delete('alerts', alertId)
}
