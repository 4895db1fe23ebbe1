import type { DoorCounters } from '#contract/offline.ts'
import { reasonWords } from '../../../product/reason-words.ts'
import { showCount, showDate, showNumber } from '../../../ui/show.ts'

export const words = {
  title: 'QR Code Scanner',
  chooseText: 'Choose the list to check at this door.',
  chooseForCode: 'Choose the list to check this code against. Nothing counts until you confirm.',
  listPages: 'Lists, page by page',
  findList: 'Find a list by its name',
  noneFound: 'No lists match.',
  listsLoading: 'Loading your lists...',
  listsFailed: 'Failed to fetch list',
  noLists: 'There are no lists to scan yet.',
  noListsText: 'Connect a Mailchimp account on the dashboard first.',
  noScannersText: 'Ask an owner of your team to give you a list.',
  toDashboard: 'Back to dashboard',
  otherList: 'Choose another list',

  connectedTo: 'Connected to list:',
  activeMembers: (count: number) => showCount(count, 'active member'),
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

  closed: {
    title: 'Door closed',
    refused: (time: string) => `Not let in at ${time}:`,
  },

  allow: 'Allow Camera Access',
  starting: 'Starting the camera...',
  cameraHint: 'Your browser will ask for the camera. The picture stays on this device.',
  video: 'Camera picture',
  overlay: 'ERROR!',
  brokenReader: 'This page can’t read codes right now.',
  brokenReaderHelp: 'Part of it didn’t load. Reload the page, or type the codes.',
  reload: 'Reload page',
  aim: 'Point the camera at a code.',

  checking: 'Checking...',
  slow: 'This is taking a while. Still checking this code...',
  retrying: 'No connection. Trying again...',
  lostTitle: 'Not checked',
  lost: 'We couldn’t reach Listpass, so this scan may not be counted. Check the connection, then scan the code again.',
  scanFailed: 'The scan couldn’t be checked. Please try again.',
  scanCount: (count: number, max: number) => `Scan ${showNumber(count)} of ${showNumber(max)}`,
  firstScan: (at: string, door: string) => `First scan: ${showDate(at)}, ${door}.`,
  unreached: 'Never got the email',
  sendOn: 'Don’t let them in. Send questions to the organiser.',
  reasons: reasonWords,
  saved: 'Saved, not yet confirmed',
  undone: 'Undone',
  undoneDetail: 'This check-in was undone.',
  conflictDetail: 'Another door was first. This scan doesn’t count.',

  latest: 'Latest scans',
  noScans: 'Nothing scanned yet.',
  scanned: 'Scanned:',
  unnamed: 'Contact without a name',
  ways: {
    camera: '',
    reader: 'by reader',
    typed: 'typed',
    photo: 'from a photo',
    name: 'by name',
    added: 'added here',
  },
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name}`,

  bar: {
    label: 'State of this door',
    counter: ({ checked_in: come, contacts }: DoorCounters) => `${showNumber(come)} of ${showNumber(contacts)} in`,
    online: 'Connected.',
    closed: 'Door closed.',
    offline: 'Working without a connection.',
    offlineNoList: 'No connection, and this device has no list yet. Scans wait for the connection.',
    offlineRefused:
      'No connection. This browser can’t save scans. Turn private browsing off, or wait for the connection.',
    listAge: (time: string) => `List as of ${time}.`,
    noNames: (most: number) =>
      `This list has more than ${showNumber(most)} contacts, so this device has their codes, and neither names nor what stands beside them.`,
    pending: (count: number) => `${showCount(count, 'scan')} waiting to send.`,
    pendingElsewhere: (count: number) =>
      count === 1
        ? '1 scan of another list hasn’t been sent yet. Open that list’s scanner on this device.'
        : `${showCount(count, 'scan')} of other lists haven’t been sent yet. Open those lists’ scanners on this device.`,
    pendingForOrganiser: (count: number) =>
      count === 1
        ? '1 scan of an earlier scanner link is still on this device. Only the organiser can send it: sign in on this device.'
        : `${showCount(count, 'scan')} of an earlier scanner link are still on this device. Only the organiser can send them: sign in on this device.`,
    takenOver: (count: number) =>
      `${showCount(count, 'scan')} of a scanner link sent from this device. Log out before you give the device back.`,
    signIn: 'Sign in as the organiser',
    loading: 'Saving the list for offline use...',
    refused: 'This browser can’t save the list. This door only works with a connection.',
    endedLink: (count: number) =>
      `This scanner link has ended. The organiser can sign in on this device to send ${count === 1 ? 'the scan' : 'the scans'}.`,
    endedOrganiser: (count: number) =>
      `You are signed out. Sign in again on this device to send ${count === 1 ? 'the scan' : 'the scans'}.`,
    declined: 'Listpass isn’t accepting scans right now. They stay on this device.',
    newVersion: 'New version: reload',
  },

  kiosk: {
    pin: 'PIN',
    show: 'Show',
    hide: 'Hide',
    aim: 'Hold your code up to the camera.',
    welcome: (name: string) => `Welcome, ${name}!`,
    welcomeNobody: 'Welcome!',
    sorry: 'Please see a member of staff.',
    checking: 'One moment, please...',
    outOfOrder: 'This scanner is paused. Please see a member of staff.',
    leave: 'Leave kiosk',
    leaveText: 'For staff: enter the PIN you chose for this kiosk.',
    leaveButton: 'Leave',
    leaving: 'Checking...',
    stay: 'Stay',
    wrong: 'That PIN is wrong.',
    wait: (seconds: number) => `Too many wrong PINs. Wait ${showCount(seconds, 'second')}.`,
  },
}
