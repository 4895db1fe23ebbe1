/** Around and about the public pages. */
export const publicPages = {
  /** The footer of the public pages. */
  footer: {
    promise: 'Your list, at the door. Free, no card needed.',
    write: 'Questions and ideas:',
    menu: 'Quick links',
    home: 'Home',
    guestList: 'Guest lists',
    coupons: 'QR coupons',
    guide: 'Guide',
    api: 'API',
    languages: 'Languages',
  },

  /** The frame of the guide, around its pages. */
  guide: {
    contents: 'Pages of the guide',
    sections: 'On this page',
    api: 'The API, for programs',
    turn: 'Next and previous page',
    previous: 'Previous',
    next: 'Next',
  },

  /** What search engines and previews of links show. */
  heads: {
    /** Descriptions for search engines. */
    landing:
      'Give every contact of your Mailchimp list a personal QR code, send it in a campaign, and check people in with any phone. Free, no card needed.',
    guestList:
      'Your Mailchimp audience becomes the guest list: a personal QR code in every invitation, checked off at the door with a phone. Free, no card needed.',
    coupons:
      'A personal coupon for every Mailchimp contact: scanned at the till, used as often as you allow, counted in your list. Free, no card needed.',
    /** The picture of a shared link, in words, and its small text. */
    share: 'A ticket with a QR code, checked in, beside the words: Your list, at the door.',
    shareLead: 'A QR code of their own for every contact of your Mailchimp list, checked in with any phone.',
  },
} as const
