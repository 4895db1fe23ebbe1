// The two ways for a browser to be a door: a signed-in organiser, or a scanner link.
import { openScannerLink } from '#contract/doors.ts'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { oneList } from '#contract/lists.ts'
import { doorOccasions } from '#contract/offline.ts'
import { scanners } from '#contract/own-teams.ts'
import { call, callAsDoor, callOnce, type Input } from '../../../api/call.ts'
import { Declined } from '../../../api/declined.ts'
import { readToken } from '../../../api/session-token.ts'
import { whileBusy } from '../../../api/while-busy.ts'
import type { DoorList } from './door-list.ts'
import { isSignedOut, linkToken, type KeptToken } from './link-token.ts'

export type DoorAccess = {
  /** The key under which the door's list is stored. */
  key: readonly string[]
  /** An organiser sees the scanner's internal state, and may go to another list. */
  isOrganiser: boolean
  /** `remembered`: the door as this device knows it, with the occasion that its organiser has chosen. */
  load: (signal: AbortSignal, remembered: DoorList | undefined) => Promise<DoorList>
  /** A call with the credential of this door. */
  ask: <E extends Endpoint>(endpoint: E, input: Input<E>, signal?: AbortSignal) => Promise<AnswerOf<E>>
  /** Opens the stream with the other doors' scans, with the same credential. */
  credential: 'signed-in' | (() => string | undefined)
  /** A secret that only this door knows: its hash is the key of the data remembered for a reload. */
  secret: () => string | undefined
  /** The secret that opened the door: it seals the names that this device keeps, and is never stored beside them. */
  namesSecret: () => string | undefined
  /** Whether this error means that the door may scan no more, until the organiser changes that. */
  isEnd: (error: unknown) => boolean
}

export function organiserDoor(listId: string): DoorAccess {
  return {
    key: ['scanner', 'list', listId],
    isOrganiser: true,
    async load(signal, remembered) {
      const what = findChosen(listId, remembered, signal)
      const door = { may_check_in_by_name: true, may_keep_names: true, expires_at: null }
      try {
        const { list } = await call(oneList, { params: { listId } }, signal)
        const { id, list_id, name, active_members, is_active, colour_rules } = list
        return { id, list_id, name, active_members, is_active, colour_rules, ...door, ...(await what) }
      } catch (error) {
        const given = isForbidden(error) ? await findGiven(listId, signal) : undefined
        if (!given) throw error
        return { ...given, ...door, ...(await what) }
      }
    },
    ask: callOnce,
    credential: 'signed-in',
    // Hidden from any other organiser who signs in in this browser.
    secret() {
      const token = readToken()
      return token === undefined ? undefined : `${token} ${listId}`
    },
    namesSecret: readToken,
    // False, because an ended session leads to the sign-in.
    isEnd: () => false,
  }
}

/** The longest wait for the link, when a door opens it again by itself. */
const openingTakesMs = 20_000

export function linkDoor(slug: string, kept: KeptToken): DoorAccess {
  const token = linkToken(kept, async (sent, isByItself, signal = AbortSignal.timeout(openingTakesMs)) => {
    const input = { params: { slug }, query: isByItself ? { by_itself: 'yes' as const } : {} }
    const open = () => callAsDoor(openScannerLink, input, sent, signal)
    const { list, scan_token, door } = isByItself ? await open() : await whileBusy(open, signal)
    return { list: { ...list, ...door }, token: scan_token }
  })

  return {
    key: ['scanner', 'link', slug],
    isOrganiser: false,
    load: (signal) => token.load(signal),
    ask: (endpoint, input, signal) => token.ask((sent) => callAsDoor(endpoint, input, sent, signal), signal),
    credential: () => token.now(),
    secret: () => slug,
    namesSecret: () => slug,
    isEnd: isSignedOut,
  }
}

/**
 * The occasion of an organiser's door: the only one, or the choice on this device. Without either, staff are asked.
 */
async function findChosen(
  listId: string,
  remembered: DoorList | undefined,
  signal: AbortSignal,
): Promise<Pick<DoorList, 'occasion' | 'choices'>> {
  // A failure is ignored, because the call for the list itself reports the reason.
  const found = await call(doorOccasions, { params: { listId } }, signal).catch(() => undefined)
  if (!found) return remembered?.occasion ? { occasion: remembered.occasion } : {}
  const { occasions: choices } = found
  const chosen = choices.length > 1 ? choices.find(({ id }) => id === remembered?.occasion?.id) : choices[0]
  return { choices, ...(chosen && { occasion: chosen }) }
}

/** The list of a door member, who may not read the list itself. */
async function findGiven(listId: string, signal: AbortSignal) {
  const { scanners: found } = await call(scanners, {}, signal)
  const given = found.find(({ list_id: id, mailchimp_list_id: key }) => id === listId || key === listId)
  if (!given) return undefined
  return {
    id: given.list_id,
    list_id: given.mailchimp_list_id,
    name: given.name,
    active_members: null,
    is_active: given.is_open,
    colour_rules: given.colour_rules,
  }
}

function isForbidden(error: unknown): boolean {
  return error instanceof Declined && error.status === 403
}
