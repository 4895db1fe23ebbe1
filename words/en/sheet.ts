import { isolated } from '#domain/user-text.ts'

/** The sheet of a door: the paper beside it, for staff. */
export const sheet = {
  code: (door: string) => `QR code that opens the scanner of ${isolated(door, 60)}`,
  codeLoading: 'Drawing the QR code...',
  codeFailed: 'The QR code couldn’t be drawn',
  stepsLabel: 'How to begin',
  steps: [
    { what: 'Scan this with your phone’s camera', how: 'No app, no account.' },
    { what: 'Allow the camera', how: 'Then open the ready check.' },
    { what: 'Point at each guest’s code', how: 'Read the shape and the word.' },
  ],
  signsLabel: 'What the signs mean',
  signs: {
    in: { what: 'Green circle: let them in', how: 'Greet them by the name on the screen.' },
    out: { what: 'Blue frame: they may go', how: 'This door scans guests out.' },
    stop: { what: 'Red octagon: stop', how: 'Read the reason. If they insist, call the organiser.' },
    ask: { what: 'Yellow diamond: your turn', how: 'Answer the question on the screen.' },
    saved: { what: 'Dashed circle: no connection', how: 'Let them in. The scan is saved and sent later.' },
  },
  call: 'Organiser',
  network: 'Wi-Fi',
  notListed: 'Not on the list?',
  byName: 'Tap “Find by name” first',
  noName: 'Ask the organiser',
  until: (at: string) => `Works until ${at}`,
  warning: 'Secret: anyone with this sheet can scan until the organiser ends its link. Take it down after the night.',
  warningUntil: (until: string) =>
    `Secret: anyone with this sheet can scan until ${until}. Take it down after the night.`,
}

export type SheetWords = typeof sheet
