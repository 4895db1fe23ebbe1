import type { campaigns as english } from '../../en/answers/campaigns.ts'

/** Emails and segments of a list in Mailchimp. */
export const campaigns = {
  test_sent: 'La prueba está en camino.',
  segment_made: ({ segment }: { segment: string }) => `“${segment}” está en Mailchimp, al día.`,
  reminder_made: 'El recordatorio es un borrador en Mailchimp. Revísalo allí y envíalo tú.',
  reminder_updated: 'El recordatorio ya estaba entre tus borradores. Sus destinatarios están al día.',
  reminder_has_its_time: 'El recordatorio ya está programado en Mailchimp, así que no se ha cambiado nada.',
  other_copies: ({ titles }: { titles: string }) =>
    `Mailchimp tiene además otra copia de este correo: ${titles}. Elimínala allí.`,
  quoted_title: ({ title }: { title: string }) => `“${title}”`,
  preview_is_over: 'Esta vista previa ya no es válida. Elige otra vez al invitado.',
  draft_without_content: 'Mailchimp aún no muestra ningún contenido de este borrador.',
} satisfies typeof english
