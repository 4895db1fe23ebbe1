import type { List } from '#contract/list.ts'
import { Attendance } from './Attendance.tsx'
import { Notifying } from './Notifying.tsx'

/** Notifications for the member, and tags and events for Mailchimp. A viewer sees only the notifications. */
export function Hearing({ list, isAlone, afterTheScan }: { list: List; isAlone: boolean; afterTheScan: string }) {
  return (
    <>
      <Notifying list={list} isAlone={isAlone} />
      {!isAlone && <Attendance listId={list.id} title={afterTheScan} />}
    </>
  )
}
