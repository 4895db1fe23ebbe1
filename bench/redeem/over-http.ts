import { addScannerLink, openScannerLink } from '#contract/doors.ts'
import type { ServerProcess } from '../../server/testing/processes.ts'
import { scansOf } from '../load/asking.ts'
import { openCallers } from '../load/open-callers.ts'
import type { BenchLists } from './add-lists.ts'

const doors = 32

/** Scans over HTTP from a separate process, on connections that stay open like those of doors. */
export async function overHttp(server: ServerProcess, { token, large }: BenchLists, connections: number) {
  const callers = openCallers()
  const port = Number(new URL(server.address).port)
  const organiser = scansOf(large, [`authorization: Bearer ${token}`])
  const tokens = await scanTokens(server, token, large.id)
  const links = scansOf(
    large,
    tokens.map((each) => `x-scan-token: ${each}`),
  )
  const rate = async (asking: typeof links, ms: number) => {
    const outcome = await callers.run({ port, asking, connections, ms })
    return (outcome.done * 1000) / outcome.ms
  }
  return {
    /** Scans a second, by callers that start again as soon as they are done. */
    organiserRate: (ms: number) => rate(organiser, ms),
    linksRate: (ms: number) => rate(links, ms),
    /** The duration of each scan in ms, at a fixed rate of scans a second. */
    paced: async (perSecond: number, ms: number) =>
      (await callers.run({ port, asking: links, connections, ms, perSecond })).times,
    close: () => callers.close(),
  }
}

/** The tokens of browsers that opened the scanner link. */
async function scanTokens(server: ServerProcess, token: string, listId: string): Promise<string[]> {
  const body = { label: 'Bench', may_check_in_by_name: false, expires_at: null }
  const { link } = await server.call(addScannerLink, { token, params: { listId }, body })
  const slug = link.url.split('/').at(-1)!
  const opened: string[] = []
  for (let door = 0; door < doors; door++) {
    opened.push((await server.call(openScannerLink, { params: { slug } })).scan_token)
  }
  return opened
}
