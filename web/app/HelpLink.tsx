import { Link } from 'react-router'
import { paths } from '../product/paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { helpPageOf } from './help-pages.ts'
import type { RouteName } from './routes.ts'
import styles from './top-bar.module.css'
import { words } from './menu-words.ts'

type Props = {
  screen: RouteName
  /** An entry of the menu, where a phone's bar holds the name of a list. */
  isEntry?: boolean
}

/** The link to the guide's page for this screen. */
export function HelpLink({ screen, isEntry = false }: Props) {
  const page = helpPageOf(screen)
  if (!page) return null
  if (isEntry) {
    return (
      <Link to={paths.guidePage(page)} data-is-entry>
        {words.help}
      </Link>
    )
  }
  return (
    <Link to={paths.guidePage(page)} className={styles['help']} aria-label={words.help} title={words.help}>
      <Icon name="help" size={22} />
    </Link>
  )
}
