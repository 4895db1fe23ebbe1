import { ConnectPage } from '../features/setup/ConnectPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Consent needs the signed-in organiser, whom only the app knows. */
export function SetupAccountScreen() {
  return <ConnectPage userId={useWho().user?.id} />
}
