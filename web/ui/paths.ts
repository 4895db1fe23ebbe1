/** Where screens are. Every link is made here, so that a path is written once. */
export const paths = {
  home: '/',
  register: '/register',
  logIn: '/login',
  dashboard: '/app',
  qrManager: (listId: string) => `/app/qr-manager/${encodeURIComponent(listId)}`,
  setupAccount: '/setup/account',
  setupAudience: '/setup/audience',
  setupComplete: '/setup/complete',
  setupTemplates: '/setup/templates',
  scanner: '/scanner',
  scannerOf: (listId: string) => `/scanner/${encodeURIComponent(listId)}`,
  image: (code: string) => `/qr-code/${encodeURIComponent(code)}`,
}
