/** The public pages about what Listpass is used for. */
export const marketing = {
  /** The page for coupons. */
  coupons: {
    title: 'Trackable QR coupons for Mailchimp – Listpass',
    headline: ['One coupon each.', 'Used once.'],
    lead: 'A discount code that anyone can copy tells you nothing. Give each Mailchimp contact a personal coupon, scan it at the counter, and see in your list who used it.',
    start: 'Get started for free',
    promise: 'No card needed.',

    couponShop: 'Bakery on the corner',
    couponOffer: '20 %',
    couponText: 'off your next order',
    couponName: 'For Jonas Weber',
    couponRule: 'Valid once',

    tellsTitle: 'One scan tells you three things',
    tells: [
      ['Who', 'The contact behind the coupon, by name or by any other field of your list.'],
      ['Whether', 'Used before or not. If it was, staff see when and where.'],
      ['How often', 'A number for each contact, back in Mailchimp within seconds, to build segments on.'],
    ],

    limitsTitle: 'As often as you say',
    limitsText: 'Each contact has their own maximum. Change it in Mailchimp, and the scanner follows.',
    limits: [
      ['1', 'Once', 'The default. A second scan is refused, with the time of the first.'],
      ['5', 'Five times', 'A stamp card without the card: scan 1 of 5, 2 of 5, and so on to the last.'],
      ['0', 'Not any more', 'Blocked. The email is still out there, but its coupon no longer works.'],
    ],
    limitsUnit: 'maximum',

    rulesTitle: 'A scan can change your list',
    rulesText:
      'Add a rule, and an accepted scan changes another field of that contact. Use it in your next campaign: write differently to first-time customers and regulars. A preview shows how many contacts a rule matches.',
    rule: [
      ['If', 'STAGE', 'is', 'invited'],
      ['then', 'STAGE', 'becomes', 'customer'],
    ],
    rulesAlt:
      'The rules of a list in Listpass: if STAGE is invited, it becomes customer, and how many contacts that finds now.',

    notTitle: 'What it is not',
    nots: [
      ['Not a till', 'It doesn’t calculate the discount. It says whether the coupon is valid, and whose it is.'],
      ['Not for web shops', 'A person scans the codes with a phone, across a counter. A checkout page can’t use them.'],
      ['Not another mailing tool', 'You write and send in Mailchimp, as before. You only add one image.'],
    ],
    closing: 'The next campaign can know who came',
  },

  /** The page for guest lists. */
  guestList: {
    title: 'Guest list check-in for Mailchimp – Listpass',
    headline: ['The guest list', 'that checks', 'itself off.'],
    lead: 'Your guests are in Mailchimp already. Give each of them a personal QR code, send it with the invitation, and check them in with a phone. No export, no spreadsheet, no pencil.',
    start: 'Get started for free',
    promise: 'No card needed.',

    eveningTitle: 'One evening, by the clock',
    evening: [
      [
        'A week before',
        'Everyone has a code',
        'Every contact of the list gets one. You watch the count go up. Anyone who already has a code keeps it.',
      ],
      [
        'Tuesday',
        'The invitation goes out',
        'The code is part of your own campaign, in your own design: one image, different for each guest.',
      ],
      [
        '17:10',
        'Someone joins late',
        'They sign up to the list in Mailchimp. Seconds later they have a code, and the door knows it.',
      ],
      [
        '19:00',
        'Doors open',
        'Two entrances, two phones, one list. If both scan a code at the same moment, it lets in once.',
      ],
      ['19:42', 'Mira arrives', 'Green, a tone, her name. You choose what staff see: a name, a table, a ticket type.'],
      ['19:44', 'Her code again', 'A forwarded email. Red, and staff see when the code was first used.'],
      [
        'The next morning',
        'The list remembers',
        'The number of scans is a field in Mailchimp. Thank the guests who came, and write differently to the others.',
      ],
    ],

    doorTitle: 'What the door sees',
    doorText: 'A colour you can see across the room, a sound, and a sentence that says what to do.',
    verdicts: [
      ['Checked in', 'Scan 1 of 1. Welcome.'],
      ['Already used', 'First scan: 19:42, front door.'],
      ['Not on the list', 'A code, but not one of yours.'],
      ['Removed from the list', 'Archived in Mailchimp since the invitation.'],
    ],
    scannerAlt: 'The scanner on a phone, all green: checked in, with the name of the guest.',

    questionsTitle: 'Fair questions',
    questions: [
      [
        'Someone forwards the invitation. Do both get in?',
        'The first scan counts. The second is refused, with the time of the first.',
      ],
      [
        'Can a guest bring someone?',
        'Yes. Set the maximum of that contact to 2 in Mailchimp. The code then lets in twice.',
      ],
      [
        'Can guests check themselves in?',
        'Yes, if you want. A tablet as a kiosk greets them by name and shows nothing else. Otherwise only your door staff’s scanner counts.',
      ],
      [
        'What does the door need?',
        'A phone with a camera and a browser. There is nothing to install. If a guest’s screen is cracked, staff can type the code.',
      ],
      [
        'Does it need the internet?',
        'Only to start. Online, all doors share one list. If the connection is lost, a phone keeps scanning with its saved list, says so, and sends its scans later.',
      ],
      [
        'What happens to my list?',
        'Listpass adds three fields: the code, how often it may be used, and how often it was. It never subscribes or unsubscribes anyone, and never emails your list.',
      ],
    ],
    closing: 'Doors open at seven. There is time.',
  },
} as const
