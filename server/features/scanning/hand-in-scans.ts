import { randomUUIDv7 } from 'node:crypto'
import { undoWithinMs } from '#contract/limits.ts'
import type { localReasons } from '#contract/scanning.ts'
import { codeInText } from '#domain/link.ts'
import type { Door } from '../../kernel/team.ts'
import { tell } from '../../kernel/happenings.ts'
import type { Needs } from '../../services.ts'
import { openTurns } from '../../kernel/turns.ts'
import type { Decided } from './attempt.ts'
import { upToThreeTimes } from '../../database/once-more.ts'
import { tooManyRefused, whyUndecided } from './redeem-scan.ts'
import { findCodeKeys } from './people/store.ts'
import { handIn, type HandedIn } from './store.ts'

/** A scan that a door decided offline. */
export type MadeOffline = {
  text: string
  scanId: string
  scannedAt: Date
  clockOffsetMs: number
  told: (typeof localReasons)[number]
  occasionId?: string | undefined
  isExit?: boolean | undefined
  /** The first scan of those who came in together. */
  partyId?: string | undefined
  /** The contact whom staff found by name: the text is empty. */
  contactId?: string | undefined
  /** When staff undid it, by the device's clock. */
  undoneAt?: Date | undefined
}

/**
 * Limits doors that reconnect all at once, so that current scans have room: two groups per list, six in all, on ten
 * connections. Lists take turns, and so do the links of a list. 250 groups of a list may wait.
 */
const places = { atOnce: 6, atOnceOfOne: 2, mostWaiting: 1000 }

/**
 * Stores a door's offline scans. The verdict stays as shown. Whether an admission counts is decided here, and may
 * change when an earlier one arrives.
 */
export function openHandingIn({ database }: Needs<'database'>) {
  const inTurn = openTurns(places)

  return async function handInScans(door: Door, scans: MadeOffline[], isGone?: () => boolean): Promise<Decided[]> {
    const named = door.mayCheckInByName ? scans.flatMap(({ contactId }) => contactId ?? []) : []
    const keys = named.length === 0 ? undefined : await findCodeKeys(database, door, named)
    const asked = scans.map((scan) => ({
      ...scan,
      codeKey: scan.contactId === undefined ? codeInText(scan.text) : keys?.get(scan.contactId.toLowerCase()),
      correctedAt: correctedTime(scan),
      undone: scan.undoneAt && undoOf({ scannedAt: scan.undoneAt, clockOffsetMs: scan.clockOffsetMs }),
    }))
    const decided = await inTurn({ one: door.listId, within: door.linkId, isGone }, () =>
      upToThreeTimes(() => handIn(database, door, asked)),
    )
    if (!decided) throw whyUndecided(door)
    for (const { reason } of decided) tell('scan', { reason, way: 'handed in' })
    // Stored scans stay stored, so a repeated call adds only the missing ones.
    if (decided.some(({ reason }) => reason === 'rate_limited')) throw tooManyRefused()
    return decided.map((each, place) => (each.codeKey === asked[place]!.codeKey ? each : notTaken(each)))
  }
}

const latest = Date.UTC(9999, 11, 31)

/** The scan's time on the server's clock, as far as a date can express it. */
export function correctedTime({ scannedAt, clockOffsetMs }: Pick<MadeOffline, 'scannedAt' | 'clockOffsetMs'>): Date {
  return new Date(Math.min(Math.max(scannedAt.getTime() + clockOffsetMs, 0), latest))
}

/** A scan that an earlier call brought may be undone if it came after `after`: as if the door had asked at once. */
function undoOf(undone: Pick<MadeOffline, 'scannedAt' | 'clockOffsetMs'>): HandedIn['undone'] {
  const at = Math.min(correctedTime(undone).getTime(), Date.now())
  return { after: new Date(at - undoWithinMs), recordId: randomUUIDv7() }
}

/**
 * The scan id already belongs to another code. That is an error of the door, and the rest of its scans must not wait
 * for it.
 */
function notTaken({ receivedAt }: Decided): Decided {
  return {
    reason: 'error',
    contactId: undefined,
    codeKey: undefined,
    displayValue: '',
    scanCount: 0,
    maxScans: 0,
    firstScan: undefined,
    otherList: undefined,
    receivedAt,
    standing: null,
    occasionId: undefined,
    isExit: false,
    facts: null,
  }
}
