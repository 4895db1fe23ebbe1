// Every screen with its name, path and who may open it (SPEC §2).

export type Access = 'public' | 'guest' | 'member'

export const routes = {
  Homepage: { path: '/', access: 'public' },
  Register: { path: '/register', access: 'guest' },
  Login: { path: '/login', access: 'guest' },
  MailchimpDashboard: { path: '/app', access: 'member' },
  QrCodeManager: { path: '/app/qr-manager/:listId', access: 'member' },
  SetupAccount: { path: '/setup/account', access: 'member' },
  SetupAudience: { path: '/setup/audience', access: 'member' },
  SetupComplete: { path: '/setup/complete', access: 'member' },
  SetupTemplates: { path: '/setup/templates', access: 'member' },
  Scanner: { path: '/scanner', access: 'member' },
  ScannerWithList: { path: '/scanner/:listId', access: 'member' },
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
