import { TeamPage } from '../features/account/team/TeamPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Only the app knows the signed-in person. */
export function TeamScreen() {
  return <TeamPage personId={useWho().user?.id} />
}
