import { n } from '../format.ts'

/** News about scans that comes late. */
export const alerts = {
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
  overCapacity: (inside: number, capacity: number) => `Let in over capacity: ${n(inside)} of ${n(capacity)} inside.`,
  overCapacityDetail: 'Other doors let guests in too. Let no one else in until someone leaves, and tell the organiser.',
  exitNotCounted: (who: string) => `The exit of ${who} isn’t counted.`,
  exitNotCountedDetail: (when: string, reason: string) =>
    `Scanned out here at ${when} without a connection. Now Listpass says: ${reason}.`,
  setAside: (who: string) => `The scan of ${who} couldn’t be sent.`,
  setAsideDetail: (when: string) =>
    `Scanned here at ${when}. Listpass can’t accept it, so it stays on this device. Tell the organiser.`,
}
