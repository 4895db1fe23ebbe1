// The page of the guide that helps on each screen of an organiser, and at a door. TypeScript asks for a row for each screen.
import type { GuidePageName } from '#contract/guide.ts'
import type { ScreenName, screens } from '#contract/screens.ts'

type OfMember = {
  [Name in ScreenName]: (typeof screens)[Name]['access'] extends 'member' ? Name : never
}[ScreenName]
type Helped = OfMember | 'ScannerPublic'

const helpPages: Record<Helped, GuidePageName> = {
  MailchimpDashboard: 'connect',
  QrCodeManager: 'set-up',
  ListTonight: 'the-night',
  ListGuests: 'set-up',
  ListDoors: 'doors',
  ListEmail: 'campaign',
  ListResults: 'afterwards',
  ListSettings: 'set-up',
  GuestsPrint: 'the-night',
  DoorSheets: 'doors',
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

export function helpPageOf(name: ScreenName): GuidePageName | undefined {
  return Object.hasOwn(helpPages, name) ? helpPages[name as Helped] : undefined
}
