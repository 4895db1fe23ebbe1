import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'
import { count } from '../format.ts'

/**
 * Each recorded change as a sentence, by the name of its action. A `name` is what `named` says, or nothing. It stands
 * behind its kind, such as “Der Passkey”, so that it needs no case.
 */
export const changes = {
  plain: {
    registered: 'Das Konto wurde erstellt.',
    signed_out: 'Abgemeldet.',
    session_ended: 'Ein Gerät wurde abgemeldet.',
    password_changed: 'Das Passwort wurde geändert.',
    password_reset: 'Über einen Link aus einer E-Mail wurde ein neues Passwort gewählt.',
    reset_link_made: 'Für Sie wurde ein Link für ein neues Passwort erstellt.',
    second_factor_turned_on: 'Die Anmeldung verlangt jetzt einen Code aus Ihrer Authenticator-App.',
    second_factor_turned_off: 'Der zweite Schritt der Anmeldung wurde ausgeschaltet.',
    recovery_codes_renewed: 'Neue Wiederherstellungscodes wurden erstellt. Die alten gelten nicht mehr.',
    account_exported: 'Alle Daten wurden heruntergeladen.',
    team_stayed: 'Der Umzug des Teams wurde abgebrochen. Es bleibt hier.',
    invitation_withdrawn: 'Eine Einladung wurde zurückgezogen.',
    person_left: 'Ein Mitglied hat das Team verlassen.',
    person_removed: 'Ein Mitglied wurde aus dem Team entfernt.',
    merge_asked: 'Ein anderes Team wurde gebeten, zwei Listen zusammenzuführen.',
    merge_withdrawn: 'Die Anfrage an ein anderes Team wurde zurückgezogen.',
    notifying_changed: 'Die Benachrichtigungen zu den Einlässen wurden geändert.',
    fields_created: 'Die QR-Felder wurden erstellt.',
    batch_cancelled: 'Die Arbeit an den QR-Codes wurde abgebrochen.',
    asks_changed: 'Die Fragen der Einlässe an die Gäste wurden geändert.',
    card_changed: 'Was die Einlässe neben dem Namen zeigen, wurde geändert.',
    contact_exported: 'Die Daten eines Kontakts wurden heruntergeladen.',
    contact_erased: 'Die Daten eines Kontakts wurden gelöscht.',
    scanner_session_started: 'Der Scanner-Link wurde auf einem Gerät geöffnet.',
    scanner_session_ended: 'Ein Gerät am Einlass wurde abgemeldet.',
    scan_undone: 'Ein Check-in wurde storniert.',
    try_opened: 'Ein Handy hat einen Scanner für einen Test geöffnet.',
    scan_tried: 'Ein Scan wurde getestet. Nichts wurde gezählt.',
    first_run_closed: 'Die ersten Schritte in der Übersicht wurden geschlossen.',
    test_mail_sent: 'Mailchimp hat einen Entwurf als Test gesendet.',
  },

  /** After the kind of a thing, such as “Der Passkey”. */
  named: (name: string) => ` „${isolated(name, 80)}“`,

  signed_in: {
    password: 'Angemeldet.',
    totp: 'Mit Passwort und Code angemeldet.',
    recovery: 'Mit einem Wiederherstellungscode angemeldet.',
    passkey: 'Mit einem Passkey angemeldet.',
    oidc: 'Mit einem Firmenkonto angemeldet.',
  },
  other_sessions_ended: (devices: string) => `Alle anderen Geräte wurden abgemeldet${devices}.`,
  sessions_ended: (devices: string) => `Alle Geräte wurden abgemeldet${devices}.`,
  passkey_added: (name: string) => `Der Passkey${name} wurde hinzugefügt.`,
  passkey_renamed: (name: string) => `Ein Passkey heißt jetzt${name}.`,
  passkey_removed: (name: string) => `Der Passkey${name} wurde entfernt.`,
  passkey_refused: (name: string) => `Eine Anmeldung mit einer Kopie des Passkeys${name} wurde abgelehnt.`,
  oidc_linked: (name: string) => `Das Konto wurde mit dem Anmeldedienst${name} verknüpft.`,
  oidc_unlinked: (name: string) => `Die Verknüpfung mit dem Anmeldedienst${name} wurde gelöst.`,

  team_moved_away: (place: string) => `Das Team ist zu ${place} umgezogen.`,
  team_moved_here: (place: string) => `Das Team ist von ${place} hierher umgezogen.`,
  team_changed: {
    named: (name: string) => `Das Team heißt jetzt${name}.`,
    needsSecondStep: 'Das Team verlangt bei der Anmeldung jetzt einen zweiten Schritt.',
    needsNone: 'Das Team verlangt bei der Anmeldung keinen zweiten Schritt mehr.',
  },
  person_invited: (role: string) => `Eine Person wurde ins Team eingeladen${role}.`,
  person_joined: (role: string) => `Eine Person ist dem Team beigetreten${role}.`,
  role_changed: (role: string) => `Ein Mitglied hat eine andere Rolle bekommen${role}.`,
  asRole: (role: string) => ` (${role})`,
  roles: { owner: 'Inhaber', editor: 'Bearbeiter', viewer: 'Betrachter', door: 'Einlass' },

  account_added: (name: string) => `Das Mailchimp-Konto${name} wurde verbunden.`,
  account_reconnected: (name: string) => `Das Mailchimp-Konto${name} wurde neu verbunden.`,
  account_updated: {
    changed: (name: string) => `Das Mailchimp-Konto${name} wurde geändert.`,
    active: (name: string) => `Das Mailchimp-Konto${name} wurde geändert und ist aktiv.`,
    inactive: (name: string) => `Das Mailchimp-Konto${name} wurde geändert und ist inaktiv.`,
  },
  account_deleted: (name: string) => `Das Mailchimp-Konto${name} wurde mit seinen Listen gelöscht.`,
  list_apart_changed: {
    apart: 'Die Liste bleibt von der eines anderen Teams getrennt.',
    open: 'Andere Teams können wieder darum bitten, die Liste zu teilen.',
  },
  lists_merged: (name: string, scans: string) => `Zwei Listen wurden zu einer Liste${name}${scans}.`,
  lists_synced: (lists: string) => `Listen wurden aus Mailchimp gelesen${lists}.`,

  occasions_added: (occasions: string) => `Anlässe wurden hinzugefügt${occasions}.`,
  occasion_changed: (name: string) => `Der Anlass${name} wurde geändert.`,
  occasion_removed: (name: string) => `Der Anlass${name} wurde entfernt.`,
  everyone_out: (name: string, exits: string) =>
    `Alle Personen, die beim Anlass${name} drin waren, wurden ausgecheckt${exits}.`,
  vips_changed: { none: 'Die Liste hat keine VIPs mehr.', changed: 'Die VIPs der Liste wurden geändert.' },
  attendance_changed: {
    changed: 'Die Tags und Ereignisse für Gäste, die kommen, wurden geändert.',
    both: 'Die Tags und Ereignisse für Gäste, die kommen, wurden geändert: Tags an, Ereignisse an.',
    tags: 'Die Tags und Ereignisse für Gäste, die kommen, wurden geändert: Tags an, Ereignisse aus.',
    events: 'Die Tags und Ereignisse für Gäste, die kommen, wurden geändert: Tags aus, Ereignisse an.',
    none: 'Die Tags und Ereignisse für Gäste, die kommen, wurden geändert: Tags aus, Ereignisse aus.',
  },
  admissions_stopped: (name: string) => `Der Einlass zum Anlass${name} wurde gestoppt.`,
  admissions_resumed: (name: string) => `Zum Anlass${name} werden wieder Gäste eingelassen.`,
  branding_changed: (name: string) => `Das Aussehen${name} für Gäste wurde geändert.`,
  logo_changed: { changed: 'Das Logo wurde geändert.', removed: 'Das Logo wurde entfernt.' },
  segment_made: (name: string) => `Das Segment${name} wurde in Mailchimp erstellt oder aktualisiert.`,
  reminder_made: (name: string) => `Die Erinnerung${name} wurde in Mailchimp als Entwurf erstellt.`,
  draft_made: (name: string) => `Der Entwurf${name} wurde in Mailchimp erstellt.`,

  field_deleted: (name: string) => `Das QR-Feld${name} wurde gelöscht.`,
  generation_started: (contacts: string) => `QR-Codes wurden erzeugt${contacts}.`,
  sync_started: (contacts: string) => `QR-Codes wurden mit Mailchimp abgeglichen${contacts}.`,
  codes_renewed: (contacts: string) => `Codes eines früheren Tools wurden ersetzt${contacts}.`,
  display_field_changed: {
    none: 'Der Einlass zeigt kein Feld mehr.',
    named: (name: string) => `Der Einlass zeigt das Feld${name}.`,
  },
  party_field_changed: {
    none: 'Kein Feld legt mehr fest, wie viele Personen mit einem Code hereinkommen.',
    named: (name: string) => `Das Feld${name} legt fest, wie viele Personen mit einem Code hereinkommen.`,
  },
  webhook_set_up: {
    polling: 'Listpass sieht jetzt alle 10 Minuten in Mailchimp nach, was sich geändert hat.',
    webhook: 'Der Webhook wurde eingerichtet.',
  },
  rules_changed: (rules: string) => `Die Regeln wurden geändert${rules}.`,
  list_changed: (details: string) => `Die Einstellungen einer Liste wurden geändert${details}.`,
  scanned: ': Scannen ist jetzt möglich',
  notScanned: ': Scannen ist jetzt nicht möglich',
  guestsAre: (statuses: string) => `: Gäste haben den Status ${statuses}`,
  /** Mailchimp’s statuses of contacts. */
  statuses: {
    subscribed: 'abonniert',
    transactional: 'transaktional',
    unsubscribed: 'abbestellt',
    cleaned: 'bereinigt',
    pending: 'ausstehend',
  },

  contact_changed: {
    changed: 'Ein Kontakt wurde geändert.',
    blocked: 'Der Code eines Kontakts wurde gesperrt.',
    unblocked: 'Der Code eines Kontakts wurde entsperrt.',
    max: (scans: number) => count(scans, { other: 'Der Code eines Kontakts gilt jetzt #-mal.' }),
  },
  contacts_changed: {
    some: 'Kontakte wurden geändert.',
    changed: (contacts: number) =>
      count(contacts, { one: '# Kontakt wurde geändert.', other: '# Kontakte wurden geändert.' }),
    blocked: (contacts: number) =>
      count(contacts, {
        one: 'Der Code von # Kontakt wurde gesperrt.',
        other: 'Die Codes von # Kontakten wurden gesperrt.',
      }),
    unblocked: (contacts: number) =>
      count(contacts, {
        one: 'Der Code von # Kontakt wurde entsperrt.',
        other: 'Die Codes von # Kontakten wurden entsperrt.',
      }),
    /** `times`: what the next text says. */
    max: (contacts: number, times: string) =>
      count(contacts, {
        one: `Der Code von # Kontakt gilt jetzt ${times}.`,
        other: `Die Codes von # Kontakten gelten jetzt ${times}.`,
      }),
    times: (scans: number) => count(scans, { other: '#-mal' }),
  },
  guests_tagged: {
    given: (tag: string, guests: string) => `Gäste haben in Mailchimp den Tag${tag} bekommen${guests}.`,
    taken: (tag: string, guests: string) => `Gäste haben in Mailchimp den Tag${tag} verloren${guests}.`,
  },

  scanner_link_added: (name: string) => `Der Scanner-Link${name} wurde hinzugefügt.`,
  scanner_link_changed: {
    changed: (name: string) => `Der Scanner-Link${name} wurde geändert.`,
    active: (name: string) => `Der Scanner-Link${name} wurde geändert und ist aktiv.`,
    inactive: (name: string) => `Der Scanner-Link${name} wurde geändert und ist inaktiv.`,
  },
  scanner_link_rotated: (name: string) => `Der Scanner-Link${name} hat eine neue Adresse. Die alte gilt nicht mehr.`,
  scanner_link_removed: (name: string) => `Der Scanner-Link${name} wurde entfernt.`,

  /** At the end of a sentence. */
  counted: {
    devices: (devices: number) => count(devices, { one: ': # Gerät', other: ': # Geräte' }),
    occasions: (occasions: number) => count(occasions, { one: ': # Anlass', other: ': # Anlässe' }),
    exits: (exits: number) => count(exits, { one: ': # Check-out', other: ': # Check-outs' }),
    scans: (scans: number) => count(scans, { one: ': # Scan', other: ': # Scans' }),
    lists: (lists: number) => count(lists, { one: ': # Liste', other: ': # Listen' }),
    contacts: (contacts: number) => count(contacts, { one: ': # Kontakt', other: ': # Kontakte' }),
    rules: (rules: number) => count(rules, { one: ': # Regel', other: ': # Regeln' }),
    guests: (guests: number) => count(guests, { one: ': # Gast', other: ': # Gäste' }),
  },
} satisfies AccountWords['activity']['changes']
