import type { List } from '#contract/list.ts'
import { UserText } from '../../ui/UserText.tsx'
import styles from './code-manager.module.css'
import { words } from './words.ts'

/** The heading of a list's page. */
export function ListName({ list }: { list: List }) {
  return (
    <div>
      <h1>
        <UserText text={list.name} />
      </h1>
      <p className={styles['facts']}>
        <span>
          <UserText text={list.account.name} />
        </span>
        <span>{words.members(list.member_count)}</span>
        {list.qr_values_set && <span>{words.withCode(list.active_members)}</span>}
        <code>{list.list_id}</code>
      </p>
    </div>
  )
}
