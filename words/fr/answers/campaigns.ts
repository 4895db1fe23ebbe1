import type { campaigns as english } from '../../en/answers/campaigns.ts'

/** Emails and segments of a list in Mailchimp. */
export const campaigns = {
  test_sent: 'Le test est en route.',
  segment_made: ({ segment }: { segment: string }) => `«\u{202f}${segment}\u{202f}» est dans Mailchimp, et à jour.`,
  reminder_made: 'Le rappel est un brouillon dans Mailchimp. Regardez-le là-bas, puis envoyez-le vous-même.',
  reminder_updated: 'Le rappel était déjà parmi vos brouillons. Ses destinataires sont à jour.',
  reminder_has_its_time: 'Le rappel est déjà programmé dans Mailchimp\u{202f}: rien n’a été modifié.',
  other_copies: ({ titles }: { titles: string }) =>
    `Mailchimp a aussi une autre copie de cet e-mail\u{202f}: ${titles}. Supprimez-la là-bas.`,
  quoted_title: ({ title }: { title: string }) => `«\u{202f}${title}\u{202f}»`,
  preview_is_over: 'Cet aperçu est terminé. Choisissez de nouveau l’invité.',
  draft_without_content: 'Mailchimp ne montre pas encore le contenu de ce brouillon.',
} satisfies typeof english
