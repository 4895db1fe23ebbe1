import type { ManagerWords } from '../../en/manager/index.ts'

/** The number field that says how many come in with a code. */
export const partyField = {
  title: 'Größe einer Gruppe',
  byHand: 'Erlaubte Scans jedes Gastes',
  byField: (tag: string) => `Die Zahl in ${tag}`,
  edit: 'Feld wählen',
  dialogTitle: 'Größe einer Gruppe',
  text: 'Ein Zahlenfeld der Liste kann festlegen, wie viele Personen mit einem Code hereinkommen. Seine Zahl gilt dann als „Erlaubte Scans“. Listpass ändert das Feld nie. Gäste ohne Zahl behalten, was sie haben.',
  field: 'Feld',
  none: 'Kein Feld',
  gone: (tag: string) => `${tag} (nicht mehr in Mailchimp)`,
  loadingFields: 'Die Felder der Liste werden geladen...',
  fieldsFailed: 'Die Felder der Liste konnten nicht geladen werden',
  failed: 'Die Größe der Gruppen konnte nicht gespeichert werden.',
  saved: 'Die Größe der Gruppen ist gespeichert.',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
} satisfies ManagerWords['partyField']
