import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** The camera, its controls, and photos of codes. */
export const camera = {
  allow: 'Permitir la cámara',
  starting: 'Iniciando la cámara...',
  cameraHint: 'El navegador te pedirá permiso para usar la cámara. La imagen se queda en este dispositivo.',
  video: 'Imagen de la cámara',
  overlay: '¡ERROR!',
  brokenReader: 'Esta página no puede leer códigos en este momento.',
  brokenReaderHelp: 'Una parte no se ha cargado. Recarga la página o escribe los códigos.',
  reload: 'Recargar página',
  aim: 'Apunta con la cámara a un código.',

  choose: 'Cámara',
  unnamed: (number: number) => `Cámara ${n(number)}`,
  zoom: 'Zoom',
  zoomNow: (value: number) => count(Math.round(value * 10) / 10, { one: '# aumento', other: '# aumentos' }),
  isBlack:
    'La imagen está negra. Destapa la cámara o enciende una luz. Si sigue negra, cierra el navegador y abre esta página de nuevo.',

  isDark: 'Está oscuro. Enciende la luz para leer códigos en papel.',
  thisOne: 'Este',

  hints: {
    two: 'Muestra un solo código',
    nearest: 'Cuenta el más cercano al centro.',
    outside: 'Pon el código dentro de las esquinas',
  },

  inApp: (app: string) => `Has abierto esta página dentro de ${app}, donde la cámara no suele funcionar.`,
  inAnApp: 'Has abierto esta página dentro de una aplicación, donde la cámara no suele funcionar.',
  inAppHelp: 'Copia la dirección y ábrela en Safari, Chrome o Firefox.',
  copyAddress: 'Copiar dirección',

  photo: 'Leer una foto de un código',
  photoHint: 'Úsalo si la cámara no muestra imagen o si te enviaron una imagen del código.',
  photoReading: 'Leyendo la foto...',
  photoEmpty: 'No hay ningún código en esta foto. Acércate, usa más luz y no te muevas.',
  photoTwo: 'En esta foto hay dos códigos. Haz una foto de uno solo.',

  /** Why there is no picture, and the one thing to do about it. */
  problems: {
    denied: {
      title: 'La cámara no está permitida.',
      help: 'Permite la cámara para este sitio en la barra de direcciones o en los ajustes del navegador y pulsa el botón otra vez.',
    },
    dismissed: {
      title: 'Se cerró la pregunta sobre la cámara.',
      help: 'Pulsa el botón otra vez y elige “Permitir” cuando el navegador pregunte.',
    },
    forbidden: {
      title: 'Este dispositivo no deja que el navegador use la cámara.',
      help: 'Permite la cámara para el navegador en los ajustes del dispositivo y pulsa el botón otra vez.',
    },
    missing: {
      title: 'No se ha encontrado ninguna cámara.',
      help: 'Conecta una cámara o abre esta página en un teléfono.',
    },
    vanished: {
      title: 'La cámara se ha desconectado.',
      help: 'Vuelve a conectarla y se iniciará sola. O pulsa el botón para usar otra.',
    },
    busy: {
      title: 'Otro programa está usando la cámara.',
      help: 'Cierra el programa o la pestaña que usa la cámara y pulsa el botón otra vez.',
    },
    insecure: {
      title: 'La cámara necesita una conexión segura.',
      help: 'Abre esta página en su dirección https.',
    },
    unsupported: {
      title: 'Este navegador no puede usar la cámara.',
      help: 'Abre esta página en el navegador propio del teléfono, como Chrome o Safari.',
    },
    stalled: { title: 'La cámara no muestra imagen.', help: 'Cierra el navegador y abre esta página de nuevo.' },
    unknown: {
      title: 'La cámara no se ha iniciado.',
      help: 'Pulsa el botón otra vez. Si eso no ayuda, recarga la página.',
    },
  },
} satisfies DoorWords['camera']
