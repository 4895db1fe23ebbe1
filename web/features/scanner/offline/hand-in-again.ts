// A server that was restored to an earlier state lacks scans that it had confirmed. The door hands them in again.
import type { ScanStore } from '../door/kept.ts'

/**
 * Makes all admissions and exits that the server had confirmed wait again, in their order. A scan that the server still has gets the
 * same answer. One that had lost its place stays out of it: staff were told, and would be told again.
 */
export async function handInAgain(own: ScanStore<'own'>, queue: ScanStore<'queue'>, listId: string): Promise<void> {
  const kept = await own.index('list').getAll(listId)
  for (const scan of kept.toSorted((one, other) => one.at - other.at)) {
    const { scanId, hash, text, at, isLost, clockOffsetMs, occasionId, isExit, moves } = scan
    const { partyId, contactId, name, guest, isOfLink, linkMadeAt } = scan
    if (text === undefined || isLost) continue
    await own.delete(scanId)
    await queue.put({
      scanId,
      listId,
      hash,
      text,
      scannedAt: at,
      clockOffsetMs,
      state: 'saved',
      told: 'ok',
      heard: undefined,
      page: '',
      occasionId,
      isExit,
      moves,
      partyId,
      contactId,
      named: contactId === undefined ? undefined : name,
      guest,
      isOfLink,
      linkMadeAt,
    })
  }
}
