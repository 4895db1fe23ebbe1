import { ConnectPage } from '../features/setup/ConnectPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Consent is asked for in the name of who is signed in, which only the app knows. */
export function SetupAccountScreen() {
  return <ConnectPage userId={useWho().user?.id} />
}
