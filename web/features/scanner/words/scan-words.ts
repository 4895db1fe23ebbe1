import { codeInText } from '#domain/link.ts'
import { spacedCode } from '#domain/code.ts'
import type { Reason } from '#domain/verdict.ts'
import { say } from '#words/say.ts'
import type { Verdict } from '#contract/scanning.ts'
import { showDate } from '../../../ui/show.ts'
import { isolated, shownText } from '../../../ui/user-text.ts'
import { isExit, isLetIn, isUnreached, type LocalVerdict, peopleOf, type Scan } from '../door/scan-log.ts'
import { visitWords } from './visit-words.ts'
import { words } from './words.ts'

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
}

/** Refusals whose own sentence gives staff nothing to do. */
const needsAdvice: ReadonlySet<Reason> = new Set(['already_used', 'unknown_code'])

const adviceOn = (reason: Reason) => (needsAdvice.has(reason) ? words.verdict.sendOn : '')

/** The texts of one scan. Its times are local. */
export function wordsOf(scan: Scan): ScanWords {
  const nothing = {
    name: scan.name ?? codeOf(scan.text),
    detail: '',
    more: '',
    count: '',
    note: '',
    unreached: unreachedOf(scan),
  }
  switch (scan.state) {
    case 'checking':
      return { ...nothing, title: scan.isRetrying ? words.verdict.retrying : words.verdict.checking }
    case 'lost':
      return { ...nothing, title: words.verdict.lostTitle, detail: scan.message }
    case 'saved': {
      const { local } = scan
      const name = nameOfLocal(local) ?? nothing.name
      const { count, ...said } = wordsOfLocal(local)
      return {
        ...nothing,
        ...said,
        name,
        count: withPeople(scan, count),
        detail: said.detail || missedOf(scan),
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
        title: titleOf(verdict),
        detail: detailOf(verdict) || missedOf(scan),
        more: adviceOn(verdict.reason),
        count: withPeople(scan, countOf(verdict)),
      }
      if (verdict.standing === 'undone' && isExit(scan)) return { ...said, detail: words.occasion.undoneExit }
      const isOver = verdict.standing === 'undone' || verdict.standing === 'conflict'
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
    count: scanCount === undefined || maxScans === undefined ? '' : words.verdict.scanCount(scanCount, maxScans),
  }
}

export function nameOfLocal({ name }: LocalVerdict): string | undefined {
  return name === undefined ? undefined : shownText(name) || words.latest.unnamed
}

/** Staff need to know it of a guest who wants to come in. */
function unreachedOf(scan: Scan): string {
  return isUnreached(scan) && !isExit(scan) ? words.verdict.unreached : ''
}

function titleOf({ reason, standing }: Verdict): string {
  if (standing === 'undone') return words.verdict.undone
  return standing === 'conflict' ? words.reasons.conflict : words.reasons[reason]
}

function nameOf({ data }: Verdict): string | undefined {
  return data ? shownText(data.display_field_value) || words.latest.unnamed : undefined
}

function detailOf(verdict: Verdict): string {
  const { reason, first_scan: first, standing } = verdict
  if (standing === 'undone') return words.verdict.undoneDetail
  if (standing === 'conflict') return words.verdict.conflictDetail
  // No detail, because another line shows the number of this scan.
  if (reason === 'ok') return ''
  if (reason === 'already_used' && first) return words.verdict.firstScan(showDate(first.at), isolated(first.door))
  return sentenceOf(verdict)
}

/** In the language of this door. The server's own sentence is in English. */
function sentenceOf({ reason, data, max_scans: max, other_list: otherList, message }: Verdict): string {
  // A server of the former release does not tell the other list.
  if (reason === 'wrong_list' && otherList === undefined) return message
  const counts = { scanCount: data?.scan_count ?? 0, maxScans: max ?? 0 }
  return say({ reason, displayValue: '', ...counts, firstScan: undefined, otherList }, words.sentences)
}

/** The count after the last of a party. */
function countOf({ data: first, max_scans: max, standing, party }: Verdict): string {
  const data = party?.findLast(({ success }) => success)?.data ?? first
  return data && max !== null && standing !== 'undone' ? words.verdict.scanCount(data.scan_count, max) : ''
}

function withPeople(scan: Scan, count: string): string {
  const people = peopleOf(scan)
  return people > 1 && count ? `${words.party.people(people)} · ${count}` : count
}

/** Staff asked for more people than there were places. */
function missedOf(scan: Scan): string {
  const came = peopleOf(scan)
  const { people: asked = 1 } = scan
  return isLetIn(scan) && came > 0 && came < asked ? words.party.only(came, asked) : ''
}

/** A text without a code is shown shortened: it may be a whole web address. */
export function codeOf(text: string): string {
  const code = codeInText(text)
  if (code !== undefined) return spacedCode(code)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** One line for the list of latest scans: for an admission, only the name. */
export function lineOf(scan: Scan): { outcome: string | undefined; name: string; note: string } {
  const { title, name, note } = wordsOf(scan)
  return { outcome: kindOf(scan) === 'in' ? undefined : title, name, note }
}

/** Whether the guest came in, went out, or did neither. */
export function kindOf(scan: Scan): 'in' | 'out' | 'refused' {
  if (!isLetIn(scan) || (scan.state === 'decided' && !isCounted(scan))) return 'refused'
  return isExit(scan) ? 'out' : 'in'
}

function isCounted(scan: Scan): boolean {
  return scan.state === 'decided' && scan.verdict.standing !== 'undone' && scan.verdict.standing !== 'conflict'
}
