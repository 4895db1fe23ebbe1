// The work behind the three parts of the third step (DESIGN §8). Every call may be repeated: a retry starts at the
// beginning and skips finished work.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { BatchProgress, checkStatus, generate } from '#contract/codes.ts'
import { pollEveryMs } from '#contract/limits.ts'
import type { List } from '#contract/list.ts'
import { words } from '../../words/setup.ts'

export const parts = ['webhook', 'templates', 'finalising'] as const
export type Part = (typeof parts)[number]

/** SPEC §9: each part is shown for at least this long. */
export const leastMs: Record<Part, number> = { webhook: 1500, templates: 2000, finalising: 1000 }

/** DESIGN §8: the wizard does not wait for the end of a larger list. */
export const waitedForAtMost = 10_000

/** With a larger list, it continues when at least this many contacts have a code: one page of the list. */
export const firstPage = 1000

export type Mode = 'webhook' | 'polling'

export type Calls = {
  list: () => Promise<List>
  createFields: () => Promise<unknown>
  generate: () => Promise<AnswerOf<typeof generate>>
  listen: (mode: Mode) => Promise<unknown>
  progress: (batchId: string) => Promise<BatchProgress>
  check: () => Promise<AnswerOf<typeof checkStatus>>
}

export type Outcome = {
  total: number
  withCode: number
  /** True if the list is long and the generation continues. */
  goesOn: boolean
  /** The number of contacts that Mailchimp refused. */
  refused: number
}

export type Happening =
  | { type: 'began'; part: Part }
  | { type: 'ended'; part: Part }
  | { type: 'progressed'; progress: BatchProgress }

type Run = {
  calls: Calls
  mode: Mode
  tell: (happening: Happening) => void
  /** Waits this long; throws if the screen is left. */
  wait: (ms: number) => Promise<void>
}

/** The generation ended without a code for every contact. */
export class Cancelled extends Error {}

export async function finishSetup({ calls, mode, tell, wait }: Run): Promise<Outcome> {
  const take = async <T>(part: Part, work: () => Promise<T>): Promise<T> => {
    tell({ type: 'began', part })
    const [result] = await Promise.all([work(), wait(leastMs[part])])
    tell({ type: 'ended', part })
    return result
  }
  const batchId = await take('webhook', () => integrate(calls, mode))
  const last = await take('templates', () => follow(calls, batchId, tell, wait))
  return take('finalising', () => conclude(calls, last))
}

/** Creates the fields and starts the generation; from then on a webhook can be set up. */
async function integrate(calls: Calls, mode: Mode): Promise<string | undefined> {
  const list = await calls.list()
  if (!list.qr_fields_created) await calls.createFields()
  const batchId = await begin(calls, list)
  if (!list.webhook_setup) await calls.listen(mode)
  return batchId
}

async function begin(calls: Calls, list: List): Promise<string | undefined> {
  if (list.running_batch) return list.running_batch.id
  if (list.qr_values_set) return undefined
  return (await calls.generate()).batch_id
}

async function follow(
  calls: Calls,
  batchId: string | undefined,
  tell: Run['tell'],
  wait: Run['wait'],
): Promise<BatchProgress | undefined> {
  if (batchId === undefined) return undefined
  for (;;) {
    const progress = await calls.progress(batchId)
    tell({ type: 'progressed', progress })
    if (progress.is_cancelled) throw new Cancelled()
    if (progress.is_finished || isEnough(progress)) return progress
    await wait(pollEveryMs)
  }
}

function isEnough({ total_jobs: total, processed_jobs: processed }: BatchProgress): boolean {
  return total > waitedForAtMost && processed >= firstPage
}

/** While a batch runs, shows its progress, because asking Mailchimp would add nothing. */
async function conclude(calls: Calls, last: BatchProgress | undefined): Promise<Outcome> {
  if (last && !last.is_finished) {
    return { total: last.total_jobs, withCode: last.processed_jobs, goesOn: true, refused: last.failed_jobs }
  }
  const { total_members: total, members_with_qr: withCode } = await calls.check()
  return { total, withCode, goesOn: false, refused: last?.failed_jobs ?? 0 }
}

/** How many contacts have a code once the setup is done. */
export function haveCodes(withCode: number, total: number): string {
  if (total === 0) return words.wizard.noContacts
  return withCode === total ? words.wizard.allHaveCodes({ total }) : words.wizard.someHaveCodes({ withCode, total })
}

/** The same while the generation of a long list goes on. */
export function goesOn(withCode: number, total: number): string {
  return `${words.wizard.someHaveCodes({ withCode, total })} ${words.wizard.goesOn}`
}
