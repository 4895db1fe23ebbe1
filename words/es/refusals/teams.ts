import type { teams as Teams } from '../../en/refusals/teams.ts'
import { n } from '../format.ts'

/** Teams, members and invitations. */
export const teams = {
  team_not_found: 'No se ha encontrado el equipo',
  teams_at_most: ({ most }: { most: number }) => `Puedes estar como máximo en ${n(most)} equipos.`,
  own_second_step_first:
    'Configura antes un segundo paso para ti e inicia sesión con él. Si no, te quedarías sin acceso.',
  leave_to_go: 'Para irte, elige “Dejar este equipo”.',
  only_member: 'No hay más miembros que tú. Un equipo desaparece cuando se elimina su último miembro.',
  not_in_team: 'Esta persona no está en el equipo.',
  team_needs_owner: 'Un equipo necesita un propietario. Da antes ese rol a otro miembro.',
  team_is_moving: ({ team, address }: { team: string; address: string }) =>
    `El equipo “${team}” se está trasladando a ${address}. Inténtalo de nuevo cuando esté allí.`,
  scanner_only: 'En este equipo solo puedes usar el escáner.',
  editors_only: 'Solo los editores y los propietarios de este equipo pueden hacerlo.',
  owners_only: 'Solo los propietarios de este equipo pueden hacerlo.',
  second_step_required:
    'Este equipo exige un segundo paso al iniciar sesión. Añade uno en tu cuenta o inicia sesión con el que tienes.',
  too_many_invitations: 'Demasiadas invitaciones. Espera unos minutos e inténtalo de nuevo.',
  invitation_not_open: 'Esta invitación ya no está abierta.',
  email_of_member: 'Un miembro del equipo ya tiene este correo.',
  invitation_of_other: ({ email }: { email: string }) =>
    `Esta invitación es para ${email}. Inicia sesión con esa dirección o pide otra invitación.`,
  already_in_team: 'Ya estás en este equipo.',
  invitation_over: 'Esta invitación ya no funciona. Pide una nueva.',
} satisfies typeof Teams
