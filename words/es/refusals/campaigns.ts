import type { campaigns as Campaigns } from '../../en/refusals/campaigns.ts'

/** Emails of a list in Mailchimp: drafts, tests and reports. */
export const campaigns = {
  no_fields_for_email: 'Esta lista aún no tiene campos QR. Créalos antes en los ajustes.',
  looked_again_too_often: 'Has vuelto a mirar muchas veces seguidas. Inténtalo de nuevo en un momento.',
  draft_made_just_now: 'Se acaba de crear un borrador. Espera unos segundos.',
  draft_unsure:
    'Mailchimp no ha respondido, así que Listpass no sabe si se ha creado el borrador. Mira tus campañas en Mailchimp antes de intentarlo de nuevo.',
  draft_name_taken: 'En Mailchimp ya hay un borrador con este nombre. Elige otro nombre.',
  draft_content_not_kept: ({ title }: { title: string }) =>
    `Mailchimp ha creado el borrador “${title}”, pero no ha guardado su contenido. Pega en él el HTML del código.`,
  draft_gone: 'Este borrador ya no está en Mailchimp o ya se ha enviado.',
  too_many_proofs: 'Has mirado muchos invitados seguidos. Espera un momento.',
  guest_not_in_mailchimp: 'Este contacto ya no está en Mailchimp. Sincroniza antes la lista.',
  too_many_tests: 'Has enviado muchas pruebas seguidas. Espera un minuto.',
  test_unsure:
    'Mailchimp no ha respondido, así que la prueba puede estar en camino. Mira tu bandeja de entrada antes de enviar otra.',
  test_address_refused: 'Mailchimp no acepta esta dirección.',
  tests_used_up: 'Tu plan de Mailchimp no permite más pruebas por ahora. Su límite es para 24 horas.',
  test_not_sent: 'Mailchimp no ha enviado la prueba. Abre el borrador en Mailchimp para ver qué falta.',
  email_unidentified: 'Mailchimp no dice qué correo es este. Elige otro.',
  email_not_among_sent: 'Mailchimp ya no tiene este correo entre los enviados. Elige otro.',
  no_code_field: 'Esta lista aún no tiene un campo para los códigos. Crea los campos en sus ajustes.',
  at_work_in_mailchimp: 'Listpass ya está trabajando en esta lista en Mailchimp. Inténtalo de nuevo en un momento.',
} satisfies typeof Campaigns
