import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The five steps of the setup. */
export const steps = {
  title: 'Einrichtung',
  done: 'Erledigt',
  showSteps: 'Schritte zeigen',
  hideSteps: 'Schritte ausblenden',
  showStep: (step: number) => `Schritt ${n(step)} zeigen`,
  hideStep: (step: number) => `Schritt ${n(step)} ausblenden`,
  lockedByFields: 'Erst Schritt 1 abschließen',
  lockedByValues: 'Erst Schritt 2 abschließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert...',

  fields: {
    title: 'QR-Felder erstellen',
    text: 'Fügt der Liste in Mailchimp drei Felder hinzu: den Code, wie viele Scans er erlaubt und wie viele es schon waren.',
    done: 'Die Liste hat ihre Felder in Mailchimp:',
    doneAlone: 'Die Liste hat ihre Felder in Mailchimp.',
    some: 'Die Liste hat in Mailchimp nur einen Teil ihrer drei QR-Felder:',
    someText:
      'Listpass kann die Liste erst wieder aktualisieren, wenn alle drei da sind. Ihre Codes und Scans sind hier sicher.',
    create: 'QR-Felder erstellen',
    createMissing: 'Fehlende Felder erstellen',
    creating: 'Wird erstellt...',
    failed: 'Die QR-Felder konnten nicht erstellt werden',
    created: 'Die QR-Felder sind erstellt',
    setupTitle: 'QR-Code-System einrichten',
    setupText:
      'Listpass fügt dieser Liste in Mailchimp drei Felder hinzu. Ihre Kontakte sehen sie nicht, und sonst ändert sich nichts.',
    setupFields: [
      { name: 'QR-Code', text: 'Der persönliche Code jedes Kontakts mit 24 Zeichen, für Ihre Kampagnen.' },
      { name: 'Erlaubte QR-Scans', text: 'Wie oft der Code einlässt: einmal, wenn Sie es nicht ändern.' },
      { name: 'QR-Scans bisher', text: 'Am Einlass gezählt. Beginnt bei 0.' },
    ],
    setupAfter: 'Ihre Kontakte ändern sich noch nicht. Schritt 2 trägt die Codes ein.',
  },

  values: {
    title: 'Felder mit Werten füllen',
    text: 'Gibt jedem Kontakt einen persönlichen Code. Codes, die es schon gibt, bleiben gleich.',
    done: 'Jeder Kontakt hat einen Code.',
    byWebhook: 'Neue Kontakte bekommen automatisch einen.',
    byHand: 'Neue Kontakte bekommen einen, wenn Sie noch einmal erzeugen, oder automatisch nach Schritt 3.',
    generate: 'QR-Codes erzeugen',
    again: 'Für neue Kontakte erzeugen',
    starting: 'Startet...',
    askTitle: 'QR-Codes erzeugen',
    ask: 'Das erzeugt QR-Codes für alle Kontakte, die es in dieser Liste gibt. Fortfahren?',
    failed: 'Die QR-Codes konnten nicht erzeugt werden',
  },

  webhook: {
    title: 'Webhook einrichten',
    text: 'Mailchimp meldet Listpass neue und geänderte Kontakte. So bekommen sie ihren Code in Sekunden.',
    loading: 'Der Webhook wird geladen...',
    loadFailed: 'Der Webhook konnte nicht geladen werden',
    setUp: 'Webhook einrichten',
    settingUp: 'Wird eingerichtet...',
    failed: 'Der Webhook konnte nicht eingerichtet werden',
    done: 'Der Webhook ist eingerichtet',
    offer:
      'Ohne Webhook sieht Listpass in Mailchimp nach, was sich geändert hat. Neue Kontakte bekommen ihren Code innerhalb von 10 Minuten.',
    poll: 'Stattdessen alle 10 Minuten nachsehen',
    byWebhook: 'Mailchimp meldet Listpass jede Änderung.',
    byPolling:
      'Listpass sieht in Mailchimp nach, was sich geändert hat. Neue Kontakte bekommen ihren Code innerhalb von 10 Minuten.',
    details: 'Details',
    url: 'Webhook-URL',
    code: 'Schutzcode',
    copyUrl: 'URL kopieren',
    copyCode: 'Code kopieren',
    mode: 'Modus',
    modes: { webhook: 'Webhook', polling: 'Nachsehen' },
    heard: 'Letzte Meldung',
    neverHeard: 'Noch keine',
    tryAgain: 'Webhook erneut versuchen',
    again: 'Neu einrichten',
  },

  display: {
    title: 'Anzeigefeld wählen',
    text: 'Wählen Sie, was der Einlass zeigt, wenn ein Code gescannt wird.',
    shows: 'Gezeigt wird das Feld',
    showsName: 'Gezeigt wird der Name, oder die E-Mail-Adresse, wenn es keinen Namen gibt.',
    configure: 'Anzeigefeld wählen',
    label: 'Anzeigefeld',
    hint: 'Zum Beispiel die Firma, der Tisch oder die Art des Tickets.',
    nameOrEmail: 'Name oder E-Mail',
    loading: 'Die Felder der Liste werden geladen...',
    loadFailed: 'Die Felder konnten nicht geladen werden',
    failed: 'Das Anzeigefeld konnte nicht geändert werden',
    updated: 'Das Anzeigefeld ist geändert',
    gone: (tag: string) => `${tag} (nicht mehr in der Liste)`,
  },
} satisfies ManagerWords['steps']
