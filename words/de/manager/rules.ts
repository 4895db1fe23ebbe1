import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Rules that change a field of a contact who is let in. */
export const rules = {
  title: 'Regeln',
  text: 'Ändern Sie beim Einlassen ein Feld des Kontakts: für eine Danke-Kampagne, eine Gruppe, einen Tisch.',
  configure: 'Regeln bearbeiten',
  rule: (place: number) => `Regel ${n(place)}`,
  /** The values are `value` or `unset`. */
  sentence: (ifField: string, ifValue: string, thenField: string, thenValue: string) =>
    `Wenn ${ifField} ${ifValue} ist, ist ${thenField} danach ${thenValue}.`,
  value: (value: string) => `„${isolated(value)}“`,
  unset: 'leer',
  moreRules: (more: number) => `und ${n(more)} mehr`,
  unsaved: 'Ihre Änderungen sind noch nicht gespeichert.',

  intro:
    'Nach jedem Check-in laufen die Regeln in dieser Reihenfolge. Jede Regel sieht, was die Regeln davor geändert haben.',
  ifField: 'Wenn Feld',
  ifValue: 'Wenn Wert',
  thenField: 'Dann Feld',
  thenValue: 'Dann Wert',
  notSet: 'Leer',
  choose: 'Feld wählen',
  email: 'E-Mail-Adresse (EMAIL)',
  goneField: (tag: string) => `${tag} (nicht mehr in der Liste)`,
  goneChoice: (value: string) => `${value} (nicht mehr in der Auswahl)`,
  moveUp: (place: number) => `Regel ${n(place)} nach oben`,
  moveDown: (place: number) => `Regel ${n(place)} nach unten`,
  remove: (place: number) => `Regel ${n(place)} entfernen`,
  moved: (from: number, to: number) => `Regel ${n(from)} ist jetzt Regel ${n(to)}.`,
  removed: (place: number) => `Regel ${n(place)} ist entfernt.`,
  none: 'Noch keine Regeln. Scans werden gezählt, und sonst ändert sich kein Feld.',
  add: 'Regel hinzufügen',
  full: (limit: number) => `Eine Liste kann höchstens ${n(limit)} Regeln haben.`,

  preview: 'Vorschau',
  previewing: 'Wird gezählt...',
  previewFailed: 'Die Vorschau konnte nicht gezeigt werden',
  matches: (matching: number, all: number) =>
    count(all, {
      one: `Trifft jetzt auf ${n(matching)} von # Kontakt zu.`,
      other: `Trifft jetzt auf ${n(matching)} von # Kontakten zu.`,
    }),
  previewed: 'Jede Regel zeigt, auf wie viele Kontakte sie jetzt zutrifft.',

  cancel: 'Abbrechen',
  save: 'Regeln speichern',
  saving: 'Wird gespeichert...',
  loading: 'Die Felder der Liste werden geladen...',
  loadFailed: 'Die Felder konnten nicht geladen werden',
  failed: 'Die Regeln konnten nicht geändert werden',
  updated: 'Die Regeln sind geändert',
} satisfies ManagerWords['rules']
