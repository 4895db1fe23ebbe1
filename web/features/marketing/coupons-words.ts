export const coupons = {
  title: 'Trackable QR coupons for Mailchimp – Listpass',
  headline: ['One coupon each.', 'Used once.'],
  lead: 'A discount code that everybody can copy tells you nothing. Give each Mailchimp contact a coupon of their own, scan it at the counter, and read in your list who came to use it.',
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
    ['Whether', 'Used before or not. If it was, the counter reads when, and where.'],
    ['How often', 'A number for each contact, back in Mailchimp within seconds, to build segments on.'],
  ],

  limitsTitle: 'As often as you say',
  limitsText: 'Each contact has a maximum of their own. Change it in Mailchimp, and the counter follows.',
  limits: [
    ['1', 'Once', 'The usual. A second scan is refused, with the time of the first.'],
    ['5', 'Five times', 'A stamp card without the card: scan 1 of 5, 2 of 5, and so on to the last.'],
    ['0', 'Not any more', 'Blocked. The email is out there; the coupon in it is worth nothing.'],
  ],
  limitsUnit: 'maximum',

  rulesTitle: 'A scan can change your list',
  rulesText:
    'Add a rule, and an accepted scan sets another field of that contact. What you send next goes by it: first-time customers hear something else than regulars. A preview says how many contacts a rule will find.',
  rule: [
    ['If', 'STAGE', 'is', 'invited'],
    ['then', 'STAGE', 'becomes', 'customer'],
  ],
  rulesAlt:
    'The rules of a list in Listpass: if STAGE is invited, it becomes customer, and how many contacts that finds now.',

  notTitle: 'What it is not',
  nots: [
    ['Not a till', 'It does not work out the discount. It says whether the coupon is good, and who it belongs to.'],
    [
      'Not for web shops',
      'Its codes are scanned by a person, on a phone, across a counter. A checkout page does not know them.',
    ],
    ['Not another mailing tool', 'You write and send in Mailchimp, as before. One image in the campaign is new.'],
  ],
  closing: 'The next campaign can know who came',
} as const
