import type { scanning as english } from '../../en/refusals/scanning.ts'

/** Scans, and looking guests up at a door. */
export const scanning = {
  scan_not_found: 'Scan nicht gefunden',
  too_many_scans_at_once: 'Zu viele Scans auf einmal. Bitte versuchen Sie es gleich noch einmal.',
  too_many_refused_scans:
    'Zu viele abgewiesene Scans an diesem Einlass. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  scan_id_of_other_code: 'Diese scan_id wurde schon für einen anderen Code benutzt.',
  scan_id_of_other_occasion: 'Diese scan_id wurde schon für einen anderen Anlass benutzt.',
  party_scan_ids: 'Jeder Scan einer Gruppe braucht eine eigene scan_id.',
  no_admission_here: 'Dieser Einlass hat mit diesem Scan niemanden eingelassen, oder der Scan wurde storniert.',
  undo_of_other_door: 'Das kann nur der Einlass stornieren, der den Gast eingelassen hat, oder der Veranstalter.',
  undo_too_late: 'Ein Einlass kann einen Scan 15 Minuten lang stornieren. Fragen Sie den Veranstalter.',
  undo_of_refused: 'Dieser Scan wurde abgewiesen. Es gibt also nichts zu stornieren.',
  undo_of_lost: 'Dieser Scan zählt nicht mehr: Ein anderer Einlass hat diesen Code zuerst eingelassen.',
  no_page_of_guests: 'Diese Seite mit Gästen gibt es nicht.',
  no_page_of_log: 'Diese Seite des Protokolls gibt es nicht.',
  period_wrong: 'Der Zeitraum muss nach seinem Anfang enden und darf höchstens 400 Tage dauern.',
  viewers_download_no_guests: 'Betrachter können die Gäste nicht herunterladen.',
  viewers_download_no_log: 'Betrachter können das Protokoll nicht herunterladen.',
  too_long_for_a_to_z: 'Diese Liste ist zu lang für A–Z. Suchen Sie nach Name oder E-Mail.',
  too_many_searches_at_door:
    'Zu viele Suchen an diesem Einlass. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  door_closed_ask: 'Dieser Einlass ist gerade geschlossen. Bitten Sie den Veranstalter, ihn zu öffnen.',
  door_cannot_search:
    'Dieser Einlass kann nicht nach Namen suchen. Bitten Sie den Veranstalter, den Gast einzuchecken.',
  door_cannot_add: 'Dieser Einlass kann keine Gäste eintragen. Bitten Sie den Veranstalter, es zu erlauben.',
  too_many_added:
    'An diesem Einlass wurden zu viele Gäste eingetragen. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  no_code_for_guest: 'Das ist kein Code für einen neuen Gast.',
  no_codes_to_try: 'Diese Liste hat noch keine Codes. Erzeugen Sie zuerst welche.',
  try_is_over: 'Dieser Test ist vorbei. Scannen Sie den Code auf Ihrem Bildschirm noch einmal für einen neuen Test.',
  too_many_tries: 'Zu viele Tests. Warten Sie einen Moment und versuchen Sie es noch einmal.',
} satisfies typeof english
