import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'

/** The people of a team: members, roles, invitations. */
export const team = {
  title: 'Team',
  text: (team: string) => `Alle, die im Team „${isolated(team, 60)}“ arbeiten`,
  loading: 'Das Team wird geladen...',
  failed: 'Das Team konnte nicht geladen werden',

  members: 'Mitglieder',
  membersTable: 'Mitglieder des Teams',
  columns: { member: 'Mitglied', role: 'Rolle', active: 'Letzte Aktivität', actions: 'Aktionen' },
  you: 'Sie',
  activeToday: 'Heute aktiv',
  active: (since: string) => `Zuletzt aktiv: ${since}`,
  neverActive: 'Noch nicht aktiv',
  roles: { owner: 'Inhaber', editor: 'Bearbeiter', viewer: 'Betrachter', door: 'Einlass' },
  doorOf: (lists: string) => `Scannt: ${lists}`,
  doorOfNone: 'Scannt keine Liste',
  changeRole: 'Rolle ändern',
  remove: 'Entfernen',
  forMember: (action: string, name: string) => `${action}: ${isolated(name, 60)}`,

  role: 'Rolle',
  roleHints: {
    owner: 'Darf alles: Personen einladen, Mailchimp-Konten verbinden, löschen.',
    editor: 'Darf alles, was Listen betrifft. Darf niemanden einladen und keine Konten verbinden.',
    viewer: 'Sieht Listen und Zahlen. Darf nichts ändern und keine Kontakte herunterladen.',
    door: 'Sieht nur den Scanner der Listen, die Sie auswählen.',
  },
  listsToScan: 'Listen zum Scannen',
  noListsToScan: 'Es gibt noch keine Listen. Verbinden Sie zuerst ein Mailchimp-Konto.',
  listsFailed:
    'Die Listen konnten nicht geladen werden. Schließen Sie dieses Fenster und versuchen Sie es noch einmal.',
  save: 'Rolle speichern',
  saving: 'Wird gespeichert...',
  cancel: 'Abbrechen',
  roleFailed: 'Die Rolle konnte nicht geändert werden',
  roleOf: (name: string) => `Rolle von ${isolated(name, 60)}`,

  removeTitle: (name: string) => `${isolated(name, 60)} entfernen?`,
  removeQuestion: (name: string, team: string) =>
    `${isolated(name, 60)} wird im Team „${isolated(team, 60)}“ sofort auf allen Geräten abgemeldet. Offene Scanner werden beendet. Was diese Person getan hat, bleibt unter „Aktivitäten“ stehen.`,
  removeConfirm: 'Aus dem Team entfernen',
  removing: 'Wird entfernt...',
  removeFailed: 'Das Mitglied konnte nicht entfernt werden',

  invite: 'Person einladen',
  inviteText:
    'Die Person bekommt eine E-Mail mit einem Link. Er gilt 7 Tage lang, nur einmal und nur für diese Adresse.',
  email: 'E-Mail',
  send: 'Einladung senden',
  sending: 'Wird gesendet...',
  inviteFailed: 'Die Einladung konnte nicht gesendet werden',
  open: 'Offene Einladungen',
  openTable: 'Offene Einladungen des Teams',
  openColumns: { email: 'E-Mail', role: 'Rolle', until: 'Gilt bis', actions: 'Aktionen' },
  resend: 'Erneut senden',
  withdraw: 'Zurückziehen',
  withdrawFailed: 'Die Einladung konnte nicht zurückgezogen werden',

  settings: 'Einstellungen des Teams',
  name: 'Name des Teams',
  rename: 'Team umbenennen',
  renameFailed: 'Das Team konnte nicht umbenannt werden',
  secondStep: 'Von allen einen zweiten Schritt verlangen',
  secondStepHint: 'Mitglieder bestätigen dann jede Anmeldung zusätzlich zum Passwort mit einem Passkey oder einer App.',
  settingFailed: 'Die Einstellung konnte nicht geändert werden',

  leave: 'Team verlassen',
  leaveText: 'Sie verlieren den Zugriff auf seine Listen. Ihr Konto und Ihre anderen Teams bleiben.',
  leaveQuestion: (team: string) =>
    `Sie werden im Team „${isolated(team, 60)}“ sofort auf allen Geräten abgemeldet. Nur eine neue Einladung bringt Sie zurück.`,
  leaving: 'Wird verlassen...',
  leaveFailed: 'Das Team konnte nicht verlassen werden',
  lastOwner:
    'Das Team hat außer Ihnen keinen Inhaber, darum können Sie es nicht verlassen. Machen Sie zuerst ein anderes Mitglied zum Inhaber.',
  onlyMember: 'Sie sind das einzige Mitglied. Das Team wird zusammen mit Ihrem Konto gelöscht.',

  another: 'Weiteres Team erstellen',
  anotherText:
    'Für einen Kunden oder eine zweite Veranstaltung. Es hat eigene Mailchimp-Konten, Listen und Mitglieder.',
  anotherName: 'Name des neuen Teams',
  make: 'Team erstellen',
  making: 'Wird erstellt...',
  makeFailed: 'Das Team konnte nicht erstellt werden',
} satisfies AccountWords['team']
