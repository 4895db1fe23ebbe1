import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { List } from '#contract/list.ts'
import { guestNames } from '#contract/guests.ts'
import { call } from '../../../../api/call.ts'
import { paths } from '../../../../product/paths.ts'
import { browserZone, showMoment } from '../../../../product/time.ts'
import { Button, ButtonLink } from '../../../../ui/Button.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Loaded } from '../../../../ui/Loaded.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { usePageTitle } from '../../../../ui/use-page-title.ts'
import { isolated, shownText } from '#domain/user-text.ts'
import { withOccasion } from '../../home/chosen-occasion.ts'
import { keyOf, useList } from '../../use-list.ts'
import { words as managerWords } from '../../../../words/manager.ts'
import { words as guestsWords } from '../../../../words/guests.ts'
import { browserLanguage } from '../../../../product/browser-language.ts'
import { type GuestView, readView } from '../guest-view.ts'
import { useOccasionOfGuests } from '../use-occasion-of-guests.ts'
import { openLetters } from '#domain/letters.ts'
import { pagesOf } from './pages.ts'
import { PaperPage } from './PaperPage.tsx'
import { inRows, stacked } from '../../../../ui/layout.ts'
import styles from './print.module.css'

/** The guests of an occasion as a list on paper, in case the scanners fail. */
export function GuestsPrint() {
  const { listId = '' } = useParams()
  const list = useList(listId)
  usePageTitle(list.data ? `${guestsWords.print.title} – ${isolated(list.data.name, 60)}` : guestsWords.print.title)
  return (
    <Page className={styles['page']}>
      <Loaded of={list} loading={managerWords.list.loading} failed={managerWords.list.loadFailed} rows={4}>
        {(found) => <Printed list={found} />}
      </Loaded>
    </Page>
  )
}

function Printed({ list }: { list: List }) {
  const { isKnown, occasion, name, zone = browserZone(), opensAt } = useOccasionOfGuests(list.id)
  const [search] = useSearchParams()
  const { presence, mark, history } = readView(search, false)
  const q = search.get('q') ?? ''
  const filters = { q: q || undefined, occasion, presence, mark, history }
  const chosen = wordsOf({ presence, mark, history }, q)
  const names = useQuery({
    queryKey: keyOf(list.id, 'guests', 'names', JSON.stringify(filters)),
    queryFn: ({ signal }) =>
      call(guestNames, { params: { listId: list.id }, query: { ...filters, language: browserLanguage() } }, signal),
    enabled: isKnown,
    // A printed list shows one moment, so it is read again only on request.
    staleTime: Infinity,
    gcTime: 0,
  })
  const found = names.data?.names
  const pages = useMemo(() => found && pagesOf(found, openLetters(browserLanguage())), [found])
  const isNamed = name !== undefined && name !== list.name

  return (
    <>
      <div className={`${styles['tools']} ${inRows(3, 'center')}`}>
        <h1>{guestsWords.print.title}</h1>
        <ButtonLink to={`${paths.listPart(list.id, 'guests')}?${search.toString()}`} look="plain" size="small">
          <Icon name="back" size={18} />
          {guestsWords.print.back}
        </ButtonLink>
        {pages && <p>{guestsWords.print.hint({ pages: pages.length })}</p>}
        <Button isBusy={names.isFetching} onClick={() => void names.refetch()}>
          {guestsWords.print.again}
        </Button>
        <Button look="action" disabled={!found || found.length === 0} onClick={() => print()}>
          {guestsWords.print.print}
        </Button>
      </div>
      <Loaded of={names} loading={guestsWords.print.loading} failed={guestsWords.print.failed} rows={6} />
      <AboutNames
        chosen={chosen}
        names={names.data}
        all={paths.guestPrint(list.id, withOccasion(search.get('occasion')))}
      />
      {names.data && found && found.length > 0 && (
        <div
          className={`${styles['paper']} ${stacked(5)}`}
          role="region"
          aria-label={guestsWords.print.paper}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {pages?.map((page) => (
            <PaperPage
              key={page.number}
              page={page}
              of={pages.length}
              list={list.name}
              about={[isNamed ? name : '', opensAt === null ? '' : showMoment(zone, opensAt), ...chosen].filter(
                Boolean,
              )}
              count={names.data.total}
              at={showMoment(zone, names.data.at)}
            />
          ))}
        </div>
      )}
    </>
  )
}

type AboutProps = { chosen: string[]; names: { names: readonly unknown[]; total: number } | undefined; all: string }

/** Which guests the list has, and whether it has all of them. */
function AboutNames({ chosen, names, all }: AboutProps) {
  const isChosen = chosen.length > 0
  return (
    <>
      {isChosen && (
        <Notice kind="plain" title={guestsWords.print.narrowed} detail={shownText(chosen.join(' · '), 300)}>
          <ButtonLink to={all} size="small">
            {guestsWords.print.printAll}
          </ButtonLink>
        </Notice>
      )}
      {names && names.total > names.names.length && (
        <Notice kind="warn" title={guestsWords.print.cut({ printed: names.names.length, total: names.total })} />
      )}
      {names?.names.length === 0 && !isChosen && (
        <Notice kind="plain" title={guestsWords.print.none} detail={guestsWords.print.noneText} />
      )}
      {names?.names.length === 0 && isChosen && <Notice kind="plain" title={guestsWords.guestFilters.none} />}
    </>
  )
}

/** Which guests were chosen, one text for each filter. */
function wordsOf({ presence, mark, history }: Omit<GuestView, 'sort' | 'order'>, q: string): string[] {
  return [
    ...(presence ? [guestsWords.guestFilters.presences[presence]] : []),
    ...(mark ? [guestsWords.guestFilters.marks[mark]] : []),
    ...(history ? [guestsWords.guestFilters.histories[history]] : []),
    ...(q === '' ? [] : [guestsWords.print.matching({ search: q })]),
  ]
}
