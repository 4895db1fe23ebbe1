import { Fragment, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { List } from '#contract/list.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { guestCount } from '../../product/guest-count.ts'
import { paths } from '../../product/paths.ts'
import { useMay } from '../../product/use-may.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Paged } from '../../ui/Paged.tsx'
import { showNumber } from '../../ui/show.ts'
import { isolated } from '#domain/user-text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { inLine, quiet } from '../../ui/layout.ts'
import styles from './dashboard.module.css'
import { words } from '../../words/dashboard.ts'

/** Rows are lines instead of columns. The style sheet uses the same words. */
const narrow = '(max-width: 46rem)'

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(narrow).matches,
    () => false,
  )
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** The longest name that fits beside six other columns. */
const longestCell = 120

export function ListsTable({ lists, accountName }: { lists: readonly List[]; accountName: string }) {
  const mayEdit = useMay('editor')
  const isNarrow = useIsNarrow()
  if (lists.length === 0) {
    return (
      <p className={styles['none']}>
        <strong>{words.accounts.noLists}</strong> {words.accounts.noListsText}
      </p>
    )
  }
  const { columns } = words.accounts
  const label = words.accounts.tableOf({ account: accountName })
  return (
    <Paged
      label={label}
      items={lists}
      find={{
        label: words.accounts.find,
        nothing: words.accounts.nothingFound,
        textOf: (list) => `${list.name} ${list.list_id}`,
      }}
    >
      {(shown) => (
        <DataTable
          label={label}
          columns={[
            { label: columns.name },
            { label: columns.id },
            { label: columns.members, isNumber: true },
            { label: columns.fields },
            { label: columns.values },
            { label: columns.webhook },
            { label: columns.actions },
          ]}
          rows={shown.map((list) => ({ key: list.id, cells: cellsOf(list, mayEdit, isNarrow) }))}
        />
      )}
    </Paged>
  )
}

/**
 * The cells of a list's row. The framed link is the next step: its codes, and the scanner once they are made. A viewer
 * gets figures alone.
 */
function cellsOf(list: List, mayEdit: boolean, isNarrow: boolean) {
  const toList = mayEdit ? words.accounts.manage : words.accounts.figures
  return [
    <Fragment key="name">
      <strong>
        <Link to={paths.listPart(list.id, 'tonight')} className={styles['listName']}>
          <UserText text={list.name} longest={longestCell} />
        </Link>{' '}
        {list.is_gone && <Badge kind="bad">{words.accounts.gone}</Badge>}
      </strong>
      <Link
        to={paths.occasions(list.id)}
        className={styles['occasions']}
        aria-label={words.accounts.forList({ action: words.accounts.occasions, list: isolated(list.name) })}
      >
        {words.accounts.occasions}
      </Link>
    </Fragment>,
    <span key="id" className={quiet()}>
      {list.list_id}
    </span>,
    // A line has no column that names the number.
    isNarrow ? words.accounts.members({ members: guestCount(list) }) : showNumber(guestCount(list)),
    state(list.qr_fields_created, words.accounts.created, words.accounts.notCreated),
    state(list.qr_values_set, words.accounts.generated, words.accounts.notGenerated),
    state(list.webhook_setup, words.accounts.setUp, words.accounts.notSetUp),
    <span key="actions" className={inLine(4)} data-is-actions>
      <ButtonLink
        size="small"
        look={mayEdit && list.qr_values_set ? 'plain' : 'quiet'}
        to={mayEdit ? paths.qrManager(list.id) : paths.listPart(list.id, 'tonight')}
        aria-label={words.accounts.forList({ action: toList, list: isolated(list.name) })}
      >
        {toList}
      </ButtonLink>
      {mayEdit && (
        <ButtonLink
          size="small"
          look={list.qr_values_set ? 'quiet' : 'plain'}
          to={paths.scannerOf(list.list_id)}
          aria-label={words.accounts.forList({ action: words.accounts.scan, list: isolated(list.name) })}
        >
          {words.accounts.scan}
        </ButtonLink>
      )}
    </span>,
  ]
}

function state(isDone: boolean, done: string, notDone: string) {
  return <Badge kind={isDone ? 'good' : 'warn'}>{isDone ? done : notDone}</Badge>
}
