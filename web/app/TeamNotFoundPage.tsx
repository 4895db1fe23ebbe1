import { paths } from '../product/paths.ts'
import { useTeamHere } from '../product/team-here.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import styles from './shell.module.css'
import { words } from '../words/app.ts'

/** Shown if the address names a team to which the person does not belong, or no longer. */
export function TeamNotFoundPage() {
  const { teams } = useTeamHere()
  usePageTitle(words.menu.notFoundTitle)
  return (
    <div className={styles['message']}>
      <h1>{words.menu.notFoundTitle}</h1>
      <p>{words.menu.notFoundText}</p>
      {teams?.length === 0 ? (
        <ButtonLink to={paths.team} look="action">
          {words.menu.makeTeam}
        </ButtonLink>
      ) : (
        // The dashboard is outside this team's addresses, so it opens as a new page.
        <Button look="action" onClick={() => location.assign(paths.dashboard)}>
          {words.menu.ownTeam}
        </Button>
      )}
    </div>
  )
}
