// Every screen with its name, path and access (SPEC §2). The browser's router and the server both use it; the server
// answers 404 for all other paths.

import { type Language, languages } from '#domain/spoken.ts'

export type Access = 'public' | 'guest' | 'member'

/** A published screen is found by search engines, and its HTML is written when the web is built (DESIGN §8). */
type Screen = {
  path: string
  access: Access
  isPublished?: true
  /** It has an address for each language (page-language.ts). */
  isTranslated?: true
}

export const screens = {
  Homepage: { path: '/', access: 'public', isPublished: true, isTranslated: true },
  GuestList: { path: '/guest-list', access: 'public', isPublished: true, isTranslated: true },
  QrCoupons: { path: '/mailchimp-coupons-qr-codes', access: 'public', isPublished: true, isTranslated: true },
  Guide: { path: '/guide', access: 'public', isPublished: true, isTranslated: true },
  GuidePage: { path: '/guide/:page', access: 'public', isPublished: true, isTranslated: true },
  Register: { path: '/register', access: 'guest', isPublished: true },
  Login: { path: '/login', access: 'guest', isPublished: true },
  PasswordForget: { path: '/password-forget', access: 'guest', isPublished: true },
  // Public, because the mail may be opened in a signed-in browser. The token is in the fragment and leaves the address bar once
  // it is read.
  ResetPassword: { path: '/reset-password', access: 'public' },
  // The link of an invitation to a team. Its token is in the fragment too.
  Join: { path: '/join', access: 'public' },
  ChangePassword: { path: '/change-password', access: 'member' },
  AccountSecondStep: { path: '/account/second-step', access: 'member' },
  AccountPasskeys: { path: '/account/passkeys', access: 'member' },
  AccountDevices: { path: '/account/devices', access: 'member' },
  AccountActivity: { path: '/account/activity', access: 'member' },
  AccountTeam: { path: '/account/team', access: 'member' },
  AccountData: { path: '/account/data', access: 'member' },
  MailchimpDashboard: { path: '/app', access: 'member' },
  QrCodeManager: { path: '/app/qr-manager/:listId', access: 'member' },
  // The other parts of a list's home.
  ListTonight: { path: '/app/qr-manager/:listId/tonight', access: 'member' },
  ListGuests: { path: '/app/qr-manager/:listId/guests', access: 'member' },
  GuestsPrint: { path: '/app/qr-manager/:listId/guests/print', access: 'member' },
  ListDoors: { path: '/app/qr-manager/:listId/doors', access: 'member' },
  ListEmail: { path: '/app/qr-manager/:listId/email', access: 'member' },
  ListResults: { path: '/app/qr-manager/:listId/results', access: 'member' },
  ListSettings: { path: '/app/qr-manager/:listId/settings', access: 'member' },
  DoorSheets: { path: '/app/qr-manager/:listId/doors/sheet', access: 'member' },
  Occasions: { path: '/app/qr-manager/:listId/occasions', access: 'member' },
  SetupAccount: { path: '/setup/account', access: 'member' },
  SetupAudience: { path: '/setup/audience', access: 'member' },
  SetupComplete: { path: '/setup/complete', access: 'member' },
  SetupTemplates: { path: '/setup/templates', access: 'member' },
  Scanner: { path: '/scanner', access: 'member' },
  // The scanner of a try. Its secret is in the fragment. It comes before a list's scanner, whose path would match too.
  ScannerTry: { path: '/scanner/try', access: 'public' },
  ScannerWithList: { path: '/scanner/:listId', access: 'member' },
  ScannerPublic: { path: '/scanner/public/:secretSlug', access: 'public' },
  NotFound: { path: '*', access: 'public' },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

export type PublishedName = {
  [Name in ScreenName]: (typeof screens)[Name] extends { isPublished: true } ? Name : never
}[ScreenName]

export const screenNames = Object.keys(screens) as ScreenName[]

/** The languages that a screen has addresses for. */
export function languagesOf(name: ScreenName): readonly Language[] {
  return 'isTranslated' in screens[name] ? languages : ['en']
}
