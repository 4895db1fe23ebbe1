import { ActivityPage } from '../features/account/activity/ActivityPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Only the app knows the signed-in person. */
export function ActivityScreen() {
  return <ActivityPage personId={useWho().user?.id} />
}
