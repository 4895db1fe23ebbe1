import { Link } from 'react-router'
import type { AuditEntry } from '#contract/audit.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { paths } from '../../../product/paths.ts'
import { UserText } from '../../../ui/UserText.tsx'
import styles from '../account.module.css'
import { ExactTime } from '../Time.tsx'
import { sentenceOf } from './sentences.ts'
import { words } from './words.ts'

/** The longest list name in a row; the list's own page shows all of it. */
const longestName = 60

type Props = { entries: readonly AuditEntry[]; personId: string | undefined }

export function ActivityTable({ entries, personId }: Props) {
  const { when, what, who, list } = words.columns
  return (
    <DataTable
      label={words.tableLabel}
      columns={[{ label: when }, { label: what }, { label: who }, { label: list }]}
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          <ExactTime key="when" at={entry.at} />,
          <UserText key="what" text={sentenceOf(entry)} />,
          <Who key="who" entry={entry} personId={personId} />,
          entry.list && (
            <Link key="list" to={paths.qrManager(entry.list.id)}>
              <UserText text={entry.list.name} longest={longestName} />
            </Link>
          ),
        ],
      }))}
    />
  )
}

/** A member by name and role; otherwise the door, Listpass itself or its operator. */
function Who({ entry: { who, member }, personId }: { entry: AuditEntry; personId: string | undefined }) {
  if (member === null) return who === 'organiser' ? words.you : <UserText text={who} longest={longestName} />
  if (member.id === personId) return words.you
  return (
    <>
      <UserText text={member.name ?? words.deletedPerson} longest={longestName} />{' '}
      <span className={styles['role']}>{words.roles[member.role]}</span>
    </>
  )
}
