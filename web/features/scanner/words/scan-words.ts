import * as guest from '../../../product/guest-name.ts'
import { codeInText } from '#domain/link.ts'
import { spacedCode } from '#domain/code.ts'
import type { Reason } from '#domain/verdict.ts'
import { say } from '#words/say.ts'
import type { Verdict } from '#contract/scanning.ts'
import { showDate } from '../../../ui/show.ts'
import { isolated } from '#domain/user-text.ts'
import {
  isExit,
  isLetIn,
  isUnreached,
  type LocalVerdict,
  peopleOf,
  type Scan,
  standingOf,
  undoneOf,
} from '../door/scan-log.ts'
import { visitWords } from './visit-words.ts'
import { words } from '../../../words/door.ts'
import { membersOf } from '../door/party.ts'
import type { GuestCard } from '#contract/guest-card.ts'

export type ScanWords = {
  title: string
  name: string
  detail: string
  /** Further details, and the next step for staff. */
  more: string
  count: string
  /** How certain the verdict is, if the server did not decide it. */
  note: string
  /** Why the guest may have no code. */
  unreached: string
  /** The email of a guest without a name. */
  email: string
}

/** Refusals whose own sentence gives staff nothing to do. */
const needsAdvice: ReadonlySet<Reason> = new Set(['already_used', 'unknown_code'])

const adviceOn = (reason: Reason) => (needsAdvice.has(reason) ? words.verdict.sendOn : '')

/** The texts of one scan. Its times are local. */
export function wordsOf(scan: Scan): ScanWords {
  const nothing = {
    name: scan.name === undefined ? codeOf(scan.text) : guestOf(scan.name).name,
    detail: '',
    more: '',
    count: '',
    note: '',
    unreached: unreachedOf(scan),
    email: guestOf(displayValueOf(scan) ?? '').email,
  }
  switch (scan.state) {
    case 'checking':
      return { ...nothing, title: scan.isRetrying ? words.verdict.retrying : words.verdict.checking }
    case 'lost':
      return { ...nothing, title: words.verdict.lostTitle, detail: scan.message }
    case 'saved': {
      const { local } = scan
      const name = nameOfLocal(local) ?? nothing.name
      if (standingOf(scan) === 'undone') {
        const detail = isExit(scan) ? words.occasion.undoneExit : words.verdict.undoneDetail
        return { ...nothing, name, title: words.verdict.undone, detail, note: words.verdict.saved }
      }
      const { count, ...said } = wordsOfLocal(local)
      return {
        ...nothing,
        ...said,
        name,
        count: withPeople(scan, count),
        detail: said.detail || partyWords(scan),
        more: adviceOn(local.reason),
        note: words.verdict.saved,
        ...visitWords(scan, local.reason),
      }
    }
    case 'decided': {
      const { verdict } = scan
      const name = nameOf(verdict) ?? nothing.name
      const said = {
        ...nothing,
        name,
        title: titleOf(scan, verdict),
        detail: detailOf(scan, verdict) || partyWords(scan),
        more: adviceOn(verdict.reason),
        count: withPeople(scan, countOf(scan, verdict)),
      }
      const standing = standingOf(scan)
      if (standing === 'undone' && isExit(scan)) return { ...said, detail: words.occasion.undoneExit }
      const isOver = standing === 'undone' || standing === 'conflict'
      return isOver ? said : { ...said, ...visitWords(scan, verdict.reason) }
    }
  }
}

/** The verdict on a code by this device's own list, for a scan or a question. */
export function wordsOfLocal({ reason, scanCount, maxScans }: LocalVerdict): {
  title: string
  detail: string
  count: string
} {
  const outcome = { reason, displayValue: '', scanCount: scanCount ?? 0, maxScans: maxScans ?? 0 }
  return {
    title: words.reasons[reason],
    detail: reason === 'ok' ? '' : say({ ...outcome, firstScan: undefined, otherList: undefined }, words.sentences),
    count:
      scanCount === undefined || maxScans === undefined
        ? ''
        : words.verdict.scanCount({ scan: scanCount, max: maxScans }),
  }
}

export function nameOfLocal({ name }: LocalVerdict): string | undefined {
  return name === undefined ? undefined : guestOf(name).name
}

function displayValueOf(scan: Scan): string | undefined {
  if (scan.state === 'decided') return scan.verdict.data?.display_field_value
  return scan.state === 'saved' ? scan.local.name : scan.name
}

/** Staff need to know it of a guest who wants to come in. */
function unreachedOf(scan: Scan): string {
  return isUnreached(scan) && !isExit(scan) ? words.verdict.unreached : ''
}

function titleOf(scan: Scan, { reason }: Verdict): string {
  const standing = standingOf(scan)
  if (standing === 'undone') return words.verdict.undone
  if (standing === 'conflict') return words.reasons.conflict
  return isLetIn(scan) ? words.reasons.ok : words.reasons[reason]
}

function nameOf({ data }: Verdict): string | undefined {
  return data ? guestOf(data.display_field_value).name : undefined
}

function detailOf(scan: Scan, verdict: Verdict): string {
  const { reason, first_scan: first } = verdict
  const standing = standingOf(scan)
  if (standing === 'undone') return words.verdict.undoneDetail
  if (standing === 'conflict') return words.verdict.conflictDetail
  // No detail, because another line shows the number of this scan.
  if (isLetIn(scan)) return ''
  if (reason === 'already_used' && first)
    return words.verdict.firstScan({ time: showDate(first.at), door: isolated(first.door) })
  return sentenceOf(verdict)
}

/** In the language of this door. The server's own sentence is in English. */
function sentenceOf({ reason, data, max_scans: max, other_list: otherList }: Verdict): string {
  const counts = { scanCount: data?.scan_count ?? 0, maxScans: max ?? 0 }
  return say({ reason, displayValue: '', ...counts, firstScan: undefined, otherList }, words.sentences)
}

function countOf(scan: Scan, { max_scans: max }: Verdict): string {
  const count = countOfParty(scan)
  return count !== undefined && max !== null && standingOf(scan) !== 'undone'
    ? words.verdict.scanCount({ scan: count, max })
    : ''
}

function withPeople(scan: Scan, count: string): string {
  const people = peopleOf(scan)
  return people > 1 && count ? `${words.party.people({ people })} · ${count}` : count
}

/** A text without a code is shown shortened: it may be a whole web address. */
export function codeOf(text: string): string {
  const code = codeInText(text)
  if (code !== undefined) return spacedCode(code)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** The line of the folded verdict, after the name. A party stays one: how many came in, and what became of the others. */
export function foldedOf(scan: Scan, ago: string): string {
  const people = peopleOf(scan)
  const came = scan.party?.length && people > 0 && isLetIn(scan) ? words.party.people({ people }) : ''
  const line = [wordsOf(scan).title, came, ago].filter(Boolean).join(' · ')
  const others = partyWords(scan)
  return others === '' ? line : `${line}. ${others}`
}

/** One line for the list of latest scans: for an admission, only the name. */
export function lineOf(scan: Scan): { outcome: string | undefined; name: string; email: string; note: string } {
  const { title, name, email, note } = wordsOf(scan)
  return { outcome: kindOf(scan) === 'in' ? undefined : title, name, email, note }
}

/** Whether the guest came in, went out, or did neither. */
export function kindOf(scan: Scan): 'in' | 'out' | 'refused' {
  const standing = standingOf(scan)
  if (!isLetIn(scan) || standing === 'undone' || standing === 'conflict') return 'refused'
  return isExit(scan) ? 'out' : 'in'
}

// What became of a party, by what the server counted and why.

type Member = ReturnType<typeof membersOf>[number]

/** Undefined before the verdict, and of a code of no contact. Each place that was taken back is one less. */
function countOfParty(scan: Scan): number | undefined {
  const members = membersIn(scan)
  const last = (members.findLast(({ success }) => success) ?? members[0])?.data
  if (!last || members.length === 1) return last?.scan_count
  return last.scan_count - undoneOf(scan)
}

/** Empty for a guest alone, and for a party that came in whole. */
function partyWords(scan: Scan): string {
  const asked = 1 + (scan.party?.length ?? 0)
  const came = peopleOf(scan)
  if (asked === 1 || came === 0 || !isLetIn(scan)) return ''
  const members = membersIn(scan)
  const lost = members.filter(({ standing }) => standing === 'conflict').length
  const undone = undoneOf(scan)
  const counted = came + undone + lost
  return [
    counted < asked ? onlyWords(restOf(scan), counted, asked) : '',
    undone > 0 ? words.party.undone({ people: undone, asked }) : '',
    lost > 0 ? words.party.lost({ people: lost, asked }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function membersIn(scan: Scan): Member[] {
  return scan.state === 'decided' ? membersOf(scan.id, scan.verdict) : []
}

/** Why the others came not in: the server's word, or this door's where it decided. */
function restOf(scan: Scan): Reason | undefined {
  if (scan.state === 'decided') return (scan.verdict.rest ?? scan.local?.rest)?.reason
  return scan.state === 'saved' ? scan.local.rest?.reason : undefined
}

function onlyWords(reason: Reason | undefined, came: number, asked: number): string {
  if (reason === 'full') return words.party.onlyFull({ come: came, asked })
  const isUsed = reason === 'already_used' || reason === 'already_today' || reason === 'still_inside'
  return isUsed ? words.party.only({ count: came, asked }) : words.party.onlyCame({ come: came, asked })
}

/** A card as it is read out: the alert first. */
export function saidOf(card: GuestCard | undefined): string[] {
  if (!card) return []
  const fields = card.fields.map(({ name, value }) =>
    words.card.field({ name: isolated(name), value: isolated(value) }),
  )
  return [card.alert, ...fields, card.note].filter((part) => part !== '')
}

/** The name that staff call out, and the email of a guest without one. */
export const guestOf = (displayValue: string) => guest.guestOf(displayValue, words.latest.unnamed)

/** Both in one line; empty for an empty value. */
export const guestLine = (displayValue: string) => guest.guestLine(displayValue, words.latest.unnamed)
