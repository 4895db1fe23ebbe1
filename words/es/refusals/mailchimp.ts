import type { mailchimp as Mailchimp } from '../../en/refusals/mailchimp.ts'

/** Trouble with Mailchimp: what the reader can do next. */
export const mailchimp = {
  mailchimp_unreachable: 'En este momento no se puede contactar con Mailchimp. Inténtalo de nuevo en unos minutos.',
  mailchimp_busy: 'En este momento Mailchimp está demasiado ocupado. Inténtalo de nuevo en unos minutos.',
  mailchimp_unauthorized: 'Mailchimp ya no acepta la clave de esta cuenta. Conecta la cuenta de nuevo.',
  mailchimp_forbidden: 'El usuario de Mailchimp de esta cuenta no tiene permiso para esto. Revisa su rol en Mailchimp.',
  mailchimp_not_found: 'Mailchimp no lo ha encontrado. Puede que se haya eliminado allí.',
  mailchimp_refused: 'Mailchimp ha rechazado la solicitud.',
  mailchimp_fields_moved: 'Los campos QR de esta lista se han renombrado o eliminado en Mailchimp.',
} satisfies typeof Mailchimp
