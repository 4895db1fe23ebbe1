// The queue lengths in the database, for metrics and for the watchdog of the jobs.
export type Waiting = { count: number; oldest: number }

export type Depths = {
  /** `due` can be written now; `away` waits for Mailchimp, `parked` for the organiser. */
  writes: (Waiting & { state: 'due' | 'away' | 'parked' })[]
  /** `later` will be retried. `oldest`: the age in seconds of the oldest one in this state. */
  jobs: (Waiting & { job: string; state: 'active' | 'ready' | 'later' })[]
  /** `oldestDue`: the age in seconds of the oldest one that can be followed now. */
  deliveries: Waiting & { oldestDue: number }
  /** How many lists have their turn now, on any node, by the name of the work. */
  leases: Record<string, number>
  loginsDown: number
  loginsSlowed: number
  slotsInUse: number
}

/** Asks for the depths; undefined while the database does not answer. */
export type AskDepths = () => Promise<Depths | undefined>
