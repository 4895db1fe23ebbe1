import { useState } from 'react'
import type { Occasion } from '#contract/occasions.ts'
import type { Tonight } from '#contract/tonight.ts'
import { wordsFor } from '../../../api/declined.ts'
import type { NightState } from '../../../product/admissions/night-state.ts'
import { StopQuestion } from '../../../product/admissions/StopQuestion.tsx'
import { words as productWords } from '../../../words/product.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { stacked } from '../../../ui/layout.ts'
import styles from './tonight.module.css'
import { useAdmissions } from './use-tonight.ts'
import { words as nightWords } from '../../../words/night.ts'

type Props = { listId: string; occasion: Occasion; state: NightState; night: Tonight }

/** Stops letting guests in after a confirmation, and resumes it. Viewers see whether they are stopped. */
export function Admissions({ listId, occasion, state, night }: Props) {
  const mayEdit = useMay('editor')
  // The night as it was when the question came: the page may show another one while it is read.
  const [asked, setAsked] = useState<Tonight>()
  const admissions = useAdmissions(listId)
  return (
    <>
      {state.name === 'stopped' && (
        <Stopped stopped={night.stopped} hasExits={occasion.has_exits} {...{ mayEdit, admissions, occasion }} />
      )}
      {state.name === 'open' && mayEdit && (
        <div className={styles['stop']}>
          <Button look="plain" size="small" onClick={() => setAsked(night)}>
            {productWords.admissions.stop}
          </Button>
        </div>
      )}
      {asked && (
        <StopQuestion
          night={asked}
          shown={occasion}
          onConfirm={() => admissions.mutateAsync({ occasionId: asked.occasion.id, confirmed: asked })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

type StoppedProps = {
  mayEdit: boolean
  occasion: Occasion
  hasExits: boolean
  stopped: Tonight['stopped']
  admissions: ReturnType<typeof useAdmissions>
}

function Stopped({ mayEdit, occasion, hasExits, stopped, admissions }: StoppedProps) {
  const canResume = stopped?.can_resume === true
  return (
    <div className={`${styles['stopped']} ${stacked(2)}`} role="status">
      <strong>{nightWords.tonight.stopped}</strong>
      <p>
        {canResume
          ? stopped.is_whole_list
            ? nightWords.tonight.stoppedList
            : nightWords.tonight.stoppedText
          : productWords.admissions.stoppedLate}{' '}
        {canResume && hasExits && !stopped.is_whole_list && productWords.admissions.exitsGoOn}
      </p>
      {admissions.isError && <TroubleNotice {...wordsFor(admissions.error, productWords.admissions.resumeFailed)} />}
      {mayEdit && canResume && (
        <div>
          <Button
            isBusy={admissions.isPending}
            onClick={() => admissions.mutate({ occasionId: occasion.id, confirmed: undefined })}
          >
            {productWords.admissions.resume}
          </Button>
        </div>
      )}
    </div>
  )
}
