import type { teams as english } from '../../en/answers/teams.ts'

/** Teams, members and invitations. */
export const teams = {
  team_added: 'Het team is gemaakt',
  team_updated: 'Het team is gewijzigd',
  left_team: 'Je hebt het team verlaten.',
  role_changed: 'De rol is gewijzigd',
  member_removed: 'Uit het team verwijderd.',
  invitation_sent: ({ email }: { email: string }) => `De uitnodiging is naar ${email} verstuurd.`,
  invitation_withdrawn: 'De uitnodiging is ingetrokken.',
  team_joined: ({ team }: { team: string }) => `Je zit nu in het team “${team}”.`,
} satisfies typeof english
