import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { segments } from '#contract/occasions.ts'
import { call } from '../../api/call.ts'
import { browserLanguage } from '../browser-language.ts'

export type Segment = AnswerOf<typeof segments>['segments'][number]

const segmentsOf = (listId: string) =>
  queryOptions({
    queryKey: ['occasions', listId, 'segments'],
    queryFn: ({ signal }) => call(segments, { params: { listId } }, signal),
    // The choices must not change while the form is open.
    refetchOnWindowFocus: false,
  })

/** The list's tags and saved segments in Mailchimp by name, tags first. */
export function useSegments(listId: string) {
  return useQuery({ ...segmentsOf(listId), select: ({ segments: found }) => inOrder(found) })
}

/** Tags and segments that Listpass cannot read, of the same answer. */
export function useSegmentsLeftOut(listId: string) {
  return useQuery({ ...segmentsOf(listId), select: ({ left_out: rows }) => rows, refetchOnMount: false }).data
}

function inOrder(found: readonly Segment[]): Segment[] {
  const { compare } = new Intl.Collator(browserLanguage(), { numeric: true })
  return found.toSorted((one, other) => Number(other.is_tag) - Number(one.is_tag) || compare(one.name, other.name))
}
