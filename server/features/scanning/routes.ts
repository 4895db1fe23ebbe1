import type { Verdict } from '#contract/scanning.ts'
import { redeemScan as redeemScanCall } from '#contract/scanning.ts'
import { flashColour } from '#domain/colour.ts'
import { say } from '#domain/verdict.ts'
import type { Door } from '../../kernel/door.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../kernel/services.ts'
import type { Decided } from './attempt.ts'
import { openRedeemQueue } from './redeem-queue.ts'
import { redeemScan } from './redeem-scan.ts'
import { redeem } from './store.ts'

export function scanningRoutes(serve: Serve, services: Services): void {
  const queue = openRedeemQueue((listId, attempts) => redeem(services.database, listId, attempts))

  serve.door(redeemScanCall, async ({ door, body }) => {
    const decided = await redeemScan(queue, door, {
      text: body.qr_code,
      scanId: body.scan_id,
      scannedAt: body.scanned_at === undefined ? undefined : new Date(body.scanned_at),
    })
    return wireVerdict(door, decided)
  })
}

function wireVerdict(door: Door, decided: Decided): Verdict {
  const isAccepted = decided.reason === 'ok'
  const hasContact = decided.contactId !== undefined
  return {
    success: isAccepted,
    reason: decided.reason,
    message: say(decided),
    data: hasContact
      ? { contact_id: decided.contactId!, display_field_value: decided.displayValue, scan_count: decided.scanCount }
      : null,
    max_scans: hasContact ? decided.maxScans : null,
    remaining: hasContact ? Math.max(0, decided.maxScans - decided.scanCount) : null,
    first_scan: decided.firstScan ? { at: decided.firstScan.at.toISOString(), door: decided.firstScan.door } : null,
    colour: flashColour(
      isAccepted,
      { listName: door.listName, displayValue: decided.displayValue },
      door.colourRules ?? undefined,
    ),
    received_at: decided.receivedAt.toISOString(),
    standing: decided.standing,
  }
}
