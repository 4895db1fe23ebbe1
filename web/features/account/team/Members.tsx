import { useState } from 'react'
import type { Member } from '#contract/teams.ts'
import { useMay } from '../../../product/use-may.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { useNow } from '../use-now.ts'
import { activeSince } from './active-since.ts'
import { type Asked, MemberActions } from './MemberActions.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import styles from './team.module.css'
import { useListsToScan } from './use-team.ts'
import { words } from './words.ts'

/** The longest name in a row. */
const longestCell = 80

export function Members({ members }: { members: readonly Member[] }) {
  const isOwner = useMay('owner')
  const now = useNow()
  const [asked, setAsked] = useState<Asked>()
  const { member, role, active, actions } = words.columns
  const columns = [{ label: member }, { label: role }, { label: active }]
  const close = () => setAsked(undefined)
  return (
    <Card isFlush aria-labelledby="members">
      <h2 id="members" className={styles['heading']}>
        {words.members}
      </h2>
      <DataTable
        label={words.membersTable}
        columns={isOwner && members.length > 1 ? [...columns, { label: actions }] : columns}
        rows={members.map((each) => ({
          key: each.id,
          cells: [
            <Name key="member" member={each} />,
            <RoleOf key="role" member={each} />,
            <span key="active" className={styles['quiet']}>
              {activeSince(each.active_at, now)}
            </span>,
            isOwner && <MemberActions key="actions" member={each} members={members} onAsk={setAsked} />,
          ],
        }))}
      />
      {asked?.what === 'role' && <RoleDialog member={asked.about} onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog member={asked.about} onClose={close} />}
    </Card>
  )
}

function Name({ member }: { member: Member }) {
  return (
    <span className={styles['member']}>
      <strong>
        <UserText text={member.name} longest={longestCell} /> {member.is_you && <Badge kind="good">{words.you}</Badge>}
      </strong>
      <span className={styles['quiet']}>
        <UserText text={member.email} longest={longestCell} />
      </span>
    </span>
  )
}

function RoleOf({ member: { role, list_ids: ids } }: { member: Member }) {
  const lists = useListsToScan().data?.lists
  // Without the lists their names are unknown, which is not the same as no list.
  if (role !== 'door' || !lists) return words.roles[role]
  const names = lists.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return (
    <span className={styles['member']}>
      {words.roles.door}
      <span className={styles['quiet']}>
        <UserText text={names.length > 0 ? words.doorOf(names.join(', ')) : words.doorOfNone} longest={longestCell} />
      </span>
    </span>
  )
}
