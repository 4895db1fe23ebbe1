/** Where screens are. Every link is made here, so that a path is written once. */
export const paths = {
  home: '/',
  guestList: '/guest-list',
  coupons: '/mailchimp-coupons-qr-codes',
  register: '/register',
  logIn: '/login',
  dashboard: '/app',
  qrManager: (listId: string) => `/app/qr-manager/${encodeURIComponent(listId)}`,
  setupAccount: '/setup/account',
  setupAudience: '/setup/audience',
  scanner: '/scanner',
  scannerOf: (listId: string) => `/scanner/${encodeURIComponent(listId)}`,
  image: (code: string) => `/qr-code/${encodeURIComponent(code)}`,
}
