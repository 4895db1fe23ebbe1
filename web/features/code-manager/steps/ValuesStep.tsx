import { useState } from 'react'
import type { List } from '#contract/list.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { BatchPanel } from '../batch/BatchPanel.tsx'
import type { Batch } from '../batch/use-batch.ts'
import { words as managerWords } from '../../../words/manager.ts'

export function ValuesStep({ list, generation, isSyncing }: { list: List; generation: Batch; isSyncing: boolean }) {
  const { values: words } = managerWords.steps
  const [isAsking, setIsAsking] = useState(false)
  const isSet = list.qr_values_set
  return (
    <>
      <p>{isSet ? `${words.done} ${list.webhook_setup ? words.byWebhook : words.byHand}` : words.text}</p>
      <BatchPanel list={list} batch={generation} />
      {!generation.isAtWork && (
        <Button look={isSet ? 'quiet' : 'action'} isBusy={isSyncing} onClick={() => setIsAsking(true)}>
          {isSet ? words.again : words.generate}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.askTitle}
          question={words.ask}
          confirmLabel={words.generate}
          busyLabel={words.starting}
          onConfirm={() => generation.start.mutateAsync(0)}
          explain={(error) => wordsFor(error, words.failed)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
