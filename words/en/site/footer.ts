/** The footer of the public pages. */
export const footer = {
  promise: 'Your list, at the door. Free, no card needed.',
  write: 'Questions and ideas:',
  menu: 'Quick links',
  home: 'Home',
  guestList: 'Guest lists',
  coupons: 'QR coupons',
  guide: 'Guide',
  api: 'API',
  languages: 'Languages',
}
