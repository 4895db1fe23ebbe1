import { useState } from 'react'
import type { Occasion } from '#contract/occasions.ts'
import type { Tonight } from '#contract/tonight.ts'
import { wordsFor } from '../../../api/declined.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { shownText } from '../../../ui/user-text.ts'
import type { NightState } from './night-state.ts'
import styles from './people.module.css'
import { useAdmissions } from './use-tonight.ts'
import { words } from './words.ts'

type Props = { listId: string; occasion: Occasion; state: NightState; night: Tonight }

/** Stops letting guests in, after a question, and takes it back. Viewers see whether they are stopped. */
export function Admissions({ listId, occasion, state, night }: Props) {
  const mayEdit = useMay('editor')
  const [isAsking, setIsAsking] = useState(false)
  const admissions = useAdmissions(listId, occasion.id)
  if (state.name === 'stopped')
    return <Stopped stopped={night.stopped} hasExits={occasion.has_exits} {...{ mayEdit, admissions }} />
  if (state.name !== 'open' || !mayEdit) return null
  return (
    <>
      <div className={styles['stop']}>
        <Button look="plain" size="small" onClick={() => setIsAsking(true)}>
          {words.stop}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.stopTitle}
          question={words.stopQuestion(shownText(occasion.name, 80))}
          confirmLabel={words.stop}
          busyLabel={words.stopping}
          look="danger"
          onConfirm={() => admissions.mutateAsync(true)}
          explain={(error) => wordsFor(error, words.stopFailed)}
          onClose={() => setIsAsking(false)}
        >
          <p>
            {night.stops_whole_list ? words.stopList : words.stopOccasion} {occasion.has_exits && words.exitsGoOn}
          </p>
          <p>{words.stopOffline}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

type StoppedProps = {
  mayEdit: boolean
  hasExits: boolean
  stopped: Tonight['stopped']
  admissions: ReturnType<typeof useAdmissions>
}

function Stopped({ mayEdit, hasExits, stopped, admissions }: StoppedProps) {
  const canResume = stopped?.can_resume === true
  return (
    <div className={styles['stopped']} role="status">
      <strong>{words.stopped}</strong>
      <p>
        {canResume ? (stopped.is_whole_list ? words.stoppedList : words.stoppedText) : words.stoppedLate}{' '}
        {canResume && hasExits && !stopped.is_whole_list && words.exitsGoOn}
      </p>
      {admissions.isError && <TroubleNotice {...wordsFor(admissions.error, words.resumeFailed)} />}
      {mayEdit && canResume && (
        <div>
          <Button isBusy={admissions.isPending} onClick={() => admissions.mutate(false)}>
            {words.resume}
          </Button>
        </div>
      )}
    </div>
  )
}
