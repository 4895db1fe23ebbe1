import { showCount } from '../../../ui/show.ts'
import { isolated } from '../../../ui/user-text.ts'

export const words = {
  title: 'Door sheets',
  text: 'One page for each door, to stick up beside it. Staff scan its code with their phone and can begin.',
  back: 'Back to the doors',
  notFound: 'List not found',
  notFoundText: 'This list does not exist, or it belongs to someone else.',
  loading: 'Loading the doors...',
  loadFailed: 'The doors couldn’t be loaded',
  viewer: 'You may look at this list',
  viewerText: 'Its door sheets have secret links. Ask an editor of your team to print them.',
  none: 'No doors to print yet',
  noneText: 'Make a scanner link for each door first. Each link then has its sheet.',
  noneHere: 'No door scans for this occasion',
  noneHereText: 'This list has doors for other occasions.',
  toDoors: 'To the scanner links',
  gone: 'This door has no sheet now',
  goneText: 'Its scanner link has ended, is switched off, or was revoked. Give it more time, or make a new one.',
  all: 'Sheets of all doors',
  preview: 'What will be printed',

  secretTitle: 'Each sheet has the secret link of its door',
  secretText: 'Anyone who sees it can scan this list. Put it where only staff go, and take it down after the night.',
  onIt: 'On the sheet',
  callLabel: 'Who staff call',
  callHint: 'Name and phone. Leave it empty to write it by hand.',
  networkLabel: 'Wi-Fi for staff',
  networkHint: 'Name and password. Leave it empty to write it by hand.',
  kept: 'Both stay in this browser, for this list, until you log out.',
  print: (count: number) => (count === 1 ? 'Print the sheet' : `Print ${showCount(count, 'sheet')}`),
  drawing: 'Drawing the QR codes...',
}

/** The words on the paper. */
export const sheet = {
  name: (door: string) => `Sheet for ${isolated(door, 60)}`,
  code: (door: string) => `QR code that opens the scanner of ${isolated(door, 60)}`,
  codeLoading: 'Drawing the QR code...',
  codeFailed: 'The QR code couldn’t be drawn',
  stepsLabel: 'How to begin',
  steps: [
    ['Scan this with your phone’s camera', 'No app, no account.'],
    ['Allow the camera', 'Then open the ready check.'],
    ['Point at each guest’s code', 'Read the shape and the word.'],
  ],
  signsLabel: 'What the signs mean',
  signs: {
    in: ['Green circle: let them in', 'Greet them by the name on the screen.'],
    out: ['Blue frame: they may go', 'This door scans guests out.'],
    stop: ['Red octagon: stop', 'Read the reason. If they insist, call the organiser.'],
    ask: ['Yellow diamond: your turn', 'Answer the question on the screen.'],
    saved: ['Dashed circle: no connection', 'Let them in. The scan is saved and sent later.'],
  },
  call: 'Organiser',
  network: 'Wi-Fi',
  notListed: 'Not on the list?',
  byName: 'Tap “Find by name” first',
  noName: 'Ask the organiser',
  until: (at: string) => `Works until ${at}`,
  warning: (until: string | undefined) =>
    until === undefined
      ? 'Secret: anyone with this sheet can scan until the organiser ends its link. Take it down after the night.'
      : `Secret: anyone with this sheet can scan until ${until}. Take it down after the night.`,
} as const
