import type { mailchimp as english } from '../../en/refusals/mailchimp.ts'
import { n } from '../format.ts'

/** Trouble with Mailchimp: what the reader can do next. */
export const mailchimp = {
  mailchimp_unreachable:
    'Mailchimp ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  mailchimp_busy: 'Mailchimp ist gerade überlastet. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  mailchimp_unauthorized:
    'Mailchimp nimmt den Schlüssel dieses Kontos nicht mehr an. Bitte verbinden Sie das Konto neu.',
  mailchimp_forbidden:
    'Der Mailchimp-Benutzer dieses Kontos darf das nicht. Bitte prüfen Sie seine Rolle in Mailchimp.',
  mailchimp_not_found: 'Mailchimp konnte das nicht finden. Vielleicht wurde es dort gelöscht.',
  mailchimp_gave_no_reason: 'Mailchimp hat keinen Grund genannt.',
  mailchimp_refused: 'Mailchimp hat die Anfrage abgelehnt.',
  mailchimp_fields_moved: 'Die QR-Felder dieser Liste wurden in Mailchimp umbenannt oder gelöscht.',
  // What we found wrong with an answer of Mailchimp.
  mailchimp_other_address: 'Mailchimp hat auf eine andere Adresse verwiesen, die nicht aufgerufen wird.',
  mailchimp_answer_too_large: 'Die Antwort war zu groß.',
  mailchimp_answer_unreadable: 'Mailchimp hat eine Antwort gesendet, die nicht gelesen werden konnte.',
  mailchimp_contradicted_itself: 'Mailchimp hat sich widersprochen.',
  mailchimp_answered_else: 'Mailchimp hat auf etwas anderes geantwortet, als gefragt war.',
  mailchimp_write_not_held: 'Mailchimp hat nicht behalten, was geschrieben wurde.',
  mailchimp_no_data_centre: 'Mailchimp hat kein Rechenzentrum genannt.',
  mailchimp_tag_in_part: 'Der Tag wurde nicht vollständig gezeigt.',
  mailchimp_listing_endless: 'Die Auflistung nahm kein Ende.',
  mailchimp_other_campaign: 'Mailchimp hat mit einer anderen Kampagne als der Kopie geantwortet.',
  mailchimp_draft_not_held: 'Mailchimp zeigt den Entwurf nicht so, wie er geschrieben wurde.',
  mailchimp_no_draft_made: 'Mailchimp hat eine Kampagne erstellt, die kein Entwurf ist.',
  mailchimp_add_not_held: 'Mailchimp hat nicht behalten, was hinzugefügt wurde.',
  mailchimp_campaign_part_lost:
    'Mailchimp hat einen Teil einer Kampagne nicht gefunden, obwohl es die Kampagne dort gibt.',
  mailchimp_segment_not_held: 'Mailchimp zeigt das Segment nicht so, wie es geschrieben wurde.',
  mailchimp_webhook_lost: 'Mailchimp hat einen Webhook nicht gefunden, obwohl es ihn dort gibt.',
  mailchimp_tag_lost: 'Mailchimp hat einen Tag nicht gefunden, obwohl es ihn dort gibt.',
  mailchimp_fields_in_part: 'Mailchimp hat weniger Felder aufgelistet, als es zählt.',
  mailchimp_field_lost: 'Mailchimp hat ein Feld nicht gefunden, obwohl es dort vorhanden ist.',
  mailchimp_segments_in_part: 'Mailchimp hat weniger Tags und Segmente aufgelistet, als es zählt.',
  mailchimp_segment_lost: 'Mailchimp hat einen Tag oder ein Segment nicht gefunden, obwohl es dort vorhanden ist.',
  mailchimp_segment_contacts_lost: 'Mailchimp hat die Kontakte eines Tags oder Segments nicht gefunden.',
  mailchimp_late: ({ seconds }: { seconds: number }) =>
    `Mailchimp hat nicht innerhalb von ${n(seconds)} Sekunden geantwortet.`,
  mailchimp_answer_lacks: ({ fields }: { fields: string }) => `In der Antwort von Mailchimp fehlt: ${fields}.`,
} satisfies typeof english
