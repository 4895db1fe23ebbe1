import { Badge } from '../../../ui/Badge.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import type { DoorList } from '../door/door-access.ts'
import styles from './list-card.module.css'
import { words } from '../words/words.ts'

/** The connected list. Once the door has ended, the card leaves out whether the list can be scanned. */
export function ListCard({ list, isEnded }: { list: DoorList; isEnded: boolean }) {
  return (
    <section className={styles['card']} aria-label={words.page.connectedTo}>
      <p>{words.page.connectedTo}</p>
      <h2>
        <UserText text={list.name} />
      </h2>
      <p>
        {list.active_members !== null && words.page.activeMembers(list.active_members)}
        {list.label !== undefined && (
          <>
            {list.active_members !== null && ' · '}
            {words.page.door} <UserText text={list.label} />
          </>
        )}
      </p>
      {!isEnded && (
        <Badge kind={list.is_active ? 'good' : 'bad'}>{list.is_active ? words.page.active : words.page.inactive}</Badge>
      )}
    </section>
  )
}
