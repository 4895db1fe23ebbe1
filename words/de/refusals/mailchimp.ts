import type { mailchimp as english } from '../../en/refusals/mailchimp.ts'

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
  mailchimp_refused: 'Mailchimp hat die Anfrage abgelehnt.',
  mailchimp_fields_moved: 'Die QR-Felder dieser Liste wurden in Mailchimp umbenannt oder gelöscht.',
} satisfies typeof english
