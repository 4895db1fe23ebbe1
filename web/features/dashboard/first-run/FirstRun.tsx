import styles from './first-run.module.css'
import { Suspense, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { paths } from '../../../product/paths.ts'
import { showDate } from '../../../ui/show.ts'
import { Skeleton } from '../../../ui/Loaded.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { stacked } from '../../../ui/layout.ts'
import dashboard from '../dashboard.module.css'
import { dayOf, isDone, nextStep, type Run, type StepName, stepNames } from './steps.ts'
import { words } from '../../../words/dashboard.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { closeFirstRun } from '#contract/trying.ts'
import { call } from '../../../api/call.ts'
import { sentenceFor } from '../../../api/declined.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { firstRunKey } from './use-first-run.ts'

const TryScan = lazyPart(async () => (await import('../../../product/trying/TryScan.tsx')).TryScan)

const shapes: Record<StepName, string> = {
  codes: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2z',
  try: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
  when: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  doors: 'M6 20V4h12v16M3 20h18M14.5 12.5v.01',
  print: 'M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7z',
}

/** The steps from the set-up to the door: finished steps are ticked, the next step is highlighted. */
export function FirstRun({ run, onScan }: { run: Run; onScan: () => void }) {
  const close = useCloseFirstRun(run.list.id)
  const next = nextStep(run)
  // The stamp of a scan stays in view until the screen is left.
  const [tries] = useState(next === 'try')
  const [now] = useState(() => new Date())
  const left = stepNames.filter((step) => !isDone(step, run)).length
  return (
    <Card
      className={`${styles['run']} ${stacked(4, 'fits')}`}
      aria-label={words.firstRun.title}
      data-tries={tries || undefined}
    >
      <header>
        <h2 className={dashboard['headline']}>
          <UserText text={run.list.name} longest={80} />{' '}
          <mark>
            {run.opens_at === null
              ? words.firstRun.almost
              : words.firstRun.opensOn({ day: dayOf(new Date(run.opens_at), now) })}
          </mark>
        </h2>
        <p>{words.firstRun.left({ steps: left })}</p>
      </header>
      <ol role="list" className={styles['steps']}>
        {stepNames.map((step) => (
          <Step key={step} step={step} run={run} next={next} />
        ))}
      </ol>
      {tries && (
        <div className={styles['panel']}>
          <Suspense
            fallback={
              <div className={styles['coming']}>
                <Skeleton label={words.firstRun.try} rows={3} />
              </div>
            }
          >
            <TryScan listId={run.list.id} onScan={onScan} />
          </Suspense>
        </div>
      )}
      <footer>
        {next === 'print' && (
          <ButtonLink to={paths.listPart(run.list.id, 'tonight')}>{words.firstRun.tonight}</ButtonLink>
        )}
        <Button look="plain" isBusy={close.isPending} onClick={() => close.mutate()}>
          {close.isPending ? words.firstRun.closing : words.firstRun.close}
        </Button>
      </footer>
    </Card>
  )
}

type StepProps = { step: StepName; run: Run; next: StepName }

function Step({ step, run, next }: StepProps) {
  const isNext = step === next
  // A list that is open at any time has no times to set.
  const isAlso = next === 'when' && step === 'doors'
  const done = isDone(step, run)
  const { title, text, action } = contentOf(step, run)
  return (
    <li data-is-done={done || undefined} aria-current={isNext ? 'step' : undefined}>
      <span className={styles['sign']}>
        {done ? <Icon name="check" size={20} /> : <Glyph path={shapes[step]} size={20} />}
      </span>
      <div>
        <h3>
          {title}
          {done && <Unseen> ({words.firstRun.done})</Unseen>}
        </h3>
        <p>{text}</p>
      </div>
      {action && (isNext || isAlso) && (
        <ButtonLink to={action.to} look={isNext ? 'action' : 'quiet'}>
          {action.label}
        </ButtonLink>
      )}
    </li>
  )
}

function contentOf(step: StepName, run: Run): { title: string; text: string; action?: { to: string; label: string } } {
  const { id } = run.list
  switch (step) {
    case 'codes':
      return {
        title: words.firstRun.codes({ guests: run.guests }),
        text: words.firstRun.codesText({ at: showDate(run.codes_made_at) }),
      }
    case 'try':
      return {
        title: words.firstRun.try,
        text: run.tried_at === null ? words.firstRun.tryText : words.firstRun.tried({ at: showDate(run.tried_at) }),
      }
    case 'when':
      return {
        title: words.firstRun.when,
        text: run.has_times ? words.firstRun.whenSet : words.firstRun.whenText,
        action: { to: paths.occasions(id), label: words.firstRun.setTimes },
      }
    case 'doors':
      return {
        title: words.firstRun.doors,
        text: run.doors === 0 ? words.firstRun.doorsText : words.firstRun.doorsMade({ doors: run.doors }),
        action: { to: paths.listPart(id, 'doors'), label: words.firstRun.makeLinks },
      }
    case 'print':
      return {
        title: words.firstRun.print,
        text: words.firstRun.printText,
        action: { to: paths.doorSheets(id), label: words.firstRun.printSheets },
      }
  }
}

function useCloseFirstRun(listId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(closeFirstRun, { params: { listId } }),
    onSuccess: () => client.setQueryData(firstRunKey, { first_run: null }),
    onError: (error) => showToast('bad', sentenceFor(error, words.firstRun.closeFailed)),
  })
}
