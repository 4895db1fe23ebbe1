import type { campaigns as english } from '../../en/refusals/campaigns.ts'

/** Emails of a list in Mailchimp: drafts, tests and reports. */
export const campaigns = {
  no_fields_for_email: 'Diese Liste hat noch keine QR-Felder. Erstellen Sie sie zuerst in den Einstellungen.',
  looked_again_too_often: 'Sie haben gerade sehr oft nachgesehen. Bitte versuchen Sie es gleich noch einmal.',
  draft_made_just_now: 'Gerade wurde ein Entwurf erstellt. Bitte warten Sie einige Sekunden.',
  draft_unsure:
    'Mailchimp hat nicht geantwortet. Darum weiß Listpass nicht, ob der Entwurf erstellt wurde. Sehen Sie bei Ihren Kampagnen in Mailchimp nach, bevor Sie es noch einmal versuchen.',
  draft_name_taken: 'In Mailchimp gibt es schon einen Entwurf mit diesem Namen. Wählen Sie einen anderen.',
  draft_content_not_kept: ({ title }: { title: string }) =>
    `Mailchimp hat den Entwurf „${title}“ erstellt, aber seinen Inhalt nicht behalten. Fügen Sie das HTML des Codes dort ein.`,
  draft_gone: 'Dieser Entwurf ist nicht mehr in Mailchimp oder wurde schon gesendet.',
  too_many_proofs: 'Sie haben sich gerade viele Gäste angesehen. Bitte warten Sie einen Moment.',
  guest_not_in_mailchimp: 'Dieser Kontakt ist nicht mehr in Mailchimp. Gleichen Sie zuerst die Liste ab.',
  too_many_tests: 'Sie haben gerade viele Tests gesendet. Bitte warten Sie eine Minute.',
  test_unsure:
    'Mailchimp hat nicht geantwortet, der Test ist also vielleicht unterwegs. Sehen Sie in Ihrem Posteingang nach, bevor Sie noch einen senden.',
  test_address_refused: 'Mailchimp nimmt diese Adresse nicht an.',
  tests_used_up: 'Ihr Mailchimp-Tarif erlaubt zurzeit keine weiteren Tests. Seine Grenze gilt für 24 Stunden.',
  test_not_sent: 'Mailchimp hat den Test nicht gesendet. Öffnen Sie den Entwurf in Mailchimp, um zu sehen, was fehlt.',
  email_unidentified: 'Mailchimp sagt nicht, welche E-Mail das ist. Wählen Sie eine andere.',
  email_not_among_sent: 'Mailchimp hat diese E-Mail nicht mehr unter den gesendeten. Wählen Sie eine andere.',
  no_code_field: 'Diese Liste hat noch kein Feld für Codes. Erstellen Sie die Felder in ihren Einstellungen.',
  at_work_in_mailchimp:
    'Listpass arbeitet in Mailchimp schon an dieser Liste. Bitte versuchen Sie es gleich noch einmal.',
} satisfies typeof english
