import { useEffect, useId, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './contacts.module.css'
import { words } from './words.ts'

/** The search starts after this pause, so that a quickly typed word causes one search. */
const askAfterMs = 250

export function ContactSearch({ start, onSearch }: { start: string; onSearch: (search: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => onSearch(typed), askAfterMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- made anew at every render of the parent; what was typed is what counts
  }, [typed])

  return (
    <div className={styles['search']} role="search">
      <label htmlFor={id}>{words.search}</label>
      <div>
        <Icon name="search" size={18} />
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          defaultValue={start}
          placeholder={words.searchHint}
          maxLength={254}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </div>
  )
}
