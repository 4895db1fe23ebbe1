import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page, PageHeader } from '../../ui/Page.tsx'
import { paths } from '../../product/paths.ts'
import { useTeamHere } from '../../product/team-here.ts'
import { useMay } from '../../product/use-may.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { stacked } from '../../ui/layout.ts'
import styles from './account.module.css'
import { words } from '../../words/account.ts'

const areas = [
  { to: paths.changePassword, name: 'password' },
  { to: paths.secondStep, name: 'secondStep' },
  { to: paths.passkeys, name: 'passkeys' },
  { to: paths.devices, name: 'devices' },
  { to: paths.team, name: 'team' },
  // The log of the team's changes.
  { to: paths.activity, name: 'activity', needs: 'editor' },
  { to: paths.ownData, name: 'ownData' },
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
        <ButtonLink to={paths.dashboard}>{role === 'door' ? words.person.backToScanner : words.person.back}</ButtonLink>
      </PageHeader>
      <div className={`${styles['columns']} ${stacked('5-6')}`}>
        <nav aria-label={words.person.areas.label} className={`${styles['areas']} ${stacked(1)}`}>
          {shown.map(({ to, name }) => (
            <NavLink key={to} to={to}>
              {words.person.areas[name]}
            </NavLink>
          ))}
        </nav>
        <div className={`${styles['column']} ${stacked(5, 'fits')}`}>{children}</div>
      </div>
    </Page>
  )
}
