// The queue lengths in the database at the time of the query.
import { Gauge, type Registry } from 'prom-client'
import type { AskDepths, Depths } from '../kernel/depths.ts'

export function readDepths(registry: Registry, ask: AskDepths): { read: () => Promise<void> } {
  const isUp = gauge(registry, 'listpass_database_up', 'Whether the database answered; 0 when it did not within 2 s.')
  const tell = [tellJobs(registry), tellWrites(registry), tellMailchimp(registry)]
  return {
    async read() {
      const depths = await ask()
      isUp.set(depths ? 1 : 0)
      // All figures are replaced, because older ones would look like present ones.
      for (const each of tell) each(depths)
    },
  }
}

type Tell = (depths: Depths | undefined) => void

function tellJobs(registry: Registry): Tell {
  const jobs = gauge(
    registry,
    'listpass_jobs',
    'Jobs at work (active), to be begun (ready), to be tried again (later).',
    ['job', 'state'],
  )
  const oldest = gauge(
    registry,
    'listpass_job_oldest_seconds',
    'For how long the oldest of them has been in that state.',
    ['job', 'state'],
  )
  return (depths) => {
    jobs.reset()
    oldest.reset()
    for (const { job, state, count, oldest: seconds } of depths?.jobs ?? []) {
      jobs.set({ job, state }, count)
      oldest.set({ job, state }, seconds)
    }
  }
}

function tellWrites(registry: Registry): Tell {
  const help =
    'Contacts with something that Mailchimp does not have yet: to be written (due), waiting for Mailchimp (away) or the organiser (parked).'
  const writes = gauge(registry, 'listpass_pending_writes', help, ['state'])
  const lag = gauge(registry, 'listpass_write_back_lag_seconds', 'For how long the oldest of them has waited.', [
    'state',
  ])
  const deliveries = gauge(
    registry,
    'listpass_deliveries',
    'Deliveries of webhooks that were kept and not followed yet.',
  )
  const oldest = gauge(registry, 'listpass_delivery_oldest_seconds', 'For how long the oldest of them has waited.')
  return (depths) => {
    for (const each of [writes, lag]) each.reset()
    for (const each of [deliveries, oldest]) each.remove()
    if (!depths) return
    for (const state of ['due', 'away', 'parked'] as const) {
      const found = depths.writes.find((kind) => kind.state === state)
      writes.set({ state }, found?.count ?? 0)
      lag.set({ state }, found?.oldest ?? 0)
    }
    deliveries.set(depths.deliveries.count)
    oldest.set(depths.deliveries.oldest)
  }
}

function tellMailchimp(registry: Registry): Tell {
  const help = 'Logins of Mailchimp that do not answer (down) or refuse so many calls at once (slowed).'
  const logins = gauge(registry, 'listpass_mailchimp_logins', help, ['state'])
  const slots = gauge(
    registry,
    'listpass_mailchimp_slots_in_use',
    'Calls that may be open at the moment, over all servers.',
  )
  return (depths) => {
    logins.reset()
    slots.remove()
    if (!depths) return
    logins.set({ state: 'down' }, depths.loginsDown)
    logins.set({ state: 'slowed' }, depths.loginsSlowed)
    slots.set(depths.slotsInUse)
  }
}

function gauge(registry: Registry, name: string, help: string, labelNames: string[] = []): Gauge {
  return new Gauge({ name, help, labelNames, registers: [registry] })
}
