import { isGuessable, isWellFormedCode } from '#domain/code.ts'
import { takeTokenIfLeft } from '../../database/throttle.ts'
import { networkOf } from '../../kernel/network.ts'
import { openTurns } from '../../kernel/turns.ts'
import type { Needs } from '../../services.ts'
import * as store from './store.ts'

/** The rest of the pool's ten connections serves organisers while a crowd opens its pages. */
const readsAtOnce = 4

/** After this time the page shows the code alone, because a guest in a queue needs it now. */
const waitsMs = 3000

/** Limits wrong codes per network. Valid codes are never counted: a whole venue may share one IP. */
const wrongCodes = { capacity: 60, secondsEach: 10 }

/**
 * `code`: the page shows the code, alone without `rows`. `isCertain`: false if the database did not answer in time, so that nothing
 * is known about the code. `nothing`: a code without a page. `isThrottled`: its network had too many of them.
 */
export type Found =
  | { kind: 'code'; rows: store.PageRow[]; isCertain: boolean }
  | { kind: 'nothing'; isThrottled: boolean }

export type FindPage = (code: string, ip: string) => Promise<Found>

const unsure: Found = { kind: 'code', rows: [], isCertain: false }

/** Reads the page of a code. A page may be opened any number of times. */
export function openFindPage({ database, now, log }: Needs<'database' | 'now' | 'log'>): FindPage {
  const inTurn = openTurns({ atOnce: readsAtOnce })

  async function read(code: string, ip: string): Promise<Found> {
    try {
      return await inTurn({ one: 'guest-page' }, async () => {
        const rows = await store.findPage(database, code, now())
        if (rows.length > 0) return { kind: 'code', rows, isCertain: true }
        const isCounted = await takeTokenIfLeft(database, `wrong-code:${networkOf(ip)}`, wrongCodes)
        return { kind: 'nothing', isThrottled: !isCounted }
      })
    } catch (error) {
      log.warn({ err: error }, 'the page of a code could not be read')
      return unsure
    }
  }

  return async (code, ip) => {
    if (!isWellFormedCode(code)) return { kind: 'nothing', isThrottled: false }
    // The database is not asked, so that neither the page nor its time tells whether the code exists.
    if (isGuessable(code)) return { kind: 'code', rows: [], isCertain: true }
    let giveUp: NodeJS.Timeout | undefined
    const late = new Promise<Found>((resolve) => {
      giveUp = setTimeout(resolve, waitsMs, unsure)
    })
    return Promise.race([read(code, ip), late]).finally(() => clearTimeout(giveUp))
  }
}
