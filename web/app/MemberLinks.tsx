import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import type { User } from '#contract/auth.ts'
import { teamOfAddress } from '../api/team-of-address.ts'
import { onMenuAsked } from '../product/ask-menu.ts'
import { useTeamHere } from '../product/team-here.ts'
import { useMay } from '../product/use-may.ts'
import { Glyph } from '../ui/Glyph.tsx'
import { Menu } from '../ui/Menu.tsx'
import { forgetIssuer, readIssuer } from '../product/issuer-sign-out.ts'
import { paths } from '../product/paths.ts'
import { publicPath } from '../product/public-path.ts'
import { forgetSheetNotes } from '../product/sheet-notes.ts'
import { HelpLink } from './HelpLink.tsx'
import type { RouteName } from './routes.ts'
import { words as appWords } from '../words/app.ts'
import { teamLinks } from './TeamLinks.tsx'
import { words as siteWords } from '../words/site.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const SignOutQuestion = lazyPart(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion)
const LanguageDialog = lazyPart(async () => (await import('./LanguageDialog.tsx')).LanguageDialog)

/** A person finds it also in a language that they cannot read. */
const globe = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18'

type Props = { user: User; screen: RouteName; onSignOut: () => Promise<void> }

/** The bar's links for a signed-in organiser. */
export function MemberLinks({ user, screen, onSignOut }: Props) {
  const navigate = useNavigate()
  const { teams, team, role } = useTeamHere()
  const seesLists = useMay('viewer')
  const mayScan = useMay('editor')
  const [waiting, setWaiting] = useState(0)
  const [isChoosing, setIsChoosing] = useState(false)
  const issuer = readIssuer()

  /** Shows the start page at once: without a session, a member's screen would lead to sign-in. */
  async function leave() {
    await navigate(publicPath(paths.home), { flushSync: true })
    forgetIssuer()
    forgetSheetNotes()
    await onSignOut()
    // The next person who signs in here starts in their own team.
    if (teamOfAddress() !== undefined) location.replace(publicPath(paths.home))
  }

  async function leaveBoth(url: string) {
    await leave()
    location.assign(url)
  }

  async function askToLeave() {
    const { scansThatWait } = await import('./check-session.ts')
    const scans = await scansThatWait().catch((error: unknown) => {
      console.warn('What waits on this device is not known.', error)
      return 0
    })
    if (scans > 0) setWaiting(scans)
    else await leave()
  }

  const onLogOut = useEffectEvent(() => void askToLeave())
  useEffect(() => onMenuAsked('log_out', () => onLogOut()), [])
  useEffect(() => onMenuAsked('language', () => setIsChoosing(true)), [])

  return (
    <>
      {seesLists && <NavLink to={paths.dashboard}>{appWords.menu.dashboard}</NavLink>}
      {(role === 'door' || mayScan) && <NavLink to={paths.scanner}>{siteWords.frame.scanner}</NavLink>}
      <Menu label={user.name}>
        {(close) => (
          <>
            {teamLinks(teams, team, user.id)}
            <Link to={paths.changePassword} onClick={close}>
              {appWords.menu.account}
            </Link>
            <button
              type="button"
              onClick={() => {
                close()
                setIsChoosing(true)
              }}
            >
              <Glyph path={globe} size={20} />
              {appWords.menu.language}
            </button>
            <button
              type="button"
              onClick={() => {
                close()
                void askToLeave()
              }}
            >
              {appWords.menu.logOut}
            </button>
            {issuer && (
              <button type="button" onClick={() => void leaveBoth(issuer.url)}>
                {appWords.menu.logOutThere({ name: issuer.name })}
              </button>
            )}
          </>
        )}
      </Menu>
      <HelpLink screen={screen} isEntry />
      {isChoosing && (
        <Suspense>
          <LanguageDialog user={user} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
      {waiting > 0 && (
        <Suspense>
          <SignOutQuestion scans={waiting} name={user.name} onStay={() => setWaiting(0)} onLeave={() => void leave()} />
        </Suspense>
      )}
    </>
  )
}
