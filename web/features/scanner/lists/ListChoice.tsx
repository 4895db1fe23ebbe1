import { Link, Navigate, useSearchParams } from 'react-router'
import type { List } from '#contract/list.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Paged } from '../../../ui/Paged.tsx'
import { paths } from '../../../product/paths.ts'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { stacked } from '../../../ui/layout.ts'
import styles from '../door.module.css'
import { useLists } from './use-lists.ts'
import { words } from '../../../words/door.ts'

/** The longest name in a list of many. */
const longestName = 120

/** The organiser's lists, to open a door of one. */
export function ListChoice() {
  const lists = useLists()
  const [search] = useSearchParams()
  const code = search.get('code') ?? undefined
  usePageTitle(words.page.title)
  const open = lists.data?.filter(({ is_active: isActive }) => isActive)
  const [first, ...others] = open ?? []
  // If a code's link led here and only one list can have the code, there is nothing to choose.
  if (code !== undefined && first && others.length === 0) {
    return <Navigate to={paths.scannerOf(first.list_id, code)} replace />
  }
  return (
    <div className={styles['page']}>
      <h1>{words.page.title}</h1>
      <p>{code === undefined ? words.choose.chooseText : words.choose.chooseForCode}</p>
      <Loaded of={lists} loading={words.choose.listsLoading} failed={words.choose.listsFailed} />
      {lists.data?.length === 0 && <NoLists />}
      {lists.data && lists.data.length > 0 && (
        <Paged
          label={words.choose.listPages}
          items={lists.data}
          find={{
            label: words.choose.findList,
            nothing: words.choose.noneFound,
            textOf: ({ name, account }) => `${name} ${account.name}`,
          }}
        >
          {(shown) => (
            <ul role="list" className={styles['lists']}>
              {shown.map((list) => (
                <ListLine key={list.id} list={list} code={code} />
              ))}
            </ul>
          )}
        </Paged>
      )}
    </div>
  )
}

function ListLine({ list, code }: { list: List; code: string | undefined }) {
  return (
    <li>
      <Link to={paths.scannerOf(list.list_id, code)}>
        <strong>
          <UserText text={list.name} longest={longestName} />
        </strong>
        <span>
          <UserText text={list.account.name} />
        </span>
        <span>{words.page.activeMembers({ members: list.active_members })}</span>
        <Badge kind={list.is_active ? 'good' : 'plain'}>
          {list.is_active ? words.page.active : words.page.inactive}
        </Badge>
      </Link>
    </li>
  )
}

function NoLists() {
  return (
    <div className={stacked(4, 'start')}>
      <p>
        <strong>{words.choose.noLists}</strong> {words.choose.noListsText}
      </p>
      <ButtonLink to={paths.dashboard} look="action">
        {words.choose.toDashboard}
      </ButtonLink>
    </div>
  )
}
