import styles from '../device.module.css'
import { fillIn } from '#words/coded.ts'
import { useNow } from '../../../ui/use-now.ts'
import { isolated } from '#domain/user-text.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { showMoment } from '../words/time.ts'
import { guestLine } from '../words/scan-words.ts'
import { useLatestCall } from './use-calls.ts'
import { words } from '../../../words/door-later.ts'

/** The call that waits for an answer, or the organiser's answer until staff have read it. */
export function CallAnswer({ access, listId, isAway }: { access: DoorAccess; listId: string; isAway: boolean }) {
  const { call, close } = useLatestCall(access, listId, isAway)
  const now = useNow(10_000)
  if (!call) return null
  const { about, answer, guest } = call
  const subject = words.calls.subjects[about]
  const at = showMoment(new Date(call.called_at), new Date(now))
  const line = guestLine(guest?.display_value ?? '')
  const name = line ? isolated(line, 60) : words.calls.them
  return (
    <section
      className={styles['answer']}
      aria-label={words.calls.region}
      data-is-card
      data-is-answered={answer !== null || undefined}
    >
      {answer ? (
        <div role="alert">
          <strong>{fillIn(words.calls.answers[answer.is], { name })}</strong>
          {answer.is === 'let_in' && answer.counted > 0 && <p>{words.calls.counted({ people: answer.counted })}</p>}
          {answer.is === 'let_in' && guest?.is_known === false && <p>{words.calls.uncounted}</p>}
          <p>{words.calls.from({ by: isolated(answer.by, 60), subject, time: at })}</p>
          <button type="button" onClick={() => close(call)}>
            {words.calls.gotIt}
          </button>
        </div>
      ) : (
        <p role="status">{words.calls.waiting({ subject, time: at })}</p>
      )}
    </section>
  )
}
