import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** A scan with the organiser’s own phone that counts nothing. */
export const trying = {
  countsNothing: 'Una prueba no cuenta nada: no gasta la entrada de nadie y no envía nada a Mailchimp.',
  starting: 'Creando un escáner de prueba...',
  startFailed: 'No se ha podido crear el escáner de prueba',
  openTitle: 'Acerca tu teléfono aquí',
  openText: 'Apunta con su cámara a este código. Abre un escáner, sin aplicación y sin iniciar sesión.',
  openAlt: 'Código QR: abre el escáner en tu teléfono',
  openHere: 'Abrir el escáner aquí',
  drawing: 'Dibujando el código...',
  drawFailed: 'No se ha podido dibujar el código',
  waitingToOpen: 'Esperando a tu teléfono',
  isOpen: 'Mi teléfono ya muestra el escáner',
  scanTitle: 'Ahora escanea este código',
  ownCode: 'Es tu propio código.',
  codeOf: (name: string) => `Es el código de ${isolated(name, 60)}.`,
  orEmail: 'También sirve un código de tu correo de prueba.',
  onlyEmail: 'Escanea un código de tu correo de prueba.',
  sampleAlt: 'Código QR de un contacto, para escanearlo con tu teléfono',
  waiting: 'Esperando tu escaneo',
  openAgain: 'Mostrar otra vez el primer código',
  stamp: 'Entrada válida',
  done: 'Tu teléfono ha leído el código.',
  doneOf: (name: string) => `Tu teléfono ha leído el código de ${isolated(name, 60)}.`,
  doneText: 'Así funcionarán tus puertas. No se ha contado nada.',
  refused: (verdict: string) => `Tu teléfono ha leído el código. Una puerta diría: ${verdict}.`,
  refusedText: 'No se ha contado nada. Revisa el contacto en tu lista o prueba con otro código.',
  again: 'Probar otro escaneo',
  slow: '¿Aún nada?',
  /** Quotes two buttons of the door. */
  slowText: 'El escáner necesita la cámara: elige “Permitir la cámara”. O elige allí “Escribir código”.',
  over: 'No ha llegado ningún escaneo en 30 minutos',
  overText:
    'Pasado ese tiempo, un escáner de prueba deja de funcionar. Empieza de nuevo cuando tengas el teléfono a mano.',
  startAgain: 'Empezar de nuevo',
  statusFailed: 'En este momento, esta pantalla no recibe noticias de tu escaneo. Lo sigue intentando.',
} satisfies ProductWords['trying']
