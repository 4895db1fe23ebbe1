import { useEffect, useState } from 'react'
import { guestMarks, guests as guestsCall, type GuestMark, presences } from '#contract/guests.ts'
import { wordsFor } from '../../../api/declined.ts'
import { useDownload } from '../../../api/use-download.ts'
import { paths } from '../../../product/paths.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { showNumber } from '../../../ui/show.ts'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { inLine, inRows } from '../../../ui/layout.ts'
import styles from './tools.module.css'
import { words } from '../../../words/guests.ts'
import type { ShownGuests } from './use-guests.ts'

const printer = 'M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z'

/** The search starts after this pause, so that a quickly typed word causes one search. */
const askAfterMs = 250

/** Above the table: the search, the filters with their numbers, the paper and the file. */
export function GuestTools({ listId, guests }: { listId: string; guests: ShownGuests }) {
  const mayEdit = useMay('editor')
  const query = { ...guests.filters, format: 'csv' }
  const file = useDownload(guestsCall, { params: { listId }, query }, `guests-${listId}.csv`)
  return (
    <>
      <div className={inRows(2, 'center')}>
        <Search start={guests.search} onSearch={guests.setSearch} />
        <Chips guests={guests} />
        <div className={`${styles['actions']} ${inLine(2)}`}>
          <ButtonLink to={paths.guestPrint(listId, guests.paper)} size="small">
            <Glyph path={printer} size={18} />
            {words.guests.print}
          </ButtonLink>
          {mayEdit && (
            <Button size="small" isBusy={file.isPending} onClick={() => file.mutate()}>
              {file.isPending ? words.guests.makingCsv : words.guests.csv}
            </Button>
          )}
        </div>
      </div>
      {file.isError && <TroubleNotice {...wordsFor(file.error, words.guests.csvFailed)} />}
      {guests.counts.isError && (
        <TroubleNotice
          {...wordsFor(guests.counts.error, words.guests.countsFailed)}
          onRetry={() => void guests.counts.refetch()}
          isRetrying={guests.counts.isFetching}
        />
      )}
    </>
  )
}

function Search({ start, onSearch }: { start: string; onSearch: (typed: string) => void }) {
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => onSearch(typed), askAfterMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- made anew at every render of the parent; what was typed is what counts
  }, [typed])

  return (
    <div className={styles['search']} role="search">
      <Icon name="search" size={18} />
      <input
        type="search"
        aria-label={words.guests.search}
        placeholder={words.guests.search}
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        defaultValue={start}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}

/** Blocked has a chip at all times; the other marks are offered under Filter, and have one while they are chosen. */
function Chips({ guests: { view, setView, counts } }: { guests: ShownGuests }) {
  const numbers = counts.data
  const unmarked = { mark: undefined, history: undefined }
  const show = (mark: GuestMark | undefined) => setView({ ...view, presence: undefined, mark })
  const withChip = guestMarks.filter((mark) => mark === 'blocked' || mark === view.mark)
  return (
    <div className={`${styles['chips']} ${inRows(2)}`} role="group" aria-label={words.guests.filters}>
      {([undefined, ...presences] as const).map((presence) => (
        <Chip
          key={presence ?? 'all'}
          label={words.guestFilters.presences[presence ?? 'all']}
          count={numbers?.[presence ?? 'all']}
          isOn={view.presence === presence && (presence !== undefined || (view.mark ?? view.history) === undefined)}
          onPress={() => setView({ ...view, ...(presence === undefined && unmarked), presence })}
        />
      ))}
      {withChip.map((mark) => (
        <Chip
          key={mark}
          label={words.guestFilters.marks[mark]}
          count={numbers?.[mark]}
          isOn={view.mark === mark}
          onPress={() => show(view.mark === mark ? undefined : mark)}
        />
      ))}
      {view.history && (
        <Chip
          label={words.guestFilters.histories[view.history]}
          count={undefined}
          isOn
          onPress={() => setView({ ...view, history: undefined })}
        />
      )}
      <div className={styles['more']}>
        <Menu label={words.guests.more}>
          {(close) =>
            guestMarks
              .filter((mark) => !withChip.includes(mark))
              .map((mark) => (
                <button
                  key={mark}
                  type="button"
                  onClick={() => {
                    close()
                    show(mark)
                  }}
                >
                  {words.guestFilters.marks[mark]}
                  {numbers && <b className={styles['count']}>{showNumber(numbers[mark])}</b>}
                </button>
              ))
          }
        </Menu>
      </div>
    </div>
  )
}

type ChipProps = { label: string; count: number | undefined; isOn: boolean; onPress: () => void }

function Chip({ label, count, isOn, onPress }: ChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={isOn} onClick={onPress}>
      {label} {count !== undefined && <b>{showNumber(count)}</b>}
    </button>
  )
}
