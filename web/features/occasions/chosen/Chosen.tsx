import styles from '../occasions.module.css'
import { isolated } from '#domain/user-text.ts'
import { useEffect, useRef, useState } from 'react'
import { wordsFor } from '../../../api/declined.ts'
import { isPlainMain, phaseOf } from '../../../product/occasion-phase.ts'
import { occasionName } from '../../../product/occasion-option.ts'
import { paths } from '../../../product/paths.ts'
import { useMay } from '../../../product/use-may.ts'
import { type ShownOccasion, useRefreshOccasions } from '../../../product/use-occasions.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { draftOf, formOf } from '../form/draft.ts'
import { OccasionEditor } from '../form/OccasionEditor.tsx'
import { browserZone } from '../../../product/time.ts'
import { words } from '../../../words/occasions.ts'
import { inRows } from '../../../ui/layout.ts'
import { Rehearsal } from './Rehearsal.tsx'
import { Settings } from './Settings.tsx'
import { showNumber } from '../../../ui/show.ts'
import { changeOccasion, everyoneOut, removeOccasion } from '#contract/occasions.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/toast-list.ts'

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
  const [open, setOpen] = useState<Open>()
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
      <header className={inRows('2-3', 'center')}>
        <h2 id="occasion" ref={heading} tabIndex={-1}>
          <UserText text={isAlone ? occasion.name : occasionName(occasion)} />
        </h2>
        <Badge kind={kinds[phase]}>{words.page.phases[phase]}</Badge>
        {occasion.is_main && <Badge kind="plain">{words.page.main}</Badge>}
      </header>
      {isBeside && !isChanging && <BesideOthers {...{ mayEdit }} onClose={() => setOpen('close')} />}
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
      {mayEdit && !isChanging && <Actions {...{ occasion, open }} onOpen={setOpen} />}
      {!isChanging && phase !== 'later' && (
        <div>
          <ButtonLink to={`${paths.listPart(listId, 'results')}?occasion=${encodeURIComponent(occasion.id)}`}>
            {words.page.toResults}
          </ButtonLink>
        </div>
      )}
      {open === 'rehearse' && <Rehearsal listId={listId} occasion={occasion} />}
      {isQuestion(open) && <Question listId={listId} occasion={occasion} kind={open} onClose={close} />}
    </Card>
  )
}

type Asked = 'out' | 'remove' | 'close'
type Open = 'change' | 'rehearse' | Asked

function isQuestion(open: Open | undefined): open is Asked {
  return open === 'out' || open === 'remove' || open === 'close'
}

/** The main occasion is open beside others: scans of all times count there. */
function BesideOthers({ mayEdit, onClose }: { mayEdit: boolean; onClose: () => void }) {
  return (
    <Notice kind="plain" title={words.page.beside} detail={words.page.besideText}>
      {mayEdit && (
        <Button size="small" onClick={onClose}>
          {words.page.close}
        </Button>
      )}
    </Notice>
  )
}

type ActionsProps = { occasion: ShownOccasion; open: Open | undefined; onOpen: (open: Open | undefined) => void }

function Actions({ occasion, open, onOpen }: ActionsProps) {
  const isRehearsed = open === 'rehearse'
  return (
    <div className={inRows(2)}>
      <Button onClick={() => onOpen('change')}>{words.page.change}</Button>
      <Button aria-expanded={isRehearsed} onClick={() => onOpen(isRehearsed ? undefined : 'rehearse')}>
        {words.page.rehearse}
      </Button>
      {occasion.figures.inside !== null && <Button onClick={() => onOpen('out')}>{words.page.out}</Button>}
      {!occasion.is_main && (
        <Button look="danger" onClick={() => onOpen('remove')}>
          {words.page.remove}
        </Button>
      )}
    </div>
  )
}

type QuestionProps = { listId: string; occasion: ShownOccasion; kind: Asked; onClose: () => void }

function Question({ listId, occasion, kind, onClose }: QuestionProps) {
  const { everyoneOut, remove, closeNow } = useActions(listId)
  const { inside } = occasion.figures
  if (kind === 'out') {
    return (
      <ConfirmDialog
        title={words.page.out}
        question={
          inside === null
            ? words.page.outQuestion({ name: isolated(occasion.name) })
            : words.page.outQuestionOf({ inside, name: isolated(occasion.name) })
        }
        confirmLabel={words.page.outConfirm}
        busyLabel={words.page.outBusy}
        onConfirm={() => everyoneOut(occasion.id)}
        explain={(error) => wordsFor(error, words.page.outFailed)}
        onClose={onClose}
      />
    )
  }
  if (kind === 'close') {
    return (
      <ConfirmDialog
        title={words.page.closeTitle}
        question={words.page.closeQuestion}
        confirmLabel={words.page.closeConfirm}
        busyLabel={words.page.closing}
        onConfirm={() => closeNow(occasion)}
        explain={(error) => wordsFor(error, words.page.closeFailed)}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      title={words.page.removeTitle}
      question={words.page.removeQuestion({ name: isolated(occasion.name) })}
      confirmLabel={words.page.removeConfirm}
      busyLabel={words.page.removing}
      look="danger"
      onConfirm={() => remove(occasion.id)}
      explain={(error) => wordsFor(error, words.page.removeFailed)}
      onClose={onClose}
    />
  )
}

/** A main occasion that was never changed has no zone of its own choice. */
function startOf(occasion: ShownOccasion) {
  const draft = draftOf(occasion)
  return isPlainMain(occasion) ? { ...draft, zone: browserZone() } : draft
}

function Figures({ occasion }: { occasion: ShownOccasion }) {
  const { invited, came, entries, inside } = occasion.figures
  const { figures } = words.page
  return (
    <dl className={`${styles['figures']} ${inRows('3-6')}`}>
      {inside !== null && (
        <Figure
          name={figures.inside}
          value={inside}
          about={occasion.capacity === null ? '' : words.page.ofCapacity({ capacity: occasion.capacity })}
        />
      )}
      <Figure name={figures.came} value={came} />
      <Figure name={figures.invited} value={invited} />
      <Figure name={figures.entries} value={entries} />
    </dl>
  )
}

function Figure({ name, value, about = '' }: { name: string; value: number; about?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {showNumber(value)} {about && <span>{about}</span>}
      </dd>
    </div>
  )
}

/** Actions with a confirmation. Each throws its error, for the dialog to show. */
function useActions(listId: string) {
  const refresh = useRefreshOccasions(listId)
  return {
    everyoneOut: async (occasionId: string) => {
      const { message } = await call(everyoneOut, { params: { listId, occasionId } })
      await refresh()
      showToast('good', message || words.page.outDone)
    },
    closeNow: async (occasion: ShownOccasion) => {
      const body = { ...formOf(draftOf(occasion), occasion), closes_at: new Date().toISOString() }
      const { message } = await call(changeOccasion, { params: { listId, occasionId: occasion.id }, body })
      await refresh()
      showToast('good', message || words.page.closed)
    },
    remove: async (occasionId: string) => {
      const { message } = await call(removeOccasion, { params: { listId, occasionId } })
      await refresh()
      showToast('good', message || words.page.removed)
    },
  }
}
