import * as contract from '#contract/scanning.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { openTurns } from '../../kernel/turns.ts'
import { openHandingIn } from './hand-in-scans.ts'
import { checkIn } from './people/check-in.ts'
import { findPeopleFor } from './people/find-people.ts'
import { openRedeemQueue, type RedeemQueue } from './redeem-queue.ts'
import { redeemScan } from './redeem-scan.ts'
import { redeem, redeemHeld } from './store.ts'
import { undoScan } from './undo-scan.ts'
import { wireVerdict } from './wire-verdict.ts'

/** `onDecided` is called when other doors of this list may need an update. */
export function scanningRoutes(serve: Serve, services: Services, onDecided: (listId: string) => void): void {
  const queue = openQueue(services, onDecided)
  const handIn = openHandingIn(services)

  serve.door(contract.redeemScan, async ({ door, body }) => {
    const scan = { text: body.qr_code, scanId: body.scan_id, scannedAt: readTime(body.scanned_at), ...readVisit(body) }
    return wireVerdict(door, await redeemScan(queue, door, scan))
  })

  serve.door(contract.handInScans, async ({ door, body, isGone }) => {
    const scans = body.scans.map((scan) => ({
      text: scan.qr_code,
      scanId: scan.scan_id,
      scannedAt: new Date(scan.scanned_at),
      clockOffsetMs: scan.clock_offset_ms ?? 0,
      told: scan.told,
      occasionId: scan.occasion_id,
      isExit: scan.direction && scan.direction === 'out',
    }))
    const verdicts = await handIn(door, scans, isGone)
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
    return { ...wireVerdict(door, undone), success: true as const, message: 'Undone. This entry no longer counts.' }
  })

  serve.door(contract.findPeople, async ({ door, query }) => {
    const { people, hasMore } = await findPeopleFor(services, door, query.q)
    return {
      people: people.map((person) => ({
        contact_id: person.contactId,
        display_value: person.displayValue,
        email: person.email,
        code_end: person.codeEnd,
        scan_count: person.scanCount,
        max_scans: person.maxScans,
        state: person.state,
        ...(person.isUnreached && { is_unreached: true }),
      })),
      has_more: hasMore,
    }
  })

  serve.door(contract.checkIn, async ({ door, params, body }) => {
    const scan = { scanId: body.scan_id, scannedAt: readTime(body.scanned_at), ...readVisit(body) }
    return wireVerdict(door, await checkIn(services, queue, door, params.contactId, scan))
  })
}

function readVisit(body: { occasion_id?: string | undefined; direction?: 'in' | 'out' | undefined }) {
  return { occasionId: body.occasion_id, isExit: body.direction === 'out' }
}

function readTime(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}

function openQueue({ database }: Services, onDecided: (listId: string) => void): RedeemQueue {
  // As many calls as there are connections for scans. Organisers take turns, even if one floods many lists.
  const inTurn = openTurns({ atOnce: 4, atOnceOfOne: 3 })
  const told = async <T>(listId: string, deciding: Promise<T>): Promise<T> => {
    const decided = await deciding
    onDecided(listId)
    step('redeem.told')
    return decided
  }
  return openRedeemQueue(
    (listId, attempts) => {
      const caller = { one: attempts[0]!.teamId, within: listId }
      return told(
        listId,
        inTurn(caller, () => redeem(database, listId, attempts)),
      )
    },
    (attempt) => told(attempt.listId, redeemHeld(database, attempt)),
  )
}
