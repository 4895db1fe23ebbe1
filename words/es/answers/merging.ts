import type { merging as english } from '../../en/answers/merging.ts'

/** Two teams with one audience. */
export const merging = {
  other_team_asked: 'Hemos preguntado al otro equipo. Recibirás un correo cuando acepten.',
  merge_withdrawn: 'La pregunta se ha retirado.',
  list_stays_apart: 'Tu lista se mantiene aparte.',
  list_may_be_asked_for: 'Otros equipos pueden volver a preguntarte.',
  lists_united: 'Las dos listas ya son una sola.',
} satisfies typeof english
