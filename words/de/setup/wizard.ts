import { isolated } from '#domain/user-text.ts'
import type { SetupWords } from '../../en/setup/index.ts'
import { count, n } from '../format.ts'
import { toTheDoor } from './to-the-door.ts'

/** The setup of a list, in four steps. */
export const wizard = {
  progress: 'Schritte der Einrichtung',
  steps: { connect: 'Verbinden', audience: 'Zielgruppe', complete: 'Einrichten', email: 'E-Mail' },
  stepDone: '(erledigt)',
  problems: {
    missing: 'Angaben zum Konto oder zur Zielgruppe fehlen',
    noAccounts: 'Es ist noch kein Mailchimp-Konto verbunden.',
  },

  connectTitle: 'Verbinden Sie Ihr Mailchimp-Konto',
  connectText: 'Mailchimp bittet Sie, den Zugriff zu erlauben. Sobald Sie das tun, erscheinen Ihre Listen.',
  accountName: 'Name des Kontos',
  accountNameHint: 'Ihr eigener Name dafür, zum Beispiel „Unsere Veranstaltungen“.',
  connect: 'Mit Mailchimp verbinden',
  connecting: 'Wird verbunden...',
  keyInstead: 'Lieber mit API-Schlüssel verbinden',
  keyText:
    'Fügen Sie einen API-Schlüssel Ihres Mailchimp-Kontos ein. Wir bewahren ihn verschlüsselt auf und zeigen ihn nie wieder.',
  apiKey: 'API-Schlüssel',
  apiKeyHint: 'Sie finden den Schlüssel in Mailchimp unter Account, Extras, API-Schlüssel.',
  showKey: 'Anzeigen',
  hideKey: 'Verbergen',
  connectAccount: 'Konto verbinden',
  keyFailed: 'Das Konto konnte nicht verbunden werden',
  optionsFailed: 'Die Verbindung mit Mailchimp konnte nicht gestartet werden',
  loadingOptions: 'Wird geladen...',
  audiencePages: 'Zielgruppen, Seite für Seite',
  findAudience: 'Zielgruppe nach Namen suchen',
  noneFound: 'Keine passende Zielgruppe.',
  connectedAlready: 'Verbundenes Konto nutzen',
  toDashboard: 'Zurück zur Übersicht',

  audienceTitle: 'Wählen Sie Ihre Zielgruppe',
  audienceText: 'Wählen Sie die Liste, deren Kontakte QR-Codes bekommen. Die anderen können Sie später einrichten.',
  loading: 'Ihre Zielgruppen werden geladen...',
  loadFailed: 'Die Konten konnten nicht geladen werden',
  account: 'Konto',
  connectedAs: (account: string) =>
    `Das sind die Listen des Mailchimp-Kontos ${isolated(account)}. Ist es das falsche?`,
  disconnect: 'In der Übersicht trennen oder wechseln',
  none: 'Keine Zielgruppen gefunden',
  noneText:
    'Dieses Mailchimp-Konto hat noch keine Zielgruppe. Erstellen Sie dort eine und versuchen Sie es dann erneut.',
  listsRefused: 'Listpass kann die Listen dieses Kontos nicht lesen',
  openMailchimp: 'Mailchimp öffnen',
  lookAgain: 'Erneut versuchen',
  lookingAgain: 'Neuer Versuch...',
  syncFailed: 'Die Zielgruppen konnten nicht geladen werden',
  back: 'Zurück zum Konto',
  continue: 'Weiter zum letzten Schritt',
  continuing: 'Wird eingerichtet...',
  chooseFirst: 'Wählen Sie eine Zielgruppe, um fortzufahren.',
  members: (members: number) => count(members, { one: '# Abonnent', other: '# Abonnenten' }),
  created: (day: string) => `Erstellt: ${day}`,
  gone: 'Nicht mehr in Mailchimp',
  ready: 'Hat Codes',

  finishTitle: 'Ihre Liste wird eingerichtet',
  finishText:
    'Listpass bereitet Ihre Zielgruppe in Mailchimp vor. Sie können diese Seite verlassen. Ihre Codes werden trotzdem erzeugt.',
  completeTitle: 'Einrichtung fertig!',
  completeText: 'Ihre Zielgruppe ist bereit für die erste Kampagne.',
  codesReady: 'Ihre Codes sind eingerichtet.',
  parts: {
    webhook: { title: 'Webhook', text: 'Fügt drei Felder hinzu und achtet auf Änderungen.' },
    templates: { title: 'QR-Codes', text: 'Ein persönlicher Code für jeden Kontakt.' },
    finalising: { title: 'Abschluss', text: 'Prüft, ob alle einen Code haben.' },
  },
  partState: { waiting: '', 'at work': 'Läuft', failed: 'Fehlgeschlagen', done: 'Fertig' },
  codesMade: (done: number, total: number) =>
    count(total, { one: `${n(done)} von # Kontakt`, other: `${n(done)} von # Kontakten` }),
  errorTitle: 'Fehler bei der Einrichtung',
  setupFailed: 'Die Einrichtung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  cancelled: 'Das Erzeugen der QR-Codes wurde abgebrochen',
  retry: 'Erneut einrichten',
  pollInstead: 'Stattdessen alle 10 Minuten nachsehen',
  pollText:
    'Wählen Sie das, wenn Mailchimp die Adresse Ihres Listpass nicht erreichen kann. Neue Kontakte bekommen ihren Code innerhalb von 10 Minuten.',
  noContacts: 'Diese Zielgruppe hat noch keine Kontakte. Neue Kontakte bekommen einen Code, sobald sie dazukommen.',
  allHaveCodes: (total: number) =>
    count(total, { one: 'Ihr einziger Kontakt hat einen Code.', other: 'Alle # Kontakte haben einen Code.' }),
  someHaveCodes: (withCode: number, total: number) =>
    count(total, {
      one: `Bisher mit Code: ${n(withCode)} von # Kontakt.`,
      other: `Bisher mit Code: ${n(withCode)} von # Kontakten.`,
    }),
  /** After the text above. */
  goesOn: 'Die anderen bekommen ihren, während Sie weitermachen.',
  refused: (contacts: number) =>
    count(contacts, {
      one: 'Mailchimp hat # Kontakt abgelehnt. Auf der Seite der Liste steht, wen und warum.',
      other: 'Mailchimp hat # Kontakte abgelehnt. Auf der Seite der Liste steht, wen und warum.',
    }),
  toTemplates: 'Weiter: In E-Mails einfügen',
  viewMailchimp: 'Mailchimp ansehen',
  seeProgress: 'Liste ansehen',

  templatesTitle: 'In Ihre E-Mail-Vorlagen einfügen',
  templatesText: 'Fügen Sie ein Stück HTML ein. Mailchimp setzt beim Senden für jeden Kontakt den eigenen Code ein.',
  loadingTemplates: 'Ihre Liste wird geladen...',
  templatesFailed: 'Die Daten der Liste konnten nicht geladen werden',
  noFields: 'Diese Liste hat noch keine QR-Felder. Schließen Sie zuerst die Einrichtung ab.',
  finishSetup: 'Einrichtung abschließen',
  snippetTitle: 'Kopieren Sie dieses HTML',
  tagText: (tag: string) => `*|${tag}|* ist das Merge-Tag dieser Liste. Lassen Sie es, wie es ist.`,
  previewTitle: 'Das sieht Ihr Kontakt',
  pasteTitle: 'Fügen Sie es in Ihre Kampagne ein',
  /** Mailchimp’s editors of emails. */
  editors: {
    newBuilder: {
      name: 'Neuer Builder',
      text: 'Fügen Sie dort einen Block „Code“ hinzu, wo der Code stehen soll. Öffnen Sie ihn und fügen Sie das HTML ein.',
    },
    classic: {
      name: 'Klassischer Builder',
      text: 'Ziehen Sie einen Inhaltsblock „Code“ in das Layout und ersetzen Sie seinen Inhalt. Dann speichern und schließen Sie ihn.',
    },
    ownCode: {
      name: 'Eigener Code',
      text: 'Fügen Sie es in das HTML Ihrer Vorlage ein, dort, wo der Code stehen soll.',
    },
  },
  tipsTitle: 'Vor dem Senden',
  tips: {
    size: 'Zeigen Sie das Bild mindestens 150 Pixel breit, auf Weiß.',
    test: 'Senden Sie einen Test an einen echten Kontakt der Liste. Ein Test ohne Kontakt hat keinen Code, darum steht auf seinem Bild SAMPLE.',
    purpose: 'Schreiben Sie in die E-Mail, wofür der Code ist und dass Gäste ihn auf dem Handy zeigen können.',
  },
  toTheDoor,
  toApp: 'Zur Übersicht',
  openCampaigns: 'Kampagnen in Mailchimp öffnen',
} satisfies SetupWords['wizard']
