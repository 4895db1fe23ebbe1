import type { campaigns as en } from '../../en/refusals/campaigns.ts'

/** Emails of a list in Mailchimp: drafts, tests and reports. */
export const campaigns = {
  no_fields_for_email: 'Cette liste n’a pas encore de champs QR. Créez-les d’abord dans les réglages.',
  looked_again_too_often: 'Vous avez actualisé plusieurs fois à l’instant. Réessayez dans un moment.',
  draft_made_just_now: 'Un brouillon vient d’être créé. Attendez quelques secondes.',
  draft_unsure:
    'Mailchimp n’a pas répondu\u{202f}: Listpass ne sait pas si le brouillon a été créé. Regardez vos campagnes dans Mailchimp avant de réessayer.',
  draft_name_taken: 'Il y a déjà un brouillon de ce nom dans Mailchimp. Choisissez un autre nom.',
  draft_content_not_kept: ({ title }: { title: string }) =>
    `Mailchimp a créé le brouillon «\u{202f}${title}\u{202f}», mais n’a pas gardé son contenu. Collez-y le HTML du code.`,
  draft_gone: 'Ce brouillon n’est plus dans Mailchimp, ou a été envoyé.',
  too_many_proofs: 'Vous avez consulté beaucoup d’invités à l’instant. Attendez un moment.',
  guest_not_in_mailchimp: 'Ce contact n’est plus dans Mailchimp. Synchronisez d’abord la liste.',
  too_many_tests: 'Vous avez envoyé beaucoup de tests à l’instant. Attendez une minute.',
  test_unsure:
    'Mailchimp n’a pas répondu\u{202f}: le test est peut-être en route. Regardez votre boîte de réception avant d’en envoyer un autre.',
  test_address_refused: 'Mailchimp n’accepte pas cette adresse.',
  tests_used_up: 'Votre forfait Mailchimp ne permet plus de tests pour le moment. Sa limite vaut pour 24 heures.',
  test_not_sent: 'Mailchimp n’a pas envoyé le test. Ouvrez le brouillon dans Mailchimp pour voir ce qui manque.',
  email_unidentified: 'Mailchimp n’indique pas de quel e-mail il s’agit. Choisissez-en un autre.',
  email_not_among_sent: 'Cet e-mail n’est plus parmi les e-mails envoyés dans Mailchimp. Choisissez-en un autre.',
  no_code_field: 'Cette liste n’a pas encore de champ pour les codes. Créez les champs dans ses réglages.',
  at_work_in_mailchimp: 'Listpass travaille déjà sur cette liste dans Mailchimp. Réessayez dans un instant.',
} satisfies typeof en
