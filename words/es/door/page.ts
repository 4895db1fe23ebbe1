import type { DoorWords } from '../../en/door/index.ts'
import { count } from '../format.ts'

/** The page of a scanner around the door. */
export const page = {
  title: 'Escáner de códigos QR',
  connectedTo: 'Lista conectada:',
  activeMembers: (members: number) => count(members, { one: '# miembro activo', other: '# miembros activos' }),
  /** Of a list. */
  active: 'Activa',
  inactive: 'Inactiva',
  inactiveText: 'Ahora no se puede escanear esta lista.',
  inactiveHelp: 'Pide a la organización que active el escaneo de esta lista.',
  loading: 'Cargando los datos de la lista...',
  loadFailed: 'No se ha podido cargar la lista',
  invalid: 'El escáner no está conectado a una lista válida.',
  invalidHelp: 'Revisa la URL o pregunta a la organización.',
  door: 'Puerta:',
  listGone: 'Ya no puedes escanear esta lista.',
  linkEnded: 'Este enlace de escáner ya no es válido. Pide uno nuevo a la organización.',
  kioskPaused: 'Este escáner está en pausa. Habla con el personal, por favor.',
  closed: {
    title: 'Puerta cerrada',
    refused: (time: string) => `No pudo pasar (${time}):`,
  },
} satisfies DoorWords['page']
