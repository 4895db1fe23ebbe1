import type { WalkIn } from '#contract/walk-in.ts'
import type { Crypt, QueuedScan } from '../door/kept.ts'
import type { LeftScan } from '../door/machine/events.ts'
import type { Tabs } from '../door/ports.ts'
import { newScanId } from '../door/scan-id.ts'

/**
 * Scans of guests whom staff added on a page that was closed. No next scan of their code would continue them, because no guest has
 * seen it.
 */
export async function leftScans(
  tabs: Pick<Tabs, 'live'>,
  crypt: Crypt,
  sending: readonly QueuedScan[],
): Promise<LeftScan[]> {
  const live = await tabs.live()
  const left = sending.flatMap(({ guest, page, ...scan }) => (guest && !live.has(page) ? [{ ...scan, guest }] : []))
  return Promise.all(
    left.map(async ({ text, guest, scannedAt, party, occasionId, isExit = false }) => ({
      id: newScanId(),
      text: await crypt.unseal<string>(text),
      way: 'added' as const,
      at: new Date(scannedAt),
      guest: await crypt.unseal<WalkIn>(guest.sealed),
      party,
      occasionId,
      isExit,
    })),
  )
}
