import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The progress of codes that are made, and of a sync. */
export const batch = {
  generate: {
    label: 'Codes erzeugt',
    finished: 'Die QR-Codes sind erzeugt!',
    cancelled: 'Das Erzeugen der QR-Codes wurde abgebrochen',
    stopped: 'Das Erzeugen wurde abgebrochen. Kontakte, die schon einen Code haben, behalten ihn.',
    failed: (contacts: number) =>
      count(contacts, {
        one: 'Mailchimp hat # Kontakt abgelehnt, er konnte nicht gespeichert werden. Alle anderen haben ihren Code.',
        other:
          'Mailchimp hat # Kontakte abgelehnt, sie konnten nicht gespeichert werden. Alle anderen haben ihren Code.',
      }),
  },
  sync: {
    label: 'Kontakte verglichen',
    finished: 'Die QR-Codes sind abgeglichen!',
    cancelled: 'Der Abgleich der QR-Codes wurde abgebrochen',
    stopped: 'Der Abgleich wurde abgebrochen. Was er bisher berichtigt hat, bleibt.',
    failed: (contacts: number) =>
      count(contacts, {
        one: 'Mailchimp hat # Kontakt abgelehnt, er konnte nicht gespeichert werden. Alle anderen sind aktuell.',
        other: 'Mailchimp hat # Kontakte abgelehnt, sie konnten nicht gespeichert werden. Alle anderen sind aktuell.',
      }),
  },
  progressOf: (processed: number, total: number) =>
    count(total, { one: `${n(processed)} von # Kontakt`, other: `${n(processed)} von # Kontakten` }),
  waiting: 'Wartet',
  leaving: 'Sie können diese Seite verlassen. Es geht von selbst weiter.',
  lost: 'Der Fortschritt kann gerade nicht gezeigt werden, aber alles läuft weiter. Wir sehen weiter nach.',
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen...',
  cancelFailed: 'Das konnte nicht abgebrochen werden',

  doubt: {
    told: 'Mailchimp hat nicht die ganze Liste gezeigt',
    wait: 'Mailchimp ist vielleicht langsam oder nicht aktuell. Listpass prüft automatisch noch einmal, oder Sie prüfen jetzt.',
    ask: 'Wenn diese Kontakte Ihre Liste verlassen haben, entfernen Sie sie hier. Wenn nicht, ist Mailchimp vielleicht nicht aktuell: Prüfen Sie jetzt noch einmal, oder lassen Sie Listpass automatisch prüfen.',
    again: 'Jetzt neu prüfen',
    remove: (contacts: number) => count(contacts, { one: '# Kontakt entfernen', other: '# Kontakte entfernen' }),
    question: (contacts: number) =>
      count(contacts, {
        one: 'Hat # Kontakt diese Liste in Mailchimp verlassen? Listpass liest die Liste noch einmal und entfernt höchstens # Kontakt, den Mailchimp nicht mehr hat. Ein entfernter Kontakt wird dann am Einlass abgewiesen.',
        other:
          'Haben # Kontakte diese Liste in Mailchimp verlassen? Listpass liest die Liste noch einmal und entfernt höchstens # Kontakte, die Mailchimp nicht mehr hat. Ein entfernter Kontakt wird dann am Einlass abgewiesen.',
      }),
    starting: 'Startet...',
    failed: 'Die Kontakte konnten nicht entfernt werden',
  },

  failures: 'Abgelehnte Kontakte und der Grund',
  failuresLoading: 'Die abgelehnten Kontakte werden geladen...',
  failuresFailed: 'Die abgelehnten Kontakte konnten nicht geladen werden',
  failuresList: 'Abgelehnte Kontakte',
  more: 'Mehr anzeigen',
  loadingMore: 'Wird geladen...',
} satisfies ManagerWords['batch']
