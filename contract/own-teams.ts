// The data about a person's teams that every signed-in screen needs.
import * as z from 'zod/mini'
import { roles } from '#domain/role.ts'
import { endpoint } from './endpoint.ts'
import { colourRule } from './colour-rule.ts'
import { says } from './says.ts'

/**
 * The header that names the team of a call by its id. Without it, a call concerns the caller's own team, or the list in
 * its path.
 */
export const teamHeader = 'listpass-team'

export const role = z.enum(roles, says('role_needed'))

/** A team of the signed-in person. */
export const team = z.object({
  id: z.string(),
  name: z.string(),
  /** The person's role in the team. */
  role,
  members: z.int(),
  needs_second_factor: z.boolean(),
  /** Closed to this session: the team requires a second step, and a password alone began the session. */
  is_locked: z.boolean(),
  /** The address of the installation that the team has moved to; null while it is here. */
  moved_to: z.nullable(z.string()),
})
export type Team = z.output<typeof team>

/** A list whose scanner the person may open. */
export const scanner = z.object({
  team_id: z.string(),
  list_id: z.string(),
  mailchimp_list_id: z.string(),
  name: z.string(),
  is_open: z.boolean(),
  /** Null means the built-in colour rules. */
  colour_rules: z.nullable(z.array(colourRule)),
})
export type Scanner = z.output<typeof scanner>

export const allTeams = endpoint({
  method: 'GET',
  path: '/api/teams',
  summary: 'The teams of the signed-in person, their own first.',
  answer: z.object({
    teams: z.array(team),
    /** True if the sandbox stands in for Mailchimp. */
    is_trial: z.boolean(),
  }),
})

export const scanners = endpoint({
  method: 'GET',
  path: '/api/scanners',
  summary: 'The lists whose scanner the signed-in person may open, of all their teams.',
  answer: z.object({ scanners: z.array(scanner) }),
})
