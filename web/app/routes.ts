// Every screen with its name, path and who may open it (SPEC §2).

export type Access = 'public' | 'guest' | 'member'

export const routes = {
  Homepage: { path: '/', access: 'public' },
  Register: { path: '/register', access: 'guest' },
  Login: { path: '/login', access: 'guest' },
  PasswordForget: { path: '/password-forget', access: 'guest' },
  // Public: the mail may be opened where somebody is signed in. The token leaves the address bar once it is read.
  ResetPassword: { path: '/reset-password/:token?', access: 'public' },
  ChangePassword: { path: '/change-password', access: 'member' },
  AccountDevices: { path: '/account/devices', access: 'member' },
  AccountActivity: { path: '/account/activity', access: 'member' },
  AccountData: { path: '/account/data', access: 'member' },
  MailchimpDashboard: { path: '/app', access: 'member' },
  QrCodeManager: { path: '/app/qr-manager/:listId', access: 'member' },
  SetupAccount: { path: '/setup/account', access: 'member' },
  SetupAudience: { path: '/setup/audience', access: 'member' },
  SetupComplete: { path: '/setup/complete', access: 'member' },
  SetupTemplates: { path: '/setup/templates', access: 'member' },
  Scanner: { path: '/scanner', access: 'member' },
  ScannerWithList: { path: '/scanner/:listId', access: 'member' },
  ScannerPublic: { path: '/scanner/public/:secretSlug', access: 'public' },
  // What a QR code opens on a phone that is no scanner (DESIGN §2). The router reads paths in any case.
  Ticket: { path: '/q/:code/scan', access: 'public' },
  TicketDirect: { path: '/q/:code/direct', access: 'public' },
  OldTicket: { path: '/qr-code/:code/scan', access: 'public' },
  OldTicketDirect: { path: '/qr-code/:code/direct', access: 'public' },
  NotFound: { path: '*', access: 'public' },
} as const satisfies Record<string, { path: string; access: Access }>

export type RouteName = keyof typeof routes

export function isRouteName(name: unknown): name is RouteName {
  return typeof name === 'string' && name in routes
}
