import type { DashboardWords } from '../../en/dashboard/index.ts'
import { count } from '../format.ts'

/** The first steps with a new list. */
export const firstRun = {
  title: 'Erste Schritte',
  /** After the name of the list, as `opensOn`. */
  almost: 'ist fast bereit',
  opensOn: (day: string) => `öffnet am ${day}`,
  left: (steps: number) => count(steps, { one: 'Noch # Schritt.', other: 'Noch # Schritte.' }),
  done: 'Erledigt',
  codes: (guests: number) =>
    count(guests, { one: 'Ein Code für Ihren einzigen Gast', other: 'Codes für alle # Gäste' }),
  /** The date and time. */
  codesText: (at: string) => `Erzeugt: ${at}`,
  try: 'Scan mit Ihrem Handy testen',
  tryText: 'Nichts wird gezählt, also wird kein Code verbraucht',
  tried: (at: string) => `Ihr Handy hat gescannt: ${at}`,
  doors: 'Link für jeden Einlass erstellen',
  doorsText: 'Das Personal scannt mit dem eigenen Handy, ohne App',
  doorsMade: (doors: number) => count(doors, { one: '# Einlass hat einen Link', other: '# Einlässe haben einen Link' }),
  makeLinks: 'Links erstellen',
  print: 'Blätter der Einlässe drucken',
  printText: 'Eines für jeden Einlass: sein Code und was zu tun ist',
  printSheets: 'Blätter drucken',
  tonight: '„Heute“ öffnen',
  close: 'Schritte schließen',
  closing: 'Wird geschlossen...',
  closeFailed: 'Die Schritte konnten nicht geschlossen werden',
} satisfies DashboardWords['firstRun']
