import { useState } from 'react'
import type { Occasion } from '#contract/occasions.ts'
import type { Tonight } from '#contract/tonight.ts'
import { wordsFor } from '../../../api/declined.ts'
import type { NightState } from '../../../product/admissions/night-state.ts'
import { StopQuestion } from '../../../product/admissions/StopQuestion.tsx'
import { words as admissionWords } from '../../../product/admissions/words.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import styles from './people.module.css'
import { useAdmissions } from './use-tonight.ts'
import { words } from './words.ts'

type Props = { listId: string; occasion: Occasion; state: NightState; night: Tonight }

/** Stops letting guests in after a confirmation, and resumes it. Viewers see whether they are stopped. */
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
          {admissionWords.stop}
        </Button>
      </div>
      {isAsking && (
        <StopQuestion night={night} onConfirm={() => admissions.mutateAsync(true)} onClose={() => setIsAsking(false)} />
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
        {canResume ? (stopped.is_whole_list ? words.stoppedList : words.stoppedText) : admissionWords.stoppedLate}{' '}
        {canResume && hasExits && !stopped.is_whole_list && admissionWords.exitsGoOn}
      </p>
      {admissions.isError && <TroubleNotice {...wordsFor(admissions.error, admissionWords.resumeFailed)} />}
      {mayEdit && canResume && (
        <div>
          <Button isBusy={admissions.isPending} onClick={() => admissions.mutate(false)}>
            {admissionWords.resume}
          </Button>
        </div>
      )}
    </div>
  )
}
