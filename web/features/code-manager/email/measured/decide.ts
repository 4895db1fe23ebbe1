// The findings of a draft once the organiser's browser has measured it: what a window really showed counts there.
import type { CheckedDraft, DraftFinding } from '#contract/campaigns.ts'
import { judgeWindows, type Shown, shownNothing, windowFindings, type WindowFinding } from '#domain/mail-windows.ts'
import { type Check, checks } from '#domain/preflight.ts'
import type { Measured } from './measure-mail.ts'

/** Of each version: of each window what the browser measured. `late`: the frame did not load in time. */
export type MeasuredVersions = readonly (readonly (Measured | 'late')[])[]

export type Decided = Pick<CheckedDraft, 'findings' | 'passed'> & {
  /** A window was measured otherwise than the HTML was read. */
  isCorrected: boolean
  /** Windows that could not be measured, so that the reading of the HTML counts. */
  unmeasured: number
}

type Said = Pick<DraftFinding, 'sentence' | 'todo'>

/** `say`: the words of a finding in the reader's language. */
export function decide(
  { findings, passed, windows }: Pick<CheckedDraft, 'findings' | 'passed' | 'windows'>,
  measured: MeasuredVersions,
  say: (finding: WindowFinding) => Said,
): Decided {
  const isExplained = findings.some(explains)
  let unmeasured = 0
  const before = new Map<string, WindowFinding>()
  const after = new Map<string, WindowFinding>()
  for (const [version, read] of windows.entries()) {
    if (!read) continue
    const counted = read.map((one, at) => {
      const found = measured[version]?.[at] ?? 'late'
      const isFailed = found === 'late' || found === 'blocked'
      if (isFailed) unmeasured += 1
      return isFailed ? one : countedOf(found, one, isExplained)
    })
    for (const each of judgeWindows(read)) keep(before, each)
    for (const each of judgeWindows(counted)) keep(after, each)
  }
  const isOnlyInOutlook = findings.some(({ id }) => id === 'only_in_outlook')
  if (isOnlyInOutlook && after.has('hidden')) return { findings, passed, isCorrected: false, unmeasured }
  const isSame = JSON.stringify([...before]) === JSON.stringify([...after])
  if (isSame) return { findings, passed, isCorrected: false, unmeasured }
  const kept = findings.filter(({ id }) => !before.has(id) && !(isOnlyInOutlook && id === 'only_in_outlook'))
  const told = new Map(findings.map((each) => [each.id, each]))
  const added = [...after].map(([id, finding]) => ({
    ...windowFindings[finding.name],
    id,
    where: told.get(id)?.where ?? null,
    ...say(finding),
  }))
  return {
    ...sorted([...kept, ...added], [...passed, ...findings.map(({ check }) => check)]),
    isCorrected: true,
    unmeasured,
  }
}

/** Of several versions, the first that has a finding tells it. */
function keep(found: Map<string, WindowFinding>, finding: WindowFinding): void {
  const id = finding.name === 'too_small_on_phones' ? 'too_small' : finding.name
  if (!found.has(id)) found.set(id, finding)
}

/** What the window counts as. Other findings may say already why the code is not there, such as a condition or a wrong address. */
function countedOf(found: Exclude<Measured, 'blocked'>, read: Shown, isExplained: boolean): Shown {
  if (found === 'absent') return isExplained ? read : shownNothing()
  if (found.seen === 'another' && isExplained) return read
  // A browser rounds, and letters of another font move a size by little.
  return isNear(found, read) ? read : found
}

/** In CSS pixels, or as a share of the side. */
const [nearPixels, nearShare] = [2, 0.02]

function isNear(a: Shown, b: Shown): boolean {
  return (
    a.seen === b.seen &&
    (['side', 'whole', 'least'] as const).every(
      (key) => Math.abs(a[key] - b[key]) <= Math.max(nearPixels, b[key] * nearShare),
    )
  )
}

const explaining = new Set<Check>(['content', 'picture', 'address', 'tag', 'conditionals'])
const besides = new Set([...Object.keys(windowFindings), 'no_alt', 'in_unsubscribe_link'])

function explains({ id, check }: DraftFinding): boolean {
  return explaining.has(check) && !besides.has(id) && !id.includes('outlook')
}

/** The worst first, equally bad ones in the order of `checks`. `asked`: all checks that were made. */
function sorted(findings: readonly DraftFinding[], asked: readonly Check[]): Pick<CheckedDraft, 'findings' | 'passed'> {
  const failed = new Set(findings.map(({ check }) => check))
  const order = ({ light, check }: DraftFinding) => Number(light === 'look') * checks.length + checks.indexOf(check)
  return {
    findings: findings.toSorted((a, b) => order(a) - order(b)),
    passed: checks.filter((check) => asked.includes(check) && !failed.has(check)),
  }
}
