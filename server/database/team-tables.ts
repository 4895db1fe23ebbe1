// Teams, their members and invitations; see tables.ts.
import type { Generated } from 'kysely'
import type { Role } from '#domain/role.ts'
import type { Json, Stamp } from './column-types.ts'

export type TeamTables = {
  teams: {
    id: string
    name: string
    created_at: Stamp
    needs_second_factor: Generated<boolean>
  }
  memberships: {
    team_id: string
    person_id: string
    role: Role
    joined_at: Stamp
    active_at: Date | null
  }
  member_lists: { team_id: string; person_id: string; list_id: string }
  invitations: {
    id: string
    team_id: string
    email: string
    email_key: string
    role: Role
    list_ids: Generated<string[]>
    invited_by: string
    secret_hash: Buffer
    created_at: Stamp
    sent_at: Stamp
    expires_at: Date
  }
  departures: {
    team_id: string
    move_id: string
    to_url: string
    jobs: Json<{ name: string; data: unknown }[]>
    arrived_at: Date | null
    door_key: Generated<Buffer>
    is_staying: Generated<boolean>
  }
  arrivals: {
    move_id: string
    team_id: string
    from_url: string
    arrived_at: Date | null
    hooks: Generated<string[]>
  }
  personal_log: {
    person_id: string
    id: string
    who: string
    action: string
    details: Json<Record<string, unknown>>
    at: Stamp
  }
}
