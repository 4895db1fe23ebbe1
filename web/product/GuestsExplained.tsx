import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { oneList } from '#contract/lists.ts'
import { call } from '../api/call.ts'
import { guestsExplained } from './guest-count.ts'
import { paths } from './paths.ts'

/** Why a list has more codes than subscribers, and where to choose who counts. Nothing where the two are equal. */
export function GuestsExplained({ listId }: { listId: string }) {
  const { data } = useQuery({
    queryKey: ['guests-explained', listId],
    queryFn: ({ signal }) => call(oneList, { params: { listId } }, signal),
  })
  const explained = data && guestsExplained(data.list)
  if (explained === undefined) return null
  return (
    <p>
      {`${explained}. Mailchimp keeps people on a list who aren’t subscribed. `}
      <Link to={`${paths.listPart(listId, 'settings')}#who-counts`}>Choose who counts as a guest</Link>
    </p>
  )
}
