// Two teams with the same Mailchimp audience make one list of their two, or keep them apart knowingly (decision 66).
import * as z from 'zod/mini'
import { confirmation } from './confirmation.ts'
import { endpoint } from './endpoint.ts'
import { listKey } from './list.ts'
import { says } from './says.ts'

/** A team that asks to bring its list of the same audience into this one. */
export const mergeAsk = z.object({ id: z.string(), team_name: z.string(), asked_at: z.string() })
export type MergeAsk = z.output<typeof mergeAsk>

export const sharing = z.object({
  /** How many lists of other teams are the same audience. */
  others: z.int(),
  /** How many of them stay apart. No team can ask them to merge. */
  others_apart: z.int(),
  /** This team has decided to keep its list apart from the others. */
  stays_apart: z.boolean(),
  /** When this team asked the others to merge; null without an open request. */
  asked_at: z.nullable(z.string()),
  /** The other teams' requests to merge; only owners get them. */
  asks: z.array(mergeAsk),
})
export type Sharing = z.output<typeof sharing>

const params = z.object({ listId: listKey })

export const listSharing = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/sharing',
  summary: 'Whether other teams have the same audience, and what they and this team want.',
  params,
  answer: sharing,
})

export const askToMerge = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/sharing/ask',
  summary: 'Asks the other teams with this audience to take this list in. They hear the name of the team.',
  params,
  body: z.strictObject({}),
  answer: z.object({ sharing, message: z.string() }),
})

export const withdrawMerge = endpoint({
  method: 'DELETE',
  path: '/api/lists/:listId/sharing/ask',
  summary: 'Withdraws the question.',
  params,
  answer: z.object({ sharing, message: z.string() }),
})

export const keepApart = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/sharing',
  summary: 'Keeps this list apart from the others of the audience, or lets them ask again.',
  params,
  body: z.strictObject({ stays_apart: z.boolean(says('yes_or_no')) }),
  answer: z.object({ sharing, message: z.string() }),
})

/** `editor`: people of the other team become editors, viewers stay viewers. `door`: they scan this list, and nothing else. */
export const comingRoles = ['editor', 'door'] as const

export const acceptMerge = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/sharing/asks/:askId/accept',
  summary:
    'Takes the list of the asking team in: its contacts, codes, scans and scanner links. It cannot be undone. May be repeated.',
  params: z.object({ listId: listKey, askId: z.uuid() }),
  body: z.strictObject({
    ...confirmation,
    people: z.enum(comingRoles, says('coming_role_needed')),
  }),
  answer: z.object({
    /** Contacts that both lists had, contacts that came along, and scans. */
    united: z.int(),
    moved: z.int(),
    scans: z.int(),
    message: z.string(),
  }),
})
