import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { oneList } from '#contract/lists.ts'
import { call } from '../api/call.ts'
import { guestsExplained } from './guest-count.ts'
import { paths } from './paths.ts'
import { words } from '../words/product.ts'

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
      {`${words.guests.why({ explained })} `}
      <Link to={`${paths.listPart(listId, 'settings')}#who-counts`}>{words.guests.choose}</Link>
    </p>
  )
}
