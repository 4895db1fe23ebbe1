import { type ReactNode, Suspense, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { paths } from '../../../product/paths.ts'
import { showDate } from '../../../ui/show.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import styles from './first-run.module.css'
import { dayOf, isDone, nextStep, type Run, type StepName, stepNames } from './steps.ts'
import { useCloseFirstRun } from './use-close-first-run.ts'
import { words } from './words.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const TryScan = lazyPart(async () => (await import('../../../product/trying/TryScan.tsx')).TryScan)

const shapes: Record<StepName, string> = {
  codes: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2z',
  try: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
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
    <Card className={styles['run']} aria-label={words.title} data-tries={tries || undefined}>
      <header>
        <h2>
          <UserText text={run.list.name} longest={80} />{' '}
          <mark>{run.opens_at === null ? words.almost : words.opensOn(dayOf(new Date(run.opens_at), now))}</mark>
        </h2>
        <p>{words.left(left)}</p>
      </header>
      <ol role="list" className={styles['steps']}>
        {stepNames.map((step) => (
          <Step key={step} step={step} run={run} isNext={step === next} />
        ))}
      </ol>
      {tries && (
        <div className={styles['panel']}>
          <Suspense
            fallback={
              <div className={styles['coming']}>
                <Skeleton label={words.try} rows={3} />
              </div>
            }
          >
            <TryScan listId={run.list.id} onScan={onScan} />
          </Suspense>
        </div>
      )}
      <footer>
        {next === 'print' && <ButtonLink to={paths.qrManager(run.list.id)}>{words.tonight}</ButtonLink>}
        <Button look="plain" isBusy={close.isPending} onClick={() => close.mutate()}>
          {close.isPending ? words.closing : words.close}
        </Button>
      </footer>
    </Card>
  )
}

type StepProps = { step: StepName; run: Run; isNext: boolean }

function Step({ step, run, isNext }: StepProps) {
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
          {done && <Unseen> ({words.done})</Unseen>}
        </h3>
        <p>{text}</p>
      </div>
      {isNext && action}
    </li>
  )
}

function contentOf(step: StepName, run: Run): { title: string; text: string; action?: ReactNode } {
  const { id } = run.list
  switch (step) {
    case 'codes':
      return { title: words.codes(run.guests), text: words.codesText(showDate(run.codes_made_at)) }
    case 'try':
      return { title: words.try, text: run.tried_at === null ? words.tryText : words.tried(showDate(run.tried_at)) }
    case 'doors':
      return {
        title: words.doors,
        text: run.doors === 0 ? words.doorsText : words.doorsMade(run.doors),
        action: action(paths.listPart(id, 'doors'), words.makeLinks),
      }
    case 'print':
      return { title: words.print, text: words.printText, action: action(paths.doorSheets(id), words.printSheets) }
  }
}

function action(to: string, label: string): ReactNode {
  return (
    <ButtonLink to={to} look="action">
      {label}
    </ButtonLink>
  )
}
