// While the database is unreachable, every worker of the queue reports the same fault twice a second.
const onceInMs = 60_000

/** With more different messages than this, they contain varying values. Then all of them may be logged again. */
const mostMessages = 100

type Log = { error: (about: object, message: string) => void }
type Told = { at: number; since: number }

/** Logs each fault once a minute by its message, with the number of repetitions in between. */
export function openTellFaults(log: Log, now: () => number = () => performance.now()): (fault: unknown) => void {
  const told = new Map<string, Told>()
  return (fault) => {
    const message = messageOf(fault)
    const last = told.get(message)
    if (last && now() - last.at < onceInMs) {
      last.since += 1
      return
    }
    if (told.size >= mostMessages) told.clear()
    told.set(message, { at: now(), since: 0 })
    log.error({ err: fault, ...(last && last.since > 0 && { more: last.since }) }, 'the job queue had a fault')
  }
}

/** pg-boss passes on copies of errors, which are not Error objects. */
function messageOf(fault: unknown): string {
  return typeof fault === 'object' && fault !== null && 'message' in fault ? String(fault.message) : String(fault)
}
