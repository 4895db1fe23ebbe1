/** The page for coupons. */
export const coupons = {
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
}
