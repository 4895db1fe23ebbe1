import type { campaigns as english } from '../../en/answers/campaigns.ts'

/** Emails and segments of a list in Mailchimp. */
export const campaigns = {
  test_sent: 'O teste está a caminho.',
  segment_made: ({ segment }: { segment: string }) => `“${segment}” está no Mailchimp, em dia.`,
  reminder_made: 'O lembrete está como rascunho no Mailchimp. Confira-o e envie-o por lá.',
  reminder_updated: 'O lembrete já estava entre seus rascunhos. Os destinatários estão atualizados.',
  reminder_has_its_time: 'O lembrete já está programado no Mailchimp, então nada foi alterado.',
  other_copies: ({ titles }: { titles: string }) =>
    `O Mailchimp também tem outra cópia deste e-mail: ${titles}. Exclua-a lá.`,
  quoted_title: ({ title }: { title: string }) => `“${title}”`,
  preview_is_over: 'Esta prévia não vale mais. Escolha o convidado de novo.',
  draft_without_content: 'O Mailchimp ainda não mostra o conteúdo deste rascunho.',
} satisfies typeof english
