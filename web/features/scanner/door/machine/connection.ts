// Whether the server answers, and how far its clock is ahead.
import type { DoorState } from '../door-state.ts'
import { sampleOf, withSample } from '../clock.ts'
import { runNow } from './rhythm.ts'
import { show } from './shown.ts'
import type { Failure, Machine } from './state.ts'
import { clockOffset, command, stay, steps, type Moment, type Step } from './step.ts'

/** Findings of this page, which it tells the browser's other pages. */
export const connect =
  (connection: DoorState['connection']) =>
  (machine: Machine): Step => {
    if (machine.shown.connection === connection) return stay(machine)
    const news = { listId: machine.door.id, connection }
    return steps(machine, command({ do: 'tell tabs', news }), takeConnection(connection))
  }

export const takeConnection =
  (connection: DoorState['connection']) =>
  (machine: Machine): Step => {
    if (machine.shown.connection === connection) return stay(machine)
    const changed = show(machine, { connection })
    if (connection === 'offline') return stay(changed)
    return steps(changed, runNow('hand in'), (now) => (now.door.isRemembered ? stay(now, { do: 'reload' }) : stay(now)))
  }

/** Compares the device's clock with the server's time in an answer. */
export const hear =
  (serverTime: string, sentAt: number, { now }: Moment) =>
  (machine: Machine): Step => {
    const samples = withSample(machine.clock.samples, sampleOf(new Date(serverTime), sentAt, now))
    const heard: Machine = { ...machine, clock: { ...machine.clock, samples } }
    const clockOffsetMs = clockOffset(heard.clock)
    const isNew = clockOffsetMs !== clockOffset(machine.clock)
    return steps(
      heard,
      (same) => (isNew ? stay(same, { do: 'change list', changes: { clockOffsetMs } }) : stay(same)),
      connect('online'),
    )
  }

/** A call failed. Any answer, even an error, shows that the server is there. */
export const fail =
  ({ kind, isEnd, status }: Failure) =>
  (machine: Machine): Step =>
    steps(
      machine,
      (now) => (kind === 'away' ? connect('offline')(now) : stay(now)),
      (now) => (isEnd ? stay(now, { do: 'over' }) : stay(now)),
      // The link expired or is switched off. The server still accepts the waiting scans; after that the screen says so.
      (now) =>
        kind === 'declined' && status === 409 && now.shown.pending === 0 ? stay(now, { do: 'reload' }) : stay(now),
    )
