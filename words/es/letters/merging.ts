import type { LetterWords } from '../../en/letters/index.ts'

/** Two teams with one Mailchimp audience, who may make one list of theirs. */
export const merging = {
  /** To the team that is asked. */
  ask: {
    subject: (list: string) => `Otro equipo te pide compartir la lista “${list}”`,
    same: (team: string, list: string) =>
      `El equipo “${team}” usa el mismo público de Mailchimp que tu lista “${list}”. Hoy, cada equipo cuenta las entradas por separado.`,
    asked:
      'Te piden unir las dos listas en una. Si aceptas, sus códigos, escaneos y enlaces de escáner pasan a formar parte de tu lista.',
    see: 'Ver la pregunta',
    safe: 'Nada cambia mientras no acepte un propietario de tu equipo. También puedes mantener tu lista aparte.',
  },
  /** To the team that asked. */
  done: {
    subject: (list: string) => `Tu lista “${list}” ya está unida con la de otro equipo`,
    accepted: (team: string, list: string) =>
      `El equipo “${team}” ha aceptado. Tu lista “${list}” forma parte de la suya: una sola lista, una sola cuenta de entradas, un solo conjunto de campos QR.`,
    codes:
      'Todos los códigos que has enviado siguen funcionando, y tus enlaces de escáner también. Los escaneos que una puerta aún no ha enviado se contarán.',
    open: 'Abrir la lista',
  },
} satisfies LetterWords['merging']
