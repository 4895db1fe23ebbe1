// Sends a list's saved scans, oldest first, one page of this browser at a time. A scan leaves the queue only when its
// verdict is stored. After a lost answer the same scans are sent again, and get the same answer.
import { announce } from './alerts.ts'
import { connect, fail } from './connection.ts'
import type { HandInEvent, Settled } from './events.ts'
import { endPass, passIn, putPass } from './pass.ts'
import { log, readStored, show } from './shown.ts'
import type { Failure, Machine, Outcome, Pass } from './state.ts'
import { command, doorNow, stay, steps, type Moment, type Step } from './step.ts'
import { bodyLimitBytes, handInLimit } from '#contract/limits.ts'

/** The pause after a refusal that only a person can resolve. */
const afterDeclineMs = 60_000

type At<Type extends HandInEvent['type']> = Extract<HandInEvent, { type: Type }>

/** If another page of this browser is sending, it does so for all. */
export function onLock(machine: Machine, { listId, isMine, credential }: At<'lock'>, moment: Moment): Step {
  const pass = passIn(machine, listId, 'locking')
  if (!pass) return stay(machine)
  if (!isMine) return endPass(machine, listId, 'done', moment)
  const { declined, door } = machine
  const isDeclined = declined?.by === credential && declined && moment.elapsed - declined.at < afterDeclineMs
  return isDeclined && listId === door.id
    ? unlock(machine, listId, 'waits', moment)
    : readWaiting(machine, listId, { ...pass, credential })
}

function readWaiting(machine: Machine, listId: string, pass: Pass): Step {
  return stay(putPass(machine, listId, { ...pass, phase: 'reading', todo: [] }), {
    do: 'read waiting',
    listId,
    ...doorNow(machine),
  })
}

export function onWaiting(machine: Machine, { listId, scans }: At<'waiting'>, moment: Moment): Step {
  const pass = passIn(machine, listId, 'reading')
  if (!pass) return stay(machine)
  const group = groupOf(scans)
  if (group.length === 0) return unlock(machine, listId, 'done', moment)
  if (scans.length >= pass.before) return unlock(machine, listId, 'away', moment)
  return send(machine, listId, { ...pass, todo: [group], before: scans.length })
}

function send(machine: Machine, listId: string, pass: Pass): Step {
  const [scans] = pass.todo
  if (!scans) return readWaiting(machine, listId, pass)
  return stay(putPass(machine, listId, { ...pass, phase: 'sending' }), { do: 'hand in', listId, scans })
}

export function onTaken(machine: Machine, { listId, verdicts }: At<'taken'>, moment: Moment): Step {
  const pass = passIn(machine, listId, 'sending')
  if (!pass) return stay(machine)
  const byId = new Map(verdicts.map((verdict) => [verdict.scan_id, verdict]))
  const answered = (pass.todo[0] ?? []).flatMap((scan) => {
    const verdict = byId.get(scan.scan_id)
    return verdict ? [{ scan, verdict }] : []
  })
  return steps(machine, connect('online'), (next) =>
    // The server answered without a verdict for any sent scan.
    answered.length === 0
      ? unlock(next, listId, 'away', moment)
      : stay(putPass(next, listId, { ...pass, phase: 'settling' }), {
          do: 'settle',
          listId,
          answered,
        }),
  )
}

/** A group with a scan that the server rejects is halved until that one is alone. */
export function onNotTaken(machine: Machine, { listId, failure }: At<'not taken'>, moment: Moment): Step {
  const pass = machine.passes.get(listId)
  if (!pass) return stay(machine)
  return steps(machine, fail(failure), (next) => {
    const [scans = [], ...rest] = pass.todo
    const [scan] = scans
    if (pass.phase !== 'sending' || !isNonsense(failure) || !scan) {
      return unlock(next, listId, outcomeOf(failure), moment)
    }
    const half = Math.ceil(scans.length / 2)
    const halves = { ...pass, todo: [scans.slice(0, half), scans.slice(half), ...rest] }
    if (scans.length > 1) return send(next, listId, halves)
    const aside = putPass(next, listId, { ...pass, phase: 'setting aside' })
    return stay(aside, { do: 'set aside', listId, scan })
  })
}

/** 422: the scan is unreadable or contradicts an earlier one. 413: it is too long. */
function isNonsense({ kind, status }: Failure): boolean {
  return kind === 'declined' && status !== undefined && [400, 413, 422].includes(status)
}

function outcomeOf({ kind, status }: Failure): Outcome {
  if (kind !== 'declined' || status === 429) return 'away'
  return status === 401 ? 'ended' : 'declined'
}

export function onSettled(machine: Machine, { listId, settled }: At<'settled'>): Step {
  const pass = passIn(machine, listId, 'settling')
  if (!pass) return stay(machine)
  const news = { listId: machine.door.id, settled: settled.map(({ scanId, verdict }) => ({ scanId, verdict })) }
  return steps(
    confirm(machine, settled),
    announce(settled.flatMap(({ alerts }) => alerts)),
    command({ do: 'tell tabs', news }),
    readStored,
    (next) => send(next, listId, { ...pass, todo: pass.todo.slice(1) }),
  )
}

function confirm(machine: Machine, settled: readonly Settled[]): Machine {
  const ofLinks = settled.filter(({ isOfLink }) => isOfLink).length
  const takenOver = machine.shown.takenOver + (machine.isOrganiser ? ofLinks : 0)
  return settled.reduce(
    (next, { scanId, verdict }) => log(next, { type: 'confirmed', id: scanId, verdict }),
    show(machine, { takenOver }),
  )
}

export function onSetAside(machine: Machine, { listId, alert }: At<'set aside'>): Step {
  const pass = passIn(machine, listId, 'setting aside')
  if (!pass) return stay(machine)
  return steps(machine, announce(alert ? [alert] : []), readStored, (next) =>
    send(next, listId, { ...pass, todo: pass.todo.slice(1) }),
  )
}

function unlock(machine: Machine, listId: string, outcome: Outcome, moment: Moment): Step {
  return steps(machine, command({ do: 'unlock', listId }), (next) => endPass(next, listId, outcome, moment))
}

// Groups scans for sending.

/** Room for the JSON around the scans. */
const mostBytes = bodyLimitBytes - 2048

/** As many from the front as fit into one call: at least one. */
export function groupOf<Scan>(scans: readonly Scan[], most = { count: handInLimit, bytes: mostBytes }): Scan[] {
  const group: Scan[] = []
  let bytes = 0
  for (const scan of scans.slice(0, most.count)) {
    bytes += new TextEncoder().encode(JSON.stringify(scan)).length + 1
    if (group.length > 0 && bytes > most.bytes) break
    group.push(scan)
  }
  return group
}
