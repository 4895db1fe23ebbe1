/** The page of a code, and the sheet at a door. */
export const guest = {
  /** The sentences of the page of a code. */
  page: {
    title: 'Your code',
    show: 'Show this at the entrance',
    brightness: 'Turn your screen’s brightness up',
    picture: 'QR code {code}',
    when: 'When',
    where: 'Where',
    guest: 'Guest',
    admits: 'Admits',
    others: 'This code is also good for',
    calendar: 'Add to calendar',
    saved: 'Works without a connection once opened',
    taken: 'Your scanner shows this code now. Go back to the scanner and answer there.',
    ofDoor: 'For door staff: open your scanner link in this browser, then open this code again.',
    noPage: 'No code here',
    noPageText: 'This address has no code, or its time is over. Open the link from your latest email again.',
    noPageHelp: 'If that doesn’t help, ask the organiser.',
    inCalendar: 'Show your code at the entrance: {link}',
  },

  /** The sheet of a door: the paper beside it, for staff. */
  sheet: {
    code: 'QR code that opens the scanner of {door}',
    codeLoading: 'Drawing the QR code...',
    codeFailed: 'The QR code couldn’t be drawn',
    stepsLabel: 'How to begin',
    steps: [
      {
        what: 'Scan this with your phone’s camera',
        how: 'No app, no account.',
      },
      {
        what: 'Allow the camera',
        how: 'Then open the ready check.',
      },
      {
        what: 'Point at each guest’s code',
        how: 'Read the shape and the word.',
      },
    ],
    signsLabel: 'What the signs mean',
    signs: {
      in: {
        what: 'Green circle: let them in',
        how: 'Greet them by the name on the screen.',
      },
      out: {
        what: 'Blue frame: they may go',
        how: 'This door scans guests out.',
      },
      stop: {
        what: 'Red octagon: stop',
        how: 'Read the reason. If they insist, call the organiser.',
      },
      ask: {
        what: 'Yellow diamond: your turn',
        how: 'Answer the question on the screen.',
      },
      saved: {
        what: 'Dashed circle: no connection',
        how: 'Let them in. The scan is saved and sent later.',
      },
    },
    call: 'Organiser',
    network: 'Wi-Fi',
    notListed: 'Not on the list?',
    byName: 'Tap “Find by name” first',
    noName: 'Ask the organiser',
    until: 'Works until {at}',
    warning: 'Secret: anyone with this sheet can scan until the organiser ends its link. Take it down after the night.',
    warningUntil: 'Secret: anyone with this sheet can scan until {until}. Take it down after the night.',
  },
} as const
