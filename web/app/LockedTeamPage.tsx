import { paths } from '../product/paths.ts'
import { useTeamHere } from '../product/team-here.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { shownSentence } from '../ui/user-text.ts'
import { usePageTitle } from '../ui/use-page-title.ts'
import styles from './shell.module.css'
import { words } from './locked-words.ts'

/** The team of this address is closed to this session, and where to go on. */
export function LockedTeamPage() {
  const { team } = useTeamHere()
  return team?.moved_to ? <Moved name={team.name} place={team.moved_to} /> : <NeedsSecondStep name={team?.name ?? ''} />
}

function Moved({ name, place }: { name: string; place: string }) {
  usePageTitle(words.movedTitle)
  return (
    <div className={styles['message']}>
      <h1>{words.movedTitle}</h1>
      <p>{shownSentence(words.movedText(name, place))}</p>
      <div className={styles['choices']}>
        <ButtonLink to={place} look="action">
          {words.movedGo}
        </ButtonLink>
      </div>
    </div>
  )
}

/** A password alone began the session. */
function NeedsSecondStep({ name }: { name: string }) {
  usePageTitle(words.lockedTitle)
  return (
    <div className={styles['message']}>
      <h1>{words.lockedTitle}</h1>
      <p>{shownSentence(words.lockedText(name))}</p>
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
