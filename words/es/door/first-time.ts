import type { DoorWords } from '../../en/door/index.ts'

/** Three cards for staff at their first door. */
export const firstTime = {
  title: 'Cómo funciona',
  help: 'Ayuda',
  aim: 'Apunta',
  aimText: 'Mantén el código del invitado dentro de las esquinas amarillas, a unos 10 cm de la cámara.',
  read: 'Mira la forma y lee la palabra',
  letIn: 'Puede pasar',
  stop: 'Alto. Lee el motivo',
  answer: 'Responde a la pregunta',
  away: '¿Sin conexión? Sigue escaneando',
  awayText: 'Círculo discontinuo: puede pasar, queda guardado. Este dispositivo lo envía después.',
} satisfies DoorWords['firstTime']
