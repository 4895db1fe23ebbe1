import { changeContact } from '#contract/contacts.ts'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/declined.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { isolated } from '#domain/user-text.ts'
import { nameOf } from './guest-lines.ts'
import type { Question } from './line.ts'
import { StopAsked } from './StopAsked.tsx'
import { words } from '../../words/finder.ts'

/** Asks before an action that a person may not have meant. */
export function Questions({ question, onClose }: { question: Question; onClose: () => void }) {
  if (question.kind === 'stop') return <StopAsked {...question} onClose={onClose} />
  const { guest } = question
  const params = { listId: guest.list_id, contactId: guest.id }
  return (
    <ConfirmDialog
      title={words.search.blockTitle}
      question={words.search.blockQuestion({ guest: isolated(nameOf(guest), 80) })}
      confirmLabel={words.search.blockConfirm}
      busyLabel={words.search.blocking}
      look="danger"
      onConfirm={async () => {
        await call(changeContact, { params, body: { is_blocked: true } })
        showToast('good', words.search.blockDone)
      }}
      explain={(error) => wordsFor(error, words.search.blockFailed)}
      onClose={onClose}
    />
  )
}
