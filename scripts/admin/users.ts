import { counted } from '#domain/counted.ts'
import { addressWarning } from '../../server/checks/address-notes.ts'
import {
  findAccounts,
  findPeople,
  findPersonState,
  findSessions,
  findTeamsOfPerson,
  type TeamOfPerson,
} from '../../server/admin/store.ts'
import { endAllSessions } from '../../server/features/auth/sessions.ts'
import { proveByOperator } from '../../server/features/auth/email-proof/proven.ts'
import { makeInvitation } from '../../server/features/auth/invitations.ts'
import { makeResetLink } from '../../server/features/auth/reset/make-link.ts'
import { turnOffByOperator } from '../../server/features/auth/second-factor/change.ts'
import { removeUser } from '../../server/features/privacy/delete-user.ts'
import { findTeamsThatGo } from '../../server/features/teams/teams-that-go.ts'
import type { Command } from './command.ts'
import { personOf } from './find.ts'
import { facts, type Report, sentences, table } from './report.ts'

const listUsers: Command = {
  usage: 'users',
  what: 'all organisers, newest first; with --search WORD those whose name or email contains it',
  options: { search: { type: 'string' } },
  async run({ db }, { options }) {
    const users = await findPeople(db, options['search'] as string | undefined)
    const columns = {
      email: 'email',
      name: 'name',
      created_at: 'registered',
      last_used_at: 'last seen',
      sessions: 'devices',
      teams: 'teams',
      accounts: 'accounts',
      lists: 'lists',
      contacts: 'contacts',
    }
    return {
      data: { users },
      sections: [table(users, columns, { empty: 'No organiser matches.' })],
    }
  },
}

const showUser: Command = {
  usage: 'users show USER',
  what: 'one of them, by email or id: devices, teams, accounts, how much was scanned',
  async run({ db }, { named: { USER } }) {
    const { id } = await personOf(db, USER)
    const [user, sessions, teams] = [
      await findPersonState(db, id),
      await findSessions(db, id),
      await findTeamsOfPerson(db, id),
    ]
    const accounts = await findAccounts(
      db,
      teams.map((team) => team.id),
    )
    const names = {
      name: 'Name',
      email: 'Email',
      id: 'Id',
      created_at: 'Registered',
      email_proven_at: 'Email confirmed',
      password_changed_at: 'Password changed',
      second_step_since: 'Second step of signing in since',
      passkeys: 'Passkeys',
      waiting_links: 'Links for a new password that still open',
      scans: 'Scans in the lists of all teams',
    }
    const ofSession = { user_agent: 'browser', created_at: 'signed in', last_used_at: 'last used' }
    const ofTeam = { name: 'team', role: 'role', members: 'members', id: 'id' }
    const ofAccount = {
      name: 'account',
      team: 'team',
      data_centre: 'data centre',
      is_active: 'active',
      reconnect_since: 'refused since',
      lists: 'lists',
      created_at: 'connected',
    }
    return {
      data: { user, sessions, teams, accounts },
      sections: [
        facts(user, names),
        table(sessions, ofSession, { title: 'Signed in:', empty: 'Nowhere.' }),
        table(teams, ofTeam, { title: 'Teams:', empty: 'None.' }),
        table(accounts, ofAccount, { title: 'Mailchimp accounts:', empty: 'None.' }),
      ],
    }
  },
}

const signOut: Command = {
  usage: 'users sign-out USER',
  what: 'signs an organiser out everywhere; their scanner links keep working',
  async run({ db, services }, { named: { USER } }) {
    const person = await personOf(db, USER)
    const ended = await endAllSessions(services, person)
    const said = counted(ended, 'device was', 'devices were')
    return { data: { sessions_ended: ended }, sections: [sentences(`${said} signed out of ${person.email}.`)] }
  },
}

const resetLink: Command = {
  usage: 'users reset-link USER',
  what: 'prints a link for a new password, for an organiser whose mail does not arrive',
  async run({ db, services }, { named: { USER } }) {
    const person = await personOf(db, USER)
    const { url, goodForMinutes } = await makeResetLink(services, person)
    const warning = addressWarning(services.publicUrl)
    return {
      data: { url, good_for_minutes: goodForMinutes },
      sections: [
        sentences(
          `Who opens this chooses the password of ${person.email}: once, within ${goodForMinutes} minutes.`,
          'Give it to them only, once you are sure who asked. Earlier links no longer work.',
        ),
        sentences(url, ...(warning === undefined ? [] : [warning])),
      ],
    }
  },
}

const confirmEmail: Command = {
  usage: 'users confirm-email USER',
  what: 'notes that an email is its organiser’s, where no mail arrives; they can then add passkeys and links, and invite people',
  async run({ db, services }, { named: { USER } }) {
    const person = await personOf(db, USER)
    const isFirst = await proveByOperator(services, person)
    const said = isFirst
      ? `The email of ${person.email} counts as confirmed now. Make sure that it is theirs.`
      : `${person.email} was confirmed before.`
    return { data: { confirmed: isFirst }, sections: [sentences(said)] }
  },
}

const turnOffSecondStep: Command = {
  usage: 'users second-step-off USER',
  what: 'turns the second step of signing in off, for an organiser who lost their phone and recovery codes, and removes their passkeys',
  async run({ services, db, withJobs }, { named: { USER } }) {
    const person = await personOf(db, USER)
    const wasOn = await withJobs(({ jobs }) => turnOffByOperator({ ...services, jobs }, person))
    const said = wasOn
      ? `${person.email} signs in with the password alone now, and is told so by mail. Make sure it was them who asked.`
      : `${person.email} has no second step.`
    return { data: { turned_off: wasOn }, sections: [sentences(said)] }
  },
}

const invite: Command = {
  usage: 'users invite',
  what: 'prints a link that creates one account, where REGISTRATION is invite',
  run({ services }) {
    const { url, goodForDays } = makeInvitation(services)
    const report: Report = {
      data: { url, good_for_days: goodForDays },
      sections: [sentences(`This link creates one account, within ${goodForDays} days.`), sentences(url)],
    }
    return Promise.resolve(report)
  },
}

const deleteUser: Command = {
  usage: 'users delete USER',
  what: 'deletes an organiser, and with all their data the teams that have no other member; asks for the email again, unless --yes is given',
  options: { yes: { type: 'boolean' } },
  async run({ db, services, withJobs }, { named: { USER }, options, ask }) {
    const person = await personOf(db, USER)
    const { ownerless } = await findTeamsThatGo(services, person.id)
    if (ownerless !== undefined) {
      const first = 'Make another member an owner first: npm run admin -- teams make-owner TEAM USER'
      throw new Error(`${person.email} is the only owner of the team “${ownerless}”. ${first}`)
    }
    const teams = await findTeamsOfPerson(db, person.id)
    if (options['yes'] !== true) {
      const said = await ask(
        `${goneAndKept(person.email, teams)} It cannot be undone, but by a backup.\nType the email to go on: `,
      )
      if (said?.trim().toLowerCase() !== person.email.toLowerCase()) {
        throw new Error('Nothing was deleted: the email was not typed. In scripts, use --yes.')
      }
    }
    await withJobs(({ jobs }) => removeUser({ ...services, jobs }, person))
    const left = 'Mailchimp keeps what it holds, without the webhooks of Listpass.'
    return {
      data: { deleted: person.id, teams_deleted: teams.filter(({ goes }) => goes).map(({ id }) => id) },
      sections: [sentences(`${person.email} is deleted, with the teams that had no other member. ${left}`)],
    }
  },
}

function goneAndKept(email: string, teams: readonly TeamOfPerson[]): string {
  const named = (goes: boolean) => teams.filter((team) => team.goes === goes).map(({ name }) => `“${name}”`)
  const scans = teams.filter(({ goes }) => goes).reduce((sum, team) => sum + team.scans, 0)
  const going = named(true).length === 0 ? '' : ` and the team ${named(true).join(', ')} with ${counted(scans, 'scan')}`
  const kept = named(false).length === 0 ? '' : ` Other members keep ${named(false).join(', ')}.`
  return `This deletes ${email}${going}.${kept}`
}

export const userCommands = [
  listUsers,
  showUser,
  signOut,
  resetLink,
  confirmEmail,
  turnOffSecondStep,
  invite,
  deleteUser,
]
