// The token of a door by scanner link. Without one, the door opens its link first. Only a refused token may end the door, and
// even then the link is asked once: a server that was restored knows no session from after its backup.
import { ConnectionLost, Declined } from '../../../api/declined.ts'
import type { DoorList } from './door-list.ts'

export type OpenedLink = { list: DoorList; token: string }

/** Where this browser keeps the token: in the row of the door, in the database of its list and its scans. */
export type KeptToken = {
  read: () => Promise<string | undefined>
  /** Stores door and token together. */
  keep: (opened: OpenedLink) => Promise<void>
  drop: () => Promise<void>
}

type Open = (token: string | undefined, isByItself: boolean, signal?: AbortSignal) => Promise<OpenedLink>

export function linkToken(kept: KeptToken, open: Open) {
  // Kept in memory too, because a browser may forbid storage.
  let token: string | undefined
  let opening: Promise<string> | undefined

  /** One call for all that wait for it. */
  function openAgain(sent: string | undefined): Promise<string> {
    opening ??= openByItself(sent).finally(() => (opening = undefined))
    return opening
  }

  async function openByItself(sent: string | undefined): Promise<string> {
    try {
      // Another page of this browser may have opened it. The server gives a token again that still works.
      const opened = await open((await kept.read()) ?? sent, true)
      token = opened.token
      await kept.keep(opened)
      return token
    } catch (error) {
      if (isGone(error)) await kept.drop()
      throw isGone(error) ? new Declined(401) : isTooMany(error) ? new ConnectionLost(error) : error
    }
  }

  return {
    now: () => token,
    /** Staff open the door, which is then kept with its token. A device that the organiser ended begins anew. */
    async load(signal: AbortSignal): Promise<DoorList> {
      token ??= await kept.read()
      const opened = await open(token, false, signal)
      token = opened.token
      return opened.list
    },
    async ask<T>(call: (token: string) => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
      const sent = token ?? (await unlessAborted(openAgain(undefined), signal))
      try {
        return await call(sent)
      } catch (error) {
        if (!isSignedOut(error)) throw error
        const isNew = token !== undefined && token !== sent
        const next = isNew ? token! : await unlessAborted(openAgain(sent), signal)
        return await call(next).catch((again: unknown) => {
          // The link was open a moment ago, so only the link can say that it has ended. The next call asks it.
          throw isSignedOut(again) ? new ConnectionLost(again) : again
        })
      }
    },
  }
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof Declined && error.status === 401
}

/** The organiser has ended this device, or the link. */
function isGone(error: unknown): boolean {
  return isSignedOut(error) || (error instanceof Declined && error.status === 404)
}

/** Many devices open the link at once: this one goes on alone, and tries again. */
function isTooMany(error: unknown): boolean {
  return error instanceof Declined && error.status === 429
}

/** Leaves work that goes on for others, or that does not heed the signal. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject)
  })
}
