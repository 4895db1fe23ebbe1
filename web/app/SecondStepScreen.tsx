import { SecondStepPage } from '../features/account/second-step/SecondStepPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Only the app knows the signed-in organiser. */
export function SecondStepScreen() {
  return <SecondStepPage email={useWho().user?.email ?? ''} />
}
