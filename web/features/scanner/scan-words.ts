import { codeInText } from '#domain/link.ts'
import { spacedCode } from '#domain/code.ts'
import type { Verdict } from '#contract/scanning.ts'
import { isolated, shownText } from '../../ui/user-text.ts'
import type { Scan } from './scan-log.ts'
import { words } from './words.ts'

export type ScanWords = { title: string; name: string; detail: string; count: string }

/** What the door reads of one scan. The server's sentence stands as it is, but for times, which are said in local time. */
export function wordsOf(scan: Scan): ScanWords {
  const code = codeOf(scan.text)
  if (scan.state === 'checking') {
    return { title: scan.isRetrying ? words.retrying : words.checking, name: code, detail: '', count: '' }
  }
  if (scan.state === 'lost') return { title: words.lostTitle, name: code, detail: scan.message, count: '' }
  const { verdict } = scan
  return {
    title: words.reasons[verdict.reason],
    name: nameOf(verdict) ?? code,
    detail: detailOf(verdict),
    count: countOf(verdict),
  }
}

function nameOf({ data }: Verdict): string | undefined {
  return data ? shownText(data.display_field_value) || words.unnamed : undefined
}

function detailOf({ reason, first_scan: first, message }: Verdict): string {
  return reason === 'already_used' && first ? words.firstScan(first.at, isolated(first.door)) : message
}

function countOf({ data, max_scans: max }: Verdict): string {
  return data && max !== null ? words.scanCount(data.scan_count, max) : ''
}

/** A text without a code is shown shortened: it may be a whole web address. */
function codeOf(text: string): string {
  const code = codeInText(text)
  if (code !== undefined) return spacedCode(code)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** One line for the list of latest scans: of who was let in the name alone. */
export function lineOf(scan: Scan): { outcome: string | undefined; name: string } {
  const { title, name } = wordsOf(scan)
  return { outcome: scan.state === 'decided' && scan.verdict.success ? undefined : title, name }
}
