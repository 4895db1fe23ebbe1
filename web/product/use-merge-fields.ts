import { useQuery } from '@tanstack/react-query'
import { mergeFields } from '#contract/codes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '../api/call.ts'

export type MergeField = AnswerOf<typeof mergeFields>['merge_fields'][number]

/** The list's present fields in Mailchimp, loaded when a dialog needs them. */
export function useMergeFields(listId: string) {
  return useQuery({
    queryKey: ['merge-fields', listId],
    queryFn: ({ signal }) => call(mergeFields, { params: { listId } }, signal),
    select: ({ merge_fields: fields }) => fields,
    // The choices must not change while a dialog is open; each dialog loads them again when it opens.
    refetchOnWindowFocus: false,
  })
}
