export const guestList = {
  title: 'Guest list check-in for Mailchimp – Listpass',
  headline: [
    ['The guest list', '19:31'],
    ['that checks', '19:38'],
    ['itself off.', '19:42'],
  ],
  lead: 'Your guests are in Mailchimp already. Give each of them a personal QR code, send it with the invitation, and check them in with a phone. No export, no spreadsheet, no pencil.',
  start: 'Get started for free',
  promise: 'No card needed.',

  eveningTitle: 'One evening, by the clock',
  evening: [
    [
      'A week before',
      'Everybody has a code',
      'Every contact of the list gets one. You watch how many of how many, and who already has it is left alone.',
    ],
    [
      'Tuesday',
      'The invitation goes out',
      'The code stands in your own campaign, in your own design: one image, different for each guest.',
    ],
    [
      '17:10',
      'Somebody joins late',
      'They sign up to the list in Mailchimp. Seconds later they have a code as well, and the door knows it.',
    ],
    [
      '19:00',
      'Doors open',
      'Two entrances, two phones, one list. A code that both scan in the same moment is let in once.',
    ],
    [
      '19:42',
      'Mira arrives',
      'Green, a tone, her name. You choose what the door reads: a name, a table, a kind of ticket.',
    ],
    ['19:44', 'Her code again', 'A forwarded email. Red, and the door reads when the code was used first.'],
    [
      'The next morning',
      'The list remembers',
      'The number of scans is a field in Mailchimp. Thank those who came, and write differently to those who did not.',
    ],
  ],

  doorTitle: 'What the door sees',
  doorText: 'A colour that can be told apart across a room, a sound, and a sentence that says what to do.',
  verdicts: [
    ['good', 'Checked in', 'Scan 1 of 1. Welcome.'],
    ['bad', 'Already used', 'First scan: 19:42, front door.'],
    ['bad', 'Not on the list', 'A code, but not one of yours.'],
    ['bad', 'Removed from the list', 'Archived in Mailchimp since the invitation.'],
  ],
  scannerAlt: 'The scanner on a phone, all green: checked in, with the name of the guest.',

  questionsTitle: 'Fair questions',
  questions: [
    [
      'Somebody forwards the invitation. Do both get in?',
      'The first scan counts. The second is refused, with the time of the first.',
    ],
    [
      'And a guest who brings somebody?',
      'Set the maximum of that contact to 2, in Mailchimp. The code then lets in twice.',
    ],
    [
      'Can guests check themselves in?',
      'Where you want them to: a tablet as a kiosk greets them by name and shows nothing else. Otherwise only your door staff’s scanner counts.',
    ],
    [
      'What does the door need?',
      'A phone with a camera and a browser. There is nothing to install. Where a screen is cracked, the code can be typed.',
    ],
    [
      'Does it need the internet?',
      'To open the door, and then for a while not. Scans are decided by the server, so that all doors agree. If the connection is lost, a phone goes on with the list that it has, says so, and hands its scans in later.',
    ],
    [
      'What happens to my list?',
      'Three fields are added: the code, how often it may be used, how often it was. Nobody is subscribed, unsubscribed or written to.',
    ],
  ],
  closing: 'Doors open at seven. There is time.',
} as const
