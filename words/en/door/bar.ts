import { count, n } from '../format.ts'

/** The state of a door, in sentences. */
export const bar = {
  label: 'State of this door',
  counter: (come: number, contacts: number) => `${n(come)} of ${n(contacts)} in`,
  online: 'Connected.',
  closed: 'Door closed.',
  offline: 'Working without a connection.',
  offlineNoList: 'No connection, and this device has no list yet. Scans wait for the connection.',
  offlineRefused:
    'No connection. This browser can’t save scans. Turn private browsing off, or wait for the connection.',
  listAge: (time: string) => `List as of ${time}.`,
  noNames: (most: number) =>
    `This list has more than ${n(most)} contacts, so this device has their codes, and neither names nor what stands beside them.`,
  pending: (scans: number) => count(scans, { one: '# scan waiting to send.', other: '# scans waiting to send.' }),
  pendingElsewhere: (scans: number) =>
    count(scans, {
      one: '# scan of another list hasn’t been sent yet. Open that list’s scanner on this device.',
      other: '# scans of other lists haven’t been sent yet. Open those lists’ scanners on this device.',
    }),
  pendingForOrganiser: (scans: number) =>
    count(scans, {
      one: '# scan of an earlier scanner link is still on this device. Only the organiser can send it: sign in on this device.',
      other:
        '# scans of an earlier scanner link are still on this device. Only the organiser can send them: sign in on this device.',
    }),
  takenOver: (scans: number) =>
    count(scans, {
      one: '# scan of a scanner link sent from this device. Log out before you give the device back.',
      other: '# scans of a scanner link sent from this device. Log out before you give the device back.',
    }),
  signIn: 'Sign in as the organiser',
  loading: 'Saving the list for offline use...',
  refused: 'This browser can’t save the list. This door only works with a connection.',
  endedLink: (scans: number) =>
    count(scans, {
      one: 'This scanner link has ended. The organiser can sign in on this device to send the scan.',
      other: 'This scanner link has ended. The organiser can sign in on this device to send the scans.',
    }),
  endedOrganiser: (scans: number) =>
    count(scans, {
      one: 'You are signed out. Sign in again on this device to send the scan.',
      other: 'You are signed out. Sign in again on this device to send the scans.',
    }),
  declined: 'Listpass isn’t accepting scans right now. They stay on this device.',
  newVersion: 'New version: reload',
}
