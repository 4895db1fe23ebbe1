import type { http as english } from '../../en/refusals/http.ts'
import { n } from '../format.ts'

/** Calls that are declined before a feature looks at them, and faults. */
export const http = {
  bad_address: 'Die Adresse konnte nicht gelesen werden.',
  wrong_length: 'Die Anfrage ist nicht so lang, wie sie angibt.',
  no_host: 'Die Anfrage nennt keinen Host.',
  not_json: 'Die Anfrage konnte nicht als JSON gelesen werden.',
  request_late: 'Die Anfrage kam zu langsam an.',
  request_too_large: 'Die Anfrage ist zu groß.',
  address_too_long: 'Die Adresse ist zu lang.',
  json_needed: 'Bitte senden Sie JSON mit dem Header Content-Type: application/json.',
  expect_unknown: 'Bitte senden Sie die Anfrage ohne den Header Expect.',
  headers_too_large: 'Die Header der Anfrage sind zu groß.',
  unreadable: 'Die Anfrage konnte nicht gelesen werden.',
  too_deep: ({ most }: { most: number }) =>
    `Die Anfrage ist zu tief verschachtelt. Höchstens ${n(most)} Ebenen sind erlaubt.`,
  control_characters: 'Bitte lassen Sie Steuerzeichen weg.',
  /** The first message under a field. The contract writes it, in English. */
  wrong_fields: ({ first }: { first: string }) => first,
  unknown_field: 'Dieses Feld ist unbekannt.',
  wrong_form: 'Dieser Wert fehlt oder hat die falsche Form.',
  not_found: 'Nicht gefunden.',
  picture_only_shown: 'Ein Bild kann nur angesehen werden.',
  web_not_built: 'Die Web-App ist nicht gebaut. Führen Sie aus: npm run build',
  sign_in: 'Bitte melden Sie sich an.',
  other_site: ({ address }: { address: string }) =>
    `Diese Anfrage kam nicht von Listpass. Bitte öffnen Sie ${address} und versuchen Sie es noch einmal.`,
  busy: 'Listpass ist gerade stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  too_many_at_once: 'Zu viele Anfragen auf einmal. Bitte versuchen Sie es gleich noch einmal.',
  turns_taken: 'Listpass ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  two_downloads: 'Sie laden schon zwei Dateien herunter. Bitte warten Sie, bis eine fertig ist.',
  too_many_downloads: 'Gerade laufen zu viele Downloads. Bitte versuchen Sie es gleich noch einmal.',
  too_many_doors: 'Gerade sind zu viele Einlässe verbunden. Bitte versuchen Sie es gleich noch einmal.',
  disk_full:
    'Auf der Festplatte von Listpass ist kein Platz mehr. Scans können erst gezählt werden, wenn der Betreiber Platz schafft.',
  restarting: 'Listpass startet gerade neu. Bitte versuchen Sie es gleich noch einmal.',
  locked: 'Das wird gerade an anderer Stelle geändert. Bitte versuchen Sie es gleich noch einmal.',
  fault: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  team_left: ({ address }: { address: string }) =>
    `Dieses Team zieht zu ${address} um oder ist schon dort. Bitte arbeiten Sie dort weiter.`,
  team_left_silent: ({ address }: { address: string }) =>
    `Dieses Team ist zu ${address} umgezogen, und Listpass antwortet dort im Moment nicht.`,
} satisfies typeof english
