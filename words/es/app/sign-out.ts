import type { AppWords } from '../../en/app/index.ts'
import { count } from '../format.ts'

/** The question before a sign-out that leaves scans behind. */
export const signOut = {
  title: 'Quedan escaneos por enviar',
  question: (scans: number) =>
    count(scans, { one: '# escaneo aún no se ha enviado.', other: '# escaneos aún no se han enviado.' }),
  /** After the question. */
  staysHere: (name: string) =>
    `Se queda en este dispositivo y se enviará cuando ${name} inicie sesión de nuevo y abra un escáner aquí.`,
  stayHere: (name: string) =>
    `Se quedan en este dispositivo y se enviarán cuando ${name} inicie sesión de nuevo y abra un escáner aquí.`,
  hint: 'Para enviar ahora lo pendiente, no cierres la sesión y abre un escáner cuando tengas conexión.',
  stay: 'Quedarme',
  anyway: 'Cerrar la sesión',
} satisfies AppWords['signOut']
