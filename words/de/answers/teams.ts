import type { teams as english } from '../../en/answers/teams.ts'

/** Teams, members and invitations. */
export const teams = {
  team_added: 'Das Team ist erstellt',
  team_updated: 'Das Team ist geändert',
  left_team: 'Sie haben das Team verlassen.',
  role_changed: 'Die Rolle ist geändert',
  member_removed: 'Aus dem Team entfernt.',
  invitation_sent: ({ email }: { email: string }) => `Die Einladung wurde an ${email} gesendet.`,
  invitation_withdrawn: 'Die Einladung ist zurückgezogen.',
  team_joined: ({ team }: { team: string }) => `Sie sind jetzt im Team „${team}“.`,
} satisfies typeof english
