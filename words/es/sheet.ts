import { isolated } from '#domain/user-text.ts'
import type { SheetWords } from '../en/sheet.ts'

/** The sheet of a door: the paper beside it, for staff. A moment stands after a colon or in brackets. */
export const sheet = {
  code: (door: string) => `Código QR que abre el escáner de ${isolated(door, 60)}`,
  codeLoading: 'Dibujando el código QR...',
  codeFailed: 'No se ha podido dibujar el código QR',
  stepsLabel: 'Cómo empezar',
  steps: [
    { what: 'Escanea esto con la cámara del teléfono', how: 'Sin aplicación y sin cuenta.' },
    { what: 'Permite la cámara', how: 'Después abre “Revisión previa”.' },
    { what: 'Apunta al código de cada invitado', how: 'Mira la forma y lee la palabra.' },
  ],
  signsLabel: 'Qué significan los signos',
  signs: {
    in: { what: 'Círculo verde: puede pasar', how: 'Saluda por el nombre que sale en la pantalla.' },
    out: { what: 'Marco azul: puede salir', how: 'Esta puerta registra salidas.' },
    stop: { what: 'Octágono rojo: alto', how: 'Lee el motivo. Si insiste, pide ayuda a la organización.' },
    ask: { what: 'Rombo amarillo: te toca', how: 'Responde a la pregunta de la pantalla.' },
    saved: { what: 'Círculo discontinuo: sin conexión', how: 'Puede pasar. El escaneo se guarda y se envía después.' },
  },
  call: 'Organización',
  network: 'Wifi',
  notListed: '¿No está en la lista?',
  byName: 'Pulsa primero “Buscar nombre”',
  noName: 'Pregunta a la organización',
  until: (at: string) => `Funciona hasta: ${at}`,
  warning:
    'Secreto: cualquiera que tenga esta hoja puede escanear hasta que la organización cierre su enlace. Retírala al terminar el evento.',
  warningUntil: (until: string) =>
    `Secreto: cualquiera que tenga esta hoja puede escanear hasta que caduque (${until}). Retírala al terminar el evento.`,
} satisfies SheetWords
