import type { teams as english } from '../../en/answers/teams.ts'

/** Teams, members and invitations. */
export const teams = {
  team_added: 'Equipo creado',
  team_updated: 'Equipo actualizado',
  left_team: 'Has dejado el equipo.',
  role_changed: 'Rol cambiado',
  member_removed: 'Se ha quitado del equipo a esta persona.',
  invitation_sent: ({ email }: { email: string }) => `Invitación enviada a ${email}.`,
  invitation_withdrawn: 'La invitación se ha retirado.',
  team_joined: ({ team }: { team: string }) => `Ya estás en el equipo “${team}”.`,
} satisfies typeof english
