import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { Icon } from '../ui/Icon.tsx'
import { Mark } from '../ui/Mark.tsx'
import { paths } from '../ui/paths.ts'
import { useWho } from './SignInContext.tsx'
import styles from './top-bar.module.css'
import { useScrollState } from './use-scroll-state.ts'
import { words } from './words.ts'

// What only members see is no part of what a visitor loads.
const Menu = lazy(async () => ({ default: (await import('../ui/Menu.tsx')).Menu }))

/** Made anew on every screen, so that its menus are closed there. Door staff by a scanner link have nothing to sign in to. */
export function TopBar({ isDoor }: { isDoor: boolean }) {
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
      <nav className={styles['inside']} aria-label={words.mainMenu}>
        <Link to={paths.home} className={styles['brand']} aria-label={words.brandHome}>
          <Mark />
          Listpass
        </Link>
        {!isDoor && (
          <>
            <button
              type="button"
              className={styles['toggle']}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={isOpen ? words.closeMenu : words.openMenu}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'cross' : 'menu'} size={24} />
            </button>
            <div className={styles['links']} data-is-open={isOpen || undefined} id={id}>
              <Links />
            </div>
          </>
        )}
      </nav>
      {isOpen && <div className={styles['dim']} onClick={() => setIsOpen(false)} aria-hidden="true" />}
    </header>
  )
}

function Links() {
  const { state, user, signOut } = useWho()
  const navigate = useNavigate()

  // At a door without a connection: who it is will be known when the server is back.
  if (state === 'signed-in' && !user) return <NavLink to={paths.scanner}>{words.scanner}</NavLink>
  if (!user) {
    return (
      <>
        <NavLink to={paths.logIn}>{words.logIn}</NavLink>
        <NavLink to={paths.register}>{words.register}</NavLink>
      </>
    )
  }

  /** The start is shown at once: a member's screen would lead to sign-in as soon as nobody is signed in. */
  async function leave() {
    await navigate(paths.home, { flushSync: true })
    await signOut()
  }

  return (
    <>
      <NavLink to={paths.dashboard}>{words.dashboard}</NavLink>
      <NavLink to={paths.scanner}>{words.scanner}</NavLink>
      <Suspense>
        <Menu label={user.name}>
          {(close) => (
            <>
              <Link to={paths.changePassword} onClick={close}>
                {words.account}
              </Link>
              <button type="button" onClick={() => void leave()}>
                {words.logOut}
              </button>
            </>
          )}
        </Menu>
      </Suspense>
    </>
  )
}
