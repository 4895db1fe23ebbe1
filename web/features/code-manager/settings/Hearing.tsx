import type { List } from '#contract/list.ts'
import { Attendance } from './Attendance.tsx'
import { Notifying } from './Notifying.tsx'

/** What the member hears of the doors, and what Mailchimp hears of them. A viewer chooses only the first. */
export function Hearing({ list, isAlone }: { list: List; isAlone: boolean }) {
  return (
    <>
      <Notifying list={list} isAlone={isAlone} />
      {!isAlone && <Attendance listId={list.id} />}
    </>
  )
}
