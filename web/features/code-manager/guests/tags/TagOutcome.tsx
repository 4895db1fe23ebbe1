import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tagState, type TagState } from '#contract/guest-tags.ts'
import { call } from '../../../../api/call.ts'
import { isolated } from '#domain/user-text.ts'
import type { Tagging } from '../bulk/use-bulk.ts'
import { words } from '../../../../words/guests.ts'

const whileWaitingMs = 2000
/** Usually Mailchimp has a tag within 10 s. */
const lateAfterMs = 30_000

/** What happens to the tag of many guests in Mailchimp, until it is there. */
export function TagOutcome(props: { listId: string; tagging: Tagging; changed: number; gone: number }) {
  const { listId, tagging, changed, gone } = props
  const told = useTold(listId, tagging)
  const isLate = useIsLate()
  const tag = isolated(tagging.tag)
  const isWaiting = changed > 0 && (!told || told.waiting > 0)
  const doing = (tagging.isWanted ? words.tags.giving : words.tags.taking)({ guests: changed, tag })
  const refused = told?.refused ?? 0
  return (
    <>
      <span role="status">
        {isWaiting
          ? `${doing} ${told?.trouble == null ? (isLate ? words.tags.late : words.tags.soon) : words.tags.trouble({ reason: told.trouble })}`
          : (tagging.isWanted ? words.tags.given : words.tags.taken)({ guests: Math.max(0, changed - refused), tag })}
      </span>
      {refused > 0 && <span>{words.tags.refused({ guests: refused })}</span>}
      {gone > 0 && <span>{words.tags.gone({ guests: gone })}</span>}
    </>
  )
}

function useTold(listId: string, { tag, isWanted }: Tagging): TagState | undefined {
  const { data } = useQuery({
    queryKey: ['guest-tags', listId, tag, isWanted],
    queryFn: ({ signal }) => call(tagState, { params: { listId }, query: { tag } }, signal),
    refetchInterval: ({ state }) => (state.data?.waiting === 0 ? false : whileWaitingMs),
    gcTime: 0,
  })
  return data
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
