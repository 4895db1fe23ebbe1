/** Where screens are. Every link is made here, so that a path is written once. */
export const paths = {
  home: '/',
  register: '/register',
  logIn: '/login',
  forgotPassword: '/password-forget',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
  devices: '/account/devices',
  activity: '/account/activity',
  ownData: '/account/data',
  dashboard: '/app',
  qrManager: (listId: string) => `/app/qr-manager/${encodeURIComponent(listId)}`,
  setupAccount: '/setup/account',
  setupAudience: '/setup/audience',
  scanner: '/scanner',
  scannerOf: (listId: string) => `/scanner/${encodeURIComponent(listId)}`,
  image: (code: string) => `/qr-code/${encodeURIComponent(code)}`,
}
