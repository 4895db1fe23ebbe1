// One scan, from the reading to its verdict. The server's verdict counts if it comes within 2 s; otherwise the door decides
// from its own list and sends the scan later. No result is shown before it is stored.
import { serverWaitMs } from '../../../../api/server-wait.ts'
import type { Verdict } from '#contract/scanning.ts'
import { answeredOf } from '../answers.ts'
import { refuseBare } from '../refuse-bare.ts'
import { alertOf, type Happening, type LocalVerdict } from '../scan-log.ts'
import { announce } from './alerts.ts'
import { connect, fail, hear } from './connection.ts'
import type { LeftScan, ScanEvent } from './events.ts'
import { forNow, noteUse } from './occasion.ts'
import { runNow } from './rhythm.ts'
import { log, readStored } from './shown.ts'
import type { Failure, Machine, Read, ScanAtWork } from './state.ts'
import { command, doorNow, stay, steps, withEntry, type Moment, type Step } from './step.ts'

/** Where only the server can decide, a try that hangs longer is repeated with the same id. */
const tryTakesMs = 8000
/** Before the second, third and fourth try, where only the server can decide. With more, the guest has long been sent elsewhere. */
const patientPausesMs: readonly number[] = [400, 1200, 3000]
/** The storage was too late for the beginning, and may have caught up: the door's own decision takes the place of the last try. */
const latePausesMs = patientPausesMs.slice(0, -1)
/** A door that can decide offline still retries once, because the server's verdict is worth more. */
const quickPausesMs: readonly number[] = [150]

type At<Type extends ScanEvent['type']> = Extract<ScanEvent, { type: Type }>

export function onRead(machine: Machine, event: At<'read'>, moment: Moment): Step {
  return steps(
    machine,
    (now) => noteUse(now, moment),
    (now) => take(now, forNow(now, event.read)),
  )
}

/** Scans of guests whom staff added before this page, and whose verdict was not shown. */
export const continueScans =
  (left: readonly LeftScan[]) =>
  (machine: Machine): Step =>
    steps(
      machine,
      ...left.flatMap(({ occasionId, isExit, ...read }) => {
        const now = forNow(machine, read)
        // A scan keeps its occasion and direction.
        const isSame = now.occasion?.id === occasionId && (now.direction === 'out') === isExit
        return isSame ? [(next: Machine) => take(next, now)] : []
      }),
    )

function take(machine: Machine, read: Read): Step {
  const { id, text, way, at, person } = read
  const refused = person ? undefined : refuseBare(text, way, at)
  if (refused) return steps(log(machine, seen(machine, read, id)), showVerdict(id, refused, read))
  const name = lineOf(read)
  const line = machine.lines.get(name)
  if (line) return stay({ ...machine, lines: withEntry(machine.lines, name, [...line, read]) })
  return begin({ ...machine, lines: withEntry(machine.lines, name, []) }, read)
}

/** Scans of one code, or of one guest found by name, wait for each other. */
const lineOf = ({ text, person }: Read) => (person ? `name ${person.contact_id}` : text)

function begin(machine: Machine, read: Read): Step {
  return stay(put(machine, newScan(read)), { do: 'begin', read })
}

function newScan(read: Read): ScanAtWork {
  const nothing = { askedAt: undefined, failure: undefined, verdict: undefined }
  return {
    read,
    phase: 'storing',
    scanId: read.id,
    party: read.party,
    isKept: false,
    isNoted: false,
    tries: 0,
    mayCount: false,
    ...nothing,
  }
}

export function onBegun(machine: Machine, event: At<'begun'>, { elapsed }: Moment): Step {
  const before = at(machine, event.key, 'storing')
  if (!before) return stay(machine)
  const { scanId, party, isWaiting } = event
  const isKept = event.isKept === 'yes'
  // While the storage is still being opened, no late storing is under way.
  const mayBeKept = event.isKept === 'late' && machine.kept === 'open'
  // If this scan continues an earlier one, that one's try may have counted.
  const scan: ScanAtWork = {
    ...before,
    scanId,
    party,
    isKept: isKept && isKnownHere(before.read),
    isNoted: isKept || mayBeKept,
    mayCount: scanId !== before.scanId,
  }
  const { read } = scan
  const asksToPersist = read.way === 'camera' && machine.kept === 'open' && !machine.shown.isPersistent
  // A server that does not yet know this door's admission would let in a second guest with the same code.
  const isAlone = scan.isKept && (machine.shown.connection === 'offline' || isWaiting)
  return steps(
    log(put(machine, scan), seen(machine, { ...read, party }, scanId)),
    asksToPersist ? command({ do: 'persist' }) : stay,
    (next) => (isAlone ? decideHere(next, scan) : ask(next, scan, elapsed)),
  )
}

/** A guest found by name must be among this device's names, because the list has entries by codes alone. */
const isKnownHere = ({ person }: Read) => !person || person.kept !== undefined

function decideHere(machine: Machine, scan: ScanAtWork): Step {
  const { read, scanId, party } = scan
  return stay(put(machine, { ...scan, phase: 'deciding' }), {
    do: 'decide here',
    read,
    scanId,
    party,
    now: doorNow(machine),
  })
}

/** Waits 2 s if this door can decide offline, otherwise as long as the tries last. */
function ask(machine: Machine, scan: ScanAtWork, elapsed: number): Step {
  const { read, scanId, party, isKept, askedAt = elapsed } = scan
  const withinMs = isKept ? serverWaitMs - (elapsed - askedAt) : tryTakesMs
  return stay(put(machine, { ...scan, phase: 'asking', tries: scan.tries + 1, askedAt }), {
    do: 'ask',
    read,
    scanId,
    party,
    withinMs: Math.max(0, withinMs),
  })
}

export function onAnswered(machine: Machine, { key, verdict, sentAt }: At<'answered'>, moment: Moment): Step {
  const scan = at(machine, key, 'asking')
  if (!scan) return stay(machine)
  const { read, scanId, isNoted, tries } = scan
  return steps(
    machine,
    // The answer to a second try may repeat the first one's answer, with its time. So only a first try measures the
    // clock.
    tries === 1 ? hear(verdict.received_at, sentAt, moment) : connect('online'),
    (next) =>
      isNoted
        ? stay(put(next, { ...scan, phase: 'noting', verdict }), { do: 'end', read, scanId, verdict })
        : steps(next, showVerdict(scanId, verdict, read), over(read)),
  )
}

export function onFailed(machine: Machine, { key, failure }: At<'failed'>, { elapsed }: Moment): Step {
  const scan = at(machine, key, 'asking')
  if (!scan) return stay(machine)
  const { isKept, tries, scanId, askedAt = elapsed } = scan
  const failed: ScanAtWork = { ...scan, failure, mayCount: scan.mayCount || failure.kind === 'away' }
  const isLate = !isKept && scan.isNoted && isKnownHere(scan.read)
  const pauseMs = (isKept ? quickPausesMs : isLate ? latePausesMs : patientPausesMs)[tries - 1]
  const hasTime = !isKept || elapsed - askedAt < serverWaitMs
  if (failure.kind === 'away' && pauseMs !== undefined && hasTime) {
    const retrying = log(machine, { type: 'retrying', id: scanId })
    return stay(put(retrying, { ...failed, phase: 'pausing' }), { do: 'pause', key, ms: pauseMs })
  }
  return steps(machine, fail(failure), (next) =>
    failure.kind === 'away' && (isKept || isLate) ? decideHere(next, failed) : giveUp(next, failed, failure),
  )
}

export function onPaused(machine: Machine, { key }: At<'paused'>, { elapsed }: Moment): Step {
  const scan = at(machine, key, 'pausing')
  return scan ? ask(machine, scan, elapsed) : stay(machine)
}

export function onDecidedHere(machine: Machine, { key, local }: At<'decided here'>, { elapsed }: Moment): Step {
  const scan = at(machine, key, 'deciding')
  if (!scan) return stay(machine)
  if (local)
    return steps(machine, showLocal(scan.scanId, local, scan.read), runNow('hand in'), readStored, over(scan.read))
  return scan.failure ? giveUp(machine, scan, scan.failure) : ask(machine, scan, elapsed)
}

/**
 * The scan stays undecided. If no try can have counted, it is removed. Otherwise the next scan of the code continues
 * it.
 */
function giveUp(machine: Machine, scan: ScanAtWork, failure: Failure): Step {
  const { read, scanId, isNoted, mayCount } = scan
  if (!isNoted) return steps(machine, lose(scanId, failure), over(read))
  const what = mayCount ? 'leave' : 'drop'
  return stay(put(machine, { ...scan, phase: 'noting', failure }), { do: what, key: read.id, scanId })
}

export function onNoted(machine: Machine, { key, alerts, isAnotherLeft }: At<'noted'>): Step {
  const scan = at(machine, key, 'noting')
  if (!scan) return stay(machine)
  const { read, scanId, verdict, failure } = scan
  // The other undecided scan may be the admission of this guest, so the door asks about it next.
  if (isAnotherLeft) return begin(log(machine, { type: 'withdrawn', id: scanId }), read)
  return steps(
    machine,
    verdict ? showVerdict(scanId, verdict, read) : failure ? lose(scanId, failure) : stay,
    announce(alerts),
    over(read),
  )
}

/** The next scan of the same text may begin. */
const over =
  (read: Read) =>
  (machine: Machine): Step => {
    const ended: Machine = { ...machine, scans: withEntry(machine.scans, read.id, undefined) }
    const name = lineOf(read)
    const [next, ...line] = ended.lines.get(name) ?? []
    const lines = withEntry(ended.lines, name, next && line)
    return next ? begin({ ...ended, lines }, next) : stay({ ...ended, lines })
  }

const showVerdict =
  (id: string, verdict: Verdict, { direction }: Read) =>
  (machine: Machine): Step => {
    const { success, colour, reason, visit } = verdict
    const decided = log(machine, { type: 'decided', id, verdict })
    const isExit = (visit?.direction ?? direction) === 'out'
    const told = isExit ? 'out' : alertIn(decided, id) ? 'attention' : 'in'
    const isClosed = reason === 'list_inactive' || reason === 'link_expired'
    return steps(
      decided,
      command({ do: 'tell', told: success ? told : 'refused', colour }),
      isClosed ? command({ do: 'reload' }) : stay,
    )
  }

const showLocal =
  (id: string, local: LocalVerdict, { direction }: Read) =>
  (machine: Machine): Step => {
    const saved = log(machine, { type: 'saved', id, local })
    const told = direction === 'out' ? 'out' : alertIn(saved, id) ? 'attention' : 'saved'
    return stay(saved, { do: 'tell', told: local.reason === 'ok' ? told : 'refused', colour: local.colour })
  }

/** The alert of the scan's guest; undefined without one, and where the guest is not in. */
function alertIn({ log: { scans } }: Machine, scanId: string): string | undefined {
  const scan = scans.find(({ id }) => id === scanId)
  return scan && alertOf(scan)
}

/** An alert that the answers raise is heard, as one that came with the verdict. */
export function onGuestAnswered(machine: Machine, { scanId: id, answers }: At<'guest answered'>): Step {
  const before = alertIn(machine, id)
  const answered = log(machine, { type: 'answered', id, answered: answeredOf(machine.door.occasion?.asks, answers) })
  const alert = alertIn(answered, id)
  const isNew = alert !== undefined && alert !== before
  return stay(answered, ...(isNew ? [{ do: 'tell', told: 'alert', colour: 'green' } as const] : []))
}

const lose =
  (id: string, { message }: Failure) =>
  (machine: Machine): Step =>
    stay(log(machine, { type: 'lost', id, message }), { do: 'tell', told: 'refused', colour: 'dark-red' })

function seen(
  { door }: Machine,
  { text, at, way, person, party, guest, answers, occasion, direction }: Read,
  id: string,
): Happening {
  const what = { ...(occasion && { occasion, direction }), ...(party && { party }) }
  const name = person?.display_value ?? guest?.name
  const of = { ...(name !== undefined && { name }), added: guest?.contact_id }
  const answered = answers && answeredOf(door.occasion?.asks, answers)
  return { type: 'seen', id, text, at, way, ...what, ...of, answered }
}

function at(machine: Machine, key: string, phase: ScanAtWork['phase']): ScanAtWork | undefined {
  const scan = machine.scans.get(key)
  return scan?.phase === phase ? scan : undefined
}

function put(machine: Machine, scan: ScanAtWork): Machine {
  return { ...machine, scans: withEntry(machine.scans, scan.read.id, scan) }
}
