// The files that the router loads for client-rendered screens. The page of each screen names its files, so that all
// load at once.
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
/** The home of a list, around each of its parts. */
const list = [...forMembers, 'features/code-manager/home/ListHome.tsx', 'features/code-manager/home/part-screens.tsx']

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
  QrCodeManager: [...list, 'features/code-manager/QrCodeManager.tsx'],
  ListTonight: [...list, 'features/code-manager/tonight/Tonight.tsx'],
  ListGuests: [...list, 'features/code-manager/guests/Guests.tsx'],
  GuestsPrint: [...forMembers, 'features/code-manager/guests/print/GuestsPrint.tsx'],
  ListDoors: [...list, 'features/code-manager/links/ScannerLinks.tsx'],
  ListEmail: [...list, 'features/code-manager/email/Email.tsx'],
  ListResults: [...list, 'features/code-manager/activity/Results.tsx'],
  ListSettings: [...list, 'features/code-manager/settings/Settings.tsx'],
  Occasions: [...list, 'features/occasions/OccasionsPage.tsx'],
  DoorSheets: [...forMembers, 'features/code-manager/sheets/DoorSheetsPage.tsx'],
  SetupAccount: [...forMembers, 'app/SetupAccountScreen.tsx'],
  SetupAudience: [...forMembers, 'features/setup/AudiencePage.tsx'],
  SetupComplete: [...forMembers, 'features/setup/CompletePage.tsx'],
  SetupTemplates: [...forMembers, 'features/setup/TemplatesPage.tsx'],
  Scanner: [...forMembers, 'app/ScannerScreen.tsx'],
  ScannerTry: ['app/MemberArea.tsx', 'app/member-screens.ts', 'features/scanner/TryPage.tsx'],
  ScannerWithList: scanner,
  ScannerPublic: scanner,
}

/** The screens whose page requests the reader of codes beside its scripts. */
export const readsCodes: ReadonlySet<string> = new Set<DrawnName>(['ScannerTry', 'ScannerWithList', 'ScannerPublic'])
