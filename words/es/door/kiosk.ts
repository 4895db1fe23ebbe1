import type { DoorWords } from '../../en/door/index.ts'
import { count } from '../format.ts'

/** A kiosk, where guests scan themselves. "Adelante" welcomes guests of any gender, and says that they may go in. */
export const kiosk = {
  pin: 'PIN',
  show: 'Mostrar',
  hide: 'Ocultar',
  aim: 'Acerca tu código a la cámara.',
  welcome: (name: string) => `¡Adelante, ${name}!`,
  welcomeNobody: '¡Adelante!',
  sorry: 'Habla con el personal, por favor.',
  checking: 'Un momento, por favor...',
  language: 'Idioma',
  leave: 'Cerrar quiosco',
  leaveText: 'Para el personal: escribe el PIN que elegiste para este quiosco.',
  leaveButton: 'Cerrar',
  leaving: 'Comprobando...',
  stay: 'Volver',
  wrong: 'Ese PIN no es correcto.',
  wait: (seconds: number) =>
    count(seconds, {
      one: 'Demasiados PIN incorrectos. Espera # segundo.',
      other: 'Demasiados PIN incorrectos. Espera # segundos.',
    }),
} satisfies DoorWords['kiosk']
