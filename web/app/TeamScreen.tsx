import { TeamPage } from '../features/account/team/TeamPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Passes on the signed-in person, whom only the app knows. */
export function TeamScreen() {
  return <TeamPage personId={useWho().user?.id} />
}
