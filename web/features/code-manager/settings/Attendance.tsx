import { useState } from 'react'
import type { Attendance as Found, AttendanceSettings } from '#contract/attending.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Checkbox } from '../../../ui/Field.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { quiet, stacked } from '../../../ui/layout.ts'
import styles from './settings.module.css'
import { useAttendance, useSetAttendance } from './attendance/use-attendance.ts'
import { words } from '../../../words/settings.ts'
import { FoldingCard } from './FoldingCard.tsx'

/** Tags and events in Mailchimp for guests who came. */
export function Attendance({ listId, title }: { listId: string; title: string }) {
  const found = useAttendance(listId)
  return (
    <FoldingCard id="after-the-scan" title={title} aside={found.data && chosenOf(found.data)}>
      <p className={quiet()}>{words.attendance.text}</p>
      <Loaded of={found} loading={words.attendance.loading} failed={words.attendance.loadFailed} rows={3}>
        {(attendance) => (
          <>
            <Choices listId={listId} now={attendance} />
            <Written attendance={attendance} />
          </>
        )}
      </Loaded>
    </FoldingCard>
  )
}

function chosenOf({ tags, events }: AttendanceSettings): string {
  const { chosen } = words.attendance
  return tags ? (events ? chosen.both : chosen.tags) : events ? chosen.events : chosen.none
}

function Choices({ listId, now: { tags, events } }: { listId: string; now: AttendanceSettings }) {
  const { mutate, isPending, isError, error, variables } = useSetAttendance(listId)
  // The mutation's state comes a moment after the click. Until then the box would fall back to its former state.
  const [clicked, setClicked] = useState<{ over: string; wanted: AttendanceSettings }>()
  const over = `${tags} ${events}`
  const shown = isPending ? variables : clicked?.over === over ? clicked.wanted : { tags, events }
  const set = (change: Partial<AttendanceSettings>) => {
    const wanted = { ...shown, ...change }
    setClicked({ over, wanted })
    mutate(wanted, { onError: () => setClicked(undefined) })
  }
  return (
    <div className={stacked(4)}>
      <Checkbox
        name="tags"
        label={words.attendance.tags}
        hint={words.attendance.tagsHint}
        checked={shown.tags}
        onChange={({ target }) => set({ tags: target.checked })}
      />
      <Checkbox
        name="events"
        label={words.attendance.events}
        hint={words.attendance.eventsHint}
        checked={shown.events}
        onChange={({ target }) => set({ events: target.checked })}
      />
      {isError && <TroubleNotice {...wordsFor(error, words.attendance.failed)} />}
    </div>
  )
}

/** What Mailchimp has heard so far. */
function Written({ attendance: { written_tags: tags, sent_events: sent, events } }: { attendance: Found }) {
  const troubled = tags.filter(({ trouble }) => trouble !== null)
  return (
    <>
      {troubled.map(({ name, trouble }) => (
        <Notice key={name} kind="warn" title={words.attendance.tagTrouble({ name })} detail={trouble ?? ''} />
      ))}
      {tags.length > 0 && (
        <ul role="list" aria-label={words.attendance.writtenTags} className={`${styles['written']} ${stacked(2)}`}>
          {tags.map(({ name, tagged, waiting, refused }) => (
            <li key={name}>
              <strong>
                <UserText text={name} />
              </strong>
              <span>
                {[
                  words.attendance.tagged({ guests: tagged }),
                  ...(waiting > 0 ? [words.attendance.waiting({ changes: waiting })] : []),
                  ...(refused > 0 ? [words.attendance.refused({ changes: refused })] : []),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {(events || sent.sent > 0) && (
        <p className={quiet()}>
          {[
            words.attendance.sent({ events: sent.sent }),
            ...(sent.waiting > 0 ? [words.attendance.waiting({ changes: sent.waiting })] : []),
            ...(sent.refused > 0 ? [words.attendance.refused({ changes: sent.refused })] : []),
            ...(sent.doubled > 0 ? [words.attendance.doubled({ events: sent.doubled })] : []),
          ].join(' · ')}
        </p>
      )}
    </>
  )
}
