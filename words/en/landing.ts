/** The landing page. */
export const landing = {
  title: 'Listpass – your list, at the door',
  headline: ['Your list,', 'at the door.'],
  lead: 'Give every contact of your Mailchimp list a personal QR code. Send it in your next campaign, scan it with any phone, and see who came.',
  getStarted: 'Get started',
  promise: 'Free. No card needed.',

  sheetName: 'Spring supper club',
  sheetCount: '214 on the list',
  ticketNumber: 'No. 0417',
  ticketName: 'You’re on the list, Mira',
  stamp: 'Checked in',

  stepsTitle: 'Five steps, from the list to the door',
  stepsText: 'The longest is writing the email.',
  steps: [
    ['Create a free account', 'A name, an email address, a password.'],
    ['Connect Mailchimp', 'Allow access on Mailchimp’s own page, or paste an API key. Your lists appear.'],
    ['Assign the codes', 'One for every contact, in three fields of your list. New contacts get one automatically.'],
    [
      'Put them in a campaign',
      'Paste one piece of HTML with a merge tag. Mailchimp sends each contact their own code.',
    ],
    ['Scan and measure', 'Open the scanner on a phone. Every scan is counted, and the count goes back to your list.'],
  ],
  managerAlt: 'A list’s page: all five steps done, everyone has a code, and the HTML for the campaign ready to copy.',

  usesTitle: 'One code, four uses',
  uses: [
    [
      'Event check-in',
      'Digital tickets',
      'The code in your invitation is the ticket. Staff see the guest’s name, and whether they’re already in.',
    ],
    [
      'Exclusive offers',
      'Trackable discount codes',
      'A coupon for one person, valid as often as you allow. Copies don’t work.',
    ],
    [
      'Product activation',
      'From inbox to counter',
      'Send a code with the order, scan it at the handover, and know who has the product.',
    ],
    [
      'Offline engagement',
      'See who really turns up',
      'Open days, readings, trade fairs: learn which subscribers come, not only which ones click.',
    ],
  ],

  doorTitle: 'At the door, one answer at a time',
  doorFacts: [
    ['One code, one entry', 'A code never changes. It lets in once, unless you allow more.'],
    ['A copy gets nowhere', 'The second scan is refused, and staff see when and where the first one was.'],
    ['Opening is not scanning', 'Guests can open their code as often as they like. Only your scanner counts.'],
    [
      'Your list stays yours',
      'Listpass adds three fields in Mailchimp. It never subscribes or unsubscribes anyone, and never emails your list.',
    ],
  ],
  scannerAlt: 'The scanner on a phone, all green: checked in, with the name of the guest.',
  refusedAlt: 'The scanner on a phone, dark red: already used, with the time of the first scan.',

  freeTitle: 'Why it is free',
  freeText: [
    'One developer builds Listpass. It costs nothing, and you don’t need a card.',
    'A paid tier might come later. There is none today.',
  ],
  receipt: [
    ['Account', '0.00'],
    ['Codes', '0.00'],
    ['Scans', '0.00'],
    ['Card needed', 'none'],
  ],
  receiptTotal: ['Total', '0.00'],
  support: 'Something doesn’t work? Have an idea for a feature, or want to sponsor one? Write to',
} as const
