// The lines of the search.
import type { FoundGuest } from '#contract/find-guests.ts'
import type { Tonight } from '#contract/tonight.ts'
import type { MenuEntry } from '../../product/ask-menu.ts'
import { hasAll } from './match.ts'
import type { ShapeName } from './shapes.ts'

/** An action that asks a question first. */
export type Question = { kind: 'stop'; listId: string; night: Tonight } | { kind: 'block'; guest: FoundGuest }

/** The action of a line: it opens a screen, opens a page outside of the app, asks, or admits guests again. */
export type Does =
  | { kind: 'go'; to: string }
  | { kind: 'leave'; href: string }
  | { kind: 'ask'; question: Question }
  | { kind: 'resume'; listId: string; occasionId: string }
  | { kind: 'menu'; entry: MenuEntry }

export type Line = {
  id: string
  shape: ShapeName
  title: string
  detail: string
  does: Does
  /** Other words that find the line. Those that match are beside it. */
  also?: readonly string[]
  /** The line waits until something is typed. */
  isQuiet?: true
}

/** The details of a line, as far as it has them. */
export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}

export type Group = { name: 'guests' | 'do' | 'go'; lines: readonly Line[] }

/** The most lines of a group. */
const most = { guests: 8, do: 8, go: 12 }

/** Lines in which each typed word occurs. Guests come as the server found them: their other fields may match. */
export function groupsOf(found: Record<Group['name'], readonly Line[]>, words: readonly string[]): Group[] {
  const matching = (lines: readonly Line[]) => lines.flatMap((line) => matched(line, words))
  const groups: Group[] = [
    { name: 'guests', lines: words.length === 0 ? [] : found.guests.slice(0, most.guests) },
    { name: 'do', lines: matching(found.do).slice(0, most.do) },
    { name: 'go', lines: matching(found.go).slice(0, most.go) },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}

function matched(line: Line, words: readonly string[]): Line[] {
  if (words.length === 0) return line.isQuiet ? [] : [line]
  const { title, detail, also = [] } = line
  const hidden = words.filter((word) => !hasAll([word], [title, detail]))
  const beside = also.filter((text) => hidden.some((word) => hasAll([word], [text])))
  return hasAll(hidden, beside) ? [{ ...line, detail: joined([detail, ...beside]) }] : []
}
