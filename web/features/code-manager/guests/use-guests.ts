import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { guestCounts, guests } from '#contract/guests.ts'
import { call } from '../../../api/call.ts'
import { keyOf } from '../use-list.ts'
import { useOccasionOfGuests } from './use-occasion-of-guests.ts'
import { browserLanguage } from '../../../product/browser-language.ts'
import { type GuestView, readView, writeView } from './guest-view.ts'

/** Guests come in while the page is open; hidden tabs do not poll. */
const refreshMs = 10_000

const phone = '(max-width: 46rem)'

/** The guests of the chosen occasion page by page, as the address and the search say. `start`: the first search. */
export function useGuests(listId: string, start: string) {
  const [address, setAddress] = useSearchParams()
  const [isPhone] = useState(() => matchMedia(phone).matches)
  const [search, setSearch] = useState(start)
  const { isKnown, occasion, zone, countsScans } = useOccasionOfGuests(listId)
  const view = readView(address, isPhone && start === '')
  const filters = { q: search || undefined, occasion, presence: view.presence, mark: view.mark, history: view.history }
  const sorting = { sort: view.sort, order: view.order, language: browserLanguage() }

  const key = JSON.stringify({ filters, sorting })
  const [place, setPlace] = useState<{ key: string; cursors: readonly string[] }>({ key, cursors: [] })
  // Other guests begin at their first page.
  const cursors = place.key === key ? place.cursors : []
  const after = cursors.at(-1)

  const page = useQuery({
    queryKey: keyOf(listId, 'guests', key, after),
    queryFn: ({ signal }) => call(guests, { params: { listId }, query: { ...filters, ...sorting, after } }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    enabled: isKnown,
  })
  const counts = useQuery({
    queryKey: keyOf(listId, 'guests', 'counts', JSON.stringify(filters)),
    queryFn: ({ signal }) => call(guestCounts, { params: { listId }, query: filters }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    enabled: isKnown,
  })
  const next = page.data?.next

  return {
    view,
    setView: (wanted: GuestView) => setAddress((before) => writeView(before, wanted), { replace: true }),
    search,
    setSearch: (typed: string) => setSearch(typed.trim()),
    filters,
    /** The search of the address of these guests on paper. What a phone begins with is not in it. */
    paper: paperOf(address, search),
    countsScans,
    /** The zone of the occasion's times; undefined for the whole list. */
    zone,
    page,
    counts,
    pageNumber: cursors.length + 1,
    toNext: next ? () => setPlace({ key, cursors: [...cursors, next] }) : undefined,
    toPrevious: cursors.length > 0 ? () => setPlace({ key, cursors: cursors.slice(0, -1) }) : undefined,
  }
}

function paperOf(address: URLSearchParams, search: string): string {
  const paper = new URLSearchParams(address)
  if (search === '') paper.delete('q')
  else paper.set('q', search)
  return `?${paper.toString()}`
}

export type ShownGuests = ReturnType<typeof useGuests>
