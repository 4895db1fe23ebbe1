import { isolated } from '#domain/user-text.ts'
import type { JoinWords } from '../../en/join/index.ts'

/** An invitation to a team. */
export const invitation = {
  title: 'Einem Team beitreten',
  loading: 'Die Einladung wird geladen...',
  failed: 'Die Einladung konnte nicht gelesen werden',
  tryAgain: 'Erneut versuchen',
  incomplete: 'Dieser Link ist unvollständig.',
  incompleteText: 'Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder bitten Sie um eine neue Einladung.',
  invites: (person: string, team: string) =>
    `${isolated(person, 60)} lädt Sie in das Team „${isolated(team, 60)}“ ein.`,
  tasks: {
    owner: 'Sie werden Inhaber: Sie dürfen alles, auch Personen einladen und Mailchimp-Konten verbinden.',
    editor: 'Sie werden Bearbeiter: Sie dürfen alles, was die Listen betrifft.',
    viewer: 'Sie werden Betrachter: Sie dürfen Listen und Zahlen sehen.',
    door: 'Sie scannen am Einlass, mit Ihrer eigenen Anmeldung.',
  },
  join: 'Beitreten',
  joining: 'Beitritt läuft...',
  joinFailed: 'Sie konnten dem Team nicht beitreten',
  isFor: (email: string) => `Die Einladung ist für ${isolated(email, 80)}.`,
  otherAddress: (invited: string, own: string) =>
    `Diese Einladung ist für ${isolated(invited, 80)}. Sie sind als ${isolated(own, 80)} angemeldet.`,
  otherAddressText:
    'Melden Sie sich ab und mit der eingeladenen Adresse neu an. Oder bitten Sie um eine Einladung für Ihre eigene Adresse.',
  signOut: 'Abmelden',
  signIn: 'Anmelden',
  register: 'Konto erstellen',
} satisfies JoinWords['invitation']
