import { Link } from 'react-router'
import { paths } from '../product/paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { helpPageOf } from './help-pages.ts'
import type { RouteName } from './routes.ts'
import styles from './top-bar.module.css'
import { words } from './words.ts'

/** The way to the guide's page for this screen. It stays beside the menu on a phone. */
export function HelpLink({ screen }: { screen: RouteName }) {
  const page = helpPageOf(screen)
  if (!page) return null
  return (
    <Link to={paths.guidePage(page)} className={styles['help']} aria-label={words.help} title={words.help}>
      <Icon name="help" size={22} />
    </Link>
  )
}
