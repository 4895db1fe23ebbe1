import type { Check, Light } from '#domain/preflight.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The drafts of a list in Mailchimp, and what would go wrong with them. */
export const email = {
  title: 'Vor dem Senden',
  loading: 'Die Entwürfe in Mailchimp werden geprüft...',
  failed: 'Die Entwürfe konnten nicht geprüft werden',
  text: 'Listpass liest die Entwürfe dieser Liste in Mailchimp und sagt, was schiefgehen würde. Gesendet wird nie etwas.',
  none: 'Noch keine Entwürfe',
  noneText:
    'Erstellen Sie in Mailchimp eine Kampagne für diese Liste, mit dem HTML von unten in einem Block „Code“. Listpass prüft sie, bevor Sie sie senden.',
  again: 'Neu prüfen',
  looking: 'Wird geprüft...',
  checkedAt: (time: string) => `Geprüft: ${time}`,
  back: 'Alle Entwürfe',
  untitled: 'Entwurf ohne Namen',
  scheduled: (moment: string) => `Geplant: ${moment}`,
  receivers: (recipients: number) => count(recipients, { one: '# Empfänger', other: '# Empfänger' }),
  inMailchimp: 'In Mailchimp öffnen',
  draftLoading: 'Der Entwurf wird geprüft...',
  draftFailed: 'Der Entwurf konnte nicht geprüft werden',
  ready: 'Dieser Entwurf ist bereit',
  readyText: 'Jeder Gast bekommt den eigenen Code. Prüfen Sie in Mailchimp, wann gesendet wird.',
  wrong: (sentence: string) => `Das würde schiefgehen: ${sentence}`,
  sent: (moment: string) => `Gesendet: ${moment}`,
  sentText:
    'An dieser E-Mail lässt sich nichts mehr ändern. „Ergebnisse“ zeigt, wie viele Gäste ihren Code öffnen und kommen.',
  sending: 'Mailchimp sendet diese E-Mail gerade',
  sendingText: 'Daran lässt sich nichts mehr ändern. „Ergebnisse“ zeigt, wie viele Gäste ihren Code öffnen und kommen.',
  toResults: 'Zu den Ergebnissen',
  proof: 'Als Gast ansehen',
  test: 'Test an mich senden',
  make: 'Entwurf mit Code erstellen',
  passed: (checks: number) => count(checks, { one: '# Prüfung bestanden', other: '# Prüfungen bestanden' }),
  /** Before the place in the HTML. */
  where: 'Stelle:',
  /** `names`: some of the guests, with commas between them. A name may contain `#`, so it is not in the forms. */
  andOthers: (names: string, others: number) =>
    `${names} und ${count(others, { one: '# weiterer', other: '# weitere' })}`,
  checklist: 'Checkliste von Mailchimp',
  checklistGone: 'Mailchimp zeigt seine Checkliste gerade nicht.',
  toSettings: 'Zu den Einstellungen',
  toDoors: 'Zu den Einlässen',

  lights: {
    ready: 'Bereit',
    look: 'Bitte ansehen',
    wrong: 'Würde schiefgehen',
    none: 'Nicht geprüft',
  } satisfies Record<Light | 'none', string>,

  /** The headings are Mailchimp's. */
  items: {
    success: (heading: string) => `In Ordnung: ${heading}`,
    warning: (heading: string) => `Bitte ansehen: ${heading}`,
    error: (heading: string) => `Fehlt: ${heading}`,
  },

  checks: {
    content: 'Inhalt ist lesbar',
    picture: 'Bild des Codes',
    address: 'Adresse des Bildes',
    tag: 'Merge-Tag',
    size: 'Größe und Spalte',
    conditionals: 'Bedingungen',
    length: 'Länge der E-Mail',
    plain_text: 'Nur-Text-Teil',
    recipients: 'Empfänger haben Codes',
    fields: 'QR-Felder',
    codes: 'Codes sind erzeugt',
    pending: 'Mailchimp ist aktuell',
    listening: 'Neue Abonnenten bekommen Codes',
    doors: 'Scanner-Links gelten lange genug',
  } satisfies Record<Check, string>,
} satisfies ManagerWords['email']
