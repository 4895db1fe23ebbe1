export const words = {
  title: 'Listpass – your list, at the door',
  headline: ['Your list,', 'at the door.'],
  lead: 'Give every contact of your Mailchimp list a QR code of their own, send it in your next campaign, and check people in with any phone. The count comes home to your list.',
  getStarted: 'Get started',
  promise: 'Free. No card needed. Built by one developer.',
  ticketList: 'Spring supper club',
  ticketNumber: 'No. 0417',
  ticketName: 'You’re on the list, Mira',
  ticketState: 'Checked in',
  ticketTime: '19:42',
  stepsTitle: 'Five steps, one evening',
  steps: [
    ['Create', 'A free account, no card.'],
    ['Connect', 'Your Mailchimp account, by consent or API key.'],
    ['Assign', 'One code for every contact.'],
    ['Insert', 'One line of HTML in your campaign.'],
    ['Scan', 'At the door, in the browser.'],
  ],
  factsTitle: 'What it does, and what it does not',
  facts: [
    [
      'One code, one person',
      'A code never changes once it is issued, and lets in as often as you say: once, unless you choose otherwise.',
    ],
    [
      'Opening is not scanning',
      'A guest who opens the code on their own phone is not checked in. Only your scanner counts.',
    ],
    [
      'Your list stays yours',
      'Three fields are added to the list in Mailchimp. Nobody is subscribed, unsubscribed or written to.',
    ],
  ],
} as const
