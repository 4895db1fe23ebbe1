import type { teams as english } from '../../en/refusals/teams.ts'
import { n } from '../format.ts'

/** Teams, members and invitations. */
export const teams = {
  team_not_found: 'Team nicht gefunden',
  teams_at_most: ({ most }: { most: number }) => `Sie können in höchstens ${n(most)} Teams sein.`,
  own_second_step_first:
    'Richten Sie zuerst für sich selbst einen zweiten Schritt ein und melden Sie sich damit an. Sonst würden Sie sich aussperren.',
  leave_to_go: 'Um selbst zu gehen, wählen Sie „Team verlassen“.',
  only_member: 'Sie sind das einzige Mitglied. Ein Team wird gelöscht, wenn sein letztes Mitglied gelöscht wird.',
  not_in_team: 'Diese Person ist nicht im Team.',
  team_needs_owner: 'Ein Team braucht einen Inhaber. Machen Sie zuerst ein anderes Mitglied zum Inhaber.',
  team_is_moving: ({ team, address }: { team: string; address: string }) =>
    `Das Team „${team}“ zieht gerade zu ${address} um. Bitte versuchen Sie es noch einmal, wenn es dort ist.`,
  scanner_only: 'In diesem Team können Sie nur den Scanner benutzen.',
  editors_only: 'Das können nur Bearbeiter und Inhaber dieses Teams.',
  owners_only: 'Das können nur Inhaber dieses Teams.',
  second_step_required:
    'Dieses Team verlangt bei der Anmeldung einen zweiten Schritt. Fügen Sie in Ihrem Konto einen hinzu, oder melden Sie sich mit dem an, den Sie haben.',
  too_many_invitations: 'Zu viele Einladungen. Bitte warten Sie ein paar Minuten und versuchen Sie es noch einmal.',
  invitation_not_open: 'Diese Einladung ist nicht mehr offen.',
  email_of_member: 'Ein Mitglied des Teams hat diese E-Mail-Adresse schon.',
  invitation_of_other: ({ email }: { email: string }) =>
    `Diese Einladung ist für ${email}. Melden Sie sich mit dieser Adresse an, oder bitten Sie um eine andere Einladung.`,
  already_in_team: 'Sie sind schon in diesem Team.',
  invitation_over: 'Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.',
} satisfies typeof english
