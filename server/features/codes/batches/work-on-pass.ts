import { eachAtOnce } from '../../../kernel/each-at-once.ts'
import type { Needs } from '../../../services.ts'
import { settleAll } from '../../../kernel/settle-all.ts'
import { mayGoOn, type Pass } from './at-work.ts'
import type { Work } from './store.ts'
import { keepPage, readPage, untilKept, writePage } from './work-on-page.ts'

/**
 * Mailchimp's slots are the limit. A few more pages than slots run, so that no slot is idle while pages use the
 * database.
 */
const pagesAtOnce = 12

/**
 * Processes all remaining pages of a pass. A member who opts in while a list is read moves behind all others. So the
 * last page is read after all others, but before they are written. It is stored after them, and is read again if any of
 * them was.
 */
export async function workOnPass(services: Needs<'database' | 'room'>, at: Pass, work: Work): Promise<void> {
  const { lastPage } = work
  const others = work.pages.filter((page) => page !== lastPage)
  const unread = new Set(others)
  const { promise: othersRead, resolve: tellRead } = Promise.withResolvers<void>()
  let reads = 0
  let areLeft = false

  const workOnOther = async (page: number): Promise<void> => {
    areLeft ||= !(await mayGoOn(services, at))
    if (areLeft) return
    await untilKept(async () => {
      const read = await readPage(at, page)
      reads += 1
      unread.delete(page)
      if (unread.size === 0) tellRead()
      const written = await writePage(services, at, read)
      return written !== undefined && keepPage(services, at, written)
    })
  }
  const othersOver = eachAtOnce(others, pagesAtOnce, workOnOther)

  const workOnLast = async (): Promise<void> => {
    // If the server or the batch stops, the others may end unread. The next worker then reads all of them.
    if (others.length > 0) await Promise.race([othersRead, othersOver])
    if (areLeft || !(await mayGoOn(services, at))) return
    await untilKept(async () => {
      const readsBefore = reads
      const written = await writePage(services, at, { ...(await readPage(at, lastPage)), isLast: true })
      await othersOver
      return written !== undefined && reads === readsBefore && keepPage(services, at, written)
    })
  }
  await settleAll([othersOver, ...(work.pages.includes(lastPage) ? [workOnLast()] : [])])
}
