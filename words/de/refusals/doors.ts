import type { doors as english } from '../../en/refusals/doors.ts'
import { n } from '../format.ts'

/** Scanner links and their sessions, and what doors ask of organisers. */
export const doors = {
  link_ended: 'Dieser Scanner-Link gilt nicht mehr. Bitten Sie den Veranstalter um einen neuen.',
  link_expired: 'Dieser Scanner-Link ist abgelaufen. Bitten Sie den Veranstalter um einen neuen.',
  link_switched_off: 'Dieser Scanner-Link ist ausgeschaltet. Bitten Sie den Veranstalter, ihn einzuschalten.',
  link_gone: 'Diesen Scanner-Link gibt es nicht mehr.',
  link_not_opened:
    'Listpass kann die gespeicherte Adresse eines Scanner-Links nicht öffnen: LISTPASS_KEYS hat sich geändert. Das Team, das Listpass betreibt, kann den früheren Schlüssel wieder eintragen.',
  links_at_most: ({ most }: { most: number }) =>
    `Eine Liste kann höchstens ${n(most)} Scanner-Links haben. Entfernen Sie einen, der nicht mehr benutzt wird.`,
  time_is_past: 'Bitte wählen Sie eine Zeit in der Zukunft.',
  session_has_ended: 'Diese Sitzung ist schon beendet.',
  no_check_of_members: 'Nur Einlässe mit Scanner-Link melden, ob sie bereit sind.',
  too_many_devices:
    'Zu viele Geräte haben diesen Scanner-Link geöffnet. Bitte versuchen Sie es in einer Minute noch einmal.',
  too_many_wrong_links: 'Zu viele falsche Links. Bitte versuchen Sie es in einer Minute noch einmal.',
  no_page_of_list: 'Diese Seite der Liste gibt es nicht. Bitte beginnen Sie mit der ersten.',
  door_closed_phone: 'Dieser Einlass ist gerade geschlossen. Rufen Sie den Veranstalter an.',
  too_many_calls_of_door: 'Zu viele Rufe von diesem Einlass. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  call_made_already: 'Dieser Ruf wurde schon gesendet.',
  call_gone: 'Diesen Ruf gibt es nicht mehr.',
} satisfies typeof english
