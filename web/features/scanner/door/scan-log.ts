import type { GuestCard } from '#contract/guest-card.ts'
import type { DoorOccasion } from '#contract/offline.ts'
import type { localReasons, Verdict } from '#contract/scanning.ts'
import { scansKept } from '#contract/limits.ts'
import type { FlashColour } from '#domain/colour.ts'
import { withAnswers, type Answered } from './answers.ts'
import type { Direction } from './door-occasion.ts'
import { isCounting, membersOf, verdictOfParty, withMember, withStandingOf } from './party.ts'

/** The way in which a scan reached the door. */
export type Way = 'camera' | 'reader' | 'typed' | 'photo' | 'name' | 'added'

export type LocalReason = (typeof localReasons)[number]

/** A decision from the door's own list while the server was unreachable. */
export type LocalVerdict = {
  reason: LocalReason
  /** Undefined where the list holds no name for the code. */
  name: string | undefined
  /** The contact's counts including this scan, as far as this door knows. Undefined without a contact. */
  scanCount: number | undefined
  maxScans: number | undefined
  colour: FlashColour
  /** The guest never got the latest email, as far as this door knows. */
  isUnreached?: boolean
  /** How many people were let in with the code, if more than one. The counts include them. */
  people?: number
  /** How many of a party found no place, and why. */
  rest?: { people: number; reason: LocalReason }
  /** What the organiser wants the door to see. */
  card?: GuestCard
  /** As in the server's verdict. Missing at a main occasion without settings. */
  visit?: Verdict['visit']
}

type Seen = {
  id: string
  text: string
  at: Date
  way: Way
  /** The person found by name, for a check-in by name. */
  name?: string | undefined
  /** The contact id of a guest whom staff added. */
  added?: string | undefined
  /** What the guest answered, as the card shows it. Undefined until the door's questions are answered. */
  answered?: readonly Answered[] | undefined
  /** The scan ids of the further people whom staff let in with the code. */
  party?: readonly string[] | undefined
  /** The door's occasion and direction at the reading. Missing at the main occasion of a list that uses no others. */
  occasion?: DoorOccasion | undefined
  direction?: Direction | undefined
}

/**
 * One scan as the door sees it: under way; decided by the server; saved, that is decided here and not yet confirmed; or
 * lost, because neither could decide.
 */
export type Scan = Seen &
  (
    | { state: 'checking'; isRetrying: boolean }
    /** `local` is the verdict shown before the server answered. `verdict.standing` follows later changes of the scan. */
    | { state: 'decided'; verdict: Verdict; local?: LocalVerdict | undefined }
    /**
     * `settled`: the server's verdicts on some of a party. The line is decided with the last of them. `undone`: the ids of the
     * scans that staff have undone since.
     */
    | { state: 'saved'; local: LocalVerdict; settled?: NonNullable<Verdict['party']>; undone?: readonly string[] }
    | { state: 'lost'; message: string }
  )

/** The newest comes first. The large form shows the scan that was decided last, even if another one was seen later. */
export type ScanLog = { scans: readonly Scan[]; shownId: string | undefined }

export const emptyLog: ScanLog = { scans: [], shownId: undefined }

export type Happening =
  | ({ type: 'seen' } & Seen)
  | { type: 'retrying'; id: string }
  | { type: 'decided'; id: string; verdict: Verdict }
  | { type: 'saved'; id: string; local: LocalVerdict }
  /** The server's verdict on a saved scan, or on one of its party: it changes the line, and the large display stays. */
  | { type: 'confirmed'; id: string; verdict: Verdict }
  | { type: 'standing'; id: string; standing: Verdict['standing'] }
  | { type: 'answered'; id: string; answered: readonly Answered[] }
  | { type: 'lost'; id: string; message: string }
  /** Another scan of the code has replaced this one, and has its own line. */
  | { type: 'withdrawn'; id: string }

export function logScan(log: ScanLog, happening: Happening): ScanLog {
  const { id } = happening
  switch (happening.type) {
    case 'seen': {
      const { type: _, ...seen } = happening
      const scan: Scan = { ...seen, state: 'checking', isRetrying: false }
      // The scan may continue an earlier one without a verdict. The two have one line.
      const others = log.scans.filter((other) => other.id !== id)
      // Its next verdict is another moment of the screen.
      const shownId = log.shownId === id ? undefined : log.shownId
      return { shownId, scans: [scan, ...others].slice(0, scansKept) }
    }
    case 'retrying':
      return change(log, id, (scan) => ({ ...seenOf(scan), state: 'checking', isRetrying: true }))
    case 'decided':
      return { ...decided(log, id, happening.verdict), shownId: id }
    case 'saved':
      return {
        ...change(log, id, (scan) => ({ ...seenOf(scan), state: 'saved', local: happening.local })),
        shownId: id,
      }
    case 'confirmed':
      return { ...log, scans: log.scans.map((scan) => confirmed(scan, happening)) }
    case 'standing':
      return { ...log, scans: log.scans.map((scan) => withStanding(scan, happening)) }
    case 'answered':
      return change(log, id, (scan) => ({ ...scan, answered: happening.answered }))
    case 'lost':
      return {
        ...change(log, id, (scan) => ({ ...seenOf(scan), state: 'lost', message: happening.message })),
        shownId: id,
      }
    case 'withdrawn':
      return { ...log, scans: log.scans.filter((scan) => scan.id !== id) }
  }
}

function decided(log: ScanLog, id: string, verdict: Verdict): ScanLog {
  return change(log, id, (scan) => ({
    ...seenOf(scan),
    state: 'decided',
    verdict,
    local: scan.state === 'saved' ? scan.local : undefined,
  }))
}

const idsOf = ({ id, party = [] }: Scan): string[] => [id, ...party]

/** Only the last verdict on a party decides its line, because until then nobody knows how many of it count. */
function confirmed(scan: Scan, { id, verdict }: { id: string; verdict: Verdict }): Scan {
  const ids = idsOf(scan)
  if (!ids.includes(id)) return scan
  const before = scan.state === 'saved' ? scan.settled : scan.state === 'decided' && membersOf(scan.id, scan.verdict)
  const settled = withMember(before || [], { ...verdict, scan_id: id }, ids)
  const [first, ...others] = settled
  const local = scan.state === 'saved' || scan.state === 'decided' ? scan.local : undefined
  const awaited = scan.state === 'saved' ? (scan.local.people ?? 1) : 1
  if (scan.state === 'saved' && settled.length < awaited) return { ...scan, settled }
  if (first?.scan_id !== scan.id) return scan
  return { ...seenOf(scan), state: 'decided', verdict: verdictOfParty([first, ...others]), local }
}

/** Changes the standing of a scan, or of one scan of its party. */
function withStanding(scan: Scan, { id, standing }: { id: string; standing: Verdict['standing'] }): Scan {
  if (scan.state === 'saved') {
    const { settled, undone = [] } = scan
    return {
      ...scan,
      ...(settled && { settled: withStandingOf(settled, id, standing) }),
      ...(standing === 'undone' && idsOf(scan).includes(id) && { undone: [...undone, id] }),
    }
  }
  if (scan.state !== 'decided') return scan
  const [first, ...others] = withStandingOf(membersOf(scan.id, scan.verdict), id, standing)
  return first ? { ...scan, verdict: { ...scan.verdict, ...verdictOfParty([first, ...others]) } } : scan
}

function change(log: ScanLog, id: string, to: (scan: Scan) => Scan): ScanLog {
  return { ...log, scans: log.scans.map((scan) => (scan.id === id ? to(scan) : scan)) }
}

function seenOf({ id, text, at, way, name, added, answered, party, occasion, direction }: Scan): Seen {
  return { id, text, at, way, name, added, answered, party, occasion, direction }
}

/**
 * The scans of a line that let someone in and still count: one for each person, the latest first. One that only this door has
 * decided counts until staff undo it.
 */
export function countingOf(scan: Scan): string[] {
  if (scan.state === 'saved') return savedOf(scan).filter((id) => !scan.undone?.includes(id))
  const members = scan.state === 'decided' ? membersOf(scan.id, scan.verdict) : []
  return members
    .toReversed()
    .filter(isCounting)
    .map((each) => each.scan_id)
}

/** The scans by which this door let people in, the latest first. */
function savedOf(scan: Scan): string[] {
  if (scan.state !== 'saved' || scan.local.reason !== 'ok') return []
  return idsOf(scan)
    .slice(0, scan.local.people ?? 1)
    .toReversed()
}

/** Whether the scan still counts: a party does while one of it does. Undefined before the server or staff have decided that. */
export function standingOf(scan: Scan): Verdict['standing'] | undefined {
  const isUndone = savedOf(scan).length > 0 && countingOf(scan).length === 0
  if (scan.state !== 'decided') return isUndone ? 'undone' : undefined
  return countingOf(scan).length > 0 ? 'counts' : scan.verdict.standing
}

/** How many people this scan let in. */
export function peopleOf(scan: Scan): number {
  return countingOf(scan).length
}

/** How many of a party staff have taken back. */
export function undoneOf(scan: Scan): number {
  if (scan.state === 'saved') return savedOf(scan).length - countingOf(scan).length
  return scan.state === 'decided'
    ? membersOf(scan.id, scan.verdict).filter(({ success, standing }) => success && standing === 'undone').length
    : 0
}

export function shownScan(log: ScanLog): Scan | undefined {
  return log.scans.find(({ id }) => id === log.shownId)
}

/** The occasion's words of the verdict, from the server or from this device. */
export function visitOf(scan: Scan): Verdict['visit'] {
  // People inside are those after the last of a party.
  if (scan.state === 'decided') return (scan.verdict.party?.findLast(isCounting) ?? scan.verdict).visit
  return scan.state === 'saved' ? (scan.local.visit ?? null) : null
}

/** Whether the guest never got the latest email, and so may have no code. */
export function isUnreached(scan: Scan): boolean {
  if (scan.state === 'decided') return scan.verdict.is_unreached === true
  return scan.state === 'saved' && scan.local.isUnreached === true
}

/** What the organiser wants the door to see of the guest; undefined if nothing. */
export function cardOf(scan: Scan): GuestCard | undefined {
  if (scan.state === 'decided') return withAnswers(scan.verdict.card ?? scan.local?.card, scan.answered)
  return scan.state === 'saved' ? withAnswers(scan.local.card, scan.answered) : undefined
}

/** Whether the scan let the guest in and still counts. An admission that only this door has decided counts. */
export function isAdmission(scan: Scan): boolean {
  return isLetIn(scan) && !isExit(scan) && countingOf(scan).length > 0
}

/** The alert of an admission that counts. Undefined without one, after a refusal and at an exit. */
export function alertOf(scan: Scan): string | undefined {
  return isAdmission(scan) ? cardOf(scan)?.alert || undefined : undefined
}

/**
 * Whether staff added the guest, and the code that this door made is the guest's own. A guest whose email was on the list has
 * another code.
 */
export function hasNewCode(scan: Scan): boolean {
  if (scan.added === undefined || !isLetIn(scan)) return false
  return scan.state !== 'decided' || scan.verdict.data?.contact_id === scan.added
}

/** A guest who left, or wanted to. */
export function isExit(scan: Scan): boolean {
  return (visitOf(scan)?.direction ?? scan.direction) === 'out'
}

/** Whether the guest was let in or out, by the server or by this door alone. */
export function isLetIn(scan: Scan): boolean {
  if (scan.state === 'decided') return membersOf(scan.id, scan.verdict).some(({ success }) => success)
  return scan.state === 'saved' && scan.local.reason === 'ok'
}

/** A scan that could not be checked is no admission, so it looks like a refusal. */
export function colourOf(scan: Scan): FlashColour | 'out' {
  if (isExit(scan) && isLetIn(scan)) return 'out'
  if (scan.state === 'decided') return scan.verdict.colour
  return scan.state === 'saved' ? scan.local.colour : 'dark-red'
}

/** The shortest time between two flashes, because WCAG 2.3.1 allows three a second. */
const flashGapMs = 350

export function flashDelay(lastFlashAt: number | undefined, now: number): number {
  return lastFlashAt === undefined ? 0 : Math.max(0, lastFlashAt + flashGapMs - now)
}
