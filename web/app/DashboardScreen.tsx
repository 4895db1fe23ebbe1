import { DashboardPage } from '../features/dashboard/DashboardPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Consent needs the signed-in organiser, whom only the app knows. */
export function DashboardScreen() {
  return <DashboardPage userId={useWho().user?.id} />
}
