import * as z from 'zod/mini'
import { done, endpoint } from './endpoint.ts'
import { givenName } from './given-name.ts'
import { colourRule } from './colour-rule.ts'
import { listKey } from './list-key.ts'
import { moment } from './moment.ts'
import { doorOccasion } from './offline.ts'
import { says } from './says.ts'
import { directions } from './scanning.ts'
import { languages } from '#domain/spoken.ts'

/** Sent in place of a bearer token by a door that opened a scanner link. */
export const scanTokenHeader = 'x-scan-token'

/** The checks of a door's ready check. */
export const doorCheckName = z.enum([
  'camera',
  'light',
  'sound',
  'screen',
  'list',
  'page',
  'storage',
  'clock',
  'battery',
  'version',
])
export type DoorCheckName = z.output<typeof doorCheckName>

/** A browser that opened the link and can scan now. */
export const scannerSession = z.object({
  id: z.string(),
  /** The browser's own description (User-Agent). Empty if it sent none. */
  user_agent: z.string(),
  started_at: z.string(),
  last_used_at: z.string(),
  /** The failed checks, empty when the door is ready. Null without a report for 3 minutes: its page is not open. */
  missing: z.nullable(z.array(doorCheckName)),
})
export type ScannerSession = z.output<typeof scannerSession>

export const scannerLink = z.object({
  id: z.string(),
  label: z.string(),
  /** The right to search people by name or email and check them in. Without it, the link only scans. */
  may_check_in_by_name: z.boolean(),
  /** The right to add guests who are not on the list. */
  may_add: z.boolean(),
  /** With the right to search: its doors keep the names, sealed, and find guests without a connection. */
  may_keep_names: z.boolean(),
  /** Null: a door speaks the language of its device. */
  language: z.nullable(z.enum(languages)),
  is_active: z.boolean(),
  expires_at: z.nullable(z.string()),
  /** The occasion that it opens; null for the main one, and for a link that follows. */
  occasion_id: z.nullable(z.string()),
  /** It opens the occasion that is open at the moment, of those for everyone with times of at most 36 hours. */
  follows_open: z.boolean(),
  /** Null: staff switch between entries and exits, where the occasion has exits. */
  direction: z.nullable(z.enum(directions)),
  /** The secret address that staff open. */
  url: z.string(),
  created_at: z.string(),
  rotated_at: z.nullable(z.string()),
  last_used_at: z.nullable(z.string()),
  /** The devices of the link, the latest used first, at most 50. */
  sessions: z.array(scannerSession),
})
export type ScannerLink = z.output<typeof scannerLink>

const label = givenName('label', 60)
const expiresAt = z.nullable(moment(says('moment_needed')))
/** A value that is left out stays as it is. A new link then opens the main occasion, in both directions, and adds no guests. */
const opens = {
  occasion_id: z.optional(z.nullable(z.uuid(says('occasion_needed')))),
  /** The link then has no occasion of its own. */
  follows_open: z.optional(z.boolean(says('follows_needed'))),
  direction: z.optional(z.nullable(z.enum(directions, says('direction_needed')))),
  may_add: z.optional(z.boolean()),
  may_keep_names: z.optional(z.boolean()),
  language: z.optional(z.nullable(z.enum(languages, says('language_needed')))),
}
const ofList = z.object({ listId: listKey })
const ofLink = z.object({ listId: listKey, linkId: z.uuid() })
const changed = z.object({ link: scannerLink, message: z.string() })

export const scannerLinks = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/scanner-links',
  summary: 'The scanner links of a list, newest first, with their sessions.',
  params: ofList,
  answer: z.object({ links: z.array(scannerLink) }),
})

export const addScannerLink = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/scanner-links',
  summary: 'Creates a secret link that lets door staff scan this list without signing in. At most 50 a list.',
  params: ofList,
  body: z.strictObject({ label, may_check_in_by_name: z.boolean(), expires_at: expiresAt, ...opens }),
  answer: changed,
})

export const changeScannerLink = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/scanner-links/:linkId',
  summary: 'Changes the label, rights or expiry of a scanner link, or switches it off or on.',
  params: ofLink,
  body: z.strictObject({
    label,
    may_check_in_by_name: z.boolean(),
    is_active: z.boolean(says('link_active_needed')),
    expires_at: expiresAt,
    ...opens,
  }),
  answer: changed,
})

export const rotateScannerLink = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/scanner-links/:linkId/rotate',
  summary: 'Gives a scanner link a new address. The old address and all its sessions end at once.',
  params: ofLink,
  answer: changed,
})

export const removeScannerLink = endpoint({
  method: 'DELETE',
  path: '/api/lists/:listId/scanner-links/:linkId',
  summary: 'Revokes a scanner link. Its address and all its sessions end at once.',
  params: ofLink,
  answer: done,
})

export const endScannerSession = endpoint({
  method: 'DELETE',
  path: '/api/lists/:listId/scanner-links/:linkId/sessions/:sessionId',
  summary: 'Ends the session of one browser. It can open the link again, unless the link is rotated.',
  params: z.object({ listId: listKey, linkId: z.uuid(), sessionId: z.uuid() }),
  answer: done,
})

/** `percent` is whole. A browser that does not tell its battery sends none. */
export const battery = z.object({
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  is_charging: z.boolean(),
})
export type Battery = z.output<typeof battery>

export const tellDoorCheck = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/door-check',
  summary:
    'Tells the organiser what a door of a scanner link lacks, and its battery, each minute while its page is open.',
  params: ofList,
  body: z.strictObject({
    missing: z.array(doorCheckName).check(z.maxLength(doorCheckName.options.length)),
    battery: z.optional(battery),
  }),
  answer: done,
})

export const openScannerLink = endpoint({
  method: 'GET',
  path: '/api/lists/by-slug/:slug',
  summary:
    'Opens a scanner link: answers the list and the token that scans it. A valid token that is sent along is returned.',
  // Any text is accepted: an impossible slug gets the same answer as one that does not exist.
  params: z.object({ slug: z.string() }),
  /** `by_itself`: the door goes on because its token was refused. A device that the organiser ended then gets 401. */
  query: z.object({ by_itself: z.optional(z.literal('yes')) }),
  answer: z.object({
    success: z.literal(true),
    list: z.object({
      id: z.string(),
      list_id: z.string(),
      name: z.string(),
      active_members: z.int(),
      is_active: z.boolean(),
      /** The colour rules, so that the door can decide offline. */
      colour_rules: z.nullable(z.array(colourRule)),
    }),
    scan_token: z.string(),
    door: z.object({
      label: z.string(),
      may_check_in_by_name: z.boolean(),
      may_keep_names: z.boolean(),
      expires_at: z.nullable(z.string()),
      /** When the link was made. Scans from before this time are not counted through it. */
      made_at: z.string(),
      /** Null once the link's occasion was removed. */
      occasion: z.nullable(doorOccasion),
      /** Null: that of the device. */
      language: z.nullable(z.enum(languages)),
    }),
    message: z.string(),
  }),
})

/** A web app manifest: the door on a home screen. */
export const doorManifest = endpoint({
  method: 'GET',
  path: '/api/lists/by-slug/:slug/manifest',
  summary: 'The web app manifest of a scanner link: on a home screen each door is an app of its own name.',
  params: z.object({ slug: z.string() }),
  answer: z.object({
    id: z.string(),
    name: z.string(),
    short_name: z.string(),
    lang: z.optional(z.enum(languages)),
    start_url: z.string(),
    scope: z.string(),
    display: z.literal('standalone'),
    background_color: z.string(),
    theme_color: z.string(),
    icons: z.array(
      z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.optional(z.literal('maskable')) }),
    ),
  }),
})
