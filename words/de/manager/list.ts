import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The home of one list: its troubles, the sync, and the system that can be disabled. */
export const list = {
  title: 'QR-Code-Manager',
  loading: 'Die Liste wird geladen...',
  loadFailed: 'Die Daten der Liste konnten nicht geladen werden',
  notFound: 'Liste nicht gefunden',
  nothingToRead: 'Diese Liste hat noch keine Codes. Zahlen erscheinen, sobald sie welche hat.',
  notFoundText:
    'Vielleicht wurde sie in Mailchimp gelöscht oder gehört jemand anderem. Wählen Sie in der Übersicht „Listen abgleichen“, um Ihre Listen zu sehen.',
  back: 'Zurück zur Übersicht',
  gone: 'Diese Liste ist nicht mehr in Mailchimp',
  goneText: 'Ihre Codes und Scans sind hier sicher. Listpass prüft alle 10 Minuten, ob die Liste wieder da ist.',
  needsReconnect: 'Das Mailchimp-Konto dieser Liste muss neu verbunden werden',
  needsReconnectText:
    'Mailchimp gibt Listpass keinen Zugriff mehr. Verbinden Sie das Konto in der Übersicht neu, damit die Liste aktuell bleibt.',
  accountInactive: 'Das Mailchimp-Konto dieser Liste ist inaktiv',
  accountInactiveText:
    'Sie können diese Liste erst scannen, wenn Sie das Konto in der Übersicht mit „Bearbeiten“ einschalten.',

  /** The button that folds a card of the settings, for screen readers. */
  unfold: (title: string) => `„${title}“ zeigen`,
  fold: (title: string) => `„${title}“ ausblenden`,

  guessable: {
    title: (codes: number) =>
      count(codes, { one: '# Code ist vielleicht zu erraten', other: '# Codes sind vielleicht zu erraten' }),
    text: 'Ein früheres Tool hat diese Codes erzeugt, vielleicht der Reihe nach. Bis Sie sie ersetzen, zeigen Handys ohne Verbindung dafür keine Namen.',
    renew: 'Neue Codes erzeugen',
    renewing: 'Neue Codes werden erzeugt...',
    question: (contacts: number) =>
      count(contacts, {
        one: '# Kontakt bekommt einen neuen Code. Schon gesendete E-Mails zeigen die alten Codes, und Ihre Einlässe weisen diese dann ab. Senden Sie die neuen Codes vor Ihrer Veranstaltung.',
        other:
          '# Kontakte bekommen neue Codes. Schon gesendete E-Mails zeigen die alten Codes, und Ihre Einlässe weisen diese dann ab. Senden Sie die neuen Codes vor Ihrer Veranstaltung.',
      }),
    renewed: 'Die neuen Codes sind erzeugt. Mailchimp bekommt sie innerhalb einer Minute.',
    failed: 'Die neuen Codes konnten nicht erzeugt werden',
  },

  sync: 'QR-Codes mit Mailchimp abgleichen',
  syncQuestion:
    'Das vergleicht jeden Kontakt mit Mailchimp und berichtigt Abweichungen. Kein Code ändert sich. Fortfahren?',
  syncConfirm: 'Abgleich starten',
  syncStarting: 'Startet...',
  syncFailed: 'Die QR-Codes konnten nicht mit Mailchimp abgeglichen werden',

  complete: 'Das QR-Code-System ist fertig',
  completeText: '5 von 5 Schritten sind erledigt. Neue Kontakte bekommen automatisch einen Code.',

  disableTitle: 'System ausschalten',
  disableText:
    'Entfernt die drei QR-Felder und den Webhook dieser Liste aus Mailchimp. Codes und Scans bleiben in Listpass. Wenn Sie das System wieder einschalten, bekommen alle denselben Code zurück.',
  disable: 'System ausschalten',
  disableQuestion:
    'Das schaltet das QR-Code-System aus und löscht alle QR-Felder dieser Liste. Das kann nicht rückgängig gemacht werden. Fortfahren?',
  disableShared: 'Auch ein anderer Veranstalter nutzt diese Liste',
  disableSharedText:
    'Sie nutzen dieselben drei QR-Felder. Das Löschen betrifft beide: Auch die E-Mails des anderen zeigen dann keinen Code mehr.',
  disabling: 'Wird ausgeschaltet...',
  disableFailed: 'Das QR-Code-System konnte nicht ausgeschaltet werden',
  disabled: 'Das QR-Code-System ist ausgeschaltet',
  fieldNotDeleted: 'Das QR-Feld konnte nicht gelöscht werden',
  partial: 'Diese Liste hat nur noch einen Teil der QR-Felder',
  left: (tags: string) =>
    `Noch in Mailchimp: ${tags}. Entfernen Sie auch den Rest, oder erstellen Sie die fehlenden Felder neu.`,
  disableRest: 'Rest ausschalten',
  enableAgain: 'Fehlende Felder erstellen',

  usageTitle: 'Den Code in eine Kampagne einfügen',
  usageText:
    'Fügen Sie das in einen Block „Code“ Ihrer Kampagne ein. Mailchimp ersetzt das Merge-Tag durch den eigenen Code jedes Kontakts.',
  fieldsFailed: 'Die QR-Codes konnten nicht geladen werden',
  usageLocked: 'Erstellen Sie zuerst die Felder. Dann erscheint hier das HTML für Ihre Kampagnen.',
  toSetup: 'Zur Einrichtung',
  previewTitle: 'Das sieht Ihr Gast',
  usageTips: [
    'Zeigen Sie das Bild mindestens 150 Pixel breit, auf Weiß.',
    'Testen Sie mit einem echten Kontakt. Test-E-Mails von Mailchimp haben keinen Kontakt, darum steht auf ihrem Bild SAMPLE.',
  ],

  contactsLoading: 'Die Kontakte werden geladen...',
  contactsFailed: 'Die Kontakte konnten nicht geladen werden',

  /** A device by its browser and system. */
  device: { on: (browser: string, system: string) => `${browser} auf ${system}`, unknown: 'Unbekanntes Gerät' },
} satisfies ManagerWords['list']
