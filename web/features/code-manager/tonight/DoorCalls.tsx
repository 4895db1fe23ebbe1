import styles from './arrivals.module.css'
import { type DoorCall, answerDoorCall, doorCalls } from '#contract/door-calls.ts'
import { largestParty } from '#contract/limits.ts'
import type { CallAnswer } from '#domain/door-call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { guestLine } from '../../../product/guest-name.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { showNumber } from '../../../ui/show.ts'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { isolated } from '#domain/user-text.ts'
import { words as productWords } from '../../../words/product.ts'
import { words as nightWords } from '../../../words/night.ts'
import { timeIn } from '../../../product/time.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keyOf } from '../use-list.ts'

const hand =
  'M8 12V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V5.5a1.5 1.5 0 0 1 3 0V14c0 4-2.2 6.5-5.5 6.5-3 0-4.2-1.6-5.7-4.6L4 12.6a1.4 1.4 0 0 1 2.4-1.4L8 13.5'

/** An answered call stays in view for this long, so that the answer can be changed. */
const staysForMs = 10 * 60_000

type Props = { listId: string; zone: string; now: number }

/** What doors ask, and the answers. Nothing is shown without a call. */
export function DoorCalls({ listId, zone, now }: Props) {
  const { calls: words } = nightWords.tonight
  const { data: calls = [] } = useDoorCalls(listId)
  const answering = useAnswer(listId)
  const mayEdit = useMay('editor')
  const shown = calls.filter(({ answer }) => answer === null || now - Date.parse(answer.at) < staysForMs)
  if (shown.length === 0) return null
  const open = shown.filter(({ answer }) => answer === null)
  return (
    <Card aria-labelledby="door-calls" className={styles['attention']}>
      <header className={styles['attentionHead']}>
        <h2 id="door-calls">{words.title}</h2>
        {open.length > 0 && <span className={styles['count']}>{showNumber(open.length)}</span>}
      </header>
      <ul role="list" aria-live="polite">
        {shown.map((call) => (
          <li key={call.id}>
            <Glyph path={hand} size={22} />
            <div>
              <strong>{words.call({ door: isolated(call.door, 60), subject: words.subjects[call.about] })}</strong>
              {call.guest && <p>{guestOf(call.guest, zone, now)}</p>}
              {call.answer && (
                <p>{words.answered({ answer: saidOf(call, call.answer), by: isolated(call.answer.by, 60) })}</p>
              )}
              {mayEdit && (
                <p className={styles['answers']}>
                  {choicesOf(call).map(({ label, ...said }) => (
                    <Button
                      key={label}
                      size="small"
                      aria-pressed={call.answer ? isSaid(call.answer, said) : undefined}
                      isBusy={answering.isPending && answering.variables.callId === call.id}
                      onClick={() => answering.mutate({ callId: call.id, ...said })}
                    >
                      {label}
                    </Button>
                  ))}
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

type Said = { answer: CallAnswer; people?: number }
type Given = NonNullable<DoorCall['answer']>

/** "Let in" counts. A party is let in as one person or as all, and a code of no contact cannot count. */
function choicesOf({ guest, answer }: DoorCall): (Said & { label: string })[] {
  const { calls: words } = nightWords.tonight
  const coming = { answer: 'coming' as const, label: words.answers.coming }
  if (!guest) return [coming]
  const refuse = { answer: 'refuse' as const, label: words.answers.refuse }
  if (!guest.is_known) return [{ answer: 'let_in', label: words.letInUncounted }, refuse, coming]
  const isCounted = answer?.is === 'let_in' && answer.counted > 0
  const most = Math.min(guest.places, largestParty)
  const all: (Said & { label: string })[] =
    most > 1
      ? [1, most].map((people) => ({
          answer: 'let_in',
          people,
          label: words.letInPeople({ people, isAll: people === most }),
        }))
      : [{ answer: 'let_in', people: 1, label: words.answers.let_in }]
  // The number of people is settled with the first of these answers.
  const letIn = isCounted ? all.filter(({ people }) => people === answer.counted) : all
  return [...letIn, refuse, coming]
}

function isSaid({ is, counted }: Given, { answer, people }: Said): boolean {
  return is === answer && (answer !== 'let_in' || people === undefined || people === counted)
}

function saidOf({ guest }: DoorCall, { is, counted }: Given): string {
  const { calls: words } = nightWords.tonight
  if (is !== 'let_in') return words.answers[is]
  if (!guest?.is_known) return words.uncounted
  return counted > 0 ? words.counted({ people: counted }) : words.answers.let_in
}

function guestOf(
  { display_value: name, reason, at }: NonNullable<DoorCall['guest']>,
  zone: string,
  now: number,
): string {
  const { calls: words } = nightWords.tonight
  const guest = guestLine(name, nightWords.tonight.guest)
  const who = guest ? isolated(guest, 80) : words.unnamed
  return words.guest({ name: who, reason: productWords.reasons[reason], time: timeIn(zone, Date.parse(at), now) })
}

/** Staff wait for an answer, so the page asks often. */
const askEveryMs = 3000

function useDoorCalls(listId: string) {
  return useQuery({
    queryKey: keyOf(listId, 'door-calls'),
    queryFn: ({ signal }) => call(doorCalls, { params: { listId } }, signal),
    select: ({ calls }) => calls,
    refetchInterval: askEveryMs,
  })
}

function useAnswer(listId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ callId, ...body }: { callId: string; answer: CallAnswer; people?: number }) =>
      call(answerDoorCall, { params: { listId, callId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(listId, 'door-calls') }),
  })
}
