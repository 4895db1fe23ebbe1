import styles from './top-bar.module.css'
import { Suspense, useEffect, useId, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { firstShapes, Glyph } from '../ui/Glyph.tsx'
import { Mark } from '../product/Mark.tsx'
import { setBarPlace } from '../product/bar-place.ts'
import { useTeamHere } from '../product/team-here.ts'
import { paths } from '../product/paths.ts'
import { publicPath } from '../product/public-path.ts'
import type { RouteName } from './routes.ts'
import { useWho } from './SignInContext.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { words } from '../words/site.ts'

/** SPEC §9: the page counts as scrolled after this distance. */
const scrolledAfterPx = 20
/** SPEC §2: content above the fold may still move when the page starts. */
const checkAgainAfterMs = 100

type ScrollState = { isScrolled: boolean; isPastIntro: boolean }

/** Whether the page is scrolled, and whether the intro, if there is one, is out of view. */
function useScrollState(): ScrollState {
  const [state, setState] = useState<ScrollState>({ isScrolled: false, isPastIntro: false })
  useEffect(() => {
    function check() {
      const intro = document.querySelector('[data-intro]')
      const isScrolled = window.scrollY > scrolledAfterPx
      // A page scrolls by whole pixels, and the intro may end between two.
      const isPastIntro = intro === null || intro.getBoundingClientRect().bottom < 1
      setState((before) =>
        before.isScrolled === isScrolled && before.isPastIntro === isPastIntro ? before : { isScrolled, isPastIntro },
      )
    }
    const timer = setTimeout(check, checkAgainAfterMs)
    const frame = requestAnimationFrame(check)
    window.addEventListener('scroll', check, { passive: true })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', check)
    }
  }, [])
  return state
}

// Visitors do not load the parts for members.
const BarTools = lazyPart(async () => (await import('./bar/BarTools.tsx')).BarTools)
const BesideBrand = lazyPart(async () => (await import('./TeamLinks.tsx')).BesideBrand)
const HelpLink = lazyPart(async () => (await import('./HelpLink.tsx')).HelpLink)
const MemberLinks = lazyPart(async () => (await import('./MemberLinks.tsx')).MemberLinks)

type Props = { screen: RouteName; isFor: 'members' | 'everyone' }

/** Mounted again on every screen, so that its menus close. */
export function TopBar(props: Props) {
  const { screen, isFor } = props
  const { isOwn, isTrial } = useTeamHere()
  const { isScrolled, isPastIntro } = useScrollState()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  return (
    <header
      className={styles['bar']}
      data-is-solid={isPastIntro || isOpen || undefined}
      data-is-scrolled={isScrolled || undefined}
    >
      <nav className={styles['inside']} aria-label={words.frame.mainMenu}>
        <Link to={publicPath(paths.home)} className={styles['brand']} aria-label={words.frame.brandHome}>
          <Mark />
          <span>Listpass</span>
        </Link>
        <div className={styles['place']} ref={setBarPlace} />
        {/* Two boundaries, because each part loads at its own time. In one boundary, the later part would hide the
            earlier one again, and the bar would jump. */}
        <Suspense>{(isTrial || !isOwn) && <BesideBrand />}</Suspense>
        <Suspense>{isFor === 'members' && <BarTools />}</Suspense>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? words.frame.closeMenu : words.frame.openMenu}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Glyph path={firstShapes[isOpen ? 'cross' : 'menu']} size={24} />
        </button>
        <div className={styles['links']} data-is-open={isOpen || undefined} id={id}>
          <Links {...props} />
        </div>
        {isFor === 'members' && (
          <Suspense fallback={<span className={styles['help']} />}>
            <HelpLink screen={screen} />
          </Suspense>
        )}
      </nav>
      {isOpen && <div className={styles['dim']} onClick={() => setIsOpen(false)} aria-hidden="true" />}
    </header>
  )
}

function Links({ isFor, screen }: Props) {
  const { state, user, signOut } = useWho()

  // At an offline door the organiser's name is unknown until the server is back.
  if (state === 'signed-in' && !user) return <NavLink to={paths.scanner}>{words.frame.scanner}</NavLink>
  if (!user) {
    // While a member's screen is loading, the visitor does not count as a guest yet.
    if (state === 'checking' && isFor === 'members') return undefined
    return (
      <>
        <NavLink to={paths.logIn}>{words.frame.logIn}</NavLink>
        <NavLink to={paths.register}>{words.frame.register}</NavLink>
      </>
    )
  }

  return (
    <Suspense>
      <MemberLinks user={user} screen={screen} onSignOut={signOut} />
    </Suspense>
  )
}
