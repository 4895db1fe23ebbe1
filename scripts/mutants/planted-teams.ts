// Mistakes about teams, roles and invitations; see planted.ts.
import type { Mutant } from './plant.ts'

export const teamMutants: Mutant[] = [
  {
    name: 'an audience set up a second time',
    why: 'Two teams write the same three fields, and a guest comes in once at each.',
    file: 'server/features/codes/create-fields.ts',
    changes: [['  await refuseIfTaken(services, team, list)\n', '']],
    test: {
      file: 'server/features/lists/shared-accounts.test.ts',
      name: 'a second team is refused an audience that is here already, before anything is made',
    },
  },
  {
    name: 'a role ignored',
    why: 'A viewer changes lists.',
    file: 'server/features/teams/find-member.ts',
    changes: [["  if (!mayAs(found.role, needed)) throw new Refusal('forbidden', codeOf[needed])\n", '']],
    test: {
      file: 'server/features/teams/teams.test.ts',
      name: 'a viewer reads lists and figures, and changes, exports and scans nothing',
    },
  },
  {
    name: 'a viewer exports',
    why: 'Somebody who may see figures takes the names of all guests along.',
    file: 'server/features/scanning/log/routes.ts',
    changes: [["      if (!mayEdit) throw new Refusal('forbidden', 'viewers_download_no_log')\n", '']],
    test: {
      file: 'server/features/teams/teams.test.ts',
      name: 'a viewer reads lists and figures, and changes, exports and scans nothing',
    },
  },
  {
    name: 'codes for a viewer',
    why: 'Somebody who may see figures has the tickets of all guests who came.',
    file: 'server/features/scanning/log/routes.ts',
    changes: [['code: mayEdit ? scan.code : null', 'code: scan.code']],
    test: { file: 'server/codes-and-viewers.test.ts', name: 'no answer to a viewer holds a code' },
  },
  {
    name: 'a scanner for every member',
    why: 'A viewer lets guests in.',
    file: 'server/database/functions/teams/members.sql',
    changes: [["(m.role in ('owner', 'editor') or m.role = 'door' and exists (", "(m.role <> 'door' or exists ("]],
    test: {
      file: 'server/features/teams/teams.test.ts',
      name: 'a viewer reads lists and figures, and changes, exports and scans nothing',
    },
  },
  {
    name: 'the doors of a removed member stay open',
    why: 'Somebody who was removed goes on hearing each guest by name.',
    file: 'server/database/functions/live/states.sql',
    changes: [[' or not may_scan(d.person, l.owner_id, l.id, o.way)', '']],
    test: {
      file: 'server/features/live/interrupted-stream.test.ts',
      name: 'a member who is removed, or may scan this list no longer, hears nothing more, at any server',
    },
  },
  {
    name: 'an invitation used twice',
    why: 'A mailed link that was read by others opens the team again.',
    file: 'server/features/teams/invitations/store.ts',
    changes: [
      [
        "  const taken = await tx.deleteFrom('invitations').where('team_id', '=', teamId).where('id', '=', id).executeTakeFirst()\n  return taken.numDeletedRows === 1n",
        '  const found = await findInvitations(tx, teamId)\n  return found.some((each) => each.id === id)',
      ],
    ],
    test: {
      file: 'server/features/teams/invitations/invitations.test.ts',
      name: 'a link works once, and only for the invited address',
    },
  },
  {
    name: 'an invitation for anybody',
    why: 'A forwarded mail lets a stranger into the team.',
    file: 'server/features/teams/invitations/join.ts',
    changes: [['  if (emailKey(person.email) !== invited.emailKey) {', "  if (invited.emailKey === '') {"]],
    test: {
      file: 'server/features/teams/invitations/invitations.test.ts',
      name: 'a link works once, and only for the invited address',
    },
  },
  {
    name: 'lists of another team',
    why: "An owner gives a door member the scanner of somebody else's list.",
    file: 'server/database/functions/teams/members.sql',
    changes: [['where l.owner_id = acting_team() and l.id = any (p_lists)', 'where l.id = any (p_lists)']],
    test: {
      file: 'server/features/teams/teams.test.ts',
      name: 'a door member scans the chosen lists, and sees nothing but them',
    },
  },
  {
    name: 'a team of others by name',
    why: 'Whoever knows the id of a team reads its lists.',
    file: 'server/database/functions/teams/members.sql',
    changes: [['where m.person_id = p_person and (p_key', 'where (p_key']],
    test: {
      file: 'server/features/teams/teams.test.ts',
      name: 'the team of a call is that of the list, else the named one, else the own one',
    },
  },
  {
    name: 'a consent after leaving',
    why: 'Somebody who was removed finishes to connect an account, and has its key in hand.',
    file: 'server/features/teams/change-people.ts',
    changes: [
      [
        'async function takeOut(tx: Tx, team: Team, personId: string): Promise<void> {\n  await store.forgetConsents(tx, personId)\n',
        'async function takeOut(tx: Tx, team: Team, personId: string): Promise<void> {\n',
      ],
    ],
    test: {
      file: 'server/features/accounts/taken-consents.test.ts',
      name: 'a consent of a person who was removed from the team connects nothing',
    },
  },
  {
    name: 'a team’s second factor ignored',
    why: 'A stolen password reads the lists of a team that requires more.',
    file: 'server/features/teams/find-member.ts',
    changes: [
      [
        "  if (found.needsSecondFactor && !person.isStrong) throw new Refusal('forbidden', 'second_step_required')\n",
        '',
      ],
    ],
    test: {
      file: 'server/features/teams/second-factor.test.ts',
      name: 'where the team requires a second factor, a password alone opens nothing of it',
    },
  },
]
