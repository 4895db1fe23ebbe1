import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceFor, wordsFor } from '../../api/declined.ts'
import { changeAdmissions } from '../../product/admissions/change-admissions.ts'
import { words, words as productWords } from '../../words/product.ts'
import { askMenu } from '../../product/ask-menu.ts'
import { showToast } from '../../ui/toast-list.ts'
import { FinderDialog } from './FinderDialog.tsx'
import type { Does, Question } from './line.ts'
import { changeContact } from '#contract/contacts.ts'
import { call } from '../../api/call.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { isolated } from '#domain/user-text.ts'
import { nameOf } from './guest-lines.ts'
import { words as finderWords } from '../../words/finder.ts'
import type { Tonight } from '#contract/tonight.ts'
import { nightState } from '../../product/admissions/night-state.ts'
import { StopQuestion } from '../../product/admissions/StopQuestion.tsx'
import { paths } from '../../product/paths.ts'
import { showMoment } from '../../product/time.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'

/**
 * Finds guests, actions and places by the typed text. While it is mounted, it is open. Each opening reads the data
 * again.
 */
export function Finder({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: 1 } } }))
  const [question, setQuestion] = useState<Question>()

  function run(does: Does) {
    if (does.kind === 'ask') return setQuestion(does.question)
    onClose()
    if (does.kind === 'go') void navigate(does.to)
    else if (does.kind === 'leave') location.assign(does.href)
    else if (does.kind === 'menu') askMenu(does.entry)
    else void resume(does.listId, does.occasionId)
  }

  return (
    <QueryClientProvider client={client}>
      {question ? <Questions question={question} onClose={onClose} /> : <FinderDialog onRun={run} onClose={onClose} />}
    </QueryClientProvider>
  )
}

async function resume(listId: string, occasionId: string): Promise<void> {
  try {
    await changeAdmissions(listId, occasionId, undefined)
  } catch (error) {
    showToast('bad', sentenceFor(error, words.admissions.resumeFailed))
  }
}

/** Asks before an action that a person may not have meant. */
function Questions({ question, onClose }: { question: Question; onClose: () => void }) {
  if (question.kind === 'stop') return <StopAsked {...question} onClose={onClose} />
  const { guest } = question
  const params = { listId: guest.list_id, contactId: guest.id }
  return (
    <ConfirmDialog
      title={finderWords.search.blockTitle}
      question={finderWords.search.blockQuestion({ guest: isolated(nameOf(guest), 80) })}
      confirmLabel={finderWords.search.blockConfirm}
      busyLabel={finderWords.search.blocking}
      look="danger"
      onConfirm={async () => {
        await call(changeContact, { params, body: { is_blocked: true } })
        showToast('good', finderWords.search.blockDone)
      }}
      explain={(error) => wordsFor(error, finderWords.search.blockFailed)}
      onClose={onClose}
    />
  )
}

type Props = { listId: string; night: Tonight; onClose: () => void }

/**
 * Asks for confirmation as Tonight does, and shows Tonight after the stop. Without an open occasion it says so, and
 * leads to Tonight.
 */
function StopAsked({ listId, night, onClose }: Props) {
  const navigate = useNavigate()
  const { occasion } = night
  const toTonight = () =>
    void navigate(`${paths.listPart(listId, 'tonight')}?occasion=${encodeURIComponent(occasion.id)}`)
  const state = nightState(night, Date.parse(night.at))
  if (state.name === 'open') {
    const stop = async () => {
      await changeAdmissions(listId, occasion.id, night)
      toTonight()
    }
    return <StopQuestion night={night} onConfirm={stop} onClose={onClose} />
  }
  return (
    <Dialog title={finderWords.search.noneOpen} onClose={onClose}>
      <p>
        {state.name === 'before' &&
          finderWords.search.opens({
            occasion: isolated(occasion.name, 80),
            time: showMoment(occasion.zone, occasion.opens_at ?? night.at),
          })}
        {state.name === 'stopped' && productWords.admissions.stoppedLate}
        {state.name === 'over' && finderWords.search.isOver({ occasion: isolated(occasion.name, 80) })}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{finderWords.search.cancel}</Button>
        <Button
          look="action"
          onClick={() => {
            onClose()
            toTonight()
          }}
        >
          {finderWords.search.toTonight}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
