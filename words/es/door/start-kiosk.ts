import type { DoorWords } from '../../en/door/index.ts'

/** The start of a kiosk, in the door’s menu. */
export const startKiosk = {
  title: 'Quiosco: cada invitado escanea su código',
  text: 'Una pantalla completa para los invitados. Pueden elegir su idioma y nada más. Para cerrarla hace falta el PIN, incluso después de recargar. Para que nadie salga de esta página, usa Acceso guiado (iPhone) o Fijar aplicaciones (Android).',
  pinHint: 'De 4 a 8 dígitos. Lo necesitas para cerrar el quiosco.',
  pinProblem: 'Un PIN tiene de 4 a 8 dígitos.',
  again: 'Repite el PIN',
  againProblem: 'Los dos PIN no coinciden.',
  start: 'Iniciar quiosco',
  starting: 'Iniciando...',
  noStorage:
    'Este navegador no puede guardar el quiosco, así que se cerraría al recargar. Desactiva la navegación privada.',
  insecure: 'Un quiosco necesita una conexión segura. Abre esta página en su dirección https.',
} satisfies DoorWords['startKiosk']
