import { Fragment } from 'react'
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
import { isolated } from '../../ui/user-text.ts'
import { UserText } from '../../ui/UserText.tsx'
import styles from './account-card.module.css'
import { words } from './words.ts'

/** The longest name that fits beside six other columns. */
const longestCell = 120

export function ListsTable({ lists, accountName }: { lists: readonly List[]; accountName: string }) {
  const mayEdit = useMay('editor')
  if (lists.length === 0) {
    return (
      <p className={styles['none']}>
        <strong>{words.noLists}</strong> {words.noListsText}
      </p>
    )
  }
  const { columns } = words
  const label = words.tableOf(accountName)
  return (
    <Paged
      label={label}
      items={lists}
      find={{ label: words.find, nothing: words.nothingFound, textOf: (list) => `${list.name} ${list.list_id}` }}
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
          rows={shown.map((list) => ({ key: list.id, cells: cellsOf(list, mayEdit) }))}
        />
      )}
    </Paged>
  )
}

/** The cells of a list's row. A viewer gets figures and no link to the scanner. */
function cellsOf(list: List, mayEdit: boolean) {
  const toList = mayEdit ? words.manage : words.figures
  return [
    <Fragment key="name">
      <strong>
        <Link to={paths.qrManager(list.id)} className={styles['listName']}>
          <UserText text={list.name} longest={longestCell} />
        </Link>{' '}
        {list.is_gone && <Badge kind="bad">{words.gone}</Badge>}
      </strong>
      <Link
        to={paths.occasions(list.id)}
        className={styles['occasions']}
        aria-label={words.forList(words.occasions, isolated(list.name))}
      >
        {words.occasions}
      </Link>
    </Fragment>,
    <code key="id">{list.list_id}</code>,
    showNumber(guestCount(list)),
    state(list.qr_fields_created, words.created, words.notCreated),
    state(list.qr_values_set, words.generated, words.notGenerated),
    state(list.webhook_setup, words.setUp, words.notSetUp),
    <span key="actions" className={styles['rowActions']} data-is-actions>
      <ButtonLink
        size="small"
        look="plain"
        to={paths.qrManager(list.id)}
        aria-label={words.forList(toList, isolated(list.name))}
      >
        {toList}
      </ButtonLink>
      {mayEdit && (
        <ButtonLink
          size="small"
          to={paths.scannerOf(list.list_id)}
          aria-label={words.forList(words.scan, isolated(list.name))}
        >
          {words.scan}
        </ButtonLink>
      )}
    </span>,
  ]
}

function state(isDone: boolean, done: string, notDone: string) {
  return <Badge kind={isDone ? 'good' : 'warn'}>{isDone ? done : notDone}</Badge>
}
