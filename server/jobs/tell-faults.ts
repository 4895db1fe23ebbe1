// While the database is away, every worker of the queue has the same fault twice a second.
const onceInMs = 60_000

/** More different messages than this contain varying values; then all may be logged again. */
const mostMessages = 100

type Log = { error: (about: object, message: string) => void }
type Told = { at: number; since: number }

/** Tells each fault once a minute by its message, and how often the same one came in between. */
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

/** pg-boss hands over copies of errors, which are no errors themselves. */
function messageOf(fault: unknown): string {
  return typeof fault === 'object' && fault !== null && 'message' in fault ? String(fault.message) : String(fault)
}
