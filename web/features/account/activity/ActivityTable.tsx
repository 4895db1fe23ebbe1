import { Link } from 'react-router'
import type { AuditEntry } from '#contract/audit.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { paths } from '../../../product/paths.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { ExactTime } from '../Time.tsx'
import { sentenceOf } from './sentences.ts'
import { words } from './words.ts'

/** The longest list name in a row; the list's own page shows all of it. */
const longestName = 60

export function ActivityTable({ entries }: { entries: readonly AuditEntry[] }) {
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
          entry.who === 'organiser' ? words.you : <UserText key="who" text={entry.who} longest={longestName} />,
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
