import { isolated } from '#domain/user-text.ts'
import { showTime } from '../../../ui/show.ts'
import type { Alert } from '../door/door-state.ts'
import { guestLine, codeOf } from './scan-words.ts'
import { words as doorWords } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'

/** The guest, the time, and the next step. */
export function wordsOfAlert(alert: Alert): { title: string; detail: string } {
  const { kind, name, text, reason, at, door, isExit, inside, capacity } = alert
  const alerts = doorLaterWords.alerts
  const guest = guestLine(name ?? '')
  const who = guest ? isolated(guest, 80) : codeOf(text ?? '') || alerts.somebody
  const when = showTime(at)
  const other = door === undefined ? alerts.anotherDoor : isolated(door, 60)
  switch (kind) {
    case 'lost':
      return { title: alerts.lost({ who }), detail: alerts.lostDetail({ when, door: other }) }
    case 'not_counted':
      if (isExit) {
        const detail = alerts.exitNotCountedDetail({ when, reason: doorWords.reasons[reason ?? 'error'] })
        return { title: alerts.exitNotCounted({ who }), detail }
      }
      return {
        title: alerts.notCounted({ who }),
        detail: alerts.notCountedDetail({ when, reason: doorWords.reasons[reason ?? 'error'] }),
      }
    case 'admitted':
      return { title: alerts.admitted({ who }), detail: alerts.admittedDetail({ when }) }
    case 'elsewhere':
      return { title: alerts.elsewhere({ who }), detail: alerts.elsewhereDetail({ when, door: other }) }
    case 'over_capacity':
      return {
        title: alerts.overCapacity({ inside: inside ?? 0, capacity: capacity ?? 0 }),
        detail: alerts.overCapacityDetail,
      }
    case 'set_aside':
      return { title: alerts.setAside({ who }), detail: alerts.setAsideDetail({ when }) }
  }
}
