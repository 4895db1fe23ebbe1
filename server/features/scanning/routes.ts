import * as contract from '#contract/scanning.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../kernel/services.ts'
import { step } from '../../kernel/step.ts'
import { openHandingIn } from './hand-in-scans.ts'
import { checkIn } from './people/check-in.ts'
import { findPeople } from './people/find-people.ts'
import { openRedeemQueue } from './redeem-queue.ts'
import { redeemScan } from './redeem-scan.ts'
import { redeem } from './store.ts'
import { undoScan } from './undo-scan.ts'
import { wireVerdict } from './wire-verdict.ts'

/** `onDecided`: something may have happened in this list that other doors should hear of. */
export function scanningRoutes(serve: Serve, services: Services, onDecided: (listId: string) => void): void {
  const queue = openRedeemQueue(async (listId, attempts) => {
    const decided = await redeem(services.database, listId, attempts)
    onDecided(listId)
    step('redeem.told')
    return decided
  })
  const handIn = openHandingIn(services)

  serve.door(contract.redeemScan, async ({ door, body }) => {
    const scan = { text: body.qr_code, scanId: body.scan_id, scannedAt: readTime(body.scanned_at) }
    return wireVerdict(door, await redeemScan(queue, door, scan))
  })

  serve.door(contract.handInScans, async ({ door, body }) => {
    const scans = body.scans.map((scan) => ({
      text: scan.qr_code,
      scanId: scan.scan_id,
      scannedAt: new Date(scan.scanned_at),
      clockOffsetMs: scan.clock_offset_ms ?? 0,
      told: scan.told,
    }))
    const verdicts = await handIn(door, scans)
    onDecided(door.listId)
    step('hand-in.told')
    return {
      verdicts: verdicts.map((decided, place) => ({
        ...wireVerdict(door, decided),
        scan_id: body.scans[place]!.scan_id,
      })),
    }
  })

  serve.door(contract.undoScan, async ({ door, params }) => {
    const undone = await undoScan(services, door, params.scanId)
    onDecided(door.listId)
    step('undo.told')
    return { ...wireVerdict(door, undone), success: true as const, message: 'Taken back. This entry counts no longer.' }
  })

  serve.door(contract.findPeople, async ({ door, query }) => {
    const { people, hasMore } = await findPeople(services, door, query.q)
    return {
      people: people.map((person) => ({
        contact_id: person.contactId,
        display_value: person.displayValue,
        email: person.email,
        scan_count: person.scanCount,
        max_scans: person.maxScans,
        state: person.state,
      })),
      has_more: hasMore,
    }
  })

  serve.door(contract.checkIn, async ({ door, params, body }) => {
    const scan = { scanId: body.scan_id, scannedAt: readTime(body.scanned_at) }
    return wireVerdict(door, await checkIn(services, queue, door, params.contactId, scan))
  })
}

function readTime(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}
