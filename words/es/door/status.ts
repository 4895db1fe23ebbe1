import type { DoorWords } from '../../en/door/index.ts'

/** The scanner’s internal state, which an organiser sees. */
export const status = {
  title: 'Estado del escáner',
  camera: 'Estado de la cámara',
  cameras: 'Cámaras',
  stream: 'Señal',
  frames: 'Fotogramas procesados',
  list: 'ID de la lista',
  slug: 'Alias de la URL',
  raw: 'Últimos datos leídos',
  code: 'Código extraído',
  answer: 'Última respuesta de la API',
  choose: 'Cambiar de cámara',
  /** Of data of any gender. */
  none: 'Sin datos',
  copy: 'Copiar informe',
  copyHint: 'Para soporte: versiones, cámara, tiempos y escaneos por enviar. No contiene códigos ni nombres.',
  unnamedCamera: (number: number) => `Cámara ${number}`,
  idle: 'Inactiva',
  starting: 'Iniciando',
  running: 'Cámara activa',
  error: (text: string) => `Error de la cámara: ${text}`,
} satisfies DoorWords['status']
