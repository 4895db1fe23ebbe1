import type { ManagerWords } from '../../en/manager/index.ts'

/** A test of a draft, and a draft that Listpass makes. */
export const writing = {
  testLoading: 'Ihre E-Mail-Adresse wird geladen...',
  testFailed: 'Der Test konnte nicht gesendet werden',
  testText:
    'Mailchimp sendet einen Test nur an Sie. Ein Test gehört zu keinem Kontakt: Seine Tags bleiben leer oder unverändert, darum steht auf dem Bild SAMPLE. Ihre Gäste bekommen den eigenen Code.',
  testTo: 'Senden an',
  testSend: 'Test senden',
  testSending: 'Wird gesendet...',
  testSent: (email: string) => `Mailchimp sendet einen Test an ${email}`,
  testSentText: 'Sehen Sie sich Text und Layout an. Um einen echten Code zu testen, wählen Sie „Als Gast ansehen“.',

  makeText:
    'Mailchimp bekommt eine kurze Einladung an diese ganze Liste, mit den Zeiten und Orten Ihrer Anlässe. Sie bleibt ein Entwurf: Ändern Sie dort den Text und senden Sie sie, wann Sie möchten.',
  makeName: 'Name des Entwurfs',
  makeDefault: (list: string) => `Einladung: ${list}`,
  make: 'Entwurf erstellen',
  making: 'Der Entwurf wird erstellt...',
  makeFailed: 'Der Entwurf konnte nicht erstellt werden',
  made: 'Der Entwurf ist in Mailchimp',
} satisfies ManagerWords['writing']
