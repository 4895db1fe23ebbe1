import { useEffect, useRef, useState } from 'react'
import { wordsFor } from '../../../api/declined.ts'
import { isPlainMain, phaseOf } from '../../../product/occasion-phase.ts'
import { occasionName } from '../../../product/occasion-option.ts'
import { useMay } from '../../../product/use-may.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { Afterwards } from '../afterwards/Afterwards.tsx'
import { draftOf } from '../form/draft.ts'
import { OccasionEditor } from '../form/OccasionEditor.tsx'
import { browserZone } from '../../../product/show-times.ts'
import { words } from '../words.ts'
import styles from './chosen.module.css'
import { Figures } from './Figures.tsx'
import { Rehearsal } from './Rehearsal.tsx'
import { Settings } from './Settings.tsx'
import { useActions } from './use-actions.ts'

const kinds = { now: 'good', always: 'good', later: 'plain', ended: 'plain' } as const

type Props = {
  listId: string
  occasion: ShownOccasion
  now: number
  today: string
  /** The list has no other. */
  isAlone: boolean
  /** It was added just now. */
  isNew: boolean
}

/** One occasion: its figures, its settings as sentences, and the actions of an editor. */
export function Chosen({ listId, occasion, now, today, isAlone, isNew }: Props) {
  const mayEdit = useMay('editor')
  const [open, setOpen] = useState<'change' | 'rehearse' | Asked>()
  const close = () => setOpen(undefined)
  const phase = phaseOf(occasion, now)
  const isChanging = open === 'change'
  const isBeside = occasion.is_main && !isAlone && phase === 'always'
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that added it is gone, and the page was scrolled to it.
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <Card aria-labelledby="occasion">
      <header className={styles['header']}>
        <h2 id="occasion" ref={heading} tabIndex={-1}>
          <UserText text={isAlone ? occasion.name : occasionName(occasion)} />
        </h2>
        <Badge kind={kinds[phase]}>{words.phases[phase]}</Badge>
        {occasion.is_main && <Badge kind="plain">{words.main}</Badge>}
      </header>
      {isBeside && !isChanging && (
        <Notice kind="plain" title={words.beside} detail={words.besideText}>
          {mayEdit && (
            <Button size="small" onClick={() => setOpen('close')}>
              {words.close}
            </Button>
          )}
        </Notice>
      )}
      {!isChanging && <Figures occasion={occasion} />}
      {isChanging ? (
        <OccasionEditor
          listId={listId}
          start={startOf(occasion)}
          before={occasion}
          today={today}
          onDone={close}
          onCancel={close}
        />
      ) : (
        <Settings occasion={occasion} />
      )}
      {mayEdit && !isChanging && (
        <div className={styles['actions']}>
          <Button onClick={() => setOpen('change')}>{words.change}</Button>
          <Button
            aria-expanded={open === 'rehearse'}
            onClick={() => setOpen(open === 'rehearse' ? undefined : 'rehearse')}
          >
            {words.rehearse}
          </Button>
          {occasion.figures.inside !== null && <Button onClick={() => setOpen('out')}>{words.out}</Button>}
          {!occasion.is_main && (
            <Button look="danger" onClick={() => setOpen('remove')}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
      {!isChanging && phase !== 'later' && (
        <Afterwards listId={listId} occasion={occasion} isOver={phase === 'ended'} />
      )}
      {open === 'rehearse' && <Rehearsal listId={listId} occasion={occasion} />}
      {(open === 'out' || open === 'remove' || open === 'close') && (
        <Question listId={listId} occasion={occasion} kind={open} onClose={close} />
      )}
    </Card>
  )
}

type Asked = 'out' | 'remove' | 'close'
type QuestionProps = { listId: string; occasion: ShownOccasion; kind: Asked; onClose: () => void }

function Question({ listId, occasion, kind, onClose }: QuestionProps) {
  const { everyoneOut, remove, closeNow } = useActions(listId)
  const { inside } = occasion.figures
  if (kind === 'out') {
    return (
      <ConfirmDialog
        title={words.out}
        question={inside === null ? words.outQuestion(occasion.name) : words.outQuestionOf(inside, occasion.name)}
        confirmLabel={words.outConfirm}
        busyLabel={words.outBusy}
        onConfirm={() => everyoneOut(occasion.id)}
        explain={(error) => wordsFor(error, words.outFailed)}
        onClose={onClose}
      />
    )
  }
  if (kind === 'close') {
    return (
      <ConfirmDialog
        title={words.closeTitle}
        question={words.closeQuestion}
        confirmLabel={words.closeConfirm}
        busyLabel={words.closing}
        onConfirm={() => closeNow(occasion)}
        explain={(error) => wordsFor(error, words.closeFailed)}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      title={words.removeTitle}
      question={words.removeQuestion(occasion.name)}
      confirmLabel={words.removeConfirm}
      busyLabel={words.removing}
      look="danger"
      onConfirm={() => remove(occasion.id)}
      explain={(error) => wordsFor(error, words.removeFailed)}
      onClose={onClose}
    />
  )
}

/** A main occasion that was never changed has no zone of its own choice. */
function startOf(occasion: ShownOccasion) {
  const draft = draftOf(occasion)
  return isPlainMain(occasion) ? { ...draft, zone: browserZone() } : draft
}
