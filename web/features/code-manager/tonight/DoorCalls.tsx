import type { DoorCall } from '#contract/door-calls.ts'
import { callAnswers } from '#domain/door-call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { showNumber } from '../../../ui/show.ts'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { isolated, shownText } from '../../../ui/user-text.ts'
import { reasonWords } from '../reason-words.ts'
import styles from './attention.module.css'
import { words as allWords } from './words.ts'
import { timeIn } from './time-in.ts'
import { useAnswer, useDoorCalls } from './use-door-calls.ts'

const hand =
  'M8 12V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V5.5a1.5 1.5 0 0 1 3 0V14c0 4-2.2 6.5-5.5 6.5-3 0-4.2-1.6-5.7-4.6L4 12.6a1.4 1.4 0 0 1 2.4-1.4L8 13.5'

/** An answered call stays in view for this long, so that the answer can be changed. */
const staysForMs = 10 * 60_000

type Props = { listId: string; zone: string; now: number }

/** What doors ask, and the answers. Nothing is shown without a call. */
export function DoorCalls({ listId, zone, now }: Props) {
  const { calls: words } = allWords
  const { data: calls = [] } = useDoorCalls(listId)
  const answering = useAnswer(listId)
  const mayEdit = useMay('editor')
  const shown = calls.filter(({ answer }) => answer === null || now - Date.parse(answer.at) < staysForMs)
  if (shown.length === 0) return null
  const open = shown.filter(({ answer }) => answer === null)
  return (
    <Card aria-labelledby="door-calls" className={styles['attention']}>
      <header className={styles['head']}>
        <h2 id="door-calls">{words.title}</h2>
        {open.length > 0 && <span className={styles['count']}>{showNumber(open.length)}</span>}
      </header>
      <ul role="list" aria-live="polite">
        {shown.map((call) => (
          <li key={call.id}>
            <Glyph path={hand} size={22} />
            <div>
              <strong>{words.call(isolated(call.door, 60), words.subjects[call.about])}</strong>
              {call.guest && <p>{guestOf(call.guest, zone, now)}</p>}
              {call.answer && <p>{words.answered(words.answers[call.answer.is], isolated(call.answer.by, 60))}</p>}
              {mayEdit && (
                <p className={styles['answers']}>
                  {callAnswers.map((answer) =>
                    call.guest || answer === 'coming' ? (
                      <Button
                        key={answer}
                        size="small"
                        aria-pressed={call.answer ? call.answer.is === answer : undefined}
                        isBusy={answering.isPending && answering.variables.callId === call.id}
                        onClick={() => answering.mutate({ callId: call.id, answer })}
                      >
                        {words.answers[answer]}
                      </Button>
                    ) : null,
                  )}
                </p>
              )}
            </div>
            <time dateTime={call.called_at}>{timeIn(zone, Date.parse(call.called_at), now)}</time>
          </li>
        ))}
      </ul>
      {answering.isError && <TroubleNotice {...wordsFor(answering.error, words.failed)} />}
    </Card>
  )
}

function guestOf(
  { display_value: name, reason, at }: NonNullable<DoorCall['guest']>,
  zone: string,
  now: number,
): string {
  const { calls: words } = allWords
  const who = shownText(name) ? isolated(name, 80) : words.unnamed
  return words.guest(who, reasonWords[reason], timeIn(zone, Date.parse(at), now))
}
