export const rest = {
  getStarted: 'Get started',
  stepsTitle: 'Five steps, from the list to the door',
  stepsText: 'The longest one is writing the email.',
  steps: [
    ['Create a free account', 'A name, an email address, a password.'],
    ['Connect Mailchimp', 'Allow access on Mailchimp’s own page, or paste an API key. Your lists appear.'],
    ['Assign the codes', 'One for every contact, kept in three fields of your list. Whoever joins later gets one too.'],
    ['Put them in a campaign', 'One piece of HTML with a merge tag. Mailchimp sends each contact their own code.'],
    ['Scan and measure', 'Open the scanner on a phone. Every scan is counted, and the count goes back to your list.'],
  ],
  managerAlt:
    'The manager of a list: its five steps done, everybody has a code, and the HTML for the campaign ready to copy.',

  usesTitle: 'One code, four uses',
  uses: [
    [
      'Event check-in',
      'Digital tickets',
      'The code in your invitation is the ticket. The door sees the name, and whether it came in before.',
    ],
    [
      'Exclusive offers',
      'Trackable discount codes',
      'A coupon that belongs to one person, is used as often as you allow, and cannot be passed round.',
    ],
    [
      'Product activation',
      'From inbox to counter',
      'Send a code with the order, scan it at the handover, and know who has the product in hand.',
    ],
    [
      'Offline engagement',
      'Who really turns up',
      'Open days, readings, stands at a fair: learn which subscribers come, not only which ones click.',
    ],
  ],

  doorTitle: 'At the door, one answer at a time',
  doorFacts: [
    ['One code, one entry', 'A code never changes once it is issued. It lets in once, unless you allow more.'],
    ['A copy gets nowhere', 'The second scan is refused, and the door reads when and where the first one was.'],
    [
      'Opening is not scanning',
      'A guest who opens the code on their own phone is not checked in. Only your scanner counts.',
    ],
    [
      'Your list stays yours',
      'Three fields are added to it in Mailchimp. Nobody is subscribed, unsubscribed or written to.',
    ],
  ],
  scannerAlt: 'The scanner on a phone, all green: checked in, with the name of the guest.',
  refusedAlt: 'The scanner on a phone, dark red: already used, with the time of the first scan.',

  freeTitle: 'Why it is free',
  freeText: [
    'Listpass is built by one developer. It costs nothing, and nobody asks for your card.',
    'A paid tier might come later. There is none today.',
  ],
  receipt: [
    ['Account', '0.00'],
    ['Codes', '0.00'],
    ['Scans', '0.00'],
    ['Card needed', 'none'],
  ],
  receiptTotal: ['Total', '0.00'],
  support: 'Something does not work? An idea for a feature, or a wish to sponsor one? Write to',
} as const
