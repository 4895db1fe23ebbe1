import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { previewLogicRules, setLogicRules } from '#contract/rules.ts'
import { call } from '../../../api/call.ts'
import { Declined } from '../../../api/declined.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { useRefreshList } from '../use-list.ts'
import { problemsByDraft, rulesOf, type Draft } from './rule-drafts.ts'
import { words } from '../../../words/manager.ts'

/** The state of each rule as typed: its error, or the number of matching contacts. */
export type Findings = {
  problems: ReadonlyMap<number, string>
  matches: ReadonlyMap<number, number>
  contacts: number
}

const nothing: Findings = { problems: new Map(), matches: new Map(), contacts: 0 }

export function useRules(listId: string, onSaved: () => void) {
  const [findings, setFindings] = useState(nothing)
  const refresh = useRefreshList(listId)

  function keepProblems(error: Error, sent: readonly Draft[]) {
    const problems = error instanceof Declined ? problemsByDraft(error.fields, sent) : nothing.problems
    setFindings({ ...nothing, problems })
  }

  const save = useMutation({
    mutationFn: (drafts: readonly Draft[]) =>
      call(setLogicRules, { params: { listId }, body: { rules: rulesOf(drafts) } }),
    onSuccess: async ({ message }) => {
      await refresh()
      showToast('good', message || words.rules.updated)
      onSaved()
    },
    onError: keepProblems,
  })

  const preview = useMutation({
    mutationFn: (drafts: readonly Draft[]) =>
      call(previewLogicRules, { params: { listId }, body: { rules: rulesOf(drafts) } }),
    onSuccess: ({ matches, contacts }, drafts) =>
      setFindings({
        problems: nothing.problems,
        matches: new Map(drafts.map(({ id }, place) => [id, matches[place] ?? 0])),
        contacts,
      }),
    onError: keepProblems,
  })

  /** After a change, the earlier result of a rule is no longer valid. */
  function forget(id: number) {
    setFindings(({ problems, matches, contacts }) => ({
      problems: without(problems, id),
      matches: without(matches, id),
      contacts,
    }))
  }

  return { save, preview, findings, forget, isBusy: save.isPending || preview.isPending }
}

function without<Value>(found: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> {
  return new Map([...found].filter(([key]) => key !== id))
}
