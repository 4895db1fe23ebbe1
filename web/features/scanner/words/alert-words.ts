import { isolated, shownText } from '../../../ui/user-text.ts'
import { showTime } from '../../../ui/show.ts'
import type { Alert } from '../door/door-state.ts'
import { codeOf } from './scan-words.ts'
import { words } from './words.ts'
import { words as later } from './later-words.ts'

/** The guest, the time, and the next step. */
export function wordsOfAlert(alert: Alert): { title: string; detail: string } {
  const { kind, name, text, reason, at, door, isExit, inside, capacity } = alert
  const alerts = later.alerts
  const who = name !== undefined && shownText(name) ? isolated(name, 80) : codeOf(text ?? '') || alerts.somebody
  const when = showTime(at)
  const other = door === undefined ? alerts.anotherDoor : isolated(door, 60)
  switch (kind) {
    case 'lost':
      return { title: alerts.lost(who), detail: alerts.lostDetail(when, other) }
    case 'not_counted':
      if (isExit) {
        const detail = alerts.exitNotCountedDetail(when, words.reasons[reason ?? 'error'])
        return { title: alerts.exitNotCounted(who), detail }
      }
      return { title: alerts.notCounted(who), detail: alerts.notCountedDetail(when, words.reasons[reason ?? 'error']) }
    case 'admitted':
      return { title: alerts.admitted(who), detail: alerts.admittedDetail(when) }
    case 'elsewhere':
      return { title: alerts.elsewhere(who), detail: alerts.elsewhereDetail(when, other) }
    case 'over_capacity':
      return { title: alerts.overCapacity(inside ?? 0, capacity ?? 0), detail: alerts.overCapacityDetail }
    case 'set_aside':
      return { title: alerts.setAside(who), detail: alerts.setAsideDetail(when) }
  }
}
