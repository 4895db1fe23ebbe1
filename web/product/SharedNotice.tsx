import { Notice } from '../ui/Notice.tsx'
import { words } from './words.ts'

/**
 * Both teams learn that there are two lists, but not the other team's name. The page of the list offers to join them.
 */
export function SharedNotice() {
  return <Notice kind="warn" {...words.sameAccount} />
}
