import { words } from '../words/ui.ts'
import { useTeamHere } from './team-here.ts'
import styles from './product.module.css'

/** On every signed-in screen while Mailchimp is the sandbox, so that no figure is taken for a real one. */
export function SandboxBadge() {
  const { isTrial } = useTeamHere()
  if (!isTrial) return null
  return (
    <span className={styles['badge']} title={words.sandbox.meaning}>
      <span>{words.sandbox.name}</span>
    </span>
  )
}
