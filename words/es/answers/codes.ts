import type { codes as english } from '../../en/answers/codes.ts'

/** The fields and codes of a list. */
export const codes = {
  fields_created: 'Campos QR creados',
  field_deleted: 'Campo QR eliminado',
  codes_renewed: 'Códigos nuevos creados. Mailchimp los recibe en un minuto como máximo.',
  status_checked: 'Lista comprobada',
  list_too_long_to_read:
    'La lista es demasiado larga para leerla mientras esperas, así que estos son los últimos valores conocidos. Una sincronización compara cada contacto.',
  list_not_shown_whole:
    'Puede que Mailchimp no haya mostrado toda la lista, así que estos son los últimos valores conocidos. Una sincronización compara cada contacto.',
  display_field_updated: 'Campo visible actualizado',
  party_field_saved: 'El tamaño de los grupos se ha guardado.',
  card_saved: 'La ficha de las puertas se ha guardado.',
  asks_saved: 'Las preguntas de las puertas se han guardado.',
} satisfies typeof english
