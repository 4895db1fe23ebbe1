import styles from '../account.module.css'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { quiet } from '../../../ui/layout.ts'
import { AccountFrame } from '../AccountFrame.tsx'
import { words } from '../../../words/activity.ts'
import { Link } from 'react-router'
import { type AuditEntry, auditLog } from '#contract/audit.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { paths } from '../../../product/paths.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { ExactTime } from '../Time.tsx'
import { sentenceOf } from './sentences.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allLists } from '#contract/lists.ts'
import { call } from '../../../api/call.ts'

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

type Place = { list: string; cursors: readonly string[] }

/** The audit log page by page. The server names only the next older page, so the previous ones are remembered here. */
function useActivity() {
  const [{ list, cursors }, setPlace] = useState<Place>({ list: '', cursors: [] })
  const after = cursors.at(-1)
  const entries = useQuery({
    queryKey: ['account', 'activity', list, after],
    queryFn: ({ signal }) => call(auditLog, { query: { list: list || undefined, after } }, signal),
    placeholderData: keepPreviousData,
    // Recent actions on other screens must appear here.
    refetchOnMount: 'always',
  })
  const next = entries.data?.next

  return {
    entries,
    list,
    page: cursors.length + 1,
    setList: (wanted: string) => setPlace({ list: wanted, cursors: [] }),
    toOlder: next ? () => setPlace({ list, cursors: [...cursors, next] }) : undefined,
    toNewer: cursors.length > 0 ? () => setPlace({ list, cursors: cursors.slice(0, -1) }) : undefined,
  }
}

/** The lists that the log can be filtered by. */
function useListsOfLog() {
  return useQuery({ queryKey: ['account', 'lists'], queryFn: ({ signal }) => call(allLists, {}, signal) })
}
