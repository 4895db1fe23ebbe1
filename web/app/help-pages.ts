// The page of the guide that helps on each screen of an organiser, and at a door. TypeScript asks for a row for each screen.
import type { GuidePageName } from '#contract/guide.ts'
import type { MemberScreenName } from './member-screens.ts'
import type { RouteName } from './routes.ts'

export const helpPages: Record<MemberScreenName, GuidePageName> = {
  MailchimpDashboard: 'connect',
  QrCodeManager: 'set-up',
  Occasions: 'nights',
  ChangePassword: 'connect',
  AccountSecondStep: 'connect',
  AccountPasskeys: 'connect',
  AccountDevices: 'questions',
  AccountActivity: 'together',
  AccountTeam: 'together',
  AccountData: 'questions',
  SetupAccount: 'connect',
  SetupAudience: 'connect',
  SetupComplete: 'set-up',
  SetupTemplates: 'campaign',
  Scanner: 'the-night',
  ScannerWithList: 'door',
  ScannerPublic: 'door',
}

export function helpPageOf(name: RouteName): GuidePageName | undefined {
  return Object.hasOwn(helpPages, name) ? helpPages[name as MemberScreenName] : undefined
}
