import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findGuests } from '#contract/find-guests.ts'
import { scannerLinks } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import { allLists } from '#contract/lists.ts'
import { tonight } from '#contract/tonight.ts'
import { occasions as occasionsCall } from '#contract/occasions.ts'
import { call } from '../../api/call.ts'
import { paths } from '../../product/paths.ts'
import { publicPath } from '../../product/public-path.ts'
import { useTeamHere } from '../../product/team-here.ts'
import { useMay } from '../../product/use-may.ts'
import { guestActions, guestLines } from './guest-lines.ts'
import { groupsOf, type Group, type Line } from './line.ts'
import { type Inside, insideLines, listActions, listLine, listParts, listPlaces, managerLine } from './list-lines.ts'
import { wordsOf } from './match.ts'
import { words } from '../../words/finder.ts'
import type { MenuEntry } from '../../product/ask-menu.ts'

/** The pace of the search in a list (ContactSearch): one search for a quickly typed word. */
const askAfterMs = 250

/** A single letter is in nearly every name. */
const shortestSearch = 2

/** Without a list on the screen, doors and actions of this many lists are offered. */
const mostLists = 4

export type Found = {
  groups: readonly Group[]
  isSearching: boolean
  trouble: { error: unknown; words: string; retry: () => void } | undefined
}

/**
 * The lines that match the typed text, for the list on the screen and the member's role. `here`: the list's key in the
 * address.
 */
export function useFound(typed: string, here: string | undefined): Found {
  const { role } = useTeamHere()
  const seesLists = useMay('viewer')
  const mayEdit = useMay('editor')
  const isOwner = useMay('owner')
  const lists = useQuery({
    queryKey: ['lists'],
    queryFn: ({ signal }) => call(allLists, {}, signal),
    enabled: seesLists,
  })
  const all = (lists.data?.lists ?? []).filter(({ is_gone: isGone }) => !isGone)
  const shown = all.find(({ id, list_id: key }) => here !== undefined && (id === here || key === here))
  const near = shown ? [shown] : all.filter(({ is_active: isActive }) => isActive).slice(0, mostLists)
  const inside = useInside(near, mayEdit)
  const { verb, rest } = splitVerb(typed)
  const guests = useGuests(rest, shown?.id, mayEdit)
  const others = all.filter(({ id }) => id !== shown?.id)
  const open = new Set(all.filter(({ is_active: isActive }) => isActive).map(({ id }) => id))

  const groups = groupsOf(
    {
      // With a verb, only actions are offered.
      guests: verb === undefined ? guestLines(guests.found, shown?.id) : [],
      do: [
        ...guestActions(guests.found, open),
        ...(mayEdit ? near.flatMap((list) => listActions(list, nightOf(inside, list))) : []),
        ...(isOwner ? [addAccount()] : []),
      ],
      go: [
        ...(shown ? listParts(shown, mayEdit) : mayEdit ? near.map(managerLine).map(quietly) : []),
        ...near.flatMap((list) => listPlaces(list, mayEdit)),
        ...inside.flatMap(insideLines),
        ...others.map((list) => listLine(list, shown !== undefined)),
        ...ownPlaces({ seesLists, mayScan: mayEdit || role === 'door' }),
      ],
    },
    wordsOf(typed),
  )
  const trouble = lists.isError
    ? { error: lists.error, words: words.search.placesFailed, retry: () => void lists.refetch() }
    : guests.trouble
  return { groups, isSearching: guests.isSearching, trouble }
}

function quietly(line: Line): Line {
  return { ...line, isQuiet: true }
}

function addAccount(): Line {
  const does = { kind: 'go', to: paths.setupAccount } as const
  return {
    id: 'add-account',
    shape: 'plus',
    title: words.search.addAccount,
    also: words.places.also.wizard,
    detail: '',
    does,
  }
}

function nightOf(inside: readonly Inside[], { id }: List) {
  return inside.find(({ list }) => list.id === id)?.night
}

/** The doors, occasions and nights of these lists, as far as they can be read. Without them the rest is still of use. */
function useInside(near: readonly List[], mayEdit: boolean): readonly Inside[] {
  const query = useQuery({
    queryKey: ['inside', ...near.map(({ id }) => id)],
    queryFn: ({ signal }) => Promise.all(near.map((list) => readInside(list, mayEdit, signal))),
    enabled: near.length > 0,
  })
  return query.data ?? []
}

async function readInside(list: List, mayEdit: boolean, signal: AbortSignal): Promise<Inside> {
  const params = { listId: list.id }
  const [links, occasions, night] = await Promise.allSettled([
    mayEdit ? call(scannerLinks, { params }, signal) : { links: [] },
    call(occasionsCall, { params }, signal),
    mayEdit && list.qr_values_set ? call(tonight, { params, query: {} }, signal) : undefined,
  ])
  return {
    list,
    links: links.status === 'fulfilled' ? links.value.links : [],
    occasions: occasions.status === 'fulfilled' ? occasions.value.occasions : [],
    night: night.status === 'fulfilled' ? night.value : undefined,
  }
}

function useGuests(typed: string, first: string | undefined, mayEdit: boolean) {
  const text = typed.trim()
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text), askAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  const isAsked = mayEdit && text.length >= shortestSearch
  const query = useQuery({
    queryKey: ['guests', wanted, first],
    queryFn: ({ signal }) => call(findGuests, { query: { q: wanted, list: first } }, signal),
    enabled: isAsked && wanted.length >= shortestSearch,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isCurrent = isAsked && wanted === text && !query.isPlaceholderData
  const trouble = { error: query.error, words: words.search.guestsFailed, retry: () => void query.refetch() }
  return {
    found: isCurrent && query.data ? query.data.guests : [],
    isSearching: isAsked && (wanted !== text || query.isFetching),
    trouble: isCurrent && query.isError ? trouble : undefined,
  }
}

// The screens that belong to no list.

export function ownPlaces({ seesLists, mayScan }: { seesLists: boolean; mayScan: boolean }): Line[] {
  return [
    ...(seesLists
      ? [
          {
            ...place('dashboard', words.search.dashboard, '', paths.dashboard),
            ...(mayScan && { also: words.places.also.dashboard }),
          },
        ]
      : []),
    ...(mayScan ? [place('scanner', words.search.scanner, '', paths.scanner)] : []),
    place('password', words.search.password, words.search.account, paths.changePassword),
    place('second-step', words.search.secondStep, words.search.account, paths.secondStep),
    place('passkeys', words.search.passkeys, words.search.account, paths.passkeys),
    place('devices', words.search.devices, words.search.account, paths.devices),
    ...(seesLists ? [place('activity', words.search.activity, words.search.account, paths.activity)] : []),
    place('team', words.search.team, words.search.account, paths.team),
    {
      ...place('own-data', words.search.ownData, words.search.account, paths.ownData),
      also: words.places.also.ownData,
    },
    menuLine('log_out', words.places.menu.logOut),
    menuLine('language', words.places.menu.language),
    { ...place('guide', words.search.help, words.search.helpText, publicPath(paths.guide)), shape: 'help' },
    {
      ...place('api', words.search.api, words.search.helpText, ''),
      shape: 'help',
      does: { kind: 'leave', href: '/api/docs' },
    },
  ]
}

function menuLine(entry: MenuEntry, found: Pick<Line, 'title' | 'also'>): Line {
  return {
    id: `menu-${entry}`,
    shape: 'account',
    ...found,
    detail: words.search.account,
    does: { kind: 'menu', entry },
    isQuiet: true,
  }
}

function place(id: string, title: string, detail: string, to: string): Line {
  return {
    id: `place-${id}`,
    shape: detail === words.search.account ? 'account' : 'place',
    title,
    detail,
    does: { kind: 'go', to },
  }
}

/** "block ken": the words beside the verb are the guest to search for. */
export function splitVerb(typed: string): { verb: string | undefined; rest: string } {
  for (const say of [words.search.block, words.search.checkIn]) {
    // Another language may have its verb behind the guest.
    const [before = '', after = ''] = say({ guest: '|' }).split('|', 2)
    const [, verb, rest, behind] = patternOf(before.trim(), after.trim()).exec(typed) ?? []
    if (rest !== undefined) return { verb: verb || behind, rest }
  }
  return { verb: undefined, rest: typed }
}

function patternOf(before: string, after: string): RegExp {
  const first = before === '' ? '()' : `(${literal(before)})\\s+`
  const last = after === '' ? '()' : `\\s+(${literal(after)})\\s*`
  return new RegExp(`^\\s*${first}(.*)${last}$`, 'i')
}

function literal(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)
}
