import { changeContact } from '#contract/contacts.ts'
import { changeList } from '#contract/lists.ts'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/declined.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { isolated } from '../../ui/user-text.ts'
import { nameOf } from './guest-lines.ts'
import type { Question } from './line.ts'
import { words } from './words.ts'

/** Asks before it does what a person may not have meant. */
export function Questions({ question, onClose }: { question: Question; onClose: () => void }) {
  const ask = wordsOfQuestion(question)
  return (
    <ConfirmDialog
      title={ask.title}
      question={ask.question}
      confirmLabel={ask.confirm}
      busyLabel={ask.busy}
      look="danger"
      onConfirm={async () => {
        await carryOut(question)
        showToast('good', ask.done)
      }}
      explain={(error) => {
        const { message, details } = wordsFor(error, ask.failed)
        return { message, details }
      }}
      onClose={onClose}
    />
  )
}

function carryOut(question: Question): Promise<unknown> {
  if (question.kind === 'stop')
    return call(changeList, { params: { listId: question.list.id }, body: { is_active: false } })
  const { list_id: listId, id: contactId } = question.guest
  return call(changeContact, { params: { listId, contactId }, body: { is_blocked: true } })
}

function wordsOfQuestion(question: Question) {
  if (question.kind === 'stop') {
    return {
      title: words.stopTitle,
      question: words.stopQuestion(isolated(question.list.name, 80)),
      confirm: words.stopConfirm,
      busy: words.stopping,
      failed: words.stopFailed,
      done: words.stopped,
    }
  }
  return {
    title: words.blockTitle,
    question: words.blockQuestion(isolated(nameOf(question.guest), 80)),
    confirm: words.blockConfirm,
    busy: words.blocking,
    failed: words.blockFailed,
    done: words.blockDone,
  }
}
