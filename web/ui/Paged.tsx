import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { pageOf } from './page-of.ts'
import styles from './parts.module.css'
import { showNumber } from './show.ts'
import { words } from '../words/ui.ts'

type Props<T> = {
  label: string
  items: readonly T[]
  /** The texts of the filter for a long list. */
  find: { label: string; nothing: string; textOf: (item: T) => string }
  /** The page with this item is shown first. */
  first?: T | undefined
  children: (items: readonly T[]) => ReactNode
}

/** A list that is loaded as a whole. A single page is shown plainly; more pages get a filter and page buttons. */
export function Paged<T>({ label, items, find, first, children }: Props<T>) {
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<number>()
  const found = pageOf(items, { search, textOf: find.textOf, asked, first })
  if (!found.isLong) return children(items)
  const { page, pages, shown } = found

  return (
    <>
      <div className={styles['find']} role="search">
        <Field
          label={find.label}
          name="find"
          type="search"
          autoComplete="off"
          value={search}
          // Filters while the organiser types; Enter does not submit a surrounding form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => {
            setSearch(target.value)
            setAsked(1)
          }}
        />
      </div>
      {shown.length > 0 && children(shown)}
      <nav className={styles['paging']} aria-label={label}>
        <Button size="small" disabled={page <= 1} onClick={() => setAsked(page - 1)}>
          {words.previous}
        </Button>
        <span role="status">
          {shown.length === 0 ? find.nothing : words.pageOf({ page: showNumber(page), pages: showNumber(pages) })}
        </span>
        <Button size="small" disabled={page >= pages} onClick={() => setAsked(page + 1)}>
          {words.next}
        </Button>
      </nav>
    </>
  )
}
