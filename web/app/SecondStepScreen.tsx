import { SecondStepPage } from '../features/account/second-step/SecondStepPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Passes on the signed-in organiser, because only the app knows them. */
export function SecondStepScreen() {
  return <SecondStepPage email={useWho().user?.email ?? ''} />
}
