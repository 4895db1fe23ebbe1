import { teamArrived } from '#contract/moves.ts'
import * as contract from '#contract/teams.ts'
import type { Serve } from '../../http/serve.ts'
import type { Person } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { said } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { changeRoleOf, findPeople, leave, removePerson } from './change-people.ts'
import { invite, withdraw } from './invitations/invite.ts'
import { joinTeam, readInvitation } from './invitations/join.ts'
import { findInvitations, type StoredInvitation } from './invitations/store.ts'
import { addTeam, changeTeam, findTeamOf } from './team-of.ts'
import { findScanners, findTeams, noteArrival, type FoundMember, type TeamOfPerson } from './store.ts'

export function teamsRoutes(serve: Serve, services: Services): void {
  teamRoutes(serve, services)
  peopleRoutes(serve, services)
  invitationRoutes(serve, services)
  serve.anyone(teamArrived, async ({ params, body }) => {
    if (!(await noteArrival(services.database, params.moveId, body.at)))
      throw new Refusal('not_found', 'team_not_found')
    return { has_arrived: true as const }
  })
}

function teamRoutes(serve: Serve, services: Services): void {
  serve.signedIn(contract.allTeams, async ({ person }) => ({
    teams: (await findTeams(services.database, person.id)).map((team) => wireTeam(team, person)),
    is_trial: services.isTrial,
  }))

  serve.signedIn(contract.addTeam, async ({ person, body }) => {
    const id = await addTeam(services, person, body.name)
    return { team: wireTeam(await findTeamOf(services, person, id), person), message: said('team_added') }
  })

  serve.owner(contract.changeTeam, async ({ person, team, body }) => {
    const { name, needs_second_factor: needsSecondFactor, ...confirmation } = body
    await changeTeam(services, { person, team }, { name, needsSecondFactor }, confirmation)
    return { team: wireTeam(await findTeamOf(services, person, team.id), person), message: said('team_updated') }
  })

  serve.signedIn(contract.leaveTeam, async ({ person, params, body }) => {
    await leave(services, person, params.teamId, body)
    return { message: said('left_team') }
  })

  serve.signedIn(contract.scanners, async ({ person }) => {
    const scanners = await findScanners(services.database, person.id)
    const wired = scanners.map((found) => ({
      team_id: found.teamId,
      list_id: found.listId,
      mailchimp_list_id: found.mailchimpId,
      name: found.name,
      is_open: found.isOpen,
      colour_rules: found.colourRules,
    }))
    return { scanners: wired }
  })
}

function peopleRoutes(serve: Serve, services: Services): void {
  serve.viewer(contract.teamPeople, async ({ person, team }) => {
    const people = await findPeople(services, team)
    const isOwner = team.member.role === 'owner'
    const invitations = isOwner
      ? await services.database.as({ team: team.id }, (tx) => findInvitations(tx, team.id))
      : []
    return { members: people.map((each) => wireMember(each, person.id)), invitations: invitations.map(wireInvitation) }
  })

  serve.owner(contract.changeMember, async ({ person, team, params, body }) => {
    const { role, list_ids: listIds = [], ...confirmation } = body
    await changeRoleOf(services, { person, team }, params.personId, { role, listIds, confirmation })
    return { message: said('role_changed') }
  })

  serve.owner(contract.removeMember, async ({ person, team, params, body }) => {
    await removePerson(services, { person, team }, params.personId, body)
    return { message: said('member_removed') }
  })
}

function invitationRoutes(serve: Serve, services: Services): void {
  serve.owner(contract.invitePerson, async ({ person, team, body, language, ip }) => {
    const { email, role, list_ids: listIds = [], ...confirmation } = body
    await invite(services, { person, team }, { email, role, listIds, language, ip, confirmation })
    return { message: said('invitation_sent', { email }) }
  })

  serve.owner(contract.withdrawInvitation, async ({ team, params }) => {
    await withdraw(services, team, params.invitationId)
    return { message: said('invitation_withdrawn') }
  })

  serve.anyone(contract.readInvitation, async ({ body, ip }) => {
    const { teamName, invitedBy, email, role } = await readInvitation(services, body.token, ip)
    return { team_name: teamName, invited_by: invitedBy, email, role }
  })

  serve.signedIn(contract.acceptInvitation, async ({ person, body, ip }) => {
    const id = await joinTeam(services, person, body.token, ip)
    const team = await findTeamOf(services, person, id)
    return { team: wireTeam(team, person), message: said('team_joined', { team: team.name }) }
  })
}

function wireTeam({ id, name, role, members, needsSecondFactor, movedTo }: TeamOfPerson, { isStrong }: Person) {
  const isLocked = needsSecondFactor && !isStrong
  return { id, name, role, members, needs_second_factor: needsSecondFactor, is_locked: isLocked, moved_to: movedTo }
}

function wireMember({ id, name, email, role, listIds, joinedAt, activeAt }: FoundMember, you: string) {
  return {
    id,
    name,
    email,
    role,
    list_ids: listIds,
    joined_at: joinedAt.toISOString(),
    active_at: activeAt?.toISOString() ?? null,
    is_you: id === you,
  }
}

function wireInvitation({ id, email, role, listIds, invitedBy, sentAt, expiresAt }: StoredInvitation) {
  return {
    id,
    email,
    role,
    list_ids: listIds,
    invited_by: invitedBy,
    sent_at: sentAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  }
}
