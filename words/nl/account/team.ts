import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'

/** The people of a team: members, roles, invitations. */
export const team = {
  title: 'Team',
  text: (team: string) => `De mensen die met “${isolated(team, 60)}” werken`,
  loading: 'Team laden...',
  failed: 'Team laden mislukt',

  members: 'Leden',
  membersTable: 'Leden van het team',
  columns: { member: 'Lid', role: 'Rol', active: 'Laatste activiteit', actions: 'Acties' },
  you: 'Jij',
  activeToday: 'Vandaag actief',
  active: (since: string) => `Laatst actief: ${since}`,
  neverActive: 'Nog niet actief',
  roles: { owner: 'Eigenaar', editor: 'Bewerker', viewer: 'Kijker', door: 'Deur' },
  doorOf: (lists: string) => `Scant ${lists}`,
  doorOfNone: 'Scant geen lijst',
  changeRole: 'Rol wijzigen',
  remove: 'Verwijderen',
  forMember: (action: string, name: string) => `${action}: ${isolated(name, 60)}`,

  role: 'Rol',
  roleHints: {
    owner: 'Kan alles doen: mensen uitnodigen, Mailchimp-accounts koppelen, verwijderen.',
    editor: 'Kan alles doen met lijsten. Kan geen mensen uitnodigen of accounts koppelen.',
    viewer: 'Ziet lijsten en cijfers. Kan niets wijzigen en geen contacten downloaden.',
    door: 'Ziet alleen de scanner van de lijsten die je kiest.',
  },
  listsToScan: 'Lijsten om te scannen',
  noListsToScan: 'Er zijn nog geen lijsten. Koppel eerst een Mailchimp-account.',
  listsFailed: 'De lijsten konden niet worden geladen. Sluit dit en probeer het opnieuw.',
  save: 'Rol opslaan',
  saving: 'Opslaan...',
  cancel: 'Annuleren',
  roleFailed: 'Rol wijzigen mislukt',
  roleOf: (name: string) => `Rol van ${isolated(name, 60)}`,

  removeTitle: (name: string) => `${isolated(name, 60)} verwijderen?`,
  removeQuestion: (name: string, team: string) =>
    `${isolated(name, 60)} wordt meteen op elk toestel uitgelogd bij “${isolated(team, 60)}”. Open scanners stoppen. Wat deze persoon heeft gedaan, blijft onder “Activiteit” staan.`,
  removeConfirm: 'Uit team verwijderen',
  removing: 'Verwijderen...',
  removeFailed: 'Lid verwijderen mislukt',

  invite: 'Iemand uitnodigen',
  inviteText:
    'De uitnodiging is een e-mail met een link. Die is 7 dagen geldig en werkt één keer, alleen voor dit adres.',
  email: 'E-mail',
  send: 'Uitnodigen',
  sending: 'Versturen...',
  inviteFailed: 'Uitnodiging versturen mislukt',
  open: 'Openstaande uitnodigingen',
  openTable: 'Openstaande uitnodigingen van het team',
  openColumns: { email: 'E-mail', role: 'Rol', until: 'Werkt tot', actions: 'Acties' },
  resend: 'Opnieuw versturen',
  withdraw: 'Intrekken',
  withdrawFailed: 'Uitnodiging intrekken mislukt',

  settings: 'Teaminstellingen',
  name: 'Teamnaam',
  rename: 'Team hernoemen',
  renameFailed: 'Team hernoemen mislukt',
  secondStep: 'Van iedereen een tweede stap vereisen',
  secondStepHint: 'Leden gebruiken dan bij elke keer inloggen naast hun wachtwoord een passkey of een app.',
  settingFailed: 'Instelling wijzigen mislukt',

  leave: 'Dit team verlaten',
  leaveText: 'Je hebt dan geen toegang meer tot de lijsten ervan. Je account en je andere teams blijven.',
  leaveQuestion: (team: string) =>
    `Je wordt meteen op elk toestel uitgelogd bij “${isolated(team, 60)}”. Je komt alleen terug met een nieuwe uitnodiging.`,
  leaving: 'Verlaten...',
  leaveFailed: 'Team verlaten mislukt',
  lastOwner: 'Je bent de enige eigenaar, dus je kunt niet weg. Maak eerst een ander lid eigenaar.',
  onlyMember: 'Je bent het enige lid. Het team wordt samen met je account verwijderd.',

  another: 'Nog een team maken',
  anotherText: 'Voor een klant of een tweede evenement. Het heeft eigen Mailchimp-accounts, lijsten en leden.',
  anotherName: 'Naam van het nieuwe team',
  make: 'Team maken',
  making: 'Maken...',
  makeFailed: 'Team maken mislukt',
} satisfies AccountWords['team']
