import { paths } from '../product/paths.ts'
import { Mark } from '../product/Mark.tsx'
import { words as menu } from './menu-words.ts'
import shell from './shell.module.css'
import styles from './top-bar.module.css'
import { words as footer } from './footer/words.ts'
import { words } from './words.ts'

/** The product's bar for a page of the server, which runs no code of ours: links only, and no menu. The page has its content at #content. */
export function PlainBar() {
  return (
    <>
      <a className={shell['skip']} href="#content">
        {words.skip}
      </a>
      <header className={styles['bar']} data-is-solid>
        <nav className={styles['inside']} aria-label={words.mainMenu}>
          <a href={paths.home} className={styles['brand']} aria-label={words.brandHome}>
            <Mark />
            Listpass
          </a>
          <div className={styles['links']} data-is-plain>
            <a href={paths.guide}>{footer.guide}</a>
            <a href={paths.dashboard}>{menu.dashboard}</a>
          </div>
        </nav>
      </header>
    </>
  )
}
