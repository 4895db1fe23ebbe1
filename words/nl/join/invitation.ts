import { isolated } from '#domain/user-text.ts'
import type { JoinWords } from '../../en/join/index.ts'

/** An invitation to a team. */
export const invitation = {
  title: 'Word lid van een team',
  loading: 'Uitnodiging laden...',
  failed: 'De uitnodiging kon niet worden gelezen',
  tryAgain: 'Opnieuw proberen',
  incomplete: 'Deze link is niet volledig.',
  incompleteText: 'Open de link opnieuw vanuit de e-mail, of vraag om een nieuwe uitnodiging.',
  invites: (person: string, team: string) =>
    `${isolated(person, 60)} nodigt je uit voor het team “${isolated(team, 60)}”.`,
  tasks: {
    owner: 'Je wordt eigenaar: je kunt alles doen, ook mensen uitnodigen en Mailchimp-accounts koppelen.',
    editor: 'Je wordt bewerker: je kunt alles doen met de lijsten.',
    viewer: 'Je wordt kijker: je ziet lijsten en cijfers.',
    door: 'Je gaat aan de deur scannen, met je eigen login.',
  },
  join: 'Lid worden',
  joining: 'Lid worden...',
  joinFailed: 'Lid worden van het team mislukt',
  isFor: (email: string) => `De uitnodiging is voor ${isolated(email, 80)}.`,
  otherAddress: (invited: string, own: string) =>
    `Deze uitnodiging is voor ${isolated(invited, 80)}. Je bent ingelogd als ${isolated(own, 80)}.`,
  otherAddressText:
    'Log uit en log dan in met het uitgenodigde adres. Of vraag om een uitnodiging voor je eigen adres.',
  signOut: 'Uitloggen',
  signIn: 'Inloggen',
  register: 'Account maken',
} satisfies JoinWords['invitation']
