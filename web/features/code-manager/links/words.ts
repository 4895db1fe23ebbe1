import { showCount, showDate } from '../../../ui/show.ts'
import { isolated } from '../../../ui/user-text.ts'

const named = (action: string, label: string) => `${action}: ${label}`

export const words = {
  title: 'Scanner links',
  text: 'Secret addresses with which door staff scan this list on their own phones, without signing in.',
  loading: 'Loading the scanner links...',
  loadFailed: 'The scanner links could not be loaded',
  none: 'There is no scanner link yet. Make one for each door, so that you can end them one by one.',
  add: 'New Scanner Link',
  list: 'Scanner links of this list',
  named,

  scanOnly: 'Scan only',
  byName: 'Scan, search and check in by name',
  states: {
    active: () => 'Active',
    expiring: (at: string | null) => `Expires ${showDate(at)}`,
    expired: () => 'Expired',
    off: () => 'Switched off',
  },
  lastUsed: (at: string | null) => (at === null ? 'Not used yet' : `Last used ${showDate(at)}`),

  copy: 'Copy Link',
  picture: 'Show QR',
  edit: 'Edit',
  rotate: 'Rotate',
  remove: 'Revoke',
  more: (label: string) => `More for ${label}`,

  noDevices: 'No device uses it now.',
  /** The server names 50 at most. */
  devices: (count: number) => {
    return count < 50 ? `${showCount(count, 'device uses', 'devices use')} it now` : '50 or more devices use it now'
  },
  since: (at: string) => `Since ${showDate(at)}`,
  end: 'End',
  endTitle: 'End this device',
  endQuestion: (device: string) =>
    `${device} can no longer scan, from this moment on. Whoever has the link can open it again; rotate the link to keep them out.`,
  endConfirm: 'End Device',
  ending: 'Ending...',
  endFailed: 'Failed to end the device',
  ended: 'The device has been ended',

  addTitle: 'New scanner link',
  editTitle: 'Edit scanner link',
  label: 'Label',
  labelHint: 'Such as the name of the door. Guests and staff see it when a code was used there before.',
  rights: 'Rights',
  rightsHint: 'Searching shows names and email addresses of this list to whoever has the link.',
  expires: 'Expires at',
  expiresHint: 'In your time zone. Leave it empty for a link that does not expire.',
  isActive: 'Active',
  isActiveHint: 'A link that is switched off lets nobody scan, and can be switched on again.',
  cancel: 'Cancel',
  create: 'Create Link',
  creating: 'Creating...',
  save: 'Save Changes',
  saving: 'Saving...',
  addFailed: 'Failed to create the scanner link',
  editFailed: 'Failed to update the scanner link',
  added: 'Scanner link created',
  edited: 'Scanner link updated',

  rotateTitle: 'Rotate the scanner link',
  rotateQuestion: (label: string) =>
    `${isolated(label)} gets a new address. Everybody with the old one is out at once, in the middle of scanning too, and needs the new link from you.`,
  rotateConfirm: 'Rotate Link',
  rotating: 'Rotating...',
  rotateFailed: 'Failed to rotate the scanner link',
  rotated: 'The scanner link has a new address',

  removeTitle: 'Revoke the scanner link',
  removeQuestion: (label: string) =>
    `${isolated(label)} ends for good. Everybody with it is out at once. What was scanned with it stays counted.`,
  removeConfirm: 'Revoke Link',
  removing: 'Revoking...',
  removeFailed: 'Failed to revoke the scanner link',
  removed: 'Scanner link revoked',

  pictureText: 'Scan this with the camera of a staff phone. Whoever sees it can scan this list.',
  pictureAlt: 'QR code that opens the scanner link',
  pictureLoading: 'Drawing the QR code...',
  pictureFailed: 'The QR code could not be drawn',
  close: 'Close',
}
