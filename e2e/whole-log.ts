import { scanLog, type Scan } from '#contract/scans.ts'
import type { List } from '#contract/list.ts'
import type { Organiser } from './organiser.ts'

/** Every scan of the list, the newest first; at most 25,000. */
export async function wholeLog(organiser: Organiser, { id }: List): Promise<Scan[]> {
  const scans: Scan[] = []
  for (let after: string | undefined, pages = 0; pages < 500; pages++) {
    const query: { after?: string } = after === undefined ? {} : { after }
    const page = await organiser.call(scanLog, { params: { listId: id }, query })
    scans.push(...page.scans)
    if (page.next === null) break
    after = page.next
  }
  return scans
}
