import * as z from 'zod/mini'
import { email } from './auth.ts'
import { confirmation, onlyConfirmation } from './confirmation.ts'
import { done, endpoint } from './endpoint.ts'
import { givenName } from './given-name.ts'
import { role, team } from './own-teams.ts'
import { says } from './says.ts'

export { allTeams, scanners, teamHeader } from './own-teams.ts'

export const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  /** The lists whose scanner a member with the role `door` may use. */
  list_ids: z.array(z.string()),
  joined_at: z.string(),
  /** The member's latest activity in the team, to the minute; null without any. */
  active_at: z.nullable(z.string()),
  is_you: z.boolean(),
})
export type Member = z.output<typeof member>

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  list_ids: z.array(z.string()),
  invited_by: z.string(),
  sent_at: z.string(),
  expires_at: z.string(),
})
export type Invitation = z.output<typeof invitation>

const teamName = givenName('name', 100)

const listIds = z.array(z.uuid()).check(z.maxLength(200, says('lists_at_most')))

/** A role, and for the role `door` the lists to scan. */
const place = { role, list_ids: z.optional(listIds) }
const hasLists = z.refine<{ role: string; list_ids?: string[] | undefined }>(
  ({ role, list_ids }) => role !== 'door' || (list_ids ?? []).length > 0,
  { path: ['list_ids'], message: says('lists_needed') },
)

export const addTeam = endpoint({
  method: 'POST',
  path: '/api/teams',
  summary: 'Makes another team. The caller is its owner.',
  body: z.strictObject({ name: teamName }),
  answer: z.object({ team, message: z.string() }),
})

export const changeTeam = endpoint({
  method: 'PUT',
  path: '/api/team',
  summary: 'Renames the team, or requires a second factor of all its members. Lifting that rule needs a confirmation.',
  body: z
    .strictObject({
      name: z.optional(teamName),
      needs_second_factor: z.optional(z.boolean(says('yes_or_no'))),
      ...confirmation,
    })
    .check(
      z.refine(
        ({ name, needs_second_factor: isNeeded }) => name !== undefined || isNeeded !== undefined,
        says('nothing_changed'),
      ),
    ),
  answer: z.object({ team, message: z.string() }),
})

export const teamPeople = endpoint({
  method: 'GET',
  path: '/api/team/people',
  summary: 'The members of the team; for owners also the open invitations.',
  answer: z.object({ members: z.array(member), invitations: z.array(invitation) }),
})

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/team/invitations',
  summary:
    'Invites a person by mail, with a confirmation. The link works once, for 7 days, for that address. Inviting again sends a new link.',
  body: z.strictObject({ email, ...place, ...confirmation }).check(hasLists),
  answer: done,
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/team/invitations/:invitationId',
  summary: 'Withdraws an invitation. Its link no longer works.',
  params: z.object({ invitationId: z.uuid() }),
  answer: done,
})

export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/team/people/:personId',
  summary: 'Gives a member another role, with a confirmation. A team keeps at least one owner.',
  params: z.object({ personId: z.uuid() }),
  body: z.strictObject({ ...place, ...confirmation }).check(hasLists),
  answer: done,
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/team/people/:personId',
  summary: 'Removes a member, with a confirmation. They are out at once, on all devices.',
  params: z.object({ personId: z.uuid() }),
  body: onlyConfirmation,
  answer: done,
})

export const leaveTeam = endpoint({
  method: 'POST',
  path: '/api/teams/:teamId/leave',
  summary: 'Leaves a team, with a confirmation. The last owner cannot leave.',
  params: z.object({ teamId: z.uuid() }),
  body: onlyConfirmation,
  answer: done,
})

const token = z.string(says('link_incomplete')).check(z.maxLength(200))

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/read',
  summary: 'Reads an invitation by the token from its mail.',
  body: z.strictObject({ token }),
  answer: z.object({ team_name: z.string(), invited_by: z.string(), email: z.string(), role }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Joins the team. The signed-in person must have the address that was invited.',
  body: z.strictObject({ token }),
  answer: z.object({ team, message: z.string() }),
})
