import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The guests as a list on paper. */
export const print = {
  title: 'A–Z drucken',
  paper: 'Die Liste auf Papier',
  loading: 'Die Namen werden geladen...',
  failed: 'Die Namen konnten nicht geladen werden',
  back: 'Zurück zu den Gästen',
  print: 'Drucken',
  again: 'Neu laden',
  hint: (pages: number) =>
    count(pages, {
      one: '# Seite, A4 oder Letter. Schalten Sie im Druckdialog Kopf- und Fußzeilen aus.',
      other: '# Seiten, A4 oder Letter. Schalten Sie im Druckdialog Kopf- und Fußzeilen aus.',
    }),
  narrowed: 'Nur die Gäste, die Sie gewählt haben',
  printAll: 'Alle Gäste',
  matching: (search: string) => `„${search}“`,
  none: 'Noch keine Gäste zum Drucken',
  noneText: 'Gäste erscheinen hier, sobald sie einen Code haben.',
  cut: (printed: number, total: number) =>
    `Nur die ersten ${n(printed)} von ${n(total)} Namen passen. Wählen Sie einen Anlass mit weniger Gästen.`,
  guests: (guests: number) => count(guests, { one: '# Gast, A–Z', other: '# Gäste, A–Z' }),
  printedAt: (moment: string) => `Gedruckt: ${moment}`,
  filled: 'Ausgefülltes Kästchen: war da schon drin',
  blocked: 'gesperrt',
  foot: 'Wenn die Scanner ausfallen, haken Sie hier ab und checken Sie später nach Namen ein.',
  page: (page: number, of: number) => `Seite ${n(page)} von ${n(of)}`,
  in: 'drin',
} satisfies ManagerWords['print']
