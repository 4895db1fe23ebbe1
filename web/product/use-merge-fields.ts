import { queryOptions, useQuery } from '@tanstack/react-query'
import { mergeFields } from '#contract/codes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '../api/call.ts'

export type MergeField = AnswerOf<typeof mergeFields>['merge_fields'][number]

const fieldsOf = (listId: string) =>
  queryOptions({
    queryKey: ['merge-fields', listId],
    queryFn: ({ signal }) => call(mergeFields, { params: { listId } }, signal),
    // The choices must not change while a dialog is open; each dialog loads them again when it opens.
    refetchOnWindowFocus: false,
  })

/** The list's present fields in Mailchimp, loaded when a dialog needs them. */
export function useMergeFields(listId: string) {
  return useQuery({ ...fieldsOf(listId), select: ({ merge_fields: fields }) => fields })
}

/** Fields that Listpass cannot read, of the same answer. */
export function useFieldsLeftOut(listId: string) {
  return useQuery({ ...fieldsOf(listId), select: ({ left_out: rows }) => rows, refetchOnMount: false }).data
}
