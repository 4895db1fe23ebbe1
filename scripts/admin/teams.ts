import { operator } from '#contract/audit.ts'
import { findAccounts } from '../../server/admin/store.ts'
import { findInvitations, findMembers, findTeams } from '../../server/admin/teams/store.ts'
import { changeRole } from '../../server/features/teams/change-people.ts'
import type { Command } from './command.ts'
import { personOf, teamOf } from './find.ts'
import { facts, sentences, table } from './report.ts'

const listTeams: Command = {
  usage: 'teams',
  what: 'all teams, newest first; with --user USER those of one organiser',
  options: { user: { type: 'string' } },
  async run({ db }, { options }) {
    const user = options['user'] as string | undefined
    const teams = await findTeams(db, user === undefined ? {} : { personId: (await personOf(db, user)).id })
    const columns = {
      name: 'team',
      owners: 'owners',
      members: 'members',
      needs_second_factor: 'second step required',
      accounts: 'accounts',
      lists: 'lists',
      contacts: 'contacts',
      id: 'id',
    }
    return { data: { teams }, sections: [table(teams, columns, { empty: 'There are no teams.' })] }
  },
}

const showTeam: Command = {
  usage: 'teams show TEAM',
  what: 'one of them: members with their roles, open invitations, accounts',
  async run({ db }, { named: { TEAM } }) {
    const team = await teamOf(db, TEAM)
    const [members, invitations, accounts] = [
      await findMembers(db, team.id),
      await findInvitations(db, team.id),
      await findAccounts(db, [team.id]),
    ]
    const names = {
      name: 'Name',
      id: 'Id',
      created_at: 'Since',
      needs_second_factor: 'Requires a second step',
      lists: 'Lists',
      contacts: 'Guests with a code',
    }
    const ofMember = {
      email: 'member',
      name: 'name',
      role: 'role',
      scans: 'scans',
      joined_at: 'joined',
      active_at: 'active',
    }
    const ofInvitation = { email: 'invited', role: 'role', expires_at: 'until' }
    const ofAccount = {
      name: 'account',
      data_centre: 'data centre',
      is_active: 'active',
      reconnect_since: 'refused since',
    }
    return {
      data: { team, members, invitations, accounts },
      sections: [
        facts(team, names),
        table(members, ofMember, { title: 'Members:', empty: 'None.' }),
        table(invitations, ofInvitation, { title: 'Open invitations:', empty: 'None.' }),
        table(accounts, ofAccount, { title: 'Mailchimp accounts:', empty: 'None.' }),
      ],
    }
  },
}

const makeOwner: Command = {
  usage: 'teams make-owner TEAM USER',
  what: 'makes a member an owner, for a team whose owner is gone; the former owners stay owners',
  async run({ db, services, withJobs }, { named: { TEAM, USER } }) {
    const [team, person] = [await teamOf(db, TEAM), await personOf(db, USER)]
    const members = await findMembers(db, team.id)
    if (!members.some(({ id }) => id === person.id))
      throw new Error(`${person.email} is no member of ${team.name}. See npm run admin -- teams show ${team.id}`)
    await withJobs(({ jobs }) =>
      changeRole({ ...services, jobs }, { id: team.id }, person.id, { role: 'owner', listIds: [], who: operator }),
    )
    return {
      data: { team: team.id, owner: person.id },
      sections: [
        sentences(`${person.email} is an owner of ${team.name} now. Make sure that its members asked for it.`),
      ],
    }
  },
}

export const teamCommands = [listTeams, showTeam, makeOwner]
