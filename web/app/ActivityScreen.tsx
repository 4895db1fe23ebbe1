import { ActivityPage } from '../features/account/activity/ActivityPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Passes on the signed-in person, whom only the app knows. */
export function ActivityScreen() {
  return <ActivityPage personId={useWho().user?.id} />
}
