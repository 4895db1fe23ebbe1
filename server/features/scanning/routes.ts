import { answerAsks } from '#contract/asks.ts'
import * as contract from '#contract/scanning.ts'
import type { MadeOffline, Verdict } from '#contract/scanning.ts'
import type { Serve } from '../../http/serve.ts'
import type { Door } from '../../kernel/team.ts'
import type { Services, Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { openTurns } from '../../kernel/turns.ts'
import { said } from '../../kernel/said.ts'
import { correctedTime, openHandingIn } from './hand-in-scans.ts'
import { peopleRoutes } from './people/routes.ts'
import { readParty, readTime, readVisit } from './read-visit.ts'
import { openRedeemQueue, type RedeemQueue } from './redeem-queue.ts'
import { redeem, redeemHeld, keepAnswers as keep, undo, type UndoOutcome } from './store.ts'
import { addWalkIns, refuseUnlessAdded, tooManyAdded, waitsForGuest } from './walk-ins/add-walk-ins.ts'
import { wireVerdict, withTyped } from './wire-verdict.ts'
import { Refusal, type RefusalReason } from '../../kernel/refusal.ts'
import { randomUUIDv7 } from 'node:crypto'
import { undoWithinMs } from '#contract/limits.ts'
import type { PlainCode } from '#words/refusals.ts'
import type { Decided } from './attempt.ts'
import { upToThreeTimes } from '../../database/once-more.ts'
import { whyUndecided, redeemScan, type Scan } from './redeem-scan.ts'
import type { Language } from '#domain/spoken.ts'

/** Undoes an admission. The scan and its verdict stay, but it no longer counts. */
async function undoScan({ database }: Needs<'database'>, door: Door, scanId: string): Promise<Decided> {
  const asked = { scanId, withinMs: undoWithinMs, recordId: randomUUIDv7() }
  const ended = await upToThreeTimes(() => undo(database, door, asked))
  if (!ended) throw whyUndecided(door)
  if (ended.outcome === 'undone') return ended.decided
  const [reason, code] = refusals[ended.outcome]
  throw new Refusal(reason, code)
}

const refusals: Record<Exclude<UndoOutcome, 'undone'>, [reason: RefusalReason, code: PlainCode]> = {
  not_found: ['not_found', 'scan_not_found'],
  link_expired: ['forbidden', 'link_expired'],
  other_door: ['forbidden', 'undo_of_other_door'],
  too_late: ['forbidden', 'undo_too_late'],
  refused: ['conflict', 'undo_of_refused'],
  conflict: ['conflict', 'undo_of_lost'],
}

type Told = {
  /** Other doors of this list may need an update. */
  onDecided: (listId: string) => void
  /** Scans that a door made without a network are stored. */
  onHandedIn: (door: Door) => Promise<void>
}

export function scanningRoutes(serve: Serve, services: Services, { onDecided, onHandedIn }: Told): void {
  const queue = openQueue(services, onDecided)
  const handIn = openHandingIn(services)

  serve.scan(contract.redeemScan, async ({ door, doorNow, body, language }) => {
    const { qr_code: text, scan_id: scanId, scanned_at: at, guest } = body
    if (guest) refuseUnlessAdded(await addWalkIns(services, door, [{ guest, text, at: undefined }]))
    const scan = { text, scanId, scannedAt: readTime(at), party: readParty(body), ...readVisit(body) }
    return withTyped(await decideAt(services, queue, { door, doorNow, language }, scan), guest)
  })

  serve.door(contract.handInScans, async ({ door, body, language, isGone }) => {
    const waits = waitsForGuest(await addWalkIns(services, door, body.scans.flatMap(readGuest)))
    const made = body.scans.map((scan) => ({
      text: scan.qr_code,
      scanId: scan.scan_id,
      scannedAt: new Date(scan.scanned_at),
      clockOffsetMs: scan.clock_offset_ms ?? 0,
      told: scan.told,
      occasionId: scan.occasion_id,
      isExit: scan.direction && scan.direction === 'out',
      partyId: scan.party_id,
      contactId: scan.contact_id,
      undoneAt: scan.undone_at === undefined ? undefined : new Date(scan.undone_at),
    }))
    const scans = made.filter((scan) => !waits(scan))
    const verdicts = scans.length === 0 ? [] : await handIn(door, scans, isGone)
    await onHandedIn(door)
    onDecided(door.listId)
    step('hand-in.told')
    // Stored scans stay stored, so a repeated call adds only the missing ones.
    if (scans.length < made.length) throw tooManyAdded()
    return {
      verdicts: verdicts.map((decided, place) => ({
        ...withTyped(wireVerdict(door, decided, language), body.scans[place]!.guest),
        scan_id: body.scans[place]!.scan_id,
      })),
    }
  })

  serve.door(answerAsks, async ({ door, params, body }) => {
    const notAsked = await keepAnswers(services, door, params.scanId, body.answers)
    onDecided(door.listId)
    return { not_asked: notAsked, message: said(outcomeOf(notAsked.length, body.answers.length)) }
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

function outcomeOf(notAsked: number, answers: number) {
  if (notAsked === 0) return 'door_answers_kept' as const
  return notAsked < answers ? ('door_answers_partly' as const) : ('door_answers_not_asked' as const)
}

type Answer = { tag: string; value: string }

/**
 * Keeps what a guest answered at the door, and brings it to Mailchimp like the changes by rules. Returns the tags of the answers that
 * are not kept, because the list does not ask for them, or no longer.
 */
async function keepAnswers(
  { database }: Needs<'database'>,
  door: Door,
  scanId: string,
  answers: Answer[],
): Promise<string[]> {
  const { isKept, asked } = await keep(database, door, scanId, answers)
  if (!isKept) throw new Refusal('not_found', 'no_admission_here')
  return answers.map(({ tag }) => tag).filter((tag) => !asked.includes(tag))
}

/** `doorNow`: identifies the door again; undefined if `door` was identified for this call. `language`: of the door. */
type At = { door: Door; doorNow: (() => Promise<Door>) | undefined; language: Language }

/**
 * Decides a scan in one round trip, if the door was identified a few seconds ago. The decision looks at the session and the
 * link itself. The door is identified once more if it may have ended or moved since, and for an earlier verdict: an
 * ended door gets no names.
 */
async function decideAt(
  { now }: Needs<'now'>,
  queue: RedeemQueue,
  { door, doorNow, language }: At,
  scan: Scan,
): Promise<Verdict> {
  const arrived = now()
  const decided = await redeemScan(queue, door, scan).catch((error: unknown) => {
    if (!doorNow || !(error instanceof Refusal)) throw error
    return error
  })
  if (!(decided instanceof Refusal) && (!doorNow || decided.receivedAt >= arrived))
    return wireVerdict(door, decided, language)
  const present = doorNow ? await doorNow() : door
  if (!(decided instanceof Refusal)) return wireVerdict(present, decided, language)
  // Only the scan of a session that has ended is decided anew.
  if (decided.reason !== 'signed_out') throw decided
  return wireVerdict(present, await redeemScan(queue, present, scan), language)
}
