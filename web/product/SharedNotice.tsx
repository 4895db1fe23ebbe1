import { Notice } from '../ui/Notice.tsx'
import { words } from '../words/product.ts'

/** Both teams learn that there are two, but not the other team's name. */
export function SharedNotice() {
  return <Notice kind="warn" {...words.sameAccount} />
}
