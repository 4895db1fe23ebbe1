import styles from './top-bar.module.css'
import { Link } from 'react-router'
import { paths } from '../product/paths.ts'
import { publicPath } from '../product/public-path.ts'
import { Icon } from '../ui/Icon.tsx'
import { helpPageOf } from './help-pages.ts'
import type { RouteName } from './routes.ts'
import { words } from '../words/app.ts'

type Props = {
  screen: RouteName
  /** An entry of the menu, where a phone's bar holds the name of a list. */
  isEntry?: boolean
}

/** The link to the guide's page for this screen, in the language of the reader. */
export function HelpLink({ screen, isEntry = false }: Props) {
  const page = helpPageOf(screen)
  if (!page) return null
  if (isEntry) {
    return (
      <Link to={publicPath(paths.guidePage(page))} data-is-entry>
        {words.menu.help}
      </Link>
    )
  }
  return (
    <Link
      to={publicPath(paths.guidePage(page))}
      className={styles['help']}
      aria-label={words.menu.help}
      title={words.menu.help}
    >
      <Icon name="help" size={22} />
    </Link>
  )
}
