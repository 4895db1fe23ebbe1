import { Notice } from '../../../ui/Notice.tsx'
import type { TagDrift } from './use-status.ts'
import { words } from './words.ts'

/** How a tag in Mailchimp differs from the guests who came. Nothing for a tag that is right. */
export function TagNotice({ drift }: { drift: TagDrift }) {
  const { name, lacking, untagged, by_hand: byHand, is_whole: isWhole } = drift
  return (
    <>
      {lacking > 0 && <Notice kind="warn" title={words.tagLacking(name, lacking)} detail={words.tagAgain} />}
      {untagged > 0 && <Notice kind="warn" title={words.tagUntagged(name, untagged)} detail={words.tagAgain} />}
      {byHand > 0 && <Notice kind="plain" title={words.tagByHand(name, byHand)} detail={words.tagByHandText} />}
      {!isWhole && <Notice kind="plain" title={words.tagNotWhole(name)} detail={words.tagNotWholeText} />}
    </>
  )
}
