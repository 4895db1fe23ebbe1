import { useNow } from '../../../ui/use-now.ts'
import { isolated, shownText } from '../../../ui/user-text.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { showMoment } from '../words/show-moment.ts'
import styles from './calls.module.css'
import { useLatestCall } from './use-calls.ts'
import { words } from '../words/later-words.ts'

/** The call that waits for an answer, or the organiser's answer until staff have read it. */
export function CallAnswer({ access, listId }: { access: DoorAccess; listId: string }) {
  const { call, close } = useLatestCall(access, listId)
  const now = useNow(10_000)
  if (!call) return null
  const { about, answer, guest } = call
  const subject = words.calls.subjects[about]
  const at = showMoment(new Date(call.called_at), new Date(now))
  const name = guest && shownText(guest.display_value) ? isolated(guest.display_value, 60) : words.calls.them
  return (
    <section
      className={styles['answer']}
      aria-label={words.calls.region}
      data-is-card
      data-is-answered={answer !== null || undefined}
    >
      {answer ? (
        <div role="alert">
          <strong>{words.calls.answers[answer.is](name)}</strong>
          <p>{words.calls.from(isolated(answer.by, 60), subject, at)}</p>
          <button type="button" onClick={() => close(call)}>
            {words.calls.gotIt}
          </button>
        </div>
      ) : (
        <p role="status">{words.calls.waiting(subject, at)}</p>
      )}
    </section>
  )
}
