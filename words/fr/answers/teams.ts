import type { teams as english } from '../../en/answers/teams.ts'

/** Teams, members and invitations. */
export const teams = {
  team_added: 'L’équipe a été créée',
  team_updated: 'L’équipe a été modifiée',
  left_team: 'Vous avez quitté l’équipe.',
  role_changed: 'Le rôle a été modifié',
  member_removed: 'Ce membre a été retiré de l’équipe.',
  invitation_sent: ({ email }: { email: string }) => `L’invitation a été envoyée à ${email}.`,
  invitation_withdrawn: 'L’invitation a été retirée.',
  team_joined: ({ team }: { team: string }) => `Vous êtes maintenant dans l’équipe «\u{202f}${team}\u{202f}».`,
} satisfies typeof english
