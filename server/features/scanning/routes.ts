import { answerAsks } from '#contract/asks.ts'
import * as contract from '#contract/scanning.ts'
import type { MadeOffline } from '#contract/scanning.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { openTurns } from '../../kernel/turns.ts'
import { said } from '../../kernel/said.ts'
import { correctedTime, openHandingIn } from './hand-in-scans.ts'
import { keepAnswers } from './keep-answers.ts'
import { peopleRoutes } from './people/routes.ts'
import { readParty, readTime, readVisit } from './read-visit.ts'
import { openRedeemQueue, type RedeemQueue } from './redeem-queue.ts'
import { decideAt } from './decide-at.ts'
import { redeem, redeemHeld } from './store.ts'
import { undoScan } from './undo-scan.ts'
import { addWalkIns, refuseIfTooMany, refuseUnlessAdded } from './walk-ins/add-walk-ins.ts'
import { wireVerdict } from './wire-verdict.ts'

/** `onDecided` is called when other doors of this list may need an update. */
export function scanningRoutes(serve: Serve, services: Services, onDecided: (listId: string) => void): void {
  const queue = openQueue(services, onDecided)
  const handIn = openHandingIn(services)

  serve.scan(contract.redeemScan, async ({ door, doorNow, body, language }) => {
    const { qr_code: text, scan_id: scanId, scanned_at: at, guest } = body
    if (guest) refuseUnlessAdded(await addWalkIns(services, door, [{ guest, text, at: undefined }]))
    const scan = { text, scanId, scannedAt: readTime(at), party: readParty(body), ...readVisit(body) }
    return decideAt(services, queue, { door, doorNow, language }, scan)
  })

  serve.door(contract.handInScans, async ({ door, body, language, isGone }) => {
    refuseIfTooMany(await addWalkIns(services, door, body.scans.flatMap(readGuest)))
    const scans = body.scans.map((scan) => ({
      text: scan.qr_code,
      scanId: scan.scan_id,
      scannedAt: new Date(scan.scanned_at),
      clockOffsetMs: scan.clock_offset_ms ?? 0,
      told: scan.told,
      occasionId: scan.occasion_id,
      isExit: scan.direction && scan.direction === 'out',
      partyId: scan.party_id,
    }))
    const verdicts = await handIn(door, scans, isGone)
    onDecided(door.listId)
    step('hand-in.told')
    return {
      verdicts: verdicts.map((decided, place) => ({
        ...wireVerdict(door, decided, language),
        scan_id: body.scans[place]!.scan_id,
      })),
    }
  })

  serve.door(answerAsks, async ({ door, params, body }) => {
    await keepAnswers(services, door, params.scanId, body.answers)
    onDecided(door.listId)
    return { message: said('door_answers_kept') }
  })

  serve.door(contract.undoScan, async ({ door, params, language }) => {
    const undone = await undoScan(services, door, params.scanId)
    onDecided(door.listId)
    step('undo.told')
    return { ...wireVerdict(door, undone, language), success: true as const, message: said('scan_undone') }
  })

  peopleRoutes(serve, services, queue)
}

/** The time as the door's offline scans have it (hand-in-scans.ts). */
function readGuest({ guest, qr_code: text, ...scan }: MadeOffline) {
  const at = correctedTime({ scannedAt: new Date(scan.scanned_at), clockOffsetMs: scan.clock_offset_ms ?? 0 })
  return guest ? [{ guest, text, at }] : []
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
