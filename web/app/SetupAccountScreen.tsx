import { ConnectPage } from '../features/setup/ConnectPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Passes on the signed-in organiser, because consent needs them and only the app knows them. */
export function SetupAccountScreen() {
  return <ConnectPage userId={useWho().user?.id} />
}
