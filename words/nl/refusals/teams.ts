import type { teams as english } from '../../en/refusals/teams.ts'
import { n } from '../format.ts'

/** Teams, members and invitations. */
export const teams = {
  team_not_found: 'Team niet gevonden',
  teams_at_most: ({ most }: { most: number }) => `Je kunt in hoogstens ${n(most)} teams zitten.`,
  own_second_step_first: 'Stel eerst voor jezelf een tweede stap in en log daarmee in. Anders sluit je jezelf buiten.',
  leave_to_go: 'Wil je zelf weg, kies dan “Dit team verlaten”.',
  only_member: 'Je bent het enige lid. Een team verdwijnt als het laatste lid wordt verwijderd.',
  not_in_team: 'Deze persoon zit niet in het team.',
  team_needs_owner: 'Een team heeft een eigenaar nodig. Maak eerst een ander lid eigenaar.',
  team_is_moving: ({ team, address }: { team: string; address: string }) =>
    `Het team “${team}” verhuist naar ${address}. Probeer het opnieuw als het daar is.`,
  scanner_only: 'In dit team kun je alleen de scanner gebruiken.',
  editors_only: 'Alleen bewerkers en eigenaren van dit team kunnen dat doen.',
  owners_only: 'Alleen eigenaren van dit team kunnen dat doen.',
  second_step_required:
    'Dit team vereist een tweede stap bij het inloggen. Voeg er een toe in je account, of log in met de stap die je al hebt.',
  too_many_invitations: 'Te veel uitnodigingen. Wacht een paar minuten en probeer het opnieuw.',
  invitation_not_open: 'Deze uitnodiging staat niet meer open.',
  email_of_member: 'Een lid van het team heeft dit e-mailadres al.',
  invitation_of_other: ({ email }: { email: string }) =>
    `Deze uitnodiging is voor ${email}. Log in met dat adres of vraag om een andere uitnodiging.`,
  already_in_team: 'Je zit al in dit team.',
  invitation_over: 'Deze uitnodiging werkt niet meer. Vraag om een nieuwe.',
} satisfies typeof english
