import { Loaded } from '../../../ui/Loaded.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { quiet } from '../../../ui/layout.ts'
import styles from '../account.module.css'
import { AccountFrame } from '../AccountFrame.tsx'
import { useActivity, useListsOfLog } from './use-activity.ts'
import { words } from '../../../words/activity.ts'
import { Link } from 'react-router'
import type { AuditEntry } from '#contract/audit.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { paths } from '../../../product/paths.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { ExactTime } from '../Time.tsx'
import { sentenceOf } from './sentences.ts'

/** The longest list name in a row; the list's own page shows all of it. */
const longestName = 60

type Props = { entries: readonly AuditEntry[]; personId: string | undefined }

function ActivityTable({ entries, personId }: Props) {
  const { when, what, who, list } = words.activity.columns
  return (
    <DataTable
      label={words.activity.tableLabel}
      columns={[{ label: when }, { label: what }, { label: who }, { label: list }]}
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          <ExactTime key="when" at={entry.at} />,
          <UserText key="what" text={sentenceOf(entry)} />,
          <Who key="who" entry={entry} personId={personId} />,
          entry.list && (
            <Link key="list" to={paths.listPart(entry.list.id, 'tonight')}>
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
  if (member === null) return who === 'organiser' ? words.activity.you : <UserText text={who} longest={longestName} />
  if (member.id === personId) return words.activity.you
  return (
    <>
      <UserText text={member.name ?? words.activity.deletedPerson} longest={longestName} />{' '}
      <span className={quiet(1)}>{words.activity.roles[member.role]}</span>
    </>
  )
}

export function ActivityPage({ personId }: { personId: string | undefined }) {
  const { entries, list, page, setList, toOlder, toNewer } = useActivity()
  const found = entries.data?.entries
  return (
    <AccountFrame title={words.activity.title} intro={words.activity.text}>
      <Card isFlush aria-label={words.activity.title}>
        <div className={styles['above']}>
          <ListFilter list={list} onChoose={setList} />
        </div>
        <Loaded
          of={entries}
          loading={words.activity.loading}
          failed={words.activity.failed}
          rows={5}
          className={styles['none']}
        />
        {found?.length === 0 && (
          <p className={styles['none']} role="status">
            {list ? words.activity.nothingOfList : words.activity.nothing}
          </p>
        )}
        {found && found.length > 0 && <ActivityTable entries={found} personId={personId} />}
        {(toOlder || toNewer) && (
          <nav className={styles['below']} aria-label={words.activity.title}>
            <Button size="small" disabled={!toNewer} onClick={toNewer}>
              {words.activity.newer}
            </Button>
            <span role="status">{words.activity.page({ page })}</span>
            <Button size="small" disabled={!toOlder} isBusy={entries.isPlaceholderData} onClick={toOlder}>
              {words.activity.older}
            </Button>
          </nav>
        )}
      </Card>
    </AccountFrame>
  )
}

function ListFilter({ list, onChoose }: { list: string; onChoose: (list: string) => void }) {
  const lists = useListsOfLog()
  const options = (lists.data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={styles['filter']}>
      <SelectField
        label={words.activity.filter}
        value={list}
        options={[{ value: '', label: words.activity.allLists }, ...options]}
        problems={lists.isError ? [words.activity.listsFailed] : undefined}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  )
}
