import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { guessableCodes, renewCodes } from '#contract/codes.ts'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/declined.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { keyOf, useRefreshList } from './use-list.ts'
import { words } from './words.ts'

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

  async function renewAll() {
    try {
      while ((await call(renewCodes, { params })).left > 0);
      showToast('good', words.guessable.renewed)
    } finally {
      await refresh()
    }
  }

  if (count === 0 && !isAsking) return null
  return (
    <>
      {count > 0 && (
        <Notice kind="warn" title={words.guessable.title(count)} detail={words.guessable.text}>
          <Button size="small" onClick={() => setIsAsking(true)}>
            {words.guessable.renew}
          </Button>
        </Notice>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.guessable.renew}
          question={words.guessable.question(count)}
          confirmLabel={words.guessable.renew}
          busyLabel={words.guessable.renewing}
          look="danger"
          onConfirm={renewAll}
          explain={(error) => wordsFor(error, words.guessable.failed)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
