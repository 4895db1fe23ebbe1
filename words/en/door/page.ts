import { count } from '../format.ts'

/** The page of a scanner around the door. */
export const page = {
  title: 'QR Code Scanner',
  connectedTo: 'Connected to list:',
  activeMembers: (members: number) => count(members, { one: '# active member', other: '# active members' }),
  active: 'Active',
  inactive: 'Inactive',
  inactiveText: 'This list is currently inactive for scanning.',
  inactiveHelp: 'Please contact the administrator to activate scanning for this list.',
  loading: 'Loading list information...',
  loadFailed: 'Failed to fetch list',
  invalid: 'Scanner is not connected to a valid list.',
  invalidHelp: 'Please check the URL or contact the administrator.',
  door: 'Door:',
  listGone: 'You may no longer scan this list.',
  linkEnded: 'This scanner link has ended. Ask the organiser for a new one.',
  kioskPaused: 'This scanner is paused. Please see a member of staff.',
  closed: {
    title: 'Door closed',
    refused: (time: string) => `Not let in at ${time}:`,
  },
}
