import { paths } from '../product/paths.ts'
import { useTeamHere } from '../product/team-here.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { shownSentence } from '#domain/user-text.ts'
import { usePageTitle } from '../ui/use-page-title.ts'
import styles from './shell.module.css'
import { tellApp, words } from '../words/app.ts'

tellApp()

/** The team of this address is closed to this session, and where to go on. */
export function LockedTeamPage() {
  const { team } = useTeamHere()
  return team?.moved_to ? <Moved name={team.name} place={team.moved_to} /> : <NeedsSecondStep name={team?.name ?? ''} />
}

function Moved({ name, place }: { name: string; place: string }) {
  usePageTitle(words.locked.movedTitle)
  return (
    <div className={styles['message']}>
      <h1>{words.locked.movedTitle}</h1>
      <p>{shownSentence(words.locked.movedText({ team: name, place }))}</p>
      <div className={styles['choices']}>
        <ButtonLink to={place} look="action">
          {words.locked.movedGo}
        </ButtonLink>
      </div>
    </div>
  )
}

/** A password alone began the session. */
function NeedsSecondStep({ name }: { name: string }) {
  usePageTitle(words.locked.lockedTitle)
  return (
    <div className={styles['message']}>
      <h1>{words.locked.lockedTitle}</h1>
      <p>{shownSentence(words.locked.lockedText({ team: name }))}</p>
      <div className={styles['choices']}>
        <ButtonLink to={paths.passkeys} look="action">
          {words.locked.lockedPasskey}
        </ButtonLink>
        <ButtonLink to={paths.secondStep}>{words.locked.lockedApp}</ButtonLink>
      </div>
      <p>{words.locked.lockedHas}</p>
    </div>
  )
}
