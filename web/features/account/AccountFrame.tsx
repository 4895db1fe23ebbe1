import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page, PageHeader } from '../../ui/Page.tsx'
import { paths } from '../../product/paths.ts'
import { useTeamHere } from '../../product/team-here.ts'
import { useMay } from '../../product/use-may.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './account.module.css'
import { words } from './words.ts'

const areas = [
  { to: paths.changePassword, label: words.areas.password },
  { to: paths.secondStep, label: words.areas.secondStep },
  { to: paths.passkeys, label: words.areas.passkeys },
  { to: paths.devices, label: words.areas.devices },
  { to: paths.team, label: words.areas.team },
  // The log of the team's changes.
  { to: paths.activity, label: words.areas.activity, needs: 'editor' },
  { to: paths.ownData, label: words.areas.ownData },
] as const

/** The common frame of the account screens: their heading, and the links between them. */
export function AccountFrame({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  usePageTitle(title)
  const seesActivity = useMay('editor')
  const { role } = useTeamHere()
  const shown = areas.filter((area) => !('needs' in area) || seesActivity)
  return (
    <Page>
      <PageHeader>
        <div>
          <h1>{title}</h1>
          <p>{intro}</p>
        </div>
        <ButtonLink to={paths.dashboard}>{role === 'door' ? words.backToScanner : words.back}</ButtonLink>
      </PageHeader>
      <div className={styles['columns']}>
        <nav aria-label={words.areas.label} className={styles['areas']}>
          {shown.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles['column']}>{children}</div>
      </div>
    </Page>
  )
}
