import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** A check of a list: missing codes, and what does not match Mailchimp. */
export const status = {
  title: 'Liste prüfen',
  text: 'Sieht in Mailchimp nach, ob Codes fehlen und ob etwas von Listpass abweicht.',
  check: 'Liste prüfen',
  checkAgain: 'Neu prüfen',
  checking: 'Wird geprüft...',
  failed: 'Die Liste konnte nicht geprüft werden',
  checked: 'Die Liste ist geprüft',
  checkedAt: (time: string) => `Geprüft: ${time}`,

  coverageOf: (covered: number, total: number) =>
    count(total, {
      one: `Mit QR-Code: ${n(covered)} von # Mitglied`,
      other: `Mit QR-Code: ${n(covered)} von # Mitgliedern`,
    }),
  coverage: (percent: number) => `${n(percent)}\u{a0}% haben einen Code`,
  all: 'Alle Mitglieder haben einen QR-Code',
  empty: 'Diese Liste hat noch keine Mitglieder.',
  noFields: 'In Mailchimp fehlen QR-Felder',
  noFieldsText: 'Ohne sie können Ihre Kampagnen keine Codes zeigen. Schritt 1 erstellt die fehlenden.',
  missing: (members: number) =>
    count(members, { one: '# Mitglied hat keinen QR-Code', other: '# Mitglieder haben keinen QR-Code' }),
  generateMissing: 'Fehlende QR-Codes erzeugen',
  generateQuestion: (members: number) =>
    count(members, {
      one: 'Das erzeugt einen QR-Code für das # Mitglied dieser Liste, das keinen hat. Fortfahren?',
      other: 'Das erzeugt QR-Codes für die # Mitglieder dieser Liste, die keinen haben. Fortfahren?',
    }),
  generating: 'Startet...',
  generateFailed: 'Die fehlenden QR-Codes konnten nicht erzeugt werden',

  inStep: 'Mailchimp und Listpass stimmen überein.',
  drift: (contacts: number) =>
    count(contacts, { one: '# Kontakt weicht von Mailchimp ab', other: '# Kontakte weichen von Mailchimp ab' }),
  driftText: 'Ein Abgleich vergleicht jeden Kontakt und berichtigt die Abweichungen.',
  sync: 'Abgleichen',
  which: 'Abweichungen zeigen',
  whichFirst: (shown: number) => `Abweichungen zeigen (die ersten ${n(shown)})`,
  ours: 'Listpass',
  mailchimp: 'Mailchimp',
  fields: { code: 'Code', max: 'Erlaubte Scans', scans: 'Scans bisher' },
  nothing: 'Nichts',
  pending: (changes: number) =>
    count(changes, {
      one: '# Änderung ist auf dem Weg zu Mailchimp. Das zählt nicht als Abweichung.',
      other: '# Änderungen sind auf dem Weg zu Mailchimp. Das zählt nicht als Abweichung.',
    }),
  refused: (contacts: number) =>
    count(contacts, {
      one: '# Kontakt kann nicht gespeichert werden: Mailchimp lehnt ihn ab',
      other: '# Kontakte können nicht gespeichert werden: Mailchimp lehnt sie ab',
    }),
  refusedText:
    'Diese Kontakte fehlen in den Zahlen oben. Listpass hat für jeden einen Code, aber Ihre Kampagnen können ihn nicht zeigen.',
  refusedList: 'Abgelehnte Kontakte und der Grund',
  refusedFirst: (shown: number) => `Abgelehnte Kontakte und der Grund (die ersten ${n(shown)})`,
  refusedPeople: 'Kontakte, die Mailchimp ablehnt',
  lostRuleFields: (tags: string) => `Ihre Regeln nutzen Felder, die diese Liste nicht mehr hat: ${tags}`,
  lostRuleFieldsText: 'Diese Regeln ändern nichts. Bearbeiten Sie sie, oder erstellen Sie die Felder in Mailchimp neu.',
  publicFields: (tags: string) => `Kontakte können das selbst ändern: ${tags}`,
  publicFieldsText:
    'Dieses Feld ist in Mailchimp sichtbar, darum sehen es Kontakte in ihrem Profil. Blenden Sie es dort aus, unter „Zielgruppenfelder“.',
} satisfies ManagerWords['status']
