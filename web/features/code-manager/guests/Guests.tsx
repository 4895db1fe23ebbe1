import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Guest, guestsAPage } from '#contract/guests.ts'
import type { List } from '#contract/list.ts'
import { paths } from '../../../product/paths.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { isolated } from '#domain/user-text.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import { useBulk } from './bulk/use-bulk.ts'
import { GuestFacts, GuestTable } from './GuestTable.tsx'
import { GuestTools } from './GuestTools.tsx'
import { inLine, stacked } from '../../../ui/layout.ts'
import styles from './table.module.css'
import { type ShownGuests, useGuests } from './use-guests.ts'
import { useSelection } from './use-selection.ts'
import { words as managerWords } from '../../../words/manager.ts'
import { words as guestsWords } from '../../../words/guests.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const CodeDialog = lazyPart(async () => (await import('../CodeDialog.tsx')).CodeDialog)

/** The guests of the chosen occasion, with their states and the actions for them. */
export function Guests({ list }: { list: List }) {
  const [address] = useSearchParams()
  const start = address.get('q') ?? ''
  // A new search in the address starts the list again.
  return <GuestsFrom key={start} list={list} start={start} />
}

function GuestsFrom({ list, start }: { list: List; start: string }) {
  const guests = useGuests(list.id, start)
  const mayEdit = useMay('editor')
  const [shown, setShown] = useState<Guest>()
  const found = guests.page.data?.guests
  const selection = useSelection(JSON.stringify(guests.filters), found ?? [])
  const bulk = useBulk(list.id)
  const matching = guests.counts.data?.matching ?? 0

  return (
    <section className={`${styles['guests']} ${stacked(4, 'fits')}`} aria-label={guestsWords.guests.title}>
      <GuestTools listId={list.id} guests={guests} />
      <Card isFlush aria-label={guestsWords.guests.table} className={styles['card']}>
        <Loaded
          of={guests.page}
          loading={guestsWords.guests.loading}
          failed={guestsWords.guests.failed}
          rows={6}
          className={styles['none']}
        />
        {found?.length === 0 && <Nothing listId={list.id} guests={guests} />}
        {found && found.length > 0 && (
          <GuestTable
            list={list}
            guests={found}
            view={guests.view}
            zone={guests.zone}
            occasion={guests.filters.occasion}
            countsScans={guests.countsScans}
            selection={mayEdit ? selection : undefined}
            onView={guests.setView}
            onShow={setShown}
            onChange={bulk.start}
          />
        )}
        <Paging guests={guests} />
      </Card>
      {mayEdit && (
        <BulkBar listId={list.id} bulk={bulk} selection={selection} filters={guests.filters} matching={matching} />
      )}
      {shown && (
        <Suspense>
          <CodeDialog
            listId={list.id}
            contact={shown}
            facts={<GuestFacts guest={shown} zone={guests.zone} countsScans={guests.countsScans} />}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

function Paging({ guests: { page, counts, pageNumber, toNext, toPrevious } }: { guests: ShownGuests }) {
  if (!toNext && !toPrevious) return null
  const { matching } = counts.data ?? { matching: 0 }
  // Guests that came since they were counted may be on a further page.
  const pages = matching === 0 ? 0 : Math.max(pageNumber, Math.ceil(matching / guestsAPage))
  return (
    <nav className={`${styles['paging']} ${inLine(4, 'center', 'last')}`} aria-label={guestsWords.guests.paging}>
      <Button size="small" disabled={!toPrevious} onClick={toPrevious}>
        {guestsWords.guests.previous}
      </Button>
      <span role="status">{guestsWords.guests.page({ page: pageNumber, of: pages })}</span>
      <Button size="small" disabled={!toNext} isBusy={page.isPlaceholderData} onClick={toNext}>
        {guestsWords.guests.next}
      </Button>
    </nav>
  )
}

/** A list without guests needs codes; a search or a filter without guests shows a link back to all. */
function Nothing({ listId, guests }: { listId: string; guests: ShownGuests }) {
  const { search, view, setView } = guests
  const isNarrowed = search !== '' || (view.presence ?? view.mark ?? view.history) !== undefined
  if (!isNarrowed) {
    return (
      <div className={styles['none']}>
        <h3>{guestsWords.guests.none}</h3>
        <p>{guestsWords.guests.noneText}</p>
        <ButtonLink to={paths.qrManager(listId, 'setup')} size="small">
          {managerWords.list.toSetup}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles['none']}>
      <p role="status">
        {search === '' ? guestsWords.guestFilters.none : guestsWords.guests.noneHere({ search: isolated(search) })}
      </p>
      {(view.presence ?? view.mark ?? view.history) !== undefined && (
        <Button
          size="small"
          onClick={() => setView({ ...view, presence: undefined, mark: undefined, history: undefined })}
        >
          {guestsWords.guests.showAll}
        </Button>
      )}
    </div>
  )
}
