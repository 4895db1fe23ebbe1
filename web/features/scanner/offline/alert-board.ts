import type { Alert } from '../door/door-state.ts'
import { dropAlert, keptAlerts } from './alerts.ts'
import type { Listener } from './listener.ts'
import type { Storage } from './storage.ts'

export type AlertBoard = {
  shown: () => readonly Alert[]
  /** Includes alerts from before a reload. */
  open: (storage: Storage, listId: string) => Promise<void>
  add: (alert: Alert) => void
  acknowledge: (scanId: string) => void
}

/** Alerts to announce until staff acknowledge them. */
export function openAlertBoard({ tell, change }: Pick<Listener, 'tell' | 'change'>): AlertBoard {
  let shown: readonly Alert[] = []
  let storage: Storage | undefined

  return {
    shown: () => shown,

    async open(kept: Storage, listId: string) {
      storage = kept
      const left = await keptAlerts(kept, listId)
      shown = [...left.filter(({ scanId }) => !shown.some((alert) => alert.scanId === scanId)), ...shown]
      change()
    },

    add(alert: Alert) {
      if (shown.some(({ scanId }) => scanId === alert.scanId)) return
      shown = [...shown, alert]
      tell('alert', 'dark-red')
      change()
    },

    acknowledge(scanId: string) {
      shown = shown.filter((alert) => alert.scanId !== scanId)
      change()
      if (storage) {
        dropAlert(storage, scanId).catch((error: unknown) => console.warn('It may be told again.', error))
      }
    },
  }
}
