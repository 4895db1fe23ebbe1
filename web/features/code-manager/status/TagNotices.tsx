import { useQuery } from '@tanstack/react-query'
import { checkAttendance } from '#contract/checking-attendance.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { words } from './tags/words.ts'

/** How the tags of guests who came differ in Mailchimp. They are compared once for each check of the list. */
export function TagNotices({ listId, checkedAt }: { listId: string; checkedAt: number }) {
  const { data, isError, error } = useQuery({
    // Not refreshed with the list: a second look would find what is being put right.
    queryKey: ['tag-check', listId, checkedAt],
    queryFn: ({ signal }) => call(checkAttendance, { params: { listId } }, signal),
    retry: false,
    staleTime: Infinity,
  })
  if (isError) return <TroubleNotice {...wordsFor(error, words.failed)} />
  return data?.tags.map((drift) => <TagNotice key={drift.name} drift={drift} />)
}

function TagNotice({ drift }: { drift: AnswerOf<typeof checkAttendance>['tags'][number] }) {
  const { name, lacking, untagged, by_hand: byHand, is_whole: isWhole } = drift
  return (
    <>
      {lacking > 0 && <Notice kind="warn" title={words.lacking(name, lacking)} detail={words.again} />}
      {untagged > 0 && <Notice kind="warn" title={words.untagged(name, untagged)} detail={words.again} />}
      {byHand > 0 && <Notice kind="plain" title={words.byHand(name, byHand)} detail={words.byHandText} />}
      {!isWhole && <Notice kind="plain" title={words.notWhole(name)} detail={words.notWholeText} />}
    </>
  )
}
