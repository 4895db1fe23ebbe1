import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { guessableCodes, renewCodes } from '#contract/codes.ts'
import { call } from '../../api/call.ts'
import { AskConfirmation } from '../../product/AskConfirmation.tsx'
import type { Confirmation } from '../../product/confirmation-of.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { keyOf, useRefreshList } from './use-list.ts'
import { words } from '../../words/manager.ts'

/** The pause after a failed call: the part shows nothing then, so that the reader cannot ask for another. */
const tryAgainMs = 30_000

/** Shown while contacts have codes of an earlier tool. */
export function GuessableCodes({ listId }: { listId: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const refresh = useRefreshList(listId)
  const params = { listId }
  const found = useQuery({
    queryKey: keyOf(listId, 'guessable'),
    queryFn: ({ signal }) => call(guessableCodes, { params }, signal),
    refetchInterval: ({ state }) => (state.data === undefined ? tryAgainMs : false),
  })
  const count = found.data?.count ?? 0

  async function renewAll(confirmation: Confirmation) {
    try {
      let done = await call(renewCodes, { params, body: confirmation })
      while (done.go_on !== null) done = await call(renewCodes, { params, body: { go_on: done.go_on } })
      showToast('good', words.list.guessable.renewed)
    } finally {
      await refresh()
    }
  }

  if (count === 0 && !isAsking) return null
  return (
    <>
      {count > 0 && (
        <Notice kind="warn" title={words.list.guessable.title({ codes: count })} detail={words.list.guessable.text}>
          <Button size="small" onClick={() => setIsAsking(true)}>
            {words.list.guessable.renew}
          </Button>
        </Notice>
      )}
      {isAsking && (
        <AskConfirmation
          title={words.list.guessable.renew}
          text={words.list.guessable.question({ contacts: count })}
          button={words.list.guessable.renew}
          busy={words.list.guessable.renewing}
          fallback={words.list.guessable.failed}
          send={renewAll}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
