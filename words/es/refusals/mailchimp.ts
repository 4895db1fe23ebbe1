import type { mailchimp as Mailchimp } from '../../en/refusals/mailchimp.ts'
import { n } from '../format.ts'

/** Trouble with Mailchimp: what the reader can do next. */
export const mailchimp = {
  mailchimp_unreachable: 'En este momento no se puede contactar con Mailchimp. Inténtalo de nuevo en unos minutos.',
  mailchimp_busy: 'En este momento Mailchimp está demasiado ocupado. Inténtalo de nuevo en unos minutos.',
  mailchimp_unauthorized: 'Mailchimp ya no acepta la clave de esta cuenta. Conecta la cuenta de nuevo.',
  mailchimp_forbidden: 'El usuario de Mailchimp de esta cuenta no tiene permiso para esto. Revisa su rol en Mailchimp.',
  mailchimp_not_found: 'Mailchimp no lo ha encontrado. Puede que se haya eliminado allí.',
  mailchimp_gave_no_reason: 'Mailchimp no ha dado ningún motivo.',
  mailchimp_refused: 'Mailchimp ha rechazado la solicitud.',
  mailchimp_fields_moved: 'Los campos QR de esta lista se han renombrado o eliminado en Mailchimp.',
  // What we found wrong with an answer of Mailchimp.
  mailchimp_other_address: 'Mailchimp ha remitido a otra dirección, que no se sigue.',
  mailchimp_answer_too_large: 'La respuesta era demasiado grande.',
  mailchimp_answer_unreadable: 'Mailchimp ha enviado una respuesta que no se ha podido leer.',
  mailchimp_contradicted_itself: 'Mailchimp se ha contradicho.',
  mailchimp_answered_else: 'Mailchimp ha respondido sobre algo distinto de lo que se le preguntó.',
  mailchimp_write_not_held: 'Mailchimp no ha guardado lo que se escribió.',
  mailchimp_no_data_centre: 'Mailchimp no ha indicado ningún centro de datos.',
  mailchimp_tag_in_part: 'La etiqueta no se ha mostrado completa.',
  mailchimp_listing_endless: 'El listado no terminaba nunca.',
  mailchimp_other_campaign: 'Mailchimp ha respondido con una campaña que no es la copia.',
  mailchimp_draft_not_held: 'Mailchimp no muestra el borrador tal como se escribió.',
  mailchimp_no_draft_made: 'Mailchimp ha creado una campaña que no es un borrador.',
  mailchimp_add_not_held: 'Mailchimp no ha guardado lo que se añadió.',
  mailchimp_campaign_part_lost: 'Mailchimp no ha encontrado una parte de una campaña, aunque la campaña existe.',
  mailchimp_segment_not_held: 'Mailchimp no muestra el segmento tal como se escribió.',
  mailchimp_webhook_lost: 'Mailchimp no ha encontrado un webhook que sí tiene.',
  mailchimp_tag_lost: 'Mailchimp no ha encontrado una etiqueta que sí tiene.',
  mailchimp_fields_in_part: 'Mailchimp ha mostrado menos campos de los que cuenta.',
  mailchimp_field_lost: 'Mailchimp no ha encontrado un campo que sí tiene.',
  mailchimp_segments_in_part: 'Mailchimp ha mostrado menos etiquetas y segmentos de los que cuenta.',
  mailchimp_segment_lost: 'Mailchimp no ha encontrado una etiqueta o un segmento que sí tiene.',
  mailchimp_segment_contacts_lost: 'Mailchimp no ha encontrado los contactos de una etiqueta o de un segmento.',
  mailchimp_late: ({ seconds }: { seconds: number }) => `Mailchimp no ha respondido en ${n(seconds)} segundos.`,
  mailchimp_answer_lacks: ({ fields }: { fields: string }) => `En la respuesta de Mailchimp falta: ${fields}.`,
} satisfies typeof Mailchimp
