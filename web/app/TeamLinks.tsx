import type { Team } from '#contract/own-teams.ts'
import { ownTeamFragment, teamAddress } from '../product/team-address.ts'
import { SandboxBadge } from '../product/SandboxBadge.tsx'
import { useTeamHere } from '../product/team-here.ts'
import { Icon } from '../ui/Icon.tsx'
import { UserText } from '../ui/UserText.tsx'
import styles from './top-bar.module.css'
import { words } from '../words/app.ts'

/** The longest name of a team in the menu. */
const longestName = 40

/** The teams to switch between, in the menu of a person with several. */
export function teamLinks(teams: readonly Team[] | undefined, current: Team | undefined, personId: string) {
  if (teams === undefined || teams.length < 2) return []
  return teams.map(({ id, name, role }) => (
    // Another team is a new page, so that no data of this one stays.
    <a
      key={id}
      href={teamAddress(id, personId) + (id === personId ? ownTeamFragment : '')}
      className={styles['team']}
      aria-current={id === current?.id ? 'true' : undefined}
    >
      <span className={styles['tick']}>{id === current?.id && <Icon name="check" />}</span>
      <span className={styles['teamName']}>
        <UserText text={name} longest={longestName} />
        <small>{words.menu.roles[role]}</small>
      </span>
    </a>
  ))
}

/** Beside the mark: whether Mailchimp is the sandbox, and the name of a team other than the person's own. */
export function BesideBrand() {
  const { team, isOwn } = useTeamHere()
  return (
    <>
      <SandboxBadge />
      {!isOwn && team !== undefined && (
        <span className={styles['here']} title={words.menu.here}>
          <UserText text={team.name} longest={longestName} />
        </span>
      )}
    </>
  )
}
