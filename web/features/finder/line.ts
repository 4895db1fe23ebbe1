// The lines of the search.
import type { FoundGuest } from '#contract/find-guests.ts'
import type { Tonight } from '#contract/tonight.ts'
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

export type Line = {
  id: string
  shape: ShapeName
  title: string
  detail: string
  does: Does
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
  const matching = (lines: readonly Line[]) => lines.filter(({ title, detail }) => hasAll(words, [title, detail]))
  const groups: Group[] = [
    { name: 'guests', lines: words.length === 0 ? [] : found.guests.slice(0, most.guests) },
    { name: 'do', lines: matching(found.do).slice(0, most.do) },
    { name: 'go', lines: matching(found.go).slice(0, most.go) },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}
