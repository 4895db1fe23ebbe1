// The two ways in which a browser is a door: an organiser who is signed in, and whoever opened a scanner link.
import type * as z from 'zod/mini'
import { openScannerLink } from '#contract/doors.ts'
import { oneList } from '#contract/lists.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import { call, callAsDoor } from '../../api/call.ts'
import { Declined } from '../../api/declined.ts'
import { dropScanToken, keepScanToken, readScanToken } from './scan-token.ts'

export type DoorList = {
  list_id: string
  name: string
  active_members: number
  is_active: boolean
  /** What the door is called that a link opened. An organiser's is called by their name. */
  label?: string
}

export type SentScan = z.output<typeof redeemScan.body>

export type DoorAccess = {
  /** Where the list of this door is remembered. */
  key: readonly string[]
  /** An organiser sees the inside of the scanner, and may go to another list. */
  isOrganiser: boolean
  load: (signal: AbortSignal) => Promise<DoorList>
  send: (listId: string, scan: SentScan, signal: AbortSignal) => Promise<Verdict>
  /** Whether this says that the door may scan no more, and only the organiser can change that. */
  isEnd: (error: unknown) => boolean
}

export function organiserDoor(listId: string): DoorAccess {
  return {
    key: ['scanner', 'list', listId],
    isOrganiser: true,
    load: async (signal) => (await call(oneList, { params: { listId } }, signal)).list,
    send: (id, body, signal) => call(redeemScan, { params: { listId: id }, body }, signal),
    // A session that ended leads to the sign-in.
    isEnd: () => false,
  }
}

export function linkDoor(slug: string): DoorAccess {
  // Also kept here: a browser may forbid its storage.
  let token = readScanToken(slug)

  return {
    key: ['scanner', 'link', slug],
    isOrganiser: false,
    async load(signal) {
      const { list, scan_token: given, door } = await callAsDoor(openScannerLink, { params: { slug } }, token, signal)
      token = given
      keepScanToken(slug, given)
      return { ...list, label: door.label }
    },
    async send(listId, body, signal) {
      try {
        return await callAsDoor(redeemScan, { params: { listId }, body }, token, signal)
      } catch (error) {
        if (isSignedOut(error)) dropScanToken(slug)
        throw error
      }
    },
    isEnd: isSignedOut,
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof Declined && error.status === 401
}
