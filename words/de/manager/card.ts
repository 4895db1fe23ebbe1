import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** What a door shows of a guest beside the name. */
export const card = {
  text: 'Was der Einlass neben dem Namen eines Gastes zeigt: bis zu fünf Felder, eine Notiz und einen Hinweis. Bis 50.000 Kontakte haben Einlässe das auch ohne Verbindung.',
  loading: 'Was der Einlass zeigt, wird geladen...',
  loadFailed: 'Was der Einlass zeigt, konnte nicht geladen werden',
  loadingFields: 'Die Felder der Liste werden geladen...',
  fieldsFailed: 'Die Felder der Liste konnten nicht geladen werden',
  onlyName: 'Nur der Name',
  /** What the door shows, in a list such as “2 fields, a note, an alert”. */
  parts: {
    fields: (fields: number) => count(fields, { one: '# Feld', other: '# Felder' }),
    note: 'eine Notiz',
    alert: 'ein Hinweis',
  },
  nothing: 'Der Einlass zeigt nur den Namen.',
  large: 'groß',
  noteIs: 'Notiz',
  alertIs: 'Hinweis',
  everyValue: 'jeder Wert',
  onlyValue: (value: string) => `„${value}“`,
  edit: 'Felder wählen',
  dialogTitle: 'Neben dem Namen',
  field: (place: number) => `Feld ${n(place)}`,
  whichField: 'Feld',
  isLarge: 'Groß',
  isLargeHint: 'Aus zwei Schritten lesbar: ein Tisch, ein Platz',
  addField: 'Feld hinzufügen',
  earlier: (place: number) => `Feld ${n(place)} nach oben`,
  remove: (place: number) => `Feld ${n(place)} entfernen`,
  note: 'Notiz',
  noteHint: 'Ein längerer Text: Bis zu 200 Zeichen davon werden gezeigt.',
  alert: 'Hinweis',
  alertHint:
    'Ein Streifen über den ganzen Bildschirm, mit eigenem Ton. Das Personal muss vor dem nächsten Scan auf „Verstanden“ tippen.',
  alertValue: 'Nur bei diesem Wert (optional)',
  alertValueHint: 'Leer heißt: Der Hinweis kommt bei jedem Gast mit einem Wert in diesem Feld.',
  none: 'Kein Feld',
  choose: 'Feld wählen',
  gone: (tag: string) => `${tag} (nicht mehr in Mailchimp)`,
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  saved: 'Was der Einlass neben dem Namen zeigt, ist gespeichert.',
  failed: 'Was der Einlass zeigt, konnte nicht gespeichert werden',
} satisfies ManagerWords['card']
