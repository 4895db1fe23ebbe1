import { isolated, shownText } from '../../../ui/user-text.ts'
import { showNumber, showTime } from '../../../ui/show.ts'
import type { Alert } from '../door/door-state.ts'
import { codeOf } from './scan-words.ts'
import { words } from './words.ts'

/** Late news of guests who are in or gone. */
export const alertTexts = {
  title: 'Needs attention',
  acknowledge: 'Got it',
  somebody: 'Someone',
  anotherDoor: 'another door',
  lost: (who: string) => `${who} was let in twice.`,
  lostDetail: (when: string, door: string) =>
    `Let in here at ${when} without a connection, but ${door} was first. The scan here doesn’t count.`,
  notCounted: (who: string) => `${who} should not have been let in.`,
  notCountedDetail: (when: string, reason: string) =>
    `Let in here at ${when} without a connection. Now Listpass says: ${reason}. The scan doesn’t count.`,
  admitted: (who: string) => `${who} was on the list after all.`,
  admittedDetail: (when: string) =>
    `Sent away here at ${when} without a connection, but they may come in. They are checked in now. Let them in if they come back.`,
  elsewhere: (who: string) => `${who} was let in twice.`,
  elsewhereDetail: (when: string, door: string) =>
    `Let in here first, and at ${when} by ${door} without a connection. The scan there doesn’t count.`,
  overCapacity: (inside: number, capacity: number) =>
    `Let in over capacity: ${showNumber(inside)} of ${showNumber(capacity)} inside.`,
  overCapacityDetail: 'Other doors let guests in too. Let no one else in until someone leaves, and tell the organiser.',
  exitNotCounted: (who: string) => `The exit of ${who} isn’t counted.`,
  exitNotCountedDetail: (when: string, reason: string) =>
    `Scanned out here at ${when} without a connection. Now Listpass says: ${reason}.`,
  setAside: (who: string) => `The scan of ${who} couldn’t be sent.`,
  setAsideDetail: (when: string) =>
    `Scanned here at ${when}. Listpass can’t accept it, so it stays on this device. Tell the organiser.`,
}

/** The guest, the time, and the next step. */
export function wordsOfAlert(alert: Alert): { title: string; detail: string } {
  const { kind, name, text, reason, at, door, isExit, inside, capacity } = alert
  const alerts = alertTexts
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
