import { Badge } from '../../../ui/Badge.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import type { DoorList } from '../door/door-list.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from '../later.module.css'
import { words } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'

/** The connected list. */
export function ListCard({ list }: { list: DoorList }) {
  return (
    <section className={`${styles['card']} ${stacked(1, 'start')}`} aria-label={doorLaterWords.menu.connectedTo}>
      <p>{doorLaterWords.menu.connectedTo}</p>
      <h2>
        <UserText text={list.name} />
      </h2>
      <p>
        {list.active_members !== null && words.page.activeMembers({ members: list.active_members })}
        {list.label !== undefined && (
          <>
            {list.active_members !== null && ' · '}
            {words.page.door} <UserText text={list.label} />
          </>
        )}
      </p>
      <Badge kind={list.is_active ? 'good' : 'bad'}>{list.is_active ? words.page.active : words.page.inactive}</Badge>
    </section>
  )
}
