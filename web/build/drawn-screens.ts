// The files that the router loads for client-rendered screens. Their pages name them, so that all of them load at once.
import type { PublishedName, ScreenName } from '#contract/screens.ts'

type DrawnName = Exclude<ScreenName, PublishedName | 'NotFound'>

/** The frame of every member screen. */
const forMembers = [
  'app/MemberArea.tsx',
  'app/member-screens.ts',
  'app/check-session.ts',
  'app/MemberLinks.tsx',
  'app/HelpLink.tsx',
  'ui/Toasts.tsx',
]
const toasts = 'ui/Toasts.tsx'
const scanner = [...forMembers, 'features/scanner/ScannerPage.tsx']
const ticket = ['features/ticket/TicketPage.tsx']
const direct = ['app/DirectScreen.tsx']

export const drawnScreens: Record<DrawnName, string[]> = {
  Join: ['app/JoinScreen.tsx', toasts],
  ResetPassword: ['app/SignInScreens.tsx', toasts],
  ChangePassword: [...forMembers, 'app/ChangePasswordScreen.tsx'],
  AccountSecondStep: [...forMembers, 'app/SecondStepScreen.tsx'],
  AccountPasskeys: [...forMembers, 'features/account/passkeys/PasskeysPage.tsx'],
  AccountDevices: [...forMembers, 'features/account/DevicesPage.tsx'],
  AccountActivity: [...forMembers, 'app/ActivityScreen.tsx'],
  AccountTeam: [...forMembers, 'app/TeamScreen.tsx'],
  AccountData: [...forMembers, 'app/OwnDataScreen.tsx'],
  MailchimpDashboard: [...forMembers, 'app/DashboardScreen.tsx'],
  // The check-ins of a list with codes, because most opened lists have codes.
  QrCodeManager: [
    ...forMembers,
    'features/code-manager/CodeManagerPage.tsx',
    'features/code-manager/activity/CheckIns.tsx',
  ],
  DoorSheets: [...forMembers, 'features/code-manager/sheets/DoorSheetsPage.tsx'],
  Occasions: [...forMembers, 'features/occasions/OccasionsPage.tsx'],
  SetupAccount: [...forMembers, 'app/SetupAccountScreen.tsx'],
  SetupAudience: [...forMembers, 'features/setup/AudiencePage.tsx'],
  SetupComplete: [...forMembers, 'features/setup/CompletePage.tsx'],
  SetupTemplates: [...forMembers, 'features/setup/TemplatesPage.tsx'],
  Scanner: [...forMembers, 'app/ScannerScreen.tsx'],
  ScannerWithList: scanner,
  ScannerPublic: scanner,
  Ticket: ticket,
  TicketDirect: direct,
  OldTicket: ticket,
  OldTicketDirect: direct,
}
