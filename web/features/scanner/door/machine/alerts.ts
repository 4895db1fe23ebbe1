// Alerts to announce until staff acknowledge them. The database keeps them over a reload.
import type { Alert } from '../door-state.ts'
import type { Machine } from './state.ts'
import { stay, type Step } from './step.ts'

/** Adds alerts that are not known yet, and announces each once. */
export const announce =
  (alerts: readonly Alert[]) =>
  (machine: Machine): Step => {
    const fresh = unknown(machine, alerts)
    if (fresh.length === 0) return stay(machine)
    const told = fresh.map(() => ({ do: 'tell', told: 'alert', colour: 'dark-red' }) as const)
    return stay({ ...machine, alerts: [...machine.alerts, ...fresh] }, ...told)
  }

/** Alerts from before a reload, or of another page of this browser, which has announced them. */
export function showKept(machine: Machine, alerts: readonly Alert[]): Machine {
  const fresh = unknown(machine, alerts)
  return fresh.length === 0 ? machine : { ...machine, alerts: [...fresh, ...machine.alerts] }
}

export const acknowledge =
  (alertId: string) =>
  (machine: Machine): Step =>
    stay(
      withoutAlert(machine, alertId),
      { do: 'drop alert', alertId },
      { do: 'tell tabs', news: { listId: machine.door.id, acknowledged: alertId } },
    )

export function withoutAlert(machine: Machine, alertId: string): Machine {
  return {
    ...machine,
    alerts: machine.alerts.filter(({ id }) => id !== alertId),
    acknowledged: new Set([...machine.acknowledged, alertId]),
  }
}

/**
 * Two scans of one guest may cause the same alert at once. If two have the same id, the later one is kept, as in the
 * database.
 */
function unknown({ alerts: shown, acknowledged }: Machine, alerts: readonly Alert[]): Alert[] {
  const each = [...new Map(alerts.map((alert) => [alert.id, alert])).values()]
  return each.filter(({ id }) => !acknowledged.has(id) && !shown.some((alert) => alert.id === id))
}
