// How much waits in the database. Metrics show it, and the watchdog of the jobs reads it.
export type Waiting = { count: number; oldest: number }

export type Depths = {
  /** `due` can be written now; `away` waits for Mailchimp, `parked` for the organiser. */
  writes: (Waiting & { state: 'due' | 'away' | 'parked' })[]
  /** `later` will be tried again. Of them, the oldest has been so for this many seconds. */
  jobs: (Waiting & { job: string; state: 'active' | 'ready' | 'later' })[]
  deliveries: Waiting
  loginsDown: number
  loginsSlowed: number
  slotsInUse: number
}

/** Undefined while the database does not answer. */
export type AskDepths = () => Promise<Depths | undefined>
