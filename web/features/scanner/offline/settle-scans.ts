// Applies the server's verdicts to offline scans: they leave the queue, and an alert is kept where the guest was shown
// something else.
import type { Verdict } from '#contract/scanning.ts'
import { heardMeanwhile, keptAlert, readAlerts, takeFromOthers } from './alerts.ts'
import type { Answered } from '../door/machine/commands.ts'
import type { Settled } from '../door/machine/events.ts'
import type { KeptAlert, OwnScan, QueuedScan, SentWith, Storage } from '../door/kept.ts'

/** The name of the guest, as this device knows it. */
export type NameOf = (scan: Answered['scan']) => Promise<string | undefined>

export async function settleScans(
  storage: Storage,
  answered: readonly Answered[],
  nameOf: NameOf,
  now: number,
): Promise<Settled[]> {
  const named = await Promise.all(
    answered.map(async (one) => ({ ...one, name: await storage.crypt.seal((await nameIn(one, nameOf)) ?? null) })),
  )
  // Concurrent stream messages are seen here, or see this change: from here on only the database is awaited.
  const change = storage.database.transaction(['queue', 'own', 'alerts'], 'readwrite')
  const queue = change.objectStore('queue')
  // Only the last of these scans gets the alert, which says how many people are inside now.
  const lastOver = answered.findLast(({ verdict }) => verdict.visit?.note === 'over_capacity')?.scan.scan_id
  const lastTold = answered.findLast(({ verdict }) => typeof verdict.visit?.inside === 'number')?.scan.scan_id
  const settled: (Omit<Settled, 'alerts'> & { kept: KeptAlert[] })[] = []
  for (const [place, { scan, verdict, name }] of named.entries()) {
    const queued = await queue.index('scan').get(scan.scan_id)
    // Another tab has settled it.
    if (!queued) {
      settled.push({ scanId: scan.scan_id, verdict, kept: [], isOfLink: false })
      continue
    }
    // Staff undid it while it was on its way, so it is sent once more, as undone.
    if (queued.undoneAt !== undefined && scan.undone_at === undefined) continue
    const { own, ...one } = settle(queued, verdict, name, now)
    await queue.delete(queued.order!)
    if (own) {
      const insideAfter = scan.scan_id === lastTold ? own.insideAfter : undefined
      await change.objectStore('own').put({ ...own, place, insideAfter })
      await takeFromOthers(queue, own, one.kept)
    }
    if (scan.scan_id === lastOver) one.kept.push(overCapacity(queued, verdict, name))
    for (const alert of one.kept) await change.objectStore('alerts').put(alert)
    settled.push(one)
  }
  await change.done
  return Promise.all(settled.map(async ({ kept, ...one }) => ({ ...one, alerts: await readAlerts(storage, kept) })))
}

function settle(queued: QueuedScan, verdict: Verdict, name: OwnScan['name'], confirmedAt: number) {
  const { scanId, listId, scannedAt: at, told, text } = queued
  const { reason } = verdict
  const known = { ...verdict, standing: standingNow(queued, verdict) }
  const kept: KeptAlert[] = []
  const asShown = whatIsWrong(told!, known)
  // The guest of an undone scan is not in: staff need to know only if the server still counts it.
  const kind = queued.undoneAt === undefined ? asShown : whatIsWrong('undone', known)
  if (kind) kept.push(keptAlert({ scanId, listId, kind, at, name, text, reason, isExit: queued.isExit }))
  const own = known.success && known.standing === 'counts' ? ownOf(queued, known, name, confirmedAt) : undefined
  if (own) kept.push(...heardMeanwhile(own, queued))
  const isInList = queued.heard === 'accepted'
  // Earlier scans have the place, and this door's list may not include them yet.
  const lost =
    asShown === 'lost' && queued.heard !== 'conflict'
      ? { ...ownOf(queued, known, name, confirmedAt), isLost: true as const }
      : undefined
  return { scanId, verdict: known, own: own ? { ...own, isInList } : lost, kept, isOfLink: queued.isOfLink ?? false }
}

function overCapacity({ scanId, listId, scannedAt: at, text }: QueuedScan, verdict: Verdict, name: OwnScan['name']) {
  const { inside, capacity } = verdict.visit ?? {}
  const counted = { inside: inside ?? 0, capacity: capacity ?? 0 }
  return keptAlert({ scanId, listId, kind: 'over_capacity', at, name, text, ...counted })
}

/** The server's name for the guest; if it has none and an alert is needed, this door's. */
async function nameIn({ scan, verdict }: Answered, nameOf: NameOf) {
  const name = verdict.data?.display_field_value
  return name || (whatIsWrong(scan.told, verdict) ? nameOf(scan) : undefined)
}

/** The stream may report the scan's standing before the scan's own answer arrives. Then the stream's word is newer. */
function standingNow({ heard }: Pick<QueuedScan, 'heard'>, { standing }: Verdict): Verdict['standing'] {
  return heard === undefined || heard === 'accepted' ? standing : heard
}

/** Undefined if the guest was shown the same verdict. */
export function whatIsWrong(told: string, { success, reason, standing }: Verdict) {
  if (told !== 'ok') return success && standing === 'counts' ? 'admitted' : undefined
  if (standing === 'conflict' || reason === 'conflict' || reason === 'already_used') return 'lost'
  return success ? undefined : 'not_counted'
}

/** An admission that the server has confirmed. It is kept as long as the stream may bring news about it. */
export function ownOf(
  scan: Pick<QueuedScan, 'scanId' | 'listId' | 'hash' | 'text' | 'scannedAt' | 'occasionId' | 'isExit'> &
    SentWith &
    Partial<Pick<QueuedScan, 'clockOffsetMs'>>,
  { data, visit, received_at: decided }: Pick<Verdict, 'data' | 'visit' | 'received_at'>,
  name: OwnScan['name'],
  confirmedAt: number,
): OwnScan {
  const countAfter = data?.scan_count ?? 0
  const { scanId, listId, hash, text, scannedAt: at, occasionId, isExit } = scan
  const { clockOffsetMs, partyId, contactId, guest, isOfLink, linkMadeAt } = scan
  const moves = !isExit ? 1 : visit?.note === 'not_inside' ? 0 : -1
  const known = {
    countAfter,
    isInList: false,
    occasionId,
    isExit,
    moves,
    admission: visit?.admission ?? null,
    insideAfter: visit?.inside ?? undefined,
    clockOffsetMs,
    partyId,
    contactId,
    guest,
    isOfLink,
    linkMadeAt,
  }
  return { scanId, listId, hash, at, confirmedAt, decidedAt: Date.parse(decided), name, text, ...known }
}
