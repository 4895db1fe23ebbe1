import { DashboardPage } from '../features/dashboard/DashboardPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Consent is asked for in the name of who is signed in, which only the app knows. */
export function DashboardScreen() {
  return <DashboardPage userId={useWho().user?.id} />
}
