import { isolated } from '#domain/user-text.ts'
import { count, n } from './format.ts'

/** Scanner links: the doors of a list, and whether they are ready. */
export const links = {
  title: 'Scanner links',
  text: 'Secret links that let door staff scan this list on their own phones, without signing in.',
  loading: 'Loading the scanner links...',
  loadFailed: 'The scanner links couldn’t be loaded',
  noneOfOccasion: (name: string) => `No scanner link opens ${isolated(name, 60)} yet.`,
  ofOthers: (links: number) => count(links, { one: '# link of other occasions', other: '# links of other occasions' }),
  showAll: (links: number) => count(links, { one: 'Show all # link', other: 'Show all # links' }),
  add: 'New Scanner Link',
  list: 'Scanner links of this list',
  /** The name of a button for screen readers: what it does, and for which link. */
  named: (action: string, label: string) => `${action}: ${label}`,

  noDoors: 'No scanner links yet. Make one for each door, so you can end them one by one.',
  sampleLabel: 'North gate',
  sample: 'Example',
  sampleText:
    'Staff open it on their phone and scan. Here you see how many devices use it, and whether they are ready.',
  firstLink: 'Make the first link',

  occasion: 'What is this door for?',
  occasionHint: 'This decides which guests the door lets in, and when.',
  chooseOccasion: 'Choose an occasion',
  whateverIsOpen: 'Whatever is open',
  opensNothing:
    'The door is for each night or day that you add, at its time. Areas and coupons need a link of their own.',
  /** `names`: one occasion, or several by `and` or `andMore`. */
  opens: (names: string) => `The door is for ${names}, each at its time. You need no other link for it.`,
  /** `names`: with commas between them. */
  and: (names: string, last: string) => `${names} and ${last}`,
  andMore: (names: string, more: number) => `${names} and ${n(more)} more`,
  occasionOf: (name: string) => `For ${isolated(name, 60)}`,
  followsNone: 'For whatever is open',
  followsNow: (name: string) => `For whatever is open: now ${isolated(name, 60)}`,
  followsNext: (name: string) => `For whatever is open: next ${isolated(name, 60)}`,
  everyone: 'Everyone on the list.',
  atAnyTime: 'At any time.',
  /** From one moment to another, as a sentence. */
  during: (span: string) => `${span}.`,
  from: (moment: string) => `From ${moment}.`,
  until: (moment: string) => `Until ${moment}.`,
  occasionEnded: 'Occasion ended',
  occasionRemoved: 'Its occasion was removed',
  direction: 'Direction',
  directions: { both: 'In and out: staff switch between them', in: 'Only in', out: 'Only out' },

  scanOnly: 'Scan only',
  byName: 'Scan, search and check in by name',
  addsGuests: 'Adds guests',
  states: {
    active: () => 'Active',
    expiring: (moment: string) => `Expires ${moment}`,
    expired: () => 'Expired',
    off: () => 'Switched off',
  },
  unused: 'Not used yet',
  lastUsed: (moment: string) => `Last used ${moment}`,

  doorsLabel: 'Doors',
  doorsReady: (ready: number, all: number) =>
    count(all, { one: `${n(ready)} of # door ready`, other: `${n(ready)} of # doors ready` }),
  ready: { ready: 'Ready', missing: 'Not ready', 'not-open': 'Not open' },
  toDo: (label: string) => `To do at ${label}`,
  /** The fault at the door, and the remedy for staff. */
  missing: {
    camera: 'The camera is off. Staff press Allow Camera Access.',
    light: 'The camera’s light doesn’t work.',
    sound: 'Sound is off. Staff turn up the volume and play the sounds in the ready check.',
    screen: 'The screen may go dark. Staff set the screen lock to “never” for tonight.',
    list: 'The guest list isn’t on the device yet. Staff keep the page open with a connection.',
    storage: 'The browser may clear saved scans. Staff add the page to the home screen.',
    clock: 'The clock is wrong. Staff set the time to automatic.',
    battery: 'The battery is low. Staff plug the device in.',
    version: 'A newer version is ready. Staff reload the page.',
  },

  copy: 'Copy Link',
  picture: 'Show QR',
  sheet: 'Print door sheet',
  sheets: 'Print door sheets',
  edit: 'Edit',
  rotate: 'Rotate',
  remove: 'Revoke',
  more: (label: string) => `More for ${label}`,

  noDevices: 'Not in use now.',
  devices: (devices: number) => count(devices, { one: '# device uses it now', other: '# devices use it now' }),
  manyDevices: '50 or more devices use it now',
  since: (moment: string) => `Since ${moment}`,
  end: 'End',
  endTitle: 'End this device',
  endQuestion: (device: string) =>
    `${device} can no longer scan from now on. Anyone with the link can still open it again. To keep them out, rotate the link.`,
  endConfirm: 'End Device',
  ending: 'Ending...',
  endFailed: 'Failed to end the device',
  ended: 'Device ended',

  addTitle: 'New scanner link',
  editTitle: 'Edit scanner link',
  label: 'Label',
  labelHint: 'For example the name of the door. Staff see it when a code was already used there.',
  rights: 'Rights',
  rightsHint: 'Search shows names and shortened email addresses of this list to anyone with the link.',
  mayAdd: 'Add guests who are not on the list',
  mayAddHint:
    'Staff type a name, and an email if there is one. With an email, Mailchimp gets the guest too, not subscribed. In Settings, write the words by which guests agree to emails.',
  language: 'Language',
  languageOfDevice: 'As on the device',
  languageHint: 'What staff and the guests of a kiosk read. Staff can choose another one on their device.',
  expires: 'Expires at',
  expiresHint: 'In your time zone. Leave it empty if the link should not expire.',
  isActive: 'Active',
  isActiveHint: 'While a link is off, it can’t be used to scan. You can switch it on again.',
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
    `${isolated(label)} gets a new address. The old one stops working at once, even in the middle of scanning. Send your staff the new link.`,
  rotateConfirm: 'Rotate Link',
  rotating: 'Rotating...',
  rotateFailed: 'Failed to rotate the scanner link',
  rotated: 'The scanner link has a new address',

  removeTitle: 'Revoke the scanner link',
  removeQuestion: (label: string) => `${isolated(label)} stops working at once and for good. Its scans stay counted.`,
  removeConfirm: 'Revoke Link',
  removing: 'Revoking...',
  removeFailed: 'Failed to revoke the scanner link',
  removed: 'Scanner link revoked',

  pictureText: 'Scan this with a staff phone. Anyone who sees it can scan this list.',
  pictureAlt: 'QR code that opens the scanner link',
  pictureLoading: 'Drawing the QR code...',
  pictureFailed: 'The QR code couldn’t be drawn',
  close: 'Close',
}
