import { Suspense, useSyncExternalStore, useLayoutEffect, useRef, useEffect } from 'react'
import { Navigate, Outlet, useLocation, useMatches, useNavigation, useNavigate } from 'react-router'
import { useTeamHere } from '../product/team-here.ts'
import { onToasts, readToasts } from '../ui/toast-list.ts'
import { whereElse } from './access.ts'
import { useScreenLanguage } from './language-of-screen.ts'
import { PublicFooter } from './footer/PublicFooter.tsx'
import { doorScreens, type RouteName, routes, screenOf } from './routes.ts'
import { useWho } from './SignInContext.tsx'
import { TopBar } from './TopBar.tsx'
import styles from './shell.module.css'
import { lazyPart } from '../ui/lazy-part.ts'
import { words } from '../words/site.ts'
import { splitTeamPath } from '#contract/team-path.ts'
import { teamOfAddress, wholeAddress } from '../api/team-of-address.ts'
import { onKiosk, readKiosk } from '../product/kept-kiosk.ts'

const TeamNotFoundPage = lazyPart(async () => (await import('./TeamNotFoundPage.tsx')).TeamNotFoundPage)
const LockedTeamPage = lazyPart(async () => (await import('./LockedTeamPage.tsx')).LockedTeamPage)
const Toasts = lazyPart(async () => (await import('../ui/Toasts.tsx')).Toasts)

/** The public pages have the footer. */
const withFooter: ReadonlySet<RouteName> = new Set(['Homepage', 'GuestList', 'QrCoupons', 'Guide', 'GuidePage'])
/** Members' screens that need no team. */
const ofPerson: ReadonlySet<RouteName> = new Set([
  'ChangePassword',
  'AccountSecondStep',
  'AccountPasskeys',
  'AccountDevices',
  'AccountTeam',
  'AccountData',
])

/** The frame of every screen: the bar, the access check, the corner for messages. */
export function Shell() {
  const { pathname, search } = useLocation()
  const { state: navigation } = useNavigation()
  const { state, user } = useWho()
  const here = useTeamHere()
  const hasMessages = useSyncExternalStore(onToasts, readToasts, readToasts).length > 0
  const name = useRouteName()
  const elsewhere = whereElse(routes[name].access, state, {
    path: pathname + search,
    next: new URLSearchParams(search).get('next'),
  })
  const language = useScreenLanguage(name, pathname, user)
  usePageTurn(pathname)
  useKioskHold(pathname)

  // A member's screen starts loading at once, because the server checks each of its calls anyway.
  const isMembers = routes[name].access === 'member'
  const isWaiting = state === 'checking' && routes[name].access === 'guest'
  const hasFooter = withFooter.has(name)
  return (
    <>
      <div
        className={`${styles['shell']} page-${name.toLowerCase()}`}
        data-is-moving={navigation !== 'idle' || undefined}
        data-has-footer={hasFooter || undefined}
      >
        {!doorScreens.has(name) && (
          <>
            <a className={styles['skip']} href="#content">
              {words.frame.skip}
            </a>
            <TopBar key={pathname} screen={name} isFor={isMembers ? 'members' : 'everyone'} />
          </>
        )}
        <main id="content" tabIndex={-1} className={styles['content']}>
          {elsewhere ? (
            <Navigate to={elsewhere} replace />
          ) : (
            isWaiting || <Suspense key={language}>{(isMembers && insteadOf(name, here)) || <Outlet />}</Suspense>
          )}
        </main>
        {state === 'checking' && <Overlay text={words.frame.checking} isQuiet={!isWaiting} />}
        {/* Public pages have no actions, but an account's deletion ends on one. */}
        {(!hasFooter || hasMessages) && (
          <Suspense>
            <Toasts />
          </Suspense>
        )}
      </div>
      {hasFooter && <PublicFooter key={pathname} />}
    </>
  )
}

/** What a member sees instead of a screen that needs a team: they have none here, or it is locked. */
function insteadOf(name: RouteName, { teams, team }: ReturnType<typeof useTeamHere>) {
  const isOfTeam = !ofPerson.has(name)
  if (!team) return teams && isOfTeam && <TeamNotFoundPage />
  // A door of a team that has moved goes on, because the server passes its calls on.
  const isClosed = team.is_locked || (team.moved_to && !doorScreens.has(name))
  // The screen of the team needs its data, which the server refuses to this session.
  return isClosed && (isOfTeam || name === 'AccountTeam') && <LockedTeamPage />
}

/** Shown before the code of the first screen has loaded. */
export function LoadingOverlay() {
  return <Overlay text={words.frame.loading} isQuiet={false} />
}

/** A public page stays readable; only a screen that depends on the answer is covered. */
function Overlay({ text, isQuiet }: { text: string; isQuiet: boolean }) {
  return (
    <div className={styles['overlay']} data-is-quiet={isQuiet || undefined} role="status">
      <span className={styles['spinner']} aria-hidden="true" />
      {text}
    </div>
  )
}

function useRouteName(): RouteName {
  return screenOf(useMatches().at(-1))
}

/**
 * A new screen starts at its top, with the focus on its heading, so that a screen reader announces it (WCAG 2.4.3).
 * This runs before the first paint; later it would undo a quick Tab press.
 */
function usePageTurn(path: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [path])
}

/** Keeps every tab of a kiosk's browser at the kiosk: new ones, those that are open, and any address that a guest types. */
function useKioskHold(path: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    function hold() {
      const place = readKiosk()?.place
      if (place === undefined || place === wholeAddress(path)) return
      const { teamId, rest } = splitTeamPath(place)
      // Another team's screens begin with a new page.
      if (teamId === teamOfAddress()) void navigate(rest, { replace: true })
      else location.replace(place)
    }
    hold()
    return onKiosk(hold)
  }, [path, navigate])
}
