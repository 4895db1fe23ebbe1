import { useNow } from '../../../ui/use-now.ts'
import { isolated, shownText } from '../../../ui/user-text.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { callWords as words } from '../words/call-words.ts'
import { showMoment } from '../words/show-moment.ts'
import styles from './calls.module.css'
import { useLatestCall } from './use-calls.ts'

/** The call that waits for an answer, or the organiser's answer until staff have read it. */
export function CallAnswer({ access, listId }: { access: DoorAccess; listId: string }) {
  const { call, close } = useLatestCall(access, listId)
  const now = useNow(10_000)
  if (!call) return null
  const { about, answer, guest } = call
  const subject = words.subjects[about]
  const at = showMoment(new Date(call.called_at), new Date(now))
  const name = guest && shownText(guest.display_value) ? isolated(guest.display_value, 60) : words.them
  return (
    <section
      className={styles['answer']}
      aria-label={words.region}
      data-is-card
      data-is-answered={answer !== null || undefined}
    >
      {answer ? (
        <div role="alert">
          <strong>{words.answers[answer.is](name)}</strong>
          <p>{words.from(isolated(answer.by, 60), subject, at)}</p>
          <button type="button" onClick={() => close(call)}>
            {words.gotIt}
          </button>
        </div>
      ) : (
        <p role="status">{words.waiting(subject, at)}</p>
      )}
    </section>
  )
}
