import type { merging as Merging } from '../../en/refusals/merging.ts'

/** Two teams with one audience. */
export const merging = {
  merge_not_open: 'Esta pregunta ya no está abierta.',
  codes_before_merge: 'Genera antes los códigos de tu lista. Después podrás aceptar.',
  codes_at_work_before_merge:
    'Se está trabajando en los códigos de una de las dos listas. Inténtalo de nuevo cuando termine.',
  other_list_at_work: 'Ahora se está actualizando Mailchimp con la otra lista. Inténtalo de nuevo en un minuto.',
  too_many_merge_asks: 'Has preguntado varias veces. Espera una hora e inténtalo de nuevo.',
  other_team_stays_apart: 'El otro equipo mantiene su lista aparte, así que no hay a quién preguntar.',
  no_other_team: 'Ningún otro equipo ha configurado una lista de este público.',
  list_being_joined: 'Esta lista se está uniendo con otra. Inténtalo de nuevo en un momento.',
} satisfies typeof Merging
