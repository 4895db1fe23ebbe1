import { paths } from '../product/paths.ts'
import { useTeamHere } from '../product/team-here.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { shownSentence } from '../ui/user-text.ts'
import { usePageTitle } from '../ui/use-page-title.ts'
import styles from './shell.module.css'
import { words } from './team-words.ts'

/** The team of this address requires a second step, and a password alone began the session. */
export function LockedTeamPage() {
  const { team } = useTeamHere()
  usePageTitle(words.lockedTitle)
  return (
    <div className={styles['message']}>
      <h1>{words.lockedTitle}</h1>
      <p>{shownSentence(words.lockedText(team?.name ?? ''))}</p>
      <div className={styles['choices']}>
        <ButtonLink to={paths.passkeys} look="action">
          {words.lockedPasskey}
        </ButtonLink>
        <ButtonLink to={paths.secondStep}>{words.lockedApp}</ButtonLink>
      </div>
      <p>{words.lockedHas}</p>
    </div>
  )
}
