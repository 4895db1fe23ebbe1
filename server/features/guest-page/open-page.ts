import { isWellFormedCode } from '#domain/code.ts'
import { openTurns } from '../../kernel/turns.ts'
import type { Needs } from '../../services.ts'
import * as store from './store.ts'

/** The rest of the pool's ten connections serves organisers while a crowd opens its pages. */
const readsAtOnce = 4

/** After this time the page shows the code alone, because a guest in a queue needs it now. */
const waitsMs = 3000

/**
 * `rows`: empty for a code without a page. `isCertain`: false if the database did not answer in time. Then the server
 * knows nothing about the code, and the page shows the code alone.
 */
export type Found = { rows: store.PageRow[]; isCertain: boolean }

export type FindPage = (code: string) => Promise<Found>

/** Reads the page of a code. A page may be opened any number of times. */
export function openFindPage({ database, now, log }: Needs<'database' | 'now' | 'log'>): FindPage {
  const inTurn = openTurns({ atOnce: readsAtOnce })

  async function read(code: string): Promise<Found> {
    try {
      const rows = await inTurn({ one: 'guest-page' }, () => store.findPage(database, code, now()))
      return { rows, isCertain: true }
    } catch (error) {
      log.warn({ err: error }, 'the page of a code could not be read')
      return { rows: [], isCertain: false }
    }
  }

  return async (code) => {
    if (!isWellFormedCode(code)) return { rows: [], isCertain: true }
    let giveUp: NodeJS.Timeout | undefined
    const late = new Promise<Found>((resolve) => {
      giveUp = setTimeout(resolve, waitsMs, { rows: [], isCertain: false })
    })
    return Promise.race([read(code), late]).finally(() => clearTimeout(giveUp))
  }
}
