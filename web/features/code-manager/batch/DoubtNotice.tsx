import { useState } from 'react'
import type { List } from '#contract/list.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Batch } from './use-batch.ts'
import { words } from '../../../words/manager.ts'

type Doubt = NonNullable<List['doubt']>

/** The last batch's open doubt, with two actions: check again now, or confirm that contacts have left. */
export function DoubtNotice({ doubt, sync, onSync }: { doubt: Doubt; sync: Batch; onSync: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const { message, unconfirmed } = doubt
  return (
    <Notice kind="warn" title={message} detail={unconfirmed > 0 ? words.batch.doubt.ask : words.batch.doubt.wait}>
      <Button size="small" isBusy={sync.isAtWork} onClick={onSync}>
        {words.batch.doubt.again}
      </Button>
      {unconfirmed > 0 && (
        <Button size="small" look="danger" disabled={sync.isAtWork} onClick={() => setIsAsking(true)}>
          {words.batch.doubt.remove({ contacts: unconfirmed })}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.batch.doubt.remove({ contacts: unconfirmed })}
          question={words.batch.doubt.question({ contacts: unconfirmed })}
          confirmLabel={words.batch.doubt.remove({ contacts: unconfirmed })}
          busyLabel={words.batch.doubt.starting}
          look="danger"
          onConfirm={() => sync.start.mutateAsync(unconfirmed)}
          explain={(error) => wordsFor(error, words.batch.doubt.failed)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Notice>
  )
}
