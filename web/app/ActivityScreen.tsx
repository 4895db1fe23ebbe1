import { ActivityPage } from '../features/account/activity/ActivityPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Passes on the signed-in person, because only the app knows them. */
export function ActivityScreen() {
  return <ActivityPage personId={useWho().user?.id} />
}
