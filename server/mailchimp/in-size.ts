import { type Ask, type Line, type Patience, TooManyRows } from './call.ts'
import type { Rows } from './limits/store.ts'

/**
 * Makes a call with as many of these rows as the login's limit allows, and with fewer when that fails. The callback
 * returns the number of rows: a short call does not prove that a long one works.
 */
export type InSize = <T extends { rows: number }>(wanted: Rows, call: (rows: Rows) => Promise<T>) => Promise<T>

/** Enough tries to halve from the most rows to the fewest, and as many again while other callers raise the size. */
const mostTries = 12

/** If the wait would be longer, a person gets the error. The size is remembered, so the next try begins with it. */
const personWaitsMs = 20_000

export function openInSize({ paces }: Pick<Line, 'paces'>, loginKey: string, { caller }: Patience): InSize {
  return async (wanted, call) => {
    const began = performance.now()
    for (let tries = 1; ; tries++) {
      const count = await paces.rowsPerCall(loginKey, wanted)
      try {
        const done = await call({ ...wanted, count })
        await paces.worked(loginKey, { ...wanted, count: done.rows })
        return done
      } catch (error) {
        const isLate = caller !== 'worker' && performance.now() - began > personWaitsMs
        if (!(error instanceof TooManyRows) || tries === mostTries || isLate) throw error
      }
    }
  }
}

/** The calls of one list. `call` checks twice before it reports the list as gone; `ask` is for parts of the list. */
export type Place = { ask: Ask; call: Ask; list: string; listId: string; now: () => Date; inSize: InSize }
