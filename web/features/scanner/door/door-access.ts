// The two ways for a browser to be a door: a signed-in organiser, or a scanner link.
import { openScannerLink } from '#contract/doors.ts'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { oneList } from '#contract/lists.ts'
import { doorOccasions, type DoorOccasion } from '#contract/offline.ts'
import { scanners } from '#contract/own-teams.ts'
import type { Language } from '#domain/spoken.ts'
import type { ColourRule } from '#domain/colour.ts'
import { call, callAsDoor, callOnce, type Input } from '../../../api/call.ts'
import { Declined } from '../../../api/declined.ts'
import { readToken } from '../../../api/session-token.ts'
import { whileBusy } from '../../../api/while-busy.ts'
import type { Turned } from './door-occasion.ts'
import { dropScanToken, keepScanToken, readScanToken } from './scan-token.ts'

export type DoorList = {
  /** Our id of the list; the device's data of the list is stored under it. */
  id: string
  /** Mailchimp's id of the list. */
  list_id: string
  name: string
  /** Null if the door may not read it. Its bar shows the number anyway. */
  active_members: number | null
  is_active: boolean
  /** Null means the built-in colour words. */
  colour_rules: readonly ColourRule[] | null
  /** Lists that were merged into this one; scans on this device may still wait under their ids. */
  merged_list_ids?: readonly string[]
  /** The door's name, if a link opened it. An organiser's door has the organiser's name. */
  label?: string
  /** The language of the link; null for that of the device. */
  language?: Language | null | undefined
  may_check_in_by_name: boolean
  /** The link's expiry; null without one. */
  expires_at: string | null
  /** The occasion; null once it was removed. Missing at an organiser's door that has not chosen, or cannot know. */
  occasion?: DoorOccasion | null | undefined
  /** The occasions that an organiser's door may choose from. */
  choices?: readonly DoorOccasion[]
  /** The direction that staff have chosen. Missing for a door that was never switched. */
  turned?: Turned | undefined
  /** When the link was made. The server counts no earlier scan through it. An organiser's door has no such time. */
  made_at?: string
  /** The server did not answer, so this is the door's last known state. */
  isRemembered?: true
  /** Why the link no longer opens this door. The door is still shown, because this device holds scans of it. */
  ended?: string
}

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
  /** Whether this error means that the door may scan no more, until the organiser changes that. */
  isEnd: (error: unknown) => boolean
}

export function organiserDoor(listId: string): DoorAccess {
  return {
    key: ['scanner', 'list', listId],
    isOrganiser: true,
    async load(signal, remembered) {
      const what = findChosen(listId, remembered, signal)
      const door = { may_check_in_by_name: true, expires_at: null }
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
    // False, because an ended session leads to the sign-in.
    isEnd: () => false,
  }
}

export function linkDoor(slug: string): DoorAccess {
  // Kept in memory too, because a browser may forbid storage.
  let token = readScanToken(slug)

  return {
    key: ['scanner', 'link', slug],
    isOrganiser: false,
    async load(signal) {
      const open = () => callAsDoor(openScannerLink, { params: { slug } }, token, signal)
      const { list, scan_token: given, door } = await whileBusy(open, signal)
      token = given
      keepScanToken(slug, given)
      return { ...list, ...door }
    },
    async ask(endpoint, input, signal) {
      try {
        return await callAsDoor(endpoint, input, token, signal)
      } catch (error) {
        if (isSignedOut(error)) dropScanToken(slug)
        throw error
      }
    },
    credential: () => token,
    secret: () => slug,
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

function isSignedOut(error: unknown): boolean {
  return error instanceof Declined && error.status === 401
}
