import type { GuidePageName } from '#contract/guide.ts'

/** The paths of the screens. Every link is made here, so that each path is written once. */
export const paths = {
  home: '/',
  guestList: '/guest-list',
  coupons: '/mailchimp-coupons-qr-codes',
  guide: '/guide',
  guidePage: (page: GuidePageName) => `/guide/${page}`,
  /** A page of the server. */
  apiDocs: '/api/docs',
  register: '/register',
  logIn: '/login',
  forgotPassword: '/password-forget',
  join: '/join',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
  secondStep: '/account/second-step',
  passkeys: '/account/passkeys',
  devices: '/account/devices',
  activity: '/account/activity',
  team: '/account/team',
  ownData: '/account/data',
  dashboard: '/app',
  qrManager: (listId: string, place = '') => `/app/qr-manager/${encodeURIComponent(listId)}${place && `#${place}`}`,
  /** A part of the manager with an address of its own. */
  listPart: (listId: string, part: 'tonight' | 'guests' | 'doors' | 'email' | 'results' | 'settings') =>
    `/app/qr-manager/${encodeURIComponent(listId)}/${part}`,
  /** The sheets of all doors, or of one. */
  doorSheets: (listId: string, linkId?: string) =>
    `/app/qr-manager/${encodeURIComponent(listId)}/doors/sheet${linkId === undefined ? '' : `?link=${encodeURIComponent(linkId)}`}`,
  occasions: (listId: string) => `/app/qr-manager/${encodeURIComponent(listId)}/occasions`,
  /** The occasions of a list, with one of them open. */
  occasion: (listId: string, occasionId: string) =>
    `/app/qr-manager/${encodeURIComponent(listId)}/occasions?occasion=${encodeURIComponent(occasionId)}`,
  /** The guests on paper that the search of the address says. */
  guestPrint: (listId: string, search: string) => `/app/qr-manager/${encodeURIComponent(listId)}/guests/print${search}`,
  setupAccount: '/setup/account',
  setupAudience: '/setup/audience',
  setupComplete: '/setup/complete',
  setupTemplates: '/setup/templates',
  scanner: '/scanner',
  scannerOf: (listId: string, code?: string) => `/scanner/${encodeURIComponent(listId)}${withCode(code)}`,
  /** The scanner with a code that it asks about. */
  scannerWith: (code: string) => `/scanner${withCode(code)}`,
  image: (code: string) => `/qr-code/${encodeURIComponent(code)}`,
}

function withCode(code: string | undefined): string {
  return code === undefined ? '' : `?code=${encodeURIComponent(code)}`
}
