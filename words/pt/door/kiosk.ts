import type { DoorWords } from '../../en/door/index.ts'
import { count } from '../format.ts'

/** A kiosk, where guests scan themselves. A welcome without a gender. */
export const kiosk = {
  pin: 'PIN',
  show: 'Mostrar',
  hide: 'Ocultar',
  aim: 'Mostre seu código para a câmera.',
  welcome: (name: string) => `Boas-vindas, ${name}!`,
  welcomeNobody: 'Boas-vindas!',
  sorry: 'Fale com a equipe, por favor.',
  checking: 'Um momento, por favor...',
  language: 'Idioma',
  leave: 'Sair do totem',
  leaveText: 'Para a equipe: digite o PIN que você escolheu para este totem.',
  leaveButton: 'Sair',
  leaving: 'Verificando...',
  stay: 'Ficar',
  wrong: 'O PIN está errado.',
  wait: (seconds: number) =>
    count(seconds, {
      one: 'Muitos PINs errados. Espere # segundo.',
      other: 'Muitos PINs errados. Espere # segundos.',
    }),
} satisfies DoorWords['kiosk']
