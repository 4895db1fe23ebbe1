import { TeamPage } from '../features/account/team/TeamPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Passes on the signed-in person, because only the app knows them. */
export function TeamScreen() {
  return <TeamPage personId={useWho().user?.id} />
}
